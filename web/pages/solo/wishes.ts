/** Options of a match that is about to begin, too long for an address. They live as long as this tab. */
export type Wish = Readonly<Record<string, unknown>>

const KEY = 'starboard.solo-wish'

/** Under which number it is kept; null where nothing can be kept. One is enough: who begins a match leaves the last. */
export function keepWish(options: Wish): string | null {
  const id = crypto.getRandomValues(new Uint32Array(2)).join('-')
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ id, options }))
    return id
  } catch {
    return null
  }
}

/** Null: nothing, or something else, is kept under it. */
export function keptWish(id: string): Wish | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isRecord(kept) && kept.id === id && isRecord(kept.options) ? kept.options : null
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Wish => typeof value === 'object' && value !== null && !Array.isArray(value)
