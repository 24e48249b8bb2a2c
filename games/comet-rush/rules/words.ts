import { type NameOf, saidOf, type Words } from '@starboard/kernel'
import type { Action, Build, Play } from './actions.ts'
import { buildTurns, rocketCost } from './build.ts'
import { type Bonus, factsOf, type MovementCard, type SegmentCard, stepsOf, strengthOf } from './cards.ts'
import type { SeenEvent } from './events.ts'
import { aim } from './launch.ts'
import { chance, cubes, STATUS_WORDS, tokens, turns } from './names.ts'
import { isReady } from './player.ts'
import { positionInWords } from './position-words.ts'
import type { CometRush, Ending, Rocket } from './state.ts'
import type { SeenPlayer, View } from './view.ts'

type Told<K> = Extract<SeenEvent, { kind: K }>
type EventWords = { readonly [K in SeenEvent['kind']]: (event: Told<K>, name: NameOf) => string | null }
type ActionWords = {
  readonly [K in Action['kind']]: (of: Extract<Action, { kind: K }>, name: NameOf, view?: View) => string
}

const BONUSES: Readonly<Record<Bonus, string>> = {
  powerCap: 'power cap',
  accuracyCap: 'accuracy cap',
  incomeBonus: 'income bonus',
  salvageBonus: 'salvage bonus',
  prestigeBonus: 'card-play bonus',
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
  statusLaid: ({ seat, status }, name) => `${name(seat)} is ${STATUS_WORDS[status]}.`,
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

const planText = ({ power, accuracy, level }: Build): string =>
  `Build a rocket: power ${power}, accuracy ${accuracy}, level ${level}`

/** CR-3.3: the level is what one chooses first, and the rest is set beside it. */
function pricedPlan(rocket: Build): string {
  const { power, accuracy, level } = rocket
  const wait = buildTurns(level)
  const when = wait === 0 ? 'ready at once' : `ready in ${turns(wait)}`
  return `Build at level ${level}, ${when}: power ${power}, accuracy ${accuracy} for ${cubes(rocketCost(rocket))}`
}

interface OnPad {
  readonly owner: SeenPlayer
  readonly rocket: Rocket
}

const onPad = (id: number | undefined, view: View | undefined): OnPad | undefined =>
  view?.players
    .flatMap((owner) => owner.rockets.map((rocket) => ({ owner, rocket })))
    .find(({ rocket }) => rocket.id === id)

/** Whose it is, and how good. */
function rocketText(id: number | undefined, name: NameOf, view: View | undefined): string {
  const found = onPad(id, view)
  if (found === undefined) return ''
  const { power, accuracy, remaining } = found.rocket
  const when = isReady(found.rocket) ? 'ready' : `${turns(remaining)} to go`
  return ` of ${name(found.owner.seat)} (power ${power}, accuracy ${accuracy}, ${when})`
}

/** CR-4.2, 4.6: with what calibration and sabotage make of it. */
function aimText(id: number, view: View | undefined): string {
  const found = onPad(id, view)
  if (found === undefined) return ''
  const { power, accuracy, sabotaged } = aim(found.owner, found.rocket)
  const rolls = view?.options.sabotageOnMiss === 'reroll' ? ', the second roll counts' : ', twice in a row'
  return `: power ${power}, hits ${chance(accuracy)}${sabotaged ? rolls : ''}`
}

const actions: ActionWords = {
  draft: ({ deck }) => `Draft from ${deck}`,
  draw: ({ deck }) => `Draw from ${deck}`,
  play: ({ card, target, rocket, choice }, name, view) =>
    `Play ${factsOf(card).name}${aimedAt({ target, rocket, choice }, name)}${rocketText(rocket, name, view)}`,
  trade: ({ cards: [first, second], deck }, _name, view) =>
    view === undefined
      ? `Trade ${factsOf(first).name} and ${factsOf(second).name} for a card from ${deck}`
      : `Trade for a card from ${deck}: ${factsOf(first).name} and ${factsOf(second).name}`,
  build: (rocket, _name, view) => (view === undefined ? planText(rocket) : pricedPlan(rocket)),
  launch: ({ rocket }, _name, view) => `Launch rocket ${rocket}${aimText(rocket, view)}`,
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

export const words: Words<CometRush> = {
  prompt: ({ kind }) => PROMPTS[kind] ?? 'Choose.',
  action: (action, name, view) => saidOf(actions, action, name, view) ?? action.kind,
  event: (event: SeenEvent, name) => saidOf(events, event, name),
  position: positionInWords,
}
