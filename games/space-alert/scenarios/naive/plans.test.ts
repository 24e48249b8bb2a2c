import { describe, expect, test } from 'vitest'
import { missionWith } from './hand-made.fixture.ts'
import type { Mission, Slot } from './mission.fixture.ts'
import { afterTurn, resolve } from './resolve.fixture.ts'
import { memberNamed } from './world.fixture.ts'

const TO_SPACE: readonly Slot[] = ['go:red-lower', 'C', 'go:red-upper', 'C']

const ada = (mission: Mission, turn: number) => memberNamed(afterTurn(mission, turn), 'Ada')
const planFrom = (mission: Mission, turn: number) => ada(mission, turn).plan.slice(turn)

describe('in the second resolver, a slot with two cards', () => {
  test('is delayed as a whole', () => {
    const mission = missionWith({ Ada: ['lift', ['A', 'B'], 'C'] }, { initialDamage: { white: ['lift'] } })
    expect(planFrom(mission, 1)).toEqual([null, ['A', 'B'], 'C', null, null, null])
  })

  test('loses its second card when the first one holds up in the last turn', () => {
    const slots: readonly Slot[] = [null, null, null, null, null, null, ['lift', 'B']]
    const mission = missionWith({ Ada: slots }, { initialDamage: { white: ['lift'] } })
    expect(resolve(mission)).toMatchObject({ stations: { Ada: 'white-lower' }, energy: { fuel: { white: 3 } } })
  })

  test('brings the pilot home with any first card but battlebots, and waits as a whole', () => {
    const mission = missionWith({ Ada: [...TO_SPACE, ['A', 'bots']] })
    expect(ada(mission, 5).at).toBe('red-upper')
    expect(planFrom(mission, 5)).toEqual([['A', 'bots'], null])
  })

  test('lets the attack count when the second card brings the pilot home', () => {
    const mission = missionWith(
      { Ada: [...TO_SPACE, ['bots', 'A'], 'B'] },
      { threats: [{ id: 'E1-09', turn: 1, zone: 'red' }] },
    )
    // The Amoeba on T1 comes into range 1 in turn 3 and heals nothing after that.
    expect(afterTurn(mission, 4).threats[0]?.damage).toBe(3)
    expect(afterTurn(mission, 5)).toMatchObject({ threats: [{ damage: 6 }] })
    expect(ada(mission, 5).at).toBe('red-upper')
    expect(planFrom(mission, 5)).toEqual(['A', 'B'])
  })

  test('may take off and stay out', () => {
    const mission = missionWith({ Ada: ['go:red-lower', 'C', ['lift', 'C'], ['bots', 'bots']] })
    expect([3, 4, 5].map((turn) => ada(mission, turn).at)).toEqual(['space', 'space', 'red-upper'])
  })
})

describe('in the second resolver, a trip', () => {
  test('turns the card of that turn and delays the next', () => {
    const mission = missionWith({ Ada: ['A', 'B', 'C'] }, { trips: [{ name: 'Ada', turn: 1, action: 'lift' }] })
    expect(ada(mission, 1).at).toBe('white-lower')
    expect(planFrom(mission, 1)).toEqual([null, 'B', 'C', null, null, null])
  })

  test('and a ride that holds up count once', () => {
    const mission = missionWith(
      { Ada: ['A', 'B'] },
      { trips: [{ name: 'Ada', turn: 1, action: 'lift' }], initialDamage: { white: ['lift'] } },
    )
    expect(planFrom(mission, 1)).toEqual([null, 'B', null, null, null, null])
  })

  test('is nothing where a delay has left no card', () => {
    const mission = missionWith(
      { Ada: ['lift', 'A', null] },
      { trips: [{ name: 'Ada', turn: 2, action: 'red' }], initialDamage: { white: ['lift'] } },
    )
    expect(ada(mission, 2).at).toBe('white-lower')
    expect(planFrom(mission, 2)).toEqual(['A', null, null, null, null])
  })
})
