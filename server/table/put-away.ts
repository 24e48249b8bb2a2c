import { redactedStack } from '../failures/redacted-stack.ts'
import { isUntouched } from '../guests/memory.ts'
import type { Quiet, TableStatus } from '../store/store.ts'
import type { Services } from './services.ts'

/** So many tables are looked at in one round, however many there are. */
const AT_ONCE = 20

interface Parts extends Pick<Services, 'store' | 'pace' | 'wall' | 'log'> {
  /** What is in memory, or on its way there, stays where it is. */
  isInUse(id: string): boolean
}

type Work = (table: Quiet) => Promise<boolean>

/** Packs away matches that nobody plays any more, and forgets tables that nobody ever joined. Nothing else goes. */
export class PutAway {
  readonly #parts: Parts
  /** Where the last round has stopped: what stays must not keep the others from their turn. */
  readonly #places = new Map<TableStatus, Quiet>()
  readonly #underWay = new Map<string, Promise<unknown>>()
  #round: Promise<void> | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Whoever wants to open a table waits until it lies where it belongs. */
  async settled(id: string): Promise<void> {
    await this.#underWay.get(id)
  }

  /** One round after another; whoever asks for one while it is under way gets that one. */
  round(): Promise<void> {
    this.#round ??= this.#goRound().finally(() => {
      this.#round = null
    })
    return this.#round
  }

  async #goRound(): Promise<void> {
    const { archiveMs, emptyLobbyMs } = this.#parts.pace
    for (const status of ['playing', 'over'] as const) await this.#look(status, archiveMs, (table) => this.#pack(table))
    await this.#look('lobby', emptyLobbyMs, (table) => this.#forget(table))
  }

  /** Waits for what is under way. */
  async stopped(): Promise<void> {
    await this.#round?.catch(() => undefined)
  }

  async #look(status: TableStatus, afterMs: number, work: Work): Promise<void> {
    if (afterMs === 0) return
    const { store, wall } = this.#parts
    const after = this.#places.get(status) ?? null
    const quiet = await store.tables.listQuiet({ status, before: wall() - afterMs, after, limit: AT_ONCE })
    const last = quiet.at(-1)
    if (last === undefined || quiet.length < AT_ONCE) this.#places.delete(status)
    else this.#places.set(status, last)
    for (const table of quiet) await this.#unlessInUse(table, work)
  }

  async #unlessInUse(table: Quiet, work: Work): Promise<void> {
    if (this.#parts.isInUse(table.id)) return
    const working = work(table).catch((error: unknown) => {
      this.#parts.log.error({ table: table.id, error: redactedStack(error) }, 'table not put away')
    })
    this.#underWay.set(table.id, working)
    await working
    this.#underWay.delete(table.id)
  }

  #pack({ id, touchedAt }: Quiet): Promise<boolean> {
    const { store, wall } = this.#parts
    return store.archives.keep(id, { touchedAt, at: wall() })
  }

  async #forget({ id, touchedAt }: Quiet): Promise<boolean> {
    const { store } = this.#parts
    const row = await store.tables.find(id)
    return row !== null && isUntouched(row) && store.tables.forget(id, touchedAt)
  }
}
