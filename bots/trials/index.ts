import {
  type AnyBot,
  type AnyGame,
  type Budget,
  type GameTypes,
  type Look,
  type SearchHelp,
  type Seat,
  streamedChance,
} from '@starboard/kernel'
import { PlayOn } from '../search/play-on.ts'
import { isSame } from '../search/same-action.ts'
import { legalOf } from '../search/search.ts'
import { WAIT, World } from '../search/world.ts'
import { Contender } from './contender.ts'

type Action = GameTypes['Action']

/** Games that are played on for one decision. */
const GAMES = 200

/** More choices than these are not tried: each gets too few games to tell it from luck. */
const MOST_CHOICES = 14

/** Everybody is tried in so many worlds before anybody goes; then after every few of them whoever is clearly worse. */
const FIRST_WORLDS = 12
const BETWEEN = 4

/** By how many standard errors: a choice goes that is so much worse, and one is made that is so much better. */
const CLEARLY = 1
const BEYOND_DOUBT = 2.5

/**
 * Tries a few choices in the same imagined worlds, with the same luck, and lets fair players play each of them on. What a
 * fair player would do is given up only for what is better beyond doubt: of many choices one always looks better by luck.
 */
export function trialBot(game: AnyGame, help: SearchHelp<GameTypes>): AnyBot {
  return {
    play(look, seat, budget) {
      const playOn = new PlayOn(game, help, budget.random)
      const usual = playOn.usual(look, seat)
      const listed = help.promising?.(look, seat) ?? legalOf(game, look)
      const others = listed.filter((action) => !isSame(action, usual)).slice(0, MOST_CHOICES)
      if (others.length === 0) return usual === WAIT ? 'wait' : usual
      const chosen = new Trials({ game, look, seat, budget, playOn }, usual, others).best(help.iterations ?? GAMES)
      return chosen === WAIT ? 'wait' : chosen
    },
  }
}

interface Asked {
  readonly game: AnyGame
  readonly look: Look<GameTypes>
  readonly seat: Seat
  readonly budget: Budget
  readonly playOn: PlayOn
}

class Trials {
  readonly #asked: Asked
  readonly #usual: Action
  readonly #world: World
  readonly #seed: string
  readonly #until: number
  #contenders: readonly Contender[]
  #games = 0

  constructor(asked: Asked, usual: Action, others: readonly Action[]) {
    const { game, budget } = asked
    this.#asked = asked
    this.#usual = usual
    this.#world = new World(game, MOST_SEATS)
    this.#seed = `${budget.random.below(SEEDS, 'search')}`
    this.#until = budget.clock === undefined ? Number.POSITIVE_INFINITY : budget.clock() + budget.ms
    this.#contenders = others.map((action) => new Contender(action))
  }

  /** What is better than the usual choice beyond doubt, else the usual one. */
  best(games: number): Action {
    for (let world = 1; this.#contenders.length > 0 && this.#games < games && !this.#isLate(); world++) {
      this.#tryAll(world)
      if (world >= FIRST_WORLDS && world % BETWEEN === 0) this.#contenders = this.#contenders.filter(this.#mayWin())
    }
    let best: Contender | undefined
    for (const one of this.#contenders)
      if (one.worlds >= FIRST_WORLDS && one.mean > BEYOND_DOUBT * one.error && one.mean > (best?.mean ?? 0)) best = one
    return best?.action ?? this.#usual
  }

  #isLate(): boolean {
    const { clock } = this.#asked.budget
    return clock !== undefined && this.#games > 0 && clock() >= this.#until
  }

  #tryAll(world: number): void {
    const usual = this.#valueOf(this.#usual, world)
    for (const one of this.#contenders) one.note(this.#valueOf(one.action, world) - usual)
  }

  /** Of this choice, for whoever chooses. Luck runs in streams: another die here is no other card there. */
  #valueOf(action: Action, number: number): number {
    const { game, look, seat, playOn } = this.#asked
    const random = streamedChance(`${this.#seed}/${number}`)
    this.#world.begin(game.determinize(look.view, seat, random), random, look.now)
    this.#world.act(seat, action)
    this.#games++
    return playOn.values(this.#world)[seat] ?? 0
  }

  /** Neither clearly worse than the best of them nor than the usual choice. */
  #mayWin(): (one: Contender) => boolean {
    const most = Math.max(0, ...this.#contenders.map(({ mean }) => mean))
    return ({ mean, error }) => mean === most || mean + CLEARLY * error >= most
  }
}

const MOST_SEATS = 16
const SEEDS = 2 ** 31
