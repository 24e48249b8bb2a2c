import type { Ship } from './ship.ts'
import { DUCKLING_PULSE, heavy, LIGHT } from './weapons.ts'

/** SA-11.0, SA-11.1a, SA-11.1b */
export const DUCKLING: Ship = {
  zones: ['red', 'blue'],
  start: 'red-upper',
  hasStructure: false,
  shields: { red: { start: 1, capacity: 2 }, blue: { start: 1, capacity: 2 } },
  reactors: {
    red: { start: 2, capacity: 4, fuel: 1, refill: { from: 'blue', atMost: 2 } },
    blue: { start: 2, capacity: 4, fuel: 1, refill: { from: 'red', atMost: 2 } },
  },
  stations: {
    'red-upper': { A: heavy('red'), B: 'shield', C: 'computer' },
    'blue-upper': { A: heavy('blue'), B: 'shield', C: 'battlebots' },
    'red-lower': { A: LIGHT, B: 'reactor', C: DUCKLING_PULSE },
    'blue-lower': { A: LIGHT, B: 'reactor', C: 'rockets' },
  },
  squads: ['blue-upper'],
  rockets: { 7: 2, 12: 2 },
  maxCrew: 3,
  turns: [7],
}
