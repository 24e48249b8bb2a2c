import { burst, flat, type Marks, oval, pipe, placed, shape, stroke, twinkle } from './marks.ts'
import { ANTENNA, ARRAY, DISH, DUST, DUST_DEVIL, PANELS, POWER_PLANT, ROVERS, WINDMILL, wheel } from './mars.paths.ts'
import type { Tier } from './parts.paths.ts'
import { gnome, MARTIAN } from './people.paths.ts'
import type { Picture } from './picture.ts'
import { BOLT, WAVES } from './things.paths.ts'

/** The dish sends only two. */
const DISH_WAVES = 'M5-7q6 7 0 14M11-12q10 12 0 24'

const SHADOW = flat('shade', 'M12 55h72l8 4H6Z')

const onMars = (...marks: Marks): Picture => ({ ground: 'mars', marks: [SHADOW, ...marks] })

const roverCard = (tier: Tier): Picture =>
  onMars(placed(ROVERS[tier], { x: 47, y: 57, scale: tier === 1 ? 0.82 : 0.92 }))
const panelsCard = (tier: Tier): Picture => onMars(placed(PANELS[tier], { x: 47, y: 57, scale: ROOM[tier] }))

const ROOM: Readonly<Record<Tier, number>> = { 1: 1.1, 2: 0.98, 3: 0.86 }

const powerFlow: Picture = {
  ground: 'mars',
  marks: [
    placed(WINDMILL, { x: 78, y: 58, scale: 0.44 }),
    ...pipe('M76 54H62C52 54 56 40 50 36', 'coal', 2, 1.2),
    shape('bone', 'M6 34H34V56H6Z'),
    flat('shade', 'M27 34H34V56H27Z'),
    shape('coal', oval(20, 45, 7.5), 1.8),
    flat('bone', oval(17.5, 45, 1.5) + oval(22.5, 45, 1.5)),
    placed([shape('red', 'M-6-7H7V7H-6Z'), stroke('M-6-3.500H-13M-6 3.500H-13', 2.6)], { x: 47, y: 30, turn: 42 }),
    shape(
      'violet',
      'M62-6C66 8 64 20 57 27C54 31 47 37 44 33C42 31 44 29 46 28C42 29 39 27 41 24C42 22 45 22 47 21C49 18 50 8 48-6Z',
    ),
    placed([shape('lemon', BOLT, 2.6)], { x: 22, y: 17, scale: 0.7 }),
    stroke('M32 22l5-3M8 26l-4-3', 2, 'paper'),
  ],
}

const dustStorm: Picture = {
  ground: 'storm',
  marks: [
    placed(PANELS[2], { x: 30, y: 50, scale: 0.72 }),
    placed(DUST_DEVIL, { x: 66, y: 57, scale: 0.55 }),
    placed(DUST, { x: 36, y: 60, scale: 0.46 }),
    stroke('M4 12h18M10 20h16M6 28h9', 2, 'dust'),
  ],
}

const alienInterference: Picture = {
  ground: 'mars',
  marks: [
    SHADOW,
    placed(ROVERS[1], { x: 66, y: 57, scale: 0.7 }),
    placed(MARTIAN, { x: 25, y: 58, scale: 0.9 }),
    ...pipe('M34 46L44 34', 'violet', 3),
    placed([stroke('M0 0V16', 3), shape('red', 'M-5-14H5L12-7V3L5 10H-5L-12 3V-7Z'), stroke('M-7-2H7', 3.4, 'paper')], {
      x: 45,
      y: 20,
      scale: 0.95,
      turn: 12,
    }),
    stroke('M88 34h6M90 42h5', 1.8, 'marsDeep'),
  ],
}

/** Strawberry. */
const signalJammer: Picture = {
  ground: 'storm',
  marks: [
    stroke('M48 14V2', 2.6),
    shape('lemon', oval(48, 3, 2.8), 1.6),
    placed([stroke(WAVES, 2.6, 'glow')], { x: 67, y: 22, scale: 0.9 }),
    placed([stroke(WAVES, 2.6, 'glow')], { x: 29, y: 22, scale: 0.9, turn: 180 }),
    stroke('M72 10L90 36M90 10L72 36M24 10L6 36M6 10L24 36', 3, 'wine'),
    shape('wine', 'M32 20H64Q69 24 69 30V52Q69 58 63 58H33Q27 58 27 52V30Q27 24 32 20Z'),
    flat('gleam', 'M31 28q0-4 3-5v30q-3 0-3-4Z'),
    shape('tape', 'M29 12H67V21H29Z'),
    stroke('M36 12v9M44 12v9M52 12v9M60 12v9', 1.3, 'red'),
    shape('paper', 'M36 30H60V52H36Z', 1.8),
    shape('red', 'M41 37q7-4 14 0q-1 8-7 12q-6-4-7-12Z', 1.8),
    flat('olive', 'M42 36l6-4 6 4-6 2Z'),
    flat('lemon', 'M45 40h1.500v1.500H45ZM50 40h1.500v1.500H50ZM47.500 44H49v1.500h-1.500Z'),
  ],
}

const WHEEL_SPOKES = 'M0-15V15M-15 0H15M-10.500-10.500L10.500 10.500M-10.500 10.500L10.500-10.500'
const roverSabotage: Picture = {
  ground: 'storm',
  marks: [
    SHADOW,
    shape('cream', 'M54 24H92V38H50Z'),
    shape('brick', 'M62 12H84V24H62Z'),
    placed(wheel({ x: 0, r: 9, hub: 'haze' }), { x: 84, y: 57 }),
    placed(
      [
        shape('coal', oval(0, 0, 19)),
        shape('sand', oval(0, 0, 12), 1.8),
        stroke(WHEEL_SPOKES, 2.2),
        shape('haze', oval(0, 0, 4.5), 1.8),
      ],
      { x: 36, y: 36 },
    ),
    placed([shape('tin', 'M-20-3H12C14-9 20-10 24-7L18-2V2L24 7C20 10 14 9 12 3H-20Q-26 0-20-3Z')], {
      x: 36,
      y: 32,
      turn: -58,
      scale: 0.95,
    }),
    shape('lemon', burst({ x: 17, y: 17, outer: 9, inner: 4, spikes: 8 }), 1.5),
    stroke('M8 30H3M12 42l-6 3', 2, 'lemon'),
  ],
}

const repairKit: Picture = {
  ground: 'mars',
  marks: [
    SHADOW,
    placed([shape('tin', 'M-4 18V-8C-9-10-10-17-6-20L-3-14H3L6-20C10-17 9-10 4-8V18Z')], {
      x: 68,
      y: 21,
      turn: 22,
      scale: 0.86,
    }),
    placed([shape('mustard', 'M-4-12H4V-2H-4Z'), shape('tin', 'M-1.500-2h3V16h-3Z', 1.6)], {
      x: 30,
      y: 16,
      turn: 160,
      scale: 0.9,
    }),
    shape('red', 'M14 32H82V57H14Z'),
    flat('shade', 'M66 32H82V57H66Z'),
    shape('wine', 'M14 32L22 22H74L82 32Z'),
    ...pipe('M38 22v-8H58v8', 'steel', 2),
    stroke('M14 41H82', 1.6),
    shape('mustard', 'M43 37H53V46H43Z', 1.8),
    shape('paper', 'M22 45h4v-3h4v3h4v4h-4v3h-4v-3h-4Z', 1.5),
  ],
}

const signalBooster: Picture = {
  ground: 'mars',
  marks: [
    ...pipe('M26 58L34 38', 'steel', 2.6),
    stroke('M16 58H36', 4),
    shape('red', 'M14 24L22 22V42L14 40Q8 32 14 24Z'),
    shape('white', 'M22 22L56 6V56L22 42Z'),
    flat('shade', 'M22 36L56 44V56L22 42Z'),
    shape('mustard', oval(56, 31, 6, 25)),
    shape('coal', oval(56.5, 31, 3, 16), 1.6),
    placed([stroke(WAVES, 3.4, 'paper')], { x: 64, y: 31, scale: 1.1 }),
    placed([stroke(WAVES, 1.6)], { x: 64, y: 31, scale: 1.1 }),
  ],
}

const powerSurge: Picture = {
  ground: 'storm',
  marks: [
    shape('lemon', burst({ x: 48, y: 25, outer: 27, inner: 19, spikes: 12 }), 0),
    shape('navy', 'M22 36H74V58H22Z'),
    flat('copper', 'M58 36H74V58H58Z'),
    stroke('M22 36H74V58H22Z'),
    shape('steel', 'M28 31H38V36H28ZM58 31H68V36H58Z', 1.8),
    stroke('M29 47h8M33 43v8', 2.4, 'white'),
    stroke('M62 47h8', 2.4),
    placed([shape('paper', BOLT)], { x: 48, y: 24, scale: 0.98 }),
    stroke('M30 26l-6-8M66 26l7-8', 2.2, 'flame'),
  ],
}

const allTerrainWheels: Picture = {
  ground: 'mars',
  marks: [
    shape('rock', 'M-4 60L4 50 16 52 24 60ZM66 60L76 48 88 50 100 60Z'),
    placed(
      [
        shape(
          'coal',
          'M-6-27H6L8-22 15-24 22-15 19-9 25-6V6L19 9 22 15 15 24 8 22 6 27H-6L-8 22-15 24-22 15-19 9-25 6V-6L-19-9-22-15-15-24-8-22Z',
        ),
        shape('iron', oval(0, 0, 17), 1.8),
        shape('mustard', oval(0, 0, 11)),
        stroke('M0-11V11M-9.500-5.500L9.500 5.500M9.500-5.500L-9.500 5.500', 2.2),
        shape('white', oval(0, 0, 4), 1.8),
      ],
      { x: 46, y: 31, scale: 0.96, turn: 8 },
    ),
    stroke('M78 20q8-2 14 2M76 30h14', 2, 'marsDeep'),
  ],
}

/** Nobody has seen it. */
const backupRover: Picture = {
  ground: 'dusk',
  marks: [
    flat('lemon', 'M20 58V18H76V58Z'),
    placed(ROVERS[1].slice(-4), { x: 47, y: 57, scale: 0.92 }),
    shape(
      'denim',
      'M22 48C24 34 34 34 36 24Q40 14 58 18Q64 20 66 32Q76 36 76 48Q68 44 62 49Q54 44 46 49Q38 44 32 49Q26 45 22 48Z',
    ),
    flat('shade', 'M58 18Q64 20 66 32Q76 36 76 48Q68 44 62 49C64 38 62 26 58 18Z'),
    stroke('M40 24Q36 34 36 44M52 22Q54 34 52 44', 1.5),
    stroke('M14 60V16H82V60', 7),
    stroke('M14 60V16H82V60', 3.6, 'plank'),
    shape('bark', 'M4 20L48 3 92 20 90 24 48 9 6 24Z'),
  ],
}

/** Goes to eleven. */
const signalAmplifier: Picture = {
  ground: 'mars',
  marks: [
    SHADOW,
    placed(DISH, { x: 40, y: 23, scale: 0.36 }),
    shape('coal', 'M14 22H62V58H14Z'),
    shape('bone', 'M18 26H58V33H18Z', 1.6),
    ...[23, 31, 39, 47].map((x) => shape('red', oval(x, 29.5, 2), 1.2)),
    stroke('M53 31.500V28', 1.6),
    shape('iron', oval(27, 46, 8.5), 1.8),
    shape('iron', oval(49, 46, 8.5), 1.8),
    shape('rock', oval(27, 46, 3), 1.5),
    shape('rock', oval(49, 46, 3), 1.5),
    placed([stroke(WAVES, 3.6, 'glow')], { x: 64, y: 38, scale: 1.1 }),
    placed([stroke(WAVES, 1.6)], { x: 64, y: 38, scale: 1.1 }),
  ],
}

/** Wiped. */
const solarEfficiency: Picture = {
  ground: 'mars',
  marks: [
    SHADOW,
    ...pipe('M40 58V44M28 58H52', 'steel', 2.6),
    shape('denim', 'M6 46L20 10H74L60 46Z'),
    stroke('M24 46L38 10M42 46L56 10M13 28H67', 1.7, 'haze'),
    flat('gleam', 'M8 46L22 10H36L22 46Z'),
    flat('white', twinkle(26, 20, 8) + twinkle(16, 38, 5)),
    placed(gnome({ coat: 'mustard' }), { x: 80, y: 59, scale: 0.56, isMirrored: true }),
    ...pipe('M72 44L48 28', 'wood', 2),
    placed([shape('coal', 'M-11-3H11V2H-11Z')], { x: 46, y: 27, turn: 112 }),
    shape('skin', oval(71, 43, 3.4), 1.8),
  ],
}

export const MARS_PICTURES = {
  'improvised-mars-rover': roverCard(1),
  'second-hand-mars-rover': roverCard(2),
  'cutting-edge-mars-rover': roverCard(3),
  'windmill-generator': onMars(
    placed(WINDMILL, { x: 48, y: 57, scale: 0.56 }),
    stroke('M70 12q8-4 14 0M14 30q7-4 13 0M72 24h10', 2, 'paper'),
  ),
  'improvised-solar-panels': panelsCard(1),
  'second-hand-solar-panels': panelsCard(2),
  'cutting-edge-solar-panels': panelsCard(3),
  'geothermal-power-plant': onMars(placed(POWER_PLANT, { x: 50, y: 57, scale: 0.74 })),
  'basic-antenna': onMars(
    placed(ANTENNA, { x: 44, y: 57, scale: 0.72 }),
    placed([stroke(WAVES, 2.6, 'paper')], { x: 64, y: 12, scale: 0.55 }),
  ),
  'satellite-dish': onMars(
    placed(DISH, { x: 48, y: 57, scale: 0.9 }),
    placed([stroke(DISH_WAVES, 2.6, 'paper')], { x: 59, y: 10, scale: 0.75, turn: -14 }),
  ),
  'deep-space-array': onMars(placed(ARRAY, { x: 50, y: 57, scale: 0.82 })),
  'power-flow-re-routing': powerFlow,
  'dust-storm': dustStorm,
  'alien-interference': alienInterference,
  'signal-jammer': signalJammer,
  'rover-sabotage': roverSabotage,
  'repair-kit': repairKit,
  'signal-booster': signalBooster,
  'power-surge': powerSurge,
  'all-terrain-wheels': allTerrainWheels,
  'backup-rover': backupRover,
  'signal-amplifier': signalAmplifier,
  'solar-panel-efficiency': solarEfficiency,
} as const
