import { type Belt, type Course, hasWall, type Tile } from '../course/course.ts'
import { EAST, HEADINGS, type Heading, LEFT, NORTH, RIGHT, SOUTH } from '../heading.ts'
import { OFF_BOARD, type Square } from '../square.ts'
import type { Factory, FactoryLaser, FactoryPusher, Start } from './factory.ts'

const compiled = new WeakMap<Course, Factory>()

/** A course is compiled once, however often it is asked for. */
export function factoryOf(course: Course): Factory {
  const known = compiled.get(course)
  if (known !== undefined) return known
  const factory = compile(course)
  compiled.set(course, factory)
  return factory
}

function compile(course: Course): Factory {
  const { width, height, tiles } = course
  const heading = course.head.heading ?? NORTH
  return {
    course,
    width,
    height,
    size: width * height,
    next: Int16Array.from(byHeading(course, (square, to) => neighbour(course, square, to))),
    reach: Uint8Array.from(byHeading(course, (square, to) => pathFrom(course, square, to).length - 1)),
    walls: Uint8Array.from(course.walls),
    isPit: Uint8Array.from(tiles, ({ ground }) => (ground.kind === 'pit' ? 1 : 0)),
    isRepair: Uint8Array.from(tiles, ({ ground }) => (ground.kind === 'repair' ? 1 : 0)),
    beltTo: Int8Array.from(tiles, (tile) => beltOf(tile)?.to ?? -1),
    isExpress: Uint8Array.from(tiles, (tile) => (beltOf(tile)?.isExpress ? 1 : 0)),
    curves: Uint8Array.from(tiles, (tile) => bits(beltOf(tile)?.curves ?? [])),
    gear: Uint8Array.from(tiles, gearOf),
    checkpoint: Uint8Array.from(tiles, ({ checkpoint }) => checkpoint ?? 0),
    pushers: tiles.flatMap(pushersOf),
    lasers: tiles.flatMap((tile, square) => lasersOf(course, tile, square)),
    checkpoints: checkpointsOf(tiles),
    docks: docksOf(tiles, heading),
    heading,
  }
}

const byHeading = <T>({ tiles }: Course, at: (square: Square, to: Heading) => T): T[] =>
  tiles.flatMap((_, square) => HEADINGS.map((to) => at(square, to)))

function neighbour({ width, height }: Course, square: Square, to: Heading): Square {
  const column = square % width
  if (to === NORTH) return square < width ? OFF_BOARD : square - width
  if (to === EAST) return column === width - 1 ? OFF_BOARD : square + 1
  if (to === SOUTH) return square >= width * (height - 1) ? OFF_BOARD : square + width
  return column === 0 ? OFF_BOARD : square - 1
}

/** RR-7.2: this square and all ahead, until a wall or the end of the board. */
function pathFrom(course: Course, start: Square, to: Heading): Square[] {
  const path = [start]
  let square = start
  while (!hasWall(course, square, to)) {
    square = neighbour(course, square, to)
    if (square === OFF_BOARD) break
    path.push(square)
  }
  return path
}

const bits = (numbers: readonly number[]): number => numbers.reduce((mask, number) => mask | (1 << number), 0)

const beltOf = ({ ground }: Tile): Belt | undefined => (ground.kind === 'belt' ? ground : undefined)

function gearOf({ ground }: Tile): number {
  if (ground.kind !== 'gear') return 0
  return ground.turn === 'clockwise' ? RIGHT : LEFT
}

const pushersOf = ({ pusher }: Tile, square: Square): FactoryPusher[] =>
  pusher === undefined ? [] : [{ square, to: pusher.to, registers: bits(pusher.registers) }]

const lasersOf = (course: Course, { lasers }: Tile, square: Square): FactoryLaser[] =>
  lasers.map(({ to, beams }) => ({ square, to, beams, path: pathFrom(course, square, to) }))

function checkpointsOf(tiles: readonly Tile[]): Square[] {
  const highest = Math.max(0, ...tiles.map(({ checkpoint }) => checkpoint ?? 0))
  return Array.from({ length: highest }, (_, place) => tiles.findIndex(({ checkpoint }) => checkpoint === place + 1))
}

/** RR-2.4: a dock's own heading, else the course's. */
const docksOf = (tiles: readonly Tile[], heading: Heading): Start[] =>
  tiles
    .flatMap(({ dock }, square) => (dock === undefined ? [] : [{ dock, square }]))
    .sort((one, other) => one.dock.number - other.dock.number)
    .map(({ dock, square }) => ({ square, heading: dock.heading ?? heading }))
