import { afterEach, beforeEach, expect, test } from 'vitest'
import { MIGRATIONS, migrate } from '../migrations.ts'
import { sql } from '../statement.ts'
import type { Store } from '../store.ts'
import { endings, entryRow, entrySaying, range, tableRow } from '../suite/builders.ts'
import { SqliteDatabase } from './database.ts'
import { type FilePlace, makeFilePlace } from './file.fixture.ts'
import { SQLITE_MIGRATIONS } from './migrations.ts'
import { storeOnFile } from './open.ts'
import { openFile } from './open-file.ts'

const SLOW = 7
const MANY = 24_000

let place: FilePlace
let store: Store
beforeEach(async () => {
  place = makeFilePlace()
  store = await place.open()
  for (const id of ['t1', 't2', 'slow']) await store.tables.add(tableRow({ id, status: 'playing' }))
})
afterEach(() => place.leave())

const append = (table: string, seq: number) =>
  store.log.append(entryRow({ table, seq, entry: entrySaying(`${table} ${seq}`) }))
const seqsOf = async (of: Store, table: string, from = 0) => (await of.log.read(table, from)).map(({ seq }) => seq)
const numberIn = async (statement: string) =>
  Number(Object.values((await place.rows(statement))[0] as Record<string, unknown>)[0] ?? 0)

/** Somebody plays seven moves; then two others play on and on, in turns. */
async function playLong(): Promise<void> {
  for (const seq of range(SLOW)) await append('slow', seq)
  for (const from of range(MANY / 1000))
    await Promise.all(
      range(1000).map((index) => append(`t${(index % 2) + 1}`, (from * 1000 + index - (index % 2)) / 2)),
    )
}

test('however long others play, what a start has to read again stays short, and nobody is forgotten', async () => {
  await playLong()
  const behind = await numberIn(
    `select (select max(n) from log) - coalesce((select value from meta where key = 'log in runs'), 0) as behind`,
  )
  expect(behind).toBeLessThan(22_500)
  expect(await place.rows(`select first, past from log_runs where table_id = 'slow'`)).toStrictEqual([
    { first: 0, past: SLOW },
  ])
  await append('slow', SLOW)
  for (const reader of [store, await place.open()]) {
    expect(await seqsOf(reader, 'slow')).toStrictEqual(range(SLOW + 1))
    expect(await seqsOf(reader, 't2')).toStrictEqual(range(MANY / 2))
    expect(await seqsOf(reader, 't1', MANY / 2 - 3)).toStrictEqual(range(MANY / 2).slice(-3))
    expect((await reader.tables.find('slow'))?.version).toBe(SLOW + 1)
  }
})

test('a few moves of a table share one run in the file, and a run is never longer', async () => {
  for (const seq of range(100)) await append('t1', seq)
  expect(await place.rows('select table_id, first, past from log_runs')).toStrictEqual([
    { table_id: 't1', first: 0, past: 32 },
    { table_id: 't1', first: 32, past: 64 },
    { table_id: 't1', first: 64, past: 96 },
  ])
  expect((await store.tables.find('t1'))?.version).toBe(100)
})

test('a group that is rolled back leaves no trace in what memory knows', async () => {
  const file = await openFile(place.path)
  const own = await storeOnFile(file, 50)
  const append = (table: string, seq: number) => own.log.append(entryRow({ table, seq }))
  for (const seq of range(31)) await append('t1', seq)
  file.exec(`create temp trigger no_run before insert on main.log_runs begin select raise(abort, 'no room'); end`)
  expect(await endings([append('t1', 31), append('t2', 0)])).toStrictEqual(['SqliteError', 'SqliteError'])
  file.exec('drop trigger no_run')
  expect(await seqsOf(own, 't1')).toStrictEqual(range(31))
  expect(await seqsOf(own, 't2')).toStrictEqual([])
  await Promise.all([append('t1', 31), append('t2', 0)])
  expect(await seqsOf(own, 't1')).toStrictEqual(range(32))
  expect(await seqsOf(own, 't2')).toStrictEqual([0])
  await own.close()
})

test('what is packed away leaves no places behind, in the middle of a group of others', async () => {
  for (const seq of range(40)) await Promise.all([append('t1', seq), append('t2', seq)])
  const { touchedAt = 0 } = (await store.tables.find('t1')) ?? {}
  const packing = store.archives.keep('t1', { touchedAt, at: 5 })
  for (const seq of range(200)) await append('t2', 40 + seq)
  expect(await packing).toBe(true)
  expect(await numberIn(`select count(*) from log_runs where table_id = 't1'`)).toBe(0)
  const waking = store.archives.wake('t1', 6)
  expect(await endings([waking, append('t2', 240)])).toStrictEqual(['done', 'done'])
  expect(await seqsOf(store, 't1')).toStrictEqual(range(40))
  expect(await seqsOf(store, 't2')).toStrictEqual(range(241))
  await store.log.append(entryRow({ table: 't1', seq: 40, version: 42 }))
  expect(await seqsOf(await place.open(), 't1')).toStrictEqual(range(41))
})

test('places that were the last ones are not given out again where a start would not look', async () => {
  await playLong()
  for (const table of ['t1', 't2']) {
    const { touchedAt = 0 } = (await store.tables.find(table)) ?? {}
    expect(await store.archives.keep(table, { touchedAt, at: 5 })).toBe(true)
  }
  await append('slow', SLOW)
  expect(await seqsOf(await place.open(), 'slow')).toStrictEqual(range(SLOW + 1))
})

test('a log that lay by table comes into the order of time, in runs', async () => {
  const database = new SqliteDatabase(await openFile(':memory:'))
  const older = MIGRATIONS.slice(0, 4)
  await database.write(() => migrate(older))
  await database.write(function* () {
    for (const table of ['a', 'b']) {
      yield sql`insert into tables (id, code, game, status, is_open, host, settings, seed, clock, created_at, touched_at)
        values (${table}, ${table}, 'g', 'playing', 0, 'ada', '{}', 's', '{}', 1, 1)`
      for (const seq of range(70))
        yield sql`insert into log (table_id, seq, entry) values (${table}, ${69 - seq}, ${`${table} ${69 - seq}`})`
    }
  })
  await database.write(() => migrate(MIGRATIONS, SQLITE_MIGRATIONS))
  for (const table of ['a', 'b'])
    expect(await database.read(sql`select seq, entry from ${database.logOf(table, 60)} order by seq`)).toStrictEqual(
      range(70)
        .slice(60)
        .map((seq) => ({ seq, entry: `${table} ${seq}` })),
    )
  expect(await database.read(sql`select first, past from log_runs where table_id = 'a'`)).toStrictEqual([
    { first: 0, past: 32 },
    { first: 32, past: 64 },
    { first: 64, past: 70 },
  ])
  await database.append({ ...entryRow({ table: 'a', seq: 70 }), entry: 'a 70' })
  await expect(database.append({ ...entryRow({ table: 'a', seq: 70 }), entry: 'again' })).rejects.toThrow()
  expect(await database.read(sql`select entry from ${database.logOf('a', 70)}`)).toStrictEqual([{ entry: 'a 70' }])
  await database.close()
})
