import type { Deck } from '@starboard/kernel'
import { CARD_NAMES, MOVEMENT_CARDS, segmentOf } from './cards.ts'
import type { State } from './state.ts'

/** Every card, wherever it lies: in a deck, a discard pile, a hand, on the table, among the trophies. */
export function pieceCounts(s: State): Readonly<Record<string, number>> {
  const count: Record<string, number> = Object.fromEntries([...CARD_NAMES, ...MOVEMENT_CARDS].map((card) => [card, 0]))
  const add = (card: string, copies = 1) => {
    count[card] = (count[card] ?? 0) + copies
  }
  const addDeck = <C extends string>({ top, loose, discard }: Deck<C>) => {
    for (const { card } of top) add(card)
    for (const card in loose) add(card, loose[card])
    for (const card of discard) add(card)
  }
  for (const deck of [s.decks.engineering, s.decks.espionage, s.decks.economic]) addDeck(deck)
  addDeck(s.movement)
  addDeck(s.segments)
  for (const card of s.moves) add(card)
  for (const strength of s.ahead) add(segmentOf(strength))
  if (s.segment !== null) add(segmentOf(s.segment.strength))
  for (const { hand, trophies } of s.players) {
    for (const card of hand) add(card)
    for (const strength of trophies) add(segmentOf(strength))
  }
  for (const { kind } of s.agenda.steps) if (kind === 'pressure') add('diplomatic-pressure')
  return count
}
