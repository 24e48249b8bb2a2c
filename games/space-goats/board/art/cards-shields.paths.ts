import { flat, oval, type Part, shape, stroke } from './marks.ts'
import { COATS, INK } from './palette.ts'
import { at, flyingGoat, goatHead, type Picture, placed, stars } from './picture.ts'
import { SMALL_ROCKET } from './rocket.paths.ts'
import { shieldParts } from './shield-parts.ts'
import { GOATLOON, SHIELDS } from './shields.paths.ts'

/** Whatever was lying about, nailed on. */
const hullPlating: Picture = {
  ground: 'steelBlue',
  rays: [20, 40, 14],
  parts: [
    ...flyingGoat({ ship: 1, suited: false, mood: 'proud' }, at({ x: 32, y: 13, scale: 0.46 })),
    ...placed(shieldParts({ look: 'plate', strength: 1 }), at({ x: 27, y: 8, scale: 0.62 }), { line: 4.6 }),
    {
      at: 'rotate(-32 22 44)',
      marks: [
        shape('paper', 'M4 40h36v9H4Z', 2.6),
        flat('rose', 'M17 41h10v7H17Z'),
        stroke('M8 43h1M8 46h1M12 43h1M12 46h1M31 43h1M31 46h1M35 43h1M35 46h1', 1.8),
      ],
    },
    { marks: [stroke('M8 16 2 12M5 28h-6M6 62l-5 4', 3, 'white')] },
  ],
}

/** Shoot here. */
const decoyDrone: Picture = {
  ground: 'blue',
  parts: [
    {
      marks: [
        flat('sky', 'M0 64c20-10 30 0 44-4s30-8 76 2v16H0Z'),
        flat('white', oval(54, 42, 32, 30)),
        flat('red', oval(54, 42, 27, 25)),
        flat('white', oval(54, 42, 20, 18.5)),
        flat('red', oval(54, 42, 13, 12)),
      ],
    },
    { at: at({ x: 57, y: -6, scale: 1 }), marks: GOATLOON, line: 3.4 },
    { marks: [stroke('M88 22l14-10M92 34h14M12 24 4 16M12 38H2M14 56l-8 6', 3, 'white')] },
  ],
}

/** Up, and away from it. */
const emergencyThrusters: Picture = {
  ground: 'blue',
  rays: [120, 8, 16],
  parts: [
    {
      marks: [
        shape('mustard', 'M70 48c-6 6-2 18-8 32h34c-6-14-4-24-12-34Z'),
        flat('glow', 'M75 52c-3 6-2 14-4 26h14c-2-10-2-18-5-26Z'),
      ],
    },
    ...flyingGoat({ ship: 0, suited: true, mood: 'worried' }, at({ x: 20, y: 21, scale: 0.44, turn: -17 })),
    {
      at: at({ x: 6, y: 50, scale: 0.5, turn: 8 }),
      coat: { accent: INK.red },
      line: 4.6,
      marks: [...SMALL_ROCKET, shape('white', oval(44, 10, 5), 2.6), flat('line', oval(45, 8, 2))],
    },
    { marks: [stroke('M6 24c6-7 10-9 16-10M4 38c4-4 7-5 11-6', 3, 'white')] },
  ],
}

const HELM = 'M32 24c0-15 52-15 52 0l-2 36c-6 14-42 14-48 0Z'

/** The knight has seen worse. */
const reinforcedHull: Picture = {
  ground: 'deepBlue',
  rays: [58, 44, 13],
  parts: [
    {
      marks: [
        shape('red', 'M58 12C60 0 74-4 92 2 84 4 82 8 84 14c-8-5-16-5-26 0Z'),
        shape('horn', 'M36 26C26 20 14 22 6 12c-2 14 8 26 28 26ZM80 26c10-6 22-4 30-14 2 14-8 26-28 26Z'),
        stroke('M20 22l-3 7M28 25l-3 8M96 22l3 7M88 25l3 8', 2),
        shape('steel', HELM, 3.6),
        flat('white', 'M38 24c2-7 10-10 16-10-6 14-8 36-6 54-5-2-8-4-9-9Z'),
        shape('line', 'M36 31h44l-2 11H38Z', 2.6),
        shape('white', oval(48, 36.5, 5, 4.4) + oval(68, 36.5, 5, 4.4), 2),
        flat('mustard', oval(49, 37, 3) + oval(69, 37, 3)),
        stroke('M47 37h4M67 37h4', 2.4),
        stroke('M58 12v18M58 44v24', 3),
        flat('line', [48, 54, 62, 68].map((x) => oval(x, 50, 1.6) + oval(x, 57, 1.6)).join('')),
        shape('mustard', 'M30 24c14-8 42-8 56 0l-1 6c-14-7-40-7-54 0Z', 2.6),
        flat('line', oval(40, 23, 1.6) + oval(58, 21, 1.6) + oval(76, 23, 1.6)),
      ],
    },
  ],
}

const phaseWave = (x: number, scale: number, opacity: number): Part => ({
  at: at({ x, y: 15, scale }),
  opacity,
  marks: SHIELDS.phase,
})

/** Half of it is somewhere else. */
const phaseShield: Picture = {
  ground: 'night',
  parts: [
    stars([102, 16, 6], [12, 22, 4], [104, 60, 4], [70, 12, 4]),
    ...flyingGoat({ ship: 3, suited: true, mood: 'calm' }, at({ x: 46, y: 14, scale: 0.42 }), {
      coat: { ...COATS.white, fur: INK.lilac, suit: INK.pink },
      opacity: 0.5,
    }),
    ...flyingGoat({ ship: 3, suited: true, mood: 'proud' }, at({ x: 38, y: 17, scale: 0.42 }), {
      coat: { ...COATS.white, fur: INK.lilac, suit: INK.pink },
    }),
    phaseWave(34, 0.5, 1),
    phaseWave(23, 0.46, 0.6),
    phaseWave(14, 0.42, 0.35),
  ],
}

const CREST = 'M58 3c18 0 36 4 36 4s2 40-36 68C20 47 22 7 22 7s18-4 36-4Z'

/** The shield of a goddess, with the goat it is made of. */
const aegis: Picture = {
  ground: 'deepBlue',
  rays: [58, 38, 15],
  parts: [
    {
      marks: [
        shape('mustard', CREST, 3.6),
        shape('paper', 'M58 10c14 0 28 3 28 3s0 31-28 53C30 44 30 13 30 13s14-3 28-3Z', 2.6),
        flat('bone', 'M58 11v54c27-22 27-51 27-51s-14-3-27-3Z'),
      ],
    },
    goatHead({ horns: 'ram', mood: 'calm' }, at({ x: 34, y: 9, scale: 0.48 })),
    { marks: [stroke('m98 12 8-6M100 24l10-2M18 12 10 6M16 24 6 22', 3, 'white')] },
  ],
}

const WALL = 'M6 44V33h15v8h14v-8h15v8h16v-8h15v8h14v-8h15v47H6Z'

/** They may knock. */
const bulwark: Picture = {
  ground: 'steelBlue',
  rays: [58, 30, 14],
  parts: [
    goatHead({ horns: 'spikes', mood: 'proud', coat: COATS.brown }, at({ x: 33, y: -3, scale: 0.5 })),
    {
      marks: [
        shape('steelShade', WALL, 3.4),
        flat('gleam', 'M9 36h9v7H9ZM38 36h9v7h-9ZM69 36h9v7h-9ZM98 36h9v7h-9Z'),
        stroke('M6 52h104M6 64h104M22 52v12M44 52v12M66 52v12M88 52v12M33 64v12M55 64v12M77 64v12', 2.4),
        flat('line', [14, 33, 55, 77, 99].map((x) => oval(x, 58, 1.6)).join('')),
      ],
    },
    {
      at: at({ x: 6, y: 52, scale: 0.52, turn: 14 }),
      coat: { accent: INK.red },
      line: 4.6,
      marks: [...SMALL_ROCKET, stroke('m40 6 4 4M44 6l-4 4M41 15l6-2', 2.6)],
    },
    { marks: [stroke('M38 62l-6-6M42 58l-2-8', 2.6)] },
  ],
}

export const SHIELD_PICTURES: Readonly<Record<string, Picture>> = {
  SH01: hullPlating,
  SH02: decoyDrone,
  SH03: emergencyThrusters,
  SH04: reinforcedHull,
  SH05: phaseShield,
  SH06: aegis,
  SH07: bulwark,
}
