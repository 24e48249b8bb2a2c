import { seatOutline } from '@starboard/screen/pieces/seat-shape.tsx'
import { flat, type Marks, oval, placed, shape, stroke } from '../marks.ts'
import type { Ink } from '../palette.ts'

/** Five people, each with a suit, a helmet and a sign of their own, in the order they act. */
interface Person {
  readonly suit: Ink
  readonly behind?: Marks
  readonly body: Marks
  readonly helmet: Marks
}

const TORSO = 'M8 27C8 24 13 22 22 22C31 22 36 24 36 27L37 42 31 43V46H13V43L7 42Z'
const TORSO_SHADE = 'M26 22C33 22.600 36 24 36 27L37 42 31 43V46H25Z'
const SLEEVES = stroke('M12.600 30L13 43M31.400 30L31 43', 1.5)

const torso = (suit: Ink): Marks => [shape(suit, TORSO, 2.2), flat('shade', TORSO_SHADE), SLEEVES]

const ROUND = 'M22 2C31 2 35 8 35 14C35 21 30 25 22 25C14 25 9 21 9 14C9 8 13 2 22 2Z'
const ROUND_SHADE = 'M27 3C32 5 35 9 35 14C35 21 30 25 22 25C29 21 31 11 27 3Z'
const VISOR = 'M13 13C13 8 17 7 22 7C27 7 31 8 31 13C31 18.600 28 20.600 22 20.600C16 20.600 13 18.600 13 13Z'
const VISOR_GLEAM = 'M15 12C15.400 9.400 18 8.800 21 8.800L18 17C16 16 15 14.600 15 12Z'

const roundHelmet: Marks = [
  shape('white', ROUND, 2.2),
  flat('shade', ROUND_SHADE),
  shape('coal', VISOR, 1.6),
  flat('sky', VISOR_GLEAM),
]

const MARA: Person = { suit: 'seat1', body: torso('seat1'), helmet: roundHelmet }

/** In a poncho, under a pointed hood. */
const INES: Person = {
  suit: 'seat2',
  body: [shape('seat2', 'M22 21L40 45Q22 51 4 45Z', 2.2), flat('shade', 'M22 21L40 45Q33 48 26 48Z')],
  helmet: [
    shape('white', 'M22-5L37 22Q22 29 7 22Z', 2.2),
    flat('shade', 'M22-5L37 22Q31 25 25 25.500Z'),
    shape('coal', 'M13 20L18 10H26L31 20Q22 23 13 20Z', 1.6),
    flat('sky', 'M15 19L19 11.500H22L18.500 20Z'),
  ],
}

/** With two tanks on the back. */
const BRAM: Person = {
  suit: 'seat3',
  behind: [
    shape('iron', 'M3 22Q3 17 7.500 17Q12 17 12 22V42H3ZM32 22Q32 17 36.500 17Q41 17 41 22V42H32Z', 2),
    flat('lemon', 'M3.800 30h7.400v4H3.800ZM32.800 30h7.400v4h-7.400Z'),
  ],
  body: torso('seat3'),
  helmet: [
    shape('white', 'M22-1L37 13 22 27 7 13Z', 2.2),
    flat('shade', 'M22-1L37 13 22 27 28 13Z'),
    shape('coal', 'M22 5L31 13 22 21 13 13Z', 1.6),
    flat('sky', 'M21 7.500L15.500 13 19 16.500Z'),
  ],
}

/** Broad, with a box for a head. */
const QUILL: Person = {
  suit: 'seat4',
  body: [
    shape('seat4', 'M3 29Q3 21 12 21H32Q41 21 41 29V43H34V46H10V43H3Z', 2.2),
    flat('shade', 'M26 21H32Q41 21 41 29V43H34V46H25Z'),
    stroke('M11 31V43M33 31V43', 1.5),
  ],
  helmet: [
    shape('white', 'M14 2H30L37 13 30 24H14L7 13Z', 2.2),
    flat('shade', 'M27 2H30L37 13 30 24H24L30 13Z'),
    shape('coal', 'M11.500 9.500H32.500V17H11.500Z', 1.6),
    flat('sky', 'M13.500 11H21L19 15.500H13.500Z'),
  ],
}

/** A crest on the helmet, a scarf in the draught. */
const STAR: Person = {
  suit: 'seat5',
  behind: [
    shape('red', 'M32 24Q42 23 45 30L40 30 43 37Q36 36 31 30Z', 1.8),
    shape('seat5', 'M22-8L26-1 34-3 33 5 40 9 33 14H11L4 9 11 5 10-3 18-1Z', 2),
  ],
  body: [...torso('seat5'), shape('red', 'M11 23Q22 29 33 23L33 28Q22 33 11 28Z', 1.6)],
  helmet: [
    shape('white', oval(22, 14, 11.5), 2.2),
    flat('shade', 'M26 3.500C38 9 35 24 22 25.500C30 20 30 10 26 3.500Z'),
    shape('coal', 'M12.500 12H31.500Q31 20 22 20Q13 20 12.500 12Z', 1.6),
    flat('sky', 'M14.500 13.500H20L18.500 18Q15 17 14.500 13.500Z'),
  ],
}

const CREW = [MARA, INES, BRAM, QUILL, STAR] as const

/** There are never more. */
export const CREW_SIZE = CREW.length

const legs = (suit: Ink): Marks => [
  shape(suit, 'M15 42L13 61 21 62 22 50 23 62 31 61 29 42Z', 2.2),
  flat('shade', 'M23 44L29 42 31 61 23 62Z'),
  shape('hull', 'M12.400 57l8.800.6-.2 5-9-.6ZM22.800 57.600l8.800-.6.4 5-9 .6Z', 1.6),
]

const person = (seat: number): Person => CREW[seat % CREW_SIZE] ?? MARA

const whole = (seat: number): Marks => {
  const { suit, behind = [], body, helmet } = person(seat)
  const sign = placed([flat('night', seatOutline(seat))], { x: 22, y: 36.5, scale: 0.62 })
  return [...behind, ...legs(suit), ...body, sign, ...helmet]
}

const SHADOW = flat('shade', oval(22, 62.5, 15, 3))

/** On the feet at 0,0; 66 high. */
export const standing = (seat: number): Marks => [placed([SHADOW, ...whole(seat)], { x: -22, y: -62 })]

const STARS = 'M0-5L1.400-1.600 5-1.400 2.200 1 3.200 4.600 0 2.600-3.200 4.600-2.200 1-5-1.400-1.400-1.600Z'
const DIZZY: Marks = [
  placed([shape('lemon', STARS, 1)], { x: -32, y: -34, scale: 0.9 }),
  placed([shape('lemon', STARS, 1)], { x: -21, y: -40, scale: 1.1, turn: 20 }),
  placed([shape('lemon', STARS, 1)], { x: -9, y: -35, scale: 0.8, turn: -14 }),
]

/** SA-4.8: on the floor around 0,0, seeing stars. */
export const lying = (seat: number): Marks => [
  flat('shade', oval(0, 0, 34, 4)),
  placed(whole(seat), { x: -30, y: 4, turn: -90 }),
  placed([stroke('M-6-4L-1 1M-1-4L-6 1M1-4L6 1M6-4L1 1', 2.2, 'white')], { x: -17, y: -17, turn: -90 }),
  ...DIZZY,
]

/** Head and shoulders, around 0,0, about 44 wide. */
export const bust = (seat: number): Marks => {
  const { behind = [], body, helmet } = person(seat)
  return [placed([...behind, ...body, ...helmet], { x: -22, y: -22 })]
}
