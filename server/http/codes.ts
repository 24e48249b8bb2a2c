import { randomBytes, randomInt } from 'node:crypto'
import { CODE_LENGTH, CODE_LETTERS } from '@starboard/wire/codes'

export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')

/** 32 bytes from the operating system's generator, as hexadecimal digits. */
export const newSeed = (): string => randomBytes(32).toString('hex')

export const newId = (): string => randomBytes(16).toString('base64url')
