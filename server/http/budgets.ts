import type { CommandKind } from '@starboard/wire/protocol'
import { AddressLimit } from './limits.ts'

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
type Bill = Required<Cost> & { readonly now: number }

const canPay = (limits: Limits, key: string, { bytes, work, now }: Bill): boolean =>
  limits.bytes.has(key, now, bytes) && limits.work.has(key, now, work)

function pay(limits: Limits, key: string, { bytes, work, now }: Bill): void {
  limits.bytes.take(key, now, bytes)
  limits.work.take(key, now, work)
}

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
  take(payers: Payers, { bytes = 0, work = 0 }: Cost, now: number): boolean {
    const bill: Bill = { bytes, work: work + bytes / BYTES_A_POINT, now }
    const { user, address } = this.#limits
    if (payers.user !== undefined && !canPay(user, payers.user, bill)) return false
    if (payers.address !== undefined && !canPay(address, payers.address, bill)) return false
    if (payers.user !== undefined) pay(user, payers.user, bill)
    if (payers.address !== undefined) pay(address, payers.address, bill)
    return true
  }
}

const limitOf = (perSecond: number): AddressLimit => new AddressLimit(perSecond * 60, perSecond * BURST_SECONDS)
