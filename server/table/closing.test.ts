import type { AdminLog } from '@starboard/wire/admin'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type AdminParts, adminRoutes } from '../admin/admin-routes.ts'
import { Lab, Visitor } from '../fixtures/lab.fixture.ts'

const DAY_MS = 24 * 3600 * 1000
const LANTERNS = { game: 'lanterns', seats: 2, options: { rounds: 1, turnSeconds: 30 } } as const

let lab: Lab
let [ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
beforeEach(async () => {
  ;[ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
  lab = await Lab.open({ pace: { idleMs: 0, archiveMs: DAY_MS } })
})
afterEach(() => lab.close())

const rowOf = async (id: string) => (await lab.store.tables.find(id)) ?? null

/** As the host of the server gets it. */
async function logAt(code: string): Promise<AdminLog> {
  const parts = { store: lab.store, tables: lab.tables } as unknown as AdminParts
  const route = adminRoutes(parts).find(({ path }) => path.endsWith('/log'))
  const reply = await route?.answer({ params: { code } } as never)
  return (reply as { readonly body: AdminLog }).body
}

describe('a table that the host of the server has closed', () => {
  it('has nothing due any more: no clock answers, and nobody counts as late', async () => {
    const table = await lab.started(LANTERNS, [ada, ben])
    expect((await rowOf(table.id))?.dueAt).not.toBeNull()
    expect(await table.closeForGood('Enough.')).toBeNull()
    const log = await lab.log(table)
    lab.ahead += 60_000
    await table.tick()
    expect(await lab.log(table)).toEqual(log)
    expect(await rowOf(table.id)).toMatchObject({ status: 'over', dueAt: null, isOpen: false })
    expect(await ada.ask(table, { kind: 'act', action: { kind: 'hide', colour: 'red' } })).toMatchObject({
      code: 'closed',
    })
  })

  it('stays closed after it has left memory, and its log is there even when it was packed away', async () => {
    const table = await lab.started(LANTERNS, [ada, ben])
    await table.closeForGood('')
    const before = await logAt(table.code)
    expect(before.log?.length).toBeGreaterThan(0)
    for (const one of [ada, ben]) await one.leave(table)
    for (let times = 0; times < 2; times++) lab.tables.unloadIdle()
    lab.ahead += 2 * DAY_MS
    await lab.tables.putAway()
    expect((await rowOf(table.id))?.archivedAt).toBeDefined()
    expect(await logAt(table.code)).toEqual(before)
    const again = await lab.at(table.code)
    expect(await again.closeForGood('')).toMatchObject({ code: 'closed' })
  })
})
