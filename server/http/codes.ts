import { randomBytes, randomInt } from 'node:crypto'

/** No look-alikes: neither 0 and O, nor 1, I and L, nor 2 and Z, nor 5 and S, nor 8 and B, nor U and V. */
const LETTERS = 'ACDEFGHJKMNPQRTVWXY3479'
const LENGTH = 5

export const newCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** What somebody typed, as a code: lower case, spaces and dashes are forgiven. */
export function readCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s-]/g, '')
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : null
}

/** 32 bytes from the operating system's generator, as hexadecimal digits. */
export const newSeed = (): string => randomBytes(32).toString('hex')

export const newId = (): string => randomBytes(16).toString('base64url')
