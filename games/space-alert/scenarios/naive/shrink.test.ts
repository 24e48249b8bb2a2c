import { describe, expect, test } from 'vitest'
import { faultsOf } from './faults.fixture.ts'
import type { Mission, Result } from './mission.fixture.ts'
import { randomMission } from './random-mission.fixture.ts'
import { resolve } from './resolve.fixture.ts'
import { printDisagreement, type Resolver, smallestDisagreement } from './shrink.fixture.ts'

/** A resolver that takes every B for nothing. */
const withoutPower: Resolver = (mission) =>
  resolve({
    ...mission,
    crew: mission.crew.map(({ name, actions }) => ({
      name,
      actions: actions.map((slot) => (slot === 'B' ? 'red' : slot)),
    })),
  })

const cardsIn = ({ crew }: Mission): number => crew.flatMap(({ actions }) => actions.flat()).filter(Boolean).length

const seeds = Array.from({ length: 40 }, (_, number) => `shrink ${number}`)
const found = seeds.flatMap((seed) => smallestDisagreement(randomMission(seed), resolve, withoutPower) ?? [])

describe('a disagreement', () => {
  test('is none where both say the same', () => {
    expect(smallestDisagreement(randomMission('any'), resolve, resolve)).toBeNull()
  })

  test('is found in many random missions', () => {
    expect(found.length).toBeGreaterThan(5)
  })

  test('becomes small, stays a valid file, and the two still disagree', () => {
    for (const { mission, one, other } of found) {
      expect(faultsOf(mission)).toEqual([])
      expect(one).not.toEqual(other)
      expect(one).toEqual(resolve(mission))
    }
    const sizes = found.map(({ mission }) => cardsIn(mission)).toSorted((a, b) => a - b)
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(4)
  })

  test('is printed as a mission file with both results', () => {
    const [mission, ...lines] = printDisagreement({
      mission: randomMission('any'),
      one: { ...resolve(randomMission('any')), score: 3 },
      other: { ...resolve(randomMission('any')), score: 4 },
    }).split('\n')
    expect(JSON.parse(mission ?? '')).toEqual(randomMission('any'))
    expect(lines[0]).toBe('score: 3 or 4')
    expect(lines.slice(1).map((line) => (JSON.parse(line.replace(/^\w+: /, '')) as Result).score)).toEqual([3, 4])
  })
})
