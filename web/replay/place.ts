/** `#42` in the address is moment 42, the way people count: the first one is 1. */
export function indexOfHash(hash: string, length: number): number | null {
  const found = /^#(\d{1,9})$/.exec(hash)
  return found === null ? null : clampedIndex(Number(found[1]) - 1, length)
}

export const hashOfIndex = (index: number): string => `#${index + 1}`

/** What somebody typed into the number of the moment. */
export function indexOfText(text: string, length: number): number | null {
  const trimmed = text.trim()
  return /^\d{1,9}$/.test(trimmed) ? clampedIndex(Number(trimmed) - 1, length) : null
}

export const clampedIndex = (index: number, length: number): number => Math.min(Math.max(index, 0), length - 1)
