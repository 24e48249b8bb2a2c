import type { Refusal } from '@starboard/kernel'
import { failureAt } from '../failures/failures.ts'
import { isOusted, isOvertaken, isUnsure, NotSaved } from '../failures/not-saved.ts'
import type { TableState } from './state.ts'

/** After trouble nothing happens by itself for this long, and twice as long each time: one table's trouble stays its own. */
const FIRST_QUIET_MS = 500
const LAST_QUIET_MS = 60_000

/** Whoever is overtaken again and again is told that it could not be saved. */
const MOST_TRIES = 2

/** The database may be back by then. */
const ASK_AGAIN_MS = 250
const MOST_ASKED = 20

const OVERTAKEN = 'somebody else has written this table; it is read again'
const UNSURE = 'nobody knows what of this table was written last; it is read again'

interface QueueParts {
  /** Called after everything that went well. */
  goOn(): void
  /** What is in the store counts from now on. */
  onReadAgain(): void
}

/** What is done at one table, one thing after another, and what becomes of it if there is trouble. */
export class TableQueue {
  readonly #state: TableState
  readonly #parts: QueueParts
  readonly #waiting: (() => void)[] = []
  #isBusy = false
  #troubles = 0
  #quietUntil = 0
  #isStopped = false

  constructor(state: TableState, parts: QueueParts) {
    this.#state = state
    this.#parts = parts
  }

  get isBusy(): boolean {
    return this.#isBusy
  }
  get isStopped(): boolean {
    return this.#isStopped
  }
  /** Before this time nothing happens by itself. */
  get quietUntil(): number {
    return this.#quietUntil
  }

  /** Waits for what is under way. */
  async settled(): Promise<void> {
    if (this.#isBusy) await this.run(async () => undefined)
  }

  /** Nothing happens by itself any more. */
  stop(): void {
    this.#isStopped = true
  }

  run<X>(job: () => Promise<X>): Promise<X> {
    return new Promise((resolve, reject) => {
      this.#enter(() => {
        // Whoever waits for this one has their answer before the next one's turn.
        void job()
          .then(resolve, reject)
          .then(() => this.#leave())
      })
    })
  }

  /** Something has begun while nobody had their turn: nobody gets one until it is over. */
  hold(): void {
    this.#isBusy = true
  }

  /** It is over, and whoever waited for it has their answer. */
  release(): void {
    this.#leave()
  }

  #enter(begin: () => void): void {
    if (this.#isBusy) this.#waiting.push(begin)
    else {
      this.#isBusy = true
      begin()
    }
  }

  #leave(): void {
    const next = this.#waiting.shift()
    if (next === undefined) this.#isBusy = false
    else next()
  }

  /** What nobody waits for. */
  later(what: string, job: () => Promise<void>): void {
    void this.run(() => this.guarded(what, job))
  }

  wentWell(): void {
    this.#parts.goOn()
    this.#troubles = 0
  }

  /** The one place where trouble becomes an answer. A bug in a game's rules touches this table only, and only this once. */
  async guarded<X>(what: string, act: () => Promise<X>): Promise<X | Refusal> {
    try {
      const answer = await this.#onWhatIsThere(what, act)
      this.wentWell()
      return answer
    } catch (error) {
      const { services, row, isPlaying } = this.#state
      this.#quietUntil = services.now() + Math.min(LAST_QUIET_MS, FIRST_QUIET_MS * 2 ** this.#troubles++)
      if (!this.#isStopped) services.setAlarm(row.id, isPlaying ? this.#quietUntil : null)
      return failureAt(this.#state, what, error)
    }
  }

  /**
   * If somebody else was faster the table is read again, and this is done once more, on top of what they did. So it is if
   * nobody knows whether it was done: by then everybody does, and what was done is not done twice.
   */
  async #onWhatIsThere<X>(what: string, act: () => Promise<X>, tries = MOST_TRIES): Promise<X> {
    try {
      return await act()
    } catch (error) {
      if (!isOvertaken(error) && !isUnsure(error)) throw error
      const { services, row } = this.#state
      services.log.warn({ table: row.code, what }, isUnsure(error) ? UNSURE : OVERTAKEN)
      if (isUnsure(error)) await this.#makeSure(error)
      else await this.#state.readAgain()
      this.#parts.onReadAgain()
      if (tries === 1) throw error
      return this.#onWhatIsThere(what, act, tries - 1).catch((again: unknown) => {
        // Whatever this one says, the one before may have been done.
        throw isUnsure(error) && again instanceof NotSaved ? error : again
      })
    }
  }
  /** Until the database answers again there is nothing else to do here. */
  async #makeSure(unsure: unknown, tries = MOST_ASKED): Promise<void> {
    try {
      await this.#state.fence()
      await this.#state.readAgain()
    } catch (error) {
      if (tries === 0 || this.#isStopped || isOusted(error)) throw unsure
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
      await this.#makeSure(unsure, tries - 1)
    }
  }
}
