import { burst, dashed, flat, oval, pipe, placed, rivets, shape, stroke, twinkle } from './marks.ts'
import { ROVERS } from './mars.paths.ts'
import type { Picture } from './picture.ts'
import { rocket, WAVES } from './things.paths.ts'

/** Somebody misses a bed sheet. */
const solarSail: Picture = {
  ground: 'space',
  marks: [
    shape('lemon', burst({ x: 10, y: 10, outer: 18, inner: 12, spikes: 12 }), 1.6),
    stroke('M28 12L40 15M24 24l10 6', 2, 'lemon'),
    stroke('M26 44L52 8M30 46L60 53M26 44L88 50', 1.3),
    shape('paper', 'M50 6Q72 2 92 8Q86 28 92 50Q74 47 56 55Q60 30 50 6Z'),
    flat('shade', 'M82 6.500L92 8Q86 28 92 50L84 49Q80 26 82 6.500Z'),
    stroke('M64 5Q70 28 66 51M56 24Q72 20 88 24', 1.4, 'steel'),
    shape('haze', 'M70 29L83 28 84 41 72 42Z', 1.8),
    rivets('M72.500 31.500l8.500-.5.5 8-8 .5Z', 1.6, 3.4),
    shape('tape', 'M55 12l8-1 1 6-8 2Z', 1.6),
    placed(rocket({ hull: 'white' }), { x: 20, y: 43, scale: 0.74, turn: 76 }),
  ],
}

const solarWind: Picture = {
  ground: 'space',
  marks: [
    shape('flame', burst({ x: 25, y: 30, outer: 24, inner: 18, spikes: 14 })),
    shape('lemon', oval(25, 30, 16)),
    stroke('M18 25v3M28 24v3', 3),
    shape('red', oval(35, 35, 3.4, 4), 1.8),
    stroke('M15 21l5-2M26 19l5 2', 1.6),
    flat('copper', oval(17, 35, 3)),
    stroke(
      'M44 34C58 24 64 40 79 29c7-5 14 3 6 8M46 40C58 40 66 51 82 46M44 28C55 15 64 25 77 15c6-5 14 2 6 7',
      2.6,
      'glow',
    ),
  ],
}

/** It never blinks. */
const spySatellite: Picture = {
  ground: 'deep',
  marks: [
    placed(
      [
        ...pipe('M-40 0H40', 'steel', 2, 1.4),
        shape('denim', 'M-46-10H-20V10H-46ZM20-10H46V10H20Z'),
        stroke('M-37-10V10M-29-10V10M-46 0H-20M29-10V10M37-10V10M20 0H46', 1.5, 'haze'),
        shape('mustard', 'M-12-16H12V14H-12Z'),
        flat('shade', 'M5-16H12V14H5Z'),
        stroke('M0-16V-24', 2),
        shape('red', oval(0, -25, 2.6), 1.6),
        shape('paper', 'M-15 0Q0-14 15 0Q0 14-15 0Z'),
        shape('blue', oval(0, 0, 6.5), 1.8),
        flat('line', oval(0, 0, 3)),
        flat('white', oval(-2, -2, 1.5)),
      ],
      { x: 48, y: 28, turn: -12 },
    ),
    dashed('M42 44L30 60M56 42L72 60', 1.6, 'rose'),
  ],
}

const ionThrusters: Picture = {
  ground: 'deep',
  marks: [
    ...[10, 30, 50].flatMap((y) => [
      flat('sky', `M40 ${y - 6}L0 ${y}L40 ${y + 6}Z`),
      flat('white', `M40 ${y - 3}L16 ${y}L40 ${y + 3}Z`),
      shape('copper', `M40 ${y - 8}H54L60 ${y - 5}V${y + 5}L54 ${y + 8}H40Z`),
      shape('white', oval(40, y, 3, 8), 1.8),
      stroke(`M47 ${y - 8}V${y + 8}`, 1.5),
    ]),
    shape('navy', 'M60 3H82Q94 8 94 30Q94 52 82 57H60Z'),
    stroke('M66 12H82M66 30H88M66 48H82', 2, 'peri'),
    stroke('M12 20h-8M16 40H6', 1.8, 'peri'),
  ],
}

const radiationMeter: Picture = {
  ground: 'space',
  marks: [
    shape('mustard', 'M22 8H74Q80 8 80 14V50Q80 56 74 56H22Q16 56 16 50V14Q16 8 22 8Z'),
    flat('shade', 'M16 46H80V50Q80 56 74 56H22Q16 56 16 50Z'),
    stroke('M30 9V4H66V9', 3.2),
    shape('paper', 'M26 36A22 22 0 0 1 70 36Z'),
    stroke('M32 33A16 16 0 0 1 44 21', 3, 'blue'),
    stroke('M52 21A16 16 0 0 1 64 33', 3, 'red'),
    stroke('M48 35L58 22', 2.4),
    shape('coal', oval(48, 36, 3)),
    shape('red', oval(30, 46, 3.4), 1.8),
    shape('iron', 'M54 43H68V49H54Z', 1.6),
    ...pipe('M80 42q10 0 8-14', 'coal', 1.2, 1),
    shape('steel', 'M83 8H91V28H83Z'),
  ],
}

const longRangeRadar: Picture = {
  ground: 'space',
  marks: [
    shape('bone', 'M10 4H70V50H10Z'),
    shape('navy', oval(40, 27, 21)),
    flat('blue', 'M40 27L42 6.500A20.500 20.500 0 0 1 58 17Z'),
    stroke(oval(40, 27, 13) + oval(40, 27, 6), 1.4, 'sky'),
    stroke('M40 7V47M20 27H60', 1.2, 'sky'),
    stroke('M40 27L58 17', 2.2, 'lemon'),
    flat('flame', oval(49, 15, 2.4) + oval(30, 20, 2) + oval(33, 38, 1.8)),
    shape('bone', 'M24 50H56L60 58H20Z'),
    placed(
      [
        stroke('M0 0V22', 3),
        shape('white', 'M-14-20C-16 2-2 8 14 4Z'),
        stroke('M-1-7L9-19', 2),
        shape('brick', oval(10, -20, 2.6), 1.6),
        stroke('M-9 22H9', 4),
      ],
      { x: 82, y: 35, scale: 0.86 },
    ),
  ],
}

const uhfTransceiver: Picture = {
  ground: 'space',
  marks: [
    ...pipe('M72 20V5', 'steel', 1.4, 1.3),
    shape('plank', 'M12 18H84Q88 18 88 22V54Q88 58 84 58H12Q8 58 8 54V22Q8 18 12 18Z'),
    shape('cream', 'M13 23H83V53H13Z', 1.8),
    shape('coal', oval(29, 38, 12)),
    stroke('M20 34H38M19 38H39M20 42H38', 1.6, 'rock'),
    shape('lemon', 'M46 27H78V35H46Z', 1.6),
    stroke('M50 31h2M56 31h2M62 31h2M68 31h2', 1.6),
    stroke('M66 27V35', 1.8, 'red'),
    shape('brass', oval(53, 44, 4.6), 1.8),
    shape('brass', oval(70, 44, 4.6), 1.8),
    stroke('M53 44V40.500M70 44L73 42', 1.6),
    placed([stroke(WAVES, 2.4, 'sky')], { x: 76, y: 10, scale: 0.44 }),
    placed([stroke(WAVES, 2.4, 'sky')], { x: 68, y: 10, scale: 0.44, turn: 180 }),
  ],
}

/** Do not shake. */
const antiMatter: Picture = {
  ground: 'deep',
  marks: [
    shape('iron', 'M28 4H68V12H28ZM28 48H68V57H28Z'),
    stroke('M34 12V48M62 12V48', 2.4),
    shape('sky', 'M40 12H56Q62 30 56 48H40Q34 30 40 12Z'),
    flat('gleam', 'M42 15h4Q42 30 46 45h-4Q37 30 42 15Z'),
    flat('white', twinkle(48, 30, 15)),
    shape('plum', oval(48, 30, 5.4), 1.8),
    stroke('M48 27.500v5M45.500 30h5', 1.6, 'white'),
    placed(
      [
        shape('red', 'M0-12H-14A12 12 0 0 0-14 12H0V5H-13A5 5 0 0 1-13-5H0Z'),
        shape('white', 'M-5-12H0V-5H-5ZM-5 5H0V12H-5Z', 1.8),
      ],
      { x: 29, y: 30 },
    ),
    placed(
      [
        shape('red', 'M0-12H-14A12 12 0 0 0-14 12H0V5H-13A5 5 0 0 1-13-5H0Z'),
        shape('white', 'M-5-12H0V-5H-5ZM-5 5H0V12H-5Z', 1.8),
      ],
      { x: 67, y: 30, isMirrored: true },
    ),
  ],
}

const skyCrane: Picture = {
  ground: 'mars',
  marks: [
    flat('flame', 'M16 20L8 38 22 22ZM80 20L88 38 74 22Z'),
    flat('lemon', 'M17 20L12 31 21 22ZM79 20L84 31 75 22Z'),
    stroke('M36 20L38 46M48 20V42M60 20L58 46', 1.4),
    shape('iron', 'M14 14L26 12V22L18 24ZM82 14L70 12V22L78 24Z'),
    shape('white', 'M24 12L32 4H64L72 12V20H24Z'),
    flat('shade', 'M56 4H64L72 12V20H60Z'),
    shape('copper', 'M34 9H62V15H34Z', 1.8),
    placed(ROVERS[3], { x: 48, y: 57, scale: 0.42 }),
    stroke('M10 58H86', 1.6, 'marsDeep'),
  ],
}

export const SHIP_PICTURES = {
  'solar-sail': solarSail,
  'solar-wind': solarWind,
  'spy-satellite': spySatellite,
  'ion-thrusters': ionThrusters,
  'thermal-radiation-meter': radiationMeter,
  'long-range-radar': longRangeRadar,
  'uhf-transceiver': uhfTransceiver,
  'anti-matter-propulsion': antiMatter,
  'sky-crane': skyCrane,
} as const
