import { MOST_DAMAGE } from '../rules/damage.ts'
import { REGISTERS } from '../rules/state.ts'
import { driven, type Pose, squareOf, WRECK } from './drive.ts'
import { KINDS } from './moves.ts'
import { at } from './numbers.ts'
import type { Route } from './route.ts'
import { type End, type Repairs, worthOf, worthWhenDown } from './worth.ts'

/** One robot before its turn, and what it may put into its registers. */
export interface Task {
  readonly route: Route
  readonly repairs: Repairs
  readonly mayPowerDown: boolean
  /** As it stands now. */
  readonly start: End
  /** By register: the move of a card that is fixed there, null where any card may go. */
  readonly fixed: readonly (number | null)[]
  /** How many cards of each kind are at hand. */
  readonly hand: readonly number[]
}

/** A program as moves, and what the end of the turn is worth if nobody interferes. */
export interface Line {
  readonly moves: readonly number[]
  readonly worth: number
}

/** The best programs, best first: every order of the cards at hand, alone in the factory. */
export function bestLines(task: Task, most: number): readonly Line[] {
  const search = new Search(task, most)
  search.from(0, task.start.pose, task.start.next, task.start.damage)
  return search.best
}

const LENGTH = REGISTERS.length

class Search {
  readonly best: Line[] = []
  readonly #task: Task
  readonly #most: number
  readonly #hand: number[]
  readonly #moves: number[] = []
  #archive: number

  constructor(task: Task, most: number) {
    this.#task = task
    this.#most = most
    this.#hand = [...task.hand]
    this.#archive = task.start.archive
  }

  /** Programs with the same beginning share its simulation. */
  from(register: number, pose: Pose, next: number, damage: number): void {
    const { fixed, route } = this.#task
    if (register === LENGTH || pose === WRECK || next > route.last) {
      this.#note(pose, next, damage)
      return
    }
    const only = fixed[register] ?? null
    if (only !== null) {
      this.#try(register, only, pose, next, damage)
      return
    }
    for (let kind = 0; kind < KINDS; kind++) {
      const count = at(this.#hand, kind)
      if (count === 0) continue
      this.#hand[kind] = count - 1
      this.#try(register, kind, pose, next, damage)
      this.#hand[kind] = count
    }
  }

  #try(register: number, move: number, pose: Pose, next: number, damage: number): void {
    const { drive } = this.#task.route
    this.#moves.push(move)
    const there = driven(drive, pose, move, register)
    if (there === WRECK) this.from(register + 1, WRECK, next, damage)
    else this.#arrive(register, there, next, damage)
    this.#moves.pop()
  }

  #arrive(register: number, pose: Pose, next: number, damage: number): void {
    const { drive } = this.#task.route
    const square = squareOf(pose)
    const hurt = damage + at(drive.hits, square)
    if (hurt > MOST_DAMAGE) this.from(register + 1, WRECK, next, damage)
    else if (at(drive.factory.checkpoint, square) !== next) this.from(register + 1, pose, next, hurt)
    else {
      const archive = this.#archive
      this.#archive = square
      this.from(register + 1, pose, next + 1, hurt)
      this.#archive = archive
    }
  }

  #note(pose: Pose, next: number, damage: number): void {
    const { start, route, repairs, mayPowerDown } = this.#task
    const lives = pose === WRECK ? start.lives - 1 : start.lives
    const end: End = { pose, next, damage, lives, archive: this.#archive }
    const running = worthOf(route, repairs, end)
    // The sooner the race is won the better; the later a wreck, the less is certain.
    const early = next > route.last ? LENGTH - this.#moves.length : 0
    const worth = (mayPowerDown ? Math.max(running, worthWhenDown(route, end)) : running) + early
    const { best } = this
    const worst = best[this.#most - 1]
    if (worst !== undefined && worst.worth >= worth) return
    if (worst !== undefined) best.pop()
    let place = best.length
    for (; place > 0; place--) if ((best[place - 1]?.worth ?? 0) >= worth) break
    best.splice(place, 0, { moves: this.#filled(), worth })
  }

  /** What comes after the end of the race, or after being destroyed, does not matter, but must be there. */
  #filled(): number[] {
    const moves = [...this.#moves]
    const left = [...this.#hand]
    for (let register = moves.length; register < LENGTH; register++) {
      const only = this.#task.fixed[register] ?? null
      const move = only ?? left.findIndex((count) => count > 0)
      if (only === null) left[move] = (left[move] ?? 0) - 1
      moves.push(move)
    }
    return moves
  }
}
