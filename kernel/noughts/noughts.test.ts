import { describe, expect, test } from 'vitest'
import { fastChance, isRefusal, readSetup, seatOf } from '../index.ts'
import { LAWS, trialSetup } from '../laws/index.ts'
import { noughts } from './index.ts'
import type { State } from './state.ts'

const ctx = {
  now: 0,
  random: fastChance('noughts'),
  pace: { pauseMs: 0, fixedWindows: false },
  byTimeout: false,
  hasListeners: false,
  emit() {},
  reveal() {},
}

function after(...cells: readonly number[]): State {
  const setup = readSetup(noughts, { seats: 2 })
  if (isRefusal(setup)) throw new Error(setup.text)
  const state = noughts.setup(setup, ctx)
  cells.forEach((cell, turn) => {
    const action = noughts.legal(state, seatOf(turn % 2)).find((one) => one.cell === cell)
    if (action === undefined) throw new Error(`Cell ${cell} is taken.`)
    noughts.apply(state, seatOf(turn % 2), action, ctx)
  })
  return state
}

describe('noughts and crosses', () => {
  for (const law of LAWS)
    test(law.name, () => {
      for (let seed = 0; seed < 4; seed++)
        law.check(noughts, { setup: trialSetup(noughts, seed), luck: `${seed}`, moves: [7, 5, 3, 9, 4, 1, 8, 2, 6] })
    })

  test.each([
    ['a row', [0, 3, 1, 4, 2], [1, 2]],
    ['a column', [0, 1, 3, 4, 8, 7], [2, 1]],
    ['a diagonal', [2, 0, 4, 1, 6], [1, 2]],
    ['nothing', [0, 1, 2, 4, 3, 5, 7, 6, 8], [1, 1]],
  ])('NC-2 ends with %s', (_what, cells, places) => {
    expect(noughts.outcome(after(...cells))?.places).toEqual(places)
    expect(noughts.outcome(after(...cells.slice(0, -1)))).toBeNull()
    expect(noughts.decisions(after(...cells))).toEqual([])
  })

  test('NC-1 a cell is marked once', () => {
    expect(noughts.check(after(4), seatOf(1), { kind: 'mark', cell: 4 })).toMatchObject({ code: 'taken', rule: 'NC-1' })
    expect(noughts.legal(after(4), seatOf(1))).toHaveLength(8)
  })
})
