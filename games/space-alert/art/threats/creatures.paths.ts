import { flat, type Marks, oval, paired, pipe, shape, stroke } from '../marks.ts'

const ARMS = [
  'M46 64C26 72 10 66 7 84C6 96 19 99 21 89',
  'M94 64C114 72 130 66 133 84C134 96 121 99 119 89',
  'M50 74C40 94 20 90 22 109C24 119 36 117 35 108',
  'M90 74C100 94 120 90 118 109C116 119 104 117 105 108',
  'M62 78C62 96 46 101 50 117',
  'M78 78C78 96 94 101 90 117',
].join('')

const HEAD = 'M70 3C106 3 120 34 109 60C102 76 88 84 70 84C52 84 38 76 31 60C20 34 34 3 70 3Z'

/** 140 by 124, from its corner. */
export const OCTOPUS: Marks = [
  stroke(ARMS, 14),
  stroke(ARMS, 9, 'plum'),
  stroke(ARMS, 3, 'rose'),
  shape('magenta', HEAD),
  flat('plum', 'M70 3C106 3 120 34 109 60C102 76 88 84 70 84C88 70 98 40 84 6C80 4 75 3 70 3Z'),
  flat('pink', 'M36 30C38 16 48 9 58 8C48 14 42 22 41 34C40 38 35 36 36 30Z'),
  flat('plum', oval(60, 20, 5, 3.4) + oval(52, 33, 3.4, 2.6) + oval(79, 28, 6, 4)),
  stroke(HEAD),
  shape('lemon', 'M37 52C42 42 56 44 62 56C56 66 42 66 37 52ZM103 52C98 42 84 44 78 56C84 66 98 66 103 52Z', 3),
  flat('line', 'M50 47L53 63 47 62ZM90 47L87 63 93 62Z'),
  stroke('M33 44L64 54M107 44L76 54', 6),
  flat('line', 'M60 74C66 70 74 70 80 74L75 80 70 76 65 80Z'),
]

export const AMOEBA: Marks = [
  shape(
    'moss',
    'M-4-18C2-23 8-19 7-13C12-15 20-13 19-6C18-2 14-2 15 3C21 5 22 13 16 16C11 18 9 13 6 15C6 21-2 24-6 19C-8 16-6 13-10 13C-16 17-22 12-20 6C-18 2-14 3-15-2C-21-4-21-13-15-15C-10-16-8-13-4-18Z',
  ),
  flat('slime', 'M-3-15C1-18 4-16 4-11C9-11 16-11 15-6C10-8 8-3 2-6C-4-9-8-2-13-6C-17-8-16-12-13-12C-9-13-7-9-3-15Z'),
  shape('swamp', 'M-6-1C-4-6 6-6 8 0C9 6 2 10-3 8C-7 7-8 3-6-1Z', 1.4),
  flat('lemon', oval(1, 1, 3)),
  flat('lime', oval(-11, 7, 2.2) + oval(12, 10, 1.8) + oval(12, -8, 1.6) + oval(-2, 15, 1.8)),
]

export const JELLYFISH: Marks = [
  ...pipe('M-9 1C-14 8-6 12-11 21M-3 2C-6 9 1 13-3 22M4 2C8 9 1 13 5 22M10 1C14 8 8 12 13 20', 'violet', 2.2, 1.1),
  shape(
    'grape',
    'M-16 1C-19-12-10-20 0-20C10-20 19-12 16 1Q13 5 10.500 1Q7.500 6 5 2Q2.500 6 0 2Q-2.500 6-5 2Q-7.500 6-10.500 1Q-13 5-16 1Z',
  ),
  flat('violet', 'M-13-3C-14-12-8-17 0-17C-5-13-7-8-7-2Q-10 1-13-3Z'),
  flat('shade', 'M4-19.500C13-18 18-10 16 1Q13 5 10.500 1C12-8 10-15 4-19.500Z'),
  flat('lilac', oval(-1, -8, 3.4, 4.4) + oval(7, -6, 2, 3)),
  flat('glow', oval(-2, -9.5, 1.2, 1.6)),
]

/** A whirl with nothing in the middle. */
export const MAELSTROM: Marks = [
  shape('navy', oval(0, 0, 20)),
  flat(
    'royal',
    'M-20 0C-20-14-6-22 6-19C-6-18-13-9-11 0C-10 6-6 9-1 9C-12 14-20 8-20 0ZM20 0C20 14 6 22-6 19C6 18 13 9 11 0C10-6 6-9 1-9C12-14 20-8 20 0Z',
  ),
  stroke('M-17 7C-11 19 8 19 14 8C18-2 10-12 0-11C-8-10-11-3-8 3C-5 8 3 8 5 3', 2.6, 'teal'),
  stroke('M17-7C11-19-8-19-14-8M-4 18C4 20 12 17 16 12', 1.8, 'ice'),
  flat('line', oval(0, 0, 3.6)),
  flat('glow', oval(-14, -12, 1.2) + oval(15, 3, 1.1) + oval(-6, 14, 1) + oval(9, -15, 0.9)),
  stroke(oval(0, 0, 20)),
]

export const ENERGY_CLOUD: Marks = [
  shape('dusk', 'M-15 9C-23 8-22-4-14-4C-16-15-1-19 4-11C12-17 21-9 17-1C24 3 20 12 13 10C10 16-10 16-15 9Z'),
  flat('grape', 'M-13 5C-18 3-17-2-11-1C-12-11-1-14 3-6C8-11 16-7 13 0C8-2 4 2-1 0C-5-2-8 3-13 5Z'),
  flat('violet', oval(-7, -5, 3) + oval(6, -5, 2.4)),
  shape('lemon', 'M2-3L-7 9H-1L-5 21 7 6H1L6-3Z', 1.4),
  stroke('M-13 12L-16 16-12 17-15 22M13 13L11 17 15 18 12 22', 1.6, 'aqua'),
]

export const NEBULA_CRAB: Marks = [
  ...paired(
    ...pipe('M-10 5L-18 10-17 18M-8 8L-13 14-11 21', 'rust', 2.2, 1.1),
    ...pipe('M-9-4L-17-5-17-10', 'rust', 3.2, 1.2),
    shape('flame', 'M-17-8C-24-12-22-22-14-22L-16-16-11-19C-9-12-12-8-17-8Z'),
  ),
  shape('flame', 'M-13 1C-13-7-6-9 0-9C6-9 13-7 13 1C13 9 6 12 0 12C-6 12-13 9-13 1Z'),
  flat('ember', 'M0 12C6 12 13 9 13 1C13-4 10-7 7-8C10 0 7 9 0 12Z'),
  flat('orange', oval(-6, -2, 2.6, 1.8) + oval(-1, 1, 2, 1.4) + oval(-7, 4, 1.4)),
  ...paired(stroke('M-4-9V-14', 1.8), shape('glow', oval(-4, -14.5, 2.6), 1.2), flat('line', oval(-3.6, -14, 1.2))),
  stroke('M-4 7Q0 5 4 7', 1.6),
]
