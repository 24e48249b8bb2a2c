import { burst, dashed, flat, type Marks, oval, paired, pipe, placed, shape, stroke } from '../marks.ts'
import { BOT, CUBE, ROCKET } from '../pieces/machines.paths.ts'

const EMBLEM = 'M0-19L16-14V-2C16 10 9 16 0 20C-9 16-16 10-16-2V-14Z'

/** Cut in slices that do not meet any more. */
export const SHIELD_SLICED: Marks = [
  shape('royal', 'M0-20L17-15V-8H-15V-15Z'),
  shape('blue', 'M-20-6H12V2H-19Z'),
  shape('royal', 'M-11 4H20Q19 9 16 12H-6Q-10 9-11 4Z'),
  shape('navy', 'M-12 14H9Q4 19-2 22Q-8 19-12 14Z'),
  flat('aqua', 'M-12-13H2V-11H-12ZM-15-3H-4V-1H-15ZM4 7H14V9H4Z'),
  flat('alarm', 'M14-6H21V-3H14ZM-21 6H-14V9H-21ZM13 15H19V18H13ZM-22-12H-18V-9H-22Z'),
]

/** A skull where the emblem was. */
export const SHIELD_SKULL: Marks = [
  shape('navy', EMBLEM),
  stroke('M0-14L11-10.500V-2C11 6 6 11 0 14C-6 11-11 6-11-2V-10.500Z', 1.6, 'blue'),
  shape('white', 'M0-11C-8-11-9-3-6 0V5H6V0C9-3 8-11 0-11Z'),
  ...paired(flat('crimson', oval(-3, -3, 2.2))),
  flat('line', 'M0 0L-1.200 2.200H1.200Z'),
  stroke('M-2 3V5M2 3V5', 1.2),
  dashed('M-20 11H-11M11 11H20M-18 16H-8M8 16H18', 2.2, 'alarm', '3 2'),
]

/** They lean, and they tick. */
export const WARHEADS: Marks = [
  placed(ROCKET, { x: -20, y: -14, scale: 0.78, turn: -16 }),
  placed(ROCKET, { x: 7, y: -19, scale: 0.78, turn: 16 }),
  placed(ROCKET, { x: -8, y: -20, scale: 0.88 }),
  shape('lemon', burst({ x: 0, y: 15, outer: 9, inner: 4.5, spikes: 8 }), 1.3),
  stroke('M0 11V16M0 18.600v.1', 2),
  stroke('M-16-17l-3-3M16-17l3-3M-20-8h-3M20-8h3', 1.8, 'alarm'),
]

/** It has a rocket for lunch. */
export const SLIME_ROCKET: Marks = [
  placed(ROCKET, { x: 3, y: -22, scale: 0.72, turn: 14 }),
  shape(
    'moss',
    'M-21 20C-23 10-18 4-12 3C-11-6-2-9 3-3C8-8 16-4 15 4C21 7 23 14 20 20Q14 23 8 20.500Q0 24-8 20.500Q-15 23-21 20Z',
  ),
  flat('slime', 'M-17 14C-17 8-13 6-9 7C-9-2-2-5 1 1C5-4 11-2 11 3C5 2 2 8-3 8C-9 8-12 15-17 14Z'),
  shape('glow', oval(-7, 4, 3.6), 1.3),
  shape('glow', oval(5, 3, 3), 1.3),
  flat('line', oval(-6, 4.8, 1.6) + oval(5.8, 3.8, 1.4)),
  stroke('M-6 13Q0 17 8 12', 1.8, 'swamp'),
  flat('lime', oval(13, 13, 1.8) + oval(-15, 17, 1.4)),
]

/** From the ceiling, on what was a battlebot. */
export const SLIME_DRIPPING: Marks = [
  placed(BOT, { x: -14, y: -8, scale: 0.72 }),
  shape(
    'moss',
    'M-22-22H22V-13C20-8 17-10 17-4C17 2 13 2 13-4C12-8 9-8 9-2C9 8 3 10 2 2C1-3-3-4-3 3C-4 14-11 14-11 4C-11-3-14-5-15 0C-16 6-20 5-20-2Z',
  ),
  flat('slime', 'M-20-20H20V-16C10-14 8-16 4-12C0-9-3-12-7-8C-11-5-14-12-20-9Z'),
  flat('lime', oval(-7, 7, 1.6) + oval(5.5, 2, 1.3) + oval(15, -4, 1.1)),
  shape('moss', 'M12 10q-4 6 0 8q4-2 0-8Z', 1.2),
  shape('glow', oval(-5, -14, 3), 1.2),
  shape('glow', oval(5, -14.5, 2.4), 1.2),
  flat('line', oval(-4.4, -13.2, 1.3) + oval(5.4, -13.8, 1.1)),
]

/** A ball of spikes on the screen of the bridge. */
export const VIRUS: Marks = [
  shape('iron', 'M-13 18H13L16 22H-16Z'),
  shape('tin', 'M-22-20H22V15H-22Z'),
  flat('abyss', 'M-19-17H19V12H-19Z'),
  stroke('M-16-13h6M-16-9h4M12 8h5M10-13h6', 1.4, 'deep'),
  stroke('M0-13V8M-10.500-2.500H10.500M-7.500-10L7.500 5M7.500-10L-7.500 5', 2.2, 'slime'),
  flat('lime', oval(0, -13.5, 2) + oval(0, 8.5, 2) + oval(-11, -2.5, 2) + oval(11, -2.5, 2)),
  flat('lime', oval(-8, -10.5, 1.8) + oval(8, -10.5, 1.8) + oval(-8, 5.5, 1.8) + oval(8, 5.5, 1.8)),
  shape('moss', oval(0, -2.5, 6.4), 1.4),
  flat('line', 'M-4-4.500L-.8-3-3.500-1.500ZM4-4.500L.8-3 3.500-1.500Z'),
  stroke('M-2.500 1Q0-.6 2.500 1', 1.4),
]

export const REACTOR_OVERHEATED: Marks = [
  shape(
    'flame',
    'M-16-6C-20-14-14-16-13-22C-9-19-7-16-6-13C-5-19-1-20 0-24C4-20 5-17 5-13C8-16 10-18 12-22C14-17 20-14 16-6Z',
    1.4,
  ),
  flat(
    'lemon',
    'M-11-6C-13-11-9-13-9-16C-5-12-3-10-2-8C-1-12 0-14 1-17C4-13 4-10 5-8C7-10 9-12 10-15C12-11 13-9 11-6Z',
  ),
  shape('iron', 'M-16 15H16V21H-16Z'),
  shape('steel', 'M-14-7Q0-12 14-7V16H-14Z'),
  flat('shade', 'M1-9.500Q9-9 14-7V16H1Z'),
  shape('wine', oval(-3, 4, 8)),
  flat('flame', oval(-3, 4, 5.6)),
  flat('glow', oval(-3, 4, 2.8)),
  shape('paper', 'M8-4H12V9A3.500 3.500 0 1 1 8 9Z', 1.2),
  stroke('M10-2V10', 2, 'alarm'),
  flat('alarm', oval(10, 11, 2.2)),
]

/** A crack in the hull, seen from outside; the light is from within. */
export const FISSURE: Marks = [
  shape('iron', 'M-22-12L-12-22H12L22-12V12L12 22H-12L-22 12Z'),
  flat('hull', 'M-22-8H-4V8H-22ZM4-22H12L22-12V-6H4ZM2 8H22V12L12 22H2Z'),
  stroke('M-22-8H22M-22 8H22M-6-22V-8M8-8V8M-8 8V22', 1.3),
  shape('wine', 'M-10-23L-3-12-9-5 3 2-4 9 6 23 13 23 7 10 13 4 2-4 8-11 0-23Z'),
  flat('flame', 'M-7-22L0-12-6-5 5 2-1 9 9 23 11 23 5 10 10 4-1-4 5-11-2-22Z'),
  flat('lemon', 'M-5-22L2-12-3-5 7 3 2 9 9.500 22 4 9.500 8.500 3.500-1.500-4.600 3.500-11.500Z'),
  stroke('M-9-5L-17-2M13 4L19 1M-4 9L-12 14M8-11L15-15', 1.6),
]

/** Red on blue, as it should never be. */
export const CROSSED_WIRES: Marks = [
  shape('gold', 'M-22-15H-14V-5H-22ZM-22 5H-14V15H-22ZM14-15H22V-5H14ZM14 5H22V15H14Z'),
  ...pipe('M-14-12C0-12 0 12 14 12', 'blue', 3),
  ...pipe('M-14 12C-2 12 2-12 14-12', 'alarm', 3),
  ...pipe('M-14-8C-8-8-12 2-4 0C4-2-2-10 6-10C10-10 8-8 14-8', 'lemon', 2, 1),
  ...pipe('M-14 8C-6 8-8 18 0 17C8 16 6 8 14 8', 'slime', 2, 1),
  shape('glow', burst({ outer: 9, inner: 3.5, spikes: 8 }), 1.3),
  stroke('M-3-19l-1 5 3-1-1 5M5 22l1-4', 1.6, 'lemon'),
]

/** It has changed its mind about the crew. */
export const UPRISING: Marks = [
  placed(
    [
      ...paired(...pipe('M-11-2L-19-8-17-18', 'iron', 4)),
      ...paired(shape('steel', 'M-21-23H-13V-16H-21Z', 1.4), stroke('M-18.500-23V-19M-15.500-23V-19', 1)),
      shape('iron', 'M-10 12L-12 22H-4L-3 14H3L4 22H12L10 12Z'),
      shape('steel', 'M-12-5H12L14 13H-14Z'),
      flat('shade', 'M1-5H12L14 13H1Z'),
      shape('tin', 'M-8-17H8L10-5H-10Z'),
      flat('shade', 'M1-17H8L10-5H1Z'),
      shape('line', 'M-7-14H7L8-8H-8Z', 1),
      flat('alarm', 'M-6-13L-1-11-5.500-9ZM6-13L1-11 5.500-9Z'),
      stroke('M0-17V-21', 1.8),
      flat('alarm', oval(0, -21.5, 1.8)),
      shape('crimson', burst({ x: 0, y: 5, outer: 6, inner: 2.8, spikes: 5 }), 1.2),
    ],
    { y: 1.5, scale: 0.88 },
  ),
]

/** Three reactors, one bolt. */
export const OVERLOAD: Marks = [
  flat('deep', burst({ outer: 23, inner: 14, spikes: 14 })),
  placed(CUBE, { x: -12, y: 11, scale: 1.05 }),
  placed(CUBE, { x: 12, y: 11, scale: 1.05 }),
  placed(CUBE, { x: 0, y: -11, scale: 1.05 }),
  stroke('M0-1L-4 5M0-1L4 5M-3 12H3', 2, 'ice'),
  shape('lemon', 'M5-22L-9 3H-1L-6 22 10-5H2L10-22Z'),
  flat('glow', 'M5-18L-4 1H1L3-4 6-6 1-6 8-19Z'),
]

/** What grows in the air ducts. */
export const CONTAMINATION: Marks = [
  flat('swamp', 'M-22 22C-20 14-12 15-10 18C-4 12 6 12 10 18C14 14 21 14 22 22Z'),
  ...pipe('M-9 18C-10 10-12 8-11 0M9 19C10 12 14 12 13 5M0 20C-1 8 2 2 0-8', 'lilac', 3, 1.2),
  shape('grape', 'M-20 2C-20-8-3-8-2 2Q-11 5-20 2Z'),
  shape('grape', 'M6 6C6-2 20-2 20 6Q13 9 6 6Z'),
  shape('magenta', 'M-10-7C-10-22 11-22 11-7Q0-3-10-7Z'),
  flat('shade', 'M3-18C11-16 11-10 11-7Q6-5 2-5Q6-12 3-18Z'),
  flat('lime', oval(-4, -11, 2.2) + oval(3, -14, 1.6) + oval(5, -8.5, 1.8) + oval(-13, -1, 1.6) + oval(-7, 0, 1.1)),
  flat('slime', oval(-17, -12, 1.6) + oval(-13, -18, 1.1) + oval(16, -10, 1.5) + oval(18, -17, 1.1) + oval(-20, 9, 1)),
]

export const NUCLEAR_DEVICE: Marks = [
  shape('coal', 'M-20 14H20V21H-20Z'),
  shape('amber', 'M-16-10Q-16-17-9-17H13Q20-17 20-10V10Q20 15 14 15H-9Q-16 15-16 10Z'),
  flat('shade', 'M4-17H13Q20-17 20-10V10Q20 15 14 15H4Z'),
  shape('iron', 'M-16-9L-22-14V12L-16 8Z'),
  shape('paper', oval(-3, 1, 9.5), 1.5),
  flat(
    'line',
    'M-3 1L-11-2A8.500 8.500 0 0 1-7-6.500ZM-3 1L1-6.500A8.500 8.500 0 0 1 5.500 0ZM-3 1L1 8.500A8.500 8.500 0 0 1-7 8.500Z',
  ),
  flat('paper', oval(-3, 1, 2.4)),
  flat('line', oval(-3, 1, 1.5)),
  shape('line', 'M-7-22H13V-14H-7Z', 1.2),
  stroke('M-4-20V-16M1-20H-1V-18H1V-16H-1M5-20V-16M8-20H10V-18H8V-16H10', 1.4, 'alarm'),
  stroke('M8 3C14 3 12 10 17 10M8-2C15-2 13-8 17-8', 1.6, 'red'),
]
