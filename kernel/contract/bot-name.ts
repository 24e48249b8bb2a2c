import { checksum } from '../data/checksum.ts'
import type { Meta } from './contract.ts'

interface BotSeat {
  /** What tells this table from others, such as its code. No luck is drawn for a name. */
  readonly table: string
  readonly seat: number
  /** How everybody else at the table is called, people first of all. */
  readonly taken: readonly string[]
}

/** What a bot is called: the same at the same seat of the same table, and like nobody else there. */
export function botName({ botNames }: Pick<Meta, 'botNames'>, { table, seat, taken }: BotSeat): string {
  const known = new Set(taken.map(alike))
  const first = checksum(table) + seat
  const turned = botNames.map((_, place) => botNames[(first + place) % botNames.length] ?? '')
  return turned.find((name) => !known.has(alike(name))) ?? `${turned[0]} ${letterOf(seat)}`
}

/** A number would run into those of a sentence: “pays Ada 1 1 cube”. */
const letterOf = (seat: number): string => String.fromCharCode(A + seat)

const A = 65

/** Upper and lower case, wide and narrow letters: on a crowded table names that differ in nothing else look the same. */
export const alike = (name: string): string => name.normalize('NFKC').toLowerCase()

/** Of all bots of a table at once, people given, seat by seat; a seat without a name is a bot's. */
export function botNamesAt(
  meta: Pick<Meta, 'botNames'>,
  { table, people }: { readonly table: string; readonly people: readonly (string | null)[] },
): readonly string[] {
  const names: string[] = []
  people.forEach((person, seat) => {
    const taken = [...people.flatMap((name) => name ?? []), ...names]
    names.push(person ?? botName(meta, { table, seat, taken }))
  })
  return names
}
