import type { Course, Tile } from '../../rules/course/course.ts'
import type { Square } from '../../rules/square.ts'
import { closeGap, type Numbered, withoutNumber } from './numbers.ts'
import { type Edit, edited, onSquare, tileAt, withTile } from './tiles.ts'

/** What can lie on a square, as RR-13.9 tells it apart. */
export type Part = 'pit' | 'ground' | 'pusher' | 'laser' | 'checkpoint' | 'dock'

/** RR-13.9: what has to go when one of these comes. What is painted last stays. */
const CLASHES: Readonly<Record<Part, readonly Part[]>> = {
  pit: ['pusher', 'checkpoint', 'dock'],
  ground: ['dock'],
  pusher: ['pit', 'dock'],
  laser: [],
  checkpoint: ['pit', 'dock'],
  dock: ['pit', 'ground', 'pusher', 'checkpoint'],
}

export const PART_NAMES: Readonly<Record<Part, string>> = {
  pit: 'pit',
  ground: 'floor plate',
  pusher: 'pusher',
  laser: 'laser',
  checkpoint: 'checkpoint',
  dock: 'dock',
}

interface Clearing {
  /** What is there of it, in words. */
  readonly name: (tile: Tile) => string
  readonly isThere: (tile: Tile) => boolean
  readonly clear: (course: Course, square: Square) => Course
}

const onFloor = (course: Course, square: Square): Course =>
  withTile(course, square, { ...tileAt(course, square), ground: { kind: 'floor' } })

export const withoutPusher = ({ pusher: _, ...rest }: Tile): Tile => rest

export function unnumbered(course: Course, square: Square, kind: Numbered): Course {
  const tile = tileAt(course, square)
  const number = kind === 'checkpoint' ? tile.checkpoint : tile.dock?.number
  return number === undefined ? course : closeGap(withTile(course, square, withoutNumber(tile, kind)), kind, number)
}

const CLEARINGS: Readonly<Record<Part, Clearing>> = {
  pit: { name: () => 'The pit', isThere: ({ ground }) => ground.kind === 'pit', clear: onFloor },
  ground: {
    name: ({ ground }) => `The ${ground.kind === 'repair' ? 'repair site' : ground.kind}`,
    isThere: ({ ground }) => ground.kind !== 'floor' && ground.kind !== 'pit',
    clear: onFloor,
  },
  pusher: {
    name: () => 'The pusher',
    isThere: ({ pusher }) => pusher !== undefined,
    clear: (course, square) => withTile(course, square, withoutPusher(tileAt(course, square))),
  },
  laser: {
    name: () => 'The laser',
    isThere: ({ lasers }) => lasers.length > 0,
    clear: (course, square) => withTile(course, square, { ...tileAt(course, square), lasers: [] }),
  },
  checkpoint: {
    name: ({ checkpoint }) => `Checkpoint ${checkpoint}`,
    isThere: ({ checkpoint }) => checkpoint !== undefined,
    clear: (course, square) => unnumbered(course, square, 'checkpoint'),
  },
  dock: {
    name: ({ dock }) => `Dock ${dock?.number}`,
    isThere: ({ dock }) => dock !== undefined,
    clear: (course, square) => unnumbered(course, square, 'dock'),
  },
}

/** RR-13.9: takes away what cannot share the square with what is about to come, and says so. */
export function makeRoom(course: Course, square: Square, coming: Part): Edit {
  const tile = tileAt(course, square)
  const inTheWay = CLASHES[coming].filter((part) => CLEARINGS[part].isThere(tile))
  return edited(
    inTheWay.reduce((cleared, part) => CLEARINGS[part].clear(cleared, square), course),
    ...inTheWay.map((part) => `${CLEARINGS[part].name(tile)} on ${onSquare(course, square)} ${gaveWay(coming)}`),
  )
}

const gaveWay = (coming: Part): string =>
  coming === 'ground' ? 'gave way (RR-13.9).' : `gave way to the ${PART_NAMES[coming]} (RR-13.9).`

/** Takes one part away without putting another. */
export const takeAway = (course: Course, square: Square, part: Part): Course => CLEARINGS[part].clear(course, square)

export const has = (tile: Tile, part: Part): boolean => CLEARINGS[part].isThere(tile)
