import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { bug } from '../contract/bug.ts'

/** One text for one value: keys sorted, no spaces. A fraction or anything that JSON would lose is a bug. */
export function canonical(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? String(value) : bug(`${value} is no whole number.`)
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && isPlain(value)) return canonicalRecord(value)
  return bug(`${typeof value} is not plain data.`)
}

/** Piece by piece: states are hashed while others wait for their moves. */
function canonicalRecord(record: Readonly<Record<string, unknown>>): string {
  let text = ''
  for (const key of Object.keys(record).sort())
    if (record[key] !== undefined) text += `${text === '' ? '{' : ','}${JSON.stringify(key)}:${canonical(record[key])}`
  return text === '' ? '{}' : `${text}}`
}

const isPlain = (value: object): value is Readonly<Record<string, unknown>> => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

export const hashOf = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(value))))
