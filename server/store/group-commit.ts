/**
 * Gathers what is handed in during one turn of the event loop, or while a group is being written, and hands it on as
 * one group. There is never more than one group under way, so groups are written in the order of their making.
 */
export class Gathering<Item> {
  readonly #write: (group: readonly Item[]) => Promise<void> | void
  readonly #most: number
  readonly #waiting: Item[] = []
  #isUnderWay = false

  /** `write` owns the group: it tells every item how it went, and does not throw. */
  constructor(write: (group: readonly Item[]) => Promise<void> | void, most = Number.POSITIVE_INFINITY) {
    this.#write = write
    this.#most = most
  }

  add(item: Item): void {
    this.#waiting.push(item)
    if (!this.#isUnderWay) this.#writeAfterThisTurn()
  }

  #writeAfterThisTurn(): void {
    this.#isUnderWay = true
    setImmediate(() => void this.#writeGroup())
  }

  async #writeGroup(): Promise<void> {
    await this.#write(this.#waiting.splice(0, this.#most))
    this.#isUnderWay = false
    if (this.#waiting.length > 0) this.#writeAfterThisTurn()
  }
}
