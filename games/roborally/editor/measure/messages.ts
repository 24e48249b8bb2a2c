import type { Hardness } from '../../bot/measure/difficulty.ts'
import type { RaceResult } from './race.ts'

export interface MeasureWish {
  readonly text: string
  readonly players: number
  readonly races: number
}

/** From the worker to the page: first how hard the course is by itself, then every race. */
export type Measured =
  | { readonly kind: 'course'; readonly hardness: Hardness }
  | { readonly kind: 'race'; readonly result: RaceResult }
  | { readonly kind: 'failed'; readonly why: string }

/** Races are numbered, not drawn by lot: the same course always gives the same figures. */
export const seedOf = (race: number): string => `measure ${race}`
