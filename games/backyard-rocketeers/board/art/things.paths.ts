import { burst, flat, type Marks, oval, pipe, shape, stroke } from './marks.ts'
import type { Ink } from './palette.ts'

interface Livery {
  readonly hull?: Ink
  readonly nose?: Ink
  readonly fins?: Ink
}

/** Any rocket, upright, 44 high around 0,0. */
export const rocket = ({ hull = 'cream', nose = 'brick', fins = 'denim' }: Livery = {}): Marks => [
  shape(fins, 'M-6 4C-12 8-14 14-14 21L-6 17ZM6 4C12 8 14 14 14 21L6 17Z'),
  shape('steel', 'M-4 17H4L6 22H-6Z'),
  shape(hull, 'M-7 18V-5C-7-12-3-18 0-22C3-18 7-12 7-5V18Z'),
  shape(nose, 'M-6.600-8C-5.500-14-3-18 0-22C3-18 5.500-14 6.600-8Z'),
  flat('shade', 'M2-19C5-15 7-10 7-5V18H2Z'),
  shape('lemon', oval(0, 1, 2.8), 1.6),
]

/** Under any rocket. */
export const JET: Marks = [
  flat('flame', 'M-6 23C-8 31-3 35 0 43C3 35 8 31 6 23Z'),
  flat('lemon', 'M-3 23C-4 28-2 31 0 35C2 31 4 28 3 23Z'),
]

/** A rock from space, about 20 in diameter. */
export const ROCK: Marks = [
  shape('rock', 'M-10 1L-8-7 0-10 8-7 10 2 5 9-4 9Z'),
  flat('shade', 'M8-7L10 2 5 9-4 9-1 5 5 3Z'),
  stroke('M-5-3q2-3 5-1q0 3-3 3ZM2 3q2-1 3 1', 1.3),
]

export const BOMB: Marks = [
  shape('coal', oval(0, 0, 11)),
  flat('gleam', oval(-4, -4, 3, 2.4)),
  shape('steel', 'M-4-11l1-4h6l1 4Z'),
  ...pipe('M0-15q1-6 6-5t6-4', 'tape', 1.6, 1.2),
  shape('lemon', burst({ x: 14, y: -25, outer: 7, inner: 3, spikes: 6 }), 1.4),
]

/** A fuel can, 0,0 in the middle of its foot. */
export const CAN: Marks = [
  shape('blue', 'M-13 0q-3 0-3-3V-20q0-3 3-3H8l8 8V-3q0 3-3 3Z'),
  flat('shade', 'M6-23H8l8 8V-3q0 3-3 3H6Z'),
  stroke('M-9-23v-5H4v5', 2.6),
  shape('coal', 'M10-22l5-5 5 5-4 4Z', 1.8),
  stroke('M-10-18L0-4M0-18L-10-4', 1.6),
]

/** Lightning, 0,0 in its middle, 40 high. */
export const BOLT = 'M4-20L-10 3H-1L-5 20 11-5H2L8-20Z'

/** Waves of a sender, opening to the right of 0,0. */
export const WAVES = 'M5-7q6 7 0 14M11-12q10 12 0 24M17-17q14 17 0 34'

export const GEAR =
  'M-2-11h4l1 3 3 1 3-2 3 3-2 3 1 3 3 1v4l-3 1-1 3 2 3-3 3-3-2-3 1-1 3h-4l-1-3-3-1-3 2-3-3 2-3-1-3-3-1v-4l3-1 1-3-2-3 3-3 3 2 3-1Z'

/** A little cloud, 0,0 is the middle of its foot. */
export const PUFF: Marks = [shape('bone', 'M-11 0c-5-8 5-13 9-7c3-7 14-4 11 3c5 0 5 4 1 4Z', 1.6)]
