import type { Options } from '../rules/options.ts'
import type { Script } from '../rules/script/script.ts'
import type { State } from '../rules/state.ts'
import { type Difficulty, difficultyOf } from './difficulty.ts'

/** Enough that the grade of a script hardly ever depends on their luck. */
const CREWS = 100

interface Task {
  readonly script: Script
  readonly options: Options
  readonly seats: number
}

/** What a grade means, for people. */
export const GRADE_WORDS: Readonly<Record<Difficulty['grade'], string>> = {
  1: 'a pleasure cruise',
  2: 'an honest day’s work',
  3: 'a rough flight',
  4: 'touch and go',
  5: 'hardly ever survived',
}

/** How many of a hundred crews of bots lose their ship on this script. */
export const gauge = {
  taskOf: (state: object): Task => {
    // The frame knows states as plain objects; those of this game's matches are this game's.
    const { script, options, crew } = state as State
    return { script, options, seats: crew.length }
  },
  measure: (task: object) => {
    const { script, options, seats } = task as Task
    const { grade, crews, lost } = difficultyOf(script, options, { seats, crews: CREWS })
    return { grade, crews, lost, text: GRADE_WORDS[grade] }
  },
}
