import type { Reactor, Ship } from './ship.ts'
import { heavy, LIGHT, PULSE } from './weapons.ts'

const lateral = (atMost: number): Reactor => ({ start: 2, capacity: 3, refill: { from: 'white', atMost } })

/** Section 2.1 */
export const CLASSIC: Ship = {
  zones: ['red', 'white', 'blue'],
  start: 'white-upper',
  hasStructure: true,
  shields: { red: { start: 1, capacity: 2 }, white: { start: 1, capacity: 3 }, blue: { start: 1, capacity: 2 } },
  reactors: {
    red: lateral(Number.POSITIVE_INFINITY),
    white: { start: 3, capacity: 5, fuel: 3 },
    blue: lateral(Number.POSITIVE_INFINITY),
  },
  stations: {
    'red-upper': { A: heavy('red'), B: 'shield', C: 'interceptors' },
    'white-upper': { A: heavy('white', 5), B: 'shield', C: 'computer' },
    'blue-upper': { A: heavy('blue'), B: 'shield', C: 'battlebots' },
    'red-lower': { A: LIGHT, B: 'reactor', C: 'battlebots' },
    'white-lower': { A: PULSE, B: 'reactor', C: 'lookout' },
    'blue-lower': { A: LIGHT, B: 'reactor', C: 'rockets' },
  },
  squads: ['blue-upper', 'red-lower'],
  rockets: { 7: 2, 12: 3 },
  maxCrew: 5,
  turns: [7, 12],
}

/** SA-R1: the same ship with the figures of the manual. */
export const MANUAL: Ship = {
  ...CLASSIC,
  shields: { red: { start: 1, capacity: 2 }, white: { start: 1, capacity: 2 }, blue: { start: 1, capacity: 2 } },
  reactors: { red: lateral(2), white: { start: 3, capacity: 4, fuel: 3 }, blue: lateral(2) },
  stations: { ...CLASSIC.stations, 'white-upper': { A: heavy('white'), B: 'shield', C: 'computer' } },
}
