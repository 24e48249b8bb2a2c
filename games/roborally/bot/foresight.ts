import { type Chance, shuffled } from '@starboard/kernel'
import { CARD_IDS } from '../rules/cards.ts'
import { handSizeOf, isLocked } from '../rules/damage.ts'
import { REGISTERS } from '../rules/state.ts'
import { WRECK } from './drive.ts'
import type { Judge } from './judge.ts'
import { KINDS, moveOf } from './moves.ts'
import { bestLines, type Task } from './search.ts'
import type { Program } from './trials.ts'
import { weights } from './weights.ts'
import { type End, repaired, worthOf, worthWhenDown } from './worth.ts'

/** Judges by the turn after: the same imagined hands for all that is compared, each played as well as it can be. */
export class Foresight implements Judge {
  readonly #task: Task
  /** Kinds of card in the order dealt: whoever is damaged gets the first of them. */
  readonly #hands: readonly (readonly number[])[]
  readonly #known = new Map<string, number>()

  constructor(task: Task, hands: number, luck: Chance) {
    this.#task = task
    this.#hands = Array.from({ length: hands }, () =>
      shuffled(CARD_IDS, luck, 'bot').slice(0, handSizeOf(0)).map(moveOf),
    )
  }

  running(end: End, program: Program): number {
    const { route, repairs } = this.#task
    if (end.next > route.last || end.pose === WRECK) return worthOf(route, repairs, end)
    const start = { ...end, damage: repaired(route, repairs, end) }
    const fixed = fixedAfter(program, start.damage)
    const key = JSON.stringify([start, fixed])
    const worth = this.#known.get(key) ?? this.#mean(start, fixed)
    this.#known.set(key, worth)
    return worth
  }

  /** The turn after is over then, too. */
  down(end: End): number {
    const { route } = this.#task
    return worthWhenDown(route, end) + (end.next > route.last || end.pose === WRECK ? 0 : weights.turnDown)
  }

  #mean(start: End, fixed: Task['fixed']): number {
    const { route, repairs, hitCost } = this.#task
    const mayPowerDown = start.damage > 0
    let sum = 0
    for (const cards of this.#hands) {
      const hand = counted(cards.slice(0, handSizeOf(start.damage)))
      const [line] = bestLines({ route, repairs, mayPowerDown, start, fixed, hand, hitCost }, 1)
      sum += soon(line?.worth ?? 0)
    }
    return sum / this.#hands.length
  }
}

/** A race that could be won next turn is not won yet. */
const soon = (worth: number): number => (worth < weights.win ? worth : worth - weights.win + weights.winSoon)

/** RR-9.3: what locks keeps its card. */
const fixedAfter = (program: Program, damage: number): Task['fixed'] =>
  REGISTERS.map((register) => (isLocked({ damage }, register) ? moveOf(program[register - 1] ?? null) : null))

function counted(kinds: readonly number[]): readonly number[] {
  const counts = Array.from({ length: KINDS }, () => 0)
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}
