import { type Change, CUTS, type Cuts, GONE, type InMembers, isRecord, PLACES } from './change.ts'

export type Plain = Readonly<Record<string, unknown>>

/** Undefined: nothing changed. */
export function changeOf(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined
  if (Array.isArray(before) && Array.isArray(after)) return listChange(before, after)
  if (isRecord(before) && isRecord(after)) return recordChange(before, after)
  return newly(after)
}

/** What is a value by itself is its own change; whatever else is new is told as such. */
const newly = (value: unknown): Change =>
  typeof value === 'object' && value !== null ? [value] : (value as string | number | boolean | null)

/** A member that is undefined is absent, as in JSON; what every object inherits, `valueOf` for one, is a function and no member. */
const isMember = (value: unknown): boolean => value !== undefined && typeof value !== 'function'

function recordChange(before: Plain, after: Plain): InMembers | undefined {
  let changed: Record<string, Change> | undefined
  for (const name in after) {
    const value = after[name]
    if (value === undefined) continue
    const change = changeOf(before[name], value)
    if (change === undefined) continue
    changed ??= {}
    changed[name] = change
  }
  return withLost(changed, lostMembers(before, after))
}

/** In the order of their names: the one in which they came would tell what came and went. */
export function lostMembers(before: Plain, after: Plain): readonly string[] | undefined {
  let lost: string[] | undefined
  for (const name in before) {
    if (before[name] === undefined || isMember(after[name])) continue
    lost ??= []
    lost.push(name)
  }
  return lost?.sort()
}

function withLost(
  changed: Record<string, Change> | undefined,
  lost: readonly string[] | undefined,
): InMembers | undefined {
  if (lost === undefined) return changed
  const all = changed ?? {}
  for (const name of lost) all[name] = GONE
  return all
}

/** Where both lists differ: between what they begin and what they end with alike. */
export interface Span {
  readonly before: readonly unknown[]
  readonly after: readonly unknown[]
  readonly start: number
  /** How many there are between, of the list before and of the one after. */
  readonly old: number
  readonly fresh: number
}

function listChange(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  const span = spanOf(before, after)
  return span === null ? undefined : (cutsOf(span) ?? placesIn(span))
}

/** Null: they are the same. */
export function spanOf(before: readonly unknown[], after: readonly unknown[]): Span | null {
  const least = Math.min(before.length, after.length)
  let start = 0
  while (start < least && isSame(before[start], after[start])) start++
  if (start === before.length && start === after.length) return null
  let end = 0
  while (end < least - start && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) end++
  return { before, after, start, old: before.length - start - end, fresh: after.length - start - end }
}

/** What was cut out and put in; null: it is told place by place. */
export const cutsOf = (span: Span): Cuts | readonly [now: readonly unknown[]] | null =>
  movedOn(span) ?? pushedBack(span) ?? (span.old === span.fresh ? null : replacedIn(span))

/** The front is looked for no further than this: more has changed than a list that moved on. */
const MOST_STEPS = 8

const NONE: readonly unknown[] = []

/** The first ones fell out and new ones came to the end. */
function movedOn({ before, after, start, old, fresh }: Span): Cuts | undefined {
  for (let steps = 1; steps < old && steps <= MOST_STEPS; steps++) {
    if (fresh === 0 || !isSame(before[start + steps], after[start])) continue
    const same = old - steps
    if (same > fresh || !isRun(before, start + steps, after, start, same)) continue
    return same === fresh
      ? [CUTS, start, steps, NONE]
      : [CUTS, start, steps, NONE, start + same, 0, after.slice(start + same, start + fresh)]
  }
  return undefined
}

/** New ones came to the front, and the last ones may have fallen out. */
function pushedBack({ before, after, start, old, fresh }: Span): Cuts | undefined {
  for (let steps = 1; steps < fresh && steps <= MOST_STEPS; steps++) {
    if (old === 0 || !isSame(before[start], after[start + steps])) continue
    const same = fresh - steps
    if (same > old || !isRun(after, start + steps, before, start, same)) continue
    const added = after.slice(start, start + steps)
    return old === same ? [CUTS, start, 0, added] : [CUTS, start, 0, added, start + fresh, old - same, NONE]
  }
  return undefined
}

function isRun(a: readonly unknown[], from: number, b: readonly unknown[], at: number, count: number): boolean {
  for (let index = 1; index < count; index++) if (!isSame(a[from + index], b[at + index])) return false
  return true
}

function placesIn({ before, after, start, old }: Span): Change {
  const places: [typeof PLACES, ...(number | Change)[]] = [PLACES]
  for (let place = start; place < start + old; place++) {
    const change = changeOf(before[place], after[place])
    if (change !== undefined) places.push(place, change)
  }
  return places
}

const replacedIn = ({ after, start, old, fresh }: Span): Cuts | readonly [now: readonly unknown[]] =>
  start === 0 && old > 0 && fresh === after.length
    ? [after]
    : [CUTS, start, old, fresh === 0 ? NONE : fresh === after.length ? after : after.slice(start, start + fresh)]

/** Without a word about what differs: most of what is compared is the same. */
export function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return false
  if (Array.isArray(before)) return Array.isArray(after) && isSameList(before, after)
  return !Array.isArray(after) && isSameRecord(before as Plain, after as Plain)
}

function isSameList(before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length !== after.length) return false
  for (let place = 0; place < after.length; place++) if (!isSame(before[place], after[place])) return false
  return true
}

function isSameRecord(before: Plain, after: Plain): boolean {
  let members = 0
  for (const name in after) {
    const value = after[name]
    if (value === undefined) continue
    if (!isSame(before[name], value)) return false
    members++
  }
  return !hasMore(before, members)
}

/** Than so many members, all of which it has. Most records have no others, and then only names need to be counted. */
export function hasMore(record: Plain, members: number): boolean {
  let names = 0
  for (const _name in record) names++
  if (names === members) return false
  let more = -members
  for (const name in record) if (record[name] !== undefined) more++
  return more > 0
}
