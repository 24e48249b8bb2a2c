import { type AnyGame, type Outcome, seatOf } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { figuresOf, spreadOf } from './figures.ts'
import { type Sorted, Sorter } from './sorter.ts'
import { addGame, emptyTally, SHARES_A_WIN, type TalliedGame } from './tally.ts'

const outcome = (given: Partial<Outcome>): Outcome => ({
  places: [1, 2],
  points: [5, 3],
  result: 'won',
  ending: 'arrived',
  text: '',
  rule: '',
  turns: 10,
  lines: [],
  statistics: {},
  ...given,
})

function figures(games: readonly Partial<Outcome>[], kind: TalliedGame['kind'] = 'competitive') {
  const tally = emptyTally()
  for (const given of games) addGame(tally, { outcome: outcome(given), entries: 20, kind, bots: ['a', 'b'] })
  return figuresOf(tally)
}

describe('a tally', () => {
  it('counts wins by seat and by bot', () => {
    const { winRateBySeat, winRateByBot, pointsBySeat } = figures([{}, {}, {}, { places: [2, 1] }])
    expect(winRateBySeat).toEqual([0.75, 0.25])
    expect(winRateByBot).toEqual({ a: 0.75, b: 0.25 })
    expect(pointsBySeat).toEqual([5, 3])
  })

  it('lets winners share a win, but not a crew', () => {
    const shared = { places: [1, 1] }
    expect(figures([shared]).winRateBySeat).toEqual([0.5, 0.5])
    expect(figures([shared], 'co-op').winRateBySeat).toEqual([1, 1])
  })

  it('knows no winner where nobody won, but who came first', () => {
    const { winRateBySeat, firstRateBySeat } = figures([{ result: 'draw', places: [1, 1] }, { result: 'ranked' }])
    expect(winRateBySeat).toEqual([0, 0])
    expect(firstRateBySeat).toEqual([0.75, 0.25])
  })

  it('counts endings, the most frequent first, and the means of statistics', () => {
    const { endings, statistics } = figures([
      { ending: 'lost' },
      {},
      { statistics: { rolls: 4 } },
      { statistics: { rolls: 6 } },
    ])
    expect(Object.entries(endings)).toEqual([
      ['arrived', 3],
      ['lost', 1],
    ])
    expect(statistics).toEqual({ rolls: 5 })
  })
})

describe('figures', () => {
  it('call nothing else turns than what outcomes do', () => {
    const { turns, statistics } = figures([{ turns: 4, statistics: { turns: 8, rolls: 3 } }])
    expect(turns.mean).toBe(4)
    expect(statistics).toEqual({ rolls: 3 })
  })

  it('give the spread of turns', () => {
    expect(spreadOf({ 1: 50, 2: 45, 3: 4, 9: 1 })).toEqual({ mean: 1.61, p50: 1, p95: 2, max: 9 })
  })
})

describe('what a game tells the lab', () => {
  const cards = [
    { name: 'Plough', group: 'tools' },
    { name: 'Rake', group: 'tools' },
  ]
  const ben = seatOf(1)
  const used = (kind: TalliedGame['kind'], given: Partial<Outcome>, uses: Sorted['uses']) => {
    const tally = emptyTally(cards)
    const sorted = { starts: [2, 1], uses }
    addGame(tally, { outcome: outcome(given), entries: 1, kind, bots: ['a', 'b'], sorted })
    return tally
  }

  it('sorts wins by what was dealt at the start', () => {
    const { starts } = used('competitive', {}, [])
    expect(starts.map(({ winShares }) => winShares)).toEqual([0, SHARES_A_WIN])
  })

  it('counts a card for every seat that used it, whether it won or not', () => {
    const { cards } = used('competitive', {}, [{ place: 1, seats: 0b11 }])
    expect(cards.map(({ name, users, winShares }) => [name, users, winShares])).toEqual([
      ['Plough', 0, 0],
      ['Rake', 2, SHARES_A_WIN],
    ])
  })

  it('counts it once for a crew, which wins as one', () => {
    const { cards } = used('co-op', { places: [1, 1] }, [{ place: 0, seats: 0b11 }])
    expect(cards[0]).toMatchObject({ users: 1, winShares: SHARES_A_WIN })
  })

  it('stays with its match', () => {
    const game = {
      lab: {
        starts: { noun: 'place', isTurnOrder: true, of: () => [1, 2] },
        cards: {
          verb: 'played',
          all: () => cards,
          usedBy: (_state: unknown, _seat: unknown, { kind }: { kind: string }) => kind,
        },
      },
    } as unknown as AnyGame
    const sorter = new Sorter(game, { options: {} } as never)
    sorter.acts({} as never, ben, { kind: 'Rake' })
    sorter.acts({} as never, ben, { kind: 'Rake' })
    sorter.ended({} as never)
    expect(sorter.take()).toEqual({ starts: [1, 2], uses: [{ place: 1, seats: 0b10 }] })
    expect(sorter.take()).toEqual({ starts: [], uses: [] })
  })
})
