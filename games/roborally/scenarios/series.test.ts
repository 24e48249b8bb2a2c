import { isRefusal, type Outcome, type Played, readSetup } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { roboRally } from '../rules/index.ts'
import { form } from '../rules/options.ts'
import { series } from '../rules/series.ts'
import type { RoboRally } from '../rules/state.ts'
import { FLOOR, race } from './race.fixture.ts'

const setup = readSetup(roboRally, { seats: 3, options: { course: FLOOR, series: 'best-of-3' } })
if (isRefusal(setup)) throw new Error(setup.text)

const blank = race({ seats: ['Ada', 'Ben', 'Cyd'] })
blank.concede('Ada')
blank.concede('Ben')
const example = blank.outcome
if (example === null) throw new Error('The race goes on.')

/** Races with these places; the first wins unless it is unfinished. */
const played = (...races: (readonly number[])[]): Played<RoboRally>[] =>
  races.map((places) => ({ setup, outcome: { ...example, places } }))
const unfinished = (places: readonly number[]): Played<RoboRally> => ({
  setup,
  outcome: { ...example, places, result: 'ranked' },
})
const endOf = (races: readonly Played<RoboRally>[]): Outcome => {
  const following = series.next(races, 3)
  if ('next' in following) throw new Error('The series goes on.')
  return following.end
}

describe('a best-of-3', () => {
  test('RR-12.7 the options ask for it', () => {
    const single = form.defaults
    expect([series.gamesOf?.(single), series.gamesOf?.({ ...single, series: 'best-of-3' })]).toEqual([1, 3])
  })

  test('RR-12.7 two wins take the series', () => {
    expect(endOf(played([1, 2, 3], [1, 3, 2]))).toMatchObject({
      places: [1, 3, 2],
      ending: 'two-wins',
      rule: 'RR-12.7',
    })
  })

  test('RR-12.8, 12.15 otherwise there is another race with the same table and the docks of this one', () => {
    const following = series.next(played([1, 2, 3], [2, 1, 3]), 3)
    expect(following).toEqual({
      next: { ...setup, series: { games: 3, number: 3 }, carry: { docks: [1, 2, 3] } },
    })
  })

  test('RR-12.9 RR-R22 after three races most wins, then most place points', () => {
    const end = endOf(played([1, 2, 3], [2, 1, 3], [2, 3, 1]))
    expect(end).toMatchObject({ points: [7, 6, 5], places: [1, 2, 3], rule: 'RR-12.9' })
  })

  test('RR-12.9 shared places share the higher value', () => {
    expect(endOf(played([1, 2, 2], [2, 1, 2], [2, 2, 1])).points).toEqual([7, 7, 7])
  })

  test('RR-12.9 then the better place in race 3, then a shared series win', () => {
    expect(endOf(played([1, 3, 2], [2, 1, 3], [3, 2, 1])).places).toEqual([3, 2, 1])
    expect(endOf([...played([1, 2, 3], [2, 1, 3]), unfinished([1, 1, 3])]).places).toEqual([1, 1, 3])
  })

  test('RR-12.5 the first place of an unfinished race is no win', () => {
    expect(series.next([unfinished([1, 2, 3]), unfinished([1, 2, 3])], 3)).toHaveProperty('next')
  })
})
