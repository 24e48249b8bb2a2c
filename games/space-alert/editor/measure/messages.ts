import type { Difficulty } from '../../bot/difficulty.ts'
import type { Mission } from '../../rules/mission.ts'

/** Enough that the grade hardly ever depends on their luck. */
export const CREWS = 100

/** From the page to the worker. */
export interface MeasureWish {
  readonly mission: Mission
}

/** From the worker to the page: after each crew, and at the end. */
export type Measured =
  | { readonly kind: 'flown'; readonly crews: number }
  | { readonly kind: 'done'; readonly difficulty: Difficulty }
  | { readonly kind: 'failed'; readonly why: string }

/** What a difficulty depends on: not on what this crew plans, nor on how anybody is called. */
export const measuredPart = ({ crew, name: _name, about: _about, trips: _trips, ...rest }: Mission): string =>
  JSON.stringify({ ...rest, crew: crew.length })
