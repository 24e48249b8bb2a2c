import { type Refusal, refuse } from '@starboard/kernel'
import { readCode } from '@starboard/wire/codes'
import type { Tally } from '../cluster/tally.ts'
import type { Answer, Sent } from '../failures/command-ids.ts'
import type { Keyed } from '../guests/keyed.ts'
import type { Store } from '../store/store.ts'
import type { TableDoor, TablesDoor } from '../table/table-door.ts'
import { AddressLimit } from './limits.ts'

interface Parts {
  readonly tables: Pick<TablesDoor, 'byCode' | 'answerAgain'>
  readonly store: Store
  readonly now: () => number
  readonly missedCodesPerHour: number
  readonly keyed: Keyed
}

/** Who asks for a table: the address is what pays for codes that lead nowhere. */
export interface Asking {
  readonly address: string
  /** Empty: a stranger. */
  readonly user: string
}

const MOST_KNOWN = 200

/**
 * The way from a code to its table, over HTTP and over the socket alike. Codes are not to be found by trying: each miss
 * costs, and an address that has no misses left is answered without a look at the code, so that neither the answer nor
 * the time it takes says whether there is such a table. Tables of one's own and those on the public list are no secret.
 */
export class TableFinder implements Tally {
  onCounted: Tally['onCounted'] = () => {}
  readonly #parts: Parts
  readonly #misses: AddressLimit
  /** Codes that are being looked up, by who pays. */
  readonly #looking = new Map<string, Set<Promise<unknown>>>()

  constructor(parts: Parts) {
    this.#parts = parts
    this.#misses = new AddressLimit(parts.missedCodesPerHour / 60, parts.missedCodesPerHour)
  }

  async find(wanted: string, { address, user }: Asking): Promise<TableDoor | Refusal> {
    const { tables } = this.#parts
    const code = readCode(wanted)
    const payer = this.#nameOf(address)
    // Paid before the look: those who try many at once would otherwise all see the same last miss.
    const isPaid = await this.#pays(payer)
    if (!isPaid && !(code !== null && (await this.#isKnown(code, user)))) return NOT_NOW
    const isThere = await this.#lookUp(code, isPaid ? payer : null)
    // To bring it into memory may take a while, and whoever waits for it holds nobody up.
    return (isThere && code !== null ? await tables.byCode(code) : null) ?? NO_SUCH_TABLE
  }

  /** Many who come to tables that are there, such as a class after a restart, wait for each other and not for minutes. */
  async #pays(payer: string): Promise<boolean> {
    for (;;) {
      if (this.#misses.take(payer, this.#parts.now())) return true
      const others = this.#looking.get(payer)
      if (others === undefined) return false
      await Promise.race(others)
    }
  }

  async #lookUp(code: string | null, payer: string | null): Promise<boolean> {
    const { store, now } = this.#parts
    const isOver = payer === null ? () => {} : this.#begin(payer)
    try {
      const isThere = code !== null && (await store.tables.findByCode(code)) !== null
      if (payer !== null && isThere) this.#misses.give(payer, now())
      if (payer !== null && !isThere) this.onCounted([payer])
      return isThere
    } finally {
      isOver()
    }
  }

  #begin(payer: string): () => void {
    const others = this.#looking.get(payer) ?? new Set()
    let wake = () => {}
    const over = new Promise<void>((resolve) => {
      wake = resolve
    })
    this.#looking.set(payer, others.add(over))
    return () => {
      others.delete(over)
      if (others.size === 0) this.#looking.delete(payer)
      wake()
    }
  }

  /** How long until this address may try another code. */
  msUntil(address: string): number {
    return this.#misses.msUntil(this.#nameOf(address), this.#parts.now())
  }

  /** What a command that was done before is answered again: the table is not opened for it. */
  async answerAgain(wanted: string, { address, user }: Asking, sent: Sent): Promise<Answer | null> {
    const { tables, now } = this.#parts
    const code = readCode(wanted)
    if (code === null) return null
    const mayLook = this.#misses.has(this.#nameOf(address), now()) || (await this.#isKnown(code, user))
    return mayLook ? tables.answerAgain(code, sent) : null
  }

  countedElsewhere([payer = '']: readonly string[]): void {
    this.#misses.take(payer, this.#parts.now())
  }

  /** Other nodes are told of misses, but no addresses. */
  #nameOf(address: string): string {
    return this.#parts.keyed(`misses of ${address}`)
  }

  async #isKnown(code: string, user: string): Promise<boolean> {
    const { tables } = this.#parts.store
    const [own, open] = await Promise.all([
      user === '' ? [] : tables.listOf(user, MOST_KNOWN),
      tables.listOpen(MOST_KNOWN),
    ])
    return [...own, ...open].some((row) => row.code === code)
  }
}

const NO_SUCH_TABLE = refuse('no-such-table', 'table', 'There is no table with this code.')

const NOT_NOW = refuse(
  'too-many-guesses',
  'table',
  'Too many codes from your address led nowhere; wait a few minutes before you try another.',
)
