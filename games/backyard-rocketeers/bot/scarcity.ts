import { CARDS, type CardId, DESIGNS, factsOf } from '../rules/cards/catalogue.ts'
import type { View } from '../rules/view.ts'
import { REQUIRED } from '../rules/vocabulary.ts'
import { weights } from './weights.ts'

/** What a player who counts the Level 1 deck knows of the cards that nobody has shown yet. */
export interface Scarcity {
  /** How many they are, and how many of them are parts of each required kind. */
  readonly cards: number
  readonly parts: readonly number[]
  /** How many draws it takes until the discard pile comes back. */
  readonly refill: number
}

const COPIES: readonly number[] = Array.from({ length: REQUIRED }, (_, slot) =>
  CARDS.reduce((sum, card) => (card.home === 1 && card.slot === slot ? sum + DESIGNS[card.design].copies[0] : sum), 0),
)

export function scarcityIn({ piles, players }: View): Scarcity {
  const parts = COPIES.slice()
  const [pile] = piles
  let cards = pile?.size ?? 0
  for (const card of pile?.discard ?? []) countOut(parts, card)
  for (const { hand, handSize, rocket, level } of players) {
    if (hand !== undefined) for (const card of hand) countOut(parts, card)
    else if (level === 1) cards += handSize
    for (const part of rocket ?? []) countOut(parts, part?.card)
  }
  return { cards, parts, refill: (pile?.size ?? 0) / players.length }
}

function countOut(parts: number[], card: CardId | null | undefined): void {
  if (card === null || card === undefined) return
  const { slot } = factsOf(card)
  const left = parts[slot]
  if (left !== undefined) parts[slot] = left - 1
}

/** How many draws somebody with so many unseen cards in hand waits for a part of this kind. */
export function waitFor({ cards, parts, refill }: Scarcity, slot: number, unseen: number): number {
  const left = Math.max(0, parts[slot] ?? 0)
  const share = Math.min(1, left / Math.max(1, cards))
  const later = refill + weights.partWait
  return (1 - share) ** unseen * (share === 0 ? later : Math.min(later, 1 / share))
}
