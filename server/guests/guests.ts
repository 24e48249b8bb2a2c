import type { Person } from '../lobby/lobby.ts'
import type { Watcher } from '../running/publisher.ts'
import type { Keyed } from './keyed.ts'

interface Parts {
  readonly keyed: Keyed
  /** Id of the table: nobody has the same reference at two of them. */
  readonly table: string
  watchers(): Iterable<Watcher>
}

const MOST_SPEAKERS = 50
const MOST_REFERENCES = 2000
const MOST_NETWORKS = 200

/** What a table in memory knows of people beside its row: how the host calls them, who has talked, from where they come. */
export class Guests {
  readonly #parts: Parts
  readonly #references = new Map<string, string>()
  /** Names by user, the latest last. */
  readonly #speakers = new Map<string, string>()
  /** By user, as last seen: never kept, never told. */
  readonly #networks = new Map<string, string>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** What the host calls somebody. */
  referenceOf(user: string): string {
    const known = this.#references.get(user)
    if (known !== undefined) return known
    const reference = this.#parts.keyed(`person ${this.#parts.table} ${user}`)
    if (this.#references.size >= MOST_REFERENCES) this.#references.clear()
    this.#references.set(user, reference)
    return reference
  }

  /** Whom the host means, among those that they may mean. */
  userCalled(person: string, among: Iterable<string>): string | null {
    for (const user of among) if (this.referenceOf(user) === person) return user
    return null
  }

  /** Those who have talked last, the latest first, though they need not be here any more. */
  get speakers(): readonly Person[] {
    return [...this.#speakers].map(([id, name]) => ({ id, name })).reverse()
  }

  noteSpoke({ id, name }: Person): void {
    renew(this.#speakers, [id, name], MOST_SPEAKERS)
  }

  /** Where somebody is who need not watch. */
  noteFrom({ id, network }: Person): void {
    if (network === undefined) return
    renew(this.#networks, [id, network], MOST_NETWORKS)
  }

  /** Where somebody is or was, keyed. */
  networksOf(user: string): readonly string[] {
    const from = new Set([this.#networks.get(user)])
    for (const watcher of this.#parts.watchers()) if (watcher.user === user) from.add(watcher.network)
    return [...from].flatMap((network) => this.networkKey(network) ?? [])
  }

  networkKey(network: string | undefined): string | null {
    return network === undefined ? null : this.#parts.keyed(`network ${this.#parts.table} ${network}`)
  }
}

/** Puts somebody last, and forgets the first if there are too many. */
function renew(map: Map<string, string>, [user, value]: readonly [string, string], most: number): void {
  map.delete(user)
  map.set(user, value)
  const [oldest] = map.keys()
  if (map.size > most && oldest !== undefined) map.delete(oldest)
}
