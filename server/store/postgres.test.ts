import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStore } from './open.ts'
import { PostgresDatabase } from './postgres/database.ts'
import { type PostgresServer, type ServerPlace, startPostgres } from './postgres/server.fixture.ts'
import { describeStore } from './store.suite.ts'
import type { Store } from './store.ts'
import { endings, entryRow, entrySaying, range, tableRow } from './suite/builders.ts'
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
    expect(await place.rows('select version from schema_version')).toHaveLength(1)
  })
})

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

  /** Until somebody waits for a lock. */
  async function untilBlocked(): Promise<void> {
    const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    while ((await place.rows(waiting)).length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  }

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
      await Promise.all([...write(store, forwards, 2 * round), ...write(other, backwards, 2 * round + 1)])
      await endings([...write(store, forwards, 1000 + round), ...write(other, backwards, 1000 + round)])
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
