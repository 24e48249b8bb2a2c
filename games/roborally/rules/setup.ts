import {
  bagOf,
  type Ctx,
  newDeck,
  type Refusal,
  refuse,
  type Seat,
  type Setup,
  seatsOf,
  shuffled,
} from '@starboard/kernel'
import { CARD_IDS } from './cards.ts'
import { checkCourse, courseFor, factoryFor, splitCourses, wantedCourses } from './course/table.ts'
import type { Event } from './events.ts'
import { NORTH } from './heading.ts'
import type { Options } from './options.ts'
import { ROBOT_NAMES, type RobotName, robotsFor } from './robots.ts'
import { OFF_BOARD } from './square.ts'
import { noFigures, type RoboRally, type Robot, type State } from './state.ts'
import { flow } from './steps.ts'
import { DECK } from './turn.ts'

type Wanted = Setup<RoboRally>

/** Sections 2 and 18: what does not go together. */
export function checkSetup(setup: Wanted): Refusal | null {
  for (const check of CHECKS) {
    const why = check(setup)
    if (why !== null) return why
  }
  return null
}

const CHECKS: readonly ((setup: Wanted) => Refusal | null)[] = [
  checkSeries,
  checkSeriesCourses,
  checkCourses,
  checkRobots,
  checkLimit,
  checkCarry,
]

/** RR-12.10 */
const FIXED = { timerMode: 'everyone', timerSeconds: 30, placement: 'final' } as const satisfies Partial<Options>
const FIXED_NAMES = ['timerMode', 'timerSeconds', 'placement'] as const

function checkSeries({ options }: Wanted): Refusal | null {
  if (options.series === 'single') return null
  const wrong = FIXED_NAMES.find((name) => options[name] !== FIXED[name])
  return wrong === undefined
    ? null
    : refuse('series-fixed', 'RR-12.10', `In a best-of-3 ${wrong} is ${FIXED[wrong]}, not ${options[wrong]}.`)
}

const MOST_RACES = 3

/** RR-12.15 */
function checkSeriesCourses({ options: { series, seriesCourses } }: Wanted): Refusal | null {
  const courses = splitCourses(seriesCourses).length
  if (courses > 0 && series === 'single')
    return refuse('no-series', 'RR-12.15', 'Courses of a series are only for a best-of-3.')
  return courses > MOST_RACES
    ? refuse('too-many-courses', 'RR-12.15', `A series has at most ${MOST_RACES} courses, not ${courses}.`)
    : null
}

/** RR-2.6, RR-12.15: the table's own course too, even where a series does not use it. */
function checkCourses({ seats, options }: Wanted): Refusal | null {
  for (const [place, text] of wantedCourses(options).entries()) {
    const why = checkCourse(text) ?? checkPlayers({ seats, options, race: place + 1 })
    if (why !== null) return why
  }
  return checkCourse(options.course)
}

/** RR-2.1: a course that passes has docks for as many as it lets in (RR-13.10). */
function checkPlayers({ seats, options, race }: { seats: number; options: Options; race: number }): Refusal | null {
  const { name, players } = courseFor({ options, race }).head
  if (players === undefined || (seats >= players.least && seats <= players.most)) return null
  return refuse('wrong-seats', 'RR-2.1', `${name} is for ${players.least} to ${players.most} players, not ${seats}.`)
}

/** RR-1.3 */
function checkRobots({ seatOptions }: Wanted): Refusal | null {
  const chosen = seatOptions.map(({ robot }) => robot).filter((robot) => robot !== 'any')
  const twice = chosen.find((robot, place) => chosen.indexOf(robot) < place)
  return twice === undefined
    ? null
    : refuse('robot-taken', 'RR-1.3', `${twice} is taken already; choose another robot.`)
}

/** RR-12.5: bots alone would never stop. */
function checkLimit({ seats, bots, options }: Wanted): Refusal | null {
  if (options.turnLimit > 0 || bots.length < seats) return null
  return refuse('no-limit', 'RR-12.5', 'A table of bots only needs a turn limit.')
}

function checkCarry({ seats, series, carry }: Wanted): Refusal | null {
  const isFirst = (series?.number ?? 1) === 1
  return isFirst || docksBefore(carry)?.length === seats
    ? null
    : refuse('no-carry', 'RR-12.8', 'The race before does not say who had which dock.')
}

/** RR-2.2–2.6 */
export function setup(wanted: Wanted, ctx: Ctx<Event>): State {
  const { rules, seats, options, seatOptions, bots, series } = wanted
  const race = series?.number ?? 1
  const docks = docksFor(wanted, ctx)
  const names = robotsFor(seatOptions)
  const lives = livesFor(options, seats)
  const starts = factoryFor({ options, race }).docks
  const state: State = {
    rules,
    options,
    agenda: { asked: 0, steps: [{ kind: 'turnStart' }] },
    race,
    turn: 0,
    revealed: 0,
    robots: seatsOf(seats).map((seat) => {
      const dock = docks[seat] ?? 1
      const { square, heading } = starts[dock - 1] ?? { square: OFF_BOARD, heading: NORTH }
      const name = names[seat] ?? ROBOT_NAMES[0]
      return {
        ...newRobot(seat, name),
        dock,
        at: square,
        heading,
        archive: square,
        lives,
        present: !bots.includes(seat),
      }
    }),
    dockOrder: seatsOf(seats).toSorted((one, other) => (docks[one] ?? 0) - (docks[other] ?? 0)),
    destroyed: [],
    deck: newDeck(
      DECK,
      bagOf(CARD_IDS, () => 1),
    ),
    aside: [],
    silentTurns: 0,
    isHeard: false,
    figures: noFigures(),
    ended: null,
  }
  ctx.emit({ kind: 'raceBegan', race, dockOrder: [...state.dockOrder] })
  flow.settle(state, ctx)
  return state
}

/** RR-2.3, RR-12.8: dealt, in seat order, or one on from the race before. By seat. */
function docksFor({ seats, options, series, carry }: Wanted, ctx: Ctx<Event>): readonly number[] {
  const before = (series?.number ?? 1) > 1 ? docksBefore(carry) : null
  if (before !== null) return before.map((dock) => (dock % seats) + 1)
  const order = options.dockOrder === 'seat' ? seatsOf(seats) : shuffled(seatsOf(seats), ctx.random, 'docks')
  return seatsOf(seats).map((seat) => order.indexOf(seat) + 1)
}

function docksBefore(carry: unknown): readonly number[] | null {
  if (typeof carry !== 'object' || carry === null || !('docks' in carry) || !Array.isArray(carry.docks)) return null
  const docks: readonly unknown[] = carry.docks
  const isDealt = docks.every((_dock, place) => docks.includes(place + 1))
  return isDealt ? docks.map(Number) : null
}

/** RR-2.2 */
const livesFor = ({ lives }: Options, seats: number): number => (lives === 'auto' ? (seats >= 5 ? 4 : 3) : lives)

/** RR-2.4 */
const newRobot = (
  seat: Seat,
  name: RobotName,
): Omit<Robot, 'dock' | 'at' | 'heading' | 'archive' | 'lives' | 'present'> => ({
  seat,
  name,
  status: 'active',
  damage: 0,
  next: 1,
  poweredDown: false,
  registers: [null, null, null, null, null],
  lastTouch: null,
  out: null,
  finished: null,
  dealt: 0,
  deal: [],
  hand: [],
  announced: false,
  ready: false,
  shown: 0,
  filled: 0,
  watched: false,
  conceding: false,
})
