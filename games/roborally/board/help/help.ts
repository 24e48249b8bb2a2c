import type { BoardHelp, Question } from '@starboard/screen/contract/board.ts'
import { courseFor, factoryFor } from '../../rules/course/table.ts'
import { MOST_DAMAGE } from '../../rules/damage.ts'
import { WORDS } from '../../rules/heading.ts'
import { cardName } from '../../rules/names.ts'
import { OFF_BOARD, placeOf, printPlace, type Square } from '../../rules/square.ts'
import { REGISTERS, type RoboRally } from '../../rules/state.ts'
import type { SeenRobot } from '../../rules/view.ts'
import { tableDraft } from '../model/drafting.ts'
import { forecastOf, landingInWords, landingOf } from '../model/forecast.ts'
import { counted, robotOf } from '../model/people.ts'
import { squaresInWords, standingOn } from '../model/squares.ts'

type Asked = Parameters<Question<RoboRally>['answer']>[0]

/** For whoever has no robot to ask about. */
const NO_ROBOT = 'You have no robot here.'

const GONE = {
  destroyed: 'Your robot is destroyed and will come back.',
  eliminated: 'Your robot is out of the race.',
  finished: 'Your robot has finished.',
} as const

/** An answer about my robot, as long as it is on the board. */
const aboutMine =
  (answer: (robot: SeenRobot, asked: Asked) => string): Question<RoboRally>['answer'] =>
  (asked) => {
    const robot = robotOf(asked.view, asked.me)
    if (robot === null) return NO_ROBOT
    return robot.status === 'active' ? answer(robot, asked) : GONE[robot.status]
  }

const questions: readonly Question<RoboRally>[] = [
  { key: 'W', text: 'Where am I, and which way do I face?', answer: aboutMine(whereabouts) },
  { key: 'F', text: 'Where is my next checkpoint?', answer: aboutMine(nextCheckpoint) },
  { key: 'S', text: 'What is on this square?', answer: thisSquare },
  { key: 'A', text: 'What lies ahead of me?', answer: aboutMine(ahead) },
  { key: 'P', text: 'What will my program do?', answer: aboutMine(program) },
  { key: 'R', text: 'Where are the other robots?', answer: rivals },
]

export const help: BoardHelp<RoboRally> = {
  keys: [
    { keys: 'Q W E … O', does: 'pick a card of your hand, or take it back' },
    { keys: '1 – 5', does: 'place it in that register; empty a register' },
    { keys: 'Enter', does: 'place the picked card in the next register; submit a full program' },
    { keys: 'Backspace', does: 'take the last card back' },
    { keys: 'P', does: 'announce a power down, or not' },
  ],
  questions,
}

function whereabouts({ at, heading, damage, lives }: SeenRobot, { view }: Asked): string {
  const place = printPlace(courseFor(view), at)
  return `You are on ${place}, facing ${WORDS[heading]}. ${damage} of ${MOST_DAMAGE} damage, ${counted(lives, 'life', 'lives')}.`
}

function nextCheckpoint({ at, next }: SeenRobot, { view }: Asked): string {
  const { checkpoints } = factoryFor(view)
  const square = checkpoints[next - 1]
  if (square === undefined) return 'You have touched every checkpoint.'
  const course = courseFor(view)
  return `Checkpoint ${next} of ${checkpoints.length} is on ${printPlace(course, square)}: ${wayTo(course, at, square)}.`
}

/** "3 east and 2 north" */
function wayTo(course: ReturnType<typeof courseFor>, from: Square, to: Square): string {
  const [x, y] = placeOf(course, from)
  const [toX, toY] = placeOf(course, to)
  const parts = [
    ...(toX === x ? [] : [`${Math.abs(toX - x)} ${toX > x ? 'east' : 'west'}`]),
    ...(toY === y ? [] : [`${Math.abs(toY - y)} ${toY > y ? 'south' : 'north'}`]),
  ]
  return parts.join(' and ') || 'you stand on it'
}

/** The one that has the focus, or my robot's. */
function thisSquare({ view, me, name, at }: Asked): string {
  const course = courseFor(view)
  const names = squaresInWords(course)
  const pointed = names.findIndex((_, square) => at === `square ${printPlace(course, square)}`)
  const own = robotOf(view, me)?.at ?? OFF_BOARD
  const square = pointed === -1 ? own : pointed
  const words = names[square]
  if (words === undefined) return 'Go to the board and choose a square with the arrows.'
  const who = standingOn(view, { name, me }).get(square)
  const plain = words.includes(',', words.indexOf(']')) ? words : `${words}, plain floor`
  return `${plain}${who === undefined ? '' : `; ${who}`}.`
}

const STEPS = [1, 2, 3] as const
const WAYS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** The next three squares in the direction one faces. */
function ahead({ at, heading }: SeenRobot, { view, me, name }: Asked): string {
  const course = courseFor(view)
  const names = squaresInWords(course)
  const standing = standingOn(view, { name, me })
  const [x, y] = placeOf(course, at)
  const [dx, dy] = WAYS[heading]
  const squares = STEPS.map((step) => {
    const [toX, toY] = [x + dx * step, y + dy * step]
    if (toX < 0 || toY < 0 || toX >= course.width || toY >= course.height) return 'off the board'
    const square = toY * course.width + toX
    const who = standing.get(square)
    return `${names[square]}${who === undefined ? '' : `; ${who}`}`
  })
  const edge = squares.indexOf('off the board')
  return `To the ${WORDS[heading]}: ${(edge === -1 ? squares : squares.slice(0, edge + 1)).join('. ')}.`
}

function program(robot: SeenRobot, { view }: Asked): string {
  const draft = tableDraft(robot)
  const forecast = forecastOf(view, robot, draft)
  const lines = REGISTERS.map((register) => {
    const card = draft.registers[register - 1] ?? null
    if (card === null) return `${register}: empty`
    const landing = landingOf(view, forecast, register)
    return `${register}: ${cardName(card)}${landing === null ? '' : `, ${landingInWords(landing)}`}`
  })
  return `Without other robots. ${lines.join('. ')}.`
}

function rivals({ view, me, name }: Asked): string {
  const course = courseFor(view)
  const lines = view.robots
    .filter(({ seat }) => seat !== me)
    .map(({ seat, status, at, heading, next }) =>
      status === 'active'
        ? `${name(seat)} on ${printPlace(course, at)}, facing ${WORDS[heading]}, next checkpoint ${next}.`
        : `${name(seat)}: ${status}.`,
    )
  return lines.join(' ') || 'There are none.'
}
