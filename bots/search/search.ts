import {
  type AnyGame,
  type Budget,
  bug,
  type Decision,
  fastChance,
  type GameTypes,
  type Look,
  type SearchHelp,
  type Seat,
} from '@starboard/kernel'
import { PlayOn } from './play-on.ts'
import { isSame } from './same-action.ts'
import { type Offer, select } from './select.ts'
import { type Action, type Choice, Node } from './tree.ts'
import { WAIT, World } from './world.ts'

/** A branch of the tree is not followed further down than this. */
const MOST_DEPTH = 60

export interface Searched {
  readonly action: Action
  readonly visits: number
  /** The mean value for the searcher. */
  readonly mean: number
}

export interface SearchParts {
  readonly game: AnyGame
  readonly help: SearchHelp<GameTypes>
  readonly look: Look<GameTypes>
  readonly seat: Seat
  readonly budget: Budget
}

/**
 * Information-set Monte-Carlo tree search: each round imagines a world that fits what the seat sees, walks down one tree
 * for all worlds, plays on from its edge, and tells every choice on the way what came of it.
 */
export class Search {
  readonly #parts: SearchParts
  readonly #world: World
  readonly #root = new Node()
  readonly #offer: Offer
  readonly #playOn: PlayOn
  readonly #seed: string
  readonly #path: Choice[] = []
  /** By seat: where those stand whose answers the searcher has not seen. */
  readonly #hidden: (Node | undefined)[] = []

  constructor(parts: SearchParts) {
    const { game, help, look, seat, budget } = parts
    this.#parts = parts
    // The count of seats is in no look; a world has as many as anybody asks in it.
    this.#world = new World(game, MOST_SEATS)
    this.#playOn = new PlayOn(game, help, budget.random)
    this.#seed = `${budget.random.below(SEEDS, 'search')}`
    const mode = look.open.find((open) => open.seat === seat)?.mode
    this.#offer = this.#offerOf(look, seat, mode)
  }

  /** What may be done, before anything is tried. */
  get actions(): readonly Action[] {
    return this.#offer.actions
  }

  /** All that was tried, the most promising first. */
  get found(): readonly Searched[] {
    return this.#root.choices
      .map(({ action, visits, mean }) => ({ action, visits, mean }))
      .toSorted((a, b) => b.visits - a.visits || b.mean - a.mean)
  }

  /** What a fair player would do, once it was tried; absent where nobody says what that is. */
  get usual(): Searched | undefined {
    return this.#offer.ranked > 0 ? this.#root.choices[0] : undefined
  }

  run(iterations: number): void {
    const { budget } = this.#parts
    const until = budget.clock === undefined ? 0 : budget.clock() + budget.ms
    for (let round = 0; round < iterations; round++) {
      if (budget.clock !== undefined && round > 0 && budget.clock() >= until) return
      this.#round()
    }
  }

  #round(): void {
    const { game, look, seat } = this.#parts
    const path = this.#path
    path.length = 0
    this.#hidden.length = 0
    const chosen = select(this.#root, this.#offer, this.#parts.budget.random)
    path.push(chosen)
    // The same luck for the same visit of every choice: what they are compared by is then less the luck than the choice.
    const random = fastChance(`${this.#seed}/${chosen.visits}`)
    this.#world.begin(game.determinize(look.view, seat, random), random, look.now)
    this.#world.act(seat, chosen.action)
    if (chosen.visits > 0) this.#descend(chosen.next)
    const values = this.#playOn.values(this.#world)
    for (const choice of path) {
      choice.visits++
      choice.sum += values[choice.seat] ?? 0
    }
  }

  /** Down the tree until something new is tried. */
  #descend(from: Node): void {
    const world = this.#world
    let node = from
    for (let depth = 0; depth < MOST_DEPTH; depth++) {
      const asked = world.nextAsked()
      if (asked === null) return
      const isSeen = asked.seat === this.#parts.seat || asked.mode === 'single' || asked.mode === 'forced'
      const at = isSeen ? node : (this.#hidden[asked.seat] ?? node.hiddenFrom(asked.seat))
      const choice = select(at, this.#offerOf(world.lookOf(asked.seat), asked.seat, asked.mode), world.random)
      this.#path.push(choice)
      world.act(asked.seat, choice.action)
      if (choice.visits === 0) return
      if (isSeen) {
        node = choice.next
        this.#hidden.length = 0
      } else this.#hidden[asked.seat] = choice.next
    }
  }

  #offerOf(look: Look<GameTypes>, seat: Seat, mode: Decision['mode'] | undefined): Offer {
    const { game, help } = this.#parts
    const promising = help.promising?.(look, seat) ?? null
    const actions = promising ?? legalOf(game, look)
    if (promising !== null && mode !== 'free') return { seat, actions, ranked: actions.length }
    const open = mode === 'free' ? [...actions, WAIT] : actions
    return help.rollout === undefined || open.length < 2
      ? { seat, actions: open, ranked: 0 }
      : this.#likelyFirst(look, seat, open)
  }

  /** What a fair player would do, then the rest as it comes. */
  #likelyFirst(look: Look<GameTypes>, seat: Seat, actions: readonly Action[]): Offer {
    const first = this.#playOn.usual(look, seat)
    return { seat, actions: [first, ...actions.filter((action) => !isSame(action, first))], ranked: 1 }
  }
}

const MOST_SEATS = 16
const SEEDS = 2 ** 31

/** An anytime action answers nothing: nobody explores giving up. */
export function legalOf({ anytimeActions }: AnyGame, { legal }: Look<GameTypes>): readonly Action[] {
  return anytimeActions.length === 0 ? legal : legal.filter(({ kind }) => !anytimeActions.includes(kind))
}

/** How many standard errors better than what a fair player would do another action has to be. */
const DOUBT = 1

/** The action that was tried most; what a fair player would do wherever the difference may well be luck. */
export function bestOf(search: Search): Action {
  const [best] = search.found
  if (best === undefined) return search.actions[0] ?? bug('There is nothing to choose from.')
  const usual = search.usual
  if (usual === undefined || usual.visits === 0) return best.action
  const error = Math.sqrt((1 / best.visits + 1 / usual.visits) / 4)
  return best.mean - usual.mean > DOUBT * error ? best.action : usual.action
}
