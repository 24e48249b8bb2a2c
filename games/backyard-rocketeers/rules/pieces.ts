import type { CardId } from './cards/catalogue.ts'
import { allCards } from './decks.ts'
import type { State } from './state.ts'

/** BR-1.10: every card is in exactly one place. */
export function pieceCounts(s: State): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const card of allCards(s.players.length, s.options).flat()) counts[card] = 0
  const count = (cards: readonly CardId[]): void => {
    for (const card of cards) counts[card] = (counts[card] ?? 0) + 1
  }
  for (const { draw, discard } of s.piles) {
    count(draw)
    count(discard)
  }
  count(s.removed)
  for (const player of s.players) {
    const { hand, pad, rocket, faceDown, enhancements, generators, rovers, communications } = player
    count(hand)
    count(pad === null ? [] : [pad])
    count(communications)
    count(
      [...rocket.filter((part) => part !== null), ...faceDown, ...enhancements, ...generators, ...rovers].map(
        ({ card }) => card,
      ),
    )
  }
  return counts
}
