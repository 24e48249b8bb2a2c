import { shelf } from '@starboard/games'
import type { AnyGame } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { recordMatch } from '../record.fixture.ts'
import { chanceAt, curvesOf } from './curve.ts'
import type { FromReviewer, ToReviewer } from './messages.ts'
import { positionsOf } from './positions.ts'
import { serveReview } from './serve.ts'

const entry = shelf[0]
const game = entry?.game as AnyGame
const exported = recordMatch(game, 2)

describe('the positions of a match', () => {
  const { indexes, positionAt, choiceAt } = positionsOf(game, exported)

  test('are those that count: nothing that was taken back, and the end', () => {
    const undos = exported.log.flatMap((one, index) => (one.kind === 'undo' ? [{ from: one.to, to: index }] : []))
    expect(undos.length).toBeGreaterThan(0)
    for (const { from, to } of undos) expect(indexes.filter((index) => index >= from && index <= to)).toEqual([])
    expect(indexes.at(-1)).toBe(exported.log.length - 1)
  })

  test('are the true ones: at the end the match is over as it was', () => {
    expect(game.outcome(positionAt(exported.log.length - 1).state)).toEqual(exported.outcome)
    expect(game.outcome(positionAt(indexes[0] ?? 0).state)).toBe(null)
  })

  test('have the choice of whoever moved, as their seat saw it', () => {
    const found = indexes.flatMap((index) => choiceAt(index) ?? [])
    expect(found.length).toBeGreaterThan(5)
    for (const { look, action } of found) expect(look.legal).toContainEqual(action)
  })
})

test('the worker reviews a match of the shelf, and tells how far it is', () => {
  const said: FromReviewer[] = []
  let hear: (message: ToReviewer) => void = () => undefined
  let time = 0
  serveReview({
    line: {
      post: (message) => void said.push(message),
      onMessage: (listener) => {
        hear = listener
      },
    },
    find: () => entry,
    now: () => (time += 30),
    ms: 4000,
  })
  hear({ kind: 'review', exported })
  expect(said.at(-1)?.kind).toBe('reviewed')
  expect(said.filter(({ kind }) => kind === 'working').length).toBeGreaterThan(3)
})

describe('the curve', () => {
  const at = (index: number, chance: number) => ({ index, games: 10, chances: [chance, 1 - chance] })
  const turn = { index: 3, seat: 0, before: 0, after: 1 } as never

  test('is evened out, but not across a turning point nor into the end', () => {
    const standings = [at(0, 0.1), at(1, 0.3), at(2, 0.1), at(3, 0.9), at(4, 0.9), at(5, 1)]
    const [first] = curvesOf({ standings, turningPoints: [turn] })
    const chances = first?.places.map(({ chance }) => chance) ?? []
    expect(chances[1]).toBeLessThan(0.3)
    for (const chance of chances.slice(0, 3)) expect(chance).toBeLessThan(0.2)
    expect(chances[3]).toBeCloseTo(0.9)
    expect(chances.at(-1)).toBe(1)
  })

  test('stands at its last known place in between', () => {
    const [first] = curvesOf({ standings: [at(2, 0.2), at(8, 1)], turningPoints: [] })
    if (first === undefined) throw new Error('There is no curve.')
    expect([0, 5, 8].map((index) => Math.round(10 * chanceAt(first, index)))).toEqual([2, 2, 10])
  })
})
