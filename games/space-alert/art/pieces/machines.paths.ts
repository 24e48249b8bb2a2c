import { burst, flat, type Marks, oval, placed, shape, stroke } from '../marks.ts'
import type { Ink } from '../palette.ts'

const bot = (isActive: boolean): Marks => {
  const light: Ink = isActive ? 'orange' : 'coal'
  return [
    shape('iron', 'M8 30L6 40H14L15 32H21L22 40H30L28 30Z', 2),
    shape(isActive ? 'steel' : 'iron', 'M6 15H30L32 32H4Z', 2),
    flat('shade', 'M20 15H30L32 32H20Z'),
    shape(isActive ? 'tin' : 'iron', 'M10 5H26L28 15H8Z', 2),
    flat('shade', 'M19 5H26L28 15H19Z'),
    shape(
      light,
      'M11 9.500Q11 8.400 12.600 8.400H23.400Q25 8.400 25 9.500Q25 12 23.400 12H12.600Q11 12 11 9.500Z',
      1.2,
    ),
    shape('iron', 'M4 17L.8 27 5 28.600 7 22ZM32 17L35.200 27 31 28.600 29 22Z', 1.6),
    stroke('M18 5V1.400', 2),
    flat(light, oval(18, 1.8, 1.7)),
    shape('hull', 'M12 20H24V27H12Z', 1.3),
    stroke('M14 23.500h8', 1.6, isActive ? 'lemon' : 'coal'),
  ]
}

/** 36 by 44, from its corner. */
export const BOT = bot(true)

/** Three of them, ready, 60 wide, on their feet at 0,0. */
export const SQUAD: Marks = [
  flat('shade', oval(0, -1, 28, 3)),
  placed(BOT, { x: -30, y: -37, scale: 0.85 }),
  placed(BOT, { x: -1, y: -37, scale: 0.85 }),
  placed(BOT, { x: -17, y: -38, scale: 0.94 }),
]

const DARK = bot(false)

/** Fallen over, dark, one of them smoking. */
export const DISABLED_SQUAD: Marks = [
  flat('shade', oval(0, -1, 30, 3)),
  placed(DARK, { x: -34, y: -28, scale: 0.85, turn: -24 }),
  placed(DARK, { x: 10, y: -42, scale: 0.85, turn: 32 }),
  placed(DARK, { x: -14, y: -33, scale: 0.88, turn: 6 }),
  stroke('M-4-38q-5-4 0-8t0-8M7-40q4-3 0-7', 2.4, 'steel'),
  stroke('M-20-22L20-2M20-22L-20-2', 5.4),
  stroke('M-20-22L20-2M20-22L-20-2', 2.6, 'alarm'),
]

/** On the deck at 0,0, 72 wide. */
export const INTERCEPTORS: Marks = [
  placed(
    [
      shape('tin', 'M3 30L20 14 46 9 74 24 70 30 52 32 40 37 28 33Z', 2.4),
      flat('steel', 'M3 30L28 33 40 37 52 32 70 30 74 24 40 26Z'),
      shape('red', 'M20 14L30 2 38 10.500Z', 2),
      shape('coal', 'M44 13L56 15.500 64 21H48Z', 1.6),
      flat('sky', 'M46 14.600L53 15.600 50 19.600Z'),
      shape('red', 'M4 30L18 29 26 24 18 20Z', 1.6),
      stroke('M20 14L46 9 74 24 70 30 52 32 40 37 28 33 3 30Z', 2.4),
    ],
    { x: -38, y: -37 },
  ),
]

/** 18 by 48, from its corner. */
export const ROCKET: Marks = [
  shape('card', 'M9 1C14 7 15 14 15 20V36H3V20C3 14 4 7 9 1Z', 2),
  flat('shade', 'M9 1C14 7 15 14 15 20V36H10Z'),
  flat('red', 'M9 1C12 4.600 13.400 8.400 14.200 12H3.800C4.600 8.400 6 4.600 9 1Z'),
  stroke('M9 1C14 7 15 14 15 20V36H3V20C3 14 4 7 9 1Z', 2),
  shape('red', 'M3 28L.6 40 5 37ZM15 28L17.400 40 13 37Z', 1.4),
  shape('iron', 'M4 36H14L12.400 41H5.600Z', 1.4),
  stroke('M3.600 22H14.600', 1.2),
]

/** On its fins at 0,0. */
export const STANDING_ROCKET: Marks = [placed(ROCKET, { x: -9, y: -41 })]

/** Around 0,0, nose up, 62 long with its fire. */
export const FLYING_ROCKET: Marks = [
  shape('flame', 'M-4 14L-6 24-3 22 0 34 3 22 6 24 4 14Z', 1.4),
  flat('lemon', 'M-2.500 15L-3 20 0 27 3 20 2.500 15Z'),
  placed(ROCKET, { x: -9, y: -26 }),
]

/** The battery of a light cannon is amber; it is never empty for long. */
const cubeOf = (top: Ink, left: Ink, right: Ink): Marks => [
  shape(left, 'M0-9L9-4.600V4.600L0 9-9 4.600V-4.600Z', 1.6),
  flat(top, 'M0-9L9-4.600 0-.2-9-4.600Z'),
  flat(right, 'M0-.2L9-4.600V4.600L0 9Z'),
  stroke('M0-9L9-4.600V4.600L0 9-9 4.600V-4.600Z', 1.6),
]

/** Around 0,0, 18 wide. */
export const CUBE = cubeOf('ice', 'cube', 'deep')
export const BATTERY = cubeOf('lemon', 'amber', 'gold')

/** Standing at 0,0, 24 high. */
export const FUEL: Marks = [
  placed(
    [
      shape('rust', 'M2 5V21C2 24 14 24 14 21V5Z', 1.6),
      flat('ember', 'M9 6.600L14 5V21C14 22.600 11.600 23.400 9 23.400Z'),
      shape('orange', oval(8, 5, 6, 3), 1.4),
      flat('paper', 'M2.800 11C4 12.600 12 12.600 13.200 11V15C12 16.600 4 16.600 2.800 15Z'),
    ],
    { x: -8, y: -24 },
  ),
]

/** Around 0,0, 96 across. */
export const EXPLOSION: Marks = [
  shape('flame', burst({ outer: 48, inner: 24, spikes: 10 }), 2),
  flat('lemon', burst({ outer: 33, inner: 16, spikes: 9 })),
  flat('glow', oval(0, 0, 12)),
]
