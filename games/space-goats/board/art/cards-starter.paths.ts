import { flat, oval, shape, stroke } from './marks.ts'
import { INK } from './palette.ts'
import { at, goatHead, type Picture, POD, stars } from './picture.ts'
import { HULL } from './rocket.paths.ts'

/** It goes down well. */
const fuelPod: Picture = {
  ground: 'mustard',
  rays: [66, 40, 11],
  parts: [
    goatHead({ horns: 'swept', mood: 'proud' }, at({ x: 2, y: 9, scale: 0.56 })),
    { at: at({ x: 44, y: 10, scale: 1.2 }), marks: POD, line: 2.8 },
    {
      marks: [
        stroke('M32 56c12 4 14-8 14-22 0-16 4-24 12-24 6 0 9 4 9 10', 5.6),
        stroke('M32 56c12 4 14-8 14-22 0-16 4-24 12-24 6 0 9 4 9 10', 2.6, 'red'),
      ],
    },
    { marks: [stroke('M92 62l9 4M94 72l8 6', 3)] },
  ],
}

/** Whatever it looks for, it has been seen first. */
const scoutShip: Picture = {
  ground: 'honey',
  rays: [54, 40, 12],
  parts: [
    { marks: [flat('glassTint', oval(52, 36, 27, 26))] },
    goatHead({ horns: 'stubs', mood: 'calm' }, at({ x: 29, y: 9, scale: 0.46 })),
    {
      marks: [
        shape('iron', 'M38 27h11v11H38ZM55 27h11v11H55Z', 2.6),
        shape('ice', oval(43.5, 35, 6.5) + oval(60.5, 35, 6.5), 2.6),
        stroke('M40 33l3-3M57 33l3-3', 2, 'white'),
        shape('mist', oval(52, 36, 27, 26), 3),
        stroke('M30 30c3-9 9-14 16-16', 3.4, 'white'),
        shape('mustard', 'M8 56c10-10 78-10 88 0-8 15-80 15-88 0Z'),
        flat('gleam', 'M16 55c16-6 50-7 70-2-22-1-50 0-68 5Z'),
        shape('red', oval(28, 60, 3.4) + oval(52, 62, 3.4) + oval(76, 60, 3.4), 2.2),
        stroke('M2 40h14M0 48h8', 3, 'white'),
      ],
    },
  ],
}

/** A firework with doubts. */
const weakRocket: Picture = {
  ground: 'hot',
  rays: [40, 44, 11],
  parts: [
    {
      marks: [
        stroke('M-4 66 34 46', 5.4),
        stroke('M-4 66 34 46', 2.6, 'tan'),
        shape('paper', 'M10 44c-6 0-7-8-1-9 0-6 8-7 10-2 5-2 9 3 6 8 3 5-4 8-7 5-3 2-7 1-8-2Z', 2.6),
        shape('paper', 'M3 28c-4 0-4-5 0-6 0-4 6-4 7-1 3-1 6 2 4 5-1 3-3 4-5 3-2 1-5 1-6-1Z', 2.4),
      ],
    },
    {
      at: at({ x: 4, y: 15, scale: 0.8, turn: 8 }),
      line: 3.8,
      coat: { accent: INK.faded },
      marks: [
        ...HULL,
        shape('white', oval(78, 21, 7.5, 7), 2.6),
        flat('line', oval(77, 24, 2.6)),
        stroke('M68 14l11-6', 3.2),
        stroke('M90 33c3-5 10-5 13-1', 3),
        shape('ice', 'M84 29c-4 6-4 10 0 10s4-4 0-10Z', 2.2),
        shape('paper', 'M56 13l13 11-4 6-14-11Z', 2.4),
        flat('rose', 'M60 18l5 4-2 3-5-4Z'),
      ],
    },
  ],
}

/** The lid of a dustbin, and who hides behind it. */
const emergencyShield: Picture = {
  ground: 'blue',
  rays: [58, 48, 13],
  parts: [
    goatHead({ horns: 'swept', mood: 'worried' }, at({ x: 24, y: -3, scale: 0.68 })),
    {
      marks: [
        shape('steel', oval(58, 66, 31), 3.4),
        flat('white', 'M32 60c2-14 14-22 26-22-10 4-18 12-20 24Z'),
        stroke(oval(58, 66, 22), 2.4),
        shape('iron', 'M48 60c2-9 18-9 20 0l-4 2c-2-5-10-5-12 0Z', 2.6),
        shape('paper', 'M22 40c4-4 10-5 14-3l-3 12c-4 2-9 2-13 0ZM94 40c-4-4-10-5-14-3l3 12c4 2 9 2 13 0Z', 2.6),
        shape('line', 'M34 36c4-2 9 0 10 4l-6 8-6 1ZM82 36c-4-2-9 0-10 4l6 8 6 1Z', 2),
        stroke('M16 30l-9-5M14 42H4M98 52l10 2', 3, 'white'),
      ],
    },
  ],
}

/** What others have left. */
const debrisField: Picture = {
  ground: 'dust',
  parts: [
    stars([14, 16, 5], [104, 62, 5], [100, 12, 6], [58, 70, 4]),
    {
      marks: [
        shape('rock', 'm8 52 8-20 22-4 14 14-6 20-22 6Z'),
        flat('bone', 'm16 34 20-4 6 6-16 6Z'),
        shape('rockShade', oval(26, 52, 4) + oval(40, 46, 2.6), 2.2),
        shape('rock', 'm56 66 8-6 6 4-2 8-8 2Z'),
        shape('horn', 'M46 20c6-8 16-6 18 2-6-1-9 2-10 8Z'),
        stroke('M10 22h16M14 18v8M18 18v8M22 18v8', 2.4, 'paper'),
        shape('paper', 'M26 22l8-5v10ZM10 22l-5-3v6Z', 2),
      ],
    },
    {
      at: 'rotate(24 80 40)',
      marks: [
        shape('steel', 'M64 22c0-6 28-6 28 0v34c0 6-28 6-28 0Z'),
        shape('red', 'M64 32c8 4 20 4 28 0v14c-8 4-20 4-28 0Z'),
        stroke('M71 40c2 3 12 3 14 0', 2.4, 'paper'),
        shape('iron', oval(78, 22, 14, 4.5)),
        shape('steelShade', 'm64 20-8-10 22 2'),
      ],
    },
  ],
}

export const STARTER_PICTURES: Readonly<Record<string, Picture>> = {
  ST01: fuelPod,
  ST02: scoutShip,
  ST03: weakRocket,
  ST04: emergencyShield,
  ST05: debrisField,
}
