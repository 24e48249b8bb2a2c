import { isRefusal, type Outcome, readSetup, seriesGames } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { spaceGoats } from '../rules/index.ts'
import type { Options } from '../rules/options.ts'
import { DUEL, given, newGame, SETUP_LUCK, TRIO } from './table.ts'

/** Best of n: who starts the next battle, and how the battles add up. */

const setupOf = (seats: number, options: object = {}) => {
  const setup = readSetup(spaceGoats, { seats, options })
  if (isRefusal(setup)) throw new Error(setup.text)
  return setup
}

const outcomeOf = ({ outcome }: { readonly outcome: Outcome | null }): Outcome => {
  if (outcome === null) throw new Error('The match goes on.')
  return outcome
}

/** A duel in which this one leaves at once. */
const lostBy = (name: string) => {
  const table = newGame({ seats: DUEL })
  table.resign(name)
  return { setup: setupOf(2, { startSeat: 1 }), outcome: outcomeOf(table) }
}
const drawn = () => {
  const table = given({ seats: DUEL, turn: 'Ben', players: { Ada: { fleet: ['bare'] }, Ben: { fleet: ['bare'] } } })
  table.pass('Ben')
  return { setup: setupOf(2, { startSeat: 1 }), outcome: outcomeOf(table) }
}

const { series } = spaceGoats
if (series === undefined) throw new Error('There is no series.')

describe('the next battle', () => {
  test('SG-7.9 a single battle, or three, five or seven, as the option series says', () => {
    expect(series).toMatchObject({ games: [3, 5, 7], noun: 'battle' })
    const { defaults } = spaceGoats.options
    for (const [wanted, games] of [['single', 1], ...series.games.map((one) => [one, one])] as [
      Options['series'],
      number,
    ][])
      expect(seriesGames(spaceGoats, { ...defaults, series: wanted })).toBe(games)
  })

  test.each([
    [0, 2],
    [1, 3],
    [2, 1],
  ])('SG-1.4 whoever sits behind the last one to start, drawn or not, starts: after %i seat %i', (start, startSeat) => {
    const table = newGame({ options: { startSeat: 'random' }, setupLuck: [start, ...SETUP_LUCK] })
    for (const [seat, name] of TRIO.entries()) if (seat !== start) table.resign(name)
    const [setup, outcome] = [setupOf(3, { roundLimit: 50 }), outcomeOf(table)]
    expect(series.next([{ setup, outcome }], 5)).toMatchObject({
      next: { seats: 3, options: { startSeat, roundLimit: 50 }, series: { games: 5, number: 2 } },
    })
  })

  test('SG-1.4 it goes on from the last battle, not from the first', () => {
    const first = lostBy('Ben')
    const second = { ...lostBy('Ben'), outcome: { ...lostBy('Ben').outcome, carry: { start: 1 } } }
    expect(series.next([first, second], 3)).toMatchObject({
      next: { options: { startSeat: 1 }, series: { number: 3 } },
    })
  })

  test('SG-1.4 a match that does not say who started cannot be followed', () => {
    const { setup, outcome } = lostBy('Ben')
    for (const carry of [undefined, null, {}, { start: 'Ada' }])
      expect(() => series.next([{ setup, outcome: { ...outcome, carry } }], 3)).toThrow(/who started/)
  })
})

describe('the end', () => {
  test('SG-7.9 a win counts two, a draw one each; the best has won', () => {
    const end = series.next([lostBy('Ben'), lostBy('Ada'), lostBy('Ben')], 3)
    expect(end).toEqual({
      end: {
        places: [1, 2],
        points: [4, 2],
        result: 'won',
        ending: 'series-over',
        text: '3 battles are fought.',
        rule: 'SG-7.9',
        turns: 3,
        lines: [
          { seat: 0, rule: 'SG-7.9', text: '2 of 3 battles won', points: 4 },
          { seat: 1, rule: 'SG-7.9', text: '1 of 3 battles won', points: 2 },
        ],
        statistics: {},
      },
    })
  })

  test('SG-7.9 the last places may be shared without a draw', () => {
    const table = newGame()
    for (const name of ['Ben', 'Cyd']) table.resign(name)
    const played = { setup: setupOf(3), outcome: outcomeOf(table) }
    expect(series.next([played, played, played], 3)).toMatchObject({
      end: { points: [6, 0, 0], places: [1, 2, 2], result: 'won', turns: 3 },
    })
  })

  test('SG-7.9 equal points are a draw of those', () => {
    expect(series.next([lostBy('Ben'), drawn(), lostBy('Ada')], 3)).toMatchObject({
      end: { places: [1, 1], points: [3, 3], result: 'draw', lines: [{ text: '1 of 3 battles won' }, {}] },
    })
  })
})
