import { bug } from '../contract/bug.ts'

/**
 * What changed between two values of plain data, as plain data: how watchers are kept up to date without sending the
 * whole view. A record lists changed members and dropped ones; a list of the same length lists changed places; anything
 * else is replaced.
 */
export type Change =
  | { readonly to: unknown }
  | { readonly in: Readonly<Record<string, Change>>; readonly without?: readonly string[] }
  | { readonly at: readonly (readonly [place: number, change: Change])[] }

/** Null: nothing changed. */
export function changeOf(before: unknown, after: unknown): Change | null {
  if (before === after) return null
  if (Array.isArray(before) && Array.isArray(after)) return listChange(before, after)
  if (isRecord(before) && isRecord(after)) return recordChange(before, after)
  return { to: after }
}

/** The new value; the old one is left as it was, and what did not change is shared. */
export function applyChange(before: unknown, change: Change): unknown {
  if ('to' in change) return change.to
  if ('at' in change) return changedList(before, change.at)
  return changedRecord(before, change)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function listChange(before: readonly unknown[], after: readonly unknown[]): Change | null {
  if (before.length !== after.length) return { to: after }
  const at: [number, Change][] = []
  for (let place = 0; place < after.length; place++) {
    const change = changeOf(before[place], after[place])
    if (change !== null) at.push([place, change])
  }
  return at.length === 0 ? null : { at }
}

/** A member that is undefined is absent, as in JSON; what every object inherits, `valueOf` for one, is no member. */
const has = (record: Record<string, unknown>, key: string): boolean =>
  record[key] !== undefined && Object.hasOwn(record, key)

function recordChange(before: Record<string, unknown>, after: Record<string, unknown>): Change | null {
  const changed: Record<string, Change> = {}
  let isChanged = false
  for (const key in after) {
    if (after[key] === undefined) continue
    const change = has(before, key) ? changeOf(before[key], after[key]) : { to: after[key] }
    if (change === null) continue
    changed[key] = change
    isChanged = true
  }
  const without = Object.keys(before).filter((key) => before[key] !== undefined && !has(after, key))
  if (without.length > 0) return { in: changed, without }
  return isChanged ? { in: changed } : null
}

function changedList(before: unknown, places: readonly (readonly [number, Change])[]): unknown[] {
  if (!Array.isArray(before)) return bug('The change is for a list.')
  const after: unknown[] = before.slice()
  for (const [place, change] of places) after[place] = applyChange(after[place], change)
  return after
}

function changedRecord(
  before: unknown,
  change: { in: Readonly<Record<string, Change>>; without?: readonly string[] },
): object {
  if (!isRecord(before)) return bug('The change is for a record.')
  const after: Record<string, unknown> = { ...before }
  for (const [key, part] of Object.entries(change.in)) after[key] = applyChange(after[key], part)
  for (const key of change.without ?? []) delete after[key]
  return after
}

/**
 * A quick checksum of plain data, the same whatever the order of keys, so that a client can notice that its copy
 * differs from the server's. Not a proof: for that there is `hashOf`.
 */
export function checksum(value: unknown): number {
  if (typeof value === 'number') return mix(0x6e, value | 0)
  if (typeof value === 'string') return textPrint(value)
  if (value === true) return 0x2545f491
  if (value === false) return 0x9e3779b1
  if (value === null || value === undefined) return 0x51ed270b
  return Array.isArray(value) ? listPrint(value) : recordPrint(value as Record<string, unknown>)
}

const mix = (hash: number, part: number): number => {
  const mixed = Math.imul(hash ^ part, 0x85ebca6b)
  return (mixed ^ (mixed >>> 13)) >>> 0
}

function textPrint(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

function listPrint(list: readonly unknown[]): number {
  let hash = 0x1b873593
  for (const part of list) hash = mix(hash, checksum(part)) + 0x165667b1
  return hash >>> 0
}

function recordPrint(record: Record<string, unknown>): number {
  let sum = 0x27d4eb2f
  for (const key in record)
    if (record[key] !== undefined) sum = (sum + mix(textPrint(key), checksum(record[key]))) >>> 0
  return sum
}
