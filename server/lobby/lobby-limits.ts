import { isRefusal, type Refusal, refuse } from '@starboard/kernel'
import { printCode } from '@starboard/wire/codes'
import type { Tally } from '../cluster/tally.ts'
import type { Services } from '../table/services.ts'
import type { Person } from './lobby.ts'

const LATELY_MS = 7 * 24 * 3600 * 1000
const MOST_NETWORKS = 10_000

/** How many tables that have not started somebody may have: one person, and everybody at one address. */
export class LobbyLimits implements Tally {
  onCounted: Tally['onCounted'] = () => {}
  readonly #services: Pick<Services, 'store' | 'pace' | 'wall' | 'keyed'>
  /** Tables that are being made, by who makes them: many at once are no way around. */
  readonly #underWay = new Map<string, number>()
  /** Ids of tables by the name of the network they were made from. Kept in memory alone: no address is ever stored. */
  readonly #made = new Map<string, Set<string>>()

  constructor(services: Pick<Services, 'store' | 'pace' | 'wall' | 'keyed'>) {
    this.#services = services
  }

  async make<T extends { readonly id: string }>(by: Person, make: () => Promise<T | Refusal>): Promise<T | Refusal> {
    const keys = [`person ${by.id}`, `network ${by.network}`]
    const [ofPerson = 0, ofNetwork = 0] = keys.map((key) => this.#underWay.get(key) ?? 0)
    for (const key of keys) this.#count(key, 1)
    try {
      const refused = (await this.#checkPerson(by, ofPerson)) ?? (await this.#checkNetwork(by, ofNetwork))
      if (refused !== null) return refused
      const made = await make()
      if (!isRefusal(made)) this.#note(by, made.id)
      return made
    } finally {
      for (const key of keys) this.#count(key, -1)
    }
  }

  #count(key: string, change: number): void {
    const count = (this.#underWay.get(key) ?? 0) + change
    if (count === 0) this.#underWay.delete(key)
    else this.#underWay.set(key, count)
  }

  async #checkPerson({ id }: Person, underWay: number): Promise<Refusal | null> {
    const { store, pace, wall } = this.#services
    const most = pace.lobbiesPerPerson
    const codes = await store.tables.listLobbies(id, wall() - LATELY_MS, most)
    return codes.length + underWay < most ? null : tooMany(most, codes)
  }

  async #checkNetwork({ network }: Person, underWay: number): Promise<Refusal | null> {
    const most = this.#services.pace.lobbiesPerAddress
    const made = network === undefined ? undefined : this.#made.get(this.#nameOf(network))
    if ((made?.size ?? 0) + underWay < most) return null
    for (const id of made ?? []) if (!(await this.#isLobby(id))) made?.delete(id)
    return network === undefined || (made?.size ?? 0) + underWay < most ? null : tooManyHere(most)
  }

  async #isLobby(id: string): Promise<boolean> {
    return (await this.#services.store.tables.find(id))?.status === 'lobby'
  }

  #nameOf(network: string): string {
    return this.#services.keyed(`lobbies of ${network}`)
  }

  #note({ network }: Person, id: string): void {
    if (network === undefined) return
    this.countedElsewhere([this.#nameOf(network), id])
    this.onCounted([this.#nameOf(network), id])
  }

  countedElsewhere([network = '', id = '']: readonly string[]): void {
    const made = this.#made.get(network) ?? new Set()
    this.#made.delete(network)
    this.#made.set(network, made.add(id))
    const [oldest] = this.#made.keys()
    if (this.#made.size > MOST_NETWORKS && oldest !== undefined) this.#made.delete(oldest)
  }
}

const tooMany = (most: number, codes: readonly string[]): Refusal =>
  refuse(
    'too-many-tables',
    'table',
    `You have ${most === 1 ? 'a table' : `${most} tables`} waiting to start (${codes.map(printCode).join(', ')}). Start or leave one, then make another.`,
  )

const tooManyHere = (most: number): Refusal =>
  refuse(
    'too-many-tables-here',
    'table',
    `From your network ${most === 1 ? 'a table is' : `${most} tables are`} waiting to start; start one of them before another is made.`,
  )
