import { flat, oval, shape, stroke, zigzag } from './marks.ts'
import { INK } from './palette.ts'
import { at, type Picture, PLAYING_CARD, POD, standingGoat } from './picture.ts'
import { GRIN, HULL, JET, ROCKET, SMALL_ROCKET } from './rocket.paths.ts'

/** Painted like those who fire it. */
const standard: Picture = {
  ground: 'hot',
  rays: [0, 40, 18],
  parts: [
    {
      at: at({ x: 10, y: 24, scale: 0.72, turn: -6 }),
      line: 4.2,
      coat: { accent: INK.red },
      marks: [
        ...JET,
        shape('horn', 'M70 14C66 2 56-6 44-4c8 4 12 10 14 18ZM84 14C82 0 72-8 60-8c8 5 12 12 12 22Z', 3.4),
        ...HULL,
        ...GRIN,
        shape('paper', 'M92 37c0 6 2 10 1 15 4-2 5-5 6-7 1 3 1 5 1 7 4-4 6-10 6-17Z', 3),
      ],
    },
    { marks: [stroke('M2 20h16M0 58h12M10 66h14', 3, 'white')] },
  ],
}

const TRAIL = 'M118 6C104 2 84 6 82 18s16 14 16 4-22-14-34 0'

/** It has smelt somebody. */
const seeking: Picture = {
  ground: 'hot',
  rays: [118, 20, 18],
  parts: [
    { marks: [stroke(TRAIL, 5.5, 'paper'), { d: TRAIL, line: 2.4, ink: 'red', isDotted: true }] },
    {
      at: at({ x: 96, y: 22, scale: 0.66, turn: -4, isMirrored: true }),
      line: 4.4,
      coat: { accent: INK.flame },
      marks: [...JET, ...HULL, stroke('M84 32c8 3 16 2 24-2', 3), stroke('M78 12l10-3', 3.2)],
    },
    {
      marks: [
        stroke('M36 52 48 68', 8),
        stroke('M36 52 48 68', 3.6, 'brown'),
        shape('ice', oval(27, 38, 16, 16), 4),
        shape('white', oval(27, 38, 10, 9.5), 2.4),
        flat('mustard', oval(24, 39, 6)),
        flat('line', oval(23, 39, 3)),
        stroke('M17 31c2-3 5-5 9-5', 3, 'white'),
        stroke('M5 24 0 20M6 50l-6 4M4 37h-6', 3),
      ],
    },
  ],
}

/** Right through what was meant to stop it. */
const piercing: Picture = {
  ground: 'ember',
  rays: [70, 40, 14],
  parts: [
    {
      marks: [
        shape('steel', 'M58-6C44 18 44 58 58 84l13-4C60 56 60 22 71 0Z', 3.6),
        flat('white', 'M57 4c-8 16-9 34-7 50 1-18 4-34 12-48Z'),
        flat('line', zigzag(58, 39, [20, 12], 9)),
        flat('line', oval(57, 10, 2.2) + oval(57, 68, 2.2)),
      ],
    },
    {
      at: at({ x: -14, y: 22, scale: 0.72 }),
      line: 4.2,
      coat: { accent: INK.violet },
      marks: [
        ...HULL,
        shape('steel', 'M94 10 142 24.5 94 39Z'),
        stroke('M100 12l6 24M110 15l5 18M120 18l4 12M129 21l2 7', 3),
        flat('white', 'M98 13l30 9-28-4Z'),
        shape('white', oval(80, 20, 5.5, 5), 2.4),
        flat('line', oval(82, 21, 2)),
        stroke('M72 12l13 4', 3),
      ],
    },
    {
      marks: [
        shape('steel', 'm66 20 8-8 2 9ZM70 58l10 8-11 2ZM50 18l-6-8-2 8ZM48 60l-8 6 9 3Z', 2.4),
        stroke('M88 26l8-6M90 52l8 6', 3, 'white'),
      ],
    },
  ],
}

const BOLT = 'M10 0 0 16h8l-6 16L20 10h-9L18 0Z'

/** Everything that was screwed on comes off. */
const emp: Picture = {
  ground: 'fire',
  rays: [54, 38, 16],
  parts: [
    { marks: [shape('violet', zigzag(54, 38, [40, 25], 12), 3), flat('grape', zigzag(54, 38, [29, 20], 12))] },
    {
      at: at({ x: 12, y: 22, scale: 0.64 }),
      line: 4.6,
      coat: { accent: INK.blue },
      marks: [...HULL, ...GRIN, stroke('M58 10v29M64 10v29M70 10v29', 2.8, 'lemon')],
    },
    { at: at({ x: 18, y: 10, scale: 0.7, turn: 12 }), marks: [shape('lemon', BOLT, 3.6)] },
    { at: at({ x: 72, y: 44, scale: 0.8, turn: -14 }), marks: [shape('lemon', BOLT, 3.4)] },
    { at: at({ x: 48, y: 4, scale: 0.5, turn: 20 }), marks: [shape('white', BOLT, 4.4)] },
    {
      marks: [
        shape('steel', 'M10 56c8-6 22-8 30-4l-2 7c-8-2-18 0-24 4Z'),
        flat('line', oval(17, 57, 1.8) + oval(33, 54, 1.8)),
        shape('steelShade', 'm48 66 6-3 4 4-4 5-6-1Z', 2.2),
      ],
    },
  ],
}

const swarm = [
  [64, 27, 0.86],
  [30, 8, 0.74],
  [30, 48, 0.74],
  [2, 26, 0.6],
  [78, 6, 0.5],
] as const

/** Something for everybody, and one that was not listening. */
const barrage: Picture = {
  ground: 'hot',
  rays: [0, 38, 22],
  parts: [
    ...swarm.map(([x, y, scale]) => ({
      at: at({ x, y, scale }),
      coat: { accent: INK.red },
      line: 3.6,
      marks: [stroke('M-20 12h-22', 4, 'white'), ...SMALL_ROCKET],
    })),
    {
      at: at({ x: 112, y: 54, scale: 0.56, isMirrored: true }),
      coat: { accent: INK.violet },
      line: 4.4,
      marks: [...SMALL_ROCKET, shape('white', oval(44, 10, 4.5), 2.4), flat('line', oval(45.5, 10, 1.8))],
    },
  ],
}

/** Two shots, paid from the bank. */
const salvo: Picture = {
  ground: 'fire',
  rays: [112, 60, 14],
  parts: [
    { at: at({ x: -14, y: 34, scale: 0.6, turn: 18 }), line: 4.8, coat: { accent: INK.brown }, marks: ROCKET },
    { at: at({ x: 24, y: 6, scale: 0.78, turn: 20 }), line: 4, coat: { accent: INK.red }, marks: ROCKET },
    {
      at: at({ x: 8, y: 14, scale: 0.6, turn: -24 }),
      line: 3.8,
      marks: [
        shape(
          'white',
          'M4 24C-8 14-20 16-26 24c6 0 6 4 4 7 6-2 8 1 8 4 8-2 14-4 18-7ZM36 24c12-10 24-8 30 0-6 0-6 4-4 7-6-2-8 1-8 4-8-2-14-4-18-7Z',
          3,
        ),
        ...POD,
      ],
    },
  ],
}

/** It breaks a ship and what its owner holds. */
const shatter: Picture = {
  ground: 'ember',
  rays: [66, 40, 15],
  parts: [
    {
      marks: [shape('lemon', zigzag(70, 40, [38, 20], 11), 3.2), shape('paper', zigzag(70, 40, [24, 13], 11), 2.4)],
    },
    { at: at({ x: -12, y: 20, scale: 0.68, turn: 4 }), line: 4.4, coat: { accent: INK.red }, marks: ROCKET },
    {
      marks: [
        shape('ice', 'm74 12 8-10 4 14ZM88 30l16-4-8 11ZM80 54l12 14-16-4ZM62 60l-2 14-9-8ZM58 10l-12-7 4 12Z', 2.6),
        stroke('M52 26l7 6-4 7 8 5', 2.6),
      ],
    },
    { at: at({ x: 88, y: 48, scale: 0.7, turn: 28 }), marks: PLAYING_CARD, line: 3.4 },
    { at: at({ x: 20, y: 58, scale: 0.66, turn: -34 }), marks: PLAYING_CARD, line: 3.4 },
  ],
}

const pile = [
  [78, 36, INK.red],
  [104, 38, INK.violet],
  [92, 26, INK.flame],
  [66, 25, INK.violet],
  [80, 15, INK.red],
  [104, 15, INK.flame],
  [92, 4, INK.violet],
] as const

/** Too many rockets. */
const overload: Picture = {
  ground: 'blast',
  rays: [58, 34, 18],
  parts: [
    { marks: [shape('mustard', zigzag(60, 34, [62, 42], 15), 3.4)] },
    ...standingGoat({ ship: 3, suited: false, mood: 'worried' }, at({ x: 14, y: 33, scale: 0.4 })),
    ...pile.map(([x, y, accent]) => ({
      at: at({ x, y, scale: 0.66, isMirrored: true }),
      coat: { accent },
      line: 4.2,
      marks: [...SMALL_ROCKET.slice(1), shape('white', oval(43, 9.5, 4.2), 2.4), flat('line', oval(44.5, 10, 1.6))],
    })),
    {
      marks: [
        stroke('M74 6c-5 16-5 30 2 44', 6),
        stroke('M74 6c-5 16-5 30 2 44', 2.6, 'tan'),
        stroke('M26 22l-8-6M20 32H8', 3, 'paper'),
      ],
    },
  ],
}

/** Nobody can tell them apart. */
const twin: Picture = {
  ground: 'fire',
  rays: [0, 0, 16],
  parts: [
    { at: at({ x: 16, y: 0, scale: 0.72, turn: 20 }), line: 4.2, coat: { accent: INK.red }, marks: [...ROCKET] },
    {
      at: at({ x: 4, y: 28, scale: 0.72, turn: 20 }),
      line: 4.2,
      coat: { accent: INK.red },
      marks: [...ROCKET, shape('pink', 'M72 9 60 1v14ZM72 9l12-8v14Z', 3), shape('pink', oval(72, 9, 3.6), 2.6)],
    },
    {
      marks: [
        stroke('M34 12 20 52', 8),
        stroke('M34 12 20 52', 3.6, 'violet'),
        shape('violet', 'M27 33c-8-8-16-4-14 2s10 4 14-2ZM27 33c2-10 12-12 14-6s-8 8-14 6Z', 2.8),
      ],
    },
  ],
}

export const ROCKET_PICTURES: Readonly<Record<string, Picture>> = {
  RK01: standard,
  RK02: seeking,
  RK03: piercing,
  RK04: emp,
  RK05: barrage,
  RK06: salvo,
  RK07: shatter,
  RK08: overload,
  RK09: twin,
}
