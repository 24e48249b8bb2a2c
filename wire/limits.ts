/** A message and a body may be this long, in bytes: long enough for the longest texts that games take as options. */
export const MOST_BYTES = 256 * 1024

export const isTooLong = (text: string): boolean => new TextEncoder().encode(text).length > MOST_BYTES

/** Letters as people count them: an accent or an emoji is one. */
export const MOST_NAME_LETTERS = 24
export const MOST_CHAT_LETTERS = 500

/** As typed, before it is tidied up and counted: whatever is longer is not even looked at. */
export const MOST_NAME_TYPED = 200
export const MOST_CHAT_TYPED = 2000
