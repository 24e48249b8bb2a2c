import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type PostgresServer, type ServerPlace, startPostgres } from './postgres/server.fixture.ts'
import type { Store } from './store.ts'
import { describeCommands } from './suite/commands.ts'
import { describeGroups } from './suite/groups.ts'
import { describeLog } from './suite/log.ts'
import type { Scene } from './suite/place.ts'

const PARTITIONS = 4
/** What a match writes while it is played. */
const BY_TABLE = ['log', 'chat', 'snapshots', 'commands']

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.stop(), 60_000)

describe('Postgres with everything of a match partitioned by its table', () => {
  let place: ServerPlace
  let store: Store
  const scene: Scene = {
    get place() {
      return { ...place, open: () => partitioned(place) }
    },
    get store() {
      return store
    },
  }
  beforeEach(async () => {
    place = await server.makePlace()
    store = await partitioned(place)
  })
  afterEach(() => place.leave())

  describe('log', () => describeLog(scene))
  describe('commands', () => describeCommands(scene))
  describe('groups', () => describeGroups(scene))

  test('has all entries of a table in one of several partitions', async () => {
    const parts = await place.rows(`select inhrelid from pg_inherits where inhparent = 'log'::regclass`)
    expect(parts).toHaveLength(PARTITIONS)
  })
})

async function partitioned(place: ServerPlace): Promise<Store> {
  const store = await place.open()
  const kinds = await place.rows(`select from pg_class where relname = 'log' and relkind = 'p'`)
  if (kinds.length === 0) for (const name of BY_TABLE) await partition(place, name)
  return store
}

/** As a host would do it: primary keys and unique indexes begin with the table already, so nothing else has to change. */
async function partition(place: ServerPlace, name: string): Promise<void> {
  await place.run(`alter table ${name} rename to whole_${name}`)
  await place.run(`create table ${name} (like whole_${name} including all) partition by hash (table_id)`)
  for (let part = 0; part < PARTITIONS; part++)
    await place.run(
      `create table ${name}_${part} partition of ${name} for values with (modulus ${PARTITIONS}, remainder ${part})`,
    )
  await place.run(`alter table ${name} add foreign key (table_id) references tables (id)`)
  await place.run(`insert into ${name} select * from whole_${name}`)
  await place.run(`drop table whole_${name}`)
}
