import { burst, dashed, flat, type Marks, oval, pipe, placed, shape, stroke, twinkle } from './marks.ts'
import { gnome } from './people.paths.ts'
import type { Picture } from './picture.ts'
import { GEAR, rocket } from './things.paths.ts'

const slingshot: Picture = {
  ground: 'yard',
  marks: [
    ...pipe('M36 58V40M36 40C24 36 20 22 23 8M36 40C48 36 52 22 49 8', 'plank', 5.4),
    stroke('M23 11Q54 24 74 44', 2.6, 'red'),
    placed(rocket({ hull: 'white' }), { x: 71, y: 38, scale: 0.74, turn: -56 }),
    stroke('M49 11Q62 24 76 46', 2.6, 'red'),
    shape('bark', 'M74 48l5-6 6 5-5 6Z', 1.8),
    stroke('M60 12l6-4M68 16l7-4', 2, 'bark'),
  ],
}

/** A rocket, taken apart backwards. */
const reverseEngineering: Picture = {
  ground: 'kraft',
  marks: [
    dashed('M4 38H92', 1.2),
    shape('brick', 'M78 28C86 31 91 35 93 38C91 41 86 45 78 48Z'),
    shape('cream', 'M50 27H70V49H50Z'),
    flat('shade', 'M50 41H70V49H50Z'),
    shape('lemon', oval(60, 37, 4), 1.8),
    shape('denim', 'M30 30L44 20V30ZM30 46L44 56V46Z'),
    shape('haze', 'M30 29H43V47H30Z'),
    shape('brass', 'M20 33H26V43H20L12 48V28Z'),
    shape('red', 'M70 22C64 9 44 7 33 11L31 5 22 17 36 21 34.500 16C44 12.500 57 13 62 23Z'),
    placed([shape('steel', GEAR), shape('bone', oval(0, 0, 4), 1.8)], { x: 82, y: 15, scale: 0.78 }),
  ],
}

const LAB_COAT: Marks = [
  shape('paper', 'M-16-2C-19-20-14-32-6-34L0-20 6-34C14-32 19-20 16-2Z'),
  flat('shade', 'M8-33C15-30 18-18 16-2H7Z'),
  stroke('M0-20V-2', 1.4),
]

const rAndDTeam: Picture = {
  ground: 'yard',
  marks: [
    placed(
      [
        ...gnome({ hat: 'denim', eyes: 'goggles' }).slice(0, 2),
        ...LAB_COAT,
        ...gnome({ hat: 'denim', eyes: 'goggles' }).slice(5),
      ],
      { x: 21, y: 59, scale: 0.64 },
    ),
    placed([...gnome({ hat: 'mustard' }).slice(0, 2), ...LAB_COAT, ...gnome({ hat: 'mustard' }).slice(5)], {
      x: 76,
      y: 59,
      scale: 0.64,
      isMirrored: true,
    }),
    placed(
      [
        shape('denim', 'M-19-14H19V14H-19Z'),
        stroke('M-14 7L-6-1-2 3 6-7 10-3 14-8', 1.8, 'white'),
        stroke('M9-9h5v5', 1.8, 'white'),
        shape('sky', 'M-22-15q3-3 4 0V15q-3 3-4 0Z', 1.6),
      ],
      { x: 48, y: 42 },
    ),
    shape('skin', oval(30, 44, 3.6), 1.8),
    shape('skin', oval(67, 44, 3.6), 1.8),
    shape('lemon', 'M43 14c0-12 16-12 16 0c0 5-4 6-4 10h-8c0-4-4-5-4-10Z'),
    shape('steel', 'M47 24h8v4h-8Z', 1.6),
  ],
}

const supernova: Picture = {
  ground: 'deep',
  marks: [
    stroke(oval(48, 30, 42, 12), 1.6, 'rose'),
    shape('red', burst({ x: 48, y: 30, outer: 28, inner: 15, spikes: 12 })),
    shape('flame', burst({ x: 48, y: 30, outer: 22, inner: 12, spikes: 12 }), 0),
    flat('lemon', burst({ x: 48, y: 30, outer: 16, inner: 8, spikes: 10 })),
    flat('glow', oval(48, 30, 6.5)),
    stroke('M6 30A42 12 0 0 0 90 30', 1.8, 'rose'),
    stroke('M14 8l6 5M84 7l-7 6M12 54l8-6M85 53l-8-6', 2.2, 'lemon'),
  ],
}

/** The same yard, only the other way up. */
const parallelUniverse: Picture = {
  ground: 'yard',
  marks: [
    flat('night', 'M58-60L38 120H190V-60Z'),
    flat('plum', 'M55-20L53 12Q80 4 180 10V-60H60Z'),
    stroke('M58-60L38 120', 6, 'tape'),
    stroke('M54.500-60L34.500 120M61.500-60L41.500 120', 1.4),
    placed(rocket(), { x: 23, y: 32, scale: 1.02 }),
    placed(rocket({ hull: 'navy', nose: 'violet', fins: 'rose' }), { x: 74, y: 29, scale: 1.02, turn: 180 }),
    flat('shade', 'M6 54H36l4 3H4Z'),
    flat('glow', twinkle(60, 46, 4) + twinkle(88, 52, 5) + twinkle(90, 20, 3)),
  ],
}

const insurancePolicy: Picture = {
  ground: 'dusk',
  marks: [
    placed(
      [
        shape('paper', 'M-22-25H14L24-15V26H-22Z'),
        shape('bone', 'M14-25V-15H24Z', 1.8),
        stroke('M-15-16H6M-15-9H16M-15-2H16', 1.8, 'steel'),
        shape('red', 'M-6 17c0-17 27-17 27 0q-4-5-9 0q-4-5-9 0q-4-5-9 0Z'),
        stroke('M7.500 4V21q0 4-5 3', 2.2),
        stroke('M-15 16q4-8 6-2t6-1', 1.6, 'denim'),
      ],
      { x: 46, y: 30, turn: -6 },
    ),
    shape('wine', oval(22, 51, 5)),
  ],
}

/** An apple, and what it does to the others. */
const newtonsThirdLaw: Picture = {
  ground: 'yard',
  marks: [
    ...pipe('M14 8H82M18 8V54M78 8V54', 'steel', 2, 1.3),
    shape('plank', 'M10 52H86V58H10Z'),
    stroke('M44 9V36M54 9V36M64 9V36M34 9L21 29', 1.4),
    shape('tin', oval(44, 41, 5.4)),
    shape('tin', oval(54, 41, 5.4)),
    shape('tin', oval(64, 41, 5.4)),
    flat('gleam', oval(42, 39, 1.8) + oval(52, 39, 1.8) + oval(62, 39, 1.8)),
    shape('red', 'M20 31C13 27 8 33 11 39C14 45 18 43 20 42C22 43 27 45 29 38C31 32 26 28 20 31Z'),
    stroke('M20 31q0-3 2-5', 1.8),
    flat('gleam', oval(15, 35, 1.8)),
    stroke('M32 46q-5 3-11 2M70 36q6-4 7-11', 1.6, 'rust'),
  ],
}

/** Behind today's paper. */
const intelligenceAgency: Picture = {
  ground: 'dusk',
  marks: [
    placed([shape('plank', 'M-22 0C-22-20-14-28 0-28C14-28 22-20 22 0Z'), stroke('M-6-27L0-16 6-27', 1.8)], {
      x: 48,
      y: 62,
      scale: 1.1,
    }),
    shape('skin', oval(48, 22, 11, 12)),
    shape('coal', 'M37 19h10v5q-5 4-9 0ZM49 19h10l-1 5q-4 4-9 0Z', 1.4),
    stroke('M36 19.500H60', 2),
    shape('bark', 'M35 14C36 4 40 2 48 5C56 2 60 4 61 14Z'),
    shape('bark', 'M25 16C34 10 62 10 71 16C62 19 34 19 25 16Z'),
    stroke('M35 12H61', 2.6, 'coal'),
    shape('paper', 'M20 32L47 36V60L22 57ZM76 32L49 36V60L74 57Z'),
    stroke('M25 38l17 2.500M26 44l16 2.500M27 50l15 2M71 38l-17 2.500M70 44l-16 2.500', 1.6, 'steel'),
    shape('skin', oval(19, 44, 3.6, 4.6), 1.8),
    shape('skin', oval(77, 44, 3.6, 4.6), 1.8),
  ],
}

/** It types what nobody reads. */
const enigmaMachine: Picture = {
  ground: 'dusk',
  marks: [
    shape('plank', 'M16 24H80L90 58H6Z'),
    shape('coal', 'M20 27H76L84 54H12Z', 1.8),
    shape('bark', 'M18 4H78V24H18Z'),
    ...[34, 48, 62].flatMap((x) => [
      shape('steel', `M${x - 4} 7h8v14h-8Z`, 1.8),
      shape('paper', `M${x - 3} 11h6v6h-6Z`, 1.2),
    ]),
    flat('lemon', oval(32, 33, 2.6) + oval(58, 33, 2.6)),
    flat('steel', oval(40, 33, 2.2) + oval(49, 33, 2.2) + oval(66, 33, 2.2)),
    ...[26, 37, 48, 59, 70].map((x) => shape('paper', oval(x, 41, 3), 1.4)),
    ...[22, 35, 48, 61, 74].map((x) => shape('paper', oval(x, 49, 3.2), 1.4)),
  ],
}

export const SHED_PICTURES = {
  slingshot,
  'reverse-engineering': reverseEngineering,
  'r-and-d-team': rAndDTeam,
  supernova,
  'parallel-universe': parallelUniverse,
  'insurance-policy': insurancePolicy,
  'newtons-third-law': newtonsThirdLaw,
  'intelligence-agency': intelligenceAgency,
  'enigma-machine': enigmaMachine,
} as const
