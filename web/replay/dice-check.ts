import {
  Effort,
  EXPORT_LIMITS,
  type GameTypes,
  type Luck,
  TooMuch,
  type Verification,
  verifying,
  type Word,
} from '@starboard/kernel'
import { luckOf } from './luck.ts'
import type { AnyExport, ReplayModule } from './model.ts'

/** One roll, shuffle or draw: what the log says, and what the opened seed gives. */
export interface Draw {
  readonly moment: number
  readonly logged: Luck | null
  /** Null: not reached, because the check stopped before it. */
  readonly again: { readonly value: Luck | null; readonly word: Word } | null
}

export interface DiceCheck {
  /** 0 … 1 */
  readonly progress: number
  /** Null while it runs. */
  readonly found: Verification | null
  readonly draws: readonly Draw[]
}

export interface SliceParts {
  readonly game: ReplayModule['game']
  readonly exported: AnyExport
  now(): number
  later(run: () => void): void
  onChange(check: DiceCheck): void
}

/** Between two slices whoever waits is told how far it is. */
const SLICE_MS = 60
/** Whoever hears nothing for long believes that it is stuck. */
const BETWEEN_REPORTS_MS = 500

/** Plays the whole match again in slices. Not on the page's own thread: a log from outside may take its time. */
export function checkDice({ game, exported, now, later, onChange }: SliceParts): void {
  const words: Word[] = []
  const values: Luck[] = []
  const onWord = (word: Word) => void words.push(word)
  const steps = verifying<GameTypes>(game, exported, { onWord, effort: new Effort(EXPORT_LIMITS) })
  let done = 0
  let reported = now()
  const report = () => {
    if (now() - reported < BETWEEN_REPORTS_MS) return
    reported = now()
    onChange({ progress: done / exported.log.length, found: null, draws: [] })
  }
  const end = (found: Verification) => onChange({ progress: 1, found, draws: drawsOf(exported, words, values) })
  const slice = () => {
    const until = now() + SLICE_MS
    while (now() < until) {
      const step = steps.next()
      if (step.done === true) return end(step.value)
      for (const value of luckOf(step.value.entry)) values.push(value)
      done++
    }
    report()
    later(carefully(slice))
  }
  const carefully = (run: () => void) => () => {
    try {
      run()
    } catch (error) {
      if (!(error instanceof TooMuch)) throw error
      end({ problems: [`${error.message} The check was stopped there.`], recomputed: values.length, draws: 0 })
    }
  }
  later(carefully(slice))
}

/** Words, values and the log stand in the same order: that of drawing. */
function drawsOf({ log }: AnyExport, words: readonly Word[], values: readonly Luck[]): readonly Draw[] {
  const logged = log.flatMap((entry, moment) => luckOf(entry).map((value) => ({ moment, logged: value })))
  return logged.map((draw, place) => {
    const word = words[place]
    return { ...draw, again: word === undefined ? null : { value: values[place] ?? null, word } }
  })
}

/** A draw that differs, or one that the seed does not give. */
export const differs = ({ logged, again }: Draw): boolean => again !== null && again.value !== logged
