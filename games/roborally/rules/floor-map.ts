import { PLAIN } from './course/course.ts'
import { type Factory, isWalled } from './factory/factory.ts'
import { type Beams, FACING, isAcross, type Sides, tileSign, wallFill, wallSign } from './floor-signs.ts'
import { EAST, NORTH, SOUTH, WEST } from './heading.ts'
import { isOnBoard } from './robot.ts'
import type { Square } from './square.ts'
import type { SeenRobot } from './view.ts'

const LABEL = 2
const CELL = 2

type Standing = Pick<SeenRobot, 'name' | 'at' | 'heading' | 'status'>

/** The factory floor in letters: three for each square, numbers of columns above, of rows at the left. */
export function floorMap(factory: Factory, robots: readonly Standing[]): readonly string[] {
  const columns = Array.from({ length: factory.width }, (_, x) => ` ${String(x).padEnd(CELL)}`)
  const rows = Array.from({ length: factory.height }, (_, y) => floorRow(factory, robots, y))
  return [`${' '.repeat(LABEL)}${columns.join('')}`.trimEnd(), ...rows]
}

function floorRow(factory: Factory, robots: readonly Standing[], y: number): string {
  const squares = Array.from({ length: factory.width }, (_, x) => y * factory.width + x)
  const rim = isWalled(factory, (y + 1) * factory.width - 1, EAST) ? '│' : ''
  const cells = squares.map((square) => cell(factory, robots, square)).join('')
  return `${String(y).padStart(LABEL)}${cells}${rim}`.trimEnd()
}

function cell(factory: Factory, robots: readonly Standing[], square: Square): string {
  const robot = robots.find((one) => isOnBoard(one) && one.at === square)
  const sides = sidesOf(factory, square)
  const sign = robot === undefined ? signOf(factory, square) : robotSign(robot)
  return wallSign(sides) + sign.padEnd(CELL, wallFill(sides))
}

export const robotSign = ({ name, heading }: Pick<Standing, 'name' | 'heading'>): string =>
  `${name.charAt(0)}${FACING[heading]}`

const signOf = (factory: Factory, square: Square): string =>
  tileSign(factory.course.tiles[square] ?? PLAIN, beamsOn(factory, square))

function beamsOn({ lasers }: Factory, square: Square): Beams {
  const crossing = lasers.filter(({ path }) => path.includes(square))
  return {
    isAcross: crossing.some(({ to }) => isAcross(to)),
    isUpright: crossing.some(({ to }) => !isAcross(to)),
  }
}

/** A wall between two rows is drawn once, below the upper one. */
const sidesOf = (factory: Factory, square: Square): Sides => ({
  north: square < factory.width && isWalled(factory, square, NORTH),
  south: isWalled(factory, square, SOUTH),
  west: isWalled(factory, square, WEST),
})
