import { fastChance } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { contest, contestText } from './sequential.fixture.ts'

const CLAIM = { least: 0.5, hoped: 0.7, most: 1000, error: 0.01 }

/** Verdicts on somebody who wins this share of all games. */
function verdicts(share: number): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (let time = 0; time < 400; time++) {
    const luck = fastChance(`${share} ${time}`)
    const { verdict } = contest(CLAIM, () => luck.below(1000, 'game') < 1000 * share)
    counts[verdict] = (counts[verdict] ?? 0) + 1
  }
  return counts
}

describe('a sequential test', () => {
  it('believes whoever is as strong as hoped, and hardly ever anybody who is not', () => {
    expect(verdicts(0.7).holds ?? 0).toBeGreaterThan(390)
    expect(verdicts(0.5).fails ?? 0).toBeGreaterThan(390)
  })

  it('stops as soon as it knows', () => {
    expect(contest(CLAIM, () => true)).toMatchObject({ verdict: 'holds', wins: 14, games: 14 })
    expect(contest(CLAIM, () => false)).toMatchObject({ verdict: 'fails', wins: 0, games: 9 })
  })

  it('leaves open what so few games cannot tell', () => {
    const few = contest({ ...CLAIM, most: 5 }, (game) => game % 2 === 0)
    expect(few).toMatchObject({ verdict: 'open', wins: 3, games: 5 })
    expect(contestText(few)).toBe('3 of 5 won, 23.1 to 88.2 %')
  })
})
