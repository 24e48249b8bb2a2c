import { dots, flat, type Mark, oval, shape, stroke } from './marks.ts'

/** Rockets fly to the right. `accent` is their hull. */

export const PLUME: readonly Mark[] = [
  shape('flame', 'M28 10C12 0 2 8-14 6c6 5-2 8-26 10 16 5 12 6 4 12 12 0 14 4 6 12 22-4 40 6 58-4Z'),
]

export const JET: readonly Mark[] = [
  shape('mustard', 'M30 15C12 8 6 17-26 24 6 31 12 41 30 34Z'),
  flat('glow', 'M30 19C18 16 12 21-4 24c16 4 22 8 34 6Z'),
]

export const HULL: readonly Mark[] = [
  shape('mustard', 'M46 13 24-3v18ZM46 36 24 52V34Z'),
  shape('accent', 'M28 12H76c22 0 36 8 43 12.500C112 29 98 37 76 37H28Z'),
  flat('gleam', 'M34 15.500h42c12 0 22 3 29 5.5-20-2-50-2.5-71-1.500Z'),
  dots(
    [
      [29.5, 58, 76],
      [33.8, 57, 80],
    ],
    2.2,
  ),
  shape('paper', 'M44 12h9v25h-9Z'),
  shape('iron', 'M21 16h9v17h-9Z'),
]

/** It likes its work. */
export const GRIN: readonly Mark[] = [
  shape('white', oval(84, 20, 5.5, 5), 2.4),
  flat('line', oval(86, 21, 2)),
  stroke('M77 13l12 4', 3),
  shape('white', 'M80 30c10 3 22 0 32-5-4 6-18 12-30 11Z', 2.2),
  stroke('M88 31l2 4M95 31l2 3M102 29l1 3', 1.6),
]

export const ROCKET: readonly Mark[] = [...JET, ...HULL, ...GRIN]

/** About 75 long, without a face. */
export const SMALL_ROCKET: readonly Mark[] = [
  shape('mustard', 'M12 8C2 4-4 9-14 12c10 3 16 8 26 4Z'),
  shape('mustard', 'M24 6 12-2v8ZM24 18 12 26v-8Z'),
  shape('accent', 'M12 5h26c11 0 18 4 22 7-4 3-11 7-22 7H12Z'),
  flat('gleam', 'M15 8h24c6 0 10 1 13 2-12 0-26 0-37 1Z'),
]
