/** No look-alikes: neither 0 and O, nor 1, I and L, nor 2 and Z, nor 5 and S, nor 8 and B, nor U and V. */
export const CODE_LETTERS = 'ACDEFGHJKMNPQRTVWXY3479'

/**
 * Long enough that nobody finds a private table by trying. A thousand addresses with twenty misses an hour make
 * 175 million tries a year; ten letters make 41 million million codes. If a thousand of them are tables, the chance that a
 * whole year of trying finds even one is one in 236. Eight letters would give away two tables a year.
 */
export const CODE_LENGTH = 10
/** Tables made before codes were that long keep theirs. */
const OLD_CODE_LENGTH = 5
/** Two words of five letters are easier to read aloud than one of ten. */
const WORD_LENGTH = 5

const CODE = new RegExp(`^[${CODE_LETTERS}]{${OLD_CODE_LENGTH}}([${CODE_LETTERS}]{${CODE_LENGTH - OLD_CODE_LENGTH}})?$`)
const OLD_CODE_LIKE = new RegExp(`^[A-Z0-9]{${OLD_CODE_LENGTH}}$`)

const tidied = (text: string): string => text.toUpperCase().replace(/[\s\-‐‑–]/g, '')

/** What somebody typed, as the code of a table: lower case, spaces and dashes are forgiven. Null: no table has it. */
export function readCode(text: string): string | null {
  const code = tidied(text)
  return CODE.test(code) ? code : null
}

/** The same for anyone who only asks: that a short one has a letter that no code has is for the server to say. */
export function codeLike(text: string): string | null {
  const code = tidied(text)
  return CODE.test(code) || OLD_CODE_LIKE.test(code) ? code : null
}

/** A code as people read it: `KFQ7M-3TXWA`. */
export const printCode = (code: string): string =>
  code.length <= WORD_LENGTH ? code : `${code.slice(0, WORD_LENGTH)}-${code.slice(WORD_LENGTH)}`
