import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { bug } from '../contract/bug.ts'

/** One text for one value: keys sorted, no spaces. A fraction or anything that JSON would lose is a bug. */
export function canonical(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? String(value) : bug(`${value} is no whole number.`)
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && isPlain(value))
    return `{${Object.entries(value).filter(isPresent).sort(byKey).map(member).join(',')}}`
  return bug(`${typeof value} is not plain data.`)
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
const isPresent = ([, value]: [string, unknown]) => value !== undefined
const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : a > b ? 1 : 0)
const member = ([key, value]: [string, unknown]) => `${JSON.stringify(key)}:${canonical(value)}`

export const hashOf = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(value))))
