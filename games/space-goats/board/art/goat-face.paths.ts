import { dots, flat, type Mark, oval, shape, star, stroke } from './marks.ts'

/** A goat from the front, about 100 by 100, and what a captain wears around it. */

export const FACE: readonly Mark[] = [
  shape('furShade', 'M33 42C23 33 10 33 3 42c8 10 21 11 31 7ZM67 42c10-9 23-9 30 0-8 10-21 11-31 7Z'),
  flat('rose', 'M29 42c-7-4-14-4-19 0 6 5 13 5 19 2ZM71 42c7-4 14-4 19 0-6 5-13 5-19 2Z'),
  shape('fur', 'M50 25c15 0 21 9 20 21-1 13-5 25-9 34-4 9-18 9-22 0-4-9-8-21-9-34-1-12 5-21 20-21Z'),
  flat('blaze', 'M46 28c3-2 6-2 8 0l4 30c4 6 6 14 3 20-4 8-18 8-22 0-3-6-1-14 3-20Z'),
  dots([
    [56, 61, 68],
    [60.5, 61, 67],
    [65, 61, 66],
    [69.5, 60, 65],
    [74, 57, 63],
    [78.5, 54, 61],
  ]),
  stroke('M45 70q-1 4 2 5M55 70q1 4-2 5', 2.6),
]

export const FACE_BEARD: readonly Mark[] = [
  shape('beard', 'M42 84c0 8 4 12 4 16 3-2 4-4 5-6 1 3 2 5 3 6 1-5 4-9 4-16-5 3-11 3-16 0Z'),
]

export const FACE_HORNS = {
  swept: [
    shape('horns', 'M44 27C41 12 30 4 16 6c9 5 14 14 18 27ZM56 27C59 12 70 4 84 6c-9 5-14 14-18 27Z'),
    stroke('M33 12l-4 5M39 17l-6 5M67 12l4 5M61 17l6 5', 2),
  ],
  ram: [
    shape(
      'horns',
      'M45 27C42 10 20 6 12 20 6 32 14 44 24 42c8-2 8-14 0-14-1 5-6 3-5-2 2-8 14-4 16 8ZM55 27c3-17 25-21 33-7 6 12-2 24-12 22-8-2-8-14 0-14 1 5 6 3 5-2-2-8-14-4-16 8Z',
    ),
    stroke('M37 17l-3 6M26 11v7M15 18l6 3M12 30l6-2M63 17l3 6M74 11v7M85 18l-6 3M88 30l-6-2', 2),
  ],
  spikes: [
    shape('horns', 'M46 27 38-2 32 31ZM54 27 62-2l6 33Z'),
    stroke('M36 16l7-1M37 8l4-1M64 16l-7-1M63 8l-4-1', 2),
  ],
  stubs: [shape('horns', 'M33 30c-3-7-1-13 4-15 5 3 7 8 7 13ZM67 30c3-7 1-13-4-15-5 3-7 8-7 13Z')],
  ibex: [
    shape(
      'horns',
      'M45 28C44 10 34-2 14-6c4 3 8 8 8 12 4 8 9 17 12 27ZM55 28C56 10 66-2 86-6c-4 3-8 8-8 12-4 8-9 17-12 27Z',
    ),
    stroke('M22 2l8-4M27 10l9-4M32 19l9-4M78 2l-8-4M73 10l-9-4M68 19l-9-4', 2.2),
  ],
} as const satisfies Readonly<Record<string, readonly Mark[]>>

const MOUTH_SHUT = stroke('M50 76v4M43 82q7 4 14 0', 2.6)

const EYES: readonly Mark[] = [
  shape('white', oval(39.5, 49, 6, 5.5) + oval(60.5, 49, 6, 5.5), 2.4),
  flat('iris', oval(40.5, 49.5, 4) + oval(61.5, 49.5, 4)),
  stroke('M38 49.500h5M59 49.500h5', 3),
]

/** A round of a coil for each eye. */
const SWIRL = 'm0 0c2-2 5 0 4 3s-6 3-8 0-1-8 4-9 9 3 8 8-5 7-9 7'

export const FACE_MOODS: Readonly<Record<'calm' | 'worried' | 'hit' | 'proud' | 'out', readonly Mark[]>> = {
  calm: [...EYES, stroke('M31 41c6-3 11-3 15 0M54 41c4-3 9-3 15 0', 3), MOUTH_SHUT],
  worried: [
    shape('white', oval(39.5, 49, 7.5, 8.5) + oval(60.5, 49, 7.5, 8.5), 2.4),
    flat('iris', oval(40, 51, 3.4) + oval(60, 51, 3.4)),
    stroke('M38.5 51h3M58.5 51h3', 2.4),
    stroke('M30 40q6-7 13-6M70 40q-6-7-13-6', 3),
    shape('white', 'M41 79q9-4 18 0l-2 6q-7-3-14 0Z', 2.4),
    stroke('M47 78v5M53 78v5', 1.6),
    shape('ice', 'M24 52c-5 7-5 12 0 12s5-5 0-12ZM77 60c-4 5-4 9 0 9s4-4 0-9Z', 2.2),
  ],
  hit: [
    stroke('m33 43 12 6-12 6M67 43l-12 6 12 6', 4),
    stroke('M30 36l13 3M70 36l-13 3', 3),
    shape('wine', 'M41 78q9-5 18 0-1 11-9 11t-9-11Z', 2.6),
    flat('rose', 'M45 86q5-4 10 0-5 4-10 0Z'),
    shape('mustard', star(24, 22, 8) + star(78, 26, 7), 2.2),
    shape('paper', 'M60 61l10-4 2 5-10 4Z', 2),
  ],
  proud: [
    ...EYES,
    flat('furShade', 'M33 43.500h13v5.500H33ZM54 43.500h13v5.500H54Z'),
    stroke('M32 49h15M53 49h15', 2.8),
    stroke('M31 38c6-4 11-3 15-1M54 37c4-2 9-3 15 1', 3),
    stroke('M50 76v3M40 79q4 6 10 6 8 0 12-8', 2.8),
    shape('lemon', star(24, 60, 7), 2),
  ],
  out: [
    shape('white', oval(39.5, 49, 8, 8) + oval(60.5, 49, 8, 8), 2.4),
    stroke(`M39.5 48${SWIRL}M60.5 48${SWIRL}`, 2),
    stroke('M50 76v3M42 84q4-4 8-1 4-3 8 1', 2.6),
    shape('rose', 'M50 84h7c1 7 0 11-3.5 11S50 91 50 84Z', 2.2),
  ],
}

export const BOWL_BACK: readonly Mark[] = [
  flat('glassTint', 'M15 95C-6 70 2 8 50 8s56 62 35 87Z'),
  dots(
    [
      [72, 7, 94],
      [76.5, 8, 92],
      [81, 9, 91],
      [85.5, 11, 89],
      [90, 13, 87],
    ],
    2.4,
    'gleam',
  ),
]

export const BOWL: readonly Mark[] = [
  shape('mist', 'M15 95C-6 70 2 8 50 8s56 62 35 87', 3.6),
  stroke('M12 52c0-14 6-26 16-33M10 66v-2', 5, 'white'),
]

export const SHOULDERS: readonly Mark[] = [
  shape('accent', 'M-4 140c0-34 18-47 54-47s54 13 54 47Z', 3.6),
  dots([
    [111, 78, 97],
    [115.5, 77, 99],
    [120, 76, 101],
    [124.5, 75, 102],
  ]),
  shape('paper', 'M14 97c6-8 66-8 72 0 2 6-4 10-10 11-16 3-36 3-52 0-6-1-12-5-10-11Z', 3.6),
  stroke('M22 101c16 4 40 4 56 0', 2.2),
]

/** What makes a captain. */
export const EXTRAS = {
  tuft: [shape('red', 'M44 26c-3-9 4-14 9-11-3 3 2 5 5 2 1 6-3 10-7 11Z', 2.6)],
  patch: [
    stroke('M28 40 72 34', 3),
    flat('line', 'M52 42c4-4 14-4 18 0 1 8-2 14-9 14s-10-6-9-14Z'),
    stroke('M56 84l22 6', 4),
    stroke('M57 84l20 5.5', 1.8, 'mustard'),
  ],
  robot: [
    stroke('M50 25V12', 3),
    shape('red', oval(50, 9, 5), 2.6),
    stroke('M31 38h38M36 64h28', 2.2),
    flat('line', oval(35, 60, 1.6) + oval(65, 60, 1.6) + oval(38, 34, 1.6) + oval(62, 34, 1.6)),
  ],
  monocle: [
    { ...shape('mist', oval(60.5, 49, 10.5), 3), ink: 'mustard' },
    stroke('M68 57c4 8 4 16 2 24', 2, 'mustard'),
  ],
  crown: [shape('mustard', 'M34 30 30 12l11 8 9-13 9 13 11-8-4 18c-10-4-22-4-32 0Z', 3), flat('red', oval(50, 22, 3))],
  punk: [
    shape('accent', 'M44 28 40 4l6 6 4-12 5 12 7-5-5 23c-4-2-9-2-13 0Z', 3),
    shape('paper', oval(72, 54, 3.4), 2),
    shape('mustard', oval(50, 74, 4, 3), 2),
  ],
  admiral: [
    shape('navy', 'M22 26C24 12 36 5 50 5s26 7 28 21c-8-5-18-6-28-6s-20 1-28 6Z', 3),
    shape('line', 'M30 27c12-6 28-6 40 0l-3 5c-10-4-24-4-34 0Z', 2),
    shape('mustard', star(50, 14, 8), 2),
    shape('white', 'M30 42c5-5 11-5 16 0-5 3-11 3-16 0ZM54 42c5-5 11-5 16 0-5 3-11 3-16 0Z', 2),
  ],
  aviator: [
    shape('bark', 'M28 40c-2-16 8-24 22-24s24 8 22 24c-4-7-10-9-22-9s-18 2-22 9Z', 3),
    { ...shape('glassTint', oval(40, 30, 8, 6.5) + oval(60, 30, 8, 6.5), 3), ink: 'mustard' },
    stroke('M36 28l4-3M56 28l4-3', 2.2, 'white'),
  ],
} as const satisfies Readonly<Record<string, readonly Mark[]>>
