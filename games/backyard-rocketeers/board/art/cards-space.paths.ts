import { burst, dashed, flat, type Marks, oval, pipe, placed, shape, stroke } from './marks.ts'
import { wheel } from './mars.paths.ts'
import { FUSELAGES } from './parts.paths.ts'
import { PEEPING_GNOME } from './people.paths.ts'
import type { Picture } from './picture.ts'
import { JET, ROCK, rocket } from './things.paths.ts'

const asteroidStorm: Picture = {
  ground: 'deep',
  marks: [
    stroke('M34 12L52 2M72 26L92 14M44 36L76 20M24 24L32 19M68 48L84 39', 2.4, 'flame'),
    placed(ROCK, { x: 28, y: 16, scale: 1.15 }),
    placed(ROCK, { x: 62, y: 31, scale: 1.5, turn: 140 }),
    placed(ROCK, { x: 84, y: 10, scale: 0.8, turn: 60 }),
    placed(ROCK, { x: 80, y: 48, scale: 0.72, turn: 200 }),
    placed([...rocket(), ...JET], { x: 25, y: 45, scale: 0.62, turn: 68 }),
    shape('lemon', burst({ x: 44, y: 38, outer: 8, inner: 3.6, spikes: 7 }), 1.5),
  ],
}

/** Sandpaper at ten kilometres a second. */
const spaceDust: Picture = {
  ground: 'deep',
  marks: [
    placed(rocket({ nose: 'orange' }), { x: 32, y: 31, scale: 1.2, turn: 82 }),
    flat(
      'bone',
      'M44 11h2v2h-2ZM56 8h2v2h-2ZM66 13h2.500v2.500H66ZM50 18h2v2h-2ZM60 20h3v3h-3ZM72 22h3v3h-3ZM68 29h2.500v2.500H68ZM60 32h2v2h-2ZM76 34h3v3h-3ZM66 38h3v3h-3ZM56 42h2v2h-2ZM72 44h2.500v2.500H72ZM62 48h2v2h-2ZM48 48h2v2h-2ZM82 16h3v3h-3ZM84 28h3v3h-3ZM82 42h3v3h-3ZM76 52h2v2h-2ZM88 50h2.500v2.500H88ZM78 8h2v2h-2ZM90 9h3v3h-3ZM91 36h2.500v2.500H91Z',
    ),
    stroke('M56 15h34M64 26h30M62 35h28M58 45h34', 1.4, 'rock'),
    placed([shape('haze', 'M-6-5L5-7 7 4-4 7Z', 1.8)], { x: 14, y: 12, turn: 20 }),
    placed([shape('tape', 'M-6-3L6-4 5 3-6 4Z', 1.6)], { x: 24, y: 53, turn: -30 }),
    stroke('M22 16l4 6M30 50l3-5', 1.6, 'tape'),
  ],
}

const MISSILE: Marks = [
  shape('wine', 'M-16-3L-24-10H-14L-8-5ZM-16 3L-24 10H-14L-8 5Z'),
  shape('iron', 'M-18-5H10C18-4 22-2 24 0C22 2 18 4 10 5H-18Z'),
  flat('gleam', 'M-16-4H10v2H-16Z'),
  shape('red', 'M12-5C18-4 22-2 24 0C22 2 18 4 12 5Z', 1.8),
  shape('paper', 'M4 0L14 3 8 5H4Z', 1.2),
  stroke('M6-2v.1', 2.6, 'paper'),
  flat('flame', 'M-19-4L-33 0-19 4Z'),
  flat('lemon', 'M-19-2L-26 0-19 2Z'),
]

const missileAttack: Picture = {
  ground: 'deep',
  marks: [
    stroke('M0 8H14M-2 31H16M0 54H12', 2.4, 'rock'),
    placed(MISSILE, { x: 46, y: 14, scale: 0.84, turn: 8 }),
    placed(MISSILE, { x: 52, y: 31, scale: 0.98 }),
    placed(MISSILE, { x: 44, y: 48, scale: 0.84, turn: -8 }),
    stroke(oval(84, 31, 7), 2, 'lemon'),
    stroke('M84 20V27M84 35V42M91 31H95', 2, 'lemon'),
  ],
}

/** Fastened. */
const vanAllenBelts: Picture = {
  ground: 'space',
  marks: [
    stroke('M18 34C12 12 84 12 78 34', 8.5),
    stroke('M18 34C12 12 84 12 78 34', 5, 'plank'),
    placed(rocket({ hull: 'white' }), { x: 48, y: 28, scale: 1.12 }),
    stroke('M18 34C22 52 74 52 78 34', 10),
    stroke('M18 34C22 52 74 52 78 34', 6.6, 'wood'),
    { d: 'M22 41C32 49 64 49 74 41', line: 1.4, ink: 'tape', dash: '3 3' },
    placed([shape('mustard', 'M-7-7H7V7H-7Z'), shape('bark', 'M-3.500-3.500h7v7h-7Z', 1.6), stroke('M-1 0H9', 2)], {
      x: 48,
      y: 47.5,
    }),
    stroke('M6 24q-2 8 2 16M90 24q2 8-2 16', 1.8, 'sky'),
  ],
}

const RAY = 'M0 0l6 6-4 4 7 5-4 5 7 5-3 4 6 5'
const cosmicRays: Picture = {
  ground: 'deep',
  marks: [
    shape('violet', burst({ x: 15, y: 14, outer: 12, inner: 7, spikes: 9 })),
    flat('white', oval(15, 14, 4.5)),
    placed([...FUSELAGES[2].slice(0, 3), ...FUSELAGES[2].slice(5)], { x: 62, y: 38, scale: 0.34, turn: 66 }),
    placed([stroke(RAY, 3, 'rose')], { x: 24, y: 18, scale: 0.9, turn: -26 }),
    placed([stroke(RAY, 3, 'lemon')], { x: 28, y: 6, scale: 1.05, turn: -28 }),
    placed([stroke(RAY, 3, 'sky')], { x: 44, y: 0, scale: 1.05, turn: -14 }),
    flat('flame', oval(48, 43, 4) + oval(58, 38, 4) + oval(70, 31, 4)),
    flat('glow', oval(48, 43, 2) + oval(58, 38, 2) + oval(70, 31, 2)),
    stroke('M68 26l3-5M50 38l-5 3', 2, 'lemon'),
  ],
}

const wormhole: Picture = {
  ground: 'deep',
  marks: [
    shape('plum', oval(52, 31, 38, 25)),
    shape('night', oval(53, 31, 29, 19), 0),
    stroke('M52 31c4-3 9 2 5 6c-7 6-18-1-15-9c4-11 23-11 29-1c6 12-7 23-21 22', 3, 'violet'),
    stroke('M52 31c-1 7 6 4 5-1c-2-8-16-6-16 3c0 10 14 14 24 10', 1.6, 'rose'),
    placed(rocket({ hull: 'white', nose: 'orange' }).slice(0), { x: 26, y: 40, scale: 0.74, turn: 62 }),
    placed(rocket({ hull: 'white', nose: 'orange' }), { x: 70, y: 21, scale: 0.5, turn: 30 }),
    stroke('M8 50l6-4M6 40l5-1', 2, 'sky'),
  ],
}

const collisionCourse: Picture = {
  ground: 'space',
  marks: [
    dashed('M0 58Q2 46 10 40M96 58Q94 46 86 40', 1.8, 'tape'),
    shape('red', burst({ x: 48, y: 37, outer: 18, inner: 10, spikes: 9 })),
    shape('lemon', burst({ x: 48, y: 37, outer: 11, inner: 6, spikes: 8 }), 0),
    placed(rocket({ hull: 'white', nose: 'navy' }), { x: 24, y: 38, scale: 0.9, turn: 84 }),
    placed(rocket({ fins: 'mustard' }), { x: 72, y: 38, scale: 0.9, turn: -84 }),
    shape('paper', 'M45.500 2h5l-1 9h-3ZM46 12.500h4V16h-4Z', 1.5),
  ],
}

const cyberAttack: Picture = {
  ground: 'deep',
  marks: [
    ...pipe('M60 53c12 6 19-4 12.500-17', 'steel', 1.8, 1.3),
    placed(rocket({ hull: 'white' }), { x: 80, y: 22, scale: 0.66, turn: 32 }),
    shape('bone', 'M8 4H60V42H8Z'),
    shape('navy', 'M13 9H55V37H13Z'),
    shape('paper', 'M23 21C23 9 45 9 45 21C45 26 43 27 42 29V34H26V29C25 27 23 26 23 21Z', 1.8),
    flat('navy', `${oval(29.5, 22, 3.4)}${oval(38.5, 22, 3.4)}M34 25l2 4h-4Z`),
    stroke('M31 31v3M34 31v3M37 31v3', 1.4),
    shape('bone', 'M26 42H42L44 48H24Z'),
    shape('tin', 'M10 48H58L64 57H4Z'),
    stroke('M14 51.500H55M11 54.500H58', 1.3),
  ],
}

/** With a trailer hitch. */
const tractorBeam: Picture = {
  ground: 'space',
  marks: [
    flat('lemon', 'M40 33L96 6V56Z'),
    flat('glow', 'M40 33L96 20V46Z'),
    stroke('M52 28q2 5 0 10M62 24q3 9 0 18M74 19q4 13 0 27', 1.6, 'mustard'),
    placed(rocket({ hull: 'white' }), { x: 82, y: 32, scale: 0.72, turn: 74 }),
    stroke('M12 20V11', 3),
    shape('rock', 'M8 10c-5-6 4-10 6-5c5-2 6 5 1 5Z', 1.4),
    placed(PEEPING_GNOME, { x: 30, y: 27, scale: 0.46 }),
    shape('coal', 'M20 2H42V6H20Z'),
    stroke('M22 6V28M40 6V28', 2.2),
    shape('red', 'M6 20H22V28H40V42H8Q4 42 4 38V22Q4 20 6 20Z'),
    flat('gleam', 'M7 22H20v3H7Z'),
    stroke('M8 28v9M12 28v9M16 28v9', 1.5),
    shape('mustard', 'M38 29L46 27V39L38 37Z'),
    placed(wheel({ x: 0, r: 13, hub: 'mustard' }), { x: 32, y: 58 }),
    placed(wheel({ x: 0, r: 8, hub: 'mustard' }), { x: 10, y: 57 }),
  ],
}

export const SPACE_SABOTAGE = {
  'asteroid-storm': asteroidStorm,
  'space-dust': spaceDust,
  'missile-attack': missileAttack,
  'van-allen-belts': vanAllenBelts,
  'cosmic-rays': cosmicRays,
  wormhole,
  'collision-course': collisionCourse,
  'cyber-attack': cyberAttack,
  'tractor-beam': tractorBeam,
} as const
