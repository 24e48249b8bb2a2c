/** No look-alikes: neither 0 and O, nor 1, I and L, nor 2 and Z, nor 5 and S, nor 8 and B, nor U and V. */
export const CODE_LETTERS = 'ACDEFGHJKMNPQRTVWXY3479'
export const CODE_LENGTH = 5

const CODE_LIKE = new RegExp(`^[A-Z0-9]{${CODE_LENGTH}}$`)

const tidied = (text: string): string => text.toUpperCase().replace(/[\s-]/g, '')

/** What somebody typed, as the code of a table: lower case, spaces and dashes are forgiven. Null: no table has it. */
export function readCode(text: string): string | null {
  const code = tidied(text)
  return code.length === CODE_LENGTH && [...code].every((letter) => CODE_LETTERS.includes(letter)) ? code : null
}

/** The same for anyone who only asks: a letter that no code has is for the server to say. */
export function codeLike(text: string): string | null {
  const code = tidied(text)
  return CODE_LIKE.test(code) ? code : null
}
