import { bug } from '../contract/bug.ts'
import {
  type Bag,
  type CardRow,
  type Chance,
  cardNamed,
  type Luck,
  type LuckSource,
  takeCardNamed,
} from '../luck/chance.ts'

/**
 * Luck with a memory: notes every value, so that the log can keep it. Over a recorded entry it gives the recorded
 * values again, and if a source is there too, both must agree.
 */
export class Ledger implements Chance {
  luck: Luck[] = []
  /** A draw was made or a hidden order was read. */
  touched = false
  readonly #source: LuckSource | null
  #expected: readonly Luck[] | null = null

  constructor(source: LuckSource | null) {
    this.#source = source
  }

  start(expected: readonly Luck[] | null): void {
    this.luck = []
    this.touched = false
    this.#expected = expected
  }

  /** Everything recorded must have been asked for. */
  finish(): void {
    if (this.#expected !== null && this.#expected.length !== this.luck.length)
      bug(`The log has ${this.#expected.length} draws for this entry, the rules made ${this.luck.length}.`)
  }

  d6(): number {
    return this.#note(this.#source === null ? this.#number() : this.#source.d6())
  }

  below(n: number, stream: string): number {
    return this.#note(this.#source === null ? this.#number() : this.#source.below(n, stream))
  }

  draw<C extends string>(stream: string, from: Readonly<Bag<C>> | CardRow<C>): C {
    return this.#note(this.#source === null ? this.#card(from) : this.#source.draw(stream, from))
  }

  take<C extends string>(stream: string, row: C[]): C {
    return this.#note(this.#source === null ? this.#cardOut(row) : this.#source.take(stream, row))
  }

  touch(): void {
    this.touched = true
  }

  #note<V extends Luck>(value: V): V {
    const expected = this.#expected?.[this.luck.length]
    if (this.#expected !== null && expected !== value)
      bug(`Draw ${this.luck.length + 1} gives ${value}, the log has ${expected ?? 'none'}.`)
    this.luck.push(value)
    this.touched = true
    return value
  }

  #next(): Luck {
    return this.#expected?.[this.luck.length] ?? bug(`The log has no draw ${this.luck.length + 1} for this entry.`)
  }

  #number(): number {
    const value = this.#next()
    return typeof value === 'number' ? value : bug(`The log has the card ${value} where a number was drawn.`)
  }

  #card<C extends string>(from: Readonly<Bag<C>> | CardRow<C>): C {
    const value = this.#next()
    return cardNamed(from, value) ?? bug(`The log has ${value}, which was not among the cards.`)
  }

  #cardOut<C extends string>(row: C[]): C {
    const value = this.#next()
    return takeCardNamed(row, value) ?? bug(`The log has ${value}, which was not among the cards.`)
  }
}
