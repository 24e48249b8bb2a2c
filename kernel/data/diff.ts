import { bug } from '../contract/bug.ts'
import { kept } from './copy.ts'

/**
 * What changed between two values of plain data, as plain data: how watchers are kept up to date without sending the
 * whole view. A record lists changed members and dropped ones. A list of which places changed lists those; one that
 * grew, shrank or moved on lists what was cut out and put in, one cut after another. Anything else is replaced.
 */
export type Change =
  | { readonly to: unknown }
  | InRecord
  | { readonly at: readonly (readonly [place: number, change: Change])[] }
  | { readonly cut: readonly Cut[] }

interface InRecord {
  readonly in: Readonly<Record<string, Change>>
  readonly without?: readonly string[]
}

/** At this place so many are dropped, and these put in. */
type Cut = readonly [place: number, drop: number, ...add: unknown[]]

type Plain = Readonly<Record<string, unknown>>

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
  if ('cut' in change) return cutList(before, change.cut)
  return changedRecord(before, change)
}

/**
 * The same on the old value itself, which is the new one then. What comes with the change is copied, unless it is frozen:
 * it may be borrowed from where it goes on changing.
 */
export function patch(before: unknown, change: Change): unknown {
  if ('to' in change) return kept(change.to)
  if ('in' in change) return patchRecord(own(before as Record<string, unknown>), change)
  const list = own(before as unknown[])
  if ('at' in change) for (const [place, part] of change.at) list[place] = patch(list[place], part)
  else for (const [place, drop, ...add] of change.cut) list.splice(place, drop, ...kept(add))
  return list
}

/** What is frozen is shared: what changes in its place is another one. */
function own<X extends object>(value: X): X {
  if (!Object.isFrozen(value)) return value
  return (Array.isArray(value) ? value.slice() : { ...value }) as X
}

function patchRecord(record: Record<string, unknown>, change: InRecord): object {
  for (const key in change.in) {
    const part = change.in[key]
    if (part !== undefined) record[key] = patch(record[key], part)
  }
  for (const key of change.without ?? []) delete record[key]
  return record
}

const isRecord = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A member that is undefined is absent, as in JSON; what every object inherits, `valueOf` for one, is a function and no member. */
const isMember = (value: unknown): boolean => value !== undefined && typeof value !== 'function'

function recordChange(before: Plain, after: Plain): Change | null {
  let changed: Record<string, Change> | null = null
  for (const key in after) {
    const value = after[key]
    if (value === undefined) continue
    const change = changeOf(before[key], value)
    if (change === null) continue
    changed ??= {}
    changed[key] = change
  }
  const without = lostMembers(before, after)
  if (without !== null) return { in: changed ?? {}, without }
  return changed === null ? null : { in: changed }
}

function lostMembers(before: Plain, after: Plain): readonly string[] | null {
  let lost: string[] | null = null
  for (const key in before) {
    if (before[key] === undefined || isMember(after[key])) continue
    lost ??= []
    lost.push(key)
  }
  return lost?.sort() ?? null
}

/** Where both lists differ: between what they begin and what they end with alike. */
interface Span {
  readonly before: readonly unknown[]
  readonly after: readonly unknown[]
  readonly start: number
  /** How many there are between, of the list before and of the one after. */
  readonly old: number
  readonly fresh: number
}

function listChange(before: readonly unknown[], after: readonly unknown[]): Change | null {
  const least = Math.min(before.length, after.length)
  let start = 0
  while (start < least && isSame(before[start], after[start])) start++
  if (start === before.length && start === after.length) return null
  let end = 0
  while (end < least - start && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) end++
  const span = { before, after, start, old: before.length - start - end, fresh: after.length - start - end }
  return movedOn(span) ?? pushedBack(span) ?? (span.old === span.fresh ? placesIn(span) : replacedIn(span))
}

/** The front is looked for no further than this: more has changed than a list that moved on. */
const MOST_STEPS = 8

/** The first ones fell out and new ones came to the end. */
function movedOn({ before, after, start, old, fresh }: Span): Change | null {
  for (let steps = 1; steps < old && steps <= MOST_STEPS; steps++) {
    if (fresh === 0 || !isSame(before[start + steps], after[start])) continue
    const kept = old - steps
    if (kept > fresh || !isRun(before, start + steps, after, start, kept)) continue
    const added = after.slice(start + kept, start + fresh)
    return added.length === 0
      ? { cut: [[start, steps]] }
      : {
          cut: [
            [start, steps],
            [start + kept, 0, ...added],
          ],
        }
  }
  return null
}

/** New ones came to the front, and the last ones may have fallen out. */
function pushedBack({ before, after, start, old, fresh }: Span): Change | null {
  for (let steps = 1; steps < fresh && steps <= MOST_STEPS; steps++) {
    if (old === 0 || !isSame(before[start], after[start + steps])) continue
    const kept = fresh - steps
    if (kept > old || !isRun(after, start + steps, before, start, kept)) continue
    const added: Cut = [start, 0, ...after.slice(start, start + steps)]
    return old === kept ? { cut: [added] } : { cut: [added, [start + fresh, old - kept]] }
  }
  return null
}

function isRun(a: readonly unknown[], from: number, b: readonly unknown[], at: number, count: number): boolean {
  for (let index = 1; index < count; index++) if (!isSame(a[from + index], b[at + index])) return false
  return true
}

function placesIn({ before, after, start, old }: Span): Change {
  const at: [number, Change][] = []
  for (let place = start; place < start + old; place++) {
    const change = changeOf(before[place], after[place])
    if (change !== null) at.push([place, change])
  }
  return { at }
}

const replacedIn = ({ after, start, old, fresh }: Span): Change =>
  start === 0 && old > 0 && fresh === after.length
    ? { to: after }
    : { cut: [[start, old, ...after.slice(start, start + fresh)]] }

/** Without a word about what differs: most of what is compared is the same. */
function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true
  if (Array.isArray(before)) return Array.isArray(after) && isSameList(before, after)
  return isRecord(before) && isRecord(after) && isSameRecord(before, after)
}

function isSameList(before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length !== after.length) return false
  for (let place = 0; place < after.length; place++) if (!isSame(before[place], after[place])) return false
  return true
}

function isSameRecord(before: Plain, after: Plain): boolean {
  for (const key in after) if (after[key] !== undefined && !isSame(before[key], after[key])) return false
  for (const key in before) if (before[key] !== undefined && !isMember(after[key])) return false
  return true
}

function changedList(before: unknown, places: readonly (readonly [number, Change])[]): unknown[] {
  if (!Array.isArray(before)) return bug('The change is for a list.')
  const after: unknown[] = before.slice()
  for (const [place, change] of places) after[place] = applyChange(after[place], change)
  return after
}

function cutList(before: unknown, cuts: readonly Cut[]): unknown[] {
  if (!Array.isArray(before)) return bug('The change is for a list.')
  const after: unknown[] = before.slice()
  for (const [place, drop, ...add] of cuts) {
    if (place + drop > after.length) return bug('The change is for a longer list.')
    after.splice(place, drop, ...add)
  }
  return after
}

function changedRecord(before: unknown, change: InRecord): object {
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
