import type { NameOf, Seat } from '@starboard/kernel'
import { type Course, type Ground, hasWall, type Tile } from '../../rules/course/course.ts'
import { factoryOf } from '../../rules/factory/compile.ts'
import { HEADINGS, WORDS } from '../../rules/heading.ts'
import { printPlace, type Square } from '../../rules/square.ts'
import type { View } from '../../rules/view.ts'
import { counted, driverAndRobot, listed } from './people.ts'

/** Every square of a course in words, without robots: "[4,7], express belt to the east, wall north". */
export function squaresInWords(course: Course): readonly string[] {
  const beams = new Set(factoryOf(course).lasers.flatMap(({ path }) => path))
  return course.tiles.map((tile, square) =>
    [
      printPlace(course, square),
      ...groundWords(tile.ground),
      ...machineWords(tile),
      ...(beams.has(square) ? ['in a laser beam'] : []),
      ...wallWords(course, square),
    ].join(', '),
  )
}

function groundWords(ground: Ground): readonly string[] {
  if (ground.kind === 'floor') return []
  if (ground.kind === 'pit') return ['pit']
  if (ground.kind === 'repair') return ['repair site']
  if (ground.kind === 'gear') return [`gear ${ground.turn}`]
  const curves = ground.curves.map((side) => `from the ${WORDS[side]}`)
  return [
    `${ground.isExpress ? 'express ' : ''}belt to the ${WORDS[ground.to]}`,
    ...(curves.length === 0 ? [] : [`curve ${listed(curves)}`]),
  ]
}

const machineWords = ({ checkpoint, dock, pusher, lasers }: Tile): readonly string[] => [
  ...(checkpoint === undefined ? [] : [`checkpoint ${checkpoint}`]),
  ...(dock === undefined ? [] : [`dock ${dock.number}`]),
  ...(pusher === undefined ? [] : [`pusher to the ${WORDS[pusher.to]} in ${registersInWords(pusher.registers)}`]),
  ...lasers.map(({ to, beams }) => `laser to the ${WORDS[to]}, ${counted(beams, 'beam')}`),
]

const registersInWords = (registers: readonly number[]): string =>
  `register${registers.length === 1 ? '' : 's'} ${listed(registers.map(String))}`

function wallWords(course: Course, square: Square): readonly string[] {
  const sides = HEADINGS.filter((side) => hasWall(course, square, side)).map((side) => WORDS[side])
  return sides.length === 0 ? [] : [`wall ${listed(sides)}`]
}

interface Lookers {
  readonly name: NameOf
  readonly me: Seat | null
}

/** Who stands there, by square: "You (Ember), facing west". */
export function standingOn({ robots }: View, { name, me }: Lookers): ReadonlyMap<Square, string> {
  return new Map(
    robots
      .filter(({ status }) => status === 'active')
      .map((robot) => {
        const down = robot.poweredDown ? ', powered down' : ''
        return [robot.at, `${driverAndRobot(robot, name, me)}, facing ${WORDS[robot.heading]}${down}`]
      }),
  )
}
