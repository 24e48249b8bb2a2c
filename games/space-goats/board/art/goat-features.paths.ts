import { flat, type Mark, oval, shape, stroke } from './marks.ts'

/** What tells the goats apart, from the side: horns, beards, markings, and what they wear on their heads. */

export const HORNS = {
  swept: [shape('horns', 'M42 22C40 4 58-10 82-4 68 0 59 9 57 23Z'), stroke('M44 12l11 4M49 4l9 7M58-1l6 6', 2.4)],
  ram: [
    shape('horns', 'M44 22C38 2 66-10 82 6c12 12 4 32-12 30-13-2-14-18-3-19-2 7 7 9 7 1 0-8-14-8-17 5Z'),
    stroke('M46 10l11 5M56 0l6 9M72-1l-2 9M84 10l-9 3M85 24l-8-3', 2.4),
  ],
  spikes: [
    shape('horns', 'M42 22 30-14 56 18Z'),
    shape('horns', 'M54 20 52-12 68 22Z'),
    stroke('M38 8l8-2M35-2l6-1M54 6h7M53-3h4', 2.4),
  ],
  twisted: [
    shape('horns', 'M42 22c-8-5 2-10-5-16-6-6 0-12 5-14-1 6 8 8 5 14-2 4 8 6 8 14Z'),
    shape('horns', 'M56 22c-6-6 4-9-1-15-5-6 2-11 8-12-2 6 6 8 3 14-2 4 6 6 4 14Z'),
  ],
  single: [shape('horns', 'M38 23C34 8 28-4 20-15c13 4 30 16 37 35Z'), stroke('M34 9l11-4M30-1l8-4M40 15l13-4', 2.4)],
  stubs: [
    shape('horns', 'M41 21c-3-7-1-13 4-15 5 3 6 9 5 14Z'),
    shape('horns', 'M53 20c-1-7 2-12 7-13 4 4 4 11 1 16Z'),
  ],
  ibex: [
    shape('horns', 'M42 22C38-4 64-21 98-9c10 4 13 13 8 20-6-10-19-15-29-11-10 3-18 10-20 23Z'),
    stroke('M43 11l12 5M48 0l10 9M58-8l6 10M71-12l3 10M84-12l-1 9M96-9l-4 8', 2.6),
  ],
  broken: [
    shape('horns', 'M42 22c-1-7 1-13 6-18l3 6 5-4 1 7 5-1c-3 3-5 7-5 11Z'),
    shape('horns', 'M56 22C58 6 68-6 84-8c-8 8-11 18-14 31Z'),
    stroke('M60 12l10 4M64 4l9 4', 2.4),
  ],
} as const satisfies Readonly<Record<string, readonly Mark[]>>

export const BEARDS = {
  goatee: [shape('beard', 'M24 65c-2 8 2 16 0 22 6-3 6-8 9-10 0 4-1 8-1 10 6-4 9-14 10-22Z')],
  long: [shape('beard', 'M23 65c-2 12 1 24-5 37 11-5 22-19 25-38Z'), stroke('M30 70c1 7-1 13-4 19', 2.2)],
  none: [],
  fluffy: [shape('beard', 'M22 64c-6 4-4 11 0 12-2 6 4 10 8 7 3 5 10 2 9-3 6-1 7-9 4-16Z')],
  forked: [shape('beard', 'M23 65c-3 8-6 15-3 25 4-4 8-9 10-15 2 6 2 11 5 16 5-8 8-17 7-27Z')],
  moustache: [shape('beard', 'M9 58c-6 2-10 9-17 6 3 9 15 11 22 4 7 6 17 3 21-5-9 2-17-1-26-5Z', 3.4)],
} as const satisfies Readonly<Record<string, readonly Mark[]>>

/** On the fur of the body, below the suit. */
export const BODY_MARKINGS = {
  plain: [],
  spots: [
    flat('furShade', 'M66 50c6-6 16-4 16 3s-10 10-16 6-5-5 0-9ZM104 74c8-3 16 1 14 7s-15 6-18 1 0-7 4-8Z'),
    flat('furShade', 'M136 44c6-4 14 2 14 8s-9 6-14 2-5-7 0-10Z'),
  ],
  saddle: [flat('furShade', 'M98 35c10-2 24-2 34 1 6 14 6 34 0 53-12 3-24 3-32 3-8-16-8-38-2-57Z')],
  stripes: [
    flat('furShade', 'M78 42l7-4c-4 14-3 32 3 52h-8c-5-16-6-32-2-48ZM104 36h8c-4 16-3 34 2 54h-8c-6-18-6-36-2-54Z'),
    flat('furShade', 'M132 36l8 4c-2 14-1 28 3 44l-8 3c-5-16-6-34-3-51Z'),
  ],
  dark: [flat('furShade', 'M112 34c24-2 46 8 48 28 0 16-12 28-38 29-10-18-14-38-10-57Z')],
} as const satisfies Readonly<Record<string, readonly Mark[]>>

/** On the fur of the head. */
export const HEAD_MARKINGS = {
  plain: [],
  mask: [flat('furShade', 'M40 22c-6 6-10 12-14 16 4 8 10 13 18 14 8 1 13-6 13-14 0-9-8-17-17-16Z')],
  blaze: [flat('blaze', 'M39 23c-6 6-13 14-21 21l6 3c8-6 16-14 21-22Z')],
  cheek: [flat('furShade', 'M40 50c8-4 18 0 22 8l4 10-5 6c-6-4-9-8-12-12-5 1-9 1-12 1-3-5-2-11 3-13Z')],
  freckles: [flat('furShade', [oval(46, 50, 2.4), oval(52, 44, 2.2), oval(40, 55, 2), oval(54, 53, 2.2)].join(''))],
  muzzle: [flat('furShade', 'M22 40c-8 4-16 12-13 20 4 6 14 6 21 4 6-7 1-22-8-24Z')],
} as const satisfies Readonly<Record<string, readonly Mark[]>>

export const HEADWEAR = {
  antenna: [
    stroke('M50 18c2-8 8-14 16-16', 3),
    shape('red', oval(69, 1, 5), 2.8),
    stroke('M76-6c3 4 3 9 0 13M63-9c-4 3-6 7-6 11', 2.2),
  ],
  laurel: [
    shape(
      'leaf',
      'M30 26c-5-2-8-7-7-12 5 1 9 6 7 12ZM37 20c-3-5-3-10 1-14 4 4 4 10-1 14ZM46 18c1-6 5-9 10-9 0 6-4 10-10 9Z',
      2.4,
    ),
    shape('leaf', 'M55 21c3-4 9-5 13-2-3 4-9 6-13 2Z', 2.4),
  ],
  cheese: [
    shape('lemon', 'M36 18 62 2c5 3 8 8 8 14l-32 9Z', 3.2),
    flat('ochre', [oval(50, 15, 3.4, 2.6), oval(61, 9, 2.4), oval(62, 17, 2)].join('')),
  ],
  glasses: [
    stroke('M48 38l16 0', 2.8),
    { ...shape('mist', oval(37, 37, 12.5, 12), 3.2), ink: 'mustard' },
    stroke('M28 28l5-4', 2.4, 'white'),
  ],
  bandage: [shape('paper', 'M44 15l22 15-5 8-22-15Z', 2.8), flat('rose', 'm51 21 8 5-3 5-8-5Z')],
  sunglasses: [
    shape('line', 'M26 33c8-5 20-4 27 0l13 0v4l-13 1c-1 7-6 10-13 10s-12-5-12-11Z', 2.4),
    stroke('M32 36l6 7', 2.6, 'gleam'),
  ],
  comet: [
    shape('lemon', 'M22 12c0-6 5-9 9-9 4-5 20-6 34-15-6 14-16 24-25 26-6 5-16 4-18-2Z', 2.8),
    flat('flame', oval(32, 10, 4.5)),
  ],
  sweatband: [
    shape('red', 'M34 26c8-3 18 1 24 12l-4 6C48 34 40 31 30 32Z', 3),
    stroke('M35 29c8-1 15 3 20 11', 2.4, 'white'),
  ],
  fire: [
    shape(
      'flame',
      'M40 22c-8-8-4-16 2-20-1 5 3 6 4 1 1-6 7-9 12-9-3 5 1 8 5 6 4-1 8 0 10 2-8 1-5 6-7 11-3 7-16 12-26 9Z',
      3,
    ),
    flat('lemon', 'M44 19c-4-5-1-9 3-11 1 4 5 2 7-2 2 4 6 4 8 4-2 6-9 11-18 9Z'),
  ],
  grapes: [
    shape('violet', [oval(52, 10, 5), oval(60, 12, 5), oval(56, 3, 5)].join(''), 2.4),
    shape('leaf', 'M56-2c1-6 6-9 12-8-1 6-6 10-12 8Z', 2.4),
  ],
  bell: [
    shape('mustard', 'M60 78c-4 3-3 10-8 15h22c-4-6-3-13-8-16Z', 3),
    shape('ochre', oval(63, 95, 3.4, 3), 2.4),
    stroke('M58 88h10', 2, 'glow'),
  ],
  swirl: [stroke('M57 36c2-3 6-2 6 1s-6 5-9 1 1-10 8-9 9 9 4 13', 2.4), flat('rose', oval(45, 51, 4, 3))],
  goggles: [
    stroke('M44 30l24 2', 6, 'bark'),
    { ...shape('glassTint', oval(38, 34, 13, 11.5), 4.4), ink: 'bark' },
    stroke('M31 30c2-3 5-4 8-4', 2.8, 'white'),
  ],
  feather: [
    shape('leaf', 'M32 22C30 8 44 2 56 6c8 3 12 10 12 17l8 3c-14 4-34 2-52-2Z', 3.4),
    stroke('M32 20c12 3 24 4 36 3', 3.4, 'red'),
    shape('white', 'M58 8c2-12 12-18 22-18-2 12-10 19-20 21Z', 2.4),
  ],
  cat: [
    shape('fur', 'M36 23 34 4l16 13Z'),
    shape('fur', 'M52 18 66 4l2 22Z'),
    stroke('M14 50-6 44M13 54l-20 1M15 58l-18 7', 2.2),
  ],
  badge: [
    shape(
      'bark',
      'M28 24c-6-1-10-3-12-6 8 1 14 0 18-2 2-12 12-16 20-11 6-3 13 2 14 13 6 4 14 6 22 4-4 6-14 8-24 6-14-3-26-5-38-4Z',
    ),
    stroke('M35 17c11-2 23 0 33 5', 3.4, 'mustard'),
  ],
} as const satisfies Readonly<Record<string, readonly Mark[]>>
