import { type NameOf, type Seat, saidOf, type Words } from '@starboard/kernel'
import type { Action } from './actions.ts'
import type { Card } from './cards.ts'
import type { Held, SeenEvent } from './events.ts'
import { WORDS as HEADING_WORDS, type Heading, headingOf } from './heading.ts'
import { cardName, count, list } from './names.ts'
import { positionInWords } from './position-words.ts'
import { placing, submitting } from './program-words.ts'
import type { Place } from './square.ts'
import type { Ending, RoboRally } from './state.ts'
import type { View } from './view.ts'

type Told<K> = Extract<SeenEvent, { kind: K }>
type EventWords = { readonly [K in SeenEvent['kind']]: (event: Told<K>, name: NameOf) => string | null }
type ActionWords = { readonly [K in Action['kind']]: (action: Extract<Action, { kind: K }>, view?: View) => string }

const square = ([x, y]: Place): string => `[${x},${y}]`
const compass = (heading: Heading): string => HEADING_WORDS[heading]

const names = (seats: readonly Seat[], name: NameOf): string => list(seats.map(name))

const sentences = (parts: readonly string[]): string | null => (parts.length === 0 ? null : parts.join(' '))

const HELD_BY: Readonly<Record<Held['reason'], string>> = {
  wall: 'by a wall',
  conflict: 'because two belts lead to one square',
  'head-on': 'because the belts run against each other',
  occupied: 'by the robot in front',
}

const ENDINGS: Readonly<Record<Ending, (winner: string) => string>> = {
  checkpoints: (winner) => `${winner} wins the race!`,
  'last-robot': (winner) => `${winner} is the last one in the race and wins!`,
  'nobody-left': () => 'Every robot is out: the race ends without a winner.',
  'turn-limit': (winner) => `The turn limit is reached. ${winner === '' ? 'Nobody wins.' : `${winner} wins.`}`,
  stalled: (winner) => `Ten turns without a program. ${winner === '' ? 'Nobody wins.' : `${winner} wins.`}`,
}

/** Every destruction names its cause. */
function destruction({ seat, at, cause, how, by }: Told<'robotDestroyed'>, name: NameOf): string {
  const who = name(seat)
  const where = at === null ? '' : ` at ${square(at)}`
  if (cause === 'lasers') return `${who} is shot to pieces${by === null ? '' : ` by ${name(by)}`}${where}`
  const into = cause === 'pit' ? `into the pit${where}` : 'off the board'
  return {
    card: `${who} drives ${into}`,
    push: pushed(),
    belt: `A belt carries ${who} ${into}`,
    pusher: pushed(),
    lasers: '',
  }[how]
  function pushed(): string {
    return `${by === null ? 'A pusher' : name(by)} pushes ${who} ${into}`
  }
}

function shots({ beams, hits }: Told<'lasersFired'>, name: NameOf): string | null {
  return sentences(
    hits.map(({ seat, before, after }) => {
      const shooters = beams.flatMap(({ by, target }) => (target === seat && by !== null ? [by] : []))
      const isBoard = beams.some(({ by, target }) => target === seat && by === null)
      const by = list([...(isBoard ? ['a laser of the factory'] : []), ...shooters.map(name)])
      return `${name(seat)} is hit by ${by}: ${after - before} damage, now ${after}.`
    }),
  )
}

function belts({ isExpress, moves, held }: Told<'beltsMoved'>, name: NameOf): string | null {
  const carried = moves.map(({ seat }) => seat)
  return sentences([
    ...(carried.length === 0 ? [] : [`${isExpress ? 'Express belts' : 'Belts'} carry ${names(carried, name)}.`]),
    ...held.map(({ seat, reason }) => `${name(seat)} is held ${HELD_BY[reason]}.`),
  ])
}

function pusher({ moves, isBlocked, direction }: Told<'pusherFired'>, name: NameOf): string | null {
  const [first, ...others] = moves
  if (isBlocked) return 'A pusher cannot push against the wall.'
  if (first === undefined) return null
  const also =
    others.length === 0
      ? ''
      : `, and with it ${names(
          others.map(({ seat }) => seat),
          name,
        )}`
  return `A pusher pushes ${name(first.seat)} ${compass(direction)}${also}.`
}

function step({ seat, direction, moves }: Told<'robotStepped'>, name: NameOf): string | null {
  const pushed = moves.filter((move) => move.seat !== seat).map((move) => move.seat)
  return pushed.length === 0 ? null : `${name(seat)} pushes ${names(pushed, name)} ${compass(direction)}.`
}

function revealed({ cards }: Told<'cardsRevealed'>, name: NameOf): string {
  if (cards.length === 0) return 'No robot has a card to run.'
  return `Revealed: ${cards.map(({ seat, card }) => `${name(seat)} ${cardName(card)}`).join(', ')}.`
}

/** The log reads like a story. Single steps and turns are seen on the board and told by their card. */
const events: EventWords = {
  raceBegan: ({ race, dockOrder }, name) =>
    `${race === 1 ? 'The robots roll' : `Race ${race}: the robots roll`} onto their docks: ${dockOrder.map(name).join(', ')}.`,
  turnBegan: ({ turn }) => `Turn ${turn}.`,
  powerDownBegan: ({ seat }, name) => `${name(seat)} is powered down for this turn and loses all damage.`,
  powerDownEnded: ({ seat }, name) => `${name(seat)} is running again.`,
  handDealt: ({ seat, count: dealt }, name) => `${name(seat)} is dealt ${count(dealt, 'card')}.`,
  timerStarted: () => 'The programming clock is running.',
  // The tray shows its owner these; nobody else is told.
  cardPlaced: () => null,
  cardTakenBack: () => null,
  powerDownTicked: () => null,
  programSubmitted: ({ seat }, name) => `${name(seat)} is ready.`,
  timeExpired: ({ seat, filled }, name) =>
    `Time is up for ${name(seat)}: ${count(filled, 'register')} filled at random.`,
  executionBegan: () => 'All programs are in.',
  powerDownAnnounced: ({ seat }, name) => `${name(seat)} announces a power down for the next turn.`,
  registerBegan: ({ register }) => `Register ${register}.`,
  cardsRevealed: revealed,
  cardBegan: ({ seat, card }, name) => `${name(seat)} runs ${cardName(card)}.`,
  robotTurned: ({ seat, heading }, name) => `${name(seat)} turns to face ${compass(heading)}.`,
  robotStepped: step,
  stepBlocked: ({ seat, chain }, name) =>
    chain.length === 0
      ? `${name(seat)} is stopped by a wall.`
      : `${name(seat)} cannot push ${names(chain, name)}: a wall is in the way.`,
  beltsMoved: belts,
  pusherFired: pusher,
  gearsTurned: ({ turns }, name) =>
    turns.length === 0
      ? null
      : `Gears turn ${list(turns.map(({ seat, heading }) => `${name(seat)} to face ${compass(heading)}`))}.`,
  lasersFired: shots,
  registerLocked: ({ seat, locked, card, isDrawn }, name) => {
    const what = card === null ? 'empty' : `with ${cardName(card)}${isDrawn ? ' from the deck' : ''}`
    return `${name(seat)}’s register ${locked} locks, ${what}.`
  },
  robotDestroyed: (event, name) => `${destruction(event, name)}: destroyed, ${livesLeft(event.lives)}.`,
  robotEliminated: ({ seat }, name) => `${name(seat)} is eliminated.`,
  checkpointTouched: ({ seat, checkpoint, of }, name) => `${name(seat)} touches checkpoint ${checkpoint} of ${of}.`,
  archiveMoved: ({ seat, to }, name) => `${name(seat)}’s archive moves to ${square(to)}.`,
  robotFinished: ({ seat }, name) => `${name(seat)} has finished and leaves the board.`,
  registerEnded: () => null,
  filmBegan: () => null,
  filmWatched: ({ seat }, name) => `${name(seat)} has watched the turn.`,
  robotRepaired: ({ seat, before, after }, name) =>
    `${name(seat)} is repaired: ${before - after} damage gone, ${after} left.`,
  registerOpened: ({ seat, opened, card }, name) =>
    `${name(seat)}’s register ${opened} opens${card === null ? '' : `, and ${cardName(card)} leaves it`}.`,
  programsCleared: () => null,
  reentryAsked: ({ seat }, name) => `${name(seat)} chooses where to come back.`,
  robotReentered: ({ seat, at, heading, powerDown }, name) =>
    `${name(seat)} comes back on ${square(at)} facing ${compass(heading)}, with 2 damage${powerDown ? ', to be powered down' : ''}.`,
  noRoomToReenter: ({ seat }, name) => `There is no room for ${name(seat)} to come back.`,
  conceded: ({ seat }, name) => `${name(seat)} concedes.`,
  robotRetired: ({ seat }, name) => `${name(seat)} leaves the race.`,
  presenceChanged: ({ seat, present }, name) => `${name(seat)} ${present ? 'is here' : 'is away'}.`,
  raceEnded: ({ how, winner }, name) => ENDINGS[how](winner === null ? '' : name(winner)),
}

const livesLeft = (lives: number): string => (lives === 0 ? 'no life left' : `${count(lives, 'life', 'lives')} left`)

const program = (cards: readonly (Card | null)[]): string =>
  cards.flatMap((card) => (card === null ? [] : [cardName(card)])).join(', ') || 'nothing'

const actions: ActionWords = {
  place: (action, view) =>
    view === undefined ? `Put ${cardName(action.card)} into register ${action.register}` : placing(action, view),
  unplace: ({ register }) => `Take the card back from register ${register}`,
  setPowerDown: ({ on }) => (on ? 'Announce a power down for the next turn' : 'Announce no power down'),
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
  programming: 'Program your robot: one card into each open register, then submit.',
  film: 'Watch what the robots do. The next turn starts when everybody has seen it.',
  reentry: 'Choose where your robot comes back, and which way it faces.',
}

export const words: Words<RoboRally> = {
  prompt: ({ kind }) => PROMPTS[kind] ?? 'Choose.',
  action: (action, _name, view) => saidOf(actions, action, view) ?? action.kind,
  event: (event: SeenEvent, name) => saidOf(events, event, name),
  position: positionInWords,
}
