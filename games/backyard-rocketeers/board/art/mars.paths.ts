import { flat, type Marks, oval, pipe, rivets, shape, stroke } from './marks.ts'
import type { Ink } from './palette.ts'
import type { Tiers } from './parts.paths.ts'

/* What stands on Mars; 0,0 is on the ground below its middle. */

interface Wheel {
  readonly x: number
  readonly y?: number
  readonly r: number
  readonly hub: Ink
  readonly tyre?: Ink
}

export const wheel = ({ x, y = 0, r, hub, tyre = 'coal' }: Wheel): Marks => [
  shape(tyre, oval(x, y - r, r)),
  shape(hub, oval(x, y - r, r * 0.42), 1.4),
]

/** A shopping trolley; something that has been here before; a machine. */
export const ROVERS: Tiers = {
  1: [
    stroke('M-32-42H-24L-15-15H24', 3),
    shape('tin', 'M-21-35H31L25-15H-15Z'),
    stroke('M-10-35l4 20M2-35l1 20M14-35l-2 20M-18-25H28', 1.4),
    shape('red', 'M-6-35v-14H10v14Z'),
    shape('mustard', 'M10-35v-9h9v9Z', 1.8),
    stroke('M5-49v-10l10-5', 2.2),
    shape('tape', oval(17, -64, 3.2), 1.8),
    ...wheel({ x: -11, r: 7.5, hub: 'bone' }),
    ...wheel({ x: 20, r: 7.5, hub: 'bone' }),
  ],
  2: [
    stroke('M14-30v-20', 3),
    shape('cream', 'M5-58H24V-48H5Z'),
    shape('sky', oval(18, -53, 2.6), 1.4),
    shape('brick', 'M-25-29v-12H5v12Z'),
    stroke('M-25-35H5', 1.4),
    shape('cream', 'M-31-30H26L35-20V-11H-33Z'),
    flat('shade', 'M-32-17H35V-11H-33Z'),
    rivets('M-26-24H14', 2),
    shape('bone', 'M-19-24l14-2 1 9-14 2Z', 1.4),
    ...wheel({ x: -22, r: 8, hub: 'haze' }),
    ...wheel({ x: 2, r: 8, hub: 'haze' }),
    ...wheel({ x: 26, r: 8, hub: 'haze' }),
  ],
  3: [
    stroke('M-23-30v-17', 2.4),
    shape('ice', 'M-32-48q9-9 18 0Z'),
    shape('white', 'M-35-21C-29-38 8-42 22-34L37-18V-11H-35Z'),
    shape('sky', 'M-4-38C8-40 16-38 22-34L31-23H-2Z'),
    stroke('M3-35l-2 9', 2, 'paper'),
    stroke('M-34-16H36', 3, 'copper'),
    stroke('M-24-12L-12-6M26-12L14-6', 2.6),
    ...wheel({ x: -23, r: 9, hub: 'copper', tyre: 'navy' }),
    ...wheel({ x: 1, r: 9, hub: 'copper', tyre: 'navy' }),
    ...wheel({ x: 25, r: 9, hub: 'copper', tyre: 'navy' }),
  ],
}

export const WINDMILL: Marks = [
  stroke('M-11 0L-2-62H2L11 0M-8-14L6-28M8-14L-6-28M-5-36L3-48M5-36L-3-48', 2.8),
  shape('cream', 'M-2-66L-10-96 0-98 3-68Z'),
  shape('cream', 'M3-64L33-72 35-62 4-60Z'),
  shape('bone', 'M2-60L10-30 0-28-3-58Z'),
  shape('bone', 'M-3-62L-33-54-35-64-4-66Z'),
  shape('brick', oval(0, -63, 5)),
]

/** Foil on a frame; a cracked roof panel; wings that follow the sun. */
export const PANELS: Tiers = {
  1: [
    ...pipe('M-14 0L10-20M14 0L-10-20', 'wood', 2),
    shape('ice', 'M-30-18L-20-44 34-36 24-12Z'),
    stroke('M-25-31L29-24M-13-16L-3-41M6-14L16-38', 1.4),
    stroke('M-20-24l4-10M0-21l4-8M20-20l3-7', 2.4, 'paper'),
    flat('tape', 'M12-43l18 6-2 6-18-6ZM-32-22l10-6 3 6-10 6Z'),
  ],
  2: [
    ...pipe('M0 0V-18M-12 0H12', 'steel', 2.6),
    shape('denim', 'M-38-12L-26-46 40-42 28-8Z'),
    stroke('M-32-29L34-25M-16-11L-4-45M6-10L18-43.500', 1.7, 'haze'),
    shape('wood', 'M-30-40l4-8 70 4-4 8Z', 1.6),
    stroke('M12-18l6-8 4 5 8-9', 1.8, 'white'),
  ],
  3: [
    ...pipe('M0 0V-34', 'ice', 3.4),
    stroke('M-12 0H12', 4),
    shape('navy', 'M-5-52L-46-46-42-22-3-30Z'),
    shape('navy', 'M5-32L42-38 46-62 7-54Z'),
    stroke('M-26-49l3 23M-44-34l40-7M24-57l-2 22M5-43l40-7', 1.7, 'peri'),
    stroke('M-46-46L-5-52M7-54L46-62', 2.6, 'copper'),
    shape('copper', oval(1, -42, 6)),
    flat('gleam', 'M12-54l7-1-3 19-7 2ZM-38-46l6-1 1 20-7 2Z'),
  ],
}

export const POWER_PLANT: Marks = [
  shape('rockDeep', 'M-48 0L-34-16-20-12-8-20 0 0Z'),
  shape('tin', 'M-26 0V-40Q-12-46 2-40V0Z'),
  flat('shade', 'M-8-43Q-2-43 2-40V0H-8Z'),
  stroke('M-26-28Q-12-34 2-28M-26-14Q-12-20 2-14', 1.5),
  shape('brick', 'M6 0V-56H18V0Z'),
  stroke('M6-48H18M6-40H18', 1.4),
  shape('copper', 'M18 0V-24L30-34V-24L42-34V0Z'),
  shape('lemon', 'M23-16h5v7h-5ZM33-16h5v7h-5Z', 1.6),
  ...pipe('M-26-34H-34V0', 'haze', 4),
  shape('paper', 'M8-58c-7-3-4-12 3-11c1-9 14-8 13 1c8-1 8 11 0 10Z', 1.8),
]

export const ANTENNA: Marks = [
  shape('steel', 'M-11 0H11L3-9H-3Z'),
  ...pipe('M0-8V-72', 'tin', 2, 1.5),
  ...pipe('M-21-66H21M-16-55H16M-11-44H11', 'copper', 2, 1.5),
  stroke('M-4-34l8 3-8 4 8 4-8 3', 3.4, 'tape'),
]

export const DISH: Marks = [
  stroke('M-13 0L0-28 13 0M-8-10H8', 3),
  shape('white', 'M-36-52C-38-20-12-10 14-18Z'),
  flat('shade', 'M-34-36C-30-16-8-10 14-18L6-22C-12-16-26-22-34-36Z'),
  stroke('M-10-35L4-56', 2.4),
  shape('brick', oval(5, -57, 4)),
]

export const ARRAY: Marks = [
  shape('navy', 'M-46 0V-8H46V0Z'),
  ...[-30, 0, 30].map((x) => ({
    at: `translate(${x} ${x === 0 ? -10 : -6}) scale(.62)`,
    line: 3,
    marks: [...pipe('M0 0V-30', 'steel', 4), ...DISH.slice(1)],
  })),
  stroke('M-40-4H40', 1.6, 'copper'),
]

export const DUST: Marks = [
  shape(
    'dust',
    'M-50-6C-62-26-40-40-28-34C-26-54 6-60 12-42C30-56 56-42 48-22C64-14 54 4 36 0C20 10-4 8-14 0C-26 8-44 6-50-6Z',
  ),
  stroke('M-40-14c12-14 30 8 44-4s24 2 36-6M-34-28c12-8 20 6 32-2s20 2 28-4', 3, 'tape'),
]

export const DUST_DEVIL: Marks = [
  shape(
    'dust',
    'M-5 2C-15-12 3-18-8-30C-20-40 2-50-15-62C-34-72-30-88-44-98C-16-90 16-90 48-98C36-86 36-70 18-60C28-50 6-42 14-30C17-20 9-12 7 2Z',
  ),
  stroke('M-38-90q40 16 80-2M-26-70q26 12 50-2M-15-50q16 10 32 0M-9-30q12 8 22 0M-8-12q8 6 15 0', 3, 'marsDeep'),
  stroke('M-30-83q30 10 56 2M-12-62q14 6 26 0', 2.4, 'glow'),
]
