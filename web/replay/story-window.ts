/** Lines that are drawn at most: more than a match has, and few enough to be drawn at once. */
const BLOCK = 200

/** Which lines of a story are in the list: all of them, or those around the one that is told now. */
export function linesAround(place: number, length: number): { readonly from: number; readonly to: number } {
  if (length <= 3 * BLOCK) return { from: 0, to: length }
  const block = Math.floor(Math.max(place, 0) / BLOCK)
  return { from: Math.max(0, block - 1) * BLOCK, to: Math.min(length, (block + 2) * BLOCK) }
}
