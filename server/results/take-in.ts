import type { Store, TableRow } from '../store/store.ts'
import type { TablesDoor } from '../table/table-door.ts'
import { peopleOf, resultOf } from './result.ts'

interface Parts {
  readonly store: Pick<Store, 'results' | 'tables'>
  readonly tables: Pick<TablesDoor, 'peek'>
}

/** Each has to be read from its log: whoever asks for a list does not wait for more. */
const MOST_AT_ONCE = 10

/**
 * Matches that ended before results were kept, or in the very moment of a crash, are taken in when somebody asks for a
 * list that they belong to, the latest first.
 */
export class TakeIn {
  readonly #parts: Parts
  /** Those that cannot be read, and those that are being read. */
  readonly #left = new Set<string>()
  /** Everything open to all is in. What ends from now on is kept when it ends. */
  #isDone = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Those of this user; null: those that are open to all. */
  async missing(of: string | null): Promise<void> {
    if (of === null && this.#isDone) return
    const found = await this.#parts.store.results.listMissing(of, MOST_AT_ONCE + this.#left.size)
    const ids = found.filter((id) => !this.#left.has(id)).slice(0, MOST_AT_ONCE)
    if (of === null) this.#isDone = ids.length === 0
    for (const id of ids) await this.#take(id)
  }

  async #take(id: string): Promise<void> {
    this.#left.add(id)
    const row = await this.#parts.store.tables.find(id).catch(() => null)
    if (row !== null && (await this.#kept(row))) this.#left.delete(id)
  }

  /** When it ended nobody has noted; it was touched then, and hardly ever since. */
  async #kept(row: TableRow): Promise<boolean> {
    const match = await this.#parts.tables.peek(row)
    const outcome = match?.outcome ?? null
    if (match === null || outcome === null) return false
    const ended = { outcome, matchMs: match.now, endedAt: row.touchedAt }
    await this.#parts.store.results.keep(resultOf(row, ended), peopleOf(row, outcome))
    return true
  }
}
