import { seatOf } from '@starboard/kernel'
import fc from 'fast-check'
import { CARD_IDS } from '../../rules/cards.ts'
import type { Belt, Course, Ground, Tile } from '../../rules/course/course.ts'
import { factoryOf } from '../../rules/factory/compile.ts'
import type { Factory } from '../../rules/factory/factory.ts'
import type { HouseRules, Shift } from '../../rules/factory/shift.ts'
import { HEADINGS, opposite, turned } from '../../rules/heading.ts'
import type { Square } from '../../rules/square.ts'
import type { Body } from '../../rules/state.ts'

const heading = fc.constantFrom(...HEADINGS)

const belt: fc.Arbitrary<Belt> = fc
  .record({ isExpress: fc.boolean(), to: heading, sides: fc.subarray([1, 3]) })
  .map(({ isExpress, to, sides }) => ({
    kind: 'belt',
    isExpress,
    to,
    curves: HEADINGS.filter((side) => sides.some((quarters) => turned(to, quarters) === side)),
  }))

const ground: fc.Arbitrary<Ground> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Ground>({ kind: 'floor' }) },
  { weight: 6, arbitrary: belt },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Ground>(
      { kind: 'gear', turn: 'clockwise' },
      { kind: 'gear', turn: 'counter-clockwise' },
      { kind: 'repair' },
      { kind: 'pit' },
    ),
  },
)

const rarely = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 7, nil: null })

const tile: fc.Arbitrary<Tile> = fc
  .record({
    ground,
    pusher: rarely(fc.record({ to: heading, registers: fc.subarray([1, 2, 3, 4, 5], { minLength: 1 }) })),
    laser: rarely(fc.record({ to: heading, beams: fc.integer({ min: 1, max: 3 }) })),
    checkpoint: rarely(fc.integer({ min: 1, max: 3 })),
  })
  .map(({ ground, pusher, laser, checkpoint }) => ({
    ground,
    lasers: laser === null ? [] : [laser],
    ...(pusher === null || ground.kind === 'pit' ? {} : { pusher }),
    ...(checkpoint === null || ground.kind === 'pit' ? {} : { checkpoint }),
  }))

const factory: fc.Arbitrary<Factory> = fc
  .record({ width: fc.integer({ min: 2, max: 6 }), height: fc.integer({ min: 2, max: 6 }) })
  .chain(({ width, height }) =>
    fc
      .record({
        tiles: fc.array(tile, { minLength: width * height, maxLength: width * height }),
        walls: fc.array(fc.tuple(fc.nat(width * height - 1), heading), { maxLength: width * height }),
      })
      .map(({ tiles, walls }) =>
        factoryOf(walled({ head: {}, width, height, tiles, walls: tiles.map(() => 0) }, walls)),
      ),
  )

/** RR-13.7: a wall stands in both squares. */
function walled(course: Course, edges: readonly (readonly [Square, Body['heading']])[]): Course {
  const { next } = factoryOf(course)
  const walls = [...course.walls]
  const build = (square: Square, to: Body['heading']) => {
    if (square >= 0) walls[square] = (walls[square] ?? 0) | (1 << to)
  }
  for (const [square, to] of edges) {
    build(square, to)
    build(next[4 * square + to] ?? -1, opposite(to))
  }
  return { ...course, walls }
}

const rules: fc.Arbitrary<HouseRules> = fc.record({
  poweredDownFires: fc.constantFrom('no', 'yes'),
  archiveOn: fc.constantFrom('checkpoints', 'any'),
  playOn: fc.boolean(),
})

export interface Situation {
  readonly factory: Factory
  readonly bodies: Body[]
  readonly rules: HouseRules
}

/** Robots with whole programs of different cards, anywhere but in pits. */
export const situation: fc.Arbitrary<Situation> = factory.chain((factory) => {
  const free = Array.from({ length: factory.size }, (_, square) => square).filter((square) => !factory.isPit[square])
  return fc.record({
    factory: fc.constant(factory),
    rules,
    bodies: fc
      .record({
        squares: fc.shuffledSubarray(free, { maxLength: Math.min(8, free.length) }),
        deck: fc.shuffledSubarray([...CARD_IDS], { minLength: 40, maxLength: 40 }),
        given: fc.array(
          fc.record({
            heading,
            damage: fc.nat(9),
            lives: fc.integer({ min: 1, max: 3 }),
            next: fc.integer({ min: 1, max: 3 }),
            poweredDown: fc.boolean(),
          }),
          { minLength: 8, maxLength: 8 },
        ),
      })
      .map(({ squares, deck, given }) =>
        squares.flatMap((at, index): Body[] => {
          const robot = given[index]
          if (robot === undefined) return []
          const registers = robot.poweredDown ? [null, null, null, null, null] : deck.slice(5 * index, 5 * index + 5)
          const rest = { status: 'active', archive: at, lastTouch: null, out: null, finished: null } as const
          return [{ seat: seatOf(index), at, registers, ...robot, ...rest }]
        }),
      ),
  })
})

/** A shift on copies, so that a situation can be run again. */
export const shiftOf = (
  { factory, bodies, rules }: Situation,
  register: Shift['register'],
  tell?: Shift['tell'],
): Shift => ({
  factory,
  bodies: bodies.map((body) => ({ ...body, registers: [...body.registers] })),
  rules,
  turn: 1,
  register,
  phase: 'reveal',
  destroyed: [],
  drawLock: () => null,
  ...(tell === undefined ? {} : { tell }),
})
