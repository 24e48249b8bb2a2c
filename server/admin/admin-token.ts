import { createHash, timingSafeEqual } from 'node:crypto'
import { type Refusal, refuse } from '@starboard/kernel'
import { AddressLimit } from '../http/limits.ts'

interface Parts {
  readonly token: string
  readonly now: () => number
  readonly missesPerHour: number
}

/**
 * Whether somebody has shown the token of the host. Each wrong one costs, and an address that has no tries left is not
 * even compared: how long the answer takes says nothing.
 */
export class AdminToken {
  readonly #right: Buffer
  readonly #now: () => number
  readonly #misses: AddressLimit

  constructor({ token, now, missesPerHour }: Parts) {
    this.#right = digest(token)
    this.#now = now
    this.#misses = new AddressLimit(missesPerHour / 60, missesPerHour)
  }

  /** Null: it is the right one. */
  check(shown: string | null, address: string): Refusal | null {
    if (shown === null) return NO_TOKEN
    if (!this.#misses.take(address, this.#now())) return TOO_MANY
    if (!timingSafeEqual(digest(shown), this.#right)) return NO_TOKEN
    this.#misses.give(address, this.#now())
    return null
  }

  /** How long until this address may try again. */
  msUntil(address: string): number {
    return this.#misses.msUntil(address, this.#now())
  }
}

/** Of one length, whatever was shown. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const NO_TOKEN = refuse(
  'no-admin',
  'api',
  'This is for the host of the server: “Authorization: Bearer …” with STARBOARD_ADMIN_TOKEN.',
)
const TOO_MANY = refuse(
  'too-many-guesses',
  'api',
  'Too many wrong tokens from your address; wait a few minutes before you try another.',
)
