import {
  type Bag,
  bagSize,
  type CardRow,
  cardAt,
  cardIn,
  isRow,
  type LuckSource,
  type Streams,
  takeCardAt,
} from './chance.ts'

/**
 * xoshiro128**: for simulation and search. Outputs predict the rest, so never for live play.
 * All streams are one here: nothing needs to be checked alone.
 */
export const fastChance = (seed: string): LuckSource => new FastChance(seed)

/** A class, because every simulated match makes one for itself and one for each bot: closures cost more than fields. */
class FastChance implements LuckSource {
  /** Null once it is read: many a bot never asks for luck. */
  #seed: string | null
  #a = 0
  #b = 0
  #c = 0
  #d = 0

  constructor(seed: string) {
    this.#seed = seed
  }

  d6(): number {
    return this.below(6) + 1
  }

  below(n: number): number {
    return Math.floor((this.#word() / 0x1_0000_0000) * n)
  }

  draw<C extends string>(_stream: string, from: Readonly<Bag<C>> | CardRow<C>): C {
    return isRow(from) ? cardIn(from, this.below(from.length)) : cardAt(from, this.below(bagSize(from)))
  }

  take<C extends string>(_stream: string, row: C[]): C {
    return takeCardAt(row, this.below(row.length))
  }

  touch(): void {}

  /** A place in it cannot be saved: where a match has to go on later, committed luck is used. */
  streams(): Streams {
    return {}
  }

  #word(): number {
    if (this.#seed !== null) this.#begin(this.#seed)
    const b = this.#b
    const scrambled = Math.imul(b, 5)
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9)
    const c = this.#c ^ this.#a
    const d = this.#d ^ b
    this.#b = b ^ c
    this.#a ^= d
    this.#c = c ^ (b << 9)
    this.#d = (d << 11) | (d >>> 21)
    return result >>> 0
  }

  /** Four well-mixed words from any text (FNV-1a to read it, splitmix32 to spread it). */
  #begin(seed: string): void {
    this.#seed = null
    let hash = 0x811c9dc5
    for (let index = 0; index < seed.length; index++) hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193)
    this.#a = mixed(hash + GOLDEN)
    this.#b = mixed(hash + 2 * GOLDEN)
    this.#c = mixed(hash + 3 * GOLDEN)
    this.#d = mixed(hash + 4 * GOLDEN)
  }
}

const GOLDEN = 0x9e3779b9

function mixed(state: number): number {
  let word = state ^ (state >>> 16)
  word = Math.imul(word, 0x21f0aaad)
  word ^= word >>> 15
  word = Math.imul(word, 0x735a2d97)
  return word ^ (word >>> 15)
}
