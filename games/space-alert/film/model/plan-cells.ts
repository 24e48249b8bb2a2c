import type { Mission } from '../../rules/mission.ts'
import type { ShipState } from '../../rules/resolution/state.ts'
import type { Slot } from '../../rules/vocabulary.ts'
import { slotName } from '../../rules/words/names.ts'

/** A cell of the plan as it is at a moment, after all delays so far. */
export interface PlanCell {
  readonly slot: Slot
  readonly planned: Slot
  /** A delay has changed what lies here. */
  readonly isMoved: boolean
  readonly isPast: boolean
  readonly isNow: boolean
}

/** Of one crew member, by turn from 1. */
export function planCells(mission: Mission, ship: ShipState, crew: number): readonly PlanCell[] {
  const slots = ship.crew[crew]?.slots ?? []
  return slots.map((slot, index) => {
    const planned = mission.crew[crew]?.actions[index] ?? null
    const turn = index + 1
    return {
      slot,
      planned,
      isMoved: slotName(slot) !== slotName(planned),
      isPast: turn < ship.turn,
      isNow: turn === ship.turn,
    }
  })
}
