import { spoken } from './text.ts'

/** A view is JSON of a game that is not known here: everything about it is told from its shape and its names. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

export const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null

/** Nothing worth a place where there is little. */
export const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  (isList(value) && value.length === 0) ||
  (isFields(value) && Object.values(value).every(isNothing))

/** Names that in every game mean a seat. */
const SEAT_KEYS = ['seat', 'active', 'owner', 'target', 'captain', 'leader', 'winner', 'seenBy']

export type Names = readonly string[]

/** One value in running text: `strength 6, health 4` or `embargo ×2, comet analysis`. */
export function inline(value: unknown, names: Names, key = ''): string {
  if (isList(value)) return listText(value, names, key)
  if (isFields(value)) return fieldsText(value, names)
  return scalarText(value, names, key)
}

export function scalarText(value: unknown, names: Names, key = ''): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return spoken(value)
  if (typeof value !== 'number') return '–'
  return (SEAT_KEYS.includes(key) ? names[value] : undefined) ?? String(value)
}

function fieldsText(value: Fields, names: Names): string {
  const told = Object.entries(value).filter(([key, part]) => !isNothing(part) && !(isId(key) && part === 0))
  return told.map(([key, part]) => fieldText(key, part, names)).join(', ')
}

/** Members are called `powerCap`, things `warhead-upgrade` or `b2`: of things one has a number. */
const isId = (key: string): boolean => /[-\d]/.test(key)

function fieldText(key: string, part: unknown, names: Names): string {
  if (isId(key) && typeof part === 'number') return part === 1 ? spoken(key) : `${spoken(key)} ×${part}`
  return `${spoken(key)} ${partText(part, names, key)}`
}

/** What is inside something else is told short: a list only by its length, once it is long. */
function partText(part: unknown, names: Names, key: string): string {
  if (isList(part)) return part.length <= 3 && part.every(isScalar) ? listText(part, names, key) : String(part.length)
  return isFields(part) ? `(${fieldsText(part, names)})` : scalarText(part, names, key)
}

function listText(list: readonly unknown[], names: Names, key: string): string {
  if (list.every(isScalar)) return counted(list.map((item) => scalarText(item, names, key))).join(', ')
  const shared = sharedKeys(list)
  if (shared.length === 0) return String(list.length)
  const rows = (list as readonly Fields[]).map((item) => slashed(item, shared, names))
  return `(${shared.map(spoken).join('/')}) ${rows.join('  ')}`
}

/** 4/3/3/2/0 for things that have the same plain fields. */
export const slashed = (item: Fields, keys: readonly string[], names: Names): string =>
  keys.map((key) => scalarText(item[key], names, key)).join('/')

/** The fields that all of a list have, if they are records of plain values at all. */
export function sharedKeys(list: readonly unknown[]): readonly string[] {
  const records = list.filter(isFields)
  const [first] = records
  if (first === undefined || records.length < list.length) return []
  return Object.keys(first).filter((key) => records.every((record) => isScalar(record[key])))
}

/** Equal things once, with their number. */
function counted(texts: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].map(([text, count]) => (count === 1 ? text : `${text} ×${count}`))
}
