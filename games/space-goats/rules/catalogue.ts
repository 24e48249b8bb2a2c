import { bug } from '@starboard/kernel'
import { readCardSet } from './card-set.ts'
import { type Card, type CardId, MARKET, STARTER } from './cards.ts'
import type { Effect } from './effects.ts'
import type { Options } from './options.ts'

/** All cards of one match, in the order in which rows list them: starter cards first. */
export interface Catalogue {
  readonly starter: readonly Card[]
  readonly market: readonly Card[]
  /** All copies: of one player, and of the market. */
  readonly starterRow: readonly CardId[]
  readonly marketRow: readonly CardId[]
  /** SG-6.6: how many of them give an extra turn: of one player, and of the market. */
  readonly warps: { readonly starter: number; readonly market: number }
  /** SG-3.5: ship cards in the box. */
  readonly ships: number
  readonly byId: ReadonlyMap<CardId, Listed>
  /** The same by `placeOf`: most cards have a place of their own there. */
  readonly places: readonly Listed[]
}

export interface Listed extends Card {
  /** Rows of cards whose order is nobody's business are sorted by this. */
  readonly rank: number
}

/** Section 2.3 */
export const SHIPS_IN_BOX = 16

function catalogueOfCards(starter: readonly Card[], market: readonly Card[], ships: number): Catalogue {
  const cards = [...starter, ...market].map(listed)
  return {
    starter,
    market,
    starterRow: copiesOf(starter),
    marketRow: copiesOf(market),
    warps: { starter: warpsIn(starter), market: warpsIn(market) },
    ships,
    byId: new Map(cards.map((card) => [card.id, card])),
    places: placesOf(cards),
  }
}

/** One literal: spread into place, every card would have a shape of its own. */
const listed = ({ id, name, cost, copies, effect, text }: Card, rank: number): Listed => ({
  id,
  name,
  cost,
  copies,
  effect,
  text,
  rank,
})

/** Pushed one by one: `flatMap` gives a list that may have holes, and so would every pile that is copied from it. */
function copiesOf(cards: readonly Card[]): readonly CardId[] {
  const row: CardId[] = []
  for (const { id, copies } of cards) for (let copy = 0; copy < copies; copy++) row.push(id)
  return row
}

const PLACES = 512

/** By the second letter and the last: ST01, SH01, SH02. Ids of one's own cards may share a place; `byId` knows them all. */
const placeOf = (id: CardId): number => (id.charCodeAt(1) * 16 + id.charCodeAt(id.length - 1)) & (PLACES - 1)

function placesOf(cards: readonly Listed[]): readonly Listed[] {
  const any = cards[0] ?? bug('A catalogue lists at least one card.')
  const places = Array.from({ length: PLACES }, () => any)
  for (const card of cards) places[placeOf(card.id)] = card
  return places
}

const warpsIn = (cards: readonly Card[]): number =>
  cards.reduce((sum, { effect, copies }) => sum + (effect.kind === 'special' && effect.does === 'warp' ? copies : 0), 0)

/** SG-4.6: what is printed on a card that the table's options change. */
const AS_STANDARD = '1 normal hit; the defender chooses the ship.'

const exactly = (cards: readonly Card[]): readonly Card[] =>
  cards.map((card) =>
    card.effect.kind === 'rocket' && card.effect.seeks === true ? { ...card, text: AS_STANDARD } : card,
  )

const BOX_AS_STANDARD: Catalogue = catalogueOfCards(exactly(STARTER), exactly(MARKET), SHIPS_IN_BOX)

export const BOX: Catalogue = catalogueOfCards(STARTER, MARKET, SHIPS_IN_BOX)

/** `cardSet` of a match in the box. */
export const DEFAULT_SET = 'default'

const custom = new WeakMap<Options, Catalogue>()

/** The cards these options play with. Copies of a state share their options, so a custom set is read once a match. */
export function catalogueOf(options: Options): Catalogue {
  const isStandard = options.seekingRocket === 'asStandard'
  if (options.cardSet === DEFAULT_SET) return isStandard ? BOX_AS_STANDARD : BOX
  const known = custom.get(options)
  if (known !== undefined) return known
  const read = readCardSet(options.cardSet)
  if ('text' in read) return bug(read.text)
  const { starter, market, ships } = read
  const made = isStandard
    ? catalogueOfCards(exactly(starter), exactly(market), ships)
    : catalogueOfCards(starter, market, ships)
  custom.set(options, made)
  return made
}

/** Asked four hundred times a match, where a `Map` would take a tenth of all the time for hashing and comparing ids. */
export function cardOf({ places, byId }: Catalogue, id: CardId): Listed {
  const card = places[placeOf(id)]
  return card?.id === id ? card : (byId.get(id) ?? bug(`There is no card ${id}.`))
}

export const effectOf = (catalogue: Catalogue, id: CardId): Effect => cardOf(catalogue, id).effect
