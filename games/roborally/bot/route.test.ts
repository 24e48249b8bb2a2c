import { describe, expect, test } from 'vitest'
import { COURSES } from '../data/courses/index.ts'
import { courseOf } from '../rules/course/table.ts'
import { factoryOf } from '../rules/factory/compile.ts'
import type { Letter } from '../rules/heading.ts'
import { headingOf } from '../rules/heading.ts'
import { type Place, squareAt } from '../rules/square.ts'
import { courseText } from '../scenarios/race.fixture.ts'
import { poseOf } from './drive.ts'
import { routeOf, wayFrom } from './route.ts'
import { weights } from './weights.ts'

/** Registers to the end of the race from a place, on a course of these rows. */
function wayOn(rows: readonly string[], next = 1) {
  const factory = factoryOf(courseOf(courseText(rows, '2')))
  const route = routeOf(factory)
  return (place: Place, heading: Letter) =>
    wayFrom(route, poseOf(squareAt(factory, ...place), headingOf(heading)), next)
}

describe('the way to a checkpoint', () => {
  const plain = ['F1 .  .  .  .', '.  .  .  .  .', '.  .  .  .  .', '.  .  .  .  .', 'D1 .  .  .  D2']

  test('is nothing on the checkpoint and grows with the distance', () => {
    const way = wayOn(plain)
    expect(way([0, 0], 'N')).toBe(0)
    const ways = [1, 2, 3, 4].map((y) => way([0, y], 'N'))
    expect(ways).toEqual(ways.toSorted((one, other) => one - other))
    expect(way([0, 1], 'N')).toBeGreaterThan(1)
  })

  test('costs a turn more for a robot that looks away', () => {
    const way = wayOn(plain)
    expect(way([0, 4], 'E')).toBeGreaterThan(way([0, 4], 'N') + 0.5)
  })

  test('is shorter along a belt', () => {
    const belt = wayOn(['F1 .  .  .  .', '^^ .  .  .  .', '^^ .  .  .  .', '^^ .  .  .  .', 'D1 .  .  .  D2'])
    expect(belt([0, 3], 'E')).toBeLessThan(wayOn(plain)([0, 3], 'E') - 1)
  })

  test('goes round pits', () => {
    const pits = wayOn(['F1 .  .  .  .', '#  #  #  .  .', '.  .  .  .  .', '.  .  .  .  .', 'D1 .  .  .  D2'])
    expect(pits([0, 2], 'N')).toBeGreaterThan(wayOn(plain)([0, 2], 'N') + 3)
  })

  test('counts all checkpoints still to come', () => {
    const rows = ['F1 .  .  .  F2', '.  .  .  .  .', '.  .  .  .  .', '.  .  .  .  .', 'D1 .  .  .  D2']
    expect(wayOn(rows, 1)([0, 1], 'N')).toBeGreaterThan(wayOn(rows, 1)([0, 0], 'N') + 1)
    expect(wayOn(rows, 2)([4, 1], 'N')).toBeLessThan(wayOn(rows, 1)([4, 1], 'N') - 3)
    expect(wayOn(rows, 3)([4, 1], 'N')).toBe(0)
  })

  test.each(COURSES.map(({ name, text }) => ({ name, text })))('is found from every dock of $name', ({ text }) => {
    const factory = factoryOf(courseOf(text))
    const route = routeOf(factory)
    for (const { square, heading } of factory.docks)
      expect(wayFrom(route, poseOf(square, heading), 1)).toBeLessThan(weights.noWay * route.last)
    for (let next = 1; next <= route.last; next++)
      for (const { square, heading } of factory.docks)
        expect(route.legTo(next).ways[poseOf(square, heading)]).toBeLessThan(weights.noWay / 2)
  })
})
