import { Scenario } from '@starboard/kernel/scenario'
import { describe, expect, test } from 'vitest'
import { fuelHeap } from '../rules/index.ts'

/** Ada goes first: the draw for it is the first luck of the match. */
const given = (options: object = {}) => new Scenario({ game: fuelHeap, seats: ['Ada', 'Ben'], options, setupLuck: [0] })

describe('the heap', () => {
  test('FH-1 begins with as many cells as the option `cells` says', () => {
    expect(given().state.heap).toBe(15)
    expect(given({ cells: 9 }).state.heap).toBe(9)
  })

  test('FH-2 players take in turn, one to three cells', () => {
    const table = given()
    table.act('Ada', { kind: 'take', cells: 3 })
    expect(table.state.heap).toBe(12)
    table.act('Ben', { kind: 'take', cells: 1 })
    expect(table.state.heap).toBe(11)
    table.refused('Ada', { kind: 'take', cells: 4 }, { rule: 'kernel' })
  })

  test('FH-2 nobody takes more than there is', () => {
    const table = given({ cells: 9 })
    for (const [name, cells] of [
      ['Ada', 3],
      ['Ben', 3],
      ['Ada', 1],
    ] as const)
      table.act(name, { kind: 'take', cells })
    table.refused('Ben', { kind: 'take', cells: 3 }, { code: 'too-few', rule: 'FH-2' })
  })

  test('FH-3 whoever takes the last cell wins', () => {
    const table = given({ cells: 9 })
    for (const name of ['Ada', 'Ben', 'Ada']) table.act(name, { kind: 'take', cells: 3 })
    expect(table.outcome).toMatchObject({ places: [1, 2], points: [6, 3], ending: 'last-cell', rule: 'FH-3' })
  })
})
