import type { Decision } from '@starboard/kernel'

interface Rules {
  /** A bot waits this long before it moves, so that people can follow. */
  delayMs(): number
  /** Lets a bot think and move; false if it has not moved. Never fails. */
  move(decision: Decision, level: string): Promise<boolean>
  onDone(): void
}

/** A bot that has nothing to do yet is asked again after this long. */
const WAIT_MS = 500

/** The bots at one table that are asked something: each about one decision once at a time. */
export class BotTurns {
  readonly #rules: Rules
  readonly #asked = new Map<string, NodeJS.Timeout>()
  #isStopped = false

  constructor(rules: Rules) {
    this.#rules = rules
  }

  get isBusy(): boolean {
    return this.#asked.size > 0
  }

  ask(decision: Decision, level: string): void {
    const key = `${decision.seat}/${decision.id}`
    if (this.#isStopped || this.#asked.has(key)) return
    const timer = setTimeout(() => void this.#take(key, decision, level), this.#rules.delayMs())
    this.#asked.set(key, timer)
  }

  stop(): void {
    this.#isStopped = true
    for (const timer of this.#asked.values()) clearTimeout(timer)
    this.#asked.clear()
  }

  async #take(key: string, decision: Decision, level: string): Promise<void> {
    const hasMoved = await this.#rules.move(decision, level)
    if (this.#isStopped) return
    if (hasMoved) this.#done(key)
    else
      this.#asked.set(
        key,
        setTimeout(() => this.#done(key), WAIT_MS),
      )
  }

  #done(key: string): void {
    this.#asked.delete(key)
    this.#rules.onDone()
  }
}
