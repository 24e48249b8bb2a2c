import { MOST_DAMAGE } from '../rules/damage.ts'
import { REGISTERS } from '../rules/state.ts'
import { driven, type Pose, squareOf, WRECK } from './drive.ts'
import type { Fire } from './fire.ts'
import { KINDS } from './moves.ts'
import { at } from './numbers.ts'
import { type Route, TOUCHED } from './route.ts'
import { weights } from './weights.ts'
import {
  bestWorthOf,
  type End,
  LEAST_FOR_A_REST,
  leastDamage,
  type Repairs,
  worthOf,
  worthOfWreck,
  worthOnTheWay,
} from './worth.ts'

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
  /** Where others are expected to shoot, and what a hit costs. */
  readonly fire?: Fire
  readonly hitCost: number
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
  /** Hits to expect from others on the way so far. */
  #exposed = 0
  /** The one that is being judged; only its archive lasts from one to the next. */
  readonly #end: { -readonly [K in keyof End]: End[K] }
  /** By the checkpoint that comes next: what being destroyed is worth. */
  readonly #wrecks: number[] = []

  constructor(task: Task, most: number) {
    this.#task = task
    this.#most = most
    this.#hand = [...task.hand]
    this.#end = { ...task.start }
  }

  /** Programs with the same beginning share its simulation. */
  from(register: number, pose: Pose, next: number, damage: number): void {
    const { fixed, route } = this.#task
    if (register === LENGTH || pose === WRECK || next > route.last) {
      this.#note(pose, next, damage)
      return
    }
    if (this.#isHopeless(register, pose, next) || this.#isInVain(register, pose, next, damage)) return
    const only = fixed[register] ?? null
    if (only !== null) {
      this.#try(register, only, pose, next, damage)
      return
    }
    for (let kind = 0; kind < KINDS; kind++) {
      const count = this.#hand[kind] ?? 0
      if (count === 0) continue
      this.#hand[kind] = count - 1
      this.#try(register, kind, pose, next, damage)
      this.#hand[kind] = count
    }
  }

  /** Even the longest strides would not lead as far as the programs found already. */
  #isHopeless(register: number, pose: Pose, next: number): boolean {
    const worst = this.best[this.#most - 1]
    if (worst === undefined) return false
    const { route } = this.#task
    const { ways, stride } = route.legTo(next)
    const left = (ways[pose] ?? 0) - (LENGTH - register) * stride
    return left > 0 && weights.touch * next - left - route.restAfter(next) < worst.worth
  }

  /** The same, more closely: no card, repair or wreck would lead further. Whatever is as good comes too late. */
  #isInVain(register: number, pose: Pose, next: number, damage: number): boolean {
    const worst = this.best[this.#most - 1]
    if (worst === undefined || this.#mayRest(register, damage)) return false
    const { route, hitCost, repairs } = this.#task
    const { nearest, nearestShelter } = route.legTo(next)
    const place = register * route.drive.poses + pose
    if (nearest[place] === TOUCHED) return false
    const rest = route.restAfter(next)
    const driving = worthOnTheWay(next, at(nearest, place) + rest, damage)
    const repaired = worthOnTheWay(next, at(nearestShelter, place) + rest, leastDamage(repairs, damage))
    return Math.max(driving, repaired, this.#wrecked(next)) - hitCost * this.#exposed <= worst.worth
  }

  /** Whether a rest may count at the end of the turn: what it is worth does not follow from the way alone. */
  #mayRest(register: number, damage: number): boolean {
    const { mayPowerDown, route } = this.#task
    return mayPowerDown && damage + (LENGTH - register) * route.drive.mostHits >= LEAST_FOR_A_REST
  }

  #wrecked(next: number): number {
    const { route, start } = this.#task
    const { archive } = this.#end
    this.#wrecks[next] ??= worthOfWreck(route, { next, lives: start.lives - 1, archive })
    return this.#wrecks[next] ?? 0
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
    const hurt = damage + (drive.hits[square] ?? 0)
    const exposed = this.#exposed
    this.#exposed += this.#task.fire?.[register * drive.factory.size + square] ?? 0
    if (hurt > MOST_DAMAGE) this.from(register + 1, WRECK, next, damage)
    else if (drive.factory.checkpoint[square] !== next) this.from(register + 1, pose, next, hurt)
    else {
      const { archive } = this.#end
      this.#end.archive = square
      this.from(register + 1, pose, next + 1, hurt)
      this.#end.archive = archive
    }
    this.#exposed = exposed
  }

  #note(pose: Pose, next: number, damage: number): void {
    const worth = this.#worth(pose, next, damage)
    const { best } = this
    const worst = best[this.#most - 1]
    if (worst !== undefined && worst.worth >= worth) return
    if (worst !== undefined) best.pop()
    let place = best.length
    while (place > 0 && (best[place - 1]?.worth ?? 0) < worth) place--
    best.splice(place, 0, { moves: this.#filled(), worth })
  }

  /** The sooner the race is won the better. */
  #worth(pose: Pose, next: number, damage: number): number {
    const { start, route, repairs, mayPowerDown, hitCost } = this.#task
    const end = this.#end
    end.pose = pose
    end.next = next
    end.damage = damage
    end.lives = pose === WRECK ? start.lives - 1 : start.lives
    if (next > route.last) return weights.win + LENGTH - this.#moves.length
    const worth = mayPowerDown ? bestWorthOf(route, repairs, end) : worthOf(route, repairs, end)
    return worth - hitCost * this.#exposed
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
