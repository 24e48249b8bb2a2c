import {
  also,
  card,
  detail,
  does,
  joinedBy,
  listOf,
  type Seat,
  type Sentence,
  saidOf,
  say,
  type Words,
  whom,
  whose,
} from '@starboard/kernel'
import type { Action } from './actions.ts'
import { type Card, factsOf } from './cards.ts'
import type { Held, SeenEvent } from './events.ts'
import { WORDS as HEADING_WORDS, type Heading, headingOf } from './heading.ts'
import { cardName, count } from './names.ts'
import { positionInWords } from './position-words.ts'
import { programListed } from './program-list.ts'
import { placing, submitting, takingBack } from './program-words.ts'
import type { Place } from './square.ts'
import type { Ending, RoboRally } from './state.ts'
import type { View } from './view.ts'

type Told<K> = Extract<SeenEvent, { kind: K }>
type EventWords = { readonly [K in SeenEvent['kind']]: (event: Told<K>) => Sentence | null }
type ActionWords = { readonly [K in Action['kind']]: (action: Extract<Action, { kind: K }>, view?: View) => string }

const square = ([x, y]: Place): string => `[${x},${y}]`
const compass = (heading: Heading): string => HEADING_WORDS[heading]

const names = (seats: readonly Seat[]): Sentence => listOf(seats.map(whom))

const sentences = (parts: readonly Sentence[]): Sentence | null => (parts.length === 0 ? null : joinedBy(' ', parts))

/** Its priority decides who goes first (RR-4.1), which is over by the time it is told. */
const named = (id: Card): Sentence => say`${card(`${id}`, factsOf(id).name)}${detail(` (${factsOf(id).priority})`)}`

const HELD_BY: Readonly<Record<Held['reason'], string>> = {
  wall: 'by a wall',
  conflict: 'because two belts lead to one square',
  'head-on': 'because the belts run against each other',
  occupied: 'by the robot in front',
}

const ENDINGS: Readonly<Record<Ending, (winner: Seat | null) => Sentence>> = {
  checkpoints: (winner) => say`${winner === null ? 'Nobody wins' : does(winner, 'wins')} the race!`,
  'last-robot': (winner) =>
    winner === null ? 'Nobody wins.' : say`${does(winner, 'is')} the last one in the race and ${also(winner, 'wins')}!`,
  'nobody-left': () => 'Every robot is out: the race ends without a winner.',
  'turn-limit': (winner) => say`The turn limit is reached. ${winning(winner)}`,
  stalled: (winner) => say`Ten turns without a program. ${winning(winner)}`,
}

const winning = (winner: Seat | null): Sentence => (winner === null ? 'Nobody wins.' : say`${does(winner, 'wins')}.`)

/** Every destruction names its cause. */
function destruction({ seat, at, cause, how, by }: Told<'robotDestroyed'>): Sentence {
  const where = at === null ? '' : detail(` at ${square(at)}`)
  if (cause === 'lasers')
    return say`${does(seat, 'is')} shot to pieces${by === null ? '' : say` by ${whom(by)}`}${where}`
  const into = cause === 'pit' ? say`into the pit${where}` : 'off the board'
  const pushed = say`${by === null ? 'A pusher pushes' : does(by, 'pushes')} ${whom(seat)} ${into}`
  return {
    card: say`${does(seat, 'drives')} ${into}`,
    push: pushed,
    belt: say`A belt carries ${whom(seat)} ${into}`,
    pusher: pushed,
    lasers: '',
  }[how]
}

function shots({ beams, hits }: Told<'lasersFired'>): Sentence | null {
  return sentences(
    hits.map(({ seat, before, after }) => {
      const shooters = beams.flatMap(({ by, target }) => (target === seat && by !== null ? [by] : []))
      const isBoard = beams.some(({ by, target }) => target === seat && by === null)
      const by = listOf([...(isBoard ? ['a laser of the factory'] : []), ...shooters.map(whom)])
      return say`${does(seat, 'is')} hit by ${by}: ${after - before} damage, now ${after}.`
    }),
  )
}

function belts({ isExpress, moves, held }: Told<'beltsMoved'>): Sentence | null {
  const carried = moves.map(({ seat }) => seat)
  return sentences([
    ...(carried.length === 0 ? [] : [say`${isExpress ? 'Express belts' : 'Belts'} carry ${names(carried)}.`]),
    ...held.map(({ seat, reason }) => say`${does(seat, 'is')} held ${HELD_BY[reason]}.`),
  ])
}

function pusher({ moves, isBlocked, direction }: Told<'pusherFired'>): Sentence | null {
  const [first, ...others] = moves
  if (isBlocked) return 'A pusher cannot push against the wall.'
  if (first === undefined) return null
  const more = others.length === 0 ? '' : say`, and with it ${names(others.map(({ seat }) => seat))}`
  return say`A pusher pushes ${whom(first.seat)} ${compass(direction)}${more}.`
}

function step({ seat, direction, moves }: Told<'robotStepped'>): Sentence | null {
  const pushed = moves.filter((move) => move.seat !== seat).map((move) => move.seat)
  return pushed.length === 0 ? null : say`${does(seat, 'pushes')} ${names(pushed)} ${compass(direction)}.`
}

function revealed({ cards }: Told<'cardsRevealed'>): Sentence {
  if (cards.length === 0) return 'No robot has a card to run.'
  return say`Revealed: ${joinedBy(
    ', ',
    cards.map(({ seat, card: id }) => say`${whom(seat)} ${named(id)}`),
  )}.`
}

/** The log reads like a story. Single steps and turns are seen on the board and told by their card. */
const events: EventWords = {
  raceBegan: ({ race, dockOrder }) =>
    say`${race === 1 ? 'The robots roll' : `Race ${race}: the robots roll`} onto their docks: ${joinedBy(', ', dockOrder.map(whom))}.`,
  turnBegan: ({ turn }) => `Turn ${turn}.`,
  powerDownBegan: ({ seat }) =>
    say`${does(seat, 'is')} powered down for this turn and ${also(seat, 'loses')} all damage.`,
  powerDownEnded: ({ seat }) => say`${does(seat, 'is')} running again.`,
  handDealt: ({ seat, count: dealt }) => say`${does(seat, 'is')} dealt ${count(dealt, 'card')}.`,
  timerStarted: () => 'The programming clock is running.',
  // The tray shows its owner these; nobody else is told.
  cardPlaced: () => null,
  cardTakenBack: () => null,
  powerDownTicked: () => null,
  programSubmitted: ({ seat }) => say`${does(seat, 'is')} ready.`,
  timeExpired: ({ seat, filled }) => say`Time is up for ${whom(seat)}: ${count(filled, 'register')} filled at random.`,
  executionBegan: () => 'All programs are in.',
  powerDownAnnounced: ({ seat }) => say`${does(seat, 'announces')} a power down for the next turn.`,
  registerBegan: ({ register }) => `Register ${register}.`,
  cardsRevealed: revealed,
  cardBegan: ({ seat, card }) => say`${does(seat, 'runs')} ${named(card)}.`,
  robotTurned: ({ seat, heading }) => say`${does(seat, 'turns')} to face ${compass(heading)}.`,
  robotStepped: step,
  stepBlocked: ({ seat, chain }) =>
    chain.length === 0
      ? say`${does(seat, 'is')} stopped by a wall.`
      : say`${does(seat, 'cannot')} push ${names(chain)}: a wall is in the way.`,
  beltsMoved: belts,
  pusherFired: pusher,
  gearsTurned: ({ turns }) =>
    turns.length === 0
      ? null
      : say`Gears turn ${listOf(turns.map(({ seat, heading }) => say`${whom(seat)} to face ${compass(heading)}`))}.`,
  lasersFired: shots,
  registerLocked: ({ seat, locked, card, isDrawn }) => {
    const what = card === null ? 'empty' : say`with ${named(card)}${isDrawn ? ' from the deck' : ''}`
    return say`${whose(seat)} register ${locked} locks, ${what}.`
  },
  robotDestroyed: (event) => say`${destruction(event)}: destroyed, ${livesLeft(event.lives)}.`,
  robotEliminated: ({ seat }) => say`${does(seat, 'is')} eliminated.`,
  checkpointTouched: ({ seat, checkpoint, of }) => say`${does(seat, 'touches')} checkpoint ${checkpoint} of ${of}.`,
  archiveMoved: ({ seat, to }) => say`${whose(seat)} archive moves to ${square(to)}.`,
  robotFinished: ({ seat }) => say`${does(seat, 'has')} finished and ${also(seat, 'leaves')} the board.`,
  registerEnded: () => null,
  filmBegan: () => null,
  filmWatched: ({ seat }) => say`${does(seat, 'has')} watched the turn.`,
  robotRepaired: ({ seat, before, after }) =>
    say`${does(seat, 'is')} repaired: ${before - after} damage gone, ${after} left.`,
  registerOpened: ({ seat, opened, card }) =>
    say`${whose(seat)} register ${opened} opens${card === null ? '' : say`, and ${named(card)} leaves it`}.`,
  programsCleared: () => null,
  reentryAsked: ({ seat }) => say`${does(seat, 'chooses')} where to come back.`,
  robotReentered: ({ seat, at, heading, powerDown }) =>
    say`${does(seat, 'comes')} back on ${square(at)} facing ${compass(heading)}, with 2 damage${powerDown ? ', to be powered down' : ''}.`,
  noRoomToReenter: ({ seat }) => say`There is no room for ${whom(seat)} to come back.`,
  conceded: ({ seat }) => say`${does(seat, 'concedes')}.`,
  robotRetired: ({ seat }) => say`${does(seat, 'leaves')} the race.`,
  presenceChanged: ({ seat, present }) => say`${does(seat, 'is')} ${present ? 'here' : 'away'}.`,
  raceEnded: ({ how, winner }) => ENDINGS[how](winner),
}

const livesLeft = (lives: number): string => (lives === 0 ? 'no life left' : `${count(lives, 'life', 'lives')} left`)

const program = (cards: readonly (Card | null)[]): string =>
  cards.flatMap((card) => (card === null ? [] : [cardName(card)])).join(', ') || 'nothing'

const actions: ActionWords = {
  place: (action, view) =>
    view === undefined ? `Put ${cardName(action.card)} into register ${action.register}` : placing(action, view),
  unplace: (action, view) =>
    view === undefined ? `Take the card back from register ${action.register}` : takingBack(action, view),
  setPowerDown: ({ on }) =>
    on ? 'Announce a power down for the next turn' : 'Take back the power down of the next turn',
  submit(action, view) {
    const leads = view === undefined ? null : submitting(action, view)
    return `${leads ?? `Submit ${program(action.program)}`}${action.powerDown ? ', and power down next turn' : ''}`
  },
  reenter: ({ at, heading, powerDown }) =>
    `Come back on ${square(at)} facing ${compass(headingOf(heading))}${powerDown ? ', powered down' : ''}`,
  watched: () => 'Done watching',
  concede: () => 'Concede the race',
}

const PROMPTS: Readonly<Record<string, string>> = {
  programming: 'Program your robot, then submit. → is where it leads without other robots.',
  film: 'Watch what the robots do. The next turn starts when everybody has seen it.',
  reentry: 'Choose where your robot comes back, and which way it faces.',
}

export const words: Words<RoboRally> = {
  prompt: ({ kind }) => PROMPTS[kind] ?? 'Choose.',
  action: (action, _name, view) => saidOf(actions, action, view) ?? action.kind,
  asides: [
    'handDealt',
    'timerStarted',
    'programSubmitted',
    'executionBegan',
    'cardsRevealed',
    'robotTurned',
    'archiveMoved',
    'filmWatched',
    'reentryAsked',
    'presenceChanged',
  ],
  event: (event: SeenEvent) => saidOf(events, event),
  position: positionInWords,
  listed: programListed,
  givingUp: { kind: 'concede' },
}
