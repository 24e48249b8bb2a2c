import type { Course, Ground, Tile } from './course/course.ts'
import type { Heading } from './heading.ts'

/** By heading. A robot looks like `A▲`: its letter, and where it faces. */
export const FACING = ['▲', '►', '▼', '◄'] as const

const BELTS = ['↑', '→', '↓', '←'] as const
const EXPRESS = ['⇑', '⇒', '⇓', '⇐'] as const
const GEARS = { clockwise: '↻', 'counter-clockwise': '↺' } as const
const PLAIN = '·'

/** Which way laser beams cross a square. */
export interface Beams {
  readonly isAcross: boolean
  readonly isUpright: boolean
}

/** One or two letters for what lies on a square. */
export function tileSign(tile: Tile, beams: Beams): string {
  const { ground, pusher, lasers, checkpoint, dock } = tile
  const under = groundSign(ground)
  if (checkpoint !== undefined) return under === '' ? `F${checkpoint}` : `${checkpoint}${under}`
  if (dock !== undefined) return `D${dock.number}`
  if (pusher !== undefined) return `${under || PLAIN}p`
  const [laser] = lasers
  if (laser !== undefined) return under === '' ? `z${laser.beams}` : `${under}z`
  return under === '' ? beamSign(beams) : under
}

function groundSign(ground: Ground): string {
  if (ground.kind === 'belt') return (ground.isExpress ? EXPRESS : BELTS)[ground.to]
  if (ground.kind === 'gear') return GEARS[ground.turn]
  return { floor: '', pit: '#', repair: '*' }[ground.kind]
}

function beamSign({ isAcross, isUpright }: Beams): string {
  if (isAcross) return isUpright ? '┼┄' : '┄┄'
  return isUpright ? '┆' : PLAIN
}

const LEGEND: readonly { readonly text: string; isUsed(tile: Tile): boolean }[] = [
  { text: 'F1 checkpoint', isUsed: ({ checkpoint }) => checkpoint !== undefined },
  {
    text: '1→ checkpoint on a belt or the like',
    isUsed: ({ checkpoint, ground }) => checkpoint !== undefined && ground.kind !== 'floor',
  },
  { text: 'D1 dock', isUsed: ({ dock }) => dock !== undefined },
  { text: '# pit', isUsed: ({ ground }) => ground.kind === 'pit' },
  { text: '* repair site', isUsed: ({ ground }) => ground.kind === 'repair' },
  { text: '↑→↓← belts', isUsed: ({ ground }) => ground.kind === 'belt' && !ground.isExpress },
  { text: '⇑⇒⇓⇐ express belts', isUsed: ({ ground }) => ground.kind === 'belt' && ground.isExpress },
  {
    text: '↻ gear to the right',
    isUsed: ({ ground }) => ground.kind === 'gear' && ground.turn === 'clockwise',
  },
  {
    text: '↺ gear to the left',
    isUsed: ({ ground }) => ground.kind === 'gear' && ground.turn === 'counter-clockwise',
  },
  { text: 'p pusher', isUsed: ({ pusher }) => pusher !== undefined },
  { text: 'z laser, with the number of its beams', isUsed: ({ lasers }) => lasers.length > 0 },
  { text: '┄ and ┆ its beams', isUsed: ({ lasers }) => lasers.length > 0 },
]

/** What the signs mean that this course has. */
export const legendOf = ({ tiles, walls }: Course): readonly string[] => [
  'A▲ robot, facing north',
  ...LEGEND.filter(({ isUsed }) => tiles.some(isUsed)).map(({ text }) => text),
  ...(walls.some((sides) => sides !== 0)
    ? ['│ wall to the left', '_ wall below', '¯ wall above', '└ ┌ = [ several']
    : []),
]

/** Sides of a square that the sign to its left speaks of. */
export interface Sides {
  readonly north: boolean
  readonly south: boolean
  readonly west: boolean
}

/** Walls share one letter, so that a row of squares is one line of text. */
export function wallSign({ north, south, west }: Sides): string {
  if (north && south) return west ? '[' : '='
  if (north) return west ? '┌' : '¯'
  if (south) return west ? '└' : '_'
  return west ? '│' : ' '
}

/** What fills the rest of a square, so that a wall above or below is a line. */
export const wallFill = ({ north, south }: Sides): string => (south ? '_' : north ? '¯' : ' ')

export const isAcross = (heading: Heading): boolean => heading % 2 === 1
