import type { NameOf, Words } from '@starboard/kernel'
import type { Action, Play } from './actions.ts'
import { type Bonus, factsOf, type MovementCard, type SegmentCard, type Status, stepsOf, strengthOf } from './cards.ts'
import type { SeenEvent } from './events.ts'
import type { Ending } from './state.ts'

type Told<K> = Extract<SeenEvent, { kind: K }>
type EventWords = { readonly [K in SeenEvent['kind']]: (event: Told<K>, name: NameOf) => string | null }
type ActionWords = { readonly [K in Action['kind']]: (action: Extract<Action, { kind: K }>, name: NameOf) => string }

const cubes = (count: number): string => (count === 1 ? '1 cube' : `${count} cubes`)
const turns = (count: number): string => (count === 1 ? '1 turn' : `${count} turns`)
const tokens = (count: number): string => (count === 1 ? '1 reroll token' : `${count} reroll tokens`)
const chance = (accuracy: number): string => `${accuracy} in 6`

const BONUSES: Readonly<Record<Bonus, string>> = {
  powerCap: 'power cap',
  accuracyCap: 'accuracy cap',
  incomeBonus: 'income bonus',
  salvageBonus: 'salvage bonus',
  prestigeBonus: 'card-play bonus',
}

const STATUSES: Readonly<Record<Status, string>> = {
  embargoed: 'under an embargo',
  sabotaged: 'sabotaged',
  pressured: 'under pressure',
}

const ROLLS: Readonly<Record<Told<'dieRolled'>['roll'], string>> = {
  first: 'rolls',
  forced: 'is sabotaged and must roll again:',
  reroll: 'rerolls',
}

const ENDINGS: Readonly<Record<Ending, string>> = {
  'comet-destroyed': 'The comet is destroyed!',
  'earth-destroyed': 'The comet reaches Earth.',
  survived: 'The comet has passed. Earth survives!',
}

const peeked = (card: MovementCard | SegmentCard): string =>
  card === 'movement-1' || card === 'movement-2' || card === 'movement-3'
    ? `the comet will move ${stepsOf[card]}`
    : `strength ${strengthOf(card)}`

/** The log reads like a story; a hidden card is "a card". */
const events: EventWords = {
  gameBegan: ({ start }, name) => `The comet is sighted. ${name(start)} will go first.`,
  cardDrafted: ({ seat, deck, card }, name) =>
    `${name(seat)} drafts ${card === undefined ? 'a card' : factsOf(card).name} from ${deck}.`,
  draftFinished: () => 'The draft is over.',
  turnBegan: ({ seat, round }, name) => `Round ${round}: ${name(seat)}’s turn.`,
  incomeCollected: ({ seat, cubes: gained }, name) => `${name(seat)} collects ${cubes(gained)}.`,
  embargoBit: ({ seat }, name) => `The embargo bites: ${name(seat)} collects nothing.`,
  rocketAdvanced: ({ seat, rocket, remaining }, name) =>
    `${name(seat)}’s rocket ${rocket} needs ${turns(remaining)} more.`,
  rocketReadied: ({ seat, rocket }, name) => `${name(seat)}’s rocket ${rocket} is ready.`,
  cardDrawn: ({ seat, deck, card }, name) =>
    `${name(seat)} draws ${card === undefined ? 'a card' : factsOf(card).name} from ${deck}.`,
  drawSkipped: ({ seat }, name) => `No deck has a card for ${name(seat)}.`,
  deckRefilled: ({ deck, cards }) => `The ${deck} discard pile (${cards}) is shuffled into a new deck.`,
  cardPlayed: ({ seat, card, target, rocket, choice }, name) =>
    `${name(seat)} plays ${factsOf(card).name}${aimedAt({ target, rocket, choice }, name)}.`,
  cardBlocked: ({ seat, card }, name) => `${name(seat)} plays ${factsOf(card).name}, and the pressure swallows it.`,
  prestigePaid: ({ seat, cubes: paid }, name) => `Prestige pays ${name(seat)} ${cubes(paid)}.`,
  cubesGained: ({ seat, cubes: gained }, name) => `${name(seat)} gains ${cubes(gained)}.`,
  cubesTaken: ({ seat, from, cubes: taken }, name) => `${name(seat)} takes ${cubes(taken)} from ${name(from)}.`,
  bonusRaised: ({ seat, what, to }, name) => `${name(seat)}’s ${BONUSES[what]} is now ${to}.`,
  tokenGained: ({ seat, tokens: held }, name) => `${name(seat)} now has ${tokens(held)}.`,
  calibrated: ({ seat, what, bonus }, name) => `${name(seat)}’s next launch has +${bonus} ${what}.`,
  statusLaid: ({ seat, status }, name) => `${name(seat)} is ${STATUSES[status]}.`,
  rocketDelayed: ({ seat, rocket, remaining }, name) =>
    `${name(seat)}’s rocket ${rocket} is held up: ${turns(remaining)} to go.`,
  rocketDestroyed: ({ seat, rocket }, name) => `${name(seat)}’s rocket ${rocket} is blown up on its pad.`,
  cometPeeked: ({ seat, deck, card }, name) =>
    `${name(seat)} looks at the next ${deck === 'strength' ? 'segment' : 'movement card'}${card === undefined ? '' : `: ${peeked(card)}`}.`,
  cardTaken: ({ seat, from, card }, name) =>
    `${name(seat)} takes ${card === undefined ? 'a card' : factsOf(card).name} from ${name(from)}’s hand.`,
  nothingTaken: ({ seat, from }, name) => `${name(from)} has no card for ${name(seat)} to take.`,
  pressureAsked: ({ seat }, name) => `${name(seat)} may counter or accept.`,
  pressureCountered: ({ seat, by }, name) => `${name(seat)} counters ${name(by)} with Diplomatic Pressure.`,
  pressureAccepted: ({ seat, by }, name) => `${name(seat)} is under pressure from ${name(by)}.`,
  rocketBuilt: ({ seat, rocket, power, accuracy, level, cost }, name) =>
    `${name(seat)} builds rocket ${rocket} (power ${power}, accuracy ${accuracy}, level ${level}) for ${cubes(cost)}.`,
  rocketLaunched: ({ seat, rocket, power, accuracy }, name) =>
    `${name(seat)} launches rocket ${rocket}: power ${power}, hits ${chance(accuracy)}.`,
  dieRolled: ({ seat, die, needed, roll }, name) =>
    `${name(seat)} ${ROLLS[roll]} ${die}: ${die <= needed ? 'a hit' : 'a miss'} (needs ${needed} or less).`,
  rerollAsked: ({ seat, tokens: held }, name) => `${name(seat)} has ${tokens(held)} and may roll again.`,
  tokenSpent: ({ seat, left }, name) => `${name(seat)} spends a reroll token; ${left} left.`,
  tokenKept: ({ seat }, name) => `${name(seat)} keeps the token.`,
  segmentRevealed: ({ strength }) => `A segment of strength ${strength} turns up.`,
  segmentDamaged: ({ damage, health }) => `The segment takes ${damage} damage; ${health} left.`,
  segmentDestroyed: ({ seat, strength }, name) =>
    `${name(seat)} destroys the segment and takes it: ${strength} points.`,
  lastSegmentLeft: () => 'Only one segment is left.',
  rocketSpent: () => null,
  salvagePaid: ({ seat, cubes: paid }, name) => `Salvage pays ${name(seat)} ${cubes(paid)}.`,
  cardsTraded: ({ seat, first, second, deck, card }, name) =>
    `${name(seat)} trades ${factsOf(first).name} and ${factsOf(second).name} for ${card === undefined ? 'a card' : factsOf(card).name} from ${deck}.`,
  turnEnded: () => null,
  cometMoved: ({ card, distance }) => `The comet moves ${stepsOf[card]}: distance ${distance}.`,
  lateGameBegan: () => 'The late game begins: everybody draws two cards a turn.',
  gameEnded: ({ how }) => ENDINGS[how],
}

function aimedAt(
  { target, rocket, choice }: { [K in 'target' | 'rocket' | 'choice']: Play[K] | undefined },
  name: NameOf,
): string {
  if (target !== undefined) return ` on ${name(target)}`
  if (rocket !== undefined) return ` on rocket ${rocket}`
  return choice === undefined ? '' : ` for ${choice}`
}

const actions: ActionWords = {
  draft: ({ deck }) => `Draft from ${deck}`,
  draw: ({ deck }) => `Draw from ${deck}`,
  play: ({ card, target, rocket, choice }, name) =>
    `Play ${factsOf(card).name}${aimedAt({ target, rocket, choice }, name)}`,
  trade: ({ cards: [first, second], deck }) =>
    `Trade ${factsOf(first).name} and ${factsOf(second).name} for a card from ${deck}`,
  build: ({ power, accuracy, level }) => `Build a rocket: power ${power}, accuracy ${accuracy}, level ${level}`,
  launch: ({ rocket }) => `Launch rocket ${rocket}`,
  reroll: ({ use }) => (use ? 'Spend a token and roll again' : 'Keep the token, accept the miss'),
  respondPressure: ({ counter }) => (counter ? 'Counter with Diplomatic Pressure' : 'Accept the pressure'),
  endTurn: () => 'End the turn',
}

const PROMPTS: Readonly<Record<string, string>> = {
  draft: 'Name a deck to draft a card from.',
  draw: 'Draw a card: name a deck.',
  main: 'Play cards, build, launch, trade, or end your turn.',
  reroll: 'A miss. Spend a reroll token?',
  pressure:
    'You are attacked with Diplomatic Pressure. Countering discards your own copy and cancels it; accepting blocks your next card.',
}

type OneOf<E extends { kind: string }> = (thing: E, name: NameOf) => string | null

/** The kernel hands over what this game made: events of these kinds, actions of these kinds. */
export const words: Words = {
  prompt: ({ kind }) => PROMPTS[kind] ?? 'Choose.',
  action: (action, name) =>
    (actions[(action as Action).kind] as (action: { kind: string }, name: NameOf) => string)(action, name),
  event(event, name) {
    const say = (events as Readonly<Record<string, OneOf<never> | undefined>>)[event.kind]
    return say === undefined ? null : (say as OneOf<typeof event>)(event, name)
  },
}
