import type { NameOf } from '@starboard/kernel'
import { type CardId, isCard, nameOf } from '../cards/catalogue.ts'
import type { Cause, SeenEvent, Why } from '../events.ts'
import { cardList, listed, PART_NAMES, partList } from '../names.ts'
import type { Ending } from '../state.ts'

type Told<K> = Extract<SeenEvent, { kind: K }>
type EventWords = { readonly [K in SeenEvent['kind']]: (event: Told<K>, name: NameOf) => string | null }

const cards = (count: number): string => (count === 1 ? 'a card' : `${count} cards`)
const drawn = (count: number, known: readonly (CardId | null)[] | undefined): string =>
  known === undefined ? cards(count) : cardList(known)
const sum = (dice: readonly number[]): number => dice.reduce((all, die) => all + die, 0)
const rolled = (dice: readonly number[]): string =>
  dice.length === 1 ? `${dice[0]}` : `${dice.join(' + ')} = ${sum(dice)}`
const cause = (why: Cause): string => (isCard(why) ? nameOf(why) : why)

const DISCARDS: Readonly<Record<Why, string>> = {
  replaced: 'makes room',
  hit: 'is blown off',
  lost: 'is lost',
  failed: 'has failed',
  destroyed: 'is wreckage',
  downgraded: 'falls apart',
  crowdedOut: 'does not fit any more',
  exploded: 'is gone in the explosion',
  left: 'is put away',
  levelUp: 'stays behind',
  handLimit: 'is discarded',
  supernova: 'burns in the supernova',
  missile: 'is shot down',
  laser: 'is cut to pieces',
  usedUp: 'is used up',
  defused: 'is defused',
}

const ENDINGS: Readonly<Record<Ending, string>> = {
  mission: 'The base on Mars is up and running.',
  lastStanding: 'Nobody else is left.',
  rockets: 'Nobody else has a rocket.',
  roundLimit: 'The last round is over.',
}

const STATUS: Readonly<Record<Told<'statusEnded'>['what'], string>> = {
  held: 'is free again',
  delayed: 'may place components again',
  dust: 'has the dust off the panels',
  spies: 'is spied on no longer',
}

/** The log reads like a story; a hidden card is "a card". */
export const eventWords: EventWords = {
  firstRolled: ({ seat, dice }, name) => `${name(seat)} rolls ${rolled(dice)} for the first turn.`,
  firstChosen: ({ seat }, name) => `${name(seat)} goes first.`,
  padIssued: () => null,
  roundBegan: ({ round }) => `Round ${round}.`,
  turnBegan: ({ seat }, name) => `${name(seat)}’s turn.`,
  cardsDrawn: ({ seat, count, level, cards: own, glimpsed }, name) =>
    `${name(seat)} draws ${drawn(count, own ?? glimpsed)} from deck ${level}.`,
  extraDraw: ({ seat, leader }, name) => `Somebody is in Level ${leader} already: ${name(seat)} draws one more.`,
  drawSkipped: ({ level }) => `Deck ${level} has run out.`,
  reshuffled: ({ level, count }) => `Deck ${level} is shuffled anew: ${cards(count)}.`,
  padPlaced: ({ seat }, name) => `${name(seat)} lays out the Launch Pad.`,
  componentPlaced: ({ seat, card }, name) =>
    card === undefined
      ? `${name(seat)} builds something behind the Enigma Machine.`
      : `${name(seat)} installs ${nameOf(card)}.`,
  equipmentDeployed: ({ seat, card }, name) => `${name(seat)} sets up ${nameOf(card)}.`,
  fuelled: ({ seat, card, to, lost }, name) =>
    `${name(seat)} pumps in ${nameOf(card)}: ${to}%${lost > 0 ? `, ${lost}% spilt` : ''}.`,
  enhancementPlayed: ({ seat, card }, name) => `${name(seat)} lays out ${nameOf(card)}.`,
  covertPlaced: ({ seat, card, victim }, name) => {
    if (card === undefined) return `${name(seat)} places a card face down.`
    return victim === undefined || victim === null
      ? `${name(seat)} hides ${nameOf(card)}.`
      : `${name(seat)} plants a bomb for ${name(victim)}.`
  },
  covertRevealed: ({ seat, card, to }, name) => {
    if (card === undefined) return `${name(seat)} turns up a part behind the Enigma Machine.`
    return `${name(seat)} turns up ${nameOf(card)}${to === 'discard' ? ', which is discarded' : to === 'rovers' ? ': it rolls out' : ''}.`
  },
  cardDiscarded: ({ seat, card, why }, name) => `${name(seat)}’s ${nameOf(card)} ${DISCARDS[why]}.`,
  cardRemoved: () => null,
  rocketChanged: () => null,
  equipmentChanged: () => null,
  partsHidden: ({ seat }, name) => `${name(seat)}’s rocket is out of sight.`,
  partsShown: ({ seat }, name) => `${name(seat)}’s rocket is in plain view.`,
  bombsSeen: ({ bombs }, name) =>
    bombs.length === 0
      ? 'No bomb is aimed at you.'
      : `Bombs aimed at you: ${listed(bombs.map(({ seat }) => name(seat)))}.`,
  bombsForgotten: () => null,
  handsSeen: () => 'Your satellite looks into all hands.',
  abilityPlayed: ({ seat, card, target, part }, name) =>
    `${name(seat)} plays ${nameOf(card)}${target === null ? '' : ` on ${name(target)}`}${part === null ? '' : `: ${PART_NAMES[part]}`}.`,
  sabotageDeclared: ({ seat, card, targets, part }, name) =>
    `${name(seat)} plays ${nameOf(card)} on ${listed(targets.map(name))}${part === null ? '' : `: ${PART_NAMES[part]}`}.`,
  bombDetonated: ({ seat, target, part }, name) =>
    `${name(seat)}’s bomb goes off under ${name(target)}’s ${PART_NAMES[part]}.`,
  levelChecked: ({ dice, passed }) => `Upwards on 8 or more: ${rolled(dice)}, ${passed ? 'through' : 'no effect'}.`,
  reacted: ({ seat, with: answer, card }, name) =>
    answer === 'pass'
      ? `${name(seat)} lets it come.`
      : `${name(seat)} answers with ${card === null ? answer : nameOf(card)}.`,
  reflected: ({ onto, card }, name) => `${nameOf(card)} turns on ${name(onto)}.`,
  fizzled: ({ card, victim, why }, name) => {
    if (why === 'cancelled') return `${nameOf(card)} is stopped.`
    return why === 'immune'
      ? `${name(victim)} is safe from ${nameOf(card)}.`
      : `${nameOf(card)} finds nothing to work on.`
  },
  diceRolled: ({ dice, damage, card }) =>
    damage > 0 ? `${nameOf(card)} rolls ${rolled(dice)}: ${damage} damage.` : `${nameOf(card)} rolls ${rolled(dice)}.`,
  damaged: ({ seat, amount, to }, name) => `${name(seat)}’s rocket takes ${amount} damage, ${to} in all.`,
  lossesDue: ({ seat, damage }, name) => `${name(seat)} must give up parts for ${damage} damage.`,
  rocketDestroyed: ({ seat }, name) => `${name(seat)}’s rocket is destroyed.`,
  insurancePaid: ({ seat, kept }, name) =>
    `The insurance saves ${kept === 1 ? '1 part' : `${kept} parts`} for ${name(seat)}.`,
  exploded: ({ seat }, name) => `${name(seat)}’s rocket explodes!`,
  startedOver: ({ seat }, name) => `${name(seat)} is back in the backyard.`,
  partsExchanged: ({ seat, with: other, gave, took }, name) =>
    `${name(seat)} swaps ${cardList(gave)} for ${name(other)}’s ${cardList(took)}.`,
  tiersChanged: ({ seat, change }, name) =>
    change > 0 ? `${name(seat)}’s components get better.` : `${name(seat)}’s components get worse.`,
  tankTaken: ({ seat, from, card }, name) =>
    `${name(seat)} takes ${card === undefined ? 'a fuel tank' : nameOf(card)} from ${name(from)}.`,
  tankMissing: ({ from }, name) => `${name(from)} has no fuel tank to give.`,
  covertTaken: ({ seat, from, card }, name) =>
    `${name(seat)} takes ${card === undefined ? 'a face-down card' : nameOf(card)} from ${name(from)}.`,
  generatorTaken: ({ seat, from, card }, name) => `${name(seat)} takes ${nameOf(card)} from ${name(from)}.`,
  spiedOn: ({ seat, by, hand }, name) =>
    hand === undefined ? `${name(by)} looks into ${name(seat)}’s hand.` : `${name(seat)} holds ${cardList(hand)}.`,
  delayed: ({ seat }, name) => `${name(seat)} places nothing next turn.`,
  held: ({ seat }, name) => `${name(seat)} is held in place.`,
  dusted: ({ seat }, name) => `Dust settles on ${name(seat)}’s solar panels.`,
  statusEnded: ({ seat, what }, name) => `${name(seat)} ${STATUS[what]}.`,
  moved: ({ seat, by, to, why }, name) =>
    by === 0
      ? `${name(seat)} stays at ${to} km.`
      : `${name(seat)} goes ${Math.abs(by)} km ${by < 0 ? 'forward' : 'back'} (${cause(why)}): ${to} km to go.`,
  navigationRolled: ({ seat, die, failsOn }, name) =>
    `${name(seat)} navigates: ${die}, ${die <= failsOn ? 'off course' : 'on course'}.`,
  fuelChanged: ({ seat, by, to, why }, name) =>
    by === 0 ? null : `${name(seat)}’s fuel: ${by > 0 ? '+' : ''}${by}% (${cause(why)}), now ${to}%.`,
  antiMatterLeft: () => null,
  xRayed: ({ seat, target, found }, name) =>
    `${name(seat)} x-rays ${seat === target ? 'the own backyard' : name(target)}: ${found === 0 ? 'no bomb found' : found === 1 ? 'a bomb!' : `${found} bombs!`}`,
  slingshotArmed: ({ seat, armed }, name) =>
    `${name(seat)} has ${armed === 1 ? 'a slingshot' : `${armed} slingshots`} ready.`,
  launchDeclared: ({ seat }, name) => `${name(seat)} counts down.`,
  partChecked: ({ part, die, passed }) =>
    die === null ? `${PART_NAMES[part]}: sound.` : `${PART_NAMES[part]}: ${die}, ${passed ? 'holds' : 'fails'}.`,
  launchScrubbed: ({ failed }) => `Scrubbed: ${partList(failed)} failed.`,
  stagingUsed: ({ seat }, name) => `${name(seat)}’s Staging takes over.`,
  liftedOff: ({ seat, original }, name) => `${name(seat)} lifts off with strength ${original}!`,
  levelReached: ({ seat, level }, name) => `${name(seat)} is in Level ${level}.`,
  distanceRolled: ({ seat, dice, distance }, name) => `${rolled(dice)}: ${name(seat)} has ${distance} km to go.`,
  cruised: () => null,
  orbitReached: ({ seat }, name) => `${name(seat)} is in orbit around Mars.`,
  landingRolled: ({ dice, kept, crashesOn }) =>
    `Landing: ${dice.join(', ')}; ${kept} counts, ${crashesOn} or less crashes.`,
  landed: ({ seat, skyCrane }, name) => `${name(seat)} has landed on Mars${skyCrane ? ' with the Sky Crane' : ''}!`,
  crashed: ({ seat }, name) => `${name(seat)} crashes.`,
  powerChanged: ({ seat, by, to }, name) => `${name(seat)}’s power: +${by}%, now ${to}%.`,
  roverRolled: ({ seat, die, km }, name) =>
    km > 0 ? `${name(seat)}’s rover: ${die}, ${km} km.` : `${name(seat)}’s rover: ${die}.`,
  roverBroke: ({ seat }, name) => `A rover of ${name(seat)} breaks down.`,
  roverRepaired: ({ seat, by }, name) =>
    seat === by ? `${name(seat)} repairs a rover.` : `${name(by)} repairs a rover of ${name(seat)}.`,
  backupDeployed: ({ seat }, name) => `${name(seat)}’s Backup Rover rolls out.`,
  kmChanged: ({ seat, by, to }, name) => `${name(seat)}’s rovers: ${by > 0 ? '+' : ''}${by} km, now ${to}.`,
  jammed: ({ seat }, name) => `${name(seat)}’s signal is jammed.`,
  boosted: ({ seat }, name) => `${name(seat)}’s signal is boosted for this turn.`,
  actionsEnded: () => null,
  turnEnded: () => null,
  eliminated: ({ seat, why }, name) => `${name(seat)} ${why === 'crashed' ? 'is out of the race' : 'leaves the race'}.`,
  gameEnded: ({ how, winners }, name) =>
    winners.length === 1
      ? `${ENDINGS[how]} ${listed(winners.map(name))} wins!`
      : `${ENDINGS[how]} A draw between ${listed(winners.map(name))}.`,
}
