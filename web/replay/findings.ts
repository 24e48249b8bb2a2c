import type { DiceCheck } from './dice-check.ts'
import type { Signed } from './signature.ts'

/** What has been found out about a match so far. */
export interface Found {
  readonly check: DiceCheck
  /** Null: not looked at yet. */
  readonly signed: Signed | null
}

const NOTHING_YET: Found = { check: { progress: 0, found: null, draws: [] }, signed: null }

/** What is found out about a match while it is already being looked at. */
export class Findings {
  readonly #listeners = new Set<() => void>()
  #found = NOTHING_YET

  readonly read = (): Found => this.#found

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  note(found: Partial<Found>): void {
    this.#found = { ...this.#found, ...found }
    for (const listener of this.#listeners) listener()
  }
}
