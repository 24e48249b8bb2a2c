import type { Seat } from '../contract/seat.ts'
import { type Bag, bagSize, type Chance } from './chance.ts'

/**
 * A lazy deck: the order of its cards does not exist until somebody looks. A shuffle costs nothing, and an order that
 * does not exist cannot leak. A card is its name: two copies are the same thing.
 */
export interface Deck<C extends string> {
  /** Names the stream its cards are drawn from. */
  readonly name: string
  /** Known cards, the next one first, with those who know it. */
  top: { readonly card: C; readonly seenBy: Seat[] }[]
  loose: Bag<C>
  /** Open, in the order of arrival. */
  discard: C[]
}

export const emptyBag = <C extends string>(kinds: readonly C[]): Bag<C> => bagOf(kinds, () => 0)

export function bagOf<C extends string>(kinds: readonly C[], count: (card: C) => number): Bag<C> {
  const bag = { ...blankFor(kinds) }
  for (const card of kinds) bag[card] = count(card)
  return bag
}

const blanks = new WeakMap<readonly string[], Bag<string>>()

/**
 * One bag to copy from for each list of kinds. It is read from text because such an object has a fixed shape; one that
 * grew by computed names is a slow dictionary, and every draw goes through all its keys.
 */
function blankFor<C extends string>(kinds: readonly C[]): Bag<C> {
  const known = blanks.get(kinds)
  if (known !== undefined) return known as Bag<C>
  const made: Bag<C> = JSON.parse(`{${kinds.map((card) => `${JSON.stringify(card)}:0`).join()}}`)
  blanks.set(kinds, made)
  return made
}

export const newDeck = <C extends string>(name: string, cards: Bag<C>): Deck<C> => ({
  name,
  top: [],
  loose: cards,
  discard: [],
})

/** Cards that lie face down in it. */
export const deckSize = <C extends string>(deck: Deck<C>): number => deck.top.length + bagSize(deck.loose)

/** Whether any card lies face down in it: quicker than counting them. */
export const hasCards = <C extends string>(deck: Deck<C>): boolean => deck.top.length > 0 || !isEmpty(deck.loose)

function isEmpty<C extends string>(bag: Readonly<Bag<C>>): boolean {
  for (const card in bag) if (bag[card] > 0) return false
  return true
}

/** The top card, if there is one: a known one first, else any of the loose ones. */
export function drawCard<C extends string>(deck: Deck<C>, random: Chance): C | undefined {
  const known = deck.top.shift()
  if (known !== undefined) {
    random.touch()
    return known.card
  }
  return drawLoose(deck, random)
}

function drawLoose<C extends string>(deck: Deck<C>, random: Chance): C | undefined {
  if (isEmpty(deck.loose)) return undefined
  const card = random.draw(deck.name, deck.loose)
  deck.loose[card]--
  return card
}

/** Shows the next cards to a seat and leaves them where they are. */
export function peekCards<C extends string>(deck: Deck<C>, count: number, seat: Seat, random: Chance): readonly C[] {
  random.touch()
  while (deck.top.length < count) {
    const card = drawLoose(deck, random)
    if (card === undefined) break
    deck.top.push({ card, seenBy: [] })
  }
  const shown = deck.top.slice(0, count)
  for (const { seenBy } of shown) if (!seenBy.includes(seat)) seenBy.push(seat)
  return shown.map(({ card }) => card)
}

/** Lays cards on top, the first of them uppermost, known to these seats. */
export function putOnTop<C extends string>(deck: Deck<C>, cards: readonly C[], seenBy: readonly Seat[]): void {
  deck.top.unshift(...cards.map((card) => ({ card, seenBy: [...seenBy] })))
}

/** The discard pile becomes loose cards again. No luck: there is no order to make. */
export function refill<C extends string>(deck: Deck<C>): void {
  for (const card of deck.discard) deck.loose[card]++
  deck.discard = []
}

/** Deals cards at random out of a bag of unseen ones, which keeps the rest. */
export function dealFrom<C extends string>(unseen: Bag<C>, count: number, random: Chance, stream: string): C[] {
  return Array.from({ length: count }, () => {
    const card = random.draw(stream, unseen)
    unseen[card]--
    return card
  })
}
