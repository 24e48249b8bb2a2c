import type { Decision } from '@starboard/kernel'

interface Rules {
  later(run: () => void, ms: number): () => void
  /** Lets a bot move; false if it has not. */
  move(decision: Decision): Promise<boolean>
  onDone(): void
}

/** A bot waits this long before it moves, so that a person can follow; the same as on the server. */
const DELAY_MS = 700
/** A bot that has nothing to do yet is asked again after this long. */
const WAIT_MS = 500

/** The bots that are asked something: each about one decision once at a time. */
export class BotTurns {
  readonly #rules: Rules
  readonly #asked = new Map<string, () => void>()

  constructor(rules: Rules) {
    this.#rules = rules
  }

  ask(decision: Decision): void {
    const key = `${decision.seat}/${decision.id}`
    if (this.#asked.has(key)) return
    this.#asked.set(
      key,
      this.#rules.later(() => void this.#take(key, decision), DELAY_MS),
    )
  }

  stop(): void {
    for (const cancel of this.#asked.values()) cancel()
    this.#asked.clear()
  }

  async #take(key: string, decision: Decision): Promise<void> {
    const hasMoved = await this.#rules.move(decision)
    // Stopped meanwhile: the key may already stand for a question of another match.
    if (!this.#asked.has(key)) return
    if (hasMoved) this.#done(key)
    else
      this.#asked.set(
        key,
        this.#rules.later(() => this.#done(key), WAIT_MS),
      )
  }

  #done(key: string): void {
    this.#asked.delete(key)
    this.#rules.onDone()
  }
}
