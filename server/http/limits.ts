import { isIPv6 } from 'node:net'

/** A bucket that fills at a rate and empties with each use. */
export class Bucket {
  /** Nobody looks here any more: there may be another one for the same address. */
  isForgotten = false
  readonly #perSecond: number
  readonly #most: number
  #level: number
  #at: number

  constructor(perSecond: number, most: number, now: number) {
    this.#perSecond = perSecond
    this.#most = most
    this.#level = most
    this.#at = now
  }

  take(now: number, amount = 1): boolean {
    const level = this.#levelAt(now)
    const taken = Math.min(amount, this.#most)
    const isEnough = level >= taken
    this.#level = isEnough ? level - taken : level
    this.#at = now
    return isEnough
  }

  /** More than a whole bucket takes a whole bucket. */
  has(now: number, amount = 1): boolean {
    return this.#levelAt(now) >= Math.min(amount, this.#most)
  }

  /** It was not used after all. */
  give(now: number, amount = 1): void {
    this.#level = Math.min(this.#most, this.#levelAt(now) + amount)
    this.#at = now
  }

  /** How long until it has so much again. */
  msUntil(now: number, amount = 1): number {
    const missing = Math.min(amount, this.#most) - this.#levelAt(now)
    return Math.max(0, (missing / this.#perSecond) * 1000)
  }

  isFull(now: number): boolean {
    return this.#levelAt(now) >= this.#most
  }

  /** A clock that was set back takes nothing away. */
  #levelAt(now: number): number {
    return Math.min(this.#most, this.#level + (Math.max(0, now - this.#at) / 1000) * this.#perSecond)
  }
}

const SWEEP_AT = 10_000
const SWEEP_EVERY_MS = 1000

/** One bucket for each address; full ones are forgotten, so strangers do not pile up. */
export class AddressLimit {
  readonly #buckets = new Map<string, Bucket>()
  readonly #perSecond: number
  readonly #most: number
  #sweptAt = 0

  /** At once: a quarter of a minute's, unless said otherwise. */
  constructor(perMinute: number, most = Math.max(1, perMinute / 4)) {
    this.#perSecond = perMinute / 60
    this.#most = most
  }

  get size(): number {
    return this.#buckets.size
  }

  has(address: string, now: number, amount = 1): boolean {
    return this.#buckets.get(address)?.has(now, amount) ?? true
  }

  msUntil(address: string, now: number, amount = 1): number {
    return this.#buckets.get(address)?.msUntil(now, amount) ?? 0
  }

  take(address: string, now: number, amount = 1): boolean {
    return this.bucketOf(address, now).take(now, amount)
  }

  /** For whoever asks again and again: good until it is forgotten. */
  bucketOf(address: string, now: number): Bucket {
    if (this.#buckets.size > SWEEP_AT && Math.abs(now - this.#sweptAt) >= SWEEP_EVERY_MS) this.#forgetFull(now)
    const known = this.#buckets.get(address)
    const bucket = known ?? new Bucket(this.#perSecond, this.#most, now)
    if (known === undefined) this.#buckets.set(address, bucket)
    return bucket
  }

  /** It was not used after all. */
  give(address: string, now: number, amount = 1): void {
    this.#buckets.get(address)?.give(now, amount)
  }

  #forgetFull(now: number): void {
    this.#sweptAt = now
    for (const [address, bucket] of this.#buckets) {
      if (!bucket.isFull(now)) continue
      bucket.isForgotten = true
      this.#buckets.delete(address)
    }
  }
}

/** How many connections an address has. */
export class ConnectionCount {
  readonly #counts = new Map<string, number>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  open(address: string): boolean {
    const count = this.#counts.get(address) ?? 0
    if (count >= this.#most) return false
    this.#counts.set(address, count + 1)
    return true
  }

  close(address: string): void {
    const count = (this.#counts.get(address) ?? 1) - 1
    if (count <= 0) this.#counts.delete(address)
    else this.#counts.set(address, count)
  }
}

/** What limits count by: an IPv4 address, or the network of an IPv6 one, because every home has 2⁶⁴ of those. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address
}

function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const parts = (text: string | undefined) =>
    text ? text.split(':').map((group) => group.replace(/^0+(?=.)/, '')) : []
  const [before, after] = [parts(head), parts(tail)]
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
}
