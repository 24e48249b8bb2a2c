import type { Seat } from '@starboard/kernel'
import type { Event } from '../../rules/events.ts'

const ROUTINE: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'roundBegan',
  'turnBegan',
  'extraDraw',
  'reshuffled',
])

/** What stands in the log but is not read aloud: the routine of every turn, and the draws of others. */
export function isRoutine(event: Event, me: Seat | null): boolean {
  if (event.kind === 'cardsDrawn' || event.kind === 'drawSkipped') return event.seat !== me
  // Whoever leaves takes everything along: that they leave says it.
  if (event.kind === 'cardDiscarded') return event.why === 'left'
  return ROUTINE.has(event.kind)
}
