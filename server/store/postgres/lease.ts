import type pg from 'pg'
import { Held, type Holder, isGone, parseHolder } from '../holder.ts'
import { ask, type Statement, sql, type Transaction } from '../statement.ts'
import { LeaseLost } from '../store.ts'

/** A server that does not renew its lease for this long may be replaced by one on another machine. */
const LEASE_MS = 10_000

/** Milliseconds by the clock of the database: those of two machines may differ. */
export const NOW = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`

/** The right to write, of a server alone or of one node of several: whoever has lost it can write nothing. */
export interface WriteLease {
  readonly kind: 'server' | 'node'
  /** What tells this holder from all others. */
  readonly key: string | number
  /** What to ask within a transaction: no row, no lease. The row is held until the end, so that nobody takes it meanwhile. */
  readonly check: string
  /** The error for whoever wanted to write. */
  lost(): LeaseLost
  /** The next one need not wait. */
  giveBack(): Promise<void>
}

/**
 * The right to write, of one server at a time. Each new holder gets a higher fence, and every transaction of a holder
 * checks its own: whoever was replaced without knowing it can write nothing.
 */
export class Lease implements WriteLease {
  readonly kind = 'server'
  readonly key: number
  readonly #pool: pg.Pool
  readonly #onLost: () => void
  #isLost = false

  constructor(pool: pg.Pool, fence: number, onLost: () => void) {
    this.#pool = pool
    this.key = fence
    this.#onLost = onLost
  }

  get check(): string {
    return `select from leases where name = 'server' and fence = ${this.key} for share`
  }

  async renew(): Promise<void> {
    if (!(await this.#extend(LEASE_MS))) throw this.lost()
  }

  async giveBack(): Promise<void> {
    await this.#extend(0)
  }

  async tellAddress(me: Holder, address: string): Promise<void> {
    const holder = JSON.stringify({ ...me, address })
    await this.#pool.query(`update leases set holder = $1 where name = 'server' and fence = $2`, [holder, this.key])
  }

  lost(): LeaseLost {
    if (!this.#isLost) this.#onLost()
    this.#isLost = true
    return new LeaseLost('Another server has taken over; this one may not write any more.')
  }

  async #extend(ms: number): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      `update leases set until = ${NOW.text} + $1 where name = 'server' and fence = $2`,
      [ms, this.key],
    )
    return rowCount === 1
  }
}

interface LeaseColumns {
  readonly fence: number
  readonly holder: string
  readonly leftMs: number
}

/** Refuses with `Held` if another server has it. Gives the fence. */
export function* takeLease(me: Holder): Transaction<number> {
  yield* refuseIfHeld(me)
  const [taken] = yield* ask(replaceHolder(JSON.stringify(me)))
  return taken?.fence ?? 0
}

/** Before anything else is written; in a database of before there are no leases. */
export function* refuseIfHeld(me: Holder): Transaction<void> {
  const [known] = yield* ask(leasesAreKnown())
  const [lease] = known?.isThere ? yield* ask(currentLease()) : []
  if (lease === undefined || lease.leftMs <= 0) return
  const holder = parseHolder(lease.holder)
  if (holder !== null && isGone(holder, me)) return
  const seconds = Math.ceil(lease.leftMs / 1000)
  throw new Held(
    holder,
    `Stop it first, or choose another database with DATABASE_URL; if it is gone, try again in ${seconds} s.`,
  )
}

/** Who holds the lease now, and for how long; null: nobody. */
export function* holderOfLease(): Transaction<LeaseColumns | null> {
  const [known] = yield* ask(leasesAreKnown())
  const [lease] = known?.isThere ? yield* ask(currentLease()) : []
  return lease === undefined || lease.leftMs <= 0 ? null : lease
}

const leasesAreKnown = (): Statement<{ readonly isThere: boolean }> => sql`
  select to_regclass('leases') is not null as "isThere"`

const currentLease = (): Statement<LeaseColumns> => sql`
  select fence, holder, until - ${NOW} as "leftMs" from leases where name = 'server' for update`

const replaceHolder = (holder: string): Statement<{ readonly fence: number }> => sql`
  insert into leases (name, fence, holder, until) values ('server', 1, ${holder}, ${NOW} + ${LEASE_MS})
  on conflict (name) do update set fence = leases.fence + 1, holder = excluded.holder, until = excluded.until
  returning fence`
