import { type Move, type Refusal, refuse } from '@starboard/kernel'
import type { Trade } from './actions.ts'
import { CARD_NAMES, type Card, DECKS, factsOf } from './cards.ts'
import { canSupply, checkSupply, drawFrom } from './decks.ts'
import type { Event } from './events.ts'
import { discard, showFromHand } from './hands.ts'
import { kindsIn, playerAt } from './player.ts'
import type { State, Step } from './state.ts'

type Main = Extract<Step, { kind: 'main' }>

/** CR-8.1, 8.2: two cards out first, then one in; no card play, so pressure does not matter (CR-7.5). */
export const trade: Move<State, Main, Trade, Event> = {
  legal(s, seat) {
    const { hand } = playerAt(s, seat)
    const trades: Trade[] = []
    if (hand.length < 2) return trades
    const supplies = DECKS.map((deck) => canSupply(s, deck))
    const kinds = kindsIn(hand)
    const numbers = kinds.map((card) => NUMBERS.get(card) ?? 0)
    for (let first = 0; first < kinds.length; first++) {
      const isPair = countOf(hand, kinds[first]) > 1
      const withFirst = allTrades()[numbers[first] ?? 0] ?? []
      for (let second = isPair ? first : first + 1; second < kinds.length; second++)
        addPossible(trades, withFirst[numbers[second] ?? 0] ?? [], supplies)
    }
    return trades
  },
  check(s, seat, { cards, deck }) {
    const { hand } = playerAt(s, seat)
    if (hand.length < 2) return refuse('too-few-cards', 'CR-8.1', `A trade takes 2 cards, you have ${hand.length}.`)
    return checkHeld(hand, cards) ?? (isFedBy(cards, deck) ? null : checkSupply(s, deck))
  },
  apply(s, seat, { cards, deck }, ctx) {
    const player = playerAt(s, seat)
    // The order in which two cards are named must not show in the discard piles.
    const [first, second] = cards[0] <= cards[1] ? cards : [cards[1], cards[0]]
    for (const card of [first, second]) {
      showFromHand(s, player, card)
      discard(s, card)
    }
    const card = drawFrom(s, deck, ctx)
    player.hand.push(card)
    ctx.emit({ kind: 'cardsTraded', seat, first, second, deck, card })
    return 'open'
  },
}

function addPossible(trades: Trade[], among: readonly Trade[], supplies: readonly boolean[]): void {
  for (let place = 0; place < among.length; place++) {
    const trade = among[place]
    if (trade !== undefined && (supplies[place] || isFedBy(trade.cards, trade.deck))) trades.push(trade)
  }
}

const NUMBERS: ReadonlyMap<Card, number> = new Map(CARD_NAMES.map((card, number) => [card, number]))

/** All trades there can be, by the numbers of both cards: a full hand has a hundred, listed anew after every action. */
let all: readonly (readonly (readonly Trade[])[])[] | undefined

function allTrades(): NonNullable<typeof all> {
  all ??= CARD_NAMES.map((one) => CARD_NAMES.map((other) => tradesOf(one, other)))
  return all
}

function tradesOf(one: Card, other: Card): readonly Trade[] {
  const cards = Object.freeze<[Card, Card]>([one, other]) as Trade['cards']
  return DECKS.map((deck) => Object.freeze<Trade>({ kind: 'trade', cards, deck }))
}

const countOf = (hand: readonly Card[], card: Card | undefined): number => {
  let count = 0
  for (const held of hand) if (held === card) count++
  return count
}

/** The two cards themselves can be shuffled in and supply the deck they come from. */
const isFedBy = ([first, second]: Trade['cards'], deck: Trade['deck']): boolean =>
  factsOf(first).deck === deck || factsOf(second).deck === deck

function checkHeld(hand: readonly Card[], [first, second]: Trade['cards']): Refusal | null {
  for (const card of [first, second])
    if (!hand.includes(card)) return refuse('not-in-hand', 'CR-8.1', `You do not hold ${factsOf(card).name}.`)
  if (first !== second || countOf(hand, first) >= 2) return null
  return refuse(
    'same-card-twice',
    'CR-8.1',
    `You hold only one ${factsOf(first).name}; a trade takes two separate cards.`,
  )
}
