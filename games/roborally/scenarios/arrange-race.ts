import { bagOf, isRefusal, newDeck, type Refusal, type Seat, seatOf } from '@starboard/kernel'
import { CARD_IDS } from '../rules/cards.ts'
import type { Course } from '../rules/course/course.ts'
import { parseCourse } from '../rules/course/parse.ts'
import { scenarioCourse } from '../rules/course/table.ts'
import { headingOf } from '../rules/heading.ts'
import { form, type Options } from '../rules/options.ts'
import { ROBOT_NAMES } from '../rules/robots.ts'
import { isPlaceOn, type Place, squareAt } from '../rules/square.ts'
import { noFigures, REGISTERS, type Robot, type State } from '../rules/state.ts'
import { DECK } from '../rules/turn.ts'
import { type GivenRobot, noRace, type RaceFile } from './file.ts'

/** The state that a file describes: after RR-3.2 of the first turn, nothing shuffled, nothing dealt. */
export function arrangeRace(file: RaceFile): State | Refusal {
  const text = file.course.join('\n')
  const parsed = parseCourse(text, 'scenario')
  if ('faults' in parsed) return noRace(faultText(parsed.faults))
  const { course } = parsed
  const problem = checkRobots(file.robots, course)
  if (problem !== null) return noRace(problem)
  const options = readOptions(file, text)
  return isRefusal(options) ? options : stateOf(file, course, options)
}

const faultText = ([fault]: readonly { line: number; column: number; text: string }[]): string =>
  fault === undefined
    ? 'The course cannot be read.'
    : `course, line ${fault.line}, column ${fault.column}: ${fault.text}`

function readOptions({ options = {} }: RaceFile, text: string): Options | Refusal {
  if ('course' in options || 'seriesCourses' in options)
    return noRace('The course stands in “course”, not among the options.')
  return form.read({ ...options, course: scenarioCourse(text) })
}

/** Section 22 of the rules: what no position can be. */
function checkRobots(robots: readonly GivenRobot[], course: Course): string | null {
  for (const [index, { id, at, archive = at }] of robots.entries()) {
    const earlier = robots.slice(0, index)
    if (earlier.some((other) => other.id === id)) return `Two robots are called ${id}.`
    const wrong = checkPlace(course, at) ?? checkPlace(course, archive)
    if (wrong !== null) return `${id} ${wrong}.`
    const other = earlier.find((one) => isSame(one.at, at))
    if (other !== undefined) return `${other.id} and ${id} stand on the same square, ${print(at)}.`
  }
  return null
}

function checkPlace(course: Course, place: Place): string | null {
  if (!isPlaceOn(course, place)) return `cannot be at ${print(place)}: that is off the board`
  const { ground } = course.tiles[squareAt(course, ...place)] ?? { ground: { kind: 'pit' } }
  return ground.kind === 'pit' ? `cannot be at ${print(place)}: that is a pit` : null
}

const print = ([x, y]: Place): string => `[${x},${y}]`
const isSame = (one: Place, other: Place): boolean => one[0] === other[0] && one[1] === other[1]

function stateOf({ robots, undealt = [] }: RaceFile, course: Course, options: Options): State {
  return {
    rules: 1,
    options,
    agenda: { asked: 0, steps: [] },
    race: 1,
    turn: 1,
    revealed: 0,
    robots: robots.map((robot, index) => robotOf(robot, seatOf(index), course)),
    dockOrder: robots.map((_, index) => seatOf(index)),
    destroyed: [],
    deck: {
      ...newDeck(
        DECK,
        bagOf(CARD_IDS, () => 0),
      ),
      top: undealt.map((card) => ({ card, seenBy: [] })),
    },
    aside: [],
    silentTurns: 0,
    isHeard: true,
    figures: noFigures(),
    ended: null,
  }
}

const robotOf = (given: GivenRobot, seat: Seat, course: Course): Robot => ({
  seat,
  name: ROBOT_NAMES[seat] ?? ROBOT_NAMES[0],
  dock: seat + 1,
  status: 'active',
  at: squareAt(course, ...given.at),
  heading: headingOf(given.heading),
  damage: given.damage ?? 0,
  lives: given.lives ?? 3,
  archive: squareAt(course, ...(given.archive ?? given.at)),
  next: given.next ?? 1,
  poweredDown: given.poweredDown ?? false,
  registers: REGISTERS.map(() => null),
  lastTouch: null,
  out: null,
  finished: null,
  dealt: 0,
  deal: [],
  hand: [],
  announced: false,
  ready: true,
  shown: 0,
  filled: 0,
  watched: false,
  present: false,
  conceding: false,
})
