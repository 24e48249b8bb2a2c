import { describe, expect, test } from 'vitest'
import { attackSum, hitSum } from '../rules/words/arithmetic.ts'
import { reportOf } from '../rules/words/story.ts'
import { missionFiles, missionIn, missionWith } from '../scenarios/missions.fixture.ts'
import { storyLines } from './story.ts'

const hits = (...strengths: readonly number[]) =>
  strengths.map((strength) => ({ weapon: 'heavy', by: 0, strength }) as const)

describe('arithmetic', () => {
  test('SA-6.1 strengths, shields and damage', () => {
    expect(hitSum({ hits: hits(4, 2), shields: 3, cap: null, damage: 3 })).toBe('4 + 2 - 3 = 3')
    expect(hitSum({ hits: hits(2), shields: 3, cap: null, damage: 0 })).toBe('2 - 3 = -1, no damage')
    expect(hitSum({ hits: hits(5), shields: -2, cap: null, damage: 7 })).toBe('5 - (-2) = 7')
    expect(hitSum({ hits: hits(5), shields: 0, cap: 1, damage: 1 })).toBe('5 - 0 = 5, at most 1')
  })

  test('SA-8.1 attacks, shields and doubling', () => {
    const attack = { kind: 'zoneAttacked', threat: 0, zone: 'red', mode: 'plain' } as const
    expect(attackSum({ ...attack, amount: 2, bonus: 1, absorbed: 1, factor: 2, damage: 4 })).toBe('(2 + 1 - 1) x 2 = 4')
    expect(attackSum({ ...attack, amount: 3, bonus: 0, absorbed: 1, factor: 1, damage: 2 })).toBe('3 - 1 = 2')
    expect(attackSum({ ...attack, amount: 3, bonus: 0, absorbed: 0, factor: 1, damage: 3 })).toBe('3')
  })
})

describe('the story', () => {
  test('reads at 80 columns', () => {
    const wide = missionFiles().flatMap(({ json }) => {
      const { mission } = missionIn(json)
      return storyLines(mission, reportOf(mission)).filter((line) => line.length > 80)
    })
    expect(wide).toEqual([])
  })

  test('tells a mission turn by turn and ends with the score', () => {
    const mission = missionWith({
      name: 'One shot',
      threats: [{ id: 'E1-10', turn: 2, zone: 'white' }],
      crew: [{ name: 'Ada', actions: ['C', 'A', null, 'C'] }],
    })
    expect(storyLines(mission, reportOf(mission)).join('\n')).toBe(ONE_SHOT)
  })
})

const ONE_SHOT = `One shot

Turn 1
  Crew actions
    Ada maintains the computer for phase 1.

Turn 2
  Threats appear
    Meteoroid appears on space 11: 5 hit points.
  Crew actions
    Ada fires the heavy cannon in upper white: strength 5, 1 energy of the white
      reactor.
  Damage
    Meteoroid is hit: 5 - 0 = 5; 0 hit points left.
    Meteoroid is destroyed: 4 points.

Turn 3
  Computer check
    The computer was maintained in phase 1.

Turn 4
  Crew actions
    Ada maintains the computer for phase 2.

Turn 7
  Computer check
    The computer was maintained in phase 2.

Closing step
  Jump
    The ship jumps.

Won
  T+2 Meteoroid         destroyed               4
  visual confirmations                          0
  damage tiles          red 0, white 0, blue 0  0
  most damaged zone                             0
  knocked out           0 of 1                  0
  disabled squads                               0
  score                 4 + 0 − 0               4
  Aboard: Ada in upper white
  Shields: red 1, white 1, blue 1; reactors: red 2, white 2, blue 2
  Fuel: white 3; rockets: 2`
