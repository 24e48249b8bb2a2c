import type { Station } from '../vocabulary.ts'
import { type Flight, hitPointsLeft, type InternalThreat, isAbout } from './flight.ts'
import { destroyThreat } from './leave.ts'
import type { Use } from './play.ts'
import type { CrewState } from './state.ts'

/** SA-4.6: the one with the lowest T, which comes first in the order. */
export const malfunctionAt = ({ internals }: Flight, use: Use): InternalThreat | undefined =>
  internals.find((threat) => isAbout(threat) && blocks(threat, use))

/** SA-4.7: a malfunction that has survived there leaves the system dead. */
export const isDead = ({ internals }: Flight, use: Use): boolean =>
  internals.some((threat) => threat.state.status === 'survived' && blocks(threat, use))

const blocks = (threat: InternalThreat, { at, letter }: Use): boolean =>
  threat.card.fixedBy === letter && liesIn(threat, at)

export const liesIn = ({ state }: InternalThreat, station: Station): boolean =>
  state.tokens.some(({ at }) => at === station)

/** SA-7.1, SA-7.5: 1 a repair, 2 a heroic one; the first ones of a turn may not get at it. */
export function repair(flight: Flight, crew: CrewState, threat: InternalThreat, { at, action }: Use): null {
  const { state, card } = threat
  state.repairs++
  if (!state.repairedFrom.includes(at)) state.repairedFrom.push(at)
  const isReached = state.repairs > (card.traits.inaccessibility ?? 0)
  const amount = !isReached ? 0 : action === 'hero-A' || action === 'hero-B' ? 2 : 1
  state.damage += amount
  const left = hitPointsLeft(state)
  flight.tell?.({ kind: 'malfunctionRepaired', crew: crew.place, threat: state.place, at, amount, left })
  if (left === 0) destroyThreat(flight, threat, [crew.place])
  return null
}

/** SA-7.4: at the end of step 2, for a threat that was repaired from all of its stations. */
export function addRepairBonuses(flight: Flight): void {
  for (const threat of flight.internals) {
    const { state, card } = threat
    const bonus = card.traits.allStationsBonus
    if (bonus === undefined || !isAbout(threat) || state.repairedFrom.length < state.tokens.length) continue
    state.damage += bonus
    const left = hitPointsLeft(state)
    flight.tell?.({ kind: 'repairBonus', threat: state.place, amount: bonus, left })
    if (left === 0) destroyThreat(flight, threat, [])
  }
}
