import type { Seat } from '@starboard/kernel'
import type { Event } from '../../rules/events.ts'

/** Of anybody: bank, market and round can be read when one's turn comes. */
const ROUTINE: ReadonlySet<Event['kind']> = new Set([
  'roundBegan',
  'reshuffled',
  'banked',
  'debrisDropped',
  'slotRefilled',
])

/** With three bots a round has thirty such lines; who listens waits for rockets, purchases and losses. */
export function isRoutine(event: Event, me: Seat | null): boolean {
  if (event.kind === 'cardsDrawn') return event.seat !== me
  // My own turn asks me for an action, that of others shows in what they do.
  if (event.kind === 'turnBegan') return !event.isExtra
  // Who is fired at was said with the rocket.
  if (event.kind === 'hitAimed') return event.number === 1
  return ROUTINE.has(event.kind)
}
