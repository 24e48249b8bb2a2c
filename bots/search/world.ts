import {
  type AnyGame,
  bug,
  type Chance,
  type Decision,
  type GameTypes,
  Glances,
  type Ms,
  seatOf,
} from '@starboard/kernel'
import { type MutedCtx, mutedCtx } from '../arena.ts'
import type { Action } from './tree.ts'

/** Whoever is asked in real time may let the moment pass. */
export const WAIT: Action = Object.freeze({ kind: 'wait' })

/** In real time this many answers of one seat a moment are enough. */
const ANSWERS_A_MOMENT = 4

/** One imagined world after another, each played on from the searcher's look. */
export class World {
  readonly game: AnyGame
  readonly #looks: readonly Glances<GameTypes>[]
  /** Answers given in this moment of real time. */
  readonly #answersNow: number[]
  readonly #ctx: MutedCtx = mutedCtx('')
  #state: GameTypes['State'] | undefined
  #at = 0

  constructor(game: AnyGame, seats: number) {
    this.game = game
    this.#looks = Array.from({ length: seats }, (_, seat) => new Glances(game, seatOf(seat)))
    this.#answersNow = Array.from({ length: seats }, () => 0)
  }

  begin(state: GameTypes['State'], random: Chance, now: Ms): void {
    this.#state = state
    this.#ctx.random = random
    this.#ctx.now = now
    this.#at = 0
    this.#answersNow.fill(0)
  }

  get state(): GameTypes['State'] {
    return this.#state ?? bug('There is no world yet.')
  }

  get random(): Chance {
    return this.#ctx.random
  }

  lookOf(seat: number): Glances<GameTypes> {
    const look = this.#looks[seat] ?? bug(`There is no seat ${seat}.`)
    look.again(this.state, { at: this.#at, now: this.#ctx.now })
    return look
  }

  act(seat: Decision['seat'], action: Action): void {
    this.#at++
    this.#answersNow[seat] = action === WAIT ? ANSWERS_A_MOMENT : (this.#answersNow[seat] ?? 0) + 1
    if (action !== WAIT) this.game.apply(this.state, seat, action, this.#ctx)
  }

  /** Who has to decide next; null: it is over, or nothing will ever happen. Time passes where nobody has. */
  nextAsked(): Decision | null {
    const { game, state } = this
    for (let rings = 0; rings < MOST_RINGS && game.outcome(state) === null; rings++) {
      const asked = this.#asked(game.decisions(state))
      if (asked !== null) return asked
      const wake = game.wake?.(state) ?? null
      if (wake === null) return null
      this.#ctx.now = Math.max(this.#ctx.now, wake)
      this.#answersNow.fill(0)
      game.clock?.(state, this.#ctx)
    }
    return null
  }

  #asked(open: readonly Decision[]): Decision | null {
    for (const decision of open) {
      if (decision.answered === true) continue
      if (decision.mode !== 'free' || (this.#answersNow[decision.seat] ?? 0) < ANSWERS_A_MOMENT) return decision
    }
    return null
  }
}

/** A clock that rings more often than this without asking anybody asks nobody any more. */
const MOST_RINGS = 1000
