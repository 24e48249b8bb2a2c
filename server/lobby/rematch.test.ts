import { isRefusal } from '@starboard/kernel'
import type { CreateTable } from '@starboard/wire/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Lab, Visitor } from '../fixtures/lab.fixture.ts'
import { until } from '../fixtures/server.fixture.ts'
import type { Table } from '../table/table.ts'

const LANTERNS: CreateTable = { game: 'lanterns', seats: 2, options: { rounds: 1, turnSeconds: 0 } }

let lab: Lab
let [ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
beforeEach(async () => {
  ;[ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
  lab = await Lab.open()
})
afterEach(() => lab.close())

async function played(players: readonly Visitor[], wanted = LANTERNS): Promise<Table> {
  const table = await lab.started(wanted, players)
  while (table.outcome === null) {
    await until(() => table.outcome !== null || players.some(({ isAsked }) => isAsked), 'somebody’s turn, or the end')
    const asked = players.find(({ isAsked }) => isAsked)
    await asked?.mustAct(table, asked.frame?.legal.at(-1))
  }
  await table.settled()
  return table
}

async function rematchOf(table: Table, by: Visitor): Promise<Table> {
  const answer = await by.ask(table, { kind: 'rematch' })
  if (isRefusal(answer)) throw new Error(answer.text)
  const next = await lab.at(answer.code ?? '')
  await next.settled()
  return next
}

describe('a rematch', () => {
  it('of one person among bots starts at once, with everybody where they sat', async () => {
    const table = await played([ada], { ...LANTERNS, bots: [null, 'random'] })
    const next = await rematchOf(table, ada)
    expect(next.row.status).toBe('playing')
    expect(next.row.seats.map(({ user, bot }) => user ?? bot)).toEqual([ada.id, 'random'])
    expect((await rematchOf(table, ada)).code).toBe(next.code)
    await ada.watch(next)
    await until(() => ada.isAsked, 'Ada’s turn in the next match')
  })

  it('of several people waits until they are ready', async () => {
    const next = await rematchOf(await played([ada, ben]), ada)
    expect(next.row.status).toBe('lobby')
    await ada.must(next, { kind: 'ready', ready: true })
    await ben.must(next, { kind: 'ready', ready: true })
    expect(next.row.status).toBe('lobby')
  })
})
