import {
  type AnyBot,
  type AnyGame,
  type Budget,
  botNamesAt,
  bug,
  type Decision,
  fastChance,
  type GameTypes,
  Glances,
  type Ms,
  ofCharacters,
  type SearchHelp,
  seatOf,
  withCharacter,
} from '@starboard/kernel'
import { beginnerBot } from './beginner.ts'
import { randomBot } from './random.ts'
import { searchBot } from './search/index.ts'
import { trialBot } from './trials/index.ts'

/** A game and the bots of its own, such as an entry of the shelf. */
export interface Playable {
  readonly game: AnyGame
  readonly bots: Readonly<Record<string, AnyBot>>
  /** What it tells the search; absent: nothing. */
  readonly help?: SearchHelp<GameTypes>
}

/** Everybody who can play this game, by name: its own bots first. */
export function botsFor({ game, bots, help }: Playable): Readonly<Record<string, AnyBot>> {
  const fair = bots.normal ?? bots.heuristic
  return {
    ...bots,
    ...(fair !== undefined && { beginner: ofCharacters(fair, (bot) => beginnerBot(game, bot)) }),
    ...(help !== undefined && { search: searchOf(game, help) }),
    random: randomBot(game),
  }
}

/** It has the characters of those who play on in its thoughts. */
function searchOf(game: AnyGame, help: SearchHelp<GameTypes>): AnyBot {
  const make = help.method === 'comparing' ? trialBot : searchBot
  if (help.rollout === undefined) return make(game, help)
  return ofCharacters(help.rollout, (rollout) => make(game, { ...help, rollout }))
}

export interface Answer {
  readonly decision: Decision
  readonly action: GameTypes['Action']
}

/** In real time a bot could fiddle forever without letting the clock move: this many answers a moment are enough. */
const ANSWERS_A_MOMENT = 8

/** A bot that goes on only now and then has done so by then. */
const MOST_VAIN_ROUNDS = 50

interface Player {
  readonly bot: AnyBot
  readonly look: Glances<GameTypes>
  readonly budget: Budget
}

/** Each in its character, as if this seed were the code of a table. */
function seated({ meta }: AnyGame, bots: readonly AnyBot[], seed: string): readonly AnyBot[] {
  if (bots.every(({ characters }) => characters === undefined)) return bots
  const names = botNamesAt(meta, { table: seed, people: bots.map(() => null) })
  return bots.map((bot, seat) => withCharacter(meta, bot, names[seat] ?? ''))
}

/** The bots at one table, each with luck of its own: how they think never disturbs the dice. */
export class Players {
  readonly #game: AnyGame
  readonly #seats: readonly Player[]
  readonly #answersNow: number[]
  #vainRounds = 0

  constructor(game: AnyGame, bots: readonly AnyBot[], seed: string) {
    this.#game = game
    this.#seats = seated(game, bots, seed).map((bot, seat) => ({
      bot,
      look: new Glances(game, seatOf(seat)),
      budget: { ms: 0, random: fastChance(`${seed}/bot ${seat}`) },
    }))
    this.#answersNow = bots.map(() => 0)
  }

  /** What the first of those who are asked does, or null when all of them wait for the clock. */
  answer(state: GameTypes['State'], open: readonly Decision[], when: { at: number; now: Ms }): Answer | null {
    for (const decision of open) {
      if (decision.answered === true) continue
      const action =
        decision.mode === 'free' ? this.#answerFreely(state, decision, when) : this.#ask(state, decision, when)
      if (typeof action !== 'string') return { decision, action }
      if (decision.mode !== 'free')
        bug(`The bot in seat ${decision.seat} waits at ${decision.kind}, which nobody ends.`)
    }
    return null
  }

  /** A new moment: everybody may act again. */
  clockMoved(): void {
    this.#answersNow.fill(0)
  }

  /** Somebody did something: nobody waits in vain. */
  hasMoved(): void {
    this.#vainRounds = 0
  }

  /** Where no clock runs, those who wait are asked again: a captain may only now go on. False: it was of no use. */
  maybeAskAgain(): boolean {
    this.clockMoved()
    return ++this.#vainRounds <= MOST_VAIN_ROUNDS
  }

  #answerFreely(
    state: GameTypes['State'],
    decision: Decision,
    when: { at: number; now: Ms },
  ): Answer['action'] | 'wait' {
    const given = this.#answersNow[decision.seat] ?? 0
    if (given >= ANSWERS_A_MOMENT) return 'wait'
    this.#answersNow[decision.seat] = given + 1
    return this.#ask(state, decision, when)
  }

  #ask(state: GameTypes['State'], { seat, kind }: Decision, when: { at: number; now: Ms }): Answer['action'] | 'wait' {
    const { bot, look, budget } = this.#seats[seat] ?? bug(`Seat ${seat} is asked ${kind}, but nobody sits there.`)
    const action = bot.play(look.again(state, when), seat, budget)
    if (typeof action === 'string' || bot.playsLegally === true) return action
    const why = this.#game.check(state, seat, action, 'bot')
    return why === null
      ? action
      : bug(`The bot in seat ${seat} wants ${JSON.stringify(action)} at ${kind}: ${why.text}`)
  }
}
