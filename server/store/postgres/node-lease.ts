import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { Held, type Holder, isGone, parseHolder } from '../holder.ts'
import type { Claim, Outage, Renewed, Sign } from '../nodes.ts'
import { ask, type Statement, sql, type Transaction } from '../statement.ts'
import { LeaseLost } from '../store.ts'
import { Unusable } from '../unusable.ts'
import { NOW, type WriteLease } from './lease.ts'

/** A node that does not renew its lease for this long may be declared dead. */
const NODE_LEASE_MS = 3000
/** Between two signs of life of all nodes together the common clock goes on by this at the most, whatever the database's own does. */
const LONGEST_STEP_MS = 3000

/** The right of one node of several to write. */
export class NodeLease implements WriteLease {
  readonly kind = 'node'
  readonly key = randomUUID()
  readonly #pool: pg.Pool
  readonly #onLost: () => void
  #isLost = false

  constructor(pool: pg.Pool, onLost: () => void) {
    this.#pool = pool
    this.#onLost = onLost
  }

  get check(): string {
    return `select from nodes where id = '${this.key}' and ended_at is null for share`
  }

  lost(): LeaseLost {
    if (!this.#isLost) this.#onLost()
    this.#isLost = true
    return new LeaseLost('The other nodes have gone on without this one; it may not write any more.')
  }

  /** Its tables are anybody's at once. */
  async giveBack(): Promise<void> {
    await this.#pool.query(GIVE_BACK, [this.key])
  }

  async tellAddress(me: Holder, address: string): Promise<void> {
    await this.#pool.query('update nodes set holder = $1 where id = $2', [JSON.stringify({ ...me, address }), this.key])
  }
}

/** Of a node that the others have declared dead they need to know when it was last alive. */
const GIVE_BACK = `
  with gone as (
    delete from nodes where id = $1 and ended_at is null returning id
  )
  update tables set node = null where node in (select id from gone)`

export interface Joining {
  readonly id: string
  readonly me: Holder
  /** Differs for another secret: then a cookie of this node would be void at the others. */
  readonly secretPrint: string
}

export interface JoinedAs {
  /** The common clock; null: no other node is there. */
  readonly now: number | null
  readonly cluster: number
}

/** Null: the first node has not set all clocks yet. */
export function* join({ id, me, secretPrint }: Joining): Transaction<JoinedAs | null> {
  yield* oneAtATime()
  const living = yield* livingNodes(me)
  if (living.length > 0 && !living.some(({ isOpen }) => isOpen === 1)) return null
  if (living.some((node) => node.secretPrint !== secretPrint))
    throw new Unusable('The other nodes have another STARBOARD_SECRET: all nodes need the same.')
  const now = living.length > 0 ? yield* commonClock() : null
  if (now === null) yield* forgetNodes()
  yield* ask(insertNode({ id, me, secretPrint }, { now: now ?? 0, isOpen: now !== null }))
  return { now, cluster: yield* clusterNumber() }
}

/** Whoever was killed on this machine need not be waited for. */
function* livingNodes(me: Holder): Transaction<readonly NodeColumns[]> {
  const known = yield* ask(knownNodes())
  const isLiving = ({ lives, holder: text }: NodeColumns) => {
    const holder = parseHolder(text)
    return lives && !(holder !== null && isGone(holder, me))
  }
  const living = known.filter(isLiving)
  if (living.length > 0) for (const node of known) if (!living.includes(node)) yield* bury(node)
  return living
}

/** Nodes come, and are declared dead, one after another. */
function* oneAtATime(): Transaction<void> {
  yield* ask(sql`select pg_advisory_xact_lock(${NODES_LOCK})`)
}

/** Any number that nothing else is locked by. */
const NODES_LOCK = 782_726_274

/** Nobody is left: whoever comes first sets all clocks, as a server does that is alone. */
function* forgetNodes(): Transaction<void> {
  yield* ask(sql`delete from nodes`)
  yield* ask(sql`update tables set node = null where node is not null`)
  yield* ask(sql`delete from meta where key = 'beat_at'`)
}

/** What all nodes together have lived through. A database whose own clock leaps takes this one along by seconds only. */
function* commonClock(least = 0): Transaction<number> {
  const marks = yield* ask(clockMarks())
  const markOf = (wanted: string) => marks.find(({ key }) => key === wanted)
  const [beat, at] = [markOf('beat'), markOf('beat_at')]
  const passed = at === undefined ? 0 : Math.min(LONGEST_STEP_MS, Math.max(0, at.now - at.value))
  const now = Math.max(least, (beat?.value ?? 0) + passed)
  yield* ask(setBeat(now))
  return now
}

/** Null: it has been declared dead. */
export function* renew(id: string, { now, isLinked }: Sign): Transaction<Renewed | null> {
  const renewed = yield* ask(extend(id, now, isLinked ? 1 : 0))
  if (renewed.length === 0) return null
  const others = yield* ask(otherNodes(id))
  return {
    now: yield* commonClock(now),
    others: others.map((other) => ({ id: other.id, isLinked: other.isLinked === 1 })),
  }
}

/** Takes a table that is nobody's, or that a dead node has left. Null: another node was faster. */
export function* claim(table: string, id: string): Transaction<Claim | null> {
  const [found] = yield* ask(nodeOf(table))
  if (found === undefined) return { kind: 'missing' }
  if (found.node === id) return { kind: 'ours', lost: null }
  const end = found.node === null ? null : yield* endOf(found.node)
  if (found.node !== null && end === 'lives') return { kind: 'elsewhere', node: found.node }
  const taken = yield* ask(take(table, id, found.node))
  if (taken.length === 0) return null
  return { kind: 'ours', lost: end === 'lives' ? null : end }
}

/** Declares a node dead whose lease has run out. Null: nobody remembers it. */
function* endOf(node: string): Transaction<'lives' | Outage | null> {
  const [owner] = yield* ask(ownerNode(node))
  if (owner === undefined) return null
  if (owner.endedAt !== null) return { from: owner.seen, to: owner.endedAt }
  if (owner.lives) return 'lives'
  yield* oneAtATime()
  return yield* bury({ id: node, until: owner.until })
}

/**
 * Unless it has renewed its lease meanwhile, or another was faster: then it counts as living until somebody asks again.
 * Whatever it is writing is committed before this is done.
 */
function* bury({ id, until }: Pick<NodeColumns, 'id' | 'until'>): Transaction<'lives' | Outage> {
  const [ended] = yield* ask<{ readonly seen: number }>(sql`
    update nodes set ended_at = seen where id = ${id} and until = ${until} and ended_at is null returning seen`)
  if (ended === undefined) return 'lives'
  const now = yield* commonClock()
  yield* ask(sql`update nodes set ended_at = ${now} where id = ${id}`)
  yield* ask(sql`
    delete from nodes where ended_at is not null and id <> ${id}
      and not exists (select from tables where tables.node = nodes.id)`)
  return { from: ended.seen, to: now }
}

/** For a server that wants to be alone. */
export function* refuseIfShared(me: Holder): Transaction<void> {
  const [known] = yield* ask(sql<{ readonly isThere: boolean }>`select to_regclass('nodes') is not null as "isThere"`)
  const nodes = known?.isThere ? yield* ask(knownNodes()) : []
  for (const { lives, holder: text } of nodes) {
    const holder = parseHolder(text)
    if (lives && !(holder !== null && isGone(holder, me)))
      throw new Held(holder, 'It is one of several nodes: set NATS_URL to join them, or stop them first.')
  }
}

interface NodeColumns {
  readonly id: string
  readonly holder: string
  readonly secretPrint: string
  readonly isOpen: number
  readonly until: number
  readonly lives: boolean
}

const knownNodes = (): Statement<NodeColumns> => sql`
  select id, holder, secret_print as "secretPrint", is_open as "isOpen", until, until > ${NOW} as lives
  from nodes where ended_at is null order by id`

const insertNode = (
  { id, me, secretPrint }: Joining,
  { now, isOpen }: { readonly now: number; readonly isOpen: boolean },
): Statement => sql`
  insert into nodes (id, holder, secret_print, seen, until, is_open, is_linked)
  values (${id}, ${JSON.stringify(me)}, ${secretPrint}, ${now}, ${NOW} + ${NODE_LEASE_MS}, ${isOpen ? 1 : 0}, 1)`

/** The row of the clock is held until the end, so that no step is counted twice. */
const clockMarks = (): Statement<{ readonly key: string; readonly value: number; readonly now: number }> => sql`
  select key, value, ${NOW} as now from meta where key in ('beat', 'beat_at') order by key for update`

const setBeat = (now: number): Statement => sql`
  insert into meta (key, value) values ('beat', ${now}), ('beat_at', ${NOW})
  on conflict (key) do update set value = excluded.value`

const extend = (id: string, seen: number, isLinked: number): Statement => sql`
  update nodes set until = ${NOW} + ${NODE_LEASE_MS}, seen = ${seen}, is_linked = ${isLinked}
  where id = ${id} and ended_at is null returning id`

const otherNodes = (id: string): Statement<{ readonly id: string; readonly isLinked: number }> => sql`
  select id, is_linked as "isLinked" from nodes where id <> ${id} and ended_at is null and until > ${NOW}`

const nodeOf = (table: string): Statement<{ readonly node: string | null }> => sql`
  select node from tables where id = ${table}`

interface OwnerColumns extends Pick<NodeColumns, 'until' | 'lives'> {
  /** The clock of all nodes, when it last gave a sign of life. */
  readonly seen: number
  readonly endedAt: number | null
}

const ownerNode = (id: string): Statement<OwnerColumns> => sql`
  select seen, ended_at as "endedAt", until, until > ${NOW} as lives from nodes where id = ${id}`

const take = (table: string, id: string, before: string | null): Statement => sql`
  update tables set node = ${id}, version = version + 1
  where id = ${table} and node is not distinct from ${before} returning id`

export const setLoad = (id: string, load: string): Statement => sql`update nodes set load = ${load} where id = ${id}`

export const livingLoads = (): Statement<{ readonly load: string }> => sql`
  select load from nodes where load is not null and ended_at is null and until > ${NOW} order by holder, id`

/** Whoever takes one counts its version on: what is left of it in the memory of this node is old by then. */
export const releaseAll = (id: string): Statement => sql`update tables set node = null where node = ${id}`

export const openNode = (id: string): Statement => sql`update nodes set is_open = 1 where id = ${id}`

/** A number that tells this store from others, made once. */
function* clusterNumber(): Transaction<number> {
  const fresh = Math.floor(Math.random() * Number.MAX_SAFE_INTEGER)
  yield* ask(sql`insert into meta (key, value) values ('cluster', ${fresh}) on conflict (key) do nothing`)
  const [found] = yield* ask<{ readonly value: number }>(sql`select value from meta where key = 'cluster'`)
  return found?.value ?? fresh
}
