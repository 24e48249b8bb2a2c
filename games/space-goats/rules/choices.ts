import { askOne, bug, type Ctx, type Move, type Question, type Refusal, refuse, takeAt } from '@starboard/kernel'
import type { Action, Arrange, DiscardOne, LoseBank, Retrieve, TrashOne, Zone } from './actions.ts'
import type { CardId } from './cards.ts'
import { catalogueOf } from './catalogue.ts'
import { drawCards } from './draw.ts'
import type { Event } from './events.ts'
import { isJunk, leaveHand, opponentsAfter, playerAt, toTrash } from './player.ts'
import { cheapestFirst, leastOfBoth, leastValued, reconDiscard, salvaged } from './priorities.ts'
import { takeOut } from './rows.ts'
import type { Player, State, Step } from './state.ts'

/** The questions after a card, and what the engine view or the clock answers to them. */

type Of<K> = Extract<Step, { kind: K }>
type TrashWhy = 'aegis' | 'purge' | 'clean'

const distinct = (cards: readonly CardId[]): readonly CardId[] => [...new Set(cards)]

/** SG-6.3, 6.8: the card just played lies on top of the discard pile and is not meant. */
export const othersIn = (discard: readonly CardId[]): readonly CardId[] => discard.slice(0, -1)

/** SG-4.5, 6.7, 6.8: where a card may be trashed from. */
const trashable = ({ hand, discard }: Player, why: TrashWhy): Readonly<Record<Zone, readonly CardId[]>> =>
  why === 'clean' ? { hand: [], discard: othersIn(discard) } : { hand, discard }

export function trashes(player: Player, why: TrashWhy): readonly TrashOne[] {
  const { hand, discard } = trashable(player, why)
  return [
    ...distinct(hand).map((card): TrashOne => ({ kind: 'trashOne', zone: 'hand', card })),
    ...distinct(discard).map((card): TrashOne => ({ kind: 'trashOne', zone: 'discard', card })),
  ]
}

const TRASH_RULES: Readonly<Record<TrashWhy, string>> = { aegis: 'SG-4.5', purge: 'SG-6.7', clean: 'SG-6.8' }

export function checkTrash(
  _s: State,
  player: Player,
  { action: { zone, card }, why }: { readonly action: TrashOne; readonly why: TrashWhy },
): Refusal | null {
  if (why === 'clean' && zone === 'hand')
    return refuse('wrong-zone', TRASH_RULES[why], 'Choose a card of your discard pile.')
  if (trashable(player, why)[zone].includes(card)) return null
  const place = zone === 'hand' ? 'hand' : 'discard pile'
  return refuse('not-there', TRASH_RULES[why], `There is no such card in your ${place} that may be trashed.`)
}

export function trash(
  s: State,
  player: Player,
  { zone, card, why }: { readonly zone: Zone; readonly card: CardId; readonly why: TrashWhy },
  ctx: Ctx<Event>,
): void {
  if (zone === 'hand') leaveHand(catalogueOf(s.options), player, card)
  else takeOut(player.discard, card)
  toTrash(s, player, card)
  const event = { kind: 'trashed', seat: player.seat, card, from: zone, why } as const
  if (zone === 'hand') ctx.reveal(event)
  else ctx.emit(event)
}

/** SG-8.9 */
export function automaticTrash(s: State, player: Player, why: 'purge' | 'clean'): TrashOne {
  const found = leastOfBoth(catalogueOf(s.options), trashable(player, why), 'discard')
  const { zone, card } = found ?? bug('There is nothing to trash.')
  return { kind: 'trashOne', zone, card }
}

/** SG-6.7, 6.8: after a Deep Clean one card is drawn. */
export function cleanUp(
  s: State,
  player: Player,
  { zone, card, why }: { readonly zone: Zone; readonly card: CardId; readonly why: 'purge' | 'clean' },
  ctx: Ctx<Event>,
): void {
  trash(s, player, { zone, card, why }, ctx)
  if (why === 'clean') drawCards(player, 1, ctx)
}

const trashOne: Move<State, Of<'trashOne'>, TrashOne, Event> = {
  legal: (s, seat, { why }) => trashes(playerAt(s, seat), why),
  check: (s, seat, action, { why }) => checkTrash(s, playerAt(s, seat), { action, why }),
  apply(s, seat, { zone, card }, ctx, { why }) {
    cleanUp(s, playerAt(s, seat), { zone, card, why }, ctx)
    return 'answered'
  },
}

export const trashOneStep: Question<State, Of<'trashOne'>, Action, Event> = {
  asks: (s, { by }) => askOne(s.active, by),
  moves: { trashOne },
  fallback: (s, seat, { why }) => automaticTrash(s, playerAt(s, seat), why),
}

/** SG-5.3, 6.2: of the whole hand, or of the cards just drawn, which are the newest. */
const discardable = ({ hand }: Player, among: number): readonly CardId[] => hand.slice(hand.length - among)

/** SG-8.5, 8.6 */
export function automaticDiscard(
  s: State,
  player: Player,
  { why, among }: Pick<Of<'discardOne'>, 'why' | 'among'>,
): CardId {
  const catalogue = catalogueOf(s.options)
  const cards = discardable(player, among)
  const card = why === 'decoy' ? leastValued(catalogue, cards) : reconDiscard(catalogue, cards)
  return card ?? bug('There is nothing to discard.')
}

/** After a Recon everybody knows that one of the drawn cards goes, not an equal one that was there before. */
export function discard(
  s: State,
  player: Player,
  { card, why, among }: Pick<Of<'discardOne'>, 'why' | 'among'> & { readonly card: CardId },
  ctx: Ctx<Event>,
): void {
  if (why === 'decoy') leaveHand(catalogueOf(s.options), player, card)
  else takeAt(player.hand, player.hand.indexOf(card, player.hand.length - among))
  player.discard.push(card)
  ctx.reveal({ kind: 'discarded', seat: player.seat, card, why, among })
}

const discardOne: Move<State, Of<'discardOne'>, DiscardOne, Event> = {
  legal: (s, seat, { among }) =>
    distinct(discardable(playerAt(s, seat), among)).map((card): DiscardOne => ({ kind: 'discardOne', card })),
  check: (s, seat, { card }, { why, among }) =>
    discardable(playerAt(s, seat), among).includes(card)
      ? null
      : why === 'decoy'
        ? refuse('not-in-hand', 'SG-5.3', 'Discard a card of your hand.')
        : refuse('not-drawn', 'SG-6.2', 'Discard one of the cards just drawn.'),
  apply(s, seat, { card }, ctx, { why, among }) {
    discard(s, playerAt(s, seat), { card, why, among }, ctx)
    return 'answered'
  },
}

export const discardOneStep: Question<State, Of<'discardOne'>, Action, Event> = {
  asks: (s, { by }) => askOne(s.active, by),
  moves: { discardOne },
  fallback: (s, seat, step) => ({ kind: 'discardOne', card: automaticDiscard(s, playerAt(s, seat), step) }),
}

/** SG-8.7 */
export const automaticSalvage = (s: State, { discard }: Player): CardId =>
  salvaged(catalogueOf(s.options), othersIn(discard)) ?? bug('There is nothing to salvage.')

/** SG-6.3: everybody has seen where this card is now. */
export function retrieveCard(s: State, player: Player, card: CardId, ctx: Ctx<Event>): void {
  takeOut(player.discard, card)
  player.hand.push(card)
  player.shown.push(card)
  if (!isJunk(catalogueOf(s.options), card)) player.sifted++
  ctx.emit({ kind: 'retrieved', seat: player.seat, card })
}

const retrieve: Move<State, Of<'retrieve'>, Retrieve, Event> = {
  legal: (s, seat) =>
    distinct(othersIn(playerAt(s, seat).discard)).map((card): Retrieve => ({ kind: 'retrieve', card })),
  check: (s, seat, { card }) =>
    othersIn(playerAt(s, seat).discard).includes(card)
      ? null
      : refuse('not-there', 'SG-6.3', 'Choose another card of your discard pile.'),
  apply(s, seat, { card }, ctx) {
    retrieveCard(s, playerAt(s, seat), card, ctx)
    return 'answered'
  },
}

export const retrieveStep: Question<State, Of<'retrieve'>, Action, Event> = {
  asks: (s, { by }) => askOne(s.active, by),
  moves: { retrieve },
  fallback: (s, seat) => ({ kind: 'retrieve', card: automaticSalvage(s, playerAt(s, seat)) }),
}

/**
 * SG-4.16: everybody sees whether there is a choice. By version 1 of the rules there was none, and nobody is asked who has
 * won already.
 */
export const choosesLoss = (s: State, { seat, bank }: Player): boolean =>
  s.rules > 1 && !s.options.autoChoices && distinct(bank).length > 1 && opponentsAfter(s, seat).length > 0

/** Of equal cards the newest goes. */
export function loseBankCard({ seat, bank, discard }: Player, card: CardId, ctx: Ctx<Event>): void {
  takeAt(bank, bank.lastIndexOf(card))
  discard.push(card)
  ctx.emit({ kind: 'bankLost', seat, card })
}

const loseBank: Move<State, Of<'loseBank'>, LoseBank, Event> = {
  legal: (s, seat) => distinct(playerAt(s, seat).bank).map((card): LoseBank => ({ kind: 'loseBank', card })),
  check: (s, seat, { card }) =>
    playerAt(s, seat).bank.includes(card) ? null : refuse('not-there', 'SG-4.16', 'Choose a card of your bank.'),
  apply(s, seat, { card }, ctx) {
    loseBankCard(playerAt(s, seat), card, ctx)
    return 'answered'
  },
}

export const loseBankStep: Question<State, Of<'loseBank'>, Action, Event> = {
  asks: (s, { by }) => askOne(s.active, by),
  moves: { loseBank },
  fallback: (s, seat) => ({ kind: 'loseBank', card: playerAt(s, seat).bank.at(-1) ?? bug('The bank is empty.') }),
}

/** SG-8.8 */
export const automaticOrder = (s: State, seen: number): readonly number[] =>
  cheapestFirst(
    catalogueOf(s.options),
    s.pile.top.slice(0, seen).map(({ card }) => card),
  )

/** SG-6.4: only who arranged them knows their order from now on. */
export function arrangePile(s: State, { seat }: Player, order: readonly number[], ctx: Ctx<Event>): void {
  const seen = s.pile.top.splice(0, order.length)
  const cards = order.map((place) => seen[place]?.card ?? bug(`No card lies at ${place}.`))
  s.pile.top.unshift(...cards.map((card) => ({ card, seenBy: [seat] })))
  ctx.emit({ kind: 'pileArranged', seat, count: cards.length, cards })
}

const arrange: Move<State, Of<'arrange'>, Arrange, Event> = {
  legal: (_s, _seat, { seen }) => (ORDERS[seen] ?? []).map((order): Arrange => ({ kind: 'arrange', order })),
  check: (_s, _seat, { order }, { seen }) =>
    order.length === seen && Array.from({ length: seen }, (_, place) => place).every((place) => order.includes(place))
      ? null
      : refuse('no-permutation', 'SG-6.4', `Put the ${seen} cards in some order, each once.`),
  apply(s, seat, { order }, ctx) {
    arrangePile(s, playerAt(s, seat), order, ctx)
    return 'answered'
  },
}

const ORDERS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [
    [0, 1],
    [1, 0],
  ],
  3: [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ],
}

export const arrangeStep: Question<State, Of<'arrange'>, Action, Event> = {
  asks: (s, { by }) => askOne(s.active, by),
  moves: { arrange },
  /** Section 5: unchanged. */
  fallback: (_s, _seat, { seen }) => ({ kind: 'arrange', order: Array.from({ length: seen }, (_, place) => place) }),
}
