import pg from 'pg'
import type { HeldStore, HoldParts, JoinedStore, JoinParts } from '../held.ts'
import type { Holder } from '../holder.ts'
import { migrate } from '../migrations.ts'
import type { Claim, Nodes } from '../nodes.ts'
import { storeOn } from '../sql-store.ts'
import { ask, sql, type Transaction } from '../statement.ts'
import type { Store } from '../store.ts'
import { codeOf, messageOf, Unusable } from '../unusable.ts'
import { PostgresDatabase } from './database.ts'
import { Lease, refuseIfHeld, takeLease } from './lease.ts'
import {
  buryBy,
  claim,
  type JoinedAs,
  type Joining,
  join,
  livingLoads,
  NodeLease,
  openNode,
  refuseIfShared,
  releaseAll,
  renew,
  setLoad,
} from './node-lease.ts'

export async function openPostgres(url: string): Promise<Store> {
  const database = new PostgresDatabase(poolFor(url))
  try {
    await database.write(migrateAlone)
    return storeOn(database)
  } catch (error) {
    await database.close()
    throw unusable(url, error)
  }
}

/** The store of a server: it has the lease, or there is none. Nothing is written while another server has it. */
export async function holdPostgres(url: string, { me, onLost }: HoldParts): Promise<HeldStore> {
  const pool = poolFor(url)
  const database = new PostgresDatabase(pool)
  try {
    const lease = new Lease(pool, await database.write(() => migrateAndTake(me)), onLost)
    database.lease = lease
    const store = storeOn(database)
    return {
      store: {
        ...store,
        beat: async (at) => {
          await lease.renew()
          await store.beat(at)
        },
      },
      warnings: [],
      tellAddress: (address) => lease.tellAddress(me, address),
    }
  } catch (error) {
    await database.close()
    throw error instanceof Unusable ? error : unusable(url, error)
  }
}

function* migrateAndTake(me: Holder): Transaction<number> {
  yield* ask(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
  yield* refuseIfHeld(me)
  yield* refuseIfShared(me)
  yield* migrate()
  return yield* takeLease(me)
}

/** The store of one node of several. It waits until the first of them has set all clocks. */
export async function joinPostgres(url: string, { me, secretPrint, onLost }: JoinParts): Promise<JoinedStore> {
  const pool = poolFor(url, { idle_in_transaction_session_timeout: LONGEST_REST_MS })
  const database = new PostgresDatabase(pool)
  try {
    const lease = new NodeLease(pool, onLost)
    const joined = await joinedAs(database, { id: lease.key, me, secretPrint })
    database.lease = lease
    const store = storeOn(database)
    return {
      // The sign of life of a node is its lease.
      store: { ...store, beat: async () => undefined },
      nodes: nodesOn(database, { lease, joined }),
      tellAddress: (address) => lease.tellAddress(me, address),
    }
  } catch (error) {
    await database.close()
    throw error instanceof Unusable ? error : unusable(url, error)
  }
}

/** A node that hangs in the middle of a transaction must not keep the others from what it has locked. */
const LONGEST_REST_MS = 1500

const JOIN_AGAIN_MS = 200
const MOST_JOINS = 50

async function joinedAs(database: PostgresDatabase, node: Joining, tries = MOST_JOINS): Promise<JoinedAs> {
  const joined = await database.write(() => migrateAndJoin(node))
  if (joined !== null) return joined
  if (tries === 0) throw new Unusable('The first node does not get ready; stop it, or look at its log.')
  await new Promise((resolve) => setTimeout(resolve, JOIN_AGAIN_MS))
  return joinedAs(database, node, tries - 1)
}

function* migrateAndJoin(node: Joining): Transaction<JoinedAs | null> {
  yield* ask(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
  yield* refuseIfHeld(node.me)
  yield* migrate()
  return yield* join(node)
}

interface Joined {
  readonly lease: NodeLease
  readonly joined: JoinedAs
}

function nodesOn(database: PostgresDatabase, { lease, joined }: Joined): Nodes {
  const claimed = async (table: string): Promise<Claim> => {
    const found = await database.write(() => claim(table, lease.key))
    if (found?.kind === 'silent' && !(await database.coordinate(() => buryBy(lease.key, found.node))))
      throw lease.lost()
    return found === null || found.kind === 'silent' ? claimed(table) : found
  }
  return {
    id: lease.key,
    cluster: joined.cluster.toString(36),
    joinedAt: joined.now,
    open: async () => void (await database.write(() => ask(openNode(lease.key)))),
    renew: async (sign) => {
      const renewed = await database.coordinate(() => renew(lease.key, sign))
      if (renewed === null) throw lease.lost()
      return renewed
    },
    claim: claimed,
    release: async () => void (await database.write(() => ask(releaseAll(lease.key)))),
    tellLoad: async (load) => void (await database.write(() => ask(setLoad(lease.key, load)))),
    loads: async () => (await database.read(livingLoads())).map(({ load }) => load),
  }
}

/** STARBOARD on a telephone's keys. Nodes that start at the same time migrate one after the other. */
const MIGRATION_LOCK = 782_726_273

function* migrateAlone(): Transaction<void> {
  yield* ask(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
  yield* migrate()
}

export function poolFor(connectionString: string, more: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: 10_000,
    // A server that has gone silent must not hold up the log forever.
    query_timeout: 30_000,
    keepAlive: true,
    types: { getTypeParser },
    ...more,
  })
  // A connection that breaks is replaced when it is next needed, and whoever was using it hears of it there. Without
  // these listeners Node would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Whole numbers of 64 bits come as text because they may not fit. Ours are times and counts: they fit. */
const getTypeParser: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format)

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody answers there. Is the server running?',
  ENOTFOUND: 'there is no such host.',
  ETIMEDOUT: 'it does not answer.',
  '28P01': 'wrong user or password.',
  '28000': 'this user may not connect.',
  '3D000': 'there is no such database. Create it first.',
  '42501': 'this user may not create tables.',
  '53100': 'its disk is full.',
  '53300': 'it has too many connections already.',
}

export function unusable(url: string, error: unknown): Error {
  const reason = REASONS[codeOf(error)] ?? messageOf(error)
  return new Unusable(`Cannot use Postgres at ${withoutPassword(url)}: ${reason}`, { cause: error })
}

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return 'the given address'
  const { host, pathname } = new URL(url)
  return host + pathname
}
