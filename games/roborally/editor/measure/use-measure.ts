import { RUNNING, type Trial, type Trying, useTrial } from '@starboard/screen/pieces/use-trial.ts'
import type { Hardness } from '../../bot/measure/difficulty.ts'
import type { Measured, MeasureWish } from './messages.ts'
import type { RaceResult } from './race.ts'

export interface Measurement extends Trial {
  readonly wish: MeasureWish
  /** Null until the bots have looked at the course. */
  readonly hardness: Hardness | null
  readonly results: readonly RaceResult[]
}

export type Measuring = Trying<MeasureWish, Measurement>

/** Races of bots. */
export const useMeasure = (): Measuring => useTrial<MeasureWish, Measured, Measurement>(RACES)

const RACES = {
  newWorker: (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  begun: (wish: MeasureWish): Measurement => ({ ...RUNNING, wish, hardness: null, results: [] }),
  heard(before: Measurement, told: Exclude<Measured, { readonly kind: 'failed' }>): Measurement {
    if (told.kind === 'course') return { ...before, hardness: told.hardness }
    const results = [...before.results, told.result]
    return { ...before, results, state: results.length >= before.wish.races ? 'done' : 'running' }
  },
}
