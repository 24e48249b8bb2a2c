import { Guest } from '@starboard/wire/guest'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testServer } from '../fixtures/server.fixture.ts'
import type { HeldStore } from './held.ts'
import { Held, type Holder, thisServer } from './holder.ts'
import { MIGRATIONS } from './migrations.ts'
import { holdStore, openStore } from './open.ts'
import { PostgresDatabase } from './postgres/database.ts'
import { examinePostgres } from './postgres/examine.ts'
import { type PostgresServer, type ServerPlace, startPostgres } from './postgres/server.fixture.ts'
import { describeStore } from './store.suite.ts'
import type { Store } from './store.ts'
import { endings, entryRow, entrySaying, range, snapshotAt, tableRow } from './suite/builders.ts'
import { describeMigrations } from './suite/migrations.ts'
import { Unusable } from './unusable.ts'

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.stop(), 60_000)

describe('Postgres', () => describeStore(() => server.makePlace()))

describe('migrations of Postgres', () => {
  let place: ServerPlace
  let database: PostgresDatabase
  beforeEach(async () => {
    place = await server.makePlace()
    database = new PostgresDatabase(new pg.Pool({ connectionString: place.url }))
  })
  afterEach(async () => {
    await database.close()
    await place.leave()
  })
  describeMigrations(() => database)

  test('are done once when several nodes start at the same time', async () => {
    const stores = await Promise.all(range(8).map(() => place.open()))
    await Promise.all(stores.map((store) => store.ping()))
    expect(await place.rows('select version from schema_version')).toHaveLength(MIGRATIONS.length)
  })
})

/** Until so many wait for a lock. */
async function untilSomeWait(place: ServerPlace, count: number): Promise<void> {
  const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await place.rows(waiting)).length < count) {
    await new Promise((resolve) => setTimeout(resolve, 5))
    // Within a transaction Postgres would show for ever what it has shown once.
    await place.rows('select pg_stat_clear_snapshot()')
  }
}

describe('a Postgres server', () => {
  let place: ServerPlace
  let store: Store

  beforeEach(async () => {
    place = await server.makePlace()
    store = await place.open()
    await Promise.all(range(3).map((index) => store.tables.add(tableRow({ id: `t${index}` }))))
  })
  afterEach(() => place.leave())

  const breakConnections = (which: string) =>
    place.run(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and ${which}`)

  const untilBlocked = () => untilSomeWait(place, 1)

  test('that breaks the connection under a group loses the group, and only that', async () => {
    await place.run('begin')
    await place.run('lock table log')
    const lost = range(3).map((index) => store.log.append(entryRow({ table: `t${index}` })))
    const refused = endings(lost)
    await untilBlocked()
    const next = store.log.append(entryRow({ table: 't0', entry: entrySaying('next') }))
    await breakConnections(`wait_event_type = 'Lock'`)
    expect(await refused).not.toContain('done')
    await place.run('commit')
    await next
    expect(await store.log.read('t0', 0)).toStrictEqual([{ seq: 0, entry: entrySaying('next') }])
    expect(await store.log.read('t1', 0)).toStrictEqual([])
  })

  test('that breaks the connection under a transaction loses it, and only that', async () => {
    await place.run('begin')
    await place.run('lock table seats')
    const lost = endings([store.tables.save(tableRow({ id: 't0', host: 'lost' }))])
    await untilBlocked()
    await breakConnections(`wait_event_type = 'Lock'`)
    expect(await lost).not.toContain('done')
    await place.run('commit')
    await store.tables.save(tableRow({ id: 't0', host: 'ben' }))
    expect((await store.tables.find('t0'))?.host).toBe('ben')
  })

  test('that breaks idle connections is connected to again', async () => {
    await Promise.all(range(20).map(() => store.ping()))
    await breakConnections('true')
    await new Promise((resolve) => setTimeout(resolve, 50))
    // While this is asked and answered, news of the others has come as well.
    for (const _ of range(5)) await place.rows('select 1')
    await store.log.append(entryRow())
    await store.ping()
  })

  test('where another node holds the table is waited for, and then the table is touched', async () => {
    await place.run('begin')
    await place.run(`update tables set host = 'ben', touched_at = 1 where id = 't1'`)
    const appending = store.log.append(entryRow({ table: 't1', status: 'over', at: 2 }))
    await untilBlocked()
    await place.run('commit')
    await appending
    expect(await store.tables.find('t1')).toMatchObject({ host: 'ben', status: 'over', touchedAt: 2 })
  })

  test('where another node takes the place meanwhile refuses', async () => {
    await place.run('begin')
    await place.run(`insert into log (table_id, seq, entry) values ('t1', 0, 'theirs')`)
    const turn = [store.log.append(entryRow({ table: 't1', at: 2 })), store.log.append(entryRow({ table: 't2' }))]
    await untilBlocked()
    await place.run('commit')
    expect(await endings(turn)).toStrictEqual(['SequenceTaken', 'done'])
    expect((await store.tables.find('t1'))?.touchedAt).toBe(tableRow().touchedAt)
  })

  test('sees no deadlocks when nodes write to the same tables in opposite order', async () => {
    const other = await place.open()
    const tables = range(50).map((index) => `many${index}`)
    await Promise.all(tables.map((id) => store.tables.add(tableRow({ id }))))
    const write = (node: Store, order: readonly string[], seq: number) =>
      order.map((table) => node.log.append(entryRow({ table, seq })))
    for (const round of range(50)) {
      const [forwards, backwards] = [tables, tables.toReversed()]
      const turn = await endings([...write(store, forwards, round), ...write(other, backwards, round)])
      expect(turn.filter((ending) => ending === 'done')).toHaveLength(tables.length)
    }
    // A session reports what it saw when it ends.
    await Promise.all([store.close(), other.close()])
    const seen = await place.rows('select deadlocks::integer from pg_stat_database where datname = current_database()')
    expect(seen).toStrictEqual([{ deadlocks: 0 }])
  })

  test('gets more than fits into one group in several', async () => {
    await Promise.all(range(2500).map((seq) => store.log.append(entryRow({ seq }))))
    expect(await place.commits()).toBe(3)
  })
})

describe('a lease', () => {
  let place: ServerPlace
  const stores: Store[] = []
  let lost: number
  beforeEach(async () => {
    place = await server.makePlace()
    lost = 0
  })
  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()))
    await place.leave()
  })

  const SINCE = Date.UTC(2026, 2, 1, 12, 30)
  const here = thisServer(SINCE)
  const elsewhere: Holder = { ...here, host: 'elsewhere', pid: 7 }

  async function hold(me = here): Promise<HeldStore> {
    const held = await holdStore({ databaseUrl: place.url, dataDir: '/nowhere' }, { me, onLost: () => lost++ })
    stores.push(held.store)
    return held
  }

  const fences = async () =>
    (await place.rows('select fence::integer from leases')).map((row) => Object.values(row as object)[0])
  /** Another server takes it, whoever has it. */
  const take = () => place.run(`update leases set fence = fence + 1, holder = '${JSON.stringify(elsewhere)}'`)

  test('is had by one server at a time, and the next one is told which and what to do', async () => {
    const { tellAddress } = await hold(elsewhere)
    await tellAddress('http://127.0.0.1:8080')
    const refused = hold()
    await expect(refused).rejects.toThrow(Held)
    await expect(refused).rejects.toThrow(
      /^Another Starboard server has this data already: process 7 on elsewhere, since 2026-03-01 12:30 UTC, at http:\/\/127\.0\.0\.1:8080\. Stop it first, or choose another database with DATABASE_URL; if it is gone, try again in (9|10) s\.$/,
    )
  })

  test('is free when its server has closed, and its fence grows with every holder', async () => {
    for (const fence of [1, 2, 3]) {
      const { store } = await hold(elsewhere)
      expect(await fences()).toEqual([fence])
      await store.close()
    }
  })

  test('that ran out is taken by the next one; one that was renewed is not', async () => {
    const { store } = await hold(elsewhere)
    await place.run('update leases set until = 1')
    await store.beat(5)
    await expect(hold()).rejects.toThrow(Held)
    await place.run('update leases set until = 1')
    await hold()
    expect(await fences()).toEqual([2])
  })

  test.each([
    ['was killed on this machine', 'taken', { ...here, pid: 2 ** 22 + 1 }],
    ['had our number in an earlier life', 'taken', { ...here, life: 'earlier' }],
    ['lives on this machine', 'held', { ...here, pid: process.ppid, life: 'another' }],
    ['is another one of this very process', 'held', here],
    ['was killed before this machine was started anew', 'held', { ...here, pid: 2 ** 22 + 1, boot: 'earlier' }],
  ] as const)('of a server that %s: %s', async (_, ending, holder) => {
    await hold(holder)
    const next = hold()
    if (ending === 'held') await expect(next).rejects.toThrow(Held)
    else expect(await next.then(fences)).toEqual([2])
  })

  test('is taken by exactly one of those who try at the same time', async () => {
    const results = await endings(range(5).map(() => hold()))
    expect(results.toSorted()).toStrictEqual(['Unusable', 'Unusable', 'Unusable', 'Unusable', 'done'])
  })

  test('that was lost lets nothing be written, of any kind, and that is told once', async () => {
    const { store } = await hold()
    await store.tables.add(tableRow())
    await take()
    const line = { user: 'ada', name: 'Ada', text: 'hi', at: 1 }
    const tries = [
      store.log.append(entryRow()),
      store.tables.save(tableRow({ host: 'ben' })),
      store.tables.add(tableRow({ id: 't2' })),
      store.chat.add('t1', line),
      store.users.add({ id: 'ada', name: 'Ada', createdAt: 1 }),
      store.log.saveSnapshot('t1', snapshotAt(1)),
      store.beat(1),
      store.ping(),
    ]
    expect(new Set(await endings(tries))).toStrictEqual(new Set(['LeaseLost']))
    expect(await store.tables.find('t1')).toStrictEqual(tableRow())
    expect(await store.log.read('t1', 0)).toStrictEqual([])
    expect(lost).toBe(1)
  })

  test('that is being taken makes writers wait, and then they write nothing', async () => {
    const { store } = await hold()
    await store.tables.add(tableRow())
    await place.run('begin')
    await take()
    const tries = endings([store.log.append(entryRow()), store.tables.save(tableRow({ host: 'ben' }))])
    await untilSomeWait(place, 2)
    await place.run('commit')
    expect(await tries).toStrictEqual(['LeaseLost', 'LeaseLost'])
    expect(await store.tables.find('t1')).toStrictEqual(tableRow())
  })

  test('costs no commit and keeps the fence of its holder', async () => {
    const { store } = await hold()
    await Promise.all(range(3).map((index) => store.tables.add(tableRow({ id: `t${index}` }))))
    await Promise.all(range(3).map((index) => store.log.append(entryRow({ table: `t${index}` }))))
    expect(await place.commits()).toBe(1)
    expect(await fences()).toEqual([1])
  })

  test('keeps the schema from being changed under a server that runs', async () => {
    await hold(elsewhere)
    await place.run('delete from schema_version where version = 2')
    await expect(hold()).rejects.toThrow(Held)
  })

  test('that is lost closes the server: it says so once, and answers nobody', async () => {
    const running = await testServer({ databaseUrl: place.url })
    await take()
    await expect(Guest.at(running.url, 'Ada')).rejects.toThrow()
    await running.ousted
    const told = running.lines.filter(({ text }) => text.startsWith('others go on'))
    expect(told).toHaveLength(1)
    await expect(fetch(running.url)).rejects.toThrow()
    await running.close()
    expect(await fences()).toEqual([2])
  })

  test('is told by the doctor, with schema and clock', async () => {
    const { store } = await hold(elsewhere)
    await store.beat(SINCE)
    const found = await examinePostgres(place.url, SINCE)
    expect(found.map(({ what, isFine }) => [what, isFine])).toEqual([
      ['server', true],
      ['schema', true],
      ['clock', true],
      ['integrity', true],
    ])
    expect(found[0]?.text).toBe('process 7 on elsewhere, since 2026-03-01 12:30 UTC.')
    expect((await examinePostgres(place.url, SINCE - 3_600_000)).map(({ isFine }) => isFine)).toContain(false)
    expect(await examinePostgres('postgres://ada:hunter2@localhost:1/x', 0)).toMatchObject([{ isFine: false }])
  })
})

describe('opening Postgres', () => {
  let place: ServerPlace
  beforeEach(async () => {
    place = await server.makePlace()
  })
  afterEach(() => place.leave())

  async function complaintAt(databaseUrl: string): Promise<string> {
    const error: unknown = await openStore({ databaseUrl, dataDir: '/nowhere' }).catch((reason) => reason)
    expect(error).toBeInstanceOf(Unusable)
    const { message } = error as Unusable
    expect(message).not.toContain('\n')
    expect(message).not.toContain('hunter2')
    return message
  }

  test.each(['mysql://root:hunter2@localhost/starboard', 'starboard.sqlite', '', 'http://postgres://'])(
    'refuses %j',
    async (url) => {
      expect(await complaintAt(url)).toBe('The database address must begin with postgres:// or postgresql://.')
    },
  )

  test('takes both ways to write the address', async () => {
    const store = await openStore({ databaseUrl: place.url.replace('postgres:', 'postgresql:'), dataDir: '/nowhere' })
    await store.ping()
    await store.close()
  })

  test('says that nobody answers', async () => {
    expect(await complaintAt('postgres://ada:hunter2@localhost:1/starboard')).toBe(
      'Cannot use Postgres at localhost:1/starboard: nobody answers there. Is the server running?',
    )
  })

  test('says that the password is wrong', async () => {
    expect(await complaintAt(place.url.replace('password', 'hunter2'))).toContain('wrong user or password')
  })

  test('says that there is no such database', async () => {
    expect(await complaintAt(`${place.url}-not`)).toContain('there is no such database. Create it first.')
  })

  test('says that the address makes no sense', async () => {
    expect(await complaintAt('postgres://ada:hunter2@:::::/')).toContain('Cannot use Postgres at the given address')
  })
})
