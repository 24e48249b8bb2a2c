/** A message and a body may be so long, in bytes: long enough for the longest texts that games take as options. */
export const MOST_BYTES = 256 * 1024

export const isTooLong = (text: string): boolean => new TextEncoder().encode(text).length > MOST_BYTES
