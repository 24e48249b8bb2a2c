import {
  atRate,
  type Clock,
  desertedPause,
  endingPause,
  isRealTime,
  ONLY_PERSON_MS,
  type Pause,
  pauseAt,
  pauseDueAt,
  toldPause,
} from '@starboard/driver'
import type { AnyGame, Ms } from '@starboard/kernel'
import type { PauseInfo } from '@starboard/wire/protocol'

interface Start {
  readonly game: AnyGame
  /** The host's own clock. */
  now(): number
  /** Where the match clock stands. */
  readonly match: Ms
  /** The match was left and goes on: whoever comes back to a game in real time gets a countdown. */
  readonly isKept: boolean
}

/** The match clock of one person. Where the clock is the game it stands still while they do not look. */
export class SoloClock {
  readonly #game: AnyGame
  readonly #now: () => number
  #clock: Clock
  #pause: Pause | null = null
  /** When the page was hidden. */
  #leftAt: number | null = null

  constructor({ game, now, match, isKept }: Start) {
    this.#game = game
    this.#now = now
    const isWaiting = isKept && isRealTime(game)
    this.#clock = { wall: now(), match, rate: isWaiting ? 0 : 1 }
    if (isWaiting) this.#pause = endingPause(game, desertedPause(now()), now())
  }

  get clock(): Clock {
    return this.#clock
  }
  get isPaused(): boolean {
    return this.#pause !== null
  }
  get told(): PauseInfo | null {
    return this.#pause === null ? null : toldPause(this.#game, this.#pause, this.#now())
  }

  leave(): void {
    if (isRealTime(this.#game)) this.#leftAt ??= this.#now()
  }

  comeBack(): void {
    this.#leftAt = null
    if (this.#pause !== null) this.#pause = endingPause(this.#game, this.#pause, this.#now())
  }

  /** When it changes by itself; null: never. */
  get dueAt(): number | null {
    if (this.#pause !== null) return pauseDueAt(this.#game, this.#pause)
    return this.#leftAt === null ? null : this.#leftAt + ONLY_PERSON_MS
  }

  /** What is due by now happens. */
  pass(): void {
    const { dueAt } = this
    if (dueAt === null || dueAt > this.#now()) return
    if (this.#pause === null) this.#stop(dueAt)
    else this.#pause = pauseAt(this.#game, this.#pause, this.#now())
    if (this.#pause === null) this.#goOn()
  }

  #stop(at: number): void {
    this.#clock = atRate(this.#clock, 0, at)
    this.#pause = desertedPause(at)
  }

  /** The countdown is over: there may be nobody to go on for. */
  #goOn(): void {
    if (this.#leftAt !== null) this.#pause = desertedPause(this.#now())
    else this.#clock = atRate(this.#clock, 1, this.#now())
  }
}
