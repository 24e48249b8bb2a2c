import { EAST, type Heading, LETTERS, NORTH, SOUTH, WEST } from '../heading.ts'
import type { Square } from '../square.ts'
import { type Course, type CourseHead, type Ground, hasWall, type Tile } from './course.ts'
import { FIRST_LINE, HEAD_KEYS, type HeadKey } from './header.ts'
import { neighbour } from './reach.ts'
import { ARROWS } from './tokens.ts'

/** RR-13.11: the one way in which a course is written. */
export function printCourse(course: Course): string {
  const contents = course.tiles.map(printTile)
  const widths = Array.from({ length: course.width }, (_, x) => columnWidth(course, contents, x))
  const rows = Array.from({ length: course.height }, (_, y) => [
    edgeLine(course, widths, y),
    squareLine(course, widths, contents.slice(y * course.width, (y + 1) * course.width), y),
  ])
  const grid = [...rows.flat(), edgeLine(course, widths, course.height)]
  return [FIRST_LINE, ...headLines(course.head), 'grid', ...grid, 'end', ''].join('\n')
}

const small = (heading: Heading): string => LETTERS[heading].toLowerCase()

type HeadPrinters = { readonly [K in HeadKey]: (value: NonNullable<CourseHead[K]>) => string }

/** A value never breaks its line, whatever was typed. */
const oneLine = (value: string): string => value.replace(/[\r\n]+/g, ' ').trim()

const PRINTERS: HeadPrinters = {
  name: oneLine,
  difficulty: (value) => value,
  players: ({ least, most }) => (least === most ? `${least}` : `${least}-${most}`),
  author: oneLine,
  note: oneLine,
  heading: small,
}

const headLines = (head: CourseHead): readonly string[] =>
  KEYS.flatMap((key) => (head[key] === undefined ? [] : [`${key}: ${printed(key, head)}`.trimEnd()]))

const KEYS = Object.keys(HEAD_KEYS) as readonly HeadKey[]

function printed<K extends HeadKey>(key: K, head: CourseHead): string {
  const value = head[key]
  return value === undefined ? '' : PRINTERS[key](value)
}

/** Belt, gear, pit or repair site, pusher, lasers, checkpoint, dock. */
export function printTile({ ground, pusher, lasers, checkpoint, dock }: Tile): string {
  const tokens = [
    printGround(ground),
    pusher === undefined ? '' : `P${small(pusher.to)}${pusher.registers.join('')}`,
    ...lasers.toSorted((one, other) => one.to - other.to).map(({ to, beams }) => `Z${small(to)}${beams}`),
    checkpoint === undefined ? '' : `F${checkpoint}`,
    dock === undefined ? '' : `D${dock.number}${dock.heading === undefined ? '' : small(dock.heading)}`,
  ]
  return tokens.filter((token) => token !== '').join(',') || '.'
}

function printGround(ground: Ground): string {
  if (ground.kind !== 'belt') return ground.kind === 'gear' ? GEARS[ground.turn] : SIGNS[ground.kind]
  const arrow = ARROWS[ground.to].repeat(ground.isExpress ? 2 : 1)
  return (
    arrow +
    ground.curves
      .toSorted((one, other) => one - other)
      .map(small)
      .join('')
  )
}

const GEARS = { clockwise: 'cw', 'counter-clockwise': 'ccw' } as const
const SIGNS = { floor: '', pit: '#', repair: '*' } as const

const USUAL_WIDTH = 5

const columnWidth = ({ width }: Course, contents: readonly string[], x: number): number =>
  contents.reduce(
    (widest, content, square) => (square % width === x ? Math.max(widest, content.length + 1) : widest),
    USUAL_WIDTH,
  )

/** RR-13.7: a wall that only one of its squares knows is drawn all the same. */
function isWalled(course: Course, square: Square, to: Heading): boolean {
  if (hasWall(course, square, to)) return true
  const next = neighbour(course, square, to)
  return next !== null && hasWall(course, next, ((to + 2) & 3) as Heading)
}

function edgeLine(course: Course, widths: readonly number[], y: number): string {
  const edges = widths.map((width, x) => {
    const isWall =
      y < course.height
        ? isWalled(course, y * course.width + x, NORTH)
        : isWalled(course, (y - 1) * course.width + x, SOUTH)
    return (isWall ? '-' : ' ').repeat(width)
  })
  return `+${edges.join('+')}+`
}

function squareLine(course: Course, widths: readonly number[], contents: readonly string[], y: number): string {
  const cells = contents.map((content, x) => {
    const upright = isWalled(course, y * course.width + x, WEST) ? '|' : ' '
    return upright + content.padEnd(widths[x] ?? 0)
  })
  const last = isWalled(course, (y + 1) * course.width - 1, EAST) ? '|' : ''
  return `${cells.join('')}${last}`.trimEnd()
}
