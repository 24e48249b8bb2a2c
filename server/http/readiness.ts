import type { Store } from '../store/store.ts'
import { codeOf } from '../store/unusable.ts'

/** Why nobody should be sent here. */
interface NotReady {
  readonly code: string
  readonly text: string
}

/** A store that has been tried is trusted for this long: a storm of questions costs one write. */
const TRUSTED_MS = 1000

/** Whether the store can be written and read. */
export class Readiness {
  readonly #store: Pick<Store, 'ping'>
  readonly #elapsedMs: () => number
  #tried: { readonly at: number; readonly problem: Promise<NotReady | null> } | null = null

  constructor(store: Pick<Store, 'ping'>, elapsedMs = () => performance.now()) {
    this.#store = store
    this.#elapsedMs = elapsedMs
  }

  /** Null: it can. */
  problem(): Promise<NotReady | null> {
    const now = this.#elapsedMs()
    if (this.#tried === null || now - this.#tried.at >= TRUSTED_MS) this.#tried = { at: now, problem: this.#try() }
    return this.#tried.problem
  }

  #try(): Promise<NotReady | null> {
    return this.#store.ping().then(
      () => null,
      (error: unknown) => PROBLEMS.find(({ codes }) => codes.test(codeOf(error)))?.problem ?? BROKEN,
    )
  }
}

/** Codes of SQLite, of Postgres and of our own. The errors themselves are for the log: they may quote what is stored. */
const PROBLEMS: readonly { readonly codes: RegExp; readonly problem: NotReady }[] = [
  {
    codes: /^(SQLITE_FULL|ENOSPC|53100)/,
    problem: { code: 'disk-full', text: 'The disk is full, so nothing can be saved. Make room.' },
  },
  {
    codes: /^LEASE_LOST/,
    problem: { code: 'lease-lost', text: 'Another server has taken over this database; this one stops.' },
  },
  {
    codes: /^(SQLITE_(CORRUPT|NOTADB|IOERR|ERROR)|XX00|42P01)/,
    problem: { code: 'damaged', text: 'The store cannot be read. Run “starboard doctor” for what to do.' },
  },
  {
    codes: /^SQLITE_(READONLY|CANTOPEN|PERM)/,
    problem: { code: 'not-writable', text: 'The store cannot be written. Check its permissions.' },
  },
]

const BROKEN: NotReady = { code: 'no-store', text: 'The store does not answer.' }

export const STOPPING: NotReady = { code: 'stopping', text: 'The server stops.' }
