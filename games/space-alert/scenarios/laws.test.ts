import { fastChance } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { randomMission } from '../commands/random-mission.ts'
import { printMission } from '../rules/file/print.ts'
import { readMission } from '../rules/file/read.ts'
import type { Mission } from '../rules/mission.ts'
import { resolve } from '../rules/resolution/resolve.ts'
import type { ShipState } from '../rules/resolution/state.ts'
import type { Result } from '../rules/result.ts'
import { TILES } from '../rules/vocabulary.ts'

const SEED = 'laws'
const COUNT = 300

const chance = fastChance(SEED)
const missions: readonly Mission[] = Array.from({ length: COUNT }, (_, index) => randomMission(chance, index % 9))

/** What must be so at every moment, and is not. Asked ten thousand times: an `expect` for each would be slow. */
const wrongs = ({ zones, threats, rockets, crew, confirmations }: ShipState): readonly string[] => [
  ...Object.entries(zones).flatMap(([zone, { shield, reactor, fuel, tiles, pile }]) => [
    ...(Math.min(shield, reactor, fuel ?? 0) < 0 ? [`${zone} has less than nothing`] : []),
    ...(sorted([...tiles, ...pile]) === ALL_TILES ? [] : [`${zone} has other tiles`]),
  ]),
  ...threats.flatMap(({ id, status, space, damage, hp }) => [
    ...(space > 0 === (status === 'remaining') ? [] : [`${id} is at ${space} and ${status}`]),
    ...(damage < 0 || (status !== 'destroyed' && damage > hp) ? [`${id} has taken ${damage} of ${hp}`] : []),
  ]),
  ...(rockets < 0 ? ['rockets are owed'] : []),
  ...(crew.filter(({ at }) => at === 'space').length > 1 ? ['two are in space'] : []),
  ...(crew.every(({ slots }) => slots.length === confirmations.length) ? [] : ['a board has another length']),
]

const sorted = (tiles: readonly string[]): string => tiles.toSorted().join()
const ALL_TILES = sorted(TILES)

function checkScore({ outcome, score, threatPoints, visual, penalties, damage, ...result }: Result): void {
  const tiles = Object.values(damage)
  const sum = tiles.reduce((one, other) => one + other, 0)
  expect(penalties).toBe(sum + Math.max(...tiles) + 2 * result.knockedOut.length + result.disabledSquads)
  expect(score).toBe(outcome === 'lost' ? 0 : threatPoints + visual - penalties)
  expect(outcome === 'lost').toBe(result.lostBy !== undefined)
}

describe(`${COUNT} random missions (seed ${SEED})`, () => {
  test('nothing falls below zero, tiles are conserved, boards keep their length', () => {
    const found = new Set<string>()
    for (const mission of missions)
      resolve(mission, ({ kind }, ship) => {
        if (kind === 'stepBegan' || kind === 'missionScored') for (const wrong of wrongs(ship)) found.add(wrong)
      })
    expect([...found]).toEqual([])
  })

  test('SA-9.2 the score adds up', () => {
    for (const mission of missions) checkScore(resolve(mission))
  })

  test('the same plans always come to the same end, whoever listens', () => {
    for (const mission of missions) expect(resolve(mission, () => {})).toEqual(resolve(mission))
  })

  test('an exported mission comes to the same end', () => {
    for (const mission of missions) {
      const read = readMission(JSON.parse(JSON.stringify(printMission(mission))))
      expect('mission' in read && resolve(read.mission)).toEqual(resolve(mission))
    }
  })

  test('they end in many ways', () => {
    const ends = new Set(missions.map((mission) => resolve(mission).lostBy?.reason ?? 'won'))
    expect([...ends].sort()).toEqual(['crew', 'threat', 'won', 'zone'])
  })
})
