import { describe, expect, it } from 'vitest'
import { addressOf, type LabSetup, setupIn, usualSetup, wishOf, withSeats } from './setup.ts'

const usual = usualSetup({ id: 'any-game', seats: [2, 6] }, 'reef-1')
const setup: LabSetup = {
  game: 'any-game',
  bots: ['heuristic', 'random', 'heuristic'],
  games: 5000,
  seed: 'tide 7 & more',
  first: { preset: 'quick' },
  second: { options: { distance: 6, name: 'a=b,c' }, bots: ['random', 'random', 'random'] },
  sweep: { option: 'baseIncome', values: '4, 5' },
}
const searchOf = (one: LabSetup) => addressOf(one).slice(addressOf(one).indexOf('?'))

describe('the address of a set-up', () => {
  it.each([
    ['all of it', setup],
    ['no second rule set', { ...setup, second: null }],
    ['the same bots for both', { ...setup, second: { options: {}, bots: null } }],
    ['what is usual', usual],
  ])('opens the same: %s', (_what, one) => expect(setupIn(searchOf(one), usual)).toEqual(one))

  it.each(['', '?games=-1&bots=&a=%7B&sweep=x', '?games=1e9&b=nonsense'])(
    'of somebody else is harmless: %s',
    (search) => expect(setupIn(search, usual)).toEqual(usual),
  )

  it('cannot ask for more seats than any table has', () => {
    expect(setupIn(`?bots=${'random,'.repeat(99_999)}`, usual).bots).toHaveLength(16)
  })
})

describe('what is wished for', () => {
  it('names every seat, and the values one by one', () => {
    expect(wishOf(setup)).toMatchObject({
      seats: 3,
      first: { options: { preset: 'quick' }, bots: setup.bots },
      second: { bots: ['random', 'random', 'random'] },
      sweep: { option: 'baseIncome', values: ['4', '5'] },
    })
    expect(wishOf({ ...setup, sweep: { option: 'baseIncome', values: ' , ' } })).not.toHaveProperty('sweep')
    expect(wishOf({ ...setup, second: { options: {}, bots: null } }).second?.bots).toEqual(setup.bots)
  })

  it('seats as many as wanted', () => {
    expect(withSeats(['a', 'b'], 4)).toEqual(['a', 'b', 'b', 'b'])
    expect(withSeats(['a', 'b'], 1)).toEqual(['a'])
  })
})
