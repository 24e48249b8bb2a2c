/** How far somebody is in each lesson, on this device. */
const KEY = 'starboard.lessons'

/** Which of the expected moves was made at each step that is done. */
export function keptSteps(game: string): readonly number[] {
  const kept = all()[game]
  return Array.isArray(kept) && kept.every(Number.isSafeInteger) ? (kept as readonly number[]) : []
}

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
