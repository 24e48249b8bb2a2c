import { type Chance, copy, type Seat } from '@starboard/kernel'
import type { CardId } from './cards.ts'
import { type Catalogue, catalogueOf } from './catalogue.ts'
import { isJunk } from './player.ts'
import { takeOut, without } from './rows.ts'
import type { Pile, Player, State } from './state.ts'
import type { SeenPlayer, View } from './view.ts'

const STREAM = 'determinize'

/** A full state that fits everything this viewer sees: hidden hands and piles are dealt from what must be in them. */
export function determinize(view: View, _viewer: Seat | 'spectator', random: Chance): State {
  const { pile: _pile, players: _players, ...open } = view
  const catalogue = catalogueOf(view.options)
  return {
    ...copy(open),
    options: view.options,
    pile: dealtPile(view, random),
    players: view.players.map((player) => dealtPlayer(player, catalogue, random)),
  }
}

function dealtPlayer(seen: SeenPlayer, catalogue: Catalogue, random: Chance): Player {
  const { handSize, drawSize: _drawSize, hand: known, ...open } = copy(seen)
  const unseen = unseenOf(seen)
  const hand = known === undefined ? dealtHand(seen, { unseen, handSize, catalogue, random }) : [...known]
  const draw = known === undefined ? unseen : without(unseen, withoutShown(hand, seen.shown))
  return { ...open, hand, draw }
}

/** What a hand and a draw pile must consist of, apart from cards that all know to be in the hand. */
export const unseenOf = ({ owned, discard, bank, shown }: SeenPlayer): CardId[] => without(owned, discard, bank, shown)

const withoutShown = (hand: readonly CardId[], shown: readonly CardId[]): CardId[] => without(hand, shown)

interface Dealing {
  /** What is dealt is taken out of it. */
  readonly unseen: CardId[]
  readonly handSize: number
  readonly catalogue: Catalogue
  readonly random: Chance
}

/** First cards that must have been through the banking and debris steps, those that are known before others; then any. */
function dealtHand({ shown, sifted }: SeenPlayer, { unseen, handSize, catalogue, random }: Dealing): CardId[] {
  const lasting = (cards: readonly CardId[]) => cards.filter((card) => !isJunk(catalogue, card))
  const hand = lasting(shown)
  const deal = (from: readonly CardId[]) => {
    const card = random.draw(STREAM, from)
    takeOut(unseen, card)
    hand.push(card)
  }
  while (hand.length < sifted) deal(lasting(unseen))
  hand.push(...shown.filter((card) => isJunk(catalogue, card)))
  while (hand.length < handSize) deal(unseen)
  return hand
}

/** What is nowhere else lies in the AbilitiesPile. */
function pileContents(view: View): CardId[] {
  const catalogue = catalogueOf(view.options)
  const all = [
    ...catalogue.starter.flatMap(({ id, copies }) => Array<CardId>(copies * view.players.length).fill(id)),
    ...catalogue.market.flatMap(({ id, copies }) => Array<CardId>(copies).fill(id)),
  ]
  const shields = view.players.flatMap(({ fleet }) =>
    fleet.flatMap(({ shield }) => (shield === null ? [] : [shield.card])),
  )
  const slots = view.market.filter((card) => card !== null)
  return without(all, ...view.players.map(({ owned }) => owned), view.trash, shields, slots)
}

function dealtPile(view: View, random: Chance): Pile {
  const known = view.pile.top.flatMap(({ card }) => (card === undefined ? [] : [card]))
  const loose = without(pileContents(view), known)
  const top = view.pile.top.map(({ card, seenBy }) => {
    if (card !== undefined) return { card, seenBy: [...seenBy] }
    const dealt = random.draw(STREAM, loose)
    takeOut(loose, dealt)
    return { card: dealt, seenBy: [...seenBy] }
  })
  return { top, loose }
}
