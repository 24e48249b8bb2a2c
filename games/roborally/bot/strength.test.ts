import type { AnyBot } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { depth } from '../../../tools/depth.fixture.ts'
import { type Claim, contest, contestText } from '../../../tools/sequential.fixture.ts'
import { duel, winsDuel } from './duels.fixture.ts'
import { levels } from './index.ts'

const { easy, normal, hard } = levels

const DUELS = depth('RACER_DUELS', { test: 40, endure: 4000 })
const RACES = depth('RACER_RACES', { test: 3, endure: 300 })

/** A few duels tell who is stronger; how much stronger takes hundreds. RULES.md has the figures. */
const claim = (share: number, hoped: number): Claim =>
  DUELS > 1000 ? { least: share, hoped, most: DUELS } : { least: 0.3, hoped: share, most: DUELS, error: 0.01 }

describe('strength', { timeout: 3_600_000 }, () => {
  it.each<readonly [string, AnyBot, AnyBot, Claim]>([
    ['hard beats normal', hard, normal, claim(0.65, 0.72)],
    ['normal beats easy', normal, easy, claim(0.65, 0.75)],
  ])('%s in at least 65 of 100 duels', (_, own, rival, claimed) => {
    const found = contest(claimed, (number) => winsDuel({ own, rival, number }))
    expect(found.verdict, contestText(found)).toBe('holds')
  })

  it('RR-12.1 two who are hard reach the last checkpoint in fewer turns than two who are normal', () => {
    const saved = Array.from(
      { length: RACES },
      (_, race) =>
        duel({ own: normal, rival: normal, number: 2 * race }).turns -
        duel({ own: hard, rival: hard, number: 2 * race }).turns,
    )
    const mean = saved.reduce((sum, turns) => sum + turns, 0) / RACES
    const squares = saved.reduce((sum, turns) => sum + (turns - mean) ** 2, 0)
    const doubt = 2 * Math.sqrt(squares / (RACES - 1) / RACES)
    // A few races must not say the contrary.
    expect(mean, `${mean.toFixed(2)} turns saved, give or take ${doubt.toFixed(2)}`).toBeGreaterThan(
      RACES > 100 ? doubt : -doubt,
    )
  })
})
