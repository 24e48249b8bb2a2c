import { CARD_IDS } from './cards.ts'
import type { State } from './state.ts'

/** RR-1.1: all 84 cards, wherever they are. */
export function pieceCounts({ deck, aside, robots }: State): Readonly<Record<string, number>> {
  const count: Record<string, number> = Object.fromEntries(CARD_IDS.map((card) => [card, deck.loose[card] ?? 0]))
  const add = (card: string | null) => {
    if (card !== null) count[card] = (count[card] ?? 0) + 1
  }
  for (const { card } of deck.top) add(card)
  for (const card of [...deck.discard, ...aside]) add(card)
  for (const { hand, registers } of robots) for (const card of [...hand, ...registers]) add(card)
  return count
}
