import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { Held, type Holder, isGone, parseHolder } from '../holder.ts'
import type { Claim, Renewed, Sign } from '../nodes.ts'
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
  if (living.length > 0) for (const node of known) if (!living.includes(node)) yield* bury(node.id)
  return living
}

/**
 * Nodes come, give signs of life and are declared dead one after another. Everybody locks this first, then nodes, then
 * tables: so nobody waits for somebody who waits for them.
 */
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
  yield* oneAtATime()
  const renewed = yield* ask(extend(id, now, isLinked ? 1 : 0))
  if (renewed.length === 0) return null
  const others = yield* ask(otherNodes(id))
  return {
    now: yield* commonClock(now),
    others: others.map((other) => ({ id: other.id, isLinked: other.isLinked === 1 })),
  }
}

/** Takes a table that is nobody's, or that a dead node has left. Null: another node was faster. */
export function* claim(table: string, id: string): Transaction<Claim | Silent | null> {
  const [found] = yield* ask(nodeOf(table))
  if (found === undefined) return { kind: 'missing' }
  if (found.node === id) return { kind: 'ours', lost: null }
  const [owner] = found.node === null ? [] : yield* ask(ownerNode(found.node))
  if (owner?.endedAt === null) return { kind: owner.lives ? 'elsewhere' : 'silent', node: owner.id }
  const taken = yield* ask(take(table, id, found.node))
  // Of a node that nobody remembers nobody knows when it ended.
  const lost = owner === undefined ? null : { from: owner.seen, to: owner.endedAt }
  return taken.length === 0 ? null : { kind: 'ours', lost }
}

/** The lease of the node that has the table is over, but nobody has declared it dead. */
interface Silent {
  readonly kind: 'silent'
  readonly node: string
}

/** Declares a node dead, unless it has renewed its lease meanwhile. False: whoever wants to is dead. */
export function* buryBy(id: string, node: string): Transaction<boolean> {
  yield* oneAtATime()
  const [me] = yield* ask(ownerNode(id))
  if (me?.endedAt !== null) return false
  const [owner] = yield* ask(ownerNode(node))
  if (owner?.endedAt === null && !owner.lives) yield* bury(node)
  return true
}

/** Whatever it is writing is committed before this is done. */
function* bury(node: string): Transaction<void> {
  const now = yield* commonClock()
  yield* ask(sql`update nodes set ended_at = ${now} where id = ${node}`)
  yield* ask(sql`
    delete from nodes where ended_at is not null and id <> ${node}
      and not exists (select from tables where tables.node = nodes.id)`)
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
  readonly lives: boolean
}

const knownNodes = (): Statement<NodeColumns> => sql`
  select id, holder, secret_print as "secretPrint", is_open as "isOpen", until > ${NOW} as lives
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

interface OwnerColumns extends Pick<NodeColumns, 'id' | 'lives'> {
  /** The clock of all nodes, when it last gave a sign of life. */
  readonly seen: number
  readonly endedAt: number | null
}

const ownerNode = (id: string): Statement<OwnerColumns> => sql`
  select id, seen, ended_at as "endedAt", until > ${NOW} as lives from nodes where id = ${id}`

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
