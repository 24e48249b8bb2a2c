import {
  card,
  does,
  either,
  listOf,
  plainVerb,
  type Seat,
  type Sentence,
  say,
  type Verb,
  whom,
  whose,
} from '@starboard/kernel'
import { type CardId, isCard, nameOf } from '../cards/catalogue.ts'
import type { Cause, SeenEvent, Why } from '../events.ts'
import { PART_NAMES, partList } from '../names.ts'
import type { Ending } from '../state.ts'

type Told<K> = Extract<SeenEvent, { kind: K }>
type EventWords = { readonly [K in SeenEvent['kind']]: (event: Told<K>) => Sentence | null }

const cards = (count: number): string => (count === 1 ? 'a card' : `${count} cards`)
const named = (id: CardId): Sentence => card(id, nameOf(id))

/** Cards that are called by what is on them: "Boosters are lost". */
const MANY = /\b(Belts|Boosters|Fins|Panels|Rays|Thrusters|Wheels)$/

const thing = (id: CardId, verb: Verb, how: string): Sentence =>
  say`${named(id)} ${MANY.test(nameOf(id)) ? plainVerb(verb) : verb} ${how}`

const drawn = (count: number, known: readonly (CardId | null)[] | undefined): Sentence =>
  known === undefined ? cards(count) : cardsNamed(known)
const sum = (dice: readonly number[]): number => dice.reduce((all, die) => all + die, 0)
const rolled = (dice: readonly number[]): string =>
  dice.length === 1 ? `${dice[0]}` : `${dice.join(' + ')} = ${sum(dice)}`
const cause = (why: Cause): Sentence => (isCard(why) ? named(why) : why)

/** "2 × Teleport and Drag Chute"; what is not seen is "a hidden card". */
function cardsNamed(some: readonly (CardId | null)[]): Sentence {
  const byName = new Map(some.map((one) => [one === null ? HIDDEN : nameOf(one), one]))
  const counted = [...byName].map(([name, one]) => {
    const count = some.filter((other) => (other === null ? HIDDEN : nameOf(other)) === name).length
    const shown = one === null ? HIDDEN : named(one)
    return count === 1 ? shown : say`${count} × ${shown}`
  })
  return counted.length === 0 ? 'nothing' : listOf(counted)
}

const HIDDEN = 'a hidden card'

const DISCARDS: Readonly<Record<Why, readonly [verb: Verb, how: string]>> = {
  replaced: ['makes', 'room'],
  hit: ['is', 'blown off'],
  lost: ['is', 'lost'],
  failed: ['has', 'failed'],
  destroyed: ['is', 'wreckage'],
  downgraded: ['falls', 'apart'],
  crowdedOut: ['does', 'not fit any more'],
  exploded: ['is', 'gone in the explosion'],
  left: ['is', 'put away'],
  levelUp: ['stays', 'behind'],
  handLimit: ['is', 'discarded'],
  supernova: ['burns', 'in the supernova'],
  missile: ['is', 'shot down'],
  laser: ['is', 'cut to pieces'],
  usedUp: ['is', 'used up'],
  defused: ['is', 'defused'],
}

const ENDINGS: Readonly<Record<Ending, string>> = {
  mission: 'The base on Mars is up and running.',
  lastStanding: 'Nobody else is left.',
  rockets: 'Nobody else has a rocket.',
  roundLimit: 'The last round is over.',
}

const STATUS: Readonly<Record<Told<'statusEnded'>['what'], (seat: Seat) => Sentence>> = {
  held: (seat) => say`${does(seat, 'is')} free again.`,
  delayed: (seat) => say`${does(seat, 'may')} place components again.`,
  dust: (seat) => say`${does(seat, 'has')} the dust off the panels.`,
  spies: (seat) => say`${does(seat, 'is')} spied on no longer.`,
}

const roverOf = (seat: Seat, { isFirst }: { readonly isFirst: boolean }): Sentence =>
  isFirst
    ? either(seat, 'A rover of yours', say`A rover of ${whom(seat)}`)
    : either(seat, 'a rover of yours', say`a rover of ${whom(seat)}`)

/** The log reads like a story; a hidden card is "a card". */
export const eventWords: EventWords = {
  firstRolled: ({ seat, dice }) => say`${does(seat, 'rolls')} ${rolled(dice)} for the first turn.`,
  firstChosen: ({ seat }) => say`${does(seat, 'goes')} first.`,
  padIssued: () => null,
  roundBegan: ({ round }) => `Round ${round}.`,
  turnBegan: ({ seat }) => say`${whose(seat)} turn.`,
  cardsDrawn: ({ seat, count, level, cards: own, glimpsed }) =>
    say`${does(seat, 'draws')} ${drawn(count, own ?? glimpsed)} from deck ${level}.`,
  extraDraw: ({ seat, leader }) => say`Somebody is in Level ${leader} already: ${does(seat, 'draws')} one more.`,
  drawSkipped: ({ level }) => `Deck ${level} has run out.`,
  reshuffled: ({ level, count }) => `Deck ${level} is shuffled anew: ${cards(count)}.`,
  padPlaced: ({ seat }) => say`${does(seat, 'lays')} out the Launch Pad.`,
  componentPlaced: ({ seat, card }) =>
    card === undefined
      ? say`${does(seat, 'builds')} something behind the Enigma Machine.`
      : say`${does(seat, 'installs')} ${named(card)}.`,
  equipmentDeployed: ({ seat, card }) => say`${does(seat, 'sets')} up ${named(card)}.`,
  fuelled: ({ seat, card, to, lost }) =>
    say`${does(seat, 'pumps')} in ${named(card)}: ${to}%${lost > 0 ? `, ${lost}% spilt` : ''}.`,
  enhancementPlayed: ({ seat, card }) => say`${does(seat, 'lays')} out ${named(card)}.`,
  covertPlaced: ({ seat, card, victim }) => {
    if (card === undefined) return say`${does(seat, 'places')} a card face down.`
    return victim === undefined || victim === null
      ? say`${does(seat, 'hides')} ${named(card)}.`
      : say`${does(seat, 'plants')} a bomb for ${whom(victim)}.`
  },
  covertRevealed: ({ seat, card, to }) => {
    if (card === undefined) return say`${does(seat, 'turns')} up a part behind the Enigma Machine.`
    return say`${does(seat, 'turns')} up ${named(card)}${to === 'discard' ? ', which is discarded' : to === 'rovers' ? ': it rolls out' : ''}.`
  },
  cardDiscarded: ({ seat, card, why }) => say`${whose(seat)} ${thing(card, ...DISCARDS[why])}.`,
  cardRemoved: () => null,
  rocketChanged: () => null,
  equipmentChanged: () => null,
  partsHidden: ({ seat }) => say`${whose(seat)} rocket is out of sight.`,
  partsShown: ({ seat }) => say`${whose(seat)} rocket is in plain view.`,
  bombsSeen: ({ bombs }) =>
    bombs.length === 0
      ? 'No bomb is aimed at you.'
      : say`Bombs aimed at you: ${listOf(bombs.map(({ seat }) => whom(seat)))}.`,
  bombsForgotten: () => null,
  handsSeen: () => 'Your satellite looks into all hands.',
  abilityPlayed: ({ seat, card, target, part }) =>
    say`${does(seat, 'plays')} ${named(card)}${target === null ? '' : say` on ${whom(target)}`}${part === null ? '' : `: ${PART_NAMES[part]}`}.`,
  sabotageDeclared: ({ seat, card, targets, part }) =>
    say`${does(seat, 'plays')} ${named(card)} on ${listOf(targets.map(whom))}${part === null ? '' : `: ${PART_NAMES[part]}`}.`,
  bombDetonated: ({ seat, target, part }) =>
    say`${whose(seat)} bomb goes off under ${whose(target)} ${PART_NAMES[part]}.`,
  levelChecked: ({ dice, passed }) => `Upwards on 8 or more: ${rolled(dice)}, ${passed ? 'through' : 'no effect'}.`,
  reacted: ({ seat, with: answer, card }) =>
    answer === 'pass'
      ? say`${does(seat, 'lets')} it come.`
      : say`${does(seat, 'answers')} with ${card === null ? answer : named(card)}.`,
  reflected: ({ onto, card }) => say`${thing(card, 'turns', 'on')} ${whom(onto)}.`,
  fizzled: ({ card, victim, why }) => {
    if (why === 'cancelled') return say`${thing(card, 'is', 'stopped')}.`
    return why === 'immune'
      ? say`${does(victim, 'is')} safe from ${named(card)}.`
      : say`${thing(card, 'finds', 'nothing to work on')}.`
  },
  diceRolled: ({ dice, damage, card }) =>
    damage > 0
      ? say`${thing(card, 'rolls', rolled(dice))}: ${damage} damage.`
      : say`${thing(card, 'rolls', rolled(dice))}.`,
  damaged: ({ seat, amount, to }) => say`${whose(seat)} rocket takes ${amount} damage, ${to} in all.`,
  lossesDue: ({ seat, damage }) => say`${does(seat, 'must')} give up parts for ${damage} damage.`,
  rocketDestroyed: ({ seat }) => say`${whose(seat)} rocket is destroyed.`,
  insurancePaid: ({ seat, kept }) =>
    say`The insurance saves ${kept === 1 ? '1 part' : `${kept} parts`} for ${whom(seat)}.`,
  exploded: ({ seat }) => say`${whose(seat)} rocket explodes!`,
  startedOver: ({ seat }) => say`${does(seat, 'is')} back in the backyard.`,
  partsExchanged: ({ seat, with: other, gave, took }) =>
    say`${does(seat, 'swaps')} ${cardsNamed(gave)} for ${whose(other)} ${cardsNamed(took)}.`,
  tiersChanged: ({ seat, change }) =>
    change > 0 ? say`${whose(seat)} components get better.` : say`${whose(seat)} components get worse.`,
  tankTaken: ({ seat, from, card }) =>
    say`${does(seat, 'takes')} ${card === undefined ? 'a fuel tank' : named(card)} from ${whom(from)}.`,
  tankMissing: ({ from }) => say`${does(from, 'has')} no fuel tank to give.`,
  covertTaken: ({ seat, from, card }) =>
    say`${does(seat, 'takes')} ${card === undefined ? 'a face-down card' : named(card)} from ${whom(from)}.`,
  generatorTaken: ({ seat, from, card }) => say`${does(seat, 'takes')} ${named(card)} from ${whom(from)}.`,
  spiedOn: ({ seat, by, hand }) =>
    hand === undefined
      ? say`${does(by, 'looks')} into ${whose(seat)} hand.`
      : say`${does(seat, 'holds')} ${cardsNamed(hand)}.`,
  delayed: ({ seat }) => say`${does(seat, 'places')} nothing next turn.`,
  held: ({ seat }) => say`${does(seat, 'is')} held in place.`,
  dusted: ({ seat }) => say`Dust settles on ${whose(seat)} solar panels.`,
  statusEnded: ({ seat, what }) => STATUS[what](seat),
  moved: ({ seat, by, to, why }) =>
    by === 0
      ? say`${does(seat, 'stays')} at ${to} km.`
      : say`${does(seat, 'goes')} ${Math.abs(by)} km ${by < 0 ? 'forward' : 'back'} (${cause(why)}): ${to} km to go.`,
  navigationRolled: ({ seat, die, failsOn }) =>
    say`${does(seat, 'navigates')}: ${die}, ${die <= failsOn ? 'off course' : 'on course'}.`,
  fuelChanged: ({ seat, by, to, why }) =>
    by === 0 ? null : say`${whose(seat)} fuel: ${by > 0 ? '+' : ''}${by}% (${cause(why)}), now ${to}%.`,
  antiMatterLeft: () => null,
  xRayed: ({ seat, target, found }) =>
    say`${does(seat, 'x-rays')} ${seat === target ? either(seat, 'your own backyard', 'the own backyard') : whom(target)}: ${found === 0 ? 'no bomb found' : found === 1 ? 'a bomb!' : `${found} bombs!`}`,
  slingshotArmed: ({ seat, armed }) =>
    say`${does(seat, 'has')} ${armed === 1 ? 'a slingshot' : `${armed} slingshots`} ready.`,
  launchDeclared: ({ seat }) => say`${does(seat, 'counts')} down.`,
  partChecked: ({ part, die, passed }) =>
    die === null ? `${PART_NAMES[part]}: sound.` : `${PART_NAMES[part]}: ${die}, ${passed ? 'holds' : 'fails'}.`,
  launchScrubbed: ({ failed }) => `Scrubbed: ${partList(failed)} failed.`,
  stagingUsed: ({ seat }) => say`${whose(seat)} Staging takes over.`,
  liftedOff: ({ seat, original }) => say`${does(seat, 'lifts')} off with strength ${original}!`,
  levelReached: ({ seat, level }) => say`${does(seat, 'is')} in Level ${level}.`,
  distanceRolled: ({ seat, dice, distance }) => say`${rolled(dice)}: ${does(seat, 'has')} ${distance} km to go.`,
  cruised: () => null,
  orbitReached: ({ seat }) => say`${does(seat, 'is')} in orbit around Mars.`,
  landingRolled: ({ dice, kept, crashesOn }) =>
    `Landing: ${dice.join(', ')}; ${kept} counts, ${crashesOn} or less crashes.`,
  landed: ({ seat, skyCrane }) => say`${does(seat, 'has')} landed on Mars${skyCrane ? ' with the Sky Crane' : ''}!`,
  crashed: ({ seat }) => say`${does(seat, 'crashes')}.`,
  powerChanged: ({ seat, by, to }) => say`${whose(seat)} power: +${by}%, now ${to}%.`,
  roverRolled: ({ seat, die, km }) =>
    km > 0 ? say`${whose(seat)} rover: ${die}, ${km} km.` : say`${whose(seat)} rover: ${die}.`,
  roverBroke: ({ seat }) => say`${roverOf(seat, { isFirst: true })} breaks down.`,
  roverRepaired: ({ seat, by }) =>
    seat === by
      ? say`${does(seat, 'repairs')} a rover.`
      : say`${does(by, 'repairs')} ${roverOf(seat, { isFirst: false })}.`,
  backupDeployed: ({ seat }) => say`${whose(seat)} Backup Rover rolls out.`,
  kmChanged: ({ seat, by, to }) => say`${whose(seat)} rovers: ${by > 0 ? '+' : ''}${by} km, now ${to}.`,
  jammed: ({ seat }) => say`${whose(seat)} signal is jammed.`,
  boosted: ({ seat }) => say`${whose(seat)} signal is boosted for this turn.`,
  actionsEnded: () => null,
  turnEnded: () => null,
  eliminated: ({ seat, why }) =>
    why === 'crashed' ? say`${does(seat, 'is')} out of the race.` : say`${does(seat, 'leaves')} the race.`,
  gameEnded: ({ how, winners: [first, ...others] }) =>
    first !== undefined && others.length === 0
      ? say`${ENDINGS[how]} ${does(first, 'wins')}!`
      : say`${ENDINGS[how]} A draw between ${first === undefined ? 'nothing' : listOf([first, ...others].map(whom))}.`,
}
