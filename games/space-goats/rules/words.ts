import { type NameOf, type Seat, saidOf, type Words } from '@starboard/kernel'
import type { Action, Payment } from './actions.ts'
import type { CardId } from './cards.ts'
import { cardOf, catalogueOf } from './catalogue.ts'
import type { SeenEvent } from './events.ts'
import { cardList, cardName, listed } from './names.ts'
import { positionInWords } from './position-words.ts'
import { shipName } from './ships.ts'
import type { Attack, Ending, SpaceGoats } from './state.ts'
import type { View } from './view.ts'

type Told<K> = Extract<SeenEvent, { kind: K }>
type EventWords = { readonly [K in SeenEvent['kind']]: (event: Told<K>, name: NameOf) => string | null }
type ActionWords = {
  readonly [K in Action['kind']]: (action: Extract<Action, { kind: K }>, name: NameOf, view?: View) => string
}

const cards = (count: number): string => (count === 1 ? 'a card' : `${count} cards`)

const names = (seats: readonly Seat[], name: NameOf): string => listed(seats.map((seat) => name(seat)))

/** As they lie. */
const inOrder = (some: readonly CardId[]): string => listed(some.map(cardName))

const nextCards = (count: number): string => (count === 1 ? 'the next card' : `the next ${count} cards`)

const drawn = (count: number, known: readonly CardId[] | undefined): string =>
  known === undefined ? cards(count) : cardList(known)

const HITS: Readonly<Record<Attack['does'], string>> = {
  normal: 'a hit',
  piercing: 'a piercing hit',
  weak: 'a weak hit',
  emp: 'an EMP',
}

const ENDINGS: Readonly<Record<Ending, string>> = {
  rocket: 'One fleet is left standing.',
  wreckage: 'The wreckage has decided it.',
  bank: 'Both fleets are gone; the larger bank decides.',
  draw: 'Both fleets are gone and the banks are equal.',
  limit: 'The last round is over; most ships count, then the tie rule.',
  resigned: 'Nobody else is left.',
}

const BROKEN: Readonly<Record<Told<'shieldBroken'>['why'], string>> = {
  hit: 'breaks',
  emp: 'is stripped off',
  lost: 'goes down with it',
  left: 'is scrapped',
}

/** The log reads like a story; a hidden card is "a card". */
const events: EventWords = {
  gameBegan: ({ start }, name) => `The goats are in orbit. ${name(start)} goes first.`,
  roundBegan: ({ round }) => `Round ${round}.`,
  turnBegan: ({ seat, isExtra }, name) => `${name(seat)}’s ${isExtra ? 'extra turn' : 'turn'}.`,
  turnSkipped: ({ seat, isExtra }, name) => `${name(seat)} skips ${isExtra ? 'the extra turn' : 'a turn'}.`,
  cardsDrawn: ({ seat, count, cards: known }, name) => `${name(seat)} draws ${drawn(count, known)}.`,
  reshuffled: ({ seat, count }, name) => `${name(seat)} shuffles ${cards(count)} into a new draw pile.`,
  banked: ({ seat, card }, name) => `${name(seat)} banks ${cardName(card)}.`,
  debrisDropped: ({ seat, card }, name) => `${name(seat)} drops ${cardName(card)}.`,
  bought: ({ seat, card, price }, name) => `${name(seat)} buys ${cardName(card)} for ${price}.`,
  slotRefilled: ({ card }) => `The market shows ${cardName(card)}.`,
  slotEmptied: ({ slot }) => `The pile has run out: slot ${slot + 1} stays empty.`,
  shipAdded: ({ seat, ship }, name) => `${shipName(ship)} joins ${name(seat)}’s fleet, bare side up.`,
  rocketFired: ({ seat, card, targets }, name) => `${name(seat)} fires ${cardName(card)} at ${names(targets, name)}.`,
  hitAimed: ({ does, number, of, targets }, name) =>
    of === 1 ? null : `Hit ${number} of ${of}: ${HITS[does]} on ${names(targets, name)}.`,
  secondHitDeclined: ({ seat }, name) => `${name(seat)} leaves it at one hit.`,
  blocked: ({ seat, card }, name) => `${name(seat)} blocks with ${cardName(card)}.`,
  shipChosen: () => null,
  shieldBounced: ({ seat, ship, card }, name) =>
    `${cardName(card)} shrugs it off: ${name(seat)}’s ${shipName(ship)} is unharmed.`,
  shieldWeakened: ({ seat, ship, card, strength }, name) =>
    `${cardName(card)} on ${name(seat)}’s ${shipName(ship)} holds, ${strength} left.`,
  shieldBroken: ({ seat, ship, card, why }, name) =>
    `${cardName(card)} on ${name(seat)}’s ${shipName(ship)} ${BROKEN[why]}.`,
  shipFlipped: ({ seat, ship }, name) => `${name(seat)}’s ${shipName(ship)} loses its suit.`,
  shipLost: ({ seat, ship }, name) => `${name(seat)} loses ${shipName(ship)}.`,
  lastStandHeld: ({ seat, ship }, name) => `Last stand: ${shipName(ship)} of ${name(seat)} survives.`,
  shieldsStripped: ({ seat, count }, name) =>
    count === 0 ? `${name(seat)} has no shields to lose.` : `${name(seat)}’s shields fail.`,
  bankLost: ({ seat, card }, name) => `The salvo costs ${name(seat)} a bank card: ${cardName(card)}.`,
  shattered: ({ seat, card }, name) => `The recoil costs ${name(seat)} a card: ${cardName(card)}.`,
  skipLaid: ({ seat }, name) => `${name(seat)} will skip the next turn.`,
  shieldAssigned: ({ seat, card, ship }, name) => `${name(seat)} puts ${cardName(card)} on ${shipName(ship)}.`,
  specialPlayed: ({ seat, card }, name) => `${name(seat)} plays ${cardName(card)}.`,
  discarded: ({ seat, card }, name) => `${name(seat)} discards ${cardName(card)}.`,
  trashed: ({ seat, card, from }, name) =>
    `${name(seat)} trashes ${cardName(card)} from ${from === 'hand' ? 'the hand' : 'the discard pile'}.`,
  retrieved: ({ seat, card }, name) => `${name(seat)} takes ${cardName(card)} back into the hand.`,
  pileSeen: ({ seat, count, cards: known }, name) =>
    `${name(seat)} looks at ${known === undefined ? nextCards(count) : inOrder(known)} of the pile.`,
  pileArranged: ({ seat, count, cards: known }, name) =>
    `${name(seat)} puts ${known === undefined ? cards(count) : inOrder(known)} back on top.`,
  lastStandSet: ({ seat }, name) => `${name(seat)}’s last ship will stand its ground once.`,
  extraTurnGained: ({ seat }, name) => `${name(seat)} takes another turn after this one.`,
  passed: ({ seat }, name) => `${name(seat)} passes.`,
  eliminated: ({ seat }, name) => `${name(seat)} is out of ships, and out of the game.`,
  resigned: ({ seat }, name) => `${name(seat)} leaves the battle.`,
  wreckageCame: ({ seats }, name) => `No ship was lost in this round: wreckage drifts at ${names(seats, name)}.`,
  roundEnded: () => null,
  gameEnded: ({ how, winners }, name) =>
    winners.length === 1
      ? `${ENDINGS[how]} ${names(winners, name)} wins!`
      : `${ENDINGS[how]} A draw between ${names(winners, name)}.`,
}

const payment = (paid: Payment | undefined): string =>
  paid === undefined ? '' : `, paying with ${cardList([...paid.bank, ...paid.hand])}`

function wareIn(slot: number, view: View | undefined): string {
  const card = view?.market[slot]
  if (view === undefined || card === undefined || card === null) return `the card in slot ${slot + 1}`
  return `${cardName(card)} for ${cardOf(catalogueOf(view.options), card).cost ?? 0}`
}

const actions: ActionWords = {
  buy: ({ slot, payment: paid }, _name, view) => `Buy ${wareIn(slot, view)}${payment(paid)}`,
  rocket: ({ card, target }, name) => `Fire ${cardName(card)}${target === undefined ? '' : ` at ${name(target)}`}`,
  nextHit: ({ target }, name) => (target === undefined ? 'No second hit' : `Second hit on ${name(target)}`),
  shield: ({ card, ship }) => `Put ${cardName(card)} on ${ship === undefined ? 'the first free ship' : shipName(ship)}`,
  special: ({ card }) => `Play ${cardName(card)}`,
  pass: () => 'Pass',
  defend: ({ card, ship }) => {
    if (card !== undefined) return `Block with ${cardName(card)}`
    return ship === undefined ? 'Let it through' : `Take it on ${shipName(ship)}`
  },
  trashOne: ({ zone, card }) => `Trash ${cardName(card)} from ${zone === 'hand' ? 'your hand' : 'your discard pile'}`,
  discardOne: ({ card }) => `Discard ${cardName(card)}`,
  retrieve: ({ card }) => `Take back ${cardName(card)}`,
  arrange: ({ order }) => `Put them back in the order ${order.map((place) => place + 1).join(', ')}`,
  wreckage: ({ ship }) => `The wreckage hits ${shipName(ship)}`,
  resign: () => 'Leave the battle',
}

const PROMPTS: Readonly<Record<string, (view: View, name: NameOf) => string>> = {
  action: () => 'Your turn: buy, fire, shield, special or pass.',
  defend: ({ agenda }, name) => {
    const step = agenda.steps.at(-1)
    return step?.kind === 'defend' ? attackText(step.attack, name) : 'Land it on a ship, or block it.'
  },
  aegis: () => 'Your block costs one more card: trash one from your hand or discard pile.',
  nextHit: ({ options }) => (options.autoChoices ? 'Aim the second hit.' : 'Aim the second hit, or leave it.'),
  trashOne: () => 'Choose a card to trash.',
  discardOne: () => 'Choose a card to discard.',
  retrieve: () => 'Choose a card of your discard pile to take back.',
  arrange: () => 'Put these cards back on the pile in any order.',
  wreckage: () => 'Wreckage: choose the ship that is hit.',
}

function attackText({ by, card, does, seeks, number, of }: Attack, name: NameOf): string {
  const rocket = `${name(by)}’s ${cardName(card)}${of === 1 ? '' : `, hit ${number} of ${of}`}`
  if (does === 'emp') return `${rocket}: block it, or let it through.`
  return `${rocket}: land it on ${seeks ? 'one of your least protected ships' : 'a ship'}, or block it.`
}

export const words: Words<SpaceGoats> = {
  prompt: ({ kind }, view, name) => PROMPTS[kind]?.(view, name) ?? 'Choose.',
  action: (action, name, view) => saidOf(actions, action, name, view) ?? action.kind,
  event: (event: SeenEvent, name) => saidOf(events, event, name),
  position: positionInWords,
}
