import { type Chance, shuffled } from '@starboard/kernel'
import type { Colour, Options } from '../options.ts'
import type { DeckName } from '../state.ts'
import { DUCKLING_INTERNAL } from '../threats/cards.ts'
import {
  EXTERNAL_COMMON,
  EXTERNAL_SERIOUS,
  INTERNAL_COMMON,
  INTERNAL_SERIOUS,
  type ShipId,
  type ThreatId,
} from '../vocabulary.ts'

export const DECK_NAMES: readonly DeckName[] = [
  'external-common',
  'external-serious',
  'internal-common',
  'internal-serious',
]

const CARDS: Readonly<Record<DeckName, readonly ThreatId[]>> = {
  'external-common': EXTERNAL_COMMON,
  'external-serious': EXTERNAL_SERIOUS,
  'internal-common': INTERNAL_COMMON,
  'internal-serious': INTERNAL_SERIOUS,
}

/** The number in an id: E1-05 is white, E2-05 yellow. */
const COLOUR_NUMBERS: Readonly<Record<Colour, RegExp>> = { white: /1-/, yellow: /2-/, both: /-/ }

type Chosen = Pick<Options, 'commonThreats' | 'seriousThreats'>

/** SA-1.5, SA-11.1d: the cards of a deck, in the order of the rulebook. */
export function threatCards(deck: DeckName, ship: ShipId, { commonThreats, seriousThreats }: Chosen): ThreatId[] {
  const colour = COLOUR_NUMBERS[deck.endsWith('common') ? commonThreats : seriousThreats]
  const isForShip = (id: ThreatId) =>
    ship !== 'duckling' || deck.startsWith('external') || DUCKLING_INTERNAL.includes(id)
  return CARDS[deck].filter((id) => colour.test(id) && isForShip(id))
}

/** SA-1.5: shuffled, each from a stream of its own. */
export const shuffledDecks = (ship: ShipId, options: Chosen, luck: Chance): Record<DeckName, ThreatId[]> =>
  byDeck((deck) => shuffled(threatCards(deck, ship, options), luck, deck))

export const byDeck = <X>(make: (deck: DeckName) => X): Record<DeckName, X> => ({
  'external-common': make('external-common'),
  'external-serious': make('external-serious'),
  'internal-common': make('internal-common'),
  'internal-serious': make('internal-serious'),
})
