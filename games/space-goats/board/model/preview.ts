import type { NameOf, Seat } from '@starboard/kernel'
import type { Action, Defend } from '../../rules/actions.ts'
import { type Catalogue, cardOf } from '../../rules/catalogue.ts'
import type { Hit, RocketEffect, SpecialEffect } from '../../rules/effects.ts'
import { shipOf } from '../../rules/player.ts'
import { shipName } from '../../rules/ships.ts'
import type { Attack } from '../../rules/state.ts'
import type { SeenPlayer, View } from '../../rules/view.ts'
import { aimedAt, aimOf, harmSentence } from './consequence.ts'
import { cardsNamed, paidBy } from './payment.ts'
import { counted } from './people.ts'

/** What would come of an action that is picked: a sentence, and what the button for it says. */
export interface Preview {
  /** What it is, in bold: "Salvo Rocket at Bram". */
  readonly title: string
  /** What comes of it. */
  readonly text: string
  readonly label: string
}

export interface Outlook {
  readonly view: View
  readonly catalogue: Catalogue
  readonly player: SeenPlayer
  readonly name: NameOf
}

type Previews = {
  readonly [K in Exclude<Action['kind'], 'resign'>]: (outlook: Outlook, action: Extract<Action, { kind: K }>) => Preview
}

export function previewOf(outlook: Outlook, action: Exclude<Action, { kind: 'resign' }>): Preview {
  return (PREVIEWS[action.kind] as (outlook: Outlook, action: Action) => Preview)(outlook, action)
}

const PREVIEWS: Previews = {
  buy(outlook, action) {
    const { view, catalogue, player } = outlook
    const { name, cost, effect } = cardOf(catalogue, view.market[action.slot] ?? '')
    const { bank, hand } = paidBy(catalogue, view, player, action)
    const paid = cardsNamed(catalogue, [...bank, ...hand])
    const left = player.bank.length - bank.length
    const isShip = effect.kind === 'special' && effect.does === 'shuttle'
    const goes = isShip ? SHIP_JOINS : 'It goes to your discard pile.'
    return {
      title: `Buy ${name} for ${cost}.`,
      text: `${paid === '' ? 'It is free' : `${paid} ${bank.length + hand.length === 1 ? 'pays' : 'pay'}`}; your bank keeps ${left}. ${goes}`,
      label: `Buy for ${cost}`,
    }
  },
  rocket(outlook, { card, target }) {
    const { catalogue, name } = outlook
    const { name: title, effect } = cardOf(catalogue, card)
    if (effect.kind !== 'rocket') return { title, text: '', label: 'Fire' }
    const whom = target === undefined ? 'everybody' : name(target)
    return {
      title: `${title} at ${whom}.`,
      text: `${flight(outlook, effect, target)}${DRAWBACKS[effect.drawback ?? 'none'](outlook.player)}`,
      label: target === undefined ? 'Fire at all' : `Fire at ${whom}`,
    }
  },
  nextHit(outlook, { target }) {
    if (target === undefined) return { title: 'No second hit.', text: 'The rocket is done.', label: 'No second hit' }
    const whom = outlook.name(target)
    const step = outlook.view.agenda.steps.at(-1)
    const effect = step?.kind === 'nextHit' ? cardOf(outlook.catalogue, step.card).effect : null
    const text = effect?.kind === 'rocket' ? atLeast(outlook, effect, target) : ''
    return { title: `Second hit at ${whom}.`, text, label: `Aim at ${whom}` }
  },
  shield({ catalogue }, { card, ship }) {
    const { name, effect } = cardOf(catalogue, card)
    const where = ship === undefined ? 'your first free ship' : shipName(ship)
    const draws = effect.kind === 'shield' && effect.drawsAndDiscards === true ? ' Then you draw 1 and discard 1.' : ''
    const strength = effect.kind === 'shield' ? effect.strength : 0
    return {
      title: `${name} on ${where}.`,
      text: `It stops ${counted(strength, 'hit')} and stays until it breaks.${draws}`,
      label: `Put it on ${where}`,
    }
  },
  special({ catalogue, view, player }, { card }) {
    const { name, effect } = cardOf(catalogue, card)
    const text = effect.kind === 'special' ? SPECIALS[effect.does](player, view) : ''
    return { title: `${name}.`, text, label: `Play ${name}` }
  },
  pass: ({ player }) => ({
    title: 'Pass.',
    text: `You do nothing this turn and keep ${counted(player.handSize, 'card')} and a bank of ${player.bank.length}.`,
    label: 'Pass',
  }),
  defend: defendPreview,
  trashOne: ({ catalogue }, { zone, card }) => ({
    title: `Trash ${cardOf(catalogue, card).name}`,
    text: `from your ${zone === 'hand' ? 'hand' : 'discard pile'}. It leaves the game for good.`,
    label: 'Trash it',
  }),
  discardOne: ({ catalogue }, { card }) => ({
    title: `Discard ${cardOf(catalogue, card).name}.`,
    text: 'Everybody sees it.',
    label: 'Discard it',
  }),
  retrieve: ({ catalogue }, { card }) => ({
    title: `Take ${cardOf(catalogue, card).name} into your hand.`,
    text: 'Everybody sees it.',
    label: 'Take it',
  }),
  loseBank: ({ catalogue, player }, { card }) => ({
    title: `Give up ${cardOf(catalogue, card).name}.`,
    text: `It goes to your discard pile; your bank drops from ${player.bank.length} to ${player.bank.length - 1}.`,
    label: 'Give it up',
  }),
  arrange: ({ view, catalogue }, { order }) => {
    const names = order.map((place) => cardOf(catalogue, view.pile.top[place]?.card ?? '').name)
    return { title: 'Put them back in this order.', text: `${names.join(', then ')}.`, label: 'Put them back' }
  },
  wreckage({ catalogue, player }, { ship }) {
    const hit = shipOf(player, ship)
    return {
      title: 'Wreckage.',
      text: hit === undefined ? '' : harmSentence(catalogue, player, hit, 'normal'),
      label: shipName(ship),
    }
  },
}

/** The attack that a defender answers. */
export function attackIn({ agenda }: Pick<View, 'agenda'>): Attack | null {
  const step = agenda.steps.at(-1)
  return step?.kind === 'defend' ? step.attack : null
}

/** The kind of hit that a ship is being chosen for. */
export function hitIn(view: View): Hit | null {
  const attack = attackIn(view)
  if (attack !== null) return attack.does === 'emp' ? null : attack.does
  return view.agenda.steps.at(-1)?.kind === 'wreckage' ? 'normal' : null
}

function defendPreview(outlook: Outlook, { card, ship }: Defend): Preview {
  const { view, catalogue, player } = outlook
  const attack = attackIn(view)
  if (card !== undefined) {
    const { name, effect } = cardOf(catalogue, card)
    const more = effect.kind === 'shield' && effect.thenTrashes === true ? ' Then you trash one more card.' : ''
    return {
      title: `Block with ${name}.`,
      text: `The hit is cancelled and the card is trashed.${more}`,
      label: `Block: ${name}`,
    }
  }
  const hit = shipOf(player, ship)
  if (hit === undefined || attack === null || attack.does === 'emp') {
    const shields = player.fleet.filter(({ shield }) => shield !== null).length
    return {
      title: 'Let it through.',
      text: `You lose ${counted(shields, 'assigned shield')}.`,
      label: 'Let it through',
    }
  }
  return { title: '', text: harmSentence(catalogue, player, hit, attack.does), label: shipName(hit.id) }
}

function flight(outlook: Outlook, effect: RocketEffect, target: Seat | undefined): string {
  if (target === undefined)
    return `${effect.hits === 2 ? 'Two hits' : 'One hit'} on every opponent; they answer at the same time.`
  const second = effect.at === 'each' ? ' Then you may aim a second hit.' : ''
  return `${atLeast(outlook, effect, target)}${second}`
}

/** "Bram chooses the ship. At the least: suit lost, unless blocked." */
function atLeast({ view, catalogue, name }: Outlook, effect: RocketEffect, target: Seat): string {
  const player = view.players[target]
  const told = player === undefined ? null : aimedAt(catalogue, player, aimOf(view, effect))
  if (player === undefined || told === null) return ''
  if (effect.does === 'emp' || effect.does === 'jam') return `${told.title}, ${told.detail}.`
  if (told.harm === 'none') return `${name(target)} chooses the ship: the hit may bounce off a shield.`
  const unless = player.handSize === 0 ? '' : ', unless blocked'
  return `${name(target)} chooses the ship. At the least: ${told.title.toLowerCase()}${unless}.`
}

const DRAWBACKS: Readonly<Record<NonNullable<RocketEffect['drawback']> | 'none', (player: SeenPlayer) => string>> = {
  none: () => '',
  skip: () => ' You skip your next turn.',
  bank: ({ bank }) => (bank.length === 0 ? '' : ` Your bank drops from ${bank.length} to ${bank.length - 1}.`),
  discard: ({ handSize }) => (handSize <= 1 ? '' : ' Then a random card of your hand is discarded.'),
}

const SHIP_JOINS = 'One more ship joins your fleet, bare side up; the card is trashed.'

const SPECIALS: Readonly<Record<SpecialEffect['does'], (player: SeenPlayer, view: View) => string>> = {
  recon: () => 'Draw up to 3 cards, then discard one of them.',
  salvage: ({ discard }) =>
    discard.length === 0
      ? 'Your discard pile has no other card: nothing happens.'
      : 'Take a card of your discard pile into your hand.',
  dealer: (_player, { pile }) =>
    `You look at the top ${Math.min(3, pile.size)} of the pile and order them; nobody else sees them.`,
  lastStand: ({ lastStand }) =>
    lastStand
      ? 'It is set already: nothing happens.'
      : 'When you are down to one ship, it survives being destroyed, once.',
  shuttle: () => SHIP_JOINS,
  warp: () => 'You take an extra turn after this one; the card is trashed.',
  purge: () => 'Then you trash one card from your hand or discard pile.',
  clean: () => 'Then you trash a card of your discard pile and draw one.',
  rest: () => 'You skip your next turn.',
}
