import { memo } from 'react'
import type { Course } from '../../rules/course/course.ts'
import { placeOf, type Square } from '../../rules/square.ts'
import { CELL } from './course-box.ts'
import { FLOOR, INK } from './palette.ts'

type Sized = Pick<Course, 'width' | 'height'>

/** Steel plates, a few paths for the whole floor: its size does not make it heavier. */
export const Floor = memo(({ width, height }: Sized) => {
  const squares = Array.from({ length: width * height }, (_, square) => square)
  const at = (d: string, some = squares) => some.map((square) => placed(d, placeOf({ width }, square))).join('')
  const of = (wear: Wear) => squares.filter((square) => wearOf({ width }, square) === wear)
  return (
    <g fill="none">
      <rect width={width * CELL} height={height * CELL} fill={FLOOR.plate} />
      {FLOOR.tints.map((tint, place) => (
        <path
          key={tint}
          d={at(
            'm0 0h64v64h-64z',
            squares.filter((square) => tintOf({ width }, square) === place),
          )}
          fill={tint}
        />
      ))}
      <path d={at('m1 63v-62h62')} stroke={FLOOR.light} strokeWidth={1.7} opacity={0.75} />
      <path d={at('m63 1v62h-62')} stroke={FLOOR.dark} strokeWidth={1.9} opacity={0.9} />
      <path d={at(RIVETS)} stroke={FLOOR.rivet} strokeWidth={4} strokeLinecap="round" />
      <path
        d={at(RIVETS)}
        stroke={FLOOR.rivetLight}
        strokeWidth={2}
        strokeLinecap="round"
        transform="translate(-.6 -.6)"
      />
      <path d={at(TREAD, of('tread'))} stroke={FLOOR.tread} strokeWidth={2.2} strokeLinecap="round" />
      <path d={at(SCRATCH, of('scratch'))} stroke={FLOOR.scratch} strokeWidth={1.6} strokeLinecap="round" />
      <path d={at('m15 45l16-10', of('scratch'))} stroke={FLOOR.scratchDark} strokeWidth={0.8} />
      <path d={at(GRATE, of('grate'))} stroke={FLOOR.grate} strokeWidth={4} />
      <path d={at(GRATE, of('grate'))} stroke={FLOOR.grateDark} strokeWidth={1.6} transform="translate(0 -1.2)" />
      <path d={at(STAIN, of('stain'))} fill={INK.black} opacity={0.09} />
    </g>
  )
})
Floor.displayName = 'Floor'

const placed = (d: string, [x, y]: readonly [number, number]) => `M${x * CELL} ${y * CELL}${d}`

const RIVETS = 'm7 7h0m50 0h0m0 50h0m-50 0h0'
const SCRATCH = 'm14 44l16-10m-10 14l9-5.4m11-26.6l8-5'
const GRATE = 'm18 20h28m-28 8h28m-28 8h28m-28 8h28'
const STAIN = 'm20 40c-4-8 4-12 8-18c4-6 12-5 15 1c3 5 8 6 6 13c-2 8-10 6-15 9c-6 3-11 1-14-5z'
const TREAD = [16, 26, 36, 46]
  .flatMap((y, row) => [16, 26, 36, 46].map((x, column) => [x, y, (row + column) % 2 === 0] as const))
  .map(([x, y, isFalling], place, all) => {
    const [beforeX, beforeY] = all[place - 1] ?? [0, 0]
    const rise = isFalling ? 4 : -4
    return `m${x - beforeX} ${y - beforeY}l4 ${rise}m-4 ${-rise}`
  })
  .join('')

type Wear = 'plain' | 'tread' | 'scratch' | 'grate' | 'stain'

/** Some squares look used; always the same ones, so that a course looks the same to everybody. */
const WEARS: readonly Wear[] = [
  'tread',
  'plain',
  'scratch',
  'plain',
  'plain',
  'tread',
  'plain',
  'stain',
  'plain',
  'plain',
  'grate',
]

const mixed = ({ width }: Pick<Sized, 'width'>, square: Square, salt: number): number => {
  const [x, y] = placeOf({ width }, square)
  const mash = Math.imul(x + 1, 73_856_093) ^ Math.imul(y + 1, 19_349_663) ^ Math.imul(salt, 83_492_791)
  return Math.imul(mash ^ (mash >>> 13), 1_274_126_177) >>> 8
}

const wearOf = (sized: Pick<Sized, 'width'>, square: Square): Wear =>
  WEARS[mixed(sized, square, 1) % (WEARS.length * 2)] ?? 'plain'

const tintOf = (sized: Pick<Sized, 'width'>, square: Square): number =>
  mixed(sized, square, 2) % (FLOOR.tints.length + 3)
