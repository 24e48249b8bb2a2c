import type { Seat } from '@starboard/kernel'
import { factoryFor } from '../rules/course/table.ts'
import { isLocked } from '../rules/damage.ts'
import type { Factory } from '../rules/factory/factory.ts'
import { type Heading, letterOf } from '../rules/heading.ts'
import { placesFor } from '../rules/reentry.ts'
import { isOnBoard } from '../rules/robot.ts'
import { placeOf } from '../rules/square.ts'
import { REGISTERS, type Robot, type State } from '../rules/state.ts'
import type { FoundRobot, Waiting } from './file.ts'

type Expected = Readonly<Record<string, FoundRobot>> | undefined

/** Only what is named is compared. */
export function differencesIn(s: State, ids: readonly string[], expected: Expected, where: string): string[] {
  const factory = factoryFor(s)
  return Object.entries(expected ?? {}).flatMap(([id, wanted]) => {
    const robot = s.robots[ids.indexOf(id)]
    return robot === undefined ? [] : differencesOf(foundOf(robot, factory), wanted, `${where}, ${id}`)
  })
}

/** Everything that a file may ask of a robot. */
type Facts = { readonly [K in keyof FoundRobot]-?: Exclude<FoundRobot[K], undefined> }

function differencesOf(found: Facts, expected: FoundRobot, where: string): string[] {
  const { lockedCards = {}, ...plain } = expected
  return [
    ...Object.entries(plain).flatMap(([key, value]) => line(`${where}.${key}`, value, found[key as keyof FoundRobot])),
    ...Object.entries(lockedCards).flatMap(([register, card]) =>
      line(`${where}.lockedCards.${register}`, card, found.lockedCards[register as keyof typeof lockedCards]),
    ),
  ]
}

function line(where: string, expected: unknown, found: unknown): string[] {
  const [wanted, real] = [JSON.stringify(expected), JSON.stringify(found) ?? 'nothing']
  return wanted === real ? [] : [`${where}: expected ${wanted}, found ${real}`]
}

function foundOf(robot: Robot, factory: Factory): Facts {
  const locked = isOnBoard(robot) ? REGISTERS.filter((register) => isLocked(robot, register)) : []
  return {
    at: isOnBoard(robot) ? mutable(placeOf(factory, robot.at)) : null,
    heading: letterOf(robot.heading),
    damage: robot.damage,
    lives: robot.lives,
    status: robot.status,
    next: robot.next,
    archive: mutable(placeOf(factory, robot.archive)),
    locked,
    lockedCards: Object.fromEntries(locked.map((register) => [register, robot.registers[register - 1] ?? null])),
    poweredDown: robot.poweredDown,
  }
}

const mutable = ([x, y]: readonly [number, number]): [number, number] => [x, y]

/** RR-10.7–10.11 */
export function differencesInPlaces(s: State, seat: Seat, expected: Waiting | undefined, where: string): string[] {
  if (expected === undefined) return []
  const factory = factoryFor(s)
  const places = placesFor(s, seat).map(({ square, headings }) => ({
    cell: placeOf(factory, square),
    headings: headings.map((heading) => letterOf(heading as Heading)),
  }))
  const cells = expected.cells === undefined ? [] : line(`${where}.cells`, sorted(expected.cells), cellsOf(places))
  const headings = Object.entries(expected.headings ?? {}).flatMap(([cell, wanted]) =>
    line(`${where}.headings.${cell}`, wanted, places.find((place) => place.cell.join() === cell)?.headings),
  )
  return [...cells, ...headings]
}

type Cell = readonly [number, number]

const cellsOf = (places: readonly { readonly cell: Cell }[]): readonly Cell[] => sorted(places.map(({ cell }) => cell))

/** In reading order, so that the order in the file does not matter. */
const sorted = (cells: readonly Cell[]): readonly Cell[] => [...cells].sort(([x1, y1], [x2, y2]) => y1 - y2 || x1 - x2)

export function differencesInWinner(
  { ended }: State,
  ids: readonly string[],
  expected: readonly string[] | undefined,
  where: string,
): string[] {
  if (expected === undefined) return []
  if (ended === null) return [`${where}, winner: expected ${JSON.stringify(expected)}, found a race that goes on`]
  const found = ended.winner === null ? [] : [ids[ended.winner]]
  return line(`${where}, winner`, expected, found)
}
