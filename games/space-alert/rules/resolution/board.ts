import type { DelayCause, ThreatPlace } from '../happening.ts'
import type { Action, Slot } from '../vocabulary.ts'
import type { Flight } from './flight.ts'
import type { CrewState } from './state.ts'

/** Why somebody's action is delayed, and by which threat, if it is one's doing. */
export interface Hindrance {
  readonly cause: DelayCause
  readonly threat: ThreatPlace | null
}

export const hindrance = (cause: DelayCause, threat: ThreatPlace | null = null): Hindrance => ({ cause, threat })

/** SA-4.10–4.12: the action of a turn moves on by one slot, pushing what is there. */
export function delay(flight: Flight, crew: CrewState, turn: number, why: Hindrance): void {
  if (turn > crew.slots.length || crew.isKnockedOut || (crew.slots[turn - 1] ?? null) === null) return
  put(flight, crew, { slot: null, turn, why })
}

/** SA-11.2, SA-11.5: the second card of a slot is played a turn later; that is the delay of the first. */
export function postpone(flight: Flight, crew: CrewState, second: Action, why: Hindrance): void {
  if (!crew.isKnockedOut) put(flight, crew, { slot: second, turn: flight.state.turn + 1, why })
}

interface Put {
  readonly slot: Slot
  readonly turn: number
  readonly why: Hindrance
}

/** Everything from that turn on moves by one slot until an empty one takes the last; past the last slot it is lost. */
function put(flight: Flight, crew: CrewState, { slot, turn, why }: Put): void {
  const { slots } = crew
  const { length } = slots
  const gap = slots.indexOf(null, turn - 1)
  const lost = gap === -1 ? pushOff(slots, turn, slot) : null
  if (gap !== -1) slots.splice(gap, 1)
  if (turn <= length) slots.splice(turn - 1, 0, slot)
  const to = gap === -1 ? null : gap + 1
  flight.tell?.({ kind: 'delayed', crew: crew.place, ...why, from: turn, put: slot, to, lost, slots: [...slots] })
}

/** Beyond the last turn there is no slot to push anything out of. */
const pushOff = (slots: Slot[], turn: number, slot: Slot): Slot => (turn > slots.length ? slot : (slots.pop() ?? null))
