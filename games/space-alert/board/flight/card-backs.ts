import type { Half } from '../../rules/deal/card.ts'
import type { Mission } from '../../rules/mission.ts'
import type { ShipState } from '../../rules/resolution/state.ts'
import type { SeenFlight } from '../../rules/view.ts'
import type { Action, Slot } from '../../rules/vocabulary.ts'

/**
 * Which cards of a plan lie face down, at a moment of the film. Delays push cards along and never past each other, so the
 * nth card that lies there is the nth that was planned.
 */
export function backAt(mission: Mission, ship: ShipState, known: SeenFlight['known'], at: Cell): Half | null {
  const planned = mission.crew[at.crew]?.actions ?? []
  const slots = ship.crew[at.crew]?.slots ?? []
  const [action] = actionsIn(slots[at.turn - 1] ?? null)
  if (action === undefined) return null
  const before = slots.slice(0, at.turn - 1).flatMap(actionsIn).length
  const cards = planned.flatMap((slot, place) => actionsIn(slot).map((_, card) => known[at.crew]?.[place]?.[card]))
  const isKnown = cards[before] ?? true
  return isKnown ? null : action === 'A' ? 'action' : 'move'
}

interface Cell {
  readonly crew: number
  readonly turn: number
}

const actionsIn = (slot: Slot): readonly Action[] => (slot === null ? [] : typeof slot === 'string' ? [slot] : slot)
