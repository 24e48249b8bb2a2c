import { type AnyGame, bug, copy, type GameTypes, isRefusal, lookAt, readSetup, seatOf } from '@starboard/kernel'
import { noughts } from '@starboard/kernel/noughts'
import { describe, expect, it } from 'vitest'
import { mutedCtx } from '../arena.ts'
import { randomBot } from '../random.ts'
import { type Review, type ReviewParts, reviewing } from './review.ts'

const game: AnyGame = noughts
const mark = (cell: number) => ({ kind: 'mark', cell })

/** All positions of a match in which these cells were marked in turn, the empty board first. */
function played(cells: readonly number[]): Pick<ReviewParts, 'indexes' | 'positionAt' | 'choiceAt'> {
  const setup = readSetup(game, { seats: 2, bots: [] })
  if (isRefusal(setup)) return bug(setup.text)
  const ctx = mutedCtx('played')
  const state = game.setup(setup, ctx)
  const states = [copy(state) as GameTypes['State']]
  cells.forEach((cell, turn) => {
    game.apply(state, seatOf(turn % 2), mark(cell), ctx)
    states.push(copy(state) as GameTypes['State'])
  })
  const stateAt = (index: number) => states[index] ?? bug(`There is no position ${index}.`)
  return {
    indexes: states.map((_, index) => index),
    positionAt: (index) => ({ state: stateAt(index), now: 0 }),
    choiceAt(index) {
      const seat = seatOf((index - 1) % 2)
      return {
        look: lookAt(game, stateAt(index - 1), seat, { at: 0, now: 0 }),
        seat,
        action: mark(cells[index - 1] ?? 0),
      }
    },
  }
}

/** A clock that counts its own looks makes it reproducible. */
function reviewed(cells: readonly number[], looks: number): Review {
  let time = 0
  const company = { game, bots: [randomBot(game), randomBot(game)], maxEntries: 20 }
  const steps = reviewing({ ...played(cells), company, seed: 'x', now: () => time++, ms: looks })
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Crosses has two in a row, noughts looks away, and crosses has three. */
const BLUNDER = [0, 4, 1, 8, 2]

describe('a review', () => {
  const review = reviewed(BLUNDER, 8000)

  it('has the chances at every position, and at the end what came', () => {
    expect(review.standings.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5])
    for (const { chances } of review.standings) expect((chances[0] ?? 0) + (chances[1] ?? 0)).toBeCloseTo(1)
    expect(review.standings.at(-1)?.chances).toEqual([1, 0])
    expect(review.games).toBe(review.standings.reduce((sum, { games }) => sum + games, 0))
  })

  it('knows where it turned, and what would have been better', () => {
    const blunder = review.turningPoints.find(({ index }) => index === 4)
    expect(blunder?.better).toMatchObject({ seat: 1, action: mark(2) })
    expect(blunder?.better?.chance).toBeGreaterThan((blunder?.better?.instead ?? 1) + 0.2)
    expect(blunder?.before).toBeGreaterThan(0)
  })

  it('says of the best move that nothing was better', () => {
    expect(review.turningPoints.find(({ index }) => index === 5)?.better).toBe(undefined)
  })

  it('is the same again with the same luck', () => {
    expect(reviewed(BLUNDER, 8000)).toEqual(review)
  })

  it('with hardly any time still has both ends, and claims nothing', () => {
    const hasty = reviewed(BLUNDER, 2)
    expect(hasty.standings.map(({ index }) => index)).toEqual([0, 5])
    expect(hasty.turningPoints).toEqual([])
  })
})
