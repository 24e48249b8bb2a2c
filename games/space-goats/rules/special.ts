import { type Ctx, type Move, next, refuse, type Seat } from '@starboard/kernel'
import type { PlaySpecial } from './actions.ts'
import type { CardId } from './cards.ts'
import { type Catalogue, cardOf, catalogueOf, effectOf } from './catalogue.ts'
import {
  arrangePile,
  automaticDiscard,
  automaticOrder,
  automaticSalvage,
  automaticTrash,
  cleanUp,
  discard,
  othersIn,
  retrieveCard,
} from './choices.ts'
import { deadline } from './clock.ts'
import { drawCards, PILE_STREAM, pileSize } from './draw.ts'
import type { SpecialEffect } from './effects.ts'
import type { Event } from './events.ts'
import { addShip, checkSupply } from './fleet.ts'
import { leaveHand, notInHand, playerAt, toTrash } from './player.ts'
import { rowOf } from './rows.ts'
import type { Player, State, Step } from './state.ts'

function specialOf(catalogue: Catalogue, card: CardId): SpecialEffect['does'] | null {
  const effect = effectOf(catalogue, card)
  return effect.kind === 'special' ? effect.does : null
}

/** SG-6.10: only a Shuttle can be in the way of itself. */
export function isPlayableSpecial(s: State, card: CardId): boolean {
  const does = specialOf(catalogueOf(s.options), card)
  return does !== null && (does !== 'shuttle' || checkSupply(s) === null)
}

/** SG-6.1–6.10 */
export const special: Move<State, Step, PlaySpecial, Event> = {
  legal(s, seat) {
    const { hand } = playerAt(s, seat)
    const cards = hand.filter((card, place) => hand.indexOf(card) === place && isPlayableSpecial(s, card))
    return cards.map((card): PlaySpecial => ({ kind: 'special', card }))
  },
  check(s, seat, { card }) {
    const catalogue = catalogueOf(s.options)
    if (!playerAt(s, seat).hand.includes(card)) return notInHand(catalogue, card)
    const does = specialOf(catalogue, card)
    if (does === null) return refuse('no-special', 'SG-2.6', `${cardOf(catalogue, card).name} is no special.`)
    return does === 'shuttle' ? checkSupply(s) : null
  },
  apply(s, seat, { card }, ctx) {
    const catalogue = catalogueOf(s.options)
    const player = playerAt(s, seat)
    const does = specialOf(catalogue, card) ?? 'rest'
    leaveHand(catalogue, player, card)
    if (TRASHED.has(does)) toTrash(s, player, card)
    else player.discard.push(card)
    s.counts.specials++
    ctx.emit({ kind: 'specialPlayed', seat, card })
    next<Step>(s, { kind: 'turnEnd' })
    if (s.rules > 1 && IDLE[does]?.(s, player) === true) ctx.emit({ kind: 'nothingHappened', seat, card })
    SPECIALS[does](s, player, ctx)
    return 'answered'
  },
}

/** Where a special has nothing to work on, once it lies in its pile. */
const IDLE: { readonly [K in SpecialEffect['does']]?: (s: State, player: Player) => boolean } = {
  recon: (_s, { draw, discard }) => draw.length + discard.length === 0,
  salvage: (_s, { discard }) => othersIn(discard).length === 0,
  dealer: ({ pile }) => pileSize(pile) === 0,
  lastStand: (_s, { lastStand }) => lastStand,
}

/** SG-6.1 */
const TRASHED: ReadonlySet<SpecialEffect['does']> = new Set(['warp', 'shuttle'])

export const isTrashedWhenPlayed = (catalogue: Catalogue, card: CardId): boolean =>
  TRASHED.has(specialOf(catalogue, card) ?? 'rest')

const byFor = (s: State, ctx: Ctx<Event>) => deadline(s.options.choiceSeconds, ctx.now)

const SPECIALS: Readonly<Record<SpecialEffect['does'], (s: State, player: Player, ctx: Ctx<Event>) => void>> = {
  recon(s, player, ctx) {
    const among = drawCards(player, 3, ctx)
    if (among === 0) return
    if (among === 1 || s.options.autoChoices)
      discard(s, player, { card: automaticDiscard(s, player, { why: 'recon', among }), why: 'recon', among }, ctx)
    else next<Step>(s, { kind: 'discardOne', why: 'recon', among, by: byFor(s, ctx) })
  },
  salvage(s, player, ctx) {
    const others = othersIn(player.discard).length
    if (others === 0) return
    if (others === 1 || s.options.autoChoices) retrieveCard(s, player, automaticSalvage(s, player), ctx)
    else next<Step>(s, { kind: 'retrieve', by: byFor(s, ctx) })
  },
  dealer(s, player, ctx) {
    const seen = lookAtPile(s, player.seat, ctx)
    if (seen < 2) return
    if (s.options.autoChoices) arrangePile(s, player, automaticOrder(s, seen), ctx)
    else next<Step>(s, { kind: 'arrange', seen, by: byFor(s, ctx) })
  },
  lastStand(_s, player, ctx) {
    if (player.lastStand) return
    player.lastStand = true
    ctx.emit({ kind: 'lastStandSet', seat: player.seat })
  },
  shuttle: addShip,
  warp(_s, player, ctx) {
    player.extraDue = true
    ctx.emit({ kind: 'extraTurnGained', seat: player.seat })
  },
  purge(s, player, ctx) {
    const cards = player.hand.length + player.discard.length
    if (cards === 1 || s.options.autoChoices) trashByPriority(s, player, 'purge', ctx)
    else next<Step>(s, { kind: 'trashOne', why: 'purge', by: byFor(s, ctx) })
  },
  clean(s, player, ctx) {
    const others = othersIn(player.discard).length
    if (others === 0) drawCards(player, 1, ctx)
    else if (others === 1 || s.options.autoChoices) trashByPriority(s, player, 'clean', ctx)
    else next<Step>(s, { kind: 'trashOne', why: 'clean', by: byFor(s, ctx) })
  },
  /** SG-R25 */
  rest(_s, player, ctx) {
    player.skipsNext = true
    ctx.emit({ kind: 'skipLaid', seat: player.seat, by: player.seat })
  },
}

function trashByPriority(s: State, player: Player, why: 'purge' | 'clean', ctx: Ctx<Event>): void {
  const { zone, card } = automaticTrash(s, player, why)
  cleanUp(s, player, { zone, card, why }, ctx)
}

const SEEN = 3

/** SG-6.4: the next cards of the AbilitiesPile are fixed and known to this seat. Gives how many. */
function lookAtPile(s: State, seat: Seat, ctx: Ctx<Event>): number {
  const { pile } = s
  ctx.random.touch()
  while (pile.top.length < SEEN && pile.loose.length > 0) {
    pile.top.push({ card: ctx.random.take(PILE_STREAM, pile.loose), seenBy: [] })
  }
  const seen = pile.top.slice(0, SEEN)
  pile.top = [
    ...seen.map(({ card, seenBy }) => ({ card, seenBy: seenBy.includes(seat) ? seenBy : [...seenBy, seat] })),
    ...pile.top.slice(SEEN),
  ]
  const cards = seen.map(({ card }) => card)
  // The engine view puts them in order at once: how they lay before is not told, because nobody could remember it.
  const told = s.options.autoChoices ? rowOf(catalogueOf(s.options), cards) : cards
  if (cards.length > 0) ctx.reveal({ kind: 'pileSeen', seat, count: cards.length, cards: told })
  return cards.length
}
