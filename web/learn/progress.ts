/** How far somebody is in each lesson, on this device. */
const KEY = 'starboard.lessons'

/** Which of the expected moves was made at each step that is done. */
export function keptSteps(game: string): readonly number[] {
  const kept = all()[game]
  return Array.isArray(kept) && kept.every(Number.isSafeInteger) ? (kept as readonly number[]) : []
}

export interface LeftLesson {
  readonly game: string
  /** Steps that are done. */
  readonly done: number
}

/** Lessons that were begun on this device; also those at their end. */
export const begunLessons = (): readonly LeftLesson[] =>
  Object.keys(all())
    .map((game) => ({ game, done: keptSteps(game).length }))
    .filter(({ done }) => done > 0)

export function keepSteps(game: string, done: readonly number[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: done }))
  } catch {
    // A browser that keeps nothing begins at the beginning.
  }
}

function all(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {}
  } catch {
    return {}
  }
}
