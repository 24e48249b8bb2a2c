import { PARCEL } from './extras.paths.ts'
import { dashed, flat, oval, pipe, placed, shape, stroke } from './marks.ts'
import { NOSES } from './parts.paths.ts'
import { gnome, PEEPING_GNOME } from './people.paths.ts'
import type { Picture } from './picture.ts'
import { BOMB, CAN, PUFF } from './things.paths.ts'

/** It will come up in spring. */
const plantBomb: Picture = {
  ground: 'dusk',
  marks: [
    shape('olive', 'M40 32C26 32 20 24 18 18C30 16 39 21 42 31ZM56 32C70 32 76 26 80 20C67 17 58 22 54 31Z'),
    stroke('M42 31Q34 24 26 21M54 31Q62 25 71 22', 1.4),
    placed(BOMB, { x: 47, y: 27, scale: 0.84 }),
    shape('rust', 'M34 38H62L58 58H38Z'),
    flat('shade', 'M53 38H62L58 58H50Z'),
    shape('brick', 'M31 32H65V40H31Z'),
    flat('gleam', 'M33 34h10v3H33Z'),
    placed([shape('wood', 'M-2-12h4V0h-4Z'), shape('steel', 'M-4 0H4L3 9 0 13-3 9Z')], { x: 80, y: 44, turn: 18 }),
  ],
}

const RPG = [
  shape('olive', 'M-34-5H14V5H-34Z'),
  flat('shade', 'M-34 1H14V5H-34Z'),
  shape('coal', 'M-43-9L-34-5V5L-43 9Z'),
  shape('red', 'M14-4H20C26-11 37-9 46 0C37 9 26 11 20 4H14Z'),
  flat('gleam', 'M22-4q7-5 14-1q-7-1-14 3Z'),
  shape('coal', 'M-14 5L-18 17H-12L-8 5ZM4 5L2 16H8L10 5Z'),
]

const shootAnRpg: Picture = {
  ground: 'dusk',
  marks: [
    placed(PUFF, { x: 16, y: 55 }),
    placed(gnome({ coat: 'denim' }), { x: 40, y: 59, scale: 0.66 }),
    placed(RPG, { x: 50, y: 40, scale: 0.9, turn: -16 }),
    shape('skin', oval(37, 49, 4.2)),
    shape('skin', oval(59, 43, 4.2)),
    stroke('M88 16l4-5M82 14V8M93 25l4-1', 2, 'lemon'),
  ],
}

/** The neighbours take an interest. */
const industrialEspionage: Picture = {
  ground: 'dusk',
  marks: [
    placed(PEEPING_GNOME, { x: 48, y: 37, scale: 0.76 }),
    shape('paper', 'M40 36C38 48 46 54 48 56C50 54 58 48 56 36Z'),
    shape('coal', 'M36 27h9l2 9H33ZM51 27h9l3 9H49Z'),
    shape('iron', 'M45 28h6v6h-6Z'),
    shape('sky', oval(40, 36, 7, 4.6)),
    shape('sky', oval(56, 36, 7, 4.6)),
    flat('gleam', oval(38, 35, 2.4, 1.6) + oval(54, 35, 2.4, 1.6)),
    shape(
      'wood',
      'M4 62V46L10 40 16 46V62ZM18 62V48L24 42 30 48V62ZM32 62V49L38 43 44 49V62ZM46 62V49L52 43 58 49V62ZM60 62V49L66 43 72 49V62ZM74 62V48L80 42 86 48V62Z',
    ),
    stroke('M-10 56H106', 3.4, 'bark'),
    shape('skin', 'M29 40q-3-6 3-7t6 5ZM67 40q3-6-3-7t-6 5Z', 1.8),
  ],
}

/** Yours for mine. */
const switchParts: Picture = {
  ground: 'yard',
  marks: [
    placed(NOSES[1], { x: 23, y: 76, scale: 0.42 }),
    placed(NOSES[3], { x: 74, y: 75, scale: 0.42 }),
    flat('shade', 'M9 47h30l4 3H6ZM62 46h26l4 3H59Z'),
    placed([shape('blue', 'M-16-1C-12-12 8-13 13-4L17-7 17 6 4 4 8 0C3-6-8-5-10 1Z')], { x: 48, y: 18 }),
    placed([shape('red', 'M-16-1C-12-12 8-13 13-4L17-7 17 6 4 4 8 0C3-6-8-5-10 1Z')], { x: 48, y: 43, turn: 180 }),
  ],
}

/** A can walks off by night. */
const resourceRaid: Picture = {
  ground: 'dusk',
  marks: [
    placed(gnome({ coat: 'coal', hat: 'plum', eyes: 'shades' }), { x: 58, y: 59, scale: 0.66, turn: 10 }),
    placed(CAN, { x: 34, y: 52, scale: 0.95, turn: -14 }),
    shape('skin', oval(36, 26.5, 4.2)),
    stroke('M47 36L39 29', 5),
    stroke('M47 36L39 29', 2.6, 'coal'),
    flat('flame', 'M19 40c-4 5-4 9 0 9s4-4 0-9ZM11 49c-3 4-3 7 0 7s3-3 0-7Z'),
    stroke('M76 30h8M78 38h10M77 46h7', 2, 'tape'),
  ],
}

/** Not before that form is signed. */
const inspectionDelay: Picture = {
  ground: 'yard',
  marks: [
    placed(
      [
        shape('bark', 'M-17-24H17V26H-17Z'),
        shape('paper', 'M-13-19H13V22H-13Z', 1.6),
        shape('steel', 'M-7-27H7V-20H-7Z'),
        stroke('M-9-12l2.500 3 4-6M-9-1l2.500 3 4-6M-9 9l5 5M-4 9l-5 5', 1.8, 'red'),
        stroke('M1-11h9M1 0h9M1 12h9', 1.8, 'steel'),
      ],
      { x: 32, y: 30, turn: -7 },
    ),
    shape('wood', 'M56 5H88V11H56ZM56 51H88V57H56Z'),
    shape('sky', 'M60 11H84C84 22 76 26 75 31C76 36 84 40 84 51H60C60 40 68 36 69 31C68 26 60 22 60 11Z'),
    flat('mustard', 'M63 16H81C80 22 74 25 72 28C70 25 64 22 63 16ZM62 50C63 44 68 43 72 39C76 43 81 44 82 50Z'),
    stroke('M72 28v12', 1.8, 'mustard'),
    stroke('M64 14q0 5 3 8', 2, 'paper'),
  ],
}

/** An offer in a good suit. */
const hostileTakeover: Picture = {
  ground: 'dusk',
  marks: [
    placed(PARCEL, { x: 33, y: 31, scale: 0.84, turn: -8 }),
    shape('navy', 'M100 8L66 14 68 44 100 52Z'),
    stroke('M80 12l2 36', 1.4),
    shape('mustard', oval(75, 39, 2), 1.4),
    shape('white', 'M60 15h9l2 28-9 1Z'),
    shape(
      'skin',
      'M62 17C52 12 40 12 33 17C30 20 33 23 37 22L48 22C44 24 36 27 32 30C30 34 34 36 37 34L48 31C43 34 38 37 36 40C35 44 39 45 42 43L50 40C54 44 60 43 64 41Z',
    ),
    stroke('M48 22l5 2M48 31l6 0', 1.4),
    stroke('M15 8l-5-4M10 16H4M24 5l-1-4', 2, 'tape'),
  ],
}

export const YARD_SABOTAGE = {
  'plant-bomb': plantBomb,
  'shoot-an-rpg': shootAnRpg,
  'industrial-espionage': industrialEspionage,
  'switch-parts': switchParts,
  'resource-raid': resourceRaid,
  'inspection-delay': inspectionDelay,
  'hostile-takeover': hostileTakeover,
} as const

/** Nothing stays in the box. */
export const xRayMachine: Picture = {
  ground: 'yard',
  marks: [
    ...pipe('M14 57V10M82 57V10', 'steel', 3),
    shape('navy', 'M10 6H86V50H10Z'),
    stroke('M14 10H82V46H14Z', 1.8, 'peri'),
    placed([dashed('M-17-17H17V17H-17Z', 1.6, 'sky'), dashed('M-17 0H17M0-17V17', 1.2, 'sky')], { x: 48, y: 28 }),
    placed(
      [
        flat('sky', oval(0, 0, 10)),
        flat('navy', oval(-3, -3, 2.6)),
        flat('sky', 'M-3-10v-4h6v4Z'),
        stroke('M0-14q3-5 8-3', 2, 'white'),
      ],
      { x: 47, y: 31 },
    ),
    stroke('M22 16v24M74 16v24', 1.6, 'peri'),
    shape('red', oval(79, 54, 3)),
    shape('mustard', 'M60 52h12v5H60Z', 1.6),
  ],
}

/** Torch on, boxes open. */
export const securityAudit: Picture = {
  ground: 'dusk',
  marks: [
    flat('glow', 'M40 20L98-4V66L40 40Z'),
    placed(PARCEL, { x: 72, y: 31, scale: 0.82, turn: 8 }),
    stroke('M57 12V6H63M84 6H90V12M57 50V56H63M84 56H90V50', 2, 'red'),
    placed(
      [
        shape('red', 'M-30-8H4V8H-30Z'),
        flat('gleam', 'M-28-6H2v3H-28Z'),
        flat('shade', 'M-30 3H4V8H-30Z'),
        stroke('M-24-8V8M-19-8V8', 1.5),
        shape('mustard', 'M4-8L15-14V14L4 8Z'),
        shape('glow', oval(15, 0, 3, 14)),
        shape('coal', 'M-10-12H0V-8H-10Z', 1.6),
        ...pipe('M-30 0q-8 0-6 10t-8 12', 'bark', 1.6, 1.2),
      ],
      { x: 34, y: 29 },
    ),
  ],
}
