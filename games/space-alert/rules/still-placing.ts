import { type NameOf, type Seat, seatsOf } from '@starboard/kernel'
import { firstTurnOf, lastTurnOf, phasesOf } from './phases.ts'
import { WARNINGS } from './script/figures.ts'
import type { SeenMember, View } from './view.ts'
import type { Phase } from './vocabulary.ts'
import { list } from './words/names.ts'

const LAST_WARNING = Math.min(...WARNINGS)

/** SA-2.20, SA-12.1: the phase that the captain is about to end, since its last warning was read out. */
export function endingPhase({ options, stage, told, turns }: View): Phase | null {
  if (!options.untimed || stage !== 'planning') return null
  const last = told.findLast(({ event }) => 'phase' in event)?.event
  if (last?.type !== 'phase-warning' || last.secondsLeft !== LAST_WARNING) return null
  return phasesOf(turns).find((phase) => phase === last.phase) ?? null
}

/** Who has an empty slot in that phase and a card for it. Bots place at once, and where nobody is, nobody is waited for. */
export const stillPlacing = ({ crew }: View, phase: Phase): readonly Seat[] =>
  seatsOf(crew.length).filter((seat) => {
    const member = crew[seat]
    return member?.holder === 'person' && hasRoom(member, phase)
  })

/** SA-2.12: in an outage one knows of oneself only. */
function hasRoom({ own, hand, board, openPhase }: SeenMember, phase: Phase): boolean {
  const cards = own === undefined ? hand : own.hand.length
  const slots = (own?.board ?? board).slice(firstTurnOf(phase) - 1, lastTurnOf(phase))
  return (own ?? { openPhase }).openPhase === phase && cards > 0 && slots.some(({ length }) => length === 0)
}

interface Asked {
  readonly phase: Phase
  /** Who is told: they are “you”. */
  readonly me: Seat | null
  readonly nameOf: NameOf
}

/** “You and Ben still place.” */
export function placingWords(view: View, { phase, me, nameOf }: Asked): string {
  const seats = stillPlacing(view, phase)
  if (seats.length === 0) return 'Everybody is ready.'
  const isMe = me !== null && seats.includes(me)
  const others = seats.filter((seat) => seat !== me).map(nameOf)
  const who = list(isMe ? ['you', ...others] : others)
  const verb = seats.length === 1 && !isMe ? 'places' : 'place'
  const said = `${who} still ${verb}${view.outage === null ? '' : ', as far as anybody can see'}.`
  return isMe ? `Y${said.slice(1)}` : said
}
