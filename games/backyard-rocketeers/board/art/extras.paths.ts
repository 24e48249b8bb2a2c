import { flat, type Marks, oval, pipe, rivets, shape, stroke } from './marks.ts'

/* What is strapped to a hull. 0,0 is where it touches the hull, and it reaches to the left. */

/** A tennis racket on a spring. */
export const RACKET: Marks = [
  ...pipe('M2 10L-12 6-16 12-20 4-24 9', 'steel', 2.4),
  ...pipe('M-24 8L-30-12', 'wood', 4),
  shape('tape', oval(-35, -30, 12, 18)),
  stroke('M-35-47V-13M-41-45V-15M-29-45V-15M-46-36H-24M-47-28H-23M-45-20H-25', 1.2, 'rockDeep'),
  { d: oval(-35, -30, 12, 18), line: 3, ink: 'red' },
  stroke(oval(-35, -30, 14, 20), 1.6),
]

/** Fireworks in a bucket. */
export const BUCKET_BATTERY: Marks = [
  ...pipe('M2 8H-14', 'steel', 3.4),
  shape('blue', 'M-22-6V-30L-18-38-14-30V-6Z'),
  shape('red', 'M-34-2V-28L-30-36-26-28V-2Z'),
  shape('mustard', 'M-28-4V-34L-24-42-20-34V-4Z'),
  shape('tin', 'M-40-10H-12L-16 20H-36Z'),
  flat('shade', 'M-20-10H-12L-16 20H-22Z'),
  stroke('M-39-2H-13', 1.4),
]

/** A ring with bolts that lets the lower stage go, around the hull. */
export const STAGE_RING: Marks = [
  shape('mustard', 'M-35 62Q0 69 35 62V80Q0 87-35 80Z'),
  flat('coal', 'M-28 63.500l8 1-7 18-8-1ZM-10 66h9l-5 17.500h-9ZM10 66l9-1-4 18-9 .5ZM28 64l7-1-1 17-9 2Z'),
  stroke('M-35 62Q0 69 35 62V80Q0 87-35 80Z'),
  rivets('M-30 59Q0 66 30 59', 3, 12),
]

/** Whatever nobody else may know. 0,0 is its middle. */
export const PARCEL: Marks = [
  shape('kraft', 'M-17-27L15-29 18 27-15 29Z'),
  flat('shade', 'M6-28.500L15-29 18 27 8 27.500Z'),
  stroke('M-1.500-28L2 28M-16-2L17-4', 3, 'tape'),
  stroke('M0-3c-9-9-12 1-1 1c11-2 9-12 1-1', 2.4, 'tape'),
  shape('wine', oval(9, 15, 5), 1.5),
]

/** What is left of a hit: a hole with torn edges, 0,0 is its middle. */
export const HOLE: Marks = [
  shape('coal', 'M-11-3L-5-6-4-12 2-8 9-10 8-3 13 2 6 5 4 11-2 7-9 9-8 3Z', 1.8),
  flat('flame', 'M-4-1L0-4 4-1 3 3-2 3Z'),
]

export const SMOKE: Marks = [
  shape('rockDeep', 'M-12 6c-11-3-8-17 2-15c0-12 18-12 17 0c11 0 10 15-1 15Z', 2),
  shape('rock', 'M-1-14c-8-2-5-13 3-12c1-9 14-8 13 1c8 0 7 11-1 11Z', 2),
]

/** A sheet over everything: nobody sees what stands below. */
export const TARP: Marks = [
  shape(
    'denim',
    'M0-150C22-140 40-60 58 20L84 142Q66 150 52 140Q36 152 18 142Q0 152-18 142Q-36 152-52 140Q-66 150-84 142L-58 20C-40-60-22-140 0-150Z',
  ),
  flat('shade', 'M0-150C22-140 40-60 58 20L84 142Q66 150 52 140Q44 146 36 146C38 60 20-80 0-150Z'),
  stroke('M-10-120C-24-60-36 40-44 130M4-110C8-40 6 60 2 138', 1.8),
  ...pipe('M-62 26Q0 52 62 26', 'tape', 3.4),
  shape('haze', 'M-34 60l26-4 2 26-26 4Z', 1.8),
  rivets('M-30 64l19-3 1 18-19 3Z', 2, 5),
]
