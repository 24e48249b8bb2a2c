import {
  also,
  card,
  detail,
  does,
  type NameOf,
  readText,
  type Seat,
  type Sentence,
  saidOf,
  say,
  type Words,
  whom,
  whose,
} from '@starboard/kernel'
import type { Action, Build, Play } from './actions.ts'
import { buildTurns, rocketCost } from './build.ts'
import {
  type Bonus,
  type Card,
  type Choice,
  factsOf,
  type MovementCard,
  type SegmentCard,
  stepsOf,
  strengthOf,
} from './cards.ts'
import type { SeenEvent } from './events.ts'
import { aim } from './launch.ts'
import { chance, cubes, STATUS_WORDS, tokens, turns } from './names.ts'
import { isReady } from './player.ts'
import { positionInWords } from './position-words.ts'
import type { CometRush, Ending, Rocket } from './state.ts'
import type { SeenPlayer, View } from './view.ts'

type Told<K> = Extract<SeenEvent, { kind: K }>
type EventWords = { readonly [K in SeenEvent['kind']]: (event: Told<K>) => Sentence | null }
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

const ROLLS: Readonly<Record<Told<'dieRolled'>['roll'], (seat: Seat) => Sentence>> = {
  first: (seat) => does(seat, 'rolls'),
  forced: (seat) => say`${does(seat, 'is')} sabotaged, ${also(seat, 'rolls')} again and ${also(seat, 'gets')}`,
  reroll: (seat) => does(seat, 'rerolls'),
}

/** A hidden card is "a card". */
const named = (id: Card | undefined): Sentence => (id === undefined ? 'a card' : card(id, factsOf(id).name))

const ENDINGS: Readonly<Record<Ending, string>> = {
  'comet-destroyed': 'The comet is destroyed!',
  'earth-destroyed': 'The comet reaches Earth.',
  survived: 'The comet has passed. Earth survives!',
}

const peeked = (card: MovementCard | SegmentCard): string =>
  card === 'movement-1' || card === 'movement-2' || card === 'movement-3'
    ? `the comet will move ${stepsOf[card]}`
    : `strength ${strengthOf(card)}`

/** The log reads like a story. */
const events: EventWords = {
  gameBegan: ({ start }) => say`The comet is sighted. ${does(start, 'will')} go first.`,
  cardDrafted: ({ seat, deck, card }) => say`${does(seat, 'drafts')} ${named(card)} from ${deck}.`,
  draftFinished: () => 'The draft is over.',
  turnBegan: ({ seat, round }) => say`Round ${round}: ${whose(seat)} turn.`,
  incomeCollected: ({ seat, cubes: gained }) => say`${does(seat, 'collects')} ${cubes(gained)}.`,
  embargoBit: ({ seat }) => say`The embargo bites: ${does(seat, 'collects')} nothing.`,
  rocketAdvanced: ({ seat, rocket, remaining }) => say`${whose(seat)} rocket ${rocket} needs ${turns(remaining)} more.`,
  rocketReadied: ({ seat, rocket }) => say`${whose(seat)} rocket ${rocket} is ready.`,
  cardDrawn: ({ seat, deck, card }) => say`${does(seat, 'draws')} ${named(card)} from ${deck}.`,
  drawSkipped: ({ seat }) => say`No deck has a card for ${whom(seat)}.`,
  deckRefilled: ({ deck, cards }) => `The ${deck} discard pile (${cards}) is shuffled into a new deck.`,
  cardPlayed: ({ seat, card, target, rocket, choice }) =>
    say`${does(seat, 'plays')} ${named(card)}${aimedAt({ target, rocket, choice })}.`,
  cardBlocked: ({ seat, card }) => say`${does(seat, 'plays')} ${named(card)}, and the pressure swallows it.`,
  prestigePaid: ({ seat, cubes: paid }) => say`Prestige pays ${cubes(paid)} to ${whom(seat)}.`,
  cubesGained: ({ seat, cubes: gained }) =>
    gained === 0 ? say`${does(seat, 'gains')} nothing by it.` : say`${does(seat, 'gains')} ${cubes(gained)}.`,
  cubesTaken: ({ seat, from, cubes: taken }) =>
    taken === 0
      ? say`${does(from, 'has')} no cube for ${whom(seat)} to take.`
      : say`${does(seat, 'takes')} ${cubes(taken)} from ${whom(from)}.`,
  bonusRaised: ({ seat, what, to }) => say`${whose(seat)} ${BONUSES[what]} is now ${to}.`,
  tokenGained: ({ seat, tokens: held }) => say`${whom(seat)} now ${also(seat, 'has')} ${tokens(held)}.`,
  calibrated: ({ seat, what, bonus }) => say`${whose(seat)} next launch has +${bonus} ${what}.`,
  statusLaid: ({ seat, status }) => say`${does(seat, 'is')} ${STATUS_WORDS[status]}.`,
  rocketDelayed: ({ seat, rocket, remaining }) =>
    say`${whose(seat)} rocket ${rocket} is held up: ${turns(remaining)} to go.`,
  rocketDestroyed: ({ seat, rocket }) => say`${whose(seat)} rocket ${rocket} is blown up on its pad.`,
  cometPeeked: ({ seat, deck, card }) =>
    say`${does(seat, 'looks')} at the next ${deck === 'strength' ? 'segment' : 'movement card'}${card === undefined ? '' : `: ${peeked(card)}`}.`,
  cardTaken: ({ seat, from, card }) => say`${does(seat, 'takes')} ${named(card)} from ${whose(from)} hand.`,
  nothingTaken: ({ seat, from }) => say`${does(from, 'has')} no card for ${whom(seat)} to take.`,
  nothingChanged: ({ card: id }) => say`${named(id)} changes nothing.`,
  pressureAsked: ({ seat }) => say`${does(seat, 'may')} counter or accept.`,
  pressureCountered: ({ seat, by }) => say`${does(seat, 'counters')} ${whom(by)} with Diplomatic Pressure.`,
  pressureAccepted: ({ seat, by }) => say`${does(seat, 'is')} under pressure from ${whom(by)}.`,
  rocketBuilt: ({ seat, rocket, power, accuracy, level, cost }) =>
    say`${does(seat, 'builds')} rocket ${rocket} (power ${power}, accuracy ${accuracy}, level ${level}) for ${cubes(cost)}.`,
  rocketLaunched: ({ seat, rocket, power, accuracy }) =>
    say`${does(seat, 'launches')} rocket ${rocket}: power ${power}, hits ${chance(accuracy)}.`,
  dieRolled: ({ seat, die, needed, roll }) =>
    say`${ROLLS[roll](seat)} ${die}: ${die <= needed ? 'a hit' : 'a miss'}${detail(` (needs ${needed} or less)`)}.`,
  rerollAsked: ({ seat, tokens: held }) => say`${does(seat, 'has')} ${tokens(held)} and may roll again.`,
  tokenSpent: ({ seat, left }) => say`${does(seat, 'spends')} a reroll token; ${left} left.`,
  tokenKept: ({ seat }) => say`${does(seat, 'keeps')} the token.`,
  segmentRevealed: ({ strength }) => `A segment of strength ${strength} turns up.`,
  segmentDamaged: ({ damage, health }) => `The segment takes ${damage} damage; ${health} left.`,
  segmentDestroyed: ({ seat, strength }) =>
    say`${does(seat, 'destroys')} the segment and ${also(seat, 'takes')} it: ${strength} points.`,
  lastSegmentLeft: () => 'Only one segment is left.',
  rocketSpent: () => null,
  salvagePaid: ({ seat, cubes: paid }) => say`Salvage pays ${cubes(paid)} to ${whom(seat)}.`,
  cardsTraded: ({ seat, first, second, deck, card }) =>
    say`${does(seat, 'trades')} ${named(first)} and ${named(second)} for ${named(card)} from ${deck}.`,
  turnEnded: () => null,
  cometMoved: ({ card, distance }) => `The comet moves ${stepsOf[card]}: distance ${distance}.`,
  lateGameBegan: () => 'The late game begins: everybody draws two cards a turn.',
  gameEnded: ({ how }) => ENDINGS[how],
}

function aimedAt({ target, rocket, choice }: { [K in 'target' | 'rocket' | 'choice']: Play[K] | undefined }): Sentence {
  if (target !== undefined) return say` on ${whom(target)}`
  if (rocket !== undefined) return ` on rocket ${rocket}`
  return choice === undefined ? '' : CHOSEN[choice]
}

const CHOSEN: Readonly<Record<Choice, string>> = {
  movement: ' to look at the next movement card',
  strength: ' to look at the next segment',
  power: ' for more power at the next launch',
  accuracy: ' for more accuracy at the next launch',
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
    `Play ${factsOf(card).name}${readText(aimedAt({ target, rocket, choice }), { name, reader: null })}${rocketText(rocket, name, view)}`,
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
  asides: ['rocketAdvanced', 'deckRefilled', 'rerollAsked', 'pressureAsked', 'tokenKept', 'draftFinished'],
  event: (event: SeenEvent) => saidOf(events, event),
  position: positionInWords,
}
