import type { GameTypes } from '@starboard/kernel'

type Action = GameTypes['Action']

/** A choice that is compared with the usual one: by how much it was better, world by world. */
export class Contender {
  readonly action: Action
  worlds = 0
  #sum = 0
  #squares = 0

  constructor(action: Action) {
    this.action = action
  }

  note(better: number): void {
    this.worlds++
    this.#sum += better
    this.#squares += better * better
  }

  get mean(): number {
    return this.worlds === 0 ? 0 : this.#sum / this.worlds
  }

  /** The standard error of the mean. */
  get error(): number {
    if (this.worlds === 0) return Number.POSITIVE_INFINITY
    return Math.sqrt(Math.max(LEAST_VARIANCE, this.#squares / this.worlds - this.mean ** 2) / this.worlds)
  }
}

const LEAST_VARIANCE = 1e-9
