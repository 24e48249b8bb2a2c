import * as face from './goat-face.paths.ts'
import { type GoatFace, goatParts } from './goat-parts.ts'
import { flat, type Mark, type Part, shape, star } from './marks.ts'
import type { Coat, Ground } from './palette.ts'

/** The picture on a card, 120 by 76. Broad boxes show only its middle band, and the price covers its right end. */
export interface Picture {
  readonly ground: Ground
  /** Where its rays come from, and how many there are. */
  readonly rays?: readonly [x: number, y: number, count: number]
  readonly parts: readonly Part[]
}

interface Place {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn?: number
  readonly isMirrored?: true
}

/** A transform. */
export const at = ({ x, y, scale, turn = 0, isMirrored }: Place): string =>
  `translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`} scale(${isMirrored ? `-${scale} ${scale}` : scale})`

/** Parts of one thing, moved together. */
export const placed = (
  parts: readonly Part[],
  where: string,
  extras: Omit<Part, 'marks' | 'at'> = {},
): readonly Part[] =>
  parts.map((part) => ({ ...part, ...extras, at: part.at === undefined ? where : `${where} ${part.at}` }))

/** A goat of the fleet, flying to the left; `line` is the width of its lines before it is scaled. */
export const flyingGoat = (goat: GoatFace, where: string, extras: Omit<Part, 'marks' | 'at'> = {}): readonly Part[] =>
  placed(goatParts(goat), where, { line: 5.6, ...extras })

/** The same goat on its feet, with the engines off. */
export const standingGoat = (goat: GoatFace, where: string, coat: Partial<Coat> = {}): readonly Part[] =>
  placed(
    goatParts(goat).filter(({ name }) => name === undefined),
    where,
    { line: 5.6, coat },
  )

interface FrontGoat {
  readonly horns?: keyof typeof face.FACE_HORNS
  readonly mood: keyof typeof face.FACE_MOODS
  readonly coat?: Partial<Coat>
}

/** A goat's head from the front, 100 by 100 before it is scaled. */
export const goatHead = ({ horns, mood, coat = {} }: FrontGoat, where: string): Part => ({
  at: where,
  coat,
  line: 4.2,
  marks: [
    ...(horns === undefined ? [] : face.FACE_HORNS[horns]),
    ...face.FACE,
    ...face.FACE_BEARD,
    ...face.FACE_MOODS[mood],
  ],
})

export const stars = (...places: readonly (readonly [x: number, y: number, size: number])[]): Part => ({
  marks: [flat('white', places.map(([x, y, size]) => star(x, y, size)).join(''))],
})

/** A playing card with something violet on it, 20 by 28 around 0,0. */
export const PLAYING_CARD: readonly Mark[] = [
  shape('paper', 'M-10-14h20v28h-20Z'),
  shape('violet', 'M-6-9H6V2H-6Z', 2),
  flat('bone', 'M-6 6H6V8H-6ZM-6 10H3v2H-6Z'),
]

export const POD: readonly Mark[] = [
  shape('mustard', 'M6 10c0-5 28-5 28 0v34c0 6-28 6-28 0Z'),
  flat('gleam', 'M9.5 12c2-1 4-2 6-2v36c-3 0-5-1-6-2Z'),
  flat('shade', 'M27 13c4 0 6 0 6 .5V44c0 2-2 3-6 3.500Z'),
  shape('paper', 'M6 20c8 4 20 4 28 0v12c-8 4-20 4-28 0Z'),
  flat('ochre', 'M20 21.500c4 5 5 6 5 8.500a5 5 0 0 1-10 0c0-2.5 1-3.5 5-8.500Z'),
  shape('iron', 'M13 7V3h14v4'),
  shape('lemon', 'M6 9.500a14 4 0 0 1 28 0a14 4 0 0 1-28 0Z'),
]
