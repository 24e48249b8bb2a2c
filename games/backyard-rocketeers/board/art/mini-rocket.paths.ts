import { flat, type Marks, shape, stroke } from './marks.ts'
import type { Tiers } from './parts.paths.ts'

/* A rocket so small that only its shapes count: it flies to the right, 46 by 24 around 0,0. */

export const MINI_FUSELAGES: Tiers = {
  1: [
    shape('mustard', 'M-14-5.500H-6V5.500H-14Z'),
    shape('rust', 'M-7-5H2V5H-7Z'),
    shape('blue', 'M1-5.500H9V5.500H1Z'),
    flat('gleam', 'M-13-4H8v2H-13Z'),
  ],
  2: [
    shape('cream', 'M-14-5H9V5H-14Z'),
    flat('coal', 'M-8-4.400H-4.500V0H-8ZM-11.500 0H-8V4.400H-11.500Z'),
    flat('brick', 'M3-4.400H6V4.400H3Z'),
    flat('shade', 'M-13.400 2H8.400V4.400H-13.400Z'),
  ],
  3: [
    shape('white', 'M-14-4.500Q-2-7 9-5V5Q-2 7-14 4.500Z'),
    flat('navy', 'M-13.400-4Q-9-5-6-5.400V5.400Q-9 5-13.400 4Z'),
    flat('sky', 'M-1-2H6V1H-1Z'),
  ],
}

export const MINI_NOSES: Tiers = {
  1: [shape('orange', 'M9-6L20-1.500V1.500L9 6Z'), flat('paper', 'M12.500-4l3.500 1.400V2.600L12.500 4Z')],
  2: [shape('brick', 'M9-5C14-5 18-3 19 0C18 3 14 5 9 5Z')],
  3: [shape('white', 'M9-5C15-4 20-1.500 23 0C20 1.500 15 4 9 5Z'), flat('navy', 'M17-2.600L22 0 17 2.600Z')],
}

export const MINI_FINS: Tiers = {
  1: [
    shape('wood', 'M-16-11H-12L-5-5H-11ZM-16 11H-12L-5 5H-11Z'),
    shape('plank', 'M-20-9H-16L-10-5H-15ZM-20 9H-16L-10 5H-15Z'),
  ],
  2: [shape('haze', 'M-14-5C-15-9-17-10-19-10.500L-5-5Z'), shape('brick', 'M-14 5C-15 9-17 10-19 10.500L-5 5Z')],
  3: [shape('navy', 'M-2-5C-8-10-15-12-22-12L-14-4ZM-2 5C-8 10-15 12-22 12L-14 4Z')],
}

export const MINI_THRUSTERS: Tiers = {
  1: [shape('tin', 'M-14-3H-18V3H-14Z'), stroke('M-19-4.500V4.500', 1.8)],
  2: [shape('brass', 'M-14-2H-16C-17-4-19-4.500-20-4.500V4.500C-19 4.500-17 4-16 2H-14Z')],
  3: [shape('ice', 'M-14-3H-16C-18-5-20-6-22-6V6C-20 6-18 5-16 3H-14Z')],
}

export const MINI_BOOSTERS: Tiers = {
  1: [shape('red', 'M-12-9H-2Q1-7.500-2-6H-12ZM-12 9H-2Q1 7.500-2 6H-12Z')],
  2: [shape('cream', 'M-13-9H-1L4-7.500-1-6H-13ZM-13 9H-1L4 7.500-1 6H-13Z')],
  3: [shape('navy', 'M-14-9.500L0-9 8-7.500 0-6-14-5.500ZM-14 9.500L0 9 8 7.500 0 6-14 5.500Z')],
}

export const MINI_PARCEL: Marks = [shape('kraft', 'M-7-9.500H0V-4.500H-7Z'), stroke('M-3.500-9.500V-4.500', 1, 'tape')]

export const MINI_FLAME: Marks = [
  flat('flame', 'M-19-3.500L-31 0-19 3.500Z'),
  flat('lemon', 'M-19-1.800L-25 0-19 1.800Z'),
]

export const MINI_HOLES: Marks = [
  flat('line', 'M-5-2l2-2 2 1 1 3-3 2-2-1Z'),
  flat('flame', 'M-4-1.500l2-1 1 1.500-2 1Z'),
]

export const MINI_SMOKE: Marks = [shape('rockDeep', 'M-12-8c-4-1-3-5 0-4.500c0-4 6-4 6 0c4 0 3 4.500 0 4.500Z', 1)]
