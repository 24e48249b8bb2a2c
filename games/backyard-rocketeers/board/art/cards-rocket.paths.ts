import { BUCKET_BATTERY, RACKET, STAGE_RING } from './extras.paths.ts'
import { burst, dashed, flat, oval, pipe, placed, rivets, shape, stroke } from './marks.ts'
import { FUSELAGES } from './parts.paths.ts'
import { boostersCard, finsCard, fuselageCard, noseCard, type Picture, thrusterCard } from './picture.ts'
import { CAN, ROCK, rocket } from './things.paths.ts'

/** Pallets, blocks and somebody's scaffolding. */
const launchPad: Picture = {
  ground: 'yard',
  marks: [
    ...pipe('M70 5V46M84 5V46', 'rust', 2, 1.2),
    stroke('M70 6L84 16 70 26 84 36 70 46M70 6H84M70 26H84M84 46H70', 1.8),
    ...pipe('M70 16H56', 'rust', 1.6, 1.2),
    dashed('M42 44V18L48 6 54 18V44', 1.4),
    ...pipe('M22 48C10 46 8 56 18 57H30', 'blue', 2.4, 1.4),
    shape('wood', 'M16 44H90V50H16Z'),
    stroke('M32 44v6M48 44v6M64 44v6M78 44v6', 1.4),
    shape('rock', 'M20 50H34V58H20ZM46 50H60V58H46ZM72 50H86V58H72Z'),
    flat('shade', 'M20 50H34V52H20ZM46 50H60V52H46ZM72 50H86V52H72Z'),
  ],
}

/** The lower half stays behind. */
const staging: Picture = {
  ground: 'dusk',
  marks: [
    placed(
      [
        flat('flame', 'M-7-1L-2 12 0 7 3 13 7-1Z'),
        placed(rocket({ hull: 'white', nose: 'navy' }).slice(2), { y: -16, scale: 0.94 }),
        shape('steel', 'M-8-1H8L6 4H-6Z', 1.8),
        {
          at: 'translate(3 27) rotate(14) scale(.3)',
          line: 6.6,
          marks: [
            ...FUSELAGES[2].slice(0, 3),
            ...STAGE_RING.map((mark) => ({ at: 'translate(0 -140)', marks: [mark] })),
          ],
        },
      ],
      { x: 56, y: 26, scale: 0.92, turn: 54 },
    ),
    stroke('M50 14l-5-5M58 40l3 7M40 22l-7-2', 2, 'lemon'),
    shape('lemon', burst({ x: 44, y: 33, outer: 6, inner: 2.6, spikes: 6 }), 1.4),
  ],
}

/** Fireworks against a missile. */
const antiMissile: Picture = {
  ground: 'dusk',
  marks: [
    dashed('M34 18Q44 4 62 12', 1.6, 'tape'),
    placed(rocket({ hull: 'iron', nose: 'red', fins: 'wine' }).slice(0, 5), { x: 78, y: 17, scale: 0.62, turn: -118 }),
    stroke('M70 5H65V10M65 24V29H70M88 29H93V24M93 10V5H88', 2, 'lemon'),
    placed(BUCKET_BATTERY.slice(2), { x: 55, y: 40, scale: 0.92 }),
    ...pipe('M16 57l10-8M44 57L34 49', 'steel', 2.4),
    stroke('M17 13l-3-5M24 8l-1-6M10 20l-5-3', 2, 'lemon'),
  ],
}

/** Fifteen love. */
const antiAsteroid: Picture = {
  ground: 'dusk',
  marks: [
    placed(ROCK, { x: 76, y: 18, scale: 1.2 }),
    stroke('M88 8L81 13M91 20H85M83 5l-3 4', 2, 'lemon'),
    placed(RACKET.slice(2), { x: 66, y: 62, scale: 0.92, turn: 36 }),
    shape('lemon', burst({ x: 62, y: 24, outer: 8, inner: 3.5, spikes: 7 }), 1.5),
    shape('iron', 'M26 51H52V58H26Z'),
    stroke('M24 22q4-9 12-13M30 31q2-5 6-8', 1.8, 'tape'),
  ],
}

const smallTank: Picture = {
  ground: 'yard',
  marks: [flat('shade', 'M28 55h44l6 3H24Z'), placed(CAN, { x: 46, y: 56, scale: 1.75 })],
}

const largeTank: Picture = {
  ground: 'yard',
  marks: [
    flat('shade', 'M14 56h72l6 3H10Z'),
    stroke('M24 48v8M74 48v8', 5),
    shape('mustard', 'M20 16H76q8 0 8 8V42q0 8-8 8H20q-8 0-8-8V24q0-8 8-8Z'),
    flat('gleam', 'M18 20H76v4H18Z'),
    flat('shade', 'M12 40H84v2q0 8-8 8H20q-8 0-8-8Z'),
    stroke('M30 16v34M66 16v34', 1.6),
    shape('steel', 'M40 16v-7h16v7Z'),
    ...pipe('M56 12h14l8-6', 'steel', 2, 1.4),
    shape('red', 'M48 22c-8 10-9 20 0 20s8-10 0-20Z'),
    flat('lemon', 'M48 32c-4 4-4 8 0 8s4-4 0-8Z'),
  ],
}

/** It came on wheels. */
const extraLargeTank: Picture = {
  ground: 'yard',
  marks: [
    flat('shade', 'M2 55h90l4 3H0Z'),
    shape('denim', 'M70 50V26H82L91 38V50Z'),
    shape('sky', 'M76 30h5l6 8H76Z', 1.8),
    shape('cream', 'M12 6H58q9 0 9 9V35q0 9-9 9H12q-9 0-9-9V15q0-9 9-9Z'),
    flat('brick', 'M3 20H67V30H3Z'),
    flat('gleam', 'M9 10H60v4H9Z'),
    flat('shade', 'M3 36H67q0 8-9 8H12q-9 0-9-8Z'),
    stroke('M20 6v38M50 6v38', 1.6),
    shape('paper', 'M35 13c-9 10-9 22 0 22s9-12 0-22Z', 1.8),
    flat('red', 'M35 21c-5 5-5 11 0 11s5-6 0-11Z'),
    rivets('M26 10v32M44 10v32', 2, 6),
    shape('coal', 'M4 44H70V50H4Z'),
    ...[14, 28, 60, 82].flatMap((x) => [shape('coal', oval(x, 51, 6.5)), shape('bone', oval(x, 51, 2.6), 1.4)]),
    stroke('M28 6V3H42V6', 2.4),
  ],
}

export const ROCKET_PICTURES = {
  'launch-pad': launchPad,
  'improvised-fuselage': fuselageCard(1),
  'second-hand-fuselage': fuselageCard(2),
  'cutting-edge-fuselage': fuselageCard(3),
  'improvised-nose-cone': noseCard(1),
  'second-hand-nose-cone': noseCard(2),
  'cutting-edge-nose-cone': noseCard(3),
  'improvised-stabilizer-fins': finsCard(1),
  'second-hand-stabilizer-fins': finsCard(2),
  'cutting-edge-stabilizer-fins': finsCard(3),
  'improvised-thruster': thrusterCard(1),
  'second-hand-thruster': thrusterCard(2),
  'cutting-edge-thruster': thrusterCard(3),
  'improvised-boosters': boostersCard(1),
  'solid-rocket-boosters': boostersCard(2),
  'hypergolic-boosters': boostersCard(3),
  staging,
  'anti-missile-system': antiMissile,
  'anti-asteroid-system': antiAsteroid,
  'small-fuel-tank': smallTank,
  'large-fuel-tank': largeTank,
  'extra-large-fuel-tank': extraLargeTank,
} as const
