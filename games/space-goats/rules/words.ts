import {
  card,
  does,
  either,
  listOf,
  type NameOf,
  type Seat,
  type Sentence,
  saidOf,
  say,
  type Words,
  whom,
  whose,
} from '@starboard/kernel'
import type { Action, Payment } from './actions.ts'
import type { CardId } from './cards.ts'
import { cardOf, catalogueOf } from './catalogue.ts'
import type { SeenEvent } from './events.ts'
import { lossText } from './loss-words.ts'
import { cardList, cardName } from './names.ts'
import { printPoints } from './points.ts'
import { positionInWords } from './position-words.ts'
import { shipName } from './ships.ts'
import type { Attack, Ending, SpaceGoats } from './state.ts'
import type { View } from './view.ts'

type Told<K> = Extract<SeenEvent, { kind: K }>
type EventWords = { readonly [K in SeenEvent['kind']]: (event: Told<K>) => Sentence | null }
type ActionWords = {
  readonly [K in Action['kind']]: (action: Extract<Action, { kind: K }>, name: NameOf, view?: View) => string
}

const cards = (count: number): string => (count === 1 ? 'a card' : `${count} cards`)

const names = (seats: readonly Seat[]): Sentence => (seats.length === 0 ? 'nobody' : listOf(seats.map(whom)))

const named = (id: CardId): Sentence => card(id, cardName(id))

/** As they lie. */
const inOrder = (some: readonly CardId[]): Sentence => (some.length === 0 ? 'nobody' : listOf(some.map(named)))

/** Of somebody else nobody would think. */
const own = (seat: Seat): Sentence => either(seat, 'your', 'the')

const nextCards = (count: number): string => (count === 1 ? 'the next card' : `the next ${count} cards`)

const drawn = (count: number, known: readonly CardId[] | undefined): Sentence =>
  known === undefined ? cards(count) : listOf(counted(known))

const counted = (some: readonly CardId[]): readonly Sentence[] =>
  [...new Set(some)].map((one) => {
    const count = some.filter((other) => other === one).length
    return count === 1 ? named(one) : say`${count} × ${named(one)}`
  })

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
  gameBegan: ({ start }) => say`The goats are in orbit. ${does(start, 'goes')} first.`,
  roundBegan: ({ round }) => `Round ${round}.`,
  turnBegan: ({ seat, isExtra }) => say`${whose(seat)} ${isExtra ? 'extra turn' : 'turn'}.`,
  turnSkipped: ({ seat, isExtra }) => say`${does(seat, 'skips')} ${isExtra ? 'the extra turn' : 'a turn'}.`,
  cardsDrawn: ({ seat, count, cards: known }) => say`${does(seat, 'draws')} ${drawn(count, known)}.`,
  reshuffled: ({ seat, count }) => say`${does(seat, 'shuffles')} ${cards(count)} into a new draw pile.`,
  banked: ({ seat, card }) => say`${does(seat, 'banks')} ${named(card)}.`,
  debrisDropped: ({ seat, card }) => say`${does(seat, 'drops')} ${named(card)}.`,
  bought: ({ seat, card, price }) => say`${does(seat, 'buys')} ${named(card)} for ${price}.`,
  slotRefilled: ({ card }) => say`The market shows ${named(card)}.`,
  slotEmptied: ({ slot }) => `The pile has run out: slot ${slot + 1} stays empty.`,
  shipAdded: ({ seat, ship }) => say`${shipName(ship)} joins ${whose(seat)} fleet, bare side up.`,
  rocketFired: ({ seat, card, targets }) => say`${does(seat, 'fires')} ${named(card)} at ${names(targets)}.`,
  hitAimed: ({ does: damage, number, of, targets }) =>
    of === 1 ? null : say`Hit ${number} of ${of}: ${HITS[damage]} on ${names(targets)}.`,
  secondHitDeclined: ({ seat }) => say`${does(seat, 'leaves')} it at one hit.`,
  blocked: ({ seat, card }) => say`${does(seat, 'blocks')} with ${named(card)}.`,
  shipChosen: () => null,
  shieldBounced: ({ seat, ship, card }) =>
    say`${named(card)} shrugs it off: ${whose(seat)} ${shipName(ship)} is unharmed.`,
  shieldWeakened: ({ seat, ship, card, strength }) =>
    say`${named(card)} on ${whose(seat)} ${shipName(ship)} holds, ${strength} left.`,
  shieldBroken: ({ seat, ship, card, why }) => say`${named(card)} on ${whose(seat)} ${shipName(ship)} ${BROKEN[why]}.`,
  shipFlipped: ({ seat, ship }) => say`${whose(seat)} ${shipName(ship)} loses its suit.`,
  shipLost: ({ seat, ship }) => say`${does(seat, 'loses')} ${shipName(ship)}.`,
  lastStandHeld: ({ seat, ship }) =>
    say`Last stand: ${either(seat, `your ${shipName(ship)}`, say`${shipName(ship)} of ${whom(seat)}`)} survives.`,
  shieldsStripped: ({ seat, count }) =>
    count === 0 ? say`${does(seat, 'has')} no shields to lose.` : say`${whose(seat)} shields fail.`,
  bankLost: ({ seat, card }) => say`The salvo costs ${whom(seat)} a bank card: ${named(card)}.`,
  shattered: ({ seat, card }) => say`The recoil costs ${whom(seat)} a card: ${named(card)}.`,
  skipLaid: ({ seat }) => say`${does(seat, 'will')} skip the next turn.`,
  shieldAssigned: ({ seat, card, ship }) => say`${does(seat, 'puts')} ${named(card)} on ${shipName(ship)}.`,
  specialPlayed: ({ seat, card }) => say`${does(seat, 'plays')} ${named(card)}.`,
  discarded: ({ seat, card }) => say`${does(seat, 'discards')} ${named(card)}.`,
  trashed: ({ seat, card, from }) =>
    say`${does(seat, 'trashes')} ${named(card)} from ${own(seat)} ${from === 'hand' ? 'hand' : 'discard pile'}.`,
  retrieved: ({ seat, card }) => say`${does(seat, 'takes')} ${named(card)} back into ${own(seat)} hand.`,
  pileSeen: ({ seat, count, cards: known }) =>
    say`${does(seat, 'looks')} at ${known === undefined ? nextCards(count) : inOrder(known)} of the pile.`,
  pileArranged: ({ seat, count, cards: known }) =>
    say`${does(seat, 'puts')} ${known === undefined ? cards(count) : inOrder(known)} back on top.`,
  lastStandSet: ({ seat }) => say`${whose(seat)} last ship will stand its ground once.`,
  extraTurnGained: ({ seat }) => say`${does(seat, 'takes')} another turn after this one.`,
  nothingHappened: ({ card }) => say`${named(card)} changes nothing.`,
  passed: ({ seat }) => say`${does(seat, 'passes')}.`,
  eliminated: ({ seat }) => say`${does(seat, 'is')} out of ships, and out of the game.`,
  resigned: ({ seat }) => say`${does(seat, 'leaves')} the battle.`,
  wreckageCame: ({ seats }) => say`No ship was lost in this round: wreckage drifts at ${names(seats)}.`,
  roundEnded: () => null,
  gameEnded: ({ how, winners: [first, ...others] }) =>
    first !== undefined && others.length === 0
      ? say`${ENDINGS[how]} ${does(first, 'wins')}!`
      : say`${ENDINGS[how]} A draw between ${names(first === undefined ? [] : [first, ...others])}.`,
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
  defend: ({ card, ship }, _name, view) => {
    if (card !== undefined) return `Block with ${cardName(card)}`
    return ship === undefined ? 'Let it through' : `Take it on ${shipName(ship)}${lossText(view, ship)}`
  },
  trashOne: ({ zone, card }) => `Trash ${cardName(card)} from ${zone === 'hand' ? 'your hand' : 'your discard pile'}`,
  discardOne: ({ card }) => `Discard ${cardName(card)}`,
  retrieve: ({ card }) => `Take back ${cardName(card)}`,
  loseBank: ({ card }) => `Give up ${cardName(card)} of your bank`,
  arrange: ({ order }) => `Put them back in the order ${order.map((place) => place + 1).join(', ')}`,
  wreckage: ({ ship }, _name, view) => `The wreckage hits ${shipName(ship)}${lossText(view, ship)}`,
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
  loseBank: () => 'The salvo costs you a bank card: choose it.',
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
  givingUp: { kind: 'resign' },
  scored: printPoints,
  action: (action, name, view) => saidOf(actions, action, name, view) ?? action.kind,
  asides: ['reshuffled', 'slotRefilled', 'secondHitDeclined'],
  event: (event: SeenEvent) => saidOf(events, event),
  position: positionInWords,
}
