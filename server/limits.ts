/** A bucket that fills at a rate and empties by one for each use. */
export class Bucket {
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

  take(now: number): boolean {
    this.#level = Math.min(this.#most, this.#level + ((now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
    if (this.#level < 1) return false
    this.#level--
    return true
  }

  isFull(now: number): boolean {
    return this.#level + ((now - this.#at) / 1000) * this.#perSecond >= this.#most
  }
}

const SWEEP_AT = 10_000

/** One bucket for each address; full ones are forgotten, so strangers do not pile up. */
export class AddressLimit {
  readonly #buckets = new Map<string, Bucket>()
  readonly #perSecond: number
  readonly #most: number

  constructor(perMinute: number) {
    this.#perSecond = perMinute / 60
    this.#most = Math.max(1, perMinute / 4)
  }

  take(address: string, now: number): boolean {
    if (this.#buckets.size > SWEEP_AT) this.#forgetFull(now)
    const known = this.#buckets.get(address)
    const bucket = known ?? new Bucket(this.#perSecond, this.#most, now)
    if (known === undefined) this.#buckets.set(address, bucket)
    return bucket.take(now)
  }

  #forgetFull(now: number): void {
    for (const [address, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(address)
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
