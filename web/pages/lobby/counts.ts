import type { CountKey, FormRow } from '@starboard/kernel'

export type Counts = Readonly<Record<string, number>>

/** What can be counted, as the game tells it. */
export const keysOf = ({ keys = {} }: Pick<FormRow, 'keys'>): Readonly<Record<string, CountKey>> => keys

export const countsIn = (value: unknown): Counts => (typeof value === 'object' && value !== null ? value : {}) as Counts

/** The counts after one change: what is as printed is left out. */
export function withCount(row: FormRow, counts: Counts, key: string, count: number): Counts {
  const rest = withoutCount(counts, key)
  return count === keysOf(row)[key]?.printed ? rest : { ...rest, [key]: count }
}

export const withoutCount = (counts: Counts, key: string): Counts =>
  Object.fromEntries(Object.entries(counts).filter(([one]) => one !== key))

/** Where a count starts that nobody has changed yet. */
export const startOf = ({ min = 0, max = 1, ...row }: FormRow, key: string): number =>
  keysOf(row)[key]?.printed ?? Math.min(max, Math.max(min, 1))

export const printedText = ({ printed }: CountKey): string =>
  printed === null ? 'printed as many as the table needs' : `printed ${printed}`

/** "Meteor 2, Comet 0" */
export function countsText(row: FormRow, value: unknown): string {
  const changed = Object.entries(countsIn(value)).map(([key, count]) => `${keysOf(row)[key]?.name ?? key} ${count}`)
  return changed.length === 0 ? 'as printed' : changed.join(', ')
}
