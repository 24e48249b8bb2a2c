import { seatOf } from '@starboard/kernel'
import { expect, test } from 'vitest'
import { BOX } from '../../rules/catalogue.ts'
import { type GivenPlayer, position, seenBy } from '../position.fixture.ts'
import { blockChance } from './odds.ts'
import { atStage } from './stage.ts'
import { duel } from './weights.ts'

function chanceOf(rival: GivenPlayer): number {
  const seen = seenBy(position({ players: [{}, rival] }), seatOf(0)).players[1]
  if (seen === undefined) throw new Error('There is no rival.')
  return blockChance({ catalogue: BOX }, seen)
}

test('section 6: a reactive card is as likely in hand as what is unseen says', () => {
  expect(chanceOf({ hand: ['RK01'], draw: ['ST01'], discard: ['ST04'] })).toBe(0)
  expect(chanceOf({ hand: ['ST04'], draw: ['RK01', 'ST01', 'ST01'] })).toBeCloseTo(1 / 4, 9)
  expect(chanceOf({ hand: ['ST04', 'RK01'], draw: ['ST01', 'ST01'] })).toBeCloseTo(1 / 2, 9)
  expect(chanceOf({ hand: [], draw: ['ST04'] })).toBe(0)
})

test('section 6: what has been through banking and debris steps is no currency', () => {
  expect(chanceOf({ hand: ['RK01'], draw: ['ST04', 'ST01', 'ST01'], sifted: 1 })).toBeCloseTo(1 / 2, 9)
  expect(chanceOf({ hand: ['RK01', 'ST01'], draw: ['ST04', 'ST01'], sifted: 1 })).toBeCloseTo(2 / 3, 9)
})

test('section 6: a card that all have seen going to the hand is no secret', () => {
  expect(chanceOf({ hand: ['SH03'], shown: ['SH03'], draw: ['ST01', 'ST01'] })).toBe(1)
  expect(chanceOf({ hand: ['RK01'], shown: ['RK01'], draw: ['ST04'] })).toBe(0)
})

test('a weight changes steadily as the fight goes on', () => {
  const stage = (left: number) => ({ catalogue: BOX, weights: { ...duel, stages: [10, 6, 4, 2] as const }, left })
  const row = [8, 4, 2, 1] as const
  expect([12, 10, 8, 6, 5, 4, 3, 2, 0].map((left) => atStage(stage(left), row))).toEqual([8, 8, 6, 4, 3, 2, 1.5, 1, 1])
})
