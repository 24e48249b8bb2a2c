import { readSetup, seriesGames } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { cometRush } from '../rules/index.ts'
import { given, kinds, ready, type Table } from './table.ts'

/** Ben's trophies are all segments but the one under fire. */
const lastSegment = { segment: { strength: 9, health: 5 }, players: { Ben: { trophies: [4, 5, 6, 7, 8] } } }

describe('three ways to end', () => {
  test('CR-9.1 edge case 20: the last segment ends the game at once, in the middle of a round, with 5 points extra', () => {
    const table = given({
      ...lastSegment,
      seats: ['Ada', 'Ben'],
      players: { Ada: { rockets: [ready(1, { power: 5 }), ready(2)] }, Ben: { trophies: [4, 5, 6, 7, 8] } },
    })
    expect(table.launch('Ada', 1, 1)).toContainEqual({ kind: 'gameEnded', how: 'comet-destroyed' })
    expect(table.outcome).toMatchObject({
      ending: 'comet-destroyed',
      rule: 'CR-9.1',
      result: 'won',
      points: [14, 30],
    })
    expect(table.open).toEqual([])
    table.refused('Ben', { kind: 'draw', deck: 'economic' }, { rule: 'CR-9.1', code: 'match-over' })
  })

  test('CR-9.1 only the last segment ends it', () => {
    const table = given({
      segment: { strength: 9, health: 1 },
      players: { Ada: { rockets: [ready(1)] }, Ben: { trophies: [5, 6, 7, 8] } },
    })
    expect(kinds(table.launch('Ada', 1, 1))).toContain('lastSegmentLeft')
    expect(table.outcome).toBeNull()
  })

  test('CR-9.2 edge case 21: distance 2, movement 3: distance −1, Earth is destroyed, points by trophies, no bonus', () => {
    const table = given({ turn: 'Ben', distance: 2, players: { Ada: { trophies: [4] }, Ben: { trophies: [7, 5] } } })
    expect(table.endTurn('Ben', 'movement-3')).toContainEqual({ kind: 'gameEnded', how: 'earth-destroyed' })
    expect(table.state.distance).toBe(-1)
    expect(table.outcome).toMatchObject({ ending: 'earth-destroyed', rule: 'CR-9.2', points: [4, 12], places: [2, 1] })
  })

  test('CR-9.2 distance 0 is enough, distance 1 is not', () => {
    const zero = given({ turn: 'Ben', distance: 2 })
    zero.endTurn('Ben', 'movement-2')
    expect(zero.outcome?.ending).toBe('earth-destroyed')
    const one = given({ turn: 'Ben', distance: 2 })
    one.endTurn('Ben', 'movement-1')
    expect(one.outcome).toBeNull()
  })

  const oneCard = { options: { movementDeck: { ones: 1, twos: 0, threes: 0 } } }

  test('CR-9.3 CR-R23 the last movement card with distance left: survived, a full victory', () => {
    const table = given({ ...oneCard, turn: 'Ben', distance: 6, players: { Ada: { trophies: [4] } } })
    expect(table.endTurn('Ben', 'movement-1')).toContainEqual({ kind: 'gameEnded', how: 'survived' })
    expect(table.outcome).toMatchObject({ ending: 'survived', rule: 'CR-9.3', result: 'won', places: [1, 2] })
  })

  test('CR-9.3 if the last movement card reaches Earth, Earth is destroyed', () => {
    const table = given({ ...oneCard, turn: 'Ben', distance: 1 })
    table.endTurn('Ben', 'movement-1')
    expect(table.outcome?.ending).toBe('earth-destroyed')
  })

  test('CR-9.3 the default deck sums to 24, more than the distance of 18, so nobody outlives it', () => {
    const { distance, movementDeck } = cometRush.options.defaults
    expect(movementDeck.ones + 2 * movementDeck.twos + 3 * movementDeck.threes).toBe(24)
    expect(distance).toBe(18)
  })
})

/** Ben ends the last turn of the game. */
function earthFalls(table: Table): void {
  table.endTurn('Ben', 'movement-3')
}

describe('scoring', () => {
  test('CR-9.4 points are the printed strengths of your trophies, and 5 for the final destroyer', () => {
    const table = given({
      ...lastSegment,
      players: { Ada: { trophies: [4, 8], rockets: [ready(1, { power: 5 })] }, Ben: { trophies: [5, 6, 7] } },
    })
    table.launch('Ada', 1, 1)
    expect(table.outcome?.points).toEqual([4 + 8 + 9 + 5, 18])
    expect(table.outcome?.lines.map(({ seat, rule, points }) => [seat, rule, points])).toEqual([
      [0, 'CR-9.4', 4],
      [0, 'CR-9.4', 8],
      [0, 'CR-9.4', 9],
      [0, 'CR-9.1', 5],
      [1, 'CR-9.4', 5],
      [1, 'CR-9.4', 6],
      [1, 'CR-9.4', 7],
    ])
  })

  test('CR-9.4 damage to a segment that is not destroyed earns nothing', () => {
    const table = given({
      turn: 'Ben',
      distance: 3,
      segment: { strength: 9, health: 9 },
      players: { Ben: { rockets: [ready(1)] } },
    })
    table.launch('Ben', 1, 1)
    earthFalls(table)
    expect(table.outcome?.points).toEqual([0, 0])
  })

  test('CR-9.5 edge case 22: 13 points each: both win', () => {
    const table = given({ turn: 'Ben', distance: 1, players: { Ada: { trophies: [4, 9] }, Ben: { trophies: [6, 7] } } })
    earthFalls(table)
    expect(table.outcome).toMatchObject({ points: [13, 13], places: [1, 1] })
  })

  test('CR-9.5 CR-R24 a shared 0 is a shared win too, and the statistics mark it', () => {
    const table = given({ turn: 'Ben', distance: 1 })
    earthFalls(table)
    expect(table.outcome).toMatchObject({ points: [0, 0], places: [1, 1], statistics: { noTrophies: 1 } })
    const other = given({ turn: 'Ben', distance: 1, players: { Ada: { trophies: [4] } } })
    earthFalls(other)
    expect(other.outcome?.statistics.noTrophies).toBe(0)
  })

  test('CR-9.5 there is no tie-breaker: neither cubes nor number of trophies decide', () => {
    const table = given({
      turn: 'Ben',
      distance: 1,
      players: { Ada: { cubes: 50, trophies: [9] }, Ben: { cubes: 0, trophies: [4, 5] } },
    })
    earthFalls(table)
    expect(table.outcome?.places).toEqual([1, 1])
  })

  test('CR-9.6 Earth destroyed is a partial victory of whoever has most points', () => {
    const table = given({ turn: 'Ben', distance: 1, players: { Ada: { trophies: [4] } } })
    earthFalls(table)
    expect(table.outcome).toMatchObject({ places: [1, 2], result: 'won', ending: 'earth-destroyed' })
    expect(table.outcome?.text).toContain('partial victory')
  })

  test('CR-9.7 CR-R25 launches, hits and damage are counted but never decide', () => {
    const table = given({
      segment: { strength: 9, health: 9 },
      distance: 1,
      players: { Ada: { rockets: [ready(1, { power: 8 }), ready(2)] }, Ben: { rockets: [ready(3, { power: 1 })] } },
    })
    table.launch('Ada', 1, 1)
    table.launch('Ada', 2, 6)
    table.endTurn('Ada')
    table.draw('Ben', 'economic', 'program-prestige')
    table.draw('Ben', 'economic', 'program-prestige')
    table.launch('Ben', 3, 1)
    earthFalls(table)
    expect(table.player('Ada')).toMatchObject({ launches: 2, hits: 1, damage: 8 })
    expect(table.player('Ada').flown?.map(({ rocket, hit }) => [rocket, hit])).toEqual([
      [1, true],
      [2, false],
    ])
    expect(table.outcome).toMatchObject({
      points: [0, 9],
      places: [2, 1],
      statistics: { launches: 3, hits: 2, damage: 9 },
    })
  })

  test('CR-9.8 the final table places everybody by points; equal points share a place', () => {
    const table = given({
      seats: ['Ada', 'Cyd', 'Dan', 'Ben'],
      turn: 'Ben',
      distance: 1,
      players: { Ada: { trophies: [5] }, Cyd: { trophies: [10] }, Dan: {}, Ben: { trophies: [4, 6] } },
    })
    earthFalls(table)
    expect(table.outcome).toMatchObject({ points: [5, 10, 0, 10], places: [3, 1, 4, 1] })
  })
})

describe('those who leave', () => {
  test('CR-R26 nobody is eliminated: without Ben the clock plays his turn and his things stay', () => {
    const table = given({
      options: { turnSeconds: 30 },
      turn: 'Ben',
      players: { Ben: { cubes: 12, trophies: [6], rockets: [ready(1)] } },
    })
    table.time(30_000, ['movement-1'])
    expect(table.asked).toEqual(['Ada draw'])
    expect(table.player('Ben')).toMatchObject({ cubes: 12, trophies: [6], rockets: [{ id: 1 }] })
  })
})

describe('a series', () => {
  test.each([
    ['single', 1],
    [2, 2],
    [6, 6],
  ] as const)('CR-9.9 the option series: %s', (series, games) => {
    expect(seriesGames(cometRush, { ...cometRush.options.defaults, series })).toBe(games)
  })

  const outcomeOf = (start: number, points: readonly [number, number]) => {
    const table = given({
      options: { startSeat: start + 1 },
      turn: start === 0 ? 'Ben' : 'Ada',
      distance: 1,
      players: {
        Ada: points[0] === 0 ? {} : { trophies: [points[0]] },
        Ben: points[1] === 0 ? {} : { trophies: [points[1]] },
      },
    })
    table.endTurn(start === 0 ? 'Ben' : 'Ada', 'movement-1')
    if (table.outcome === null) throw new Error('The game is not over.')
    return { setup: table.header.setup, outcome: table.outcome }
  }

  test('CR-1.8 the start seat moves on from game to game, everything else stays', () => {
    const first = outcomeOf(0, [4, 5])
    const following = cometRush.series?.next([first], 3)
    expect(following).toMatchObject({
      next: { seats: 2, options: { ...first.setup.options, startSeat: 2 }, series: { games: 3, number: 2 } },
    })
    const third = cometRush.series?.next([first, outcomeOf(1, [4, 5])], 3)
    expect(third).toMatchObject({ next: { options: { startSeat: 1 }, series: { number: 3 } } })
  })

  test('CR-1.8 the next set-up can be played', () => {
    const following = cometRush.series?.next([outcomeOf(0, [4, 5])], 2)
    const setup = following && 'next' in following ? following.next : null
    expect(readSetup(cometRush, { seats: 2, options: setup?.options })).toMatchObject({ options: setup?.options })
  })

  test('CR-9.9 most wins decide a series, then trophy points', () => {
    const byWins = cometRush.series?.next([outcomeOf(0, [5, 4]), outcomeOf(1, [5, 4]), outcomeOf(0, [0, 9])], 3)
    expect(byWins).toMatchObject({ end: { places: [1, 2], points: [10, 17] } })
    const byPoints = cometRush.series?.next([outcomeOf(0, [5, 4]), outcomeOf(1, [0, 9])], 2)
    expect(byPoints).toMatchObject({ end: { places: [2, 1], points: [5, 13] } })
  })
})
