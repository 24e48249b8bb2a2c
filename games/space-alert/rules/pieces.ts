import type { Face } from './deal/card.ts'
import { DECK_NAMES } from './deal/threat-decks.ts'
import type { State } from './state.ts'
import { THREAT_CARDS } from './threats/cards.ts'

/** Every card, threat and tile, wherever it is. Which heroic cards are in play is a secret: they are counted as one sort. */
export function pieceCounts(s: State): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  const count = (name: string, by = 1) => {
    counts[name] = (counts[name] ?? 0) + by
  }
  for (const face of facesOf(s)) count(face.isHeroic ? 'heroic' : `${face.move}/${face.action}`)
  for (const deck of DECK_NAMES) count(deck, s.threatDecks[deck].length)
  for (const { id } of s.threats) count(deckOf(id))
  for (const [zone, pile] of Object.entries(s.piles)) count(`tiles ${zone}`, pile.length)
  return counts
}

const deckOf = (id: keyof typeof THREAT_CARDS): string => {
  const { kind, level } = THREAT_CARDS[id]
  return `${kind}-${level}`
}

function facesOf({ actionDeck, crew }: State): readonly Face[] {
  const held = crew.flatMap(({ hand, board, packets }) => [
    ...hand.map(({ face }) => face),
    ...board.flat().map(({ face }) => face),
    ...packets.flat(),
  ])
  return [...actionDeck, ...held]
}
