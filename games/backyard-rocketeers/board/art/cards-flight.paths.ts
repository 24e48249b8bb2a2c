import { burst, flat, oval, pipe, placed, rivets, shape, stroke } from './marks.ts'
import { FUSELAGES, NOSES } from './parts.paths.ts'
import type { Picture } from './picture.ts'
import { rocket } from './things.paths.ts'

const laserCannon: Picture = {
  ground: 'deep',
  marks: [
    stroke('M54 24L96 7', 7, 'red'),
    stroke('M54 24L96 7', 2.6, 'glow'),
    ...pipe('M30 40L16 58M34 40L48 58M32 40V58', 'steel', 2.4),
    placed(
      [
        shape('navy', 'M-20-8H6V8H-20Z'),
        flat('gleam', 'M-18-6H4v3H-18Z'),
        shape('copper', 'M6-11H11V11H6ZM14-9H18V9H14ZM21-7H25V7H21Z', 1.8),
        stroke('M6 0H28', 3),
        shape('red', 'M-27-5H-20V5H-27Z'),
        shape('sky', 'M-14-12H0V-8H-14Z', 1.6),
      ],
      { x: 32, y: 33, turn: -22 },
    ),
    shape('lemon', burst({ x: 60, y: 21, outer: 8, inner: 3, spikes: 8 }), 1.4),
    stroke('M80 24l8 4M74 30l6 6', 2, 'rose'),
  ],
}

const warpDrive: Picture = {
  ground: 'deep',
  marks: [
    stroke('M-8 30H30M-6 18L30 26M-6 42L30 34M-2 6L32 22M-2 54L32 38', 2, 'sky'),
    stroke('M66 30H106M66 26L104 14M66 34L104 46M64 22L98 2M64 38L98 58', 2, 'sky'),
    stroke(oval(48, 30, 15, 25), 9.4),
    stroke(oval(48, 30, 15, 25), 6, 'iron'),
    { d: oval(48, 30, 15, 25), line: 6, ink: 'copper', dash: '4 9' },
    flat('white', oval(48, 30, 7, 15)),
    flat('sky', oval(48, 30, 4, 9)),
    placed(rocket({ hull: 'white', nose: 'navy' }), { x: 55, y: 30, scale: 0.74, turn: 90 }),
  ],
}

/** Most of it has arrived. */
const teleport: Picture = {
  ground: 'space',
  marks: [
    flat('sky', 'M8 50V4H40V50Z'),
    flat('white', 'M15 50V4H33V50Z'),
    placed(rocket({ hull: 'haze', nose: 'haze', fins: 'haze' }).slice(0, 4), { x: 24, y: 25, scale: 0.94 }),
    flat(
      'white',
      'M14 6h5v5h-5ZM28 10h4v4h-4ZM18 20h5v5h-5ZM26 28h5v5h-5ZM14 34h4v4h-4ZM30 18h4v4h-4ZM20 12h3v3h-3ZM32 36h3v3h-3Z',
    ),
    shape('copper', 'M6 50H42L46 57H2Z'),
    flat('lemon', 'M58 50V4H88V50Z'),
    placed(rocket(), { x: 73, y: 25, scale: 0.98 }),
    shape('copper', 'M55 50H91L95 57H51Z'),
    stroke('M44 22h8M48 18l5 4-5 4', 2.2, 'paper'),
  ],
}

/** Open all night, and it is always night. */
const spaceGasStation: Picture = {
  ground: 'space',
  marks: [
    shape('rock', 'M-2 46Q20 38 48 42T98 44L88 56Q70 66 44 64T6 58Z'),
    flat('shade', 'M10 58Q40 64 88 56L98 44Q86 56 46 56T2 50Z'),
    shape('coal', 'M8 4H50V10H8Z'),
    stroke('M12 10V42M46 10V42', 3),
    shape('red', 'M20 18H38V44H20Z'),
    shape('paper', 'M23 21H35V29H23Z', 1.6),
    stroke('M25 25h3M30 25h3', 1.8, 'red'),
    ...pipe('M38 24h6q3 0 3 6v8q0 5 6 3l8-8', 'coal', 1.6, 1),
    stroke('M44 24h6v9', 2),
    placed(rocket({ hull: 'white' }), { x: 72, y: 26, scale: 0.92, turn: 8 }),
  ],
}

/** In case of fire: make more. */
const emergencyThrusters: Picture = {
  ground: 'deep',
  marks: [
    placed([...FUSELAGES[3], ...NOSES[3].slice(2)], { x: 45, y: 21, scale: 0.3, turn: 90 }),
    shape('ice', 'M26 40C14 33 9 40 4 35C6 42-1 44 4 47C0 52 8 52 7 57C13 53 17 56 26 50Z'),
    flat('white', 'M26 42C18 38 14 43 10 42C12 46 10 50 14 52C18 50 22 50 26 49Z'),
    placed(
      [
        shape('red', 'M-22-8Q-26 0-22 8H16Q25 6 25 0Q25-6 16-8Z'),
        flat('gleam', 'M-20-5H16q5 0 5 2H-20Z'),
        flat('shade', 'M-23 4H24q-2 4-8 4H-22Z'),
        shape('paper', 'M-10-8H4V8H-10Z', 1.6),
        shape('coal', 'M-24-5H-31L-36-8V8L-31 5H-24Z'),
      ],
      { x: 56, y: 45 },
    ),
    shape('tape', 'M41 8h6l1 48h-6ZM60 8h6v47l-6 1Z', 1.6),
  ],
}

const asteroidMining: Picture = {
  ground: 'space',
  marks: [
    shape('rock', 'M4 42L10 23 30 12 54 16 68 30 65 48 44 57 18 56Z'),
    flat('shade', 'M54 16L68 30 65 48 44 57 18 56 34 50 56 43Z'),
    stroke('M14 34q5-5 10 0q0 5-6 5ZM30 22q5-3 8 1q-2 4-7 2Z', 1.5),
    shape('sky', 'M28 46l5-8 8 1 3 8-7 6Z'),
    stroke('M33 38l1 8 10 1M34 46l-6 0', 1.4),
    shape('lemon', 'M46 34l4-5 6 2 1 6-6 3Z', 1.8),
    ...pipe('M56 34L80 14', 'wood', 3),
    shape('tin', 'M62 4C74 2 88 12 90 26L84 20 78 13 70 8Z'),
    stroke('M48 24l-3-6M42 30l-8-2M56 22l2-6', 2, 'lemon'),
  ],
}

/** A patchwork quilt, opened in time. */
const dragChute: Picture = {
  ground: 'mars',
  marks: [
    stroke('M14 24L46 48M32 26L47 47M64 26L49 47M82 24L50 48', 1.4),
    shape('brick', 'M12 24C12 8 28 2 48 2C40 6 32 14 31 26Q21 21 12 24Z'),
    shape('tape', 'M31 26C32 14 40 6 48 2C56 6 64 14 65 26Q48 20 31 26Z'),
    shape('blue', 'M65 26C64 14 56 6 48 2C68 2 84 8 84 24Q75 21 65 26Z'),
    flat('shade', 'M74 8C81 13 84 18 84 24Q80 22.500 75 23C77 17 77 12 74 8Z'),
    rivets('M16 18l6-4M70 20l8-2', 1.6, 3),
    shape('white', 'M38 58L44 46H54L60 58Z'),
    flat('shade', 'M51 46H54L60 58H53Z'),
    shape('sky', oval(48, 52, 3), 1.6),
  ],
}

const heatShield: Picture = {
  ground: 'deep',
  marks: [
    flat('red', 'M16 60C4 44 6 30 14 18C16 28 20 28 22 12C28 22 30 18 32 6L58 56Z'),
    flat('flame', 'M22 58C12 46 14 36 19 28C21 34 25 32 27 22C31 30 33 26 35 18L54 56Z'),
    flat('lemon', 'M30 54C23 46 23 40 26 35C29 38 32 34 33 29L46 52Z'),
    placed(
      [
        shape('coal', 'M-26 2Q0 24 26 2L24-4H-24Z'),
        flat('gleam', 'M-20 4Q-4 15 12 9Q-2 14-20 4Z'),
        ...pipe('M24-1L46-8', 'plank', 3.6),
        shape('white', 'M-16-4L-8-26H8L16-4Z'),
        flat('shade', 'M3-26H8L16-4H6Z'),
        shape('sky', oval(0, -15, 4), 1.8),
        shape('copper', 'M-8-26q8-6 16 0Z'),
      ],
      { x: 47, y: 37, scale: 0.92, turn: 34 },
    ),
  ],
}

export const FLIGHT_PICTURES = {
  'laser-cannon': laserCannon,
  'warp-drive-generator': warpDrive,
  teleport,
  'space-gas-station': spaceGasStation,
  'emergency-thrusters': emergencyThrusters,
  'asteroid-mining': asteroidMining,
  'drag-chute': dragChute,
  'heat-shield': heatShield,
} as const
