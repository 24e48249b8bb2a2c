import type { CommandKind } from '@starboard/wire/protocol'
import { AddressLimit, type Bucket } from './limits.ts'

/** What something costs us: bytes to read, and points of work, each about a tenth of a millisecond of everybody's time. */
export interface Cost {
  readonly bytes?: number
  readonly work?: number
}

/** Who pays: an address, a session, or both. */
export interface Payers {
  readonly address?: string
  readonly user?: string
}

/** Points by what is asked for; what a long text costs beside that is counted by the kilobyte. */
export const WORK = { ping: 1, unwatch: 1, watch: 20, http: 5, list: 20, story: 50, create: 50 } as const

const COMMAND_WORK: Partial<Record<CommandKind, number>> = { configure: 50, start: 50, rematch: 50, order: 10 }
const ANY_COMMAND = 5

export const workOfCommand = (kind: CommandKind): number => COMMAND_WORK[kind] ?? ANY_COMMAND

/** A burst may be as much as this many seconds give. */
const BURST_SECONDS = 20
/** An address gets as much as this many sessions: a household, or a class around one table. */
const HOUSEHOLD = 4
const BYTES_A_POINT = 1024

type Limits = { readonly [C in keyof Cost]-?: AddressLimit }

interface Rates {
  readonly bytesPerSecond: number
  readonly workPerSecond: number
}

/** What each session and each address may cost: not how often they ask, but how much that is. */
export class Budgets {
  readonly #limits: { readonly [P in keyof Payers]-?: Limits }

  constructor({ bytesPerSecond, workPerSecond }: Rates) {
    const limits = (share: number) => ({
      bytes: limitOf(bytesPerSecond * share),
      work: limitOf(workPerSecond * share),
    })
    this.#limits = { user: limits(1), address: limits(HOUSEHOLD) }
  }

  /** Whoever cannot pay all of it pays nothing, and gets nothing. */
  take(payers: Payers, cost: Cost, now: number): boolean {
    return this.accountOf(payers).take(cost, now)
  }

  /** How long until they can. */
  msUntil(payers: Payers, cost: Cost, now: number): number {
    return this.accountOf(payers).msUntil(cost, now)
  }

  /** For whoever pays again and again. */
  accountOf({ user, address }: Payers): Account {
    const purses: Purse[] = []
    if (user !== undefined) purses.push(new Purse(this.#limits.user, user))
    if (address !== undefined) purses.push(new Purse(this.#limits.address, address))
    return new Account(purses)
  }
}

/** What all who pay for somebody may still cost. */
export class Account {
  readonly #purses: readonly Purse[]

  constructor(purses: readonly Purse[]) {
    this.#purses = purses
  }

  take({ bytes = 0, work = 0 }: Cost, now: number): boolean {
    const points = work + bytes / BYTES_A_POINT
    for (const purse of this.#purses) if (!purse.has(bytes, points, now)) return false
    for (const purse of this.#purses) purse.pay(bytes, points, now)
    return true
  }

  msUntil({ bytes = 0, work = 0 }: Cost, now: number): number {
    return Math.max(0, ...this.#purses.map((purse) => purse.msUntil(bytes, work + bytes / BYTES_A_POINT, now)))
  }
}

/** What one of them may. */
class Purse {
  readonly #limits: Limits
  readonly #key: string
  #bytes: Bucket | null = null
  #work: Bucket | null = null

  constructor(limits: Limits, key: string) {
    this.#limits = limits
    this.#key = key
  }

  has(bytes: number, work: number, now: number): boolean {
    return this.#bytesAt(now).has(now, bytes) && this.#workAt(now).has(now, work)
  }

  msUntil(bytes: number, work: number, now: number): number {
    return Math.max(this.#bytesAt(now).msUntil(now, bytes), this.#workAt(now).msUntil(now, work))
  }

  pay(bytes: number, work: number, now: number): void {
    this.#bytesAt(now).take(now, bytes)
    this.#workAt(now).take(now, work)
  }

  #bytesAt(now: number): Bucket {
    if (this.#bytes === null || this.#bytes.isForgotten) this.#bytes = this.#limits.bytes.bucketOf(this.#key, now)
    return this.#bytes
  }

  #workAt(now: number): Bucket {
    if (this.#work === null || this.#work.isForgotten) this.#work = this.#limits.work.bucketOf(this.#key, now)
    return this.#work
  }
}

const limitOf = (perSecond: number): AddressLimit => new AddressLimit(perSecond * 60, perSecond * BURST_SECONDS)
