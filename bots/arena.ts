import {
  type AnyBot,
  type AnyGame,
  bug,
  type Ctx,
  fastChance,
  type GameTypes,
  type Ms,
  type Outcome,
  type Pace,
  type Seat,
  type Setup,
} from '@starboard/kernel'
import { Players } from './players.ts'

/** One entry of a match without its log: an action of a seat, or the game's clock. */
export type Step = { readonly at: Ms } & (
  | { readonly seat: Seat; readonly action: GameTypes['Action'] }
  | { readonly seat: null }
)

export interface Play {
  readonly setup: Setup<GameTypes>
  /** By seat. */
  readonly bots: readonly AnyBot[]
  /** All that the result depends on. */
  readonly seed: string
  readonly maxEntries?: number
  onStep?(step: Step): void
  readonly watcher?: Watcher
}

/** Sees what bots do, with the state as it is before. It must not change anything. */
export interface Watcher {
  acts(state: GameTypes['State'], seat: Seat, action: GameTypes['Action']): void
  /** The state in which the match ended. */
  ended(state: GameTypes['State']): void
}

export interface Result {
  readonly outcome: Outcome
  readonly entries: number
}

/** A whole match of bots against bots, as fast as the rules go: no log, no events, no deadlines. */
export function playOut({ game }: { readonly game: AnyGame }, play: Play): Result {
  const { setup, seed, maxEntries = entriesAllowed(game, setup) } = play
  const ctx = mutedCtx(seed)
  const state = game.setup(setup, ctx)
  return (
    playToEnd(game, { ...play, maxEntries, ctx, state }) ?? bug(`After ${maxEntries} entries the match is not over.`)
  )
}

/** A match in the middle. */
export interface PlayOn extends Pick<Play, 'bots' | 'seed'> {
  /** It is changed in place. */
  readonly state: GameTypes['State']
  readonly now: Ms
  readonly maxEntries: number
}

/** The same from a position on, with luck of its own. Null: it was not over after as many entries as allowed. */
export function playOn(game: AnyGame, play: PlayOn): Result | null {
  const ctx = mutedCtx(play.seed)
  ctx.now = play.now
  return playToEnd(game, { ...play, ctx })
}

interface Playing extends Pick<Play, 'bots' | 'seed' | 'onStep' | 'watcher'>, Pick<PlayOn, 'state' | 'maxEntries'> {
  readonly ctx: MutedCtx
}

function playToEnd(game: AnyGame, { state, ctx, bots, seed, maxEntries, onStep, watcher }: Playing): Result | null {
  const players = new Players(game, bots, seed)
  const when = { at: 0, now: 0 }
  for (let entries = 1; entries <= maxEntries; entries++) {
    const outcome = game.outcome(state)
    if (outcome !== null) {
      watcher?.ended(state)
      return { outcome, entries }
    }
    const wake = game.wake?.(state) ?? null
    const isDue = wake !== null && wake <= ctx.now
    when.at = entries
    when.now = ctx.now
    const answer = isDue ? null : players.answer(state, game.decisions(state), when)
    if (answer !== null) players.hasMoved()
    else if (wake === null && players.maybeAskAgain()) continue
    if (answer === null) {
      // Time moves only here, when nothing else can happen.
      ctx.now = Math.max(ctx.now, wake ?? bug('The match is stuck: nobody acts and no clock will ring.'))
      players.clockMoved()
      onStep?.({ at: ctx.now, seat: null })
      game.clock?.(state, ctx)
    } else {
      const { decision, action } = answer
      onStep?.({ at: ctx.now, seat: decision.seat, action })
      watcher?.acts(state, decision.seat, action)
      game.apply(state, decision.seat, action, ctx)
    }
  }
  return null
}

/** A match without any limit is given up here. */
const MOST_ENTRIES = 1_000_000

export const entriesAllowed = (game: AnyGame, setup: Setup<GameTypes>): number =>
  Math.min(game.bound(setup), MOST_ENTRIES)

export type MutedCtx = { -readonly [K in keyof Ctx<unknown>]: Ctx<unknown>[K] }

/** What rules touch when nobody listens. The same seed gives the same luck. */
export const mutedCtx = (seed: string): MutedCtx => ({
  now: 0,
  random: fastChance(`${seed}/luck`),
  pace: AT_ONCE,
  byTimeout: false,
  hasListeners: false,
  emit: unheard,
  reveal: unheard,
})

const AT_ONCE: Pace = { pauseMs: 0, fixedWindows: false }

/** One function for all matches: the compiler then leaves out even the making of events. */
function unheard(): void {}
