import { bug, takeAt } from '@starboard/kernel'
import type { CardId } from './cards.ts'
import { type Catalogue, cardOf } from './catalogue.ts'

/** A row lists cards whose order is nobody's business: equal ones side by side, in catalogue order. */

export function addToRow(catalogue: Catalogue, row: CardId[], card: CardId): void {
  const { rank } = cardOf(catalogue, card)
  let place = row.length
  row.push(card)
  while (place > 0) {
    const before = row[place - 1]
    if (before === undefined || cardOf(catalogue, before).rank <= rank) break
    row[place] = before
    place--
  }
  row[place] = card
}

/** One of these cards leaves the list; the others keep their order. */
export function takeOut(cards: CardId[], card: CardId): void {
  // By hand: `indexOf` would compare the letters of every id.
  let place = 0
  while (place < cards.length && cards[place] !== card) place++
  if (place === cards.length) bug(`The card ${card} is not there.`)
  takeAt(cards, place)
}

/** What is left of a row when these cards are taken out of it. */
export function without(row: readonly CardId[], ...taken: readonly (readonly CardId[])[]): CardId[] {
  const left = row.slice()
  for (const cards of taken) for (const card of cards) takeOut(left, card)
  return left
}

/** What a row of these cards looks like. */
export function rowOf(catalogue: Catalogue, cards: readonly CardId[]): CardId[] {
  const row: CardId[] = []
  for (const card of cards) addToRow(catalogue, row, card)
  return row
}
