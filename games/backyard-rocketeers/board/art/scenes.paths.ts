import { burst, flat, type Marks, oval, paired, pipe, shape, stroke } from './marks.ts'
import { NOSES } from './parts.paths.ts'

/** Pallets on blocks under a rocket that stands at 142, with a scaffold on the right. */
export const PAD: Marks = [
  ...pipe('M92-128V146M124-128V146', 'rust', 4, 2),
  stroke(
    'M92-124L124-94 92-64 124-34 92-4 124 26 92 56 124 86 92 116 124 144M92-94H124M92-34H124M92 26H124M92 86H124',
    2.6,
  ),
  shape('rust', 'M84-136H132V-126H84Z'),
  shape('lemon', oval(108, -142, 5)),
  ...pipe('M92-40H40', 'rust', 3.4, 1.8),
  shape('tape', 'M34-46H44V-34H34Z'),
  ...pipe('M-24 138C-70 150-96 128-118 150T-150 168', 'blue', 6, 2.2),
  shape('rock', 'M-104 158H-62V178H-104ZM-22 158H22V178H-22ZM62 158H104V178H62Z'),
  flat('shade', 'M-104 158H-62V164H-104ZM-22 158H22V164H-22ZM62 158H104V164H62Z'),
  shape('wood', 'M-122 144H138V160H-122Z'),
  flat('gleam', 'M-120 146H136v3H-120Z'),
  stroke('M-78 144v16M-32 144v16M14 144v16M60 144v16M104 144v16', 2),
  stroke('M-108 152h18M-60 153h14M-14 152h20M34 153h12M78 152h14', 1.4),
]

const DEBRIS: Marks = [
  { at: 'translate(-60 -48) rotate(-50) scale(.42) translate(0 110)', marks: NOSES[1] },
  {
    at: 'translate(66 -30) rotate(28)',
    marks: [shape('haze', 'M-12-9L12-11 14 8-10 11Z'), stroke('M-6-4h12M-5 4h12', 1.6)],
  },
  { at: 'translate(60 46) rotate(60)', marks: [shape('wood', 'M-20-5H16L22 0 16 5H-20Z')] },
  { at: 'translate(-62 42) rotate(20)', marks: [shape('tin', 'M-10-12H10L14 12H-14Z')] },
  shape('lemon', oval(8, -72, 4), 1.8),
  shape('coal', oval(-30, 68, 4), 1.8),
]

/** A rocket that was, around 0,0, 170 across. */
export const BANG: Marks = [
  shape(
    'rockDeep',
    'M-40 40C-74 44-82 4-56-8C-70-40-30-62-10-48C2-76 50-66 48-38C80-40 86 4 60 12C72 46 30 62 10 48C-4 66-36 60-40 40Z',
  ),
  shape('red', burst({ x: 0, y: 0, outer: 58, inner: 34, spikes: 11 })),
  flat('flame', burst({ x: 0, y: 1, outer: 44, inner: 26, spikes: 10 })),
  flat('lemon', burst({ x: 0, y: 2, outer: 30, inner: 16, spikes: 9 })),
  flat('glow', oval(0, 2, 11)),
  ...DEBRIS,
]

/** Rocks and a crater in the sand, 200 wide from 0,0. */
export const MARS_ROCKS: Marks = [
  shape('rust', 'M6 0L14-12 28-14 38 0Z'),
  flat('shade', 'M28-14L38 0H24Z'),
  shape('marsDeep', oval(112, -3, 26, 5), 1.8),
  flat('shade', 'M88-4q24-8 48 0q-24-3-48 0Z'),
  shape('rust', 'M166 0L172-8 184-9 192 0Z'),
]

/** The legs a landed rocket stands on; they go behind it. */
export const LANDING_LEGS: Marks = paired([
  ...pipe('M26 96L66 146', 'steel', 4, 2),
  shape('iron', 'M54 144H80V152H54Z'),
])

/** Light in the door, a rocket in the window. */
export const SHED: Marks = [
  shape('rust', 'M-56 0V-74L0-112 56-74V0Z'),
  flat('shade', 'M-56 0V-74L0-112 56-74V0Z'),
  stroke('M-56-60H56M-56-46H56M-56-32H56M-56-18H56', 1.2, 'coal'),
  shape('coal', 'M-66-68L0-118 66-68 60-60 0-104-60-60Z'),
  shape('lemon', 'M8 0V-56H42V0Z'),
  shape('plank', 'M8 0V-56L-6-50V4Z'),
  stroke('M18 0V-24H34V0M16-40H36M16-34H36', 2, 'plank'),
  shape('lemon', 'M-44-56H-14V-30H-44Z'),
  stroke('M-29-56V-30M-44-43H-14', 2.2),
  shape('tape', 'M-10-96H10V-84H-10Z', 1.6),
  stroke('M-6-90H6', 1.6),
]
