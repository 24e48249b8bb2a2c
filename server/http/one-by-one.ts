import { breath } from './turns.ts'

type Job = () => Promise<void> | undefined

/**
 * One job after another. One that finds nobody before it begins at once, and if there is nothing to wait for it is over
 * at once; between two that had to wait, everybody else has a turn.
 */
export class OneByOne {
  readonly #onTrouble: (error: unknown) => void
  readonly #waiting: Job[] = []
  #isBusy = false
  #isHeld = false

  constructor(onTrouble: (error: unknown) => void) {
    this.#onTrouble = onTrouble
  }

  add(job: Job): void {
    if (this.#isBusy) this.#waiting.push(job)
    else this.#begin(job)
  }

  /** Waits for all that have come so far. */
  settled(): Promise<void> {
    if (!this.#isBusy) return Promise.resolve()
    return new Promise((resolve) => this.add(async () => resolve()))
  }

  /** Called by a job that is over only when what it gives is called: then the next one has its turn. */
  hold(): () => void {
    this.#isHeld = true
    return this.#release
  }

  readonly #release = (): void => {
    this.#isHeld = false
    this.#next()
  }

  #begin(job: Job): void {
    this.#isBusy = true
    const going = this.#attempted(job)
    if (going !== undefined) void going.catch(this.#onTrouble).then(() => this.#next())
    else if (!this.#isHeld) this.#next()
  }

  #attempted(job: Job): Promise<void> | undefined {
    try {
      return job()
    } catch (error) {
      this.#onTrouble(error)
      return undefined
    }
  }

  #next(): void {
    const next = this.#waiting.shift()
    if (next === undefined) this.#isBusy = false
    else void breath().then(() => this.#begin(next))
  }
}
