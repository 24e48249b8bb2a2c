import { expect, test } from 'vitest'
import { CLAIMS } from '../../rules/claim.ts'
import { table } from '../../scenarios/table.fixture.ts'
import { claimOf, needsTurn, needsWhere, turnsToCall, wheresOf } from './call-draft.ts'

const made = table()
made.at(60)
const view = made.view('Ada')

test('every call that can be made with three presses is one that the rules take', () => {
  let calls = 0
  for (const what of CLAIMS)
    for (const where of needsWhere(what) ? wheresOf(view, what).map(({ value }) => value) : [null]) {
      const claim = claimOf(view, { what, where }, needsTurn(what) ? 3 : null)
      if (claim === null) throw new Error(`${what} ${where} is no call.`)
      made.act('Ada', { kind: 'callOut', claim })
      calls++
    }
  expect(calls).toBeGreaterThan(15)
})

test('a call that is not finished is none', () => {
  expect(claimOf(view, { what: 'zone', where: 'white' }, null)).toBeNull()
  expect(claimOf(view, { what: 'zone', where: 'green' }, 2)).toBeNull()
  expect(claimOf(view, { what: 'threat', where: '15' }, 2)).toBeNull()
})

test('talks about turns that can still be planned', () => {
  expect(turnsToCall(view, 2)).toEqual([4, 5, 6, 7])
})
