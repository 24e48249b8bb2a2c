import { flat, type Marks, placed, shape, stroke } from '../marks.ts'

/** The great one, 110 by 112 from its corner. */
export const ASTEROID: Marks = [
  shape('rock', 'M31 13L58 5 87 16 105 45 98 79 74 104 43 107 15 86 5 52Z'),
  flat('sand', 'M31 13L58 5 50 34 22 50 5 52Z'),
  flat('clay', 'M58 5L87 16 76 42 50 34ZM5 52L22 50 34 78 15 86Z'),
  flat('stone', 'M34 78L66 82 74 104 43 107 15 86ZM87 16L105 45 82 62 76 42Z'),
  flat('basalt', 'M105 45L98 79 74 104 66 82 82 62Z'),
  shape('stone', 'M38 52c4-7 16-7 19 0c2 7-4 13-10 13c-7 0-12-6-9-13Z', 1.8),
  shape('stone', 'M62 22c3-4 10-3 11 1c0 5-4 7-7 6c-4-1-6-4-4-7Z', 1.8),
  shape('crater', 'M72 70c3-3 9-1 9 3c0 5-6 7-9 5c-3-2-3-6 0-8Z', 1.8),
  flat('crater', 'M40 54c3-5 12-5 15-1c-5-1-11 0-15 5Z'),
  stroke('M31 13L58 5 87 16 105 45 98 79 74 104 43 107 15 86 5 52Z'),
]

/** Burning, 80 by 110 from its corner. */
export const METEOROID: Marks = [
  flat('rust', 'M22 60L10 6 32 34 40 2 48 34 66 4 58 60Z'),
  flat('lemon', 'M29 58L24 24 38 44 42 20 47 44 56 26 52 58Z'),
  shape('rock', 'M22 56L42 48 62 58 68 80 54 102 30 104 14 86Z'),
  flat('sand', 'M22 56L42 48 36 70 14 86Z'),
  flat('basalt', 'M62 58L68 80 54 102 50 78Z'),
  flat('stone', 'M36 70L50 78 54 102 30 104Z'),
  stroke('M22 56L42 48 62 58 68 80 54 102 30 104 14 86Z'),
]

/** Around 0,0, 12 across. */
const SPLINTER: Marks = [
  shape('rock', 'M-5-3L1-6 6-1 4 5-3 5Z', 1.3),
  flat('sand', 'M-5-3L1-6 0-1-3 5Z'),
  flat('basalt', 'M6-1L4 5-3 5 0-1Z'),
  stroke('M-5-3L1-6 6-1 4 5-3 5Z', 1.3),
]

/** Nearly in two. */
const CRACKED_ROCK: Marks = [
  shape('clay', 'M-14-4L-8-14 3-13 0-6 4-1 0 4 3 11-7 13-15 6Z'),
  flat('sand', 'M-14-4L-8-14 3-13-3-7-6 1-15 6Z'),
  flat('stone', 'M-15 6L-6 1-2 6 3 11-7 13Z'),
  shape('rock', 'M7-12L14-6 16 4 9 12 6 10 4 4 8-1 4-6Z'),
  flat('basalt', 'M14-6L16 4 9 12 6 10 10 2Z'),
  stroke('M-14-4L-8-14 3-13 0-6 4-1 0 4 3 11-7 13-15 6Z'),
  shape('stone', 'M-10-2q3-4 6-1q0 5-4 5q-3-1-2-4Z', 1.2),
]

/** Small, and there will soon be more of it. */
export const MINOR_ROCKS: Marks = [
  placed(CRACKED_ROCK, { y: 1, turn: -14 }),
  placed(SPLINTER, { x: 15, y: -15, turn: 40, scale: 0.8 }),
  placed(SPLINTER, { x: -16, y: -16, turn: -30, scale: 0.6 }),
  placed(SPLINTER, { x: 17, y: 17, turn: 120, scale: 0.7 }),
]

/** It fills the sky, and something glows in it. */
export const MAJOR_ROCK: Marks = [
  shape('stone', 'M-20-8L-12-18 1-21 12-17 20-7 19 7 12 17-2 21-14 16-21 5Z'),
  flat('clay', 'M-20-8L-12-18 1-21-3-11-12-5-21 5Z'),
  flat('rock', 'M1-21L12-17 9-8-3-11ZM-21 5L-12-5-9 7-14 16Z'),
  flat('basalt', 'M20-7L19 7 12 17-2 21 4 11 13 4 14-6Z'),
  stroke('M-16-13L-9-7-11 0-3 4-6 12-1 21M-3 4L5 1 7-7 15-14M5 1L12 6 11 17M-11 0L-20 2', 3, 'flame'),
  stroke('M-15-12L-9-7-11 0-3 4-6 12M-3 4L5 1 7-7 12-11M5 1L12 6', 1.1, 'lemon'),
  shape('crater', 'M-4-15q4-4 8-1q2 5-2 6q-6 1-6-5Z', 1.3),
  shape('crater', 'M2 9q3-3 6 0q0 4-3 4q-3-1-3-4Z', 1.2),
  stroke('M-20-8L-12-18 1-21 12-17 20-7 19 7 12 17-2 21-14 16-21 5Z'),
]
