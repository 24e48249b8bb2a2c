import { canonical, copy, fastChance, type Seat, seatsOf } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { spaceAlert } from '../rules/index.ts'
import { randomMatch } from './match.fixture.ts'

const TABLES = [
  { seats: 1, options: {} },
  { seats: 2, options: { tripping: false } },
  { seats: 3, options: { mission: 'duckling' } },
  { seats: 5, options: { mission: 'advanced', commonThreats: 'both', seriousThreats: 'yellow' } },
  { seats: 4, options: { openBoards: true } },
]

describe('what nobody can know', () => {
  test.each(TABLES)('SA-1.13, SA-2.12 every twin looks like the real mission, to the end: %j', ({ seats, options }) => {
    const viewers: readonly (Seat | 'spectator')[] = [...seatsOf(seats), 'spectator']
    const luck = fastChance('twins')
    let [compared, others] = [0, 0]
    for (const match of randomMatch({ seats, options, seed: `twins ${seats}` })) {
      if (match.outcome !== null || (match.state.flight === null && match.length % 4 > 0)) continue
      for (const viewer of viewers) {
        const view = copy(spaceAlert.view(match.state, viewer))
        const twin = spaceAlert.determinize(view, viewer, luck)
        expect(canonical(spaceAlert.view(twin, viewer))).toBe(canonical(view))
        expect(spaceAlert.pieceCounts(twin)).toEqual(spaceAlert.pieceCounts(match.state))
        compared++
        if (canonical(twin.crew) !== canonical(match.state.crew)) others++
      }
    }
    expect(compared).toBeGreaterThan(50)
    expect(others).toBeGreaterThan(compared / 4)
  })

  test('SA-10.2, SA-10.3 between missions as well: while they repair, and while they vote', () => {
    const carry = {
      tiles: { red: ['shield', 'lift'], white: ['structure'], blue: [] },
      lostSquads: 1,
      squads: [],
      scores: [3],
      knockedOut: [1],
    }
    const options = {
      mission: 'testRun',
      computerRule: 'classic',
      resolutionSpeed: 'instant',
      carriedStructure: 'none',
    }
    const luck = fastChance('between')
    const seen = new Set<string>()
    for (let seed = 0; seed < 6; seed++)
      for (const match of randomMatch({ seats: 3, options, seed: `${seed}`, carry, series: { games: 3, number: 2 } })) {
        const { stage } = spaceAlert.view(match.state, 'spectator')
        if (match.outcome !== null || !['repairs', 'vote'].includes(stage)) continue
        seen.add(stage)
        for (const viewer of [...seatsOf(3), 'spectator'] as const) {
          const view = copy(spaceAlert.view(match.state, viewer))
          const twin = spaceAlert.determinize(view, viewer, luck)
          expect(canonical(spaceAlert.view(twin, viewer))).toBe(canonical(view))
          expect(spaceAlert.pieceCounts(twin)).toEqual(spaceAlert.pieceCounts(match.state))
        }
      }
    expect([...seen].sort()).toEqual(['repairs', 'vote'])
  })
})
