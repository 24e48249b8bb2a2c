import { mutedCtx, type Playable, playOut, randomBot, type Step } from '@starboard/bots'
import { type AnyGame, bug, copy, type GameTypes, isRefusal, readSetup, type Setup, seatsOf } from '@starboard/kernel'
import { type LiveGame, recordLive } from './live.ts'

/** Real games to measure with, played at random before the clock starts. */
export interface Material {
  readonly entry: Playable
  readonly game: AnyGame
  readonly setup: Setup<GameTypes>
  readonly games: readonly PlayedGame[]
  readonly live: readonly LiveGame[]
}

export interface PlayedGame {
  readonly seed: string
  readonly steps: readonly Step[]
  /** The state halfway through. */
  readonly middle: GameTypes['State']
}

const GAMES = 300
const LIVE_GAMES = 60
const SEATS = 4

/** What there is before anything is played. */
export const beforeAll = (entry: Playable): Pick<Material, 'entry' | 'game' | 'setup'> => ({
  entry,
  game: entry.game,
  setup: setupOf(entry.game),
})

export function collect(entry: Playable): Material {
  const before = beforeAll(entry)
  const { game, setup } = before
  return {
    ...before,
    games: Array.from({ length: GAMES }, (_, index) => playRandom(game, setup, `bench/${index}`)),
    live: Array.from({ length: LIVE_GAMES }, (_, index) => recordLive(game, setup, index)),
  }
}

function setupOf(game: AnyGame): Setup<GameTypes> {
  const [least, most] = game.meta.seats
  const seats = Math.max(least, Math.min(SEATS, most))
  const setup = readSetup(game, { seats, bots: seatsOf(seats) })
  return isRefusal(setup) ? bug(setup.text) : setup
}

function playRandom(game: AnyGame, setup: Setup<GameTypes>, seed: string): PlayedGame {
  const steps: Step[] = []
  const bots = seatsOf(setup.seats).map(() => randomBot(game))
  playOut({ game }, { setup, bots, seed, onStep: (step) => void steps.push(step) })
  const half = started(game, setup, { seed, steps: steps.slice(0, steps.length / 2) })
  applyAll(game, half)
  return { seed, steps, middle: copy(half.state) }
}

export interface StartedGame {
  readonly state: GameTypes['State']
  readonly ctx: ReturnType<typeof mutedCtx>
  readonly steps: readonly Step[]
}

/** A recorded game at its beginning, with the same luck before it. */
export function started(
  game: AnyGame,
  setup: Setup<GameTypes>,
  { seed, steps }: Pick<PlayedGame, 'seed' | 'steps'>,
): StartedGame {
  const ctx = mutedCtx(seed)
  return { state: game.setup(setup, ctx), ctx, steps }
}

/** Nothing but the rules: no legality, no decisions, no events. */
export function applyAll(game: AnyGame, { state, ctx, steps }: StartedGame): void {
  for (let index = 0; index < steps.length; index++) {
    const step = steps[index]
    if (step === undefined) return
    ctx.now = step.at
    if (step.seat === null) game.clock?.(state, ctx)
    else game.apply(state, step.seat, step.action, ctx)
  }
}
