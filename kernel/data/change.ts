import { bug } from '../contract/bug.ts'

type Scalar = string | number | boolean | null

/**
 * What changed between two values of plain data, as plain data: how watchers are kept up to date without sending the
 * whole view. What is no list and no record is its own change: `5` means that it is 5 now. A record is told as the changes
 * of its members. A list is told by what is in it: nothing, the thing is gone; one thing, that is what it is now; more,
 * how a list has changed, by places or by cuts.
 */
export type Change = Scalar | Gone | Now | InPlaces | Cuts | InMembers

export type Gone = readonly []
type Now = readonly [now: unknown]
export type InMembers = { readonly [name: string]: Change }
/** Which places have changed, and how, one after another: `[0, 2, { points: 5 }, 4, 'lost']`. */
type InPlaces = readonly [kind: typeof PLACES, ...(number | Change)[]]
/** At which place how many are dropped and which are put in, one cut after another: `[1, 0, 2, [], 30, 0, ['a']]`. */
export type Cuts = readonly [kind: typeof CUTS, ...(number | readonly unknown[])[]]

export const PLACES = 0
export const CUTS = 1
/** A place and its change; a place, a count and a list. */
const [PLACE_PARTS, CUT_PARTS] = [2, 3]

export const GONE: Gone = []

/** The new value; the old one is left as it was, and what did not change is shared. */
export function applyChange(before: unknown, change: Change): unknown {
  if (typeof change !== 'object' || change === null) return change
  if (!isList(change)) return changedRecord(before, change)
  if (change.length < PLACE_PARTS) return change[0]
  return change[0] === CUTS ? cutList(before, change) : changedList(before, change)
}

const isList = (change: Change): change is Gone | Now | InPlaces | Cuts => Array.isArray(change)

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function changedRecord(before: unknown, change: InMembers): object {
  if (!isRecord(before)) return bug('The change is for a record.')
  const after: Record<string, unknown> = { ...before }
  for (const name of Object.keys(change)) {
    const part = change[name]
    if (part === undefined) continue
    if (isGone(part)) delete after[name]
    else after[name] = applyChange(Object.hasOwn(after, name) ? after[name] : undefined, part)
  }
  return after
}

const isGone = (change: Change): boolean => Array.isArray(change) && change.length === 0

function changedList(before: unknown, parts: readonly unknown[]): unknown[] {
  const after = copyOfList(before)
  for (let index = 1; index < parts.length; index += PLACE_PARTS) {
    const place = Number(parts[index])
    if (!(place < after.length)) return bug('The change is for a longer list.')
    after[place] = applyChange(after[place], parts[index + 1] as Change)
  }
  return after
}

function cutList(before: unknown, parts: readonly unknown[]): unknown[] {
  const after = copyOfList(before)
  for (let index = 1; index < parts.length; index += CUT_PARTS) {
    const [place, drop] = [Number(parts[index]), Number(parts[index + 1])]
    if (!(place + drop <= after.length)) return bug('The change is for a longer list.')
    after.splice(place, drop, ...(parts[index + 2] as readonly unknown[]))
  }
  return after
}

const copyOfList = (before: unknown): unknown[] =>
  Array.isArray(before) ? before.slice() : bug('The change is for a list.')
