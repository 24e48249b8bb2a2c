import { row, type ShipLayout, type StationSlots } from './layout.ts'

const CREW = 5
const TILES = 6

/** The floors of both decks. */
export const FLOOR = { upper: 333, lower: 429 } as const

interface Standing {
  readonly floor: number
  /** Where the first of the crew stands. */
  readonly crew: number
  readonly threat: number
}

const standing = ({ floor, crew, threat }: Standing): Pick<StationSlots, 'crew' | 'threats'> => ({
  crew: row(CREW, { x: crew, y: floor }, 17),
  threats: [
    { x: threat, y: floor - 17 },
    { x: threat - 2, y: floor - 48 },
    { x: threat - 34, y: floor - 52 },
  ],
})

/** Section 2.1: three zones. */
export const BIG_SHIP: ShipLayout = {
  width: 800,
  height: 478,
  zones: {
    red: {
      shift: 0,
      track: { x: 184, y: 191 },
      muzzles: { heavy: { x: 184, y: 202 }, light: { x: 71, y: 204 } },
      shield: { x: 105, y: 273 },
      reactor: { x: 183, y: 374 },
      fuel: [],
      damage: row(TILES, { x: 124, y: 464 }, 21),
      shieldArc: { from: { x: 70, y: 240 }, to: { x: 298, y: 240 } },
    },
    white: {
      shift: 0,
      track: { x: 426, y: 191 },
      muzzles: { heavy: { x: 426, y: 204 }, pulse: { x: 426, y: 460 } },
      shield: { x: 345, y: 273 },
      reactor: { x: 343, y: 371 },
      fuel: row(3, { x: 402, y: 412 }, 15),
      damage: [...row(TILES / 2, { x: 330, y: 464 }, 21), ...row(TILES / 2, { x: 480, y: 464 }, 21)],
      shieldArc: { from: { x: 314, y: 230 }, to: { x: 538, y: 230 } },
    },
    blue: {
      shift: 0,
      track: { x: 668, y: 191 },
      muzzles: { heavy: { x: 668, y: 202 }, light: { x: 781, y: 204 } },
      shield: { x: 741, y: 273 },
      reactor: { x: 635, y: 374 },
      fuel: [],
      damage: row(TILES, { x: 622, y: 464 }, 21),
      shieldArc: { from: { x: 554, y: 240 }, to: { x: 782, y: 240 } },
    },
  },
  stations: {
    'red-upper': {
      ...standing({ floor: FLOOR.upper, crew: 174, threat: 244 }),
      squad: { x: 210, y: FLOOR.upper },
      lift: { x: 276, y: FLOOR.upper },
      letters: { A: { x: 150, y: 265 }, B: { x: 80, y: 273 }, C: { x: 84, y: 304 } },
      special: { x: 122, y: 318 },
      ready: [{ x: 122, y: 336 }],
    },
    'white-upper': {
      ...standing({ floor: FLOOR.upper, crew: 332, threat: 424 }),
      squad: { x: 418, y: FLOOR.upper },
      lift: { x: 524, y: FLOOR.upper },
      letters: { A: { x: 386, y: 253 }, B: { x: 320, y: 273 }, C: { x: 448, y: 272 } },
      special: { x: 478, y: 302 },
      ready: [],
    },
    'blue-upper': {
      ...standing({ floor: FLOOR.upper, crew: 608, threat: 692 }),
      squad: { x: 756, y: FLOOR.upper + 4 },
      lift: { x: 576, y: FLOOR.upper },
      letters: { A: { x: 634, y: 265 }, B: { x: 716, y: 273 }, C: { x: 722, y: 304 } },
      special: { x: 756, y: 318 },
      ready: [],
    },
    'red-lower': {
      ...standing({ floor: FLOOR.lower, crew: 174, threat: 244 }),
      squad: { x: 126, y: FLOOR.lower + 4 },
      lift: { x: 276, y: FLOOR.lower },
      letters: { A: { x: 116, y: 365 }, B: { x: 160, y: 374 }, C: { x: 88, y: 406 } },
      special: { x: 126, y: 414 },
      ready: [],
    },
    'white-lower': {
      ...standing({ floor: FLOOR.lower, crew: 328, threat: 480 }),
      squad: { x: 372, y: FLOOR.lower },
      lift: { x: 524, y: FLOOR.lower },
      letters: { A: { x: 396, y: 427 }, B: { x: 320, y: 371 }, C: { x: 450, y: 366 } },
      special: { x: 478, y: 378 },
      ready: [],
    },
    'blue-lower': {
      ...standing({ floor: FLOOR.lower, crew: 608, threat: 672 }),
      squad: { x: 650, y: FLOOR.lower },
      lift: { x: 576, y: FLOOR.lower },
      letters: { A: { x: 736, y: 365 }, B: { x: 612, y: 374 }, C: { x: 708, y: 398 } },
      special: { x: 747, y: 412 },
      ready: row(3, { x: 766, y: 432 }, -19),
    },
  },
  space: { interceptors: { x: 303, y: 200 }, threat: { x: 548, y: 196 } },
  rocketFlight: [
    { x: 728, y: 182 },
    { x: 728, y: 116 },
  ],
  internalTrack: { x: 24, y: 446 },
}
