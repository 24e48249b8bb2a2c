import { type Refusal, refuse } from '../contract/refusal.ts'

/** How much an export from outside may be, and may make the rules do. No match that was ever played comes near. */
export interface ExportLimits {
  readonly bytes: number
  /** Levels of lists and records in each other. */
  readonly depth: number
  /** Numbers, texts, lists and records in all. */
  readonly values: number
  /** Letters of one text. */
  readonly letters: number
  readonly entries: number
  readonly undos: number
  /** Entries that one undo makes the rules play again. */
  readonly atOnce: number
  /** Entries that the rules play in all, with those that undos make them play again. */
  readonly played: number
}

export const EXPORT_LIMITS: ExportLimits = {
  bytes: 20_000_000,
  depth: 32,
  values: 1_000_000,
  letters: 500_000,
  entries: 20_000,
  undos: 2_000,
  atOnce: 1_000,
  played: 100_000,
}

/** For whoever knows where a file comes from and has time. Depth stays: what is nested deeper is no match at all. */
export const NO_EXPORT_LIMITS: ExportLimits = {
  bytes: Number.POSITIVE_INFINITY,
  depth: EXPORT_LIMITS.depth,
  values: Number.POSITIVE_INFINITY,
  letters: Number.POSITIVE_INFINITY,
  entries: Number.POSITIVE_INFINITY,
  undos: Number.POSITIVE_INFINITY,
  atOnce: Number.POSITIVE_INFINITY,
  played: Number.POSITIVE_INFINITY,
}

export const tooLarge = (what: string): Refusal =>
  refuse('too-large', 'kernel', `${what} No match that was played is that large, so nothing of it was played.`)

/** What is wrong with the mere size or shape of a value. Looks level by level, and no further than the limits. */
export function oversize(value: unknown, { depth: deepest, values: most, letters }: ExportLimits): Refusal | null {
  let level: unknown[] = [value]
  let count = 0
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return tooLarge(`This file is nested deeper than ${deepest} levels.`)
    count += level.length
    if (count > most) return tooLarge(`This file has more than ${inThousands(most)} values.`)
    if (level.some((part) => typeof part === 'string' && part.length > letters))
      return tooLarge(`This file has a text of more than ${inThousands(letters)} letters.`)
    if (level.some(hasPrototype)) return refuse('no-export', 'kernel', 'No exported match has a part “__proto__”.')
    level = partsOf(level, most - count + 1)
  }
  return null
}

const hasPrototype = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && Object.hasOwn(part, '__proto__')

/** One more than fits is enough to know. */
function partsOf(level: readonly unknown[], most: number): unknown[] {
  const parts: unknown[] = []
  for (const part of level) {
    if (typeof part !== 'object' || part === null) continue
    for (const inner of Object.values(part)) {
      parts.push(inner)
      if (parts.length > most) return parts
    }
  }
  return parts
}

/** 20,000. */
export const inThousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

/** A log that makes the rules do more than they may. What it tells may be true: nobody has found out. */
export class TooMuch extends Error {}

/** Counts what a log makes the rules do, and stops it before it is too much. */
export class Effort {
  readonly #limits: Pick<ExportLimits, 'atOnce' | 'played'>
  #played = 0

  constructor(limits: Pick<ExportLimits, 'atOnce' | 'played'>) {
    this.#limits = limits
  }

  get played(): number {
    return this.#played
  }

  /** Called before the rules play this many entries at one go. */
  spend(entries: number): void {
    const { atOnce, played } = this.#limits
    if (entries > atOnce)
      throw new TooMuch(
        `An entry makes the rules play ${inThousands(entries)} others, more than ${inThousands(atOnce)}.`,
      )
    if (this.#played + entries > played)
      throw new TooMuch(`The log makes the rules play more than ${inThousands(played)} entries, some again and again.`)
    this.#played += entries
  }
}
