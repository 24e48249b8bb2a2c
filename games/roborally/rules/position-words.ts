import type { NameOf, Passage, SeatColumn, Viewer } from '@starboard/kernel'
import type { Ground } from './course/course.ts'
import { factoryFor } from './course/table.ts'
import { isLocked, MOST_DAMAGE } from './damage.ts'
import type { Factory, FactoryPusher } from './factory/factory.ts'
import { floorMap, robotSign } from './floor-map.ts'
import { legendOf } from './floor-signs.ts'
import { WORDS as HEADING_WORDS } from './heading.ts'
import { cardName, count, list } from './names.ts'
import { isOnBoard } from './robot.ts'
import { printPlace } from './square.ts'
import { REGISTERS } from './state.ts'
import type { SeenRobot, View } from './view.ts'

/** The floor as a map, then what one needs in order to choose, then the others. */
export function positionInWords(view: View, viewer: Viewer, name: NameOf): readonly Passage[] {
  const factory = factoryFor(view)
  const me = typeof viewer === 'number' ? view.robots[viewer] : undefined
  const others = view.robots.filter((robot) => robot !== me)
  return [
    ...floorMap(factory, view.robots).map(picture),
    { kind: 'facts', texts: raceFacts(view, factory) },
    ...(me === undefined ? [] : ownPassages(factory, me)),
    { kind: 'seats', columns: columnsOf(view, factory) },
    ...others.flatMap((robot) => openProgram(robot, name)).map(line),
    ...pusherLines(factory).map(line),
    detail(`Signs: ${legendOf(factory.course).join(' · ')}`),
  ]
}

const picture = (text: string): Passage => ({ kind: 'line', text, isPicture: true })
const line = (text: string): Passage => ({ kind: 'line', text })
const detail = (text: string): Passage => ({ kind: 'line', text, isDetail: true })

function raceFacts({ turn, race, options, ended }: View, { course, checkpoints }: Factory): readonly string[] {
  return [
    ...(options.series === 'single' ? [] : [`Race ${race}`]),
    ended === null ? `Turn ${turn}` : `Over after ${count(turn, 'turn')}`,
    course.head.name ?? 'A course of one’s own',
    count(checkpoints.length, 'checkpoint'),
  ]
}

function ownPassages(factory: Factory, me: SeenRobot): readonly Passage[] {
  const { damage, lives, archive, hand = [] } = me
  return [
    line(`You: ${whereabouts(factory, me)}`),
    {
      kind: 'facts',
      texts: [
        `Damage ${damage} of ${MOST_DAMAGE}`,
        count(lives, 'life', 'lives'),
        ...nextFlag(factory, me),
        `archive ${printPlace(factory, archive)}`,
        ...ownFlags(me),
      ],
    },
    { kind: 'facts', texts: headed('Registers:', registerTexts(me)) },
    ...(hand.length === 0 ? [] : [{ kind: 'facts', texts: headed('Hand:', hand.map(cardName)) } as const]),
  ]
}

const headed = (heading: string, [first = '', ...rest]: readonly string[]): readonly string[] => [
  `${heading} ${first}`,
  ...rest,
]

function whereabouts(factory: Factory, robot: SeenRobot): string {
  const { name, at, heading, status } = robot
  if (!isOnBoard(robot)) return `${name} (${name.charAt(0)}), ${AWAY[status]}`
  const ground = factory.course.tiles[at]?.ground
  const on = ground === undefined ? '' : groundText(ground)
  return `${name} (${robotSign(robot)}) on ${printPlace(factory, at)} facing ${HEADING_WORDS[heading]}${on}`
}

const AWAY = {
  active: '',
  destroyed: 'destroyed, and will come back',
  eliminated: 'out of the race',
  finished: 'home',
} as const

/** What a robot's sign hides. */
function groundText(ground: Ground): string {
  if (ground.kind === 'belt')
    return `, on ${ground.isExpress ? 'an express belt' : 'a belt'} to the ${HEADING_WORDS[ground.to]}`
  if (ground.kind === 'gear') return `, on a gear turning ${ground.turn === 'clockwise' ? 'right' : 'left'}`
  return ground.kind === 'repair' ? ', on a repair site' : ''
}

function nextFlag(factory: Factory, { next }: SeenRobot): readonly string[] {
  const square = factory.checkpoints[next - 1]
  return square === undefined ? [] : [`next F${next} on ${printPlace(factory, square)}`]
}

const ownFlags = ({ poweredDown, announced, filled = 0 }: SeenRobot): readonly string[] => [
  ...(poweredDown ? ['powered down'] : []),
  ...(announced === true ? ['power down announced'] : []),
  ...(filled > 0 ? [`${count(filled, 'register')} filled at random`] : []),
]

/** RR-9.3: with a sign for those that damage has locked. */
const registerTexts = (robot: SeenRobot): readonly string[] =>
  REGISTERS.map((register) => {
    const card = robot.registers[register - 1] ?? null
    const text = card === null ? '–' : card === 'hidden' ? 'face down' : cardName(card)
    return `${register} ${text}${isOnBoard(robot) && isLocked(robot, register) ? ' locked' : ''}`
  })

/** Cards of others that lie open: locked or turned up. */
const openProgram = (robot: SeenRobot, name: NameOf): readonly string[] =>
  robot.registers.some((card) => card !== null && card !== 'hidden')
    ? [`${name(robot.seat)}: ${registerTexts(robot).join(', ')}`]
    : []

interface Column {
  readonly heading: string
  cell(robot: SeenRobot, factory: Factory): string
}

const COLUMNS: readonly Column[] = [
  { heading: 'robot', cell: (robot, factory) => standing(robot, factory) },
  { heading: 'dmg', cell: ({ damage }) => String(damage) },
  { heading: 'lives', cell: ({ lives }) => String(lives) },
  { heading: 'next', cell: ({ next }, { checkpoints }) => (next > checkpoints.length ? '' : `F${next}`) },
]

function columnsOf(view: View, factory: Factory): readonly SeatColumn[] {
  const states = view.robots.map((robot) => stateText(robot, isProgramming(view)))
  const columns = COLUMNS.map(({ heading, cell }) => ({
    heading,
    cells: view.robots.map((robot) => cell(robot, factory)),
  }))
  return states.every((state) => state === '') ? columns : [...columns, { heading: 'state', cells: states }]
}

const isProgramming = ({ agenda }: View): boolean => agenda.steps.some(({ kind }) => kind === 'programming')

const standing = (robot: SeenRobot, factory: Factory): string =>
  isOnBoard(robot)
    ? `${robotSign(robot)}${printPlace(factory, robot.at)}`
    : `${robot.name.charAt(0)} ${GONE[robot.status]}`

const GONE = { active: '', destroyed: 'wreck', eliminated: 'out', finished: 'home' } as const

function stateText({ status, poweredDown, announced, ready }: SeenRobot, isAsked: boolean): string {
  if (status !== 'active') return ''
  if (poweredDown) return 'powered down'
  return [...(ready && isAsked ? ['ready'] : []), ...(announced === true ? ['power down next'] : [])].join(', ')
}

/** Which way and when: a map has no room for it. Pushers that do the same stand together. */
function pusherLines({ pushers, width }: Factory): readonly string[] {
  const kinds = [...new Set(pushers.map(pusherKind))]
  const texts = kinds.map((kind) => {
    const places = pushers.filter((pusher) => pusherKind(pusher) === kind)
    return `${places.map(({ square }) => printPlace({ width }, square)).join(' ')} ${kind}`
  })
  return texts.length === 0 ? [] : [`Pushers: ${texts.join('; ')}`]
}

const pusherKind = ({ to, registers }: FactoryPusher): string =>
  `${HEADING_WORDS[to]} in register ${list(REGISTERS.filter((register) => (registers & (1 << register)) !== 0).map(String))}`
