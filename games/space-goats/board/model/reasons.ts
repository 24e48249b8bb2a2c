import type { Refused } from '@starboard/kernel'
import type { Action } from '../../rules/actions.ts'
import type { CardId } from '../../rules/cards.ts'
import { type Catalogue, cardOf } from '../../rules/catalogue.ts'
import type { Effect, RocketEffect, SpecialEffect } from '../../rules/effects.ts'
import { fundsOf, isFree, opponentsAfter } from '../../rules/player.ts'
import type { SeenPlayer, View } from '../../rules/view.ts'
import { type Sort, usesOf } from './choosing.ts'
import { counted } from './people.ts'

/** The line at the foot of a hand card: what it does now, or why it does nothing. */
export interface Foot {
  readonly text: string
  /** The rule that forbids it; null where it may be used. */
  readonly rule: string | null
  /** It may be used, and nothing would come of it. */
  readonly isIdle: boolean
}

/** What can be said about a card of the hand now is worked out from this. */
export interface Situation {
  readonly view: View
  readonly catalogue: Catalogue
  readonly player: SeenPlayer
  /** The kind of my open decision. */
  readonly asked: string | null
  readonly legal: readonly Action[]
  readonly refused: readonly { readonly action: Action; readonly why: Refused }[]
}

export function footOf(situation: Situation, card: CardId): Foot {
  const [use] = usesOf(situation.legal, card)
  if (use === undefined) {
    const why = whyNot(situation, card)
    return { text: why.short, rule: why.rule, isIdle: false }
  }
  const offer = OFFERS[use.kind]
  const text = offer === undefined ? 'Play' : offer(situation, card)
  return text === null ? { text: 'No effect now', rule: null, isIdle: true } : { text, rule: null, isIdle: false }
}

/** Null: nothing would come of it. */
type Offer = (situation: Situation, card: CardId) => string | null

const OFFERS: Readonly<Partial<Record<Action['kind'], Offer>>> = {
  defend: () => 'Block this hit',
  trashOne: () => 'Trash this',
  discardOne: () => 'Discard this',
  rocket({ view, player, catalogue }, card) {
    const { effect } = cardOf(catalogue, card)
    return effect.kind === 'rocket' ? rocketOffer(view, player, effect) : null
  },
  shield: ({ player }) => `Put on 1 of ${counted(player.fleet.filter(isFree).length, 'ship')}`,
  special({ view, player, catalogue }, card) {
    const { effect } = cardOf(catalogue, card)
    return effect.kind === 'special' ? SPECIALS[effect.does](player, view) : null
  },
}

function rocketOffer(view: View, player: SeenPlayer, { at, does, hits }: RocketEffect): string | null {
  const opponents = opponentsAfter(view, player.seat).flatMap((seat) => view.players[seat] ?? [])
  if (does === 'emp') {
    const shields = opponents.flatMap(({ fleet }) => fleet).filter((ship) => !isFree(ship)).length
    return shields === 0 ? null : 'Strip a fleet'
  }
  if (at === 'all') return `${hits === 2 ? '2 hits' : 'Hit'} on ${counted(opponents.length, 'fleet')}`
  if (does === 'jam') return 'Jam a fleet'
  return at === 'each' ? `Fire ${hits} hits` : 'Fire'
}

const SPECIALS: Readonly<Record<SpecialEffect['does'], (player: SeenPlayer, view: View) => string | null>> = {
  recon: ({ drawSize, discard }) => `Draw ${Math.min(3, drawSize + discard.length + 1)}, discard 1`,
  salvage: ({ discard }) => (discard.length === 0 ? null : `Take 1 of ${discard.length}`),
  dealer: (_player, { pile }) => (pile.size < 2 ? null : `Look at ${Math.min(3, pile.size)}`),
  lastStand: ({ lastStand }) => (lastStand ? null : 'Guard the last ship'),
  shuttle: () => '+1 ship, bare',
  warp: () => 'Take an extra turn',
  purge: ({ discard, handSize }) => `Trash 1 of ${discard.length + handSize}`,
  clean: ({ discard }) => (discard.length === 0 ? 'Draw 1' : `Trash 1 of ${discard.length}, draw 1`),
  rest: () => 'Skip your next turn',
}

interface Why {
  readonly short: string
  readonly rule: string
  readonly text: string
}

const because = (short: string, rule: string, text: string): Why => ({ short, rule, text })

/** Why this card of the hand cannot be used now. */
export function whyNot(situation: Situation, card: CardId): Why {
  const { player, catalogue, asked, view } = situation
  const { effect, name } = cardOf(catalogue, card)
  if (view.ended !== null) return because('Game over', 'SG-7.1', 'The game is over.')
  if (player.fleet.length === 0)
    return because('You are out', 'SG-7.2', 'You are out of the game; your cards are set aside.')
  const inQuestion = asked === null ? undefined : QUESTIONS[asked]?.(effect, name)
  if (inQuestion !== undefined) return inQuestion
  return BY_ITSELF[effect.kind]?.(name) ?? inAction(situation, card, effect)
}

/** Cards that no player plays. */
const BY_ITSELF: Readonly<Partial<Record<Effect['kind'], (name: string) => Why>>> = {
  currency: (name) =>
    because('Banks next turn', 'SG-2.4', `${name} goes to your bank by itself when your next turn begins.`),
  debris: (name) =>
    because('Drops next turn', 'SG-2.5', `${name} goes to your discard pile by itself when your next turn begins.`),
}

/** What the question that is open has against a card. */
const QUESTIONS: Readonly<Record<string, (effect: Effect, name: string) => Why | undefined>> = {
  defend: (effect, name) =>
    BY_ITSELF[effect.kind] === undefined
      ? because('Your turn only', 'SG-2.6', `${name} is not reactive: it stops no hit and waits for your turn.`)
      : undefined,
  trashOne: (_effect, name) =>
    because('Not this one', 'SG-6.8', `Deep Clean trashes a card of the discard pile; ${name} is in your hand.`),
  discardOne: (_effect, name) =>
    because('Not just drawn', 'SG-6.2', `Discard one of the cards just drawn; ${name} was in your hand before.`),
  retrieve: () => because('From the pile', 'SG-6.3', 'Take a card from your discard pile.'),
  loseBank: () => because('From the bank', 'SG-4.16', 'Choose a card of your bank first: the salvo costs one.'),
  arrange: () => because('Order the pile', 'SG-6.4', 'Put the three cards of the pile in order first.'),
  nextHit: () => because('Aim first', 'SG-4.2', 'Aim the second hit first, or decline it.'),
  wreckage: () => because('No reaction', 'SG-7.3', 'Nothing stops wreckage: choose the ship that takes it.'),
}

function inAction({ asked, refused, player }: Situation, card: CardId, effect: Effect): Why {
  if (effect.kind === 'shield' && effect.strength === 0)
    return because('Reaction only', 'SG-5.4', 'This card is played when a hit is aimed at you, not as an action.')
  if (asked !== 'action')
    return because('Your turn only', 'SG-2.6', 'This card is an action: play it on your own turn.')
  const why = refused.find(({ action }) => 'card' in action && action.card === card)?.why
  if (effect.kind === 'shield' && !player.fleet.some(isFree))
    return because('No free ship', 'SG-5.1', why?.text ?? 'Every ship of yours has an assigned shield already.')
  return because('Not now', why?.rule ?? 'SG-2.6', why?.text ?? 'This card cannot be played now.')
}

/** Why nothing of this sort can be done in this action. */
export function whyNoSort({ view, catalogue, player, refused }: Situation, sort: Sort): Refused {
  if (sort === 'buy') {
    const prices = view.market.flatMap((card) => (card === null ? [] : [cardOf(catalogue, card).cost ?? 0]))
    const { bank, hand = [] } = player
    return prices.length === 0
      ? { code: 'sold-out', rule: 'SG-3.6', text: 'The market is empty.' }
      : {
          code: 'too-dear',
          rule: 'SG-3.1',
          text: `You can pay ${fundsOf(catalogue, { bank, hand })}: ${cheapest(prices)}`,
        }
  }
  return refused.find(({ action }) => action.kind === sort)?.why ?? NONE_IN_HAND[sort]
}

const cheapest = (prices: readonly number[]): string => `the cheapest card costs ${Math.min(...prices)}.`

const NONE_IN_HAND: Readonly<Record<Exclude<Sort, 'buy'>, Refused>> = {
  rocket: { code: 'none', rule: 'SG-4.2', text: 'You have no rocket in your hand.' },
  shield: { code: 'none', rule: 'SG-5.1', text: 'You have no shield in your hand that could be put on a ship.' },
  special: { code: 'none', rule: 'SG-6.1', text: 'You have no special in your hand.' },
}

export const asRefused = ({ rule, text, short }: Why): Refused => ({ code: short, rule, text })
