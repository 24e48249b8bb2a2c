import type { NameOf, Seat } from '@starboard/kernel'
import type { Event } from '../../rules/events.ts'
import type { SeenPlayer, View } from '../../rules/view.ts'
import { listed } from './people.ts'

interface Told {
  readonly view: Pick<View, 'players'>
  readonly story: readonly Event[]
  readonly name: NameOf
}

/** Section 12: who sees this hand, and who has seen it, and when last; null where nobody has. */
export function onlookersLine({ view, story, name }: Told, mine: SeenPlayer): string | null {
  const now = onlookersOf(view, mine)
  const before = [...spiesOf(story, mine.seat)].filter(([seat]) => !now.includes(seat))
  const past = listed(before.map(([seat, round]) => `${name(seat)} in round ${round}`))
  if (now.length === 0) return past === '' ? null : `Your hand was seen by ${past}`
  const present = `${listed(now.map(name))} ${now.length === 1 ? 'sees' : 'see'} your hand`
  return past === '' ? present : `${present}; seen by ${past}`
}

const SATELLITE = 'spy-satellite'

/** Spies, and whoever has a Spy Satellite up. */
function onlookersOf({ players }: Pick<View, 'players'>, mine: SeenPlayer): readonly Seat[] {
  const spies = mine.spies.map(({ by }) => by)
  const above = players.filter(
    ({ seat, enhancements }) => seat !== mine.seat && enhancements.some(({ card }) => card.startsWith(SATELLITE)),
  )
  return [...new Set([...spies, ...above.map(({ seat }) => seat)])]
}

/** Who has spied on this hand, with the last round of it. Another level, or an explosion, makes it another hand. */
function spiesOf(story: readonly Event[], mine: Seat): ReadonlyMap<Seat, number> {
  const rounds = new Map<Seat, number>()
  let round = 1
  for (const event of story) {
    if (event.kind === 'roundBegan') round = event.round
    else if (!('seat' in event) || event.seat !== mine) continue
    else if (event.kind === 'levelReached' || event.kind === 'startedOver') rounds.clear()
    else if (event.kind === 'spiedOn') rounds.set(event.by, round)
    else if (event.kind === 'statusEnded' && event.what === 'spies' && event.by !== null) rounds.set(event.by, round)
  }
  return rounds
}
