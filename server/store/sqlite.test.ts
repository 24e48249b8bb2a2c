import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore } from './open.ts'
import { listed } from './results.ts'
import { SqliteDatabase } from './sqlite/database.ts'
import { type FilePlace, makeFilePlace } from './sqlite/file.fixture.ts'
import { pragma, type SqliteFile } from './sqlite/file.ts'
import { SQLITE_MIGRATIONS } from './sqlite/migrations.ts'
import { storeOnFile } from './sqlite/open.ts'
import { openFile } from './sqlite/open-file.ts'
import { sql } from './statement.ts'
import { describeStore } from './store.suite.ts'
import type { Store } from './store.ts'
import { endings, entryRow, entrySaying, range, seatRow, tableRow } from './suite/builders.ts'
import { describeMigrations } from './suite/migrations.ts'
import { tableAndSeat } from './table-columns.ts'
import { dueTables, lobbiesOf, openTables, quietTables, tablesOfUser } from './tables.ts'
import { Unusable } from './unusable.ts'

const COLUMNS = tableAndSeat(sql`t.version`)
const RESULTS = { user: 'ada', game: null, before: { endedAt: 1, code: 'A' }, now: 1, limit: 10 }

describe('SQLite', () => describeStore(async () => makeFilePlace()))

describe('migrations of SQLite', () => {
  let database: SqliteDatabase
  beforeEach(async () => {
    database = new SqliteDatabase(await openFile(':memory:'))
  })
  afterEach(() => database.close())
  describeMigrations(() => database, SQLITE_MIGRATIONS)
})

describe('a SQLite file', () => {
  let place: FilePlace
  let file: SqliteFile
  let store: Store

  beforeEach(async () => {
    place = makeFilePlace()
    file = await openFile(place.path)
    store = await storeOnFile(file, 50)
    await store.tables.add(tableRow())
  })
  afterEach(async () => {
    await store.close()
    await place.leave()
  })

  test('syncs every commit', () => {
    expect(pragma(file, 'journal_mode')).toBe('wal')
    expect(pragma(file, 'synchronous')).toBe(2)
    expect(pragma(file, 'foreign_keys')).toBe(1)
  })

  test('takes writes of all kinds in one commit, each undone alone', async () => {
    const before = await place.commits()
    const line = { user: 'ada', name: 'Ada', text: 'hi', at: 1 }
    const turn = [
      store.log.append(entryRow({ seq: 0 })),
      store.chat.add('t1', line),
      store.tables.save(tableRow({ seats: [seatRow(), seatRow()], version: 1 })),
      store.tables.add(tableRow({ id: 't2', seats: [seatRow()] })),
      store.chat.add('t1', line),
      store.beat(5),
    ]
    expect(await endings(turn)).toStrictEqual(['done', 'done', 'SqliteError', 'done', 'done', 'done'])
    expect((await place.commits()) - before).toBe(1)
    expect(await store.chat.read('t1', 0, 10)).toHaveLength(2)
    expect((await store.tables.find('t1'))?.status).toBe('playing')
  })

  test('that is full loses the whole group, and goes on when there is room again', async () => {
    pragma(file, `max_page_count = ${pragma(file, 'page_count')}`)
    const big = { entry: entrySaying('x'.repeat(100_000)) }
    const turn = [entryRow({ seq: 0 }), entryRow({ seq: 1, ...big }), entryRow({ seq: 2 })]
    for (const result of await Promise.allSettled(turn.map((entry) => store.log.append(entry)))) {
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'SQLITE_FULL' } })
    }
    expect(await store.log.read('t1', 0)).toStrictEqual([])
    expect(await store.tables.find('t1')).toStrictEqual(tableRow())
    pragma(file, 'max_page_count = 1000000')
    await Promise.all(turn.map((entry) => store.log.append(entry)))
    expect(await store.log.read('t1', 0)).toHaveLength(3)
  })

  test('that another program holds too long refuses, and goes on when it is free', async () => {
    const other = await openFile(place.path)
    other.exec('begin immediate')
    const turn = [store.log.append(entryRow({ seq: 0 })), store.log.append(entryRow({ seq: 1 }))]
    expect(await endings(turn)).toStrictEqual(['SqliteError', 'SqliteError'])
    other.exec('rollback')
    other.close()
    await store.log.append(entryRow({ seq: 0 }))
    expect(await store.log.read('t1', 0)).toHaveLength(1)
  })

  test('is alone after closing: copying it is a backup', async () => {
    await Promise.all(range(10).map((seq) => store.log.append(entryRow({ seq }))))
    await store.close()
    expect(await place.commits()).toBe(0)
    expect(await place.rows('select count(*) as entries from log')).toStrictEqual([{ entries: 10 }])
  })

  test.each([
    ['open tables', openTables(COLUMNS, 10), 'tables_open'],
    ['the newest open table of a host', openTables(COLUMNS, 10), 'tables_of_host'],
    ['lobbies of a host', lobbiesOf('ada', 1, 5), 'tables_lobbies'],
    ['quiet tables', quietTables({ status: 'over', before: 1, after: null, limit: 9 }, sql`1 = 1`), 'tables_quiet'],
    ['tables of a user', tablesOfUser(COLUMNS, 'ada', 10), 'seats_user'],
    ['due tables', dueTables(1, 10, sql`1 = 1`), 'tables_due'],
    ['matches open to all', listed({ ...RESULTS, of: 'everybody' }), 'results_open'],
    ['those of one game', listed({ ...RESULTS, of: 'everybody', game: 'g' }), 'results_of_game'],
    ['matches of a user', listed({ ...RESULTS, of: 'me' }), 'result_people_ended'],
  ])('looks for %s by an index', (_, { text, values }, index) => {
    const plan = JSON.stringify(file.prepare(`explain query plan ${text}`)(values))
    expect(plan).toContain(index)
    expect(plan).not.toMatch(/SCAN tables"/)
  })
})

describe('opening a SQLite file', () => {
  let place: FilePlace
  beforeEach(() => {
    place = makeFilePlace()
  })
  afterEach(() => place.leave())

  async function complaintAt(dataDir: string): Promise<string> {
    const error: unknown = await openStore({ dataDir }).catch((reason) => reason)
    expect(error).toBeInstanceOf(Unusable)
    const { message } = error as Unusable
    expect(message).not.toContain('\n')
    return message
  }

  test('makes the directory', async () => {
    const store = await openStore({ dataDir: join(place.dataDir, 'a', 'b') })
    await store.ping()
    await store.close()
  })

  test('says that a file is no database', async () => {
    writeFileSync(place.path, 'Dear diary, '.repeat(1000))
    expect(await complaintAt(place.dataDir)).toBe(
      `Cannot use ${place.path}: the file is not a SQLite database. Move it away, or choose another data directory.`,
    )
  })

  test('says that the directory is a file', async () => {
    const path = join(place.dataDir, 'file')
    writeFileSync(path, '')
    expect(await complaintAt(path)).toContain('there is a file in the place of its directory.')
    expect(await complaintAt(join(path, 'below'))).toContain('there is a file in the place of its directory.')
  })

  test('says that it cannot write', async () => {
    mkdirSync(place.path)
    expect(await complaintAt(place.dataDir)).toContain('it cannot be opened for writing. Check the permissions')
  })

  test('says that permissions are missing', () =>
    asSomebodyElse(place.dataDir, async () => {
      chmodSync(place.dataDir, 0o500)
      expect(await complaintAt(place.dataDir)).toContain('it cannot be opened for writing. Check the permissions')
      expect(await complaintAt(join(place.dataDir, 'below'))).toContain('it cannot be opened for writing.')
      chmodSync(place.dataDir, 0o700)
      await (await place.open()).close()
      chmodSync(place.path, 0o400)
      expect(await complaintAt(place.dataDir)).toContain('it cannot be opened for writing.')
    }))

  test('leaves tables of another program alone', async () => {
    await place.run('create table users (shoe_size integer)')
    expect(await complaintAt(place.dataDir)).toContain('table users already exists')
    expect(await place.rows('select name from sqlite_schema')).toStrictEqual([{ name: 'users' }])
  })
})

const NOBODY = 65534

/** Nothing is forbidden to root: as root this is run by somebody who owns the folder and nothing else. */
async function asSomebodyElse(folder: string, run: () => Promise<void>): Promise<void> {
  if (process.geteuid?.() !== 0) return run()
  chownSync(folder, NOBODY, NOBODY)
  process.seteuid?.(NOBODY)
  try {
    await run()
  } finally {
    process.seteuid?.(0)
  }
}
