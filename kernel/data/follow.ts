import { CUTS, PLACES } from './change.ts'
import { kept } from './copy.ts'
import { changeOf, cutsOf, isMember, isSame, type Plain, type Span, spanOf } from './diff.ts'

type Own = Record<string, unknown>

/**
 * Makes `before` the new value, in the same object, and gives the change as JSON, in one pass; an empty text: there is none.
 * What comes in is copied, unless it is frozen: it may be borrowed from where it goes on changing. Both are records or both
 * are lists, and `before` is nobody else's.
 */
export function follow(before: object, after: object): string {
  return Array.isArray(before)
    ? followList(before, after as readonly unknown[])
    : followRecord(before as Own, after as Plain)
}

function followRecord(before: Own, after: Plain): string {
  let told = ''
  let members = 0
  for (const name in after) {
    const value = after[name]
    if (value === undefined) continue
    members++
    const change = before[name] === value ? '' : followPart(before, name, value)
    if (change !== '') told += `${told === '' ? '{' : ','}${quoted(name)}:${change}`
  }
  told = hasMore(before, members) ? withLost(told, before, after) : told
  return told === '' ? '' : `${told}}`
}

/** All that is in the new value is in the old one by now. */
function hasMore(before: Own, members: number): boolean {
  let more = -members
  for (const name in before) if (before[name] !== undefined) more++
  return more > 0
}

/** In the order of their names: the one in which they came would tell what came and went. */
function withLost(told: string, before: Own, after: Plain): string {
  let all = told
  for (const name of Object.keys(before).sort()) {
    if (before[name] === undefined || isMember(after[name])) continue
    // Not deleted: an object that members are deleted from is a slow one ever after.
    before[name] = undefined
    all += `${all === '' ? '{' : ','}${quoted(name)}:[]`
  }
  return all
}

/** What is frozen is shared: what changes in its place is another one. */
function followPart<K extends string | number>(holder: Record<K, unknown>, name: K, after: unknown): string {
  const before = holder[name]
  if (typeof after !== 'object' || after === null) {
    holder[name] = after
    return typeof after === 'number' && Number.isFinite(after) ? `${after}` : (JSON.stringify(after) ?? 'null')
  }
  if (isAlike(before, after) && !Object.isFrozen(before)) return follow(before, after)
  const change = changeOf(before, after)
  // An equal one that is frozen is the same object the next time.
  if (change !== undefined || Object.isFrozen(after)) holder[name] = kept(after)
  return change === undefined ? '' : JSON.stringify(change)
}

const isAlike = (before: unknown, after: unknown): before is object =>
  typeof before === 'object' && before !== null && Array.isArray(before) === Array.isArray(after)

function followList(before: unknown[], after: readonly unknown[]): string {
  const span = spanOf(before, after)
  if (span === null) return ''
  const cuts = cutsOf(span)
  return cuts === null ? followPlaces(before, span) : cutInPlace(before, cuts, after)
}

function followPlaces(before: unknown[], { after, start, old }: Span): string {
  let told = `[${PLACES}`
  for (let place = start; place < start + old; place++) {
    if (isSame(before[place], after[place])) continue
    told += `,${place},${followPart(before as unknown as Record<number, unknown>, place, after[place])}`
  }
  return `${told}]`
}

function cutInPlace(before: unknown[], cuts: readonly unknown[], after: readonly unknown[]): string {
  if (cuts[0] !== CUTS) {
    cut(before, [0, before.length, after])
    return `[${textOf(after)}]`
  }
  let told = `[${CUTS}`
  for (let index = 1; index < cuts.length; index += 3) {
    const [place, drop, add] = [Number(cuts[index]), Number(cuts[index + 1]), cuts[index + 2] as readonly unknown[]]
    cut(before, [place, drop, add])
    told += `,${place},${drop},${listText(add)}`
  }
  return `${told}]`
}

/** By hand: `splice` makes a list of what it drops, and one of what is put in. */
function cut(list: unknown[], [place, drop, add]: readonly [number, number, readonly unknown[]]): void {
  const more = add.length - drop
  const { length } = list
  if (more < 0) for (let from = place + drop; from < length; from++) list[from + more] = list[from]
  if (more > 0) for (let from = length - 1; from >= place + drop; from--) list[from + more] = list[from]
  for (let index = 0; index < add.length; index++) list[place + index] = kept(add[index])
  if (more < 0) list.length = length + more
}

const listText = (list: readonly unknown[]): string =>
  list.length === 1 ? `[${textOf(list[0])}]` : list.length === 0 ? '[]' : textOf(list)

/** What is frozen has one text for all: most often it was written a moment ago, for another viewer or at another table. */
const last: { value: unknown; text: string } = { value: null, text: '' }

function textOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && value === last.value) return last.text
  const text = JSON.stringify(value) ?? 'null'
  if (Object.isFrozen(value)) {
    last.value = value
    last.text = text
  }
  return text
}

/** As JSON writes names. Games have few; what is kept by the ids of things is written anew each time. */
const names = new Map<string, string>()
const MOST_NAMES = 2000

function quoted(name: string): string {
  const known = names.get(name)
  if (known !== undefined) return known
  const text = JSON.stringify(name)
  if (names.size < MOST_NAMES) names.set(name, text)
  return text
}
