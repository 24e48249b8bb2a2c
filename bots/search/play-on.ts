import type { AnyBot, AnyGame, Budget, Decision, GameTypes, Outcome, SearchHelp } from '@starboard/kernel'
import { randomBot } from '../random.ts'
import type { Action } from './tree.ts'
import { valuesOf } from './value.ts'
import { WAIT, type World } from './world.ts'

/** A rollout without an end is given up here. */
const MOST_STEPS = 2000

/** Plays imagined worlds on, by rules of thumb or by dice, to the end or as far as the game can tell who is ahead. */
export class PlayOn {
  readonly #game: AnyGame
  readonly #help: SearchHelp<GameTypes>
  readonly #bot: AnyBot
  readonly #budget: { ms: number; random: Budget['random'] }

  constructor(game: AnyGame, help: SearchHelp<GameTypes>, random: Budget['random']) {
    this.#game = game
    this.#help = help
    this.#bot = help.rollout ?? randomBot(game)
    this.#budget = { ms: 0, random }
  }

  /** What a fair player does with this look. */
  usual(look: Parameters<AnyBot['play']>[0], seat: Decision['seat']): Action {
    const action = this.#bot.play(look, seat, this.#budget)
    return typeof action === 'string' ? WAIT : action
  }

  /** What became of it for each seat, from 0 to 1. */
  values(world: World): readonly number[] {
    const help = this.#help
    const steps = help.evaluate === undefined ? MOST_STEPS : (help.horizon ?? MOST_STEPS)
    this.#budget.random = world.random
    for (let step = 0; step < steps; step++) {
      const asked = world.nextAsked()
      if (asked === null) break
      world.act(asked.seat, this.#played(world, asked))
    }
    const outcome = this.#game.outcome(world.state)
    if (outcome !== null) return this.#worth(outcome)
    return help.evaluate?.(world.state) ?? UNDECIDED
  }

  #worth(outcome: Outcome): readonly number[] {
    const values = valuesOf(outcome, this.#game.meta.kind === 'co-op')
    const { margin } = this.#help
    return margin === undefined ? values : values.map((value, seat) => (value + leadOf(outcome, seat, margin)) / 2)
  }

  #played(world: World, { seat, mode }: Decision): Action {
    if (mode === 'free' && this.#help.rollout === undefined && world.random.below(2, 'search') === 0) return WAIT
    return this.usual(world.lookOf(seat), seat)
  }
}

/** From 0, far behind, to 1, far ahead of the best of the others. */
function leadOf({ points }: Outcome, seat: number, margin: number): number {
  const rivals = Math.max(...points.filter((_, other) => other !== seat))
  return 1 / (1 + Math.exp((rivals - (points[seat] ?? 0)) / margin))
}

const MOST_SEATS = 16
const UNDECIDED: readonly number[] = Array.from({ length: MOST_SEATS }, () => 0.5)
