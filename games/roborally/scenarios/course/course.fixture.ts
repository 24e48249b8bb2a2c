import fc from 'fast-check'
import {
  type Course,
  type CourseHead,
  DIFFICULTIES,
  type Ground,
  type Laser,
  type Pusher,
  type Tile,
} from '../../rules/course/course.ts'
import { neighbour } from '../../rules/course/reach.ts'
import { HEADINGS, type Heading, LEFT, opposite, RIGHT, turned } from '../../rules/heading.ts'

/** The worked example of section 13. */
export const SORTING_CORNER = `rrcourse 1
name: Sorting Corner
difficulty: beginner
players: 2
heading: e
grid
+     +     +     +     +     +     +     +     +
|D1    .     >     >     vw    .     #     F2
+     +-----+     +     +     +     +     +     +
 .     Ps24  .     .     v     .     .     .
+     +     +     +     +     +     +     +     +
|D2    .     cw    .     ve    <<    <<    <<s
+     +     +     +     +     +     +     +     +
 .     .     *     .     v     .     .     ^^
+     +     +     +     +     +     +     +     +
 F1    .     .     ccw   .    |.     .     Zw2  |
+     +     +     +     +     +     +     +     +
end
`

const heading = fc.constantFrom<Heading>(...HEADINGS)

const belt: fc.Arbitrary<Ground> = fc
  .tuple(fc.boolean(), heading, fc.subarray([RIGHT, LEFT]))
  .map(([isExpress, to, sides]) => ({
    kind: 'belt',
    isExpress,
    to,
    curves: sides.map((side) => turned(to, side)).toSorted((one, other) => one - other),
  }))

const ground: fc.Arbitrary<Ground> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Ground>({ kind: 'floor' }) },
  { weight: 4, arbitrary: belt },
  fc.constantFrom<Ground>(
    { kind: 'gear', turn: 'clockwise' },
    { kind: 'gear', turn: 'counter-clockwise' },
    { kind: 'pit' },
    { kind: 'repair' },
  ),
)

const lasers: fc.Arbitrary<readonly Laser[]> = fc
  .tuple(fc.subarray([...HEADINGS]), fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 4, maxLength: 4 }))
  .map(([headings, beams]) => headings.map((to, place) => ({ to, beams: beams[place] ?? 1 })))

const pusher: fc.Arbitrary<Pusher> = fc.record({
  to: heading,
  registers: fc.subarray([1, 2, 3, 4, 5], { minLength: 1 }),
})

const tile: fc.Arbitrary<Tile> = fc
  .tuple(ground, fc.option(lasers, { nil: [], freq: 2 }), fc.option(pusher, { nil: undefined, freq: 1 }))
  .map(([is, shine, pushes]) => ({
    ground: is,
    lasers: shine,
    ...(pushes !== undefined && is.kind !== 'pit' && { pusher: pushes }),
  }))

const word = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replace(/[\r\n]/g, '').trim())

const head: fc.Arbitrary<CourseHead> = fc.record(
  {
    name: word.filter((text) => text !== ''),
    difficulty: fc.constantFrom(...DIFFICULTIES),
    players: fc
      .tuple(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 2, max: 8 }))
      .map(([one, other]) => ({ least: Math.min(one, other), most: Math.max(one, other) })),
    author: word,
    note: word,
    heading,
  },
  { requiredKeys: [] },
)

interface Draft {
  readonly head: CourseHead
  readonly width: number
  readonly height: number
  readonly tiles: readonly Tile[]
  readonly walls: readonly number[]
  readonly checkpoints: readonly number[]
  readonly docks: readonly number[]
}

/** Anything that can be written down, playable or not. */
export const anyCourse: fc.Arbitrary<Course> = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 7 }))
  .chain(([width, height]) => {
    const size = { minLength: width * height, maxLength: width * height }
    const squares = fc.uniqueArray(fc.integer({ min: 0, max: width * height - 1 }), { maxLength: 8 })
    return fc.record({
      head,
      width: fc.constant(width),
      height: fc.constant(height),
      tiles: fc.array(tile, size),
      walls: fc.array(fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 15 })), size),
      checkpoints: squares,
      docks: squares,
    })
  })
  .map(built)

function built({ head, width, height, tiles, walls, checkpoints, docks }: Draft): Course {
  const numbered = tiles.map((one, square) =>
    withNumbers(one, checkpoints.indexOf(square) + 1, docks.indexOf(square) + 1),
  )
  return { head, width, height, tiles: numbered, walls: sound({ width, height }, numbered, walls) }
}

function withNumbers(one: Tile, checkpoint: number, dock: number): Tile {
  if (checkpoint > 0 && one.ground.kind !== 'pit') return { ...one, checkpoint }
  return dock > 0 ? { ground: { kind: 'floor' }, lasers: one.lasers, dock: { number: dock } } : one
}

/** Walls in both their squares, and behind everything that hangs on one. */
function sound(size: Pick<Course, 'width' | 'height'>, tiles: readonly Tile[], wanted: readonly number[]): number[] {
  const walls = wanted.map(() => 0)
  const build = (square: number, side: Heading) => {
    walls[square] = (walls[square] ?? 0) | (1 << side)
    const next = neighbour(size, square, side)
    if (next !== null) walls[next] = (walls[next] ?? 0) | (1 << opposite(side))
  }
  tiles.forEach(({ lasers: shine, pusher: pushes }, square) => {
    for (const side of HEADINGS) if (((wanted[square] ?? 0) & (1 << side)) !== 0) build(square, side)
    for (const { to } of [...shine, ...(pushes === undefined ? [] : [pushes])]) build(square, opposite(to))
  })
  return walls
}
