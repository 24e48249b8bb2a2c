import { describe, expect, test } from 'vitest'
import { missionWith } from './hand-made.fixture.ts'
import type { Mission, Result } from './mission.fixture.ts'
import { THREATS } from './printed.fixture.ts'
import { resolve } from './resolve.fixture.ts'

/** Red, white, blue. */
type Damage = readonly [number, number, number]
type Fact = Parameters<ReturnType<typeof expect<Result>>['toMatchObject']>[0]

const lostZone = (zone: string, turn: number): Fact => ({ outcome: 'lost', lostBy: { reason: 'zone', zone, turn } })
const lostTo = (threat: string, turn: number): Fact => ({ outcome: 'lost', lostBy: { reason: 'threat', threat, turn } })

/**
 * What each threat does whom nobody disturbs, worked out by hand: T+1 on T4 (X on 9, Y on 5, Z on 1), external ones in red,
 * every shield with 1. Ada stands in blue-upper, the keeper on the bridge.
 */
const UNDISTURBED: Readonly<Record<string, readonly [Damage, Fact?]>> = {
  'E1-01': [[4, 4, 4]],
  'E1-02': [[6, 0, 0], lostZone('red', 6)],
  'E1-03': [[3, 0, 0]],
  'E1-04': [[0, 3, 3], { energy: { shield: { red: 0, white: 0, blue: 0 } } }],
  'E1-05': [[6, 0, 0]],
  'E1-06': [[4, 0, 0]],
  'E1-07': [[5, 0, 0]],
  'E1-08': [[4, 0, 0]],
  'E1-09': [[4, 0, 0]],
  'E1-10': [[4, 0, 0]],
  'E2-01': [[5, 0, 0]],
  'E2-02': [[2, 0, 0], { energy: { shield: { red: 1 } } }],
  'E2-03': [[4, 0, 0]],
  'E2-04': [[5, 2, 2]],
  'E2-05': [[3, 3, 3]],
  'E2-06': [[4, 0, 0], { energy: { shield: { red: 0, white: 0, blue: 0 } } }],
  'E2-07': [[6, 0, 0]],
  'SE1-01': [[6, 0, 0], lostZone('red', 6)],
  'SE1-02': [[6, 0, 0], lostZone('red', 8)],
  'SE1-03': [[5, 0, 0]],
  'SE1-04': [[5, 5, 5]],
  'SE1-05': [[6, 0, 0], lostZone('red', 6)],
  'SE1-06': [[6, 0, 0], lostZone('red', 6)],
  'SE1-07': [[0, 5, 5]],
  'SE1-08': [[6, 0, 0], lostZone('red', 4)],
  'SE2-01': [[6, 0, 0], lostZone('red', 6)],
  'SE2-02': [[6, 0, 0], lostZone('red', 7)],
  'SE2-03': [[0, 0, 0], { outcome: 'lost', lostBy: { reason: 'crew', turn: 13 }, knockedOut: ['Ada', 'Keeper'] }],
  'SE2-04': [[4, 0, 4]],
  'SE2-05': [[2, 0, 0], lostTo('SE2-05', 4)],
  'SE2-06': [[6, 0, 0], lostZone('red', 6)],
  'I1-01': [[0, 3, 0]],
  'I1-02': [[0, 3, 0]],
  'I1-03': [[0, 0, 2], { energy: { reactor: { red: 2, white: 3, blue: 1 } } }],
  'I1-04': [[2, 0, 0], { energy: { reactor: { red: 1, white: 3, blue: 2 } } }],
  'I1-05': [[0, 0, 2], { energy: { shield: { blue: 0 }, reactor: { blue: 0 } } }],
  'I1-06': [[2, 0, 0], { energy: { shield: { red: 0 }, reactor: { red: 0 } } }],
  'I1-07': [[0, 0, 6], lostZone('blue', 4)],
  'I2-01': [[0, 2, 2], { energy: { rockets: 2 } }],
  'I2-02': [[2, 2, 0], { disabledSquads: 1 }],
  'I2-03': [[0, 4, 0]],
  'I2-04': [[0, 4, 0]],
  'I2-05': [[1, 1, 1], { energy: { reactor: { red: 1, white: 2, blue: 1 } } }],
  'I2-06': [[0, 6, 0], { energy: { fuel: { white: 2 }, reactor: { white: 3 } } }],
  'SI1-01': [[6, 0, 0]],
  'SI1-02': [[0, 0, 6]],
  'SI1-03': [[0, 1, 0], lostTo('SI1-03', 6)],
  'SI1-04': [[0, 0, 0], lostTo('SI1-04', 6)],
  'SI1-05': [[2, 4, 2]],
  'SI1-06': [[0, 0, 0], { knockedOut: ['Ada'] }],
  'SI2-01': [[0, 3, 0], { knockedOut: ['Keeper'] }],
  'SI2-02': [[0, 5, 0], { knockedOut: ['Keeper'] }],
  'SI2-03': [[3, 3, 3], { energy: { reactor: { red: 1, white: 0, blue: 1 } } }],
  'SI2-04': [[2, 0, 2], { knockedOut: ['Ada'] }],
  'SI2-05': [[0, 0, 0], lostTo('SI2-05', 3)],
}

const alone = (id: string): Mission => {
  const isExternal = id.includes('E')
  return missionWith(
    { Ada: ['blue'] },
    {
      turns: 12,
      tracks: { white: 1, blue: 2, ...(isExternal ? { red: 4, internal: 3 } : { red: 3, internal: 4 }) },
      threats: [isExternal ? { id, turn: 1, zone: 'red' } : { id, turn: 1 }],
    },
  )
}

describe('in the second resolver, undisturbed', () => {
  test('every threat of the box has a line', () => {
    expect(Object.keys(UNDISTURBED).toSorted()).toEqual(THREATS.map(({ id }) => id).toSorted())
  })

  test.each(Object.entries(UNDISTURBED))('%s does its worst', (id, [[red, white, blue], facts = {}]) => {
    const result = resolve(alone(id))
    const isLostBefore = result.outcome === 'lost' && result.lostBy?.reason !== 'crew'
    expect(result).toMatchObject({
      damage: { red, white, blue },
      threats: [{ id, status: isLostBefore ? 'remaining' : 'survived' }],
      outcome: 'won',
      ...facts,
    })
  })
})
