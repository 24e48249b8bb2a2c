import { isRefusal } from '@starboard/kernel'
import { CARDS, type CardId, isCard } from '../rules/cards/catalogue.ts'
import { allCards } from '../rules/decks.ts'
import { form } from '../rules/options.ts'
import type { Level } from '../rules/vocabulary.ts'

/** Only what differs from what the table has by itself. */
export type Copies = Readonly<Partial<Record<CardId, number>>>

export const MOST_COPIES = 20

/** What the lobby holds, read as copies; whatever is no card is left out. */
export function copiesIn(value: unknown): Copies {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).filter(([card, count]) => isCard(card) && typeof count === 'number'))
}

export interface Printed {
  readonly card: CardId
  readonly name: string
  readonly count: number
}

interface Table {
  readonly seats: number
  readonly values: Readonly<Record<string, unknown>>
}

/** BR-1.9: how many of each card of a deck there are before anybody changes it. */
export function printedIn({ seats, values }: Table, level: Level): readonly Printed[] {
  const read = form.read({ ...values, deckOverrides: {} })
  const options = isRefusal(read) ? form.defaults : read
  const box = allCards(seats, options)[level - 1] ?? []
  return CARDS.filter(({ home }) => home === level).map(({ id, name }) => ({
    card: id,
    name,
    count: box.filter((one) => one === id).length,
  }))
}

/** One count changed; as printed means not named. */
export function withCount(copies: Copies, { card, count }: Printed, wanted: number): Copies {
  const rest = Object.fromEntries(Object.entries(copies).filter(([one]) => one !== card))
  return wanted === count ? rest : { ...rest, [card]: Math.max(0, Math.min(MOST_COPIES, wanted)) }
}

export const sizeOf = (rows: readonly Printed[], copies: Copies): number =>
  rows.reduce((sum, { card, count }) => sum + (copies[card] ?? count), 0)
