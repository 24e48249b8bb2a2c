import type { Caption, Countdown } from '@starboard/kernel'
import { announcement } from '../script/announcement.ts'
import type { Told } from '../state.ts'
import { THREAT_CARDS } from '../threats/cards.ts'
import type { View } from '../view.ts'

/** SA-2.23: what the clock shows; a window that closes comes before the phase. */
export function countdowns({ stage, startsAt, phases, transfer, outage }: View): readonly Countdown[] {
  if (stage !== 'planning' && stage !== 'countdown') return []
  return [
    moment('begins in', startsAt),
    moment('transfer closes in', transfer?.until ?? null),
    moment('silence for', outage?.until ?? null),
    ...(phases ?? []).map(({ phase, to }) => moment(`phase ${phase} ends in`, to)),
  ].flat()
}

const moment = (text: string, at: number | null): readonly Countdown[] => (at === null ? [] : [{ text, at }])

/** SA-2.8: the last announcement, as long as there may be another. */
export function caption(view: View): Caption | null {
  const told = view.told.at(-1)
  if (told === undefined || (view.stage !== 'planning' && view.stage !== 'silence')) return null
  return { text: heard(told, view.threats), at: told.at }
}

/** SA-2.8, SA-2.9: what was read out, and the card. */
export function heard({ event, threat: place }: Told, threats: View['threats']): string {
  const said = announcement(event)
  if (event.type !== 'threat') return said
  const threat = place == null ? undefined : threats[place]
  return threat === undefined ? `${said} Unconfirmed.` : `${said} It is: ${THREAT_CARDS[threat.id].name}.`
}
