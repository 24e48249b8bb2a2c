const AGAIN_MS = 3000

/** What the server says once and for all. It is asked when somebody first wants to know, and again until it answers. */
export class KeptAnswer<X> {
  readonly #ask: () => Promise<X>
  readonly #listeners = new Set<() => void>()
  #answer: X | null = null
  #isAsking = false

  constructor(ask: () => Promise<X>) {
    this.#ask = ask
  }

  /** Null before the server has answered. */
  readonly get = (): X | null => this.#answer

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    this.#find()
    return () => this.#listeners.delete(listener)
  }

  #find(): void {
    if (this.#isAsking || this.#answer !== null) return
    this.#isAsking = true
    this.#ask().then(
      (answer) => {
        this.#answer = answer
        for (const listener of this.#listeners) listener()
      },
      () => {
        this.#isAsking = false
        // Whoever still looks at it is not left waiting.
        setTimeout(() => this.#listeners.size > 0 && this.#find(), AGAIN_MS)
      },
    )
  }
}
