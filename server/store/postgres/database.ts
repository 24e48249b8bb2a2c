import type pg from 'pg'
import type { AppendColumns, Database } from '../database.ts'
import { Gathering } from '../group-commit.ts'
import { refusalOf, whatIsThere } from '../log.ts'
import { hasNul, type Statement, sql, type Transaction } from '../statement.ts'
import { LeaseLost, Unsure } from '../store.ts'
import { codeOf } from '../unusable.ts'
import { appendGroup, keyOf } from './append.ts'
import { NOW, type WriteLease } from './lease.ts'

interface WaitingAppend {
  readonly entry: AppendColumns
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

const VERSIONS = { t: sql`t.version`, tables: sql`tables.version` } as const

/** Keeps a statement's memory and its time on the server within bounds. */
const MOST_IN_A_GROUP = 1000

const TRIES = 3

type Begin = (client: pg.PoolClient) => Promise<void>

/** What has no code of the database's own was not said by it. */
function answered<X>(asked: Promise<X>): Promise<X> {
  return asked.catch((cause: unknown) => {
    if (cause instanceof LeaseLost || /^[0-9A-Z]{5}$/.test(codeOf(cause))) throw cause
    throw new Unsure('The database did not answer.', { cause })
  })
}

export class PostgresDatabase implements Database {
  readonly #pool: pg.Pool
  readonly #appends = new Gathering<WaitingAppend>((group) => this.#writeGroup(group), MOST_IN_A_GROUP)

  /** Without one everybody may write. */
  lease: WriteLease | null = null

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  versionOf(name: 't' | 'tables'): Statement {
    return VERSIONS[name]
  }

  /** Of several nodes each looks after its own tables, after those of nobody, and after those of whoever is gone. */
  get ours(): Statement {
    if (this.lease?.kind !== 'node') return sql`1 = 1`
    return sql`(tables.node is null or tables.node = ${this.lease.key} or not exists (
      select from nodes where nodes.id = tables.node and ended_at is null and until > ${NOW}))`
  }

  logOf(table: string, from = 0): Statement {
    return sql`(select seq, action_id, entry from log where table_id = ${table} and seq >= ${from}) as entries`
  }

  clearLog(table: string): readonly Statement[] {
    return [sql`delete from log where table_id = ${table}`]
  }

  async read<Row>(statement: Statement<Row>): Promise<readonly Row[]> {
    // The statement's column list promises the shape of its rows.
    return hasNul(statement) ? [] : ((await rowsOf(this.#pool, statement)) as readonly Row[])
  }

  /** Of two that wait for each other one is sent back to the start: nothing of it was written. */
  write<T>(transaction: () => Transaction<T>): Promise<T> {
    return this.#tried(transaction, (client) => this.#begin(client))
  }

  /** For what changes who is a node: it locks something else first, and asks for the lease by itself. */
  coordinate<T>(transaction: () => Transaction<T>): Promise<T> {
    return this.#tried(transaction, async (client) => void (await client.query('begin')))
  }

  async #tried<T>(transaction: () => Transaction<T>, begin: Begin, tries = TRIES): Promise<T> {
    try {
      return await this.#written(transaction, begin)
    } catch (error) {
      if (tries === 1 || !isSentBack(error)) throw error
      return this.#tried(transaction, begin, tries - 1)
    }
  }

  async #written<T>(transaction: () => Transaction<T>, begin: Begin): Promise<T> {
    const client = await this.#pool.connect()
    try {
      await begin(client)
      const result = await converse(client, transaction())
      await answered(client.query('commit'))
      client.release()
      return result
    } catch (error) {
      await abandon(client)
      throw error
    }
  }

  rewriteLog<T>(transaction: () => Transaction<T>): Promise<T> {
    return this.write(transaction)
  }

  /** The lease is checked in the same breath: it costs no round trip. */
  async #begin(client: pg.PoolClient): Promise<void> {
    if (this.lease === null) return void (await client.query('begin'))
    // Several statements at once have several results, which the types do not say.
    const results = (await client.query(`begin; ${this.lease.check}`)) as unknown as readonly pg.QueryResult[]
    if (results[1]?.rowCount === 0) throw this.lease.lost()
  }

  append(entry: AppendColumns): Promise<void> {
    return new Promise((resolve, reject) => this.#appends.add({ entry, resolve, reject }))
  }

  async close(): Promise<void> {
    // Whatever comes of it: a lease runs out by itself.
    await this.lease?.giveBack().catch(() => undefined)
    await this.#pool.end()
  }

  /** One entry the server cannot digest would take its whole group along, so then they go one by one. */
  async #writeGroup(group: readonly WaitingAppend[]): Promise<void> {
    try {
      await this.#commit(group)
    } catch (error) {
      if (group.length > 1 && wroteNothing(error)) for (const one of group) await this.#writeGroup([one])
      else for (const { reject } of group) reject(error)
    }
  }

  async #commit(group: readonly WaitingAppend[]): Promise<void> {
    const entries = group.map(({ entry }) => entry)
    const written = await answered(appendGroup(this.#pool, entries, this.lease))
    for (const waiting of group) {
      // Of two equal entries in one group the first was written: its key is used up.
      if (written.delete(keyOf(waiting.entry))) waiting.resolve()
      else await this.#refuse(waiting)
    }
  }

  async #refuse({ entry, reject }: WaitingAppend): Promise<void> {
    await this.read(whatIsThere(entry, this.logOf(entry.table))).then(
      (found) => reject(refusalOf(entry, found)),
      reject,
    )
  }
}

async function converse<T>(client: pg.PoolClient, transaction: Transaction<T>): Promise<T> {
  let turn = transaction.next()
  while (!turn.done) turn = transaction.next(await rowsOf(client, turn.value))
  return turn.value
}

/** A connection that cannot even roll back is thrown away. */
async function abandon(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('rollback')
    client.release()
  } catch {
    client.release(true)
  }
}

async function rowsOf(from: pg.Pool | pg.PoolClient, { text, values }: Statement): Promise<readonly unknown[]> {
  const { rows } = await from.query(numbered(text), [...values])
  return rows
}

/** Postgres counts its placeholders. None of our statements has a question mark anywhere else. */
function numbered(text: string): string {
  let count = 0
  return text.replaceAll('?', () => `$${++count}`)
}

/** A deadlock, or transactions that cannot have come one after the other. */
const isSentBack = (error: unknown): boolean => /^40(P01|001)$/.test(codeOf(error))

/** Bad values, broken constraints, lost races between nodes, limits: the server said no, and nothing was written. */
const wroteNothing = (error: unknown): boolean => /^(22|23|40|54)...$/.test(codeOf(error))
