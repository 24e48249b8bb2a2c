import { describe, expect, test } from 'vitest'
import { depth } from '../../../../tools/depth.fixture.ts'
import { faultsOf } from './faults.fixture.ts'
import type { Mission } from './mission.fixture.ts'
import { THREATS } from './printed.fixture.ts'
import { randomMission } from './random-mission.fixture.ts'
import { tallyOf } from './tally.fixture.ts'

const COUNT = depth('RANDOM_MISSIONS', { test: 1000, endure: 5000 })
const missions = Array.from({ length: COUNT }, (_, number) => randomMission(`${number}`))
const tally = tallyOf(missions)

/** How many missions have it. */
const count = (has: (mission: Mission) => boolean): number => missions.filter(has).length

describe(`${COUNT} random missions`, () => {
  test('are valid files', () => {
    expect(missions.flatMap((mission) => faultsOf(mission).map((fault) => `${mission.name}: ${fault}`))).toEqual([])
  })

  test('come again by their seed', () => {
    expect(randomMission('7')).toEqual(missions[7])
  })

  test.each([
    ['the small ship', ({ ship }) => ship === 'duckling'],
    ['the literal ship', ({ ship }) => ship === 'manual'],
    ['three phases', ({ turns }) => turns === 12],
    ['one person', ({ crew }) => crew.length === 1],
    ['five people', ({ crew }) => crew.length === 5],
    ['three threats or more', ({ threats }) => threats.length >= 3],
    ['one card twice', ({ threats }) => new Set(threats.map(({ id }) => id)).size < threats.length],
    ['arranged tiles', ({ damageTiles }) => damageTiles !== undefined],
    ['carried tiles', ({ initialDamage }) => initialDamage !== undefined],
    ['another number of rockets', ({ rockets }) => rockets !== undefined],
    ['a missing squad', ({ squads }) => squads !== undefined],
    ['trips', ({ trips }) => trips !== undefined],
    ['double actions of one person', ({ rules }) => rules?.doubleActions === 'solo'],
    ['double actions of anybody', ({ rules }) => rules?.doubleActions === 'any'],
    ['handicaps on the large ship', ({ ship, rules }) => ship !== 'duckling' && rules?.handicaps === true],
    ['no handicaps on the small one', ({ ship, rules }) => ship === 'duckling' && rules?.handicaps === false],
  ] satisfies [string, (mission: Mission) => boolean][])('have %s', (_what, has) => {
    expect(count(has)).toBeGreaterThan(COUNT / 200)
  })

  test.each(THREATS.map(({ id, name }) => [id, name]))('see %s (%s) destroyed, and at its Z', (id) => {
    const seen = Object.keys(tally.threats[id] ?? {})
    expect(seen).toContain('destroyed')
    expect(seen.filter((word) => word.startsWith('Z '))).not.toEqual([])
  })

  test('see every effect there is', () => {
    const effects = THREATS.flatMap(({ actions: { x, y, z } }) => [...x, ...y, ...z].map((effect) => effect.do))
    expect([...new Set(effects)].filter((effect) => tally.seen[effect] === undefined)).toEqual([])
  })

  test('see every rare thing that crew and threats do to each other', () => {
    const rare = ['cryoshield broken', 'broke up', 'splashed', 'struck back', 'magnet', 'behemoth struck']
    const aboard = ['fire returned', 'ko-attacker', 'ko-lower-lateral', 'lethal token', 'slimed', 'dead system']
    const crew = ['bonus repair', 'fissure repaired', 'came home', 'tripped', 'second card moved', 'second card lost']
    expect([...rare, ...aboard, ...crew].filter((word) => tally.seen[word] === undefined)).toEqual([])
  })

  test('are won and lost in every way', () => {
    const least = Math.min(
      ...['won', 'lost by zone', 'lost by threat', 'lost by computer', 'lost by crew'].map(
        (ending) => tally.endings[ending] ?? 0,
      ),
    )
    expect(least).toBeGreaterThan(COUNT / 200)
  })
})
