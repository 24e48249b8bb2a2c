import { dots, flat, type Mark, oval, shape, star, stroke } from './marks.ts'

/** A goat ship seen from the side, nose to the left, about 220 by 140. From back to front. */

export const FLAMES: readonly Mark[] = [
  shape('flame', 'M168 50c12-7 20 2 34-2-5 8 8 12 14 17-16 3-12 9-20 13-8-4-16 4-28 1Z'),
  shape('mustard', 'M170 56c12-3 18 4 34 8-15 6-22 12-34 10Z', 0),
  flat('glow', 'M171 60c9-2 12 2 20 4.5-8 3.5-13 6.5-20 5.500Z'),
  shape('mustard', 'M158 111c12-4 18 3 36 5-14 6-24 11-37 9Z'),
  flat('glow', 'M160 114c8-2 10 1 17 2.5-7 3-11 4.5-17 4Z'),
  shape('mustard', 'M170 95c12-4 16 2 32 3-12 6-18 12-32 11Z'),
]

export const BACK: readonly Mark[] = [
  shape('furShade', 'M132 80c10 6 18 12 28 14l-4 12c-14-2-26-8-34-18Z'),
  shape('line', 'm160 92 12 2-2 16-15-3Z'),
  shape('furShade', 'M74 84c-8 6-18 8-28 6l-2 10c14 4 30 0 40-8Z'),
  shape('line', 'M46 88H34v14h11Z'),
  shape('fur', 'M150 42c4-14 16-20 25-16-3 8-3 18-14 26Z'),
  shape('iron', 'm156 56 14-6 3 30-17-4Z'),
  stroke('M163 55v20', 2, 'steelShade'),
]

const BELLY = dots([
  [79, 62, 156],
  [83.5, 64, 152],
  [88, 72, 142],
])

export const BODY: readonly Mark[] = [
  shape('fur', 'M60 50C70 36 98 30 122 32c26 2 40 14 40 30 0 18-14 30-40 30l-38 2C66 94 56 84 54 70Z'),
  BELLY,
]

export const SUIT: readonly Mark[] = [
  shape(
    'suit',
    'M82 34C100 27 130 28 148 39c10 8 13 20 10 32-5 8-10 6-14 10-5 5-10 2-15 5-5 3-10-1-15 2-5 2-10-2-15 0-5 1-10-3-16-4-5-16-5-34-1-50Z',
  ),
  flat('gleam', 'M88 38c16-6 40-4 54 4l3 7c-18-8-41-9-58-4Z'),
  dots([
    [66, 138, 157],
    [70.5, 130, 155],
    [75, 116, 148],
    [79.5, 100, 140],
    [84, 92, 126],
  ]),
  stroke('M88 36c-4 14-4 32 0 47M147 40c6 13 6 26 0 38', 2.6),
  flat('line', [oval(94, 44, 2), oval(93, 58, 2), oval(95, 72, 2), oval(141, 46, 2), oval(143, 72, 2)].join('')),
]

/** Sleeves and boots over the near legs. */
export const SUIT_LEGS: readonly Mark[] = [
  shape('suit', 'M118 84c5 11 12 18 20 22.500l-6.5 11c-13-5-23-15-28.5-27.500Z'),
  shape('paper', 'm138 104 9 4.5-6 12-10-4Z'),
  shape('suit', 'M82 88c-4.5 9-11.5 15.5-19.5 19.500l3.5 11c13-4 25-14 32-26.500Z'),
  shape('paper', 'm64 106-9 4 2.5 12 10-3.500Z'),
]

export const LEGS: readonly Mark[] = [
  shape('fur', 'M118 84c6 14 16 22 28 26l-4 12c-18-4-32-16-38-32Z'),
  shape('line', 'm146 108 14 2-3 16-16-3Z'),
  shape('fur', 'M82 88c-6 12-16 20-28 22l2 11c18-1 34-13 42-29Z'),
  shape('line', 'm55 108-13 2 2 15 13-2Z'),
]

/** Without the suit: seams, a patch, a burnt hole. */
export const WEAR: readonly Mark[] = [
  stroke('M96 36c-5 14-5 34 0 52M128 35c5 14 5 32 1 50M146 42c4 12 4 24 0 36', 2.6),
  shape('bone', 'm102 46 20-4 4 17-20 5Z', 2.6),
  stroke('M105 44l1 4M112 42l1 4M119 41l1 4M108 66l-1-4M115 65l-1-4M122 63l-1-4', 2),
  flat('line', 'm136 62 8-3 2 6 7 1-5 5 2 7-8-2-5 5-3-7-7-3 6-4Z'),
  flat('red', 'm138 65 4-1 2 4 3 2-3 2-5 1-3-3Z'),
  stroke('M66 60l8 5-3 7 8 6', 2.6),
]

export const SMOKE: readonly Mark[] = [
  shape('bone', 'M138 36c-8-2-8-12 0-13 0-8 10-10 14-4 8-2 12 8 6 12 2 6-6 9-10 6-3 3-8 2-10-1Z', 3),
  shape('paper', 'M158 17c-5-1-5-8 0-9 1-6 8-6 10-2 5-1 8 5 4 8 1 4-4 6-7 4-2 2-5 1-7-1Z', 2.6),
]

export const HEAD: readonly Mark[] = [
  shape(
    'fur',
    'M66 34C60 20 46 16 39 22c-6 6-13 14-23 22-7 4-10 11-6 17 3 4 9 5 17 4 8 1 16 1 23-3 4 6 8 12 15 16l16-26Z',
  ),
  flat('blaze', 'M23 42c-8 3-16 10-13 18 4 6 14 5 20 4 6-6 1-20-7-22Z'),
]

/** Over the markings. */
export const HEAD_LINES: readonly Mark[] = [
  stroke('M39 22c-6 6-13 14-23 22-7 4-10 11-6 17 3 4 9 5 17 4', 4.4),
  stroke('M12 52q4-3 6 1', 2.6),
]

export const EAR: readonly Mark[] = [
  shape('furShade', 'M57 30c10-5 22 0 26 11-10 4-20 1-26-5Z'),
  flat('rose', 'M63 32.500c6-2 12 1 15 6-6 1-11-1-15-4Z'),
]

export const COLLAR: readonly Mark[] = [
  shape('accent', 'M52 63c5 10 12 16 21 17l9-13c-8 0-15-6-19-14Z'),
  flat('gleam', 'M58 61c5 6 10 9 17 10l2-3.500c-6-1-10-4-14-9Z'),
]

export const SCARF: readonly Mark[] = [shape('accent', 'M76 76c12 5 17-2 31 4-9 8-22 10-33 5Z', 3.4), ...COLLAR]

export const DOME_BACK: readonly Mark[] = [
  flat('glassTint', oval(37, 38, 45, 43)),
  dots(
    [
      [56, -3, 78],
      [60.5, -1, 74],
      [65, 2, 71],
      [69.5, 7, 66],
      [74, 14, 58],
    ],
    2.4,
    'gleam',
  ),
]

export const DOME: readonly Mark[] = [
  shape('mist', oval(37, 38, 45, 43)),
  stroke('M74 60C66 74 52 80 38 80', 5, 'glass'),
  stroke('M5 30C9 16 20 5 34 2M3 42v-1', 5.5, 'white'),
]

export const MOODS: Readonly<Record<'calm' | 'worried' | 'hit' | 'proud', readonly Mark[]>> = {
  calm: [
    shape('white', oval(38, 37, 8, 7.5), 3),
    flat('iris', oval(36.5, 38, 5.3, 5)),
    stroke('M33 38h7', 3.6),
    stroke('M28 32q9-6 19-2', 4.4),
    stroke('M13 60c7 1 13 0 17-5', 3),
  ],
  worried: [
    shape('white', oval(38, 35, 9.5, 10.5), 3),
    flat('iris', oval(35.5, 36, 4, 4.2)),
    stroke('M33.5 36h4', 2.8),
    stroke('M30 19q7-5 13-1', 4),
    shape('white', 'M11 57c6 0 13-1 18-4l2 7c-6 3-12 4-18 3Z', 2.6),
    stroke('M17 57l1 6M22 56l1 6', 1.8),
    shape('ice', 'M8 26c-5 6-5 11 0 11s5-5 0-11ZM20 10c-4 5-4 9 0 9s4-4 0-9Z', 2.2),
  ],
  hit: [
    stroke('m31 29 14 14M45 29 31 43', 5),
    stroke('M28 24l9-5M46 24l7 1', 3.4),
    shape('wine', 'M10 56c7 1 14-1 20-5 2 9-2 17-9 17-6 0-10-5-11-12Z', 2.8),
    flat('rose', 'M15 64c4-4 10-5 13-4-1 5-4 7-7 7-2 0-5-1-6-3Z'),
    shape('mustard', `${star(6, 20, 10)}${star(22, 2, 8)}`, 2.4),
    shape('lemon', star(-4, 42, 6), 2),
  ],
  proud: [
    stroke('M30 39q8-9 16 0', 4.4),
    stroke('M28 25q8-8 18-3', 4),
    shape('white', 'M9 55c8 4 16 2 22-4 1 8-4 13-11 13-5 0-9-3-11-9Z', 2.8),
    shape('lemon', star(2, 26, 8), 2),
  ],
}
