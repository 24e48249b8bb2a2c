import type { Seat } from '@starboard/kernel'
import type { Event } from '../../rules/events.ts'

/** Of anybody: bank and market can be read when one's turn comes. */
const ROUTINE: ReadonlySet<Event['kind']> = new Set(['reshuffled', 'banked', 'debrisDropped', 'slotRefilled'])

/** Told of oneself only. */
const OWN: ReadonlySet<Event['kind']> = new Set(['turnBegan', 'cardsDrawn'])

/** With three bots a round has thirty such lines; who listens waits for rockets, purchases and losses. */
export const isAside = (event: Event, me: Seat | null): boolean =>
  ROUTINE.has(event.kind) || (OWN.has(event.kind) && 'seat' in event && event.seat !== me)
