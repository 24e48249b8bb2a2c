import { BIG_SHIP, FLOOR } from './big-ship.ts'
import { movedStation, movedZone, row, type ShipLayout } from './layout.ts'

/** The red and the blue zone of the big ship, moved together. */
const RED = 112
const BLUE = -136

const { zones, stations } = BIG_SHIP

/** SA-11.0: two zones, with the computer in red, the pulse cannon below it, and a capsule for each reactor. */
export const DUCKLING: ShipLayout = {
  ...BIG_SHIP,
  zones: {
    ...(zones.red && {
      red: {
        ...movedZone(zones.red, RED),
        muzzles: { heavy: { x: 296, y: 202 }, light: { x: 183, y: 204 }, pulse: { x: 238, y: 460 } },
        fuel: [{ x: 202, y: 424 }],
        damage: row(5, { x: 276, y: 464 }, 21),
      },
    }),
    ...(zones.blue && {
      blue: {
        ...movedZone(zones.blue, BLUE),
        reactor: { x: 495, y: 374 },
        fuel: [{ x: 590, y: 430 }],
        damage: row(5, { x: 478, y: 464 }, 21),
      },
    }),
  },
  stations: {
    ...(stations['red-upper'] && {
      'red-upper': { ...movedStation(stations['red-upper'], RED), special: { x: 226, y: 308 }, ready: [] },
    }),
    ...(stations['blue-upper'] && { 'blue-upper': movedStation(stations['blue-upper'], BLUE) }),
    ...(stations['red-lower'] && {
      'red-lower': {
        ...movedStation(stations['red-lower'], RED),
        letters: { A: { x: 228, y: 365 }, B: { x: 272, y: 374 }, C: { x: 212, y: 398 } },
        special: { x: 238, y: 428 },
      },
    }),
    ...(stations['blue-lower'] && {
      'blue-lower': {
        ...movedStation(stations['blue-lower'], BLUE),
        letters: { A: { x: 600, y: 365 }, B: { x: 472, y: 374 }, C: { x: 572, y: 398 } },
        ready: row(2, { x: 630, y: FLOOR.lower + 3 }, -19),
      },
    }),
  },
  space: { interceptors: { x: 414, y: 200 }, threat: { x: 414, y: 196 } },
  rocketFlight: [
    { x: 592, y: 182 },
    { x: 592, y: 116 },
  ],
  internalTrack: { x: 98, y: 446 },
}
