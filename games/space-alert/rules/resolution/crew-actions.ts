import type { Action, DoubleAction, Slot } from '../vocabulary.ts'
import { delay, type Hindrance, hindrance, postpone } from './board.ts'
import type { Flight } from './flight.ts'
import { flyCard, flySecondCard, land } from './interceptors.ts'
import { play } from './play.ts'
import { addRepairBonuses } from './repair.ts'
import type { CrewState } from './state.ts'

/** SA-3.4: step 2, one after the other in acting order. */
export function crewActions(flight: Flight): void {
  if (flight.mission.trips.length > 0) tripAll(flight)
  for (const crew of flight.state.crew) if (!crew.isKnockedOut) act(flight, crew)
  addRepairBonuses(flight)
}

/** SA-4.13, SA-4.14: before anybody acts. A slot that delays have emptied cannot be tripped. */
function tripAll(flight: Flight): void {
  const { turn, crew } = flight.state
  for (const trip of flight.mission.trips) {
    const tripper = crew.find(({ name }) => name === trip.name)
    const planned = tripper?.slots[turn - 1] ?? null
    if (trip.turn !== turn || tripper === undefined || tripper.isKnockedOut || !isSingle(planned)) continue
    tripper.slots[turn - 1] = trip.action
    flight.tell?.({ kind: 'tripped', crew: tripper.place, planned, played: trip.action })
    delay(flight, tripper, turn + 1, hindrance('trip'))
  }
}

const isSingle = (slot: Slot): slot is Action => typeof slot === 'string'

/** SA-4.9: an empty slot is no action, but it brings a pilot home (SA-5.23). */
function act(flight: Flight, crew: CrewState): void {
  const slot = crew.slots[flight.state.turn - 1] ?? null
  if (slot === null) {
    if (crew.at === 'space') land(flight, crew)
  } else if (isSingle(slot)) playAlone(flight, crew, slot, null)
  else playBoth(flight, crew, slot)
}

/** SA-11.2, SA-11.5: one after the other; the second waits a turn if the first one caused a delay. */
function playBoth(flight: Flight, crew: CrewState, [first, second]: DoubleAction): void {
  const wasOut = crew.at === 'space'
  const why = playCard(flight, crew, first, 1)
  const isOut = crew.at === 'space'
  // SA-11.6: a pilot who comes home with the first card has had the whole slot delayed.
  if (crew.isKnockedOut || (wasOut && !isOut)) return
  if (why !== null) postpone(flight, crew, second, why)
  else if (isOut) flySecondCard(flight, crew, second)
  else playAlone(flight, crew, second, 2)
}

function playAlone(flight: Flight, crew: CrewState, action: Action, part: 2 | null): void {
  const why = playCard(flight, crew, action, part)
  if (why !== null) delay(flight, crew, flight.state.turn + 1, why)
}

function playCard(flight: Flight, crew: CrewState, action: Action, part: 1 | 2 | null): Hindrance | null {
  const { at } = crew
  flight.tell?.({ kind: 'cardPlayed', crew: crew.place, action, part, at })
  return at === 'space' ? flyCard(flight, crew, action) : play(flight, crew, at, action)
}
