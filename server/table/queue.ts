import type { Refusal } from '@starboard/kernel'
import { failureAt } from '../failures/failures.ts'
import { isOvertaken } from '../failures/not-saved.ts'
import type { TableState } from './state.ts'

/** After trouble nothing happens by itself for this long, and twice as long each time: one table's trouble stays its own. */
const FIRST_QUIET_MS = 500
const LAST_QUIET_MS = 60_000

/** Whoever is overtaken again and again is told that it could not be saved. */
const MOST_TRIES = 2

/** What is done at one table, one thing after another, and what becomes of it if there is trouble. */
export class TableQueue {
  readonly #state: TableState
  /** After everything that went well. */
  readonly #goOn: () => void
  readonly #waiting: (() => void)[] = []
  #isBusy = false
  #troubles = 0
  #quietUntil = 0
  #isStopped = false

  constructor(state: TableState, goOn: () => void) {
    this.#state = state
    this.#goOn = goOn
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
    this.#goOn()
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

  /** If somebody else was faster the table is read again, and this is done once more, on top of what they did. */
  async #onWhatIsThere<X>(what: string, act: () => Promise<X>, tries = MOST_TRIES): Promise<X> {
    try {
      return await act()
    } catch (error) {
      if (!isOvertaken(error)) throw error
      const { services, row } = this.#state
      services.log.warn({ table: row.code, what }, 'somebody else has written this table; it is read again')
      await this.#state.readAgain()
      if (tries === 1) throw error
      return this.#onWhatIsThere(what, act, tries - 1)
    }
  }
}
