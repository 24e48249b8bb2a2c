import { type GameTypes, type Luck, type Verification, verifying, type Word } from '@starboard/kernel'
import { type AnyExport, luckOf, type ReplayModule } from './model.ts'

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

/** A frame lasts 16 ms and most of it belongs to the page. */
const SLICE_MS = 6
/** Nobody needs to see more than this many steps of the progress. */
const STEPS_SHOWN = 10

/** Plays the whole match again in short slices, so that the page stays smooth. The result stops it. */
export function checkDice({ game, exported, now, later, onChange }: SliceParts): () => void {
  const words: Word[] = []
  const values: Luck[] = []
  const steps = verifying<GameTypes>(game, exported, (word) => words.push(word))
  let isStopped = false
  let done = 0
  let shown = 0
  const report = () => {
    const step = Math.floor((done / exported.log.length) * STEPS_SHOWN)
    if (step <= shown) return
    shown = step
    onChange({ progress: step / STEPS_SHOWN, found: null, draws: [] })
  }
  const slice = () => {
    if (isStopped) return
    const until = now() + SLICE_MS
    while (now() < until) {
      const step = steps.next()
      if (step.done === true)
        return onChange({ progress: 1, found: step.value, draws: drawsOf(exported, words, values) })
      values.push(...luckOf(step.value.entry))
      done++
    }
    report()
    later(slice)
  }
  later(slice)
  return () => {
    isStopped = true
  }
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
