import type { Action } from '../vocabulary.ts'
import type { Flight } from './flight.ts'
import type { CrewState } from './state.ts'

/** SA-5.17, SA-5.30: one visual confirmation in this turn. */
export function confirm({ state, tell }: Flight, crew: CrewState, action: Action): null {
  const count = (state.confirmations[state.turn - 1] ?? 0) + 1
  state.confirmations[state.turn - 1] = count
  tell?.({ kind: 'visualConfirmed', crew: crew.place, isHeroic: action === 'hero-C', count })
  return null
}
