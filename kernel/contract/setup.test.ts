import { describe, expect, test } from 'vitest'
import { lanterns } from '../lanterns.fixture.ts'
import { seatOf } from './seat.ts'
import { readSetup } from './setup.ts'

test('a set-up is complete: rules, options, an option record for each seat, nobody a bot', () => {
  expect(readSetup(lanterns, { seats: 2, options: { rounds: 3 } })).toEqual({
    rules: 1,
    seats: 2,
    options: { ...lanterns.options.defaults, rounds: 3 },
    seatOptions: [{ flame: 'small' }, { flame: 'small' }],
    bots: [],
  })
})

test('what a series hands over is kept', () => {
  const series = { games: 3, number: 2 }
  const setup = readSetup(lanterns, { seats: 2, series, carry: { oil: 1 }, bots: [seatOf(1)] })
  expect(setup).toMatchObject({ series, carry: { oil: 1 }, bots: [1] })
})

describe('what cannot be is refused', () => {
  test.each([1, 5, 2.5, Number.NaN])('%d seats', (seats) => {
    const text = `Lanterns is for 2 to 4 players, not ${seats}.`
    expect(readSetup(lanterns, { seats })).toEqual({ kind: 'refusal', code: 'wrong-seats', rule: 'lanterns', text })
  })

  test('options for too few seats', () => {
    const text = 'There are 3 seats but options for 1.'
    expect(readSetup(lanterns, { seats: 3, seatOptions: [{}] })).toEqual({
      kind: 'refusal',
      code: 'wrong-seats',
      rule: 'lanterns',
      text,
    })
  })

  test('a seat option out of range', () => {
    const text = 'flame must be one of small, large; "huge" is not.'
    expect(readSetup(lanterns, { seats: 2, seatOptions: [{}, { flame: 'huge' }] })).toMatchObject({
      rule: 'LA-10',
      text,
    })
  })

  test('a bot at no seat', () => {
    const text = 'A bot sits at none of the 2 seats.'
    expect(readSetup(lanterns, { seats: 2, bots: [seatOf(2)] })).toMatchObject({ code: 'wrong-seats', text })
  })

  test('an option out of range, and what the game itself refuses', () => {
    expect(readSetup(lanterns, { seats: 2, options: { rounds: 0 } })).toMatchObject({ rule: 'LA-1' })
    expect(readSetup(lanterns, { seats: 4, options: { rounds: 1 } })).toMatchObject({ code: 'too-short', rule: 'LA-6' })
  })
})
