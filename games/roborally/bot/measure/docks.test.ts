import { wilson } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { dockLimits, dockShares, surelyUnfairDocks, unfairDocks } from './docks.ts'

const docksOf = (shares: readonly { readonly dock: number }[]) => shares.map(({ dock }) => dock)

describe('docks', () => {
  it('have a share of the races and an interval', () => {
    expect(dockShares({ races: 40, wins: [10, 30] })).toEqual([
      { dock: 1, share: 0.25, interval: wilson(10, 40) },
      { dock: 2, share: 0.75, interval: wilson(30, 40) },
    ])
  })

  it('have none before the first race', () => {
    expect(dockShares({ races: 0, wins: [0, 0] })).toEqual([])
  })

  it('of eight may win a twentieth to a quarter of the races', () => {
    expect(dockLimits(8)).toEqual([0.05, 0.25])
    expect(docksOf(unfairDocks({ races: 400, wins: [100, 20, 47, 47, 47, 47, 46, 46] }))).toEqual([])
    expect(docksOf(unfairDocks({ races: 400, wins: [101, 19, 47, 47, 47, 47, 46, 46] }))).toEqual([1, 2])
  })

  it('of two may both win more', () => {
    expect(unfairDocks({ races: 100, wins: [79, 21] })).toEqual([])
    expect(docksOf(unfairDocks({ races: 100, wins: [81, 19] }))).toEqual([2])
  })

  it('are surely unfair when the whole interval says so', () => {
    expect(surelyUnfairDocks({ races: 10, wins: [5, 5, 0, 0, 0, 0, 0, 0] })).toEqual([])
    expect(docksOf(surelyUnfairDocks({ races: 400, wins: [160, 160, 5, 15, 15, 15, 15, 15] }))).toEqual([1, 2, 3])
  })
})
