import { expect, it } from 'vitest'
import { golf } from './play/model.fixture.ts'
import { pointsText } from './points-text.ts'

const inHalves = { words: { ...golf.words, scored: (halves: number) => ['0', '½', '1', '1½'][halves] ?? '' } }

it('points are counted, and only one of them is a point', () => {
  expect([0, 1, 2].map((points) => pointsText(golf, points))).toEqual(['0 points', '1 point', '2 points'])
})

it('halves are written as the game writes them', () => {
  const told = [0, 1, 2, 3].map((halves) => pointsText(inHalves, halves))
  expect(told).toEqual(['0 points', '½ point', '1 point', '1½ points'])
})
