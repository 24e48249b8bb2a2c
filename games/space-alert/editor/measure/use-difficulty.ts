import { RUNNING, type Trial, type Trying, useTrial } from '@starboard/screen/pieces/use-trial.ts'
import type { Difficulty } from '../../bot/difficulty.ts'
import { type Measured, type MeasureWish, measuredPart } from './messages.ts'

interface Measurement extends Trial {
  /** Of which mission, as far as it counts. */
  readonly of: string
  readonly flown: number
  readonly difficulty: Difficulty | null
}

export type Measuring = Trying<MeasureWish, Measurement>

/** Crews of bots fly the mission. */
export const useDifficulty = (): Measuring => useTrial<MeasureWish, Measured, Measurement>(CREWS)

const CREWS = {
  newWorker: (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  begun: ({ mission }: MeasureWish): Measurement => ({
    ...RUNNING,
    of: measuredPart(mission),
    flown: 0,
    difficulty: null,
  }),
  heard: (before: Measurement, told: Exclude<Measured, { kind: 'failed' }>): Measurement =>
    told.kind === 'flown'
      ? { ...before, flown: told.crews }
      : { ...before, state: 'done', difficulty: told.difficulty },
}
