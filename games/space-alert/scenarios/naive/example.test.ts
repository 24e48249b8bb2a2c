import { expect, test } from 'vitest'
import type { Mission } from './mission.fixture.ts'
import { resolve } from './resolve.fixture.ts'

const TWO_SMALL_TROUBLES: Mission = {
  format: 'starboard-space-alert-mission/1',
  name: 'Two small troubles',
  ship: 'classic',
  turns: 7,
  rules: { computer: 'classic', visual: 'classic', allKnockedOut: 'lose' },
  tracks: { red: 4, white: 2, blue: 3, internal: 1 },
  threats: [
    { id: 'E1-07', turn: 2, zone: 'red' },
    { id: 'I1-05', turn: 3 },
  ],
  crew: [
    { name: 'Ada', actions: ['red', null, 'A', 'A'] },
    { name: 'Bo', actions: ['C', null, 'blue', 'B', 'B', 'B'] },
    { name: 'Cy', actions: [null, 'lift', null, 'lift', 'C'] },
  ],
}

test('the second resolver gives the result that section 13.2 prints, and nothing else', () => {
  expect(resolve(TWO_SMALL_TROUBLES)).toEqual({
    outcome: 'won',
    damage: { red: 0, white: 0, blue: 0 },
    threatPoints: 8,
    visual: 0,
    penalties: 0,
    score: 8,
    threats: [
      { id: 'E1-07', turn: 2, status: 'destroyed' },
      { id: 'I1-05', turn: 3, status: 'destroyed' },
    ],
    knockedOut: [],
    disabledSquads: 0,
    stations: { Ada: 'red-upper', Bo: 'blue-upper', Cy: 'white-upper' },
    energy: {
      shield: { red: 0, white: 1, blue: 0 },
      reactor: { red: 0, white: 3, blue: 2 },
      fuel: { white: 3 },
      rockets: 2,
    },
  })
})
