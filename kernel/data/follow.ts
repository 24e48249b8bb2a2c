import { CUTS, PLACES } from './change.ts'
import { kept } from './copy.ts'
import { changeOf, cutsOf, hasMore, isSame, lostMembers, type Plain, type Span, spanOf } from './diff.ts'

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
    if (change !== '') told += (told === '' ? printed(name).first : printed(name).later) + change
  }
  // All that is in the new value is in the old one by now.
  told = hasMore(before, members) ? withLost(told, before, after) : told
  return told === '' ? '' : `${told}}`
}

function withLost(told: string, before: Own, after: Plain): string {
  const lost = lostMembers(before, after)
  if (lost === undefined) return told
  let all = told
  for (const name of lost) {
    // Not deleted: an object that members are deleted from is a slow one ever after.
    before[name] = undefined
    all += `${all === '' ? printed(name).first : printed(name).later}[]`
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
  const change = changeText(before, after)
  // An equal one that is frozen is the same object the next time.
  if (change !== '' || Object.isFrozen(after)) holder[name] = kept(after)
  return change
}

function changeText(before: unknown, after: unknown): string {
  const span = Array.isArray(before) && Array.isArray(after) ? spanOf(before, after) : null
  const cuts = span === null ? null : cutsOf(span)
  if (cuts !== null) return cutsText(cuts)
  const change = changeOf(before, after)
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

type AnyCuts = readonly unknown[]

function cutInPlace(before: unknown[], cuts: AnyCuts, after: readonly unknown[]): string {
  if (cuts[0] === CUTS) cutAll(before, cuts)
  else cutAll(before, [CUTS, 0, before.length, after])
  return cutsText(cuts)
}

/** By hand: `splice` makes a list of what it drops, and one of what is put in. */
function cutAll(list: unknown[], cuts: AnyCuts): void {
  let { length } = list
  for (let index = 1; index < cuts.length; index += 3) {
    const [place, drop, add] = [Number(cuts[index]), Number(cuts[index + 1]), cuts[index + 2] as readonly unknown[]]
    const more = add.length - drop
    if (more < 0) for (let from = place + drop; from < length; from++) list[from + more] = list[from]
    if (more > 0) for (let from = length - 1; from >= place + drop; from--) list[from + more] = list[from]
    for (let added = 0; added < add.length; added++) list[place + added] = kept(add[added])
    length += more
  }
  // Not between two cuts: what is dropped at one end is most often put in at the other, and this takes longer than both.
  if (length < list.length) list.length = length
}

function cutsText(cuts: AnyCuts): string {
  if (cuts[0] !== CUTS) return `[${textOf(cuts[0])}]`
  let told = `[${CUTS}`
  for (let index = 1; index < cuts.length; index += 3)
    told += `,${cuts[index]},${cuts[index + 1]},${listText(cuts[index + 2] as readonly unknown[])}`
  return `${told}]`
}

const listText = (list: readonly unknown[]): string =>
  list.length === 1 ? `[${textOf(list[0])}]` : list.length === 0 ? '[]' : textOf(list)

/** What is frozen has one text for all: most often it was written a moment ago, for another viewer or at another table. */
const written = Array.from({ length: 8 }, () => ({ value: null as unknown, text: '' }))
let oldest = 0

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  for (const one of written) if (one.value === value) return one.text
  const text = JSON.stringify(value)
  const place = Object.isFrozen(value) ? written[oldest] : undefined
  if (place === undefined) return text
  oldest = (oldest + 1) % written.length
  place.value = value
  place.text = text
  return text
}

interface PrintedName {
  readonly first: string
  readonly later: string
}

/** As JSON writes names, with what stands around them. Games have few; what is kept by the ids of things is written anew each time. */
const names = new Map<string, PrintedName>()
const MOST_NAMES = 2000

function printed(name: string): PrintedName {
  const known = names.get(name)
  if (known !== undefined) return known
  const text = JSON.stringify(name)
  const made = { first: `{${text}:`, later: `,${text}:` }
  if (names.size < MOST_NAMES) names.set(name, made)
  return made
}
