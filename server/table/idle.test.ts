import { seatOf } from '@starboard/kernel'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Lab, Visitor } from '../fixtures/lab.fixture.ts'
import type { Table } from './table.ts'

const ENTRIES = 5000
const show = { kind: 'show' }

let lab: Lab
const [ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
beforeEach(async () => {
  lab = await Lab.open({ pace: { idleMs: 0 } })
})
afterEach(() => lab.close())

async function begun() {
  const table = await lab.started({ game: 'lanterns', seats: 2, options: { rounds: 9, turnSeconds: 0 } }, [ada, ben])
  for (const one of [ada, ben]) await one.mustAct(table, { kind: 'hide', colour: 'red' })
  return table
}

/** A long match that is not in memory: written straight into its log. */
async function lengthen(id: string, length: number) {
  const log = await lab.log({ id })
  const { version = 0 } = (await lab.store.tables.find(id)) ?? {}
  const at = log.at(-1)?.at ?? 0
  const act = (seq: number) =>
    ({ at, luck: [], kind: 'act', seat: seatOf(0), action: show, by: 'player', id: `0/long ${seq}` }) as const
  for (let seq = log.length; seq < length; seq += 500)
    await Promise.all(
      Array.from({ length: Math.min(500, length - seq) }, (_, more) =>
        lab.store.log.append({
          table: id,
          version: version + seq + more - log.length,
          seq: seq + more,
          actionId: `0/long ${seq + more}`,
          entry: act(seq + more),
          status: 'playing',
          dueAt: null,
          at,
        }),
      ),
    )
}

async function leaveAll(table: Table) {
  for (const one of [ada, ben]) await one.leave(table)
  unload()
}

function unload() {
  lab.tables.unloadIdle()
  lab.tables.unloadIdle()
}

it(`a table of ${ENTRIES} entries leaves memory and comes back from snapshot and tail, whatever its length`, async () => {
  const first = await begun()
  const { code, id } = first
  await leaveAll(first)
  await lengthen(id, ENTRIES - 100)
  const table = await lab.at(code)
  await ada.watch(table)
  for (let more = 0; more < 100; more++) await ada.mustAct(table, more % 2 === 0 ? { kind: 'roll' } : show)
  const { length, hash } = { length: table.play?.match.length, hash: table.play?.match.hash() }
  expect(length).toBe(ENTRIES)
  unload()
  expect(lab.tables.inMemory).toHaveLength(1)
  await leaveAll(table)
  expect(lab.tables.inMemory).toHaveLength(0)
  lab.reads.length = 0
  const started = performance.now()
  const again = await lab.at(code)
  const took = performance.now() - started
  process.stdout.write(`a table of ${ENTRIES} entries is open again after ${took.toFixed(1)} ms\n`)
  expect(again.play?.match.hash()).toBe(hash)
  const [read, ...more] = lab.reads
  expect(more).toEqual([])
  expect(read?.table).toBe(id)
  expect(ENTRIES - (read?.from ?? 0)).toBeLessThanOrEqual(150)
  await ada.watch(again)
  await ada.mustAct(again, show)
})

it('snapshots are made even if a table never stays in memory for long', async () => {
  const first = await begun()
  const { code, id } = first
  await leaveAll(first)
  for (let visits = 0; visits < 6; visits++) {
    const table = await lab.at(code)
    await ada.watch(table)
    for (let count = 0; count < 40; count++) await ada.mustAct(table, show)
    await leaveAll(table)
  }
  expect((await lab.store.log.latestSnapshot(id))?.length).toBeGreaterThan(100)
})

it('a snapshot that is no good is left aside: the log is the truth', async () => {
  const { code, id } = await begun()
  const table = await lab.at(code)
  for (let count = 0; count < 120; count++) await ada.mustAct(table, { kind: 'roll' })
  const hash = table.play?.match.hash()
  await lab.damage(
    `insert into snapshots (table_id, length, snapshot) values ('${id}', 110, '{"length":110,"state":{"age')`,
  )
  lab = await lab.restart()
  expect((await lab.at(code)).play?.match.hash()).toBe(hash)
  expect(lab.lines).toContainEqual(expect.objectContaining({ text: 'snapshot not usable' }))
})

it('a table with something under way stays', async () => {
  const table = await begun()
  await leaveAll(table)
  const again = await lab.at(table.code)
  const acting = ada.act(again, show)
  unload()
  expect(lab.tables.inMemory).toHaveLength(1)
  await acting
  expect(await lab.at(table.code)).toBe(again)
})
