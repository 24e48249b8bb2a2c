import { playOut } from '@starboard/bots'
import { bug, isRefusal, readSetup, type Setup, seatsOf } from '@starboard/kernel'
import { heuristic } from '../bot/index.ts'
import { backyardRocketeers } from '../rules/index.ts'
import type { BackyardRocketeers, Milestone, State } from '../rules/state.ts'

/** One table: so many players under a preset. */
export interface Cell {
  readonly preset: 'standard' | 'quick'
  readonly seats: number
}

export interface Length extends Cell {
  /** The median of all players' turns together, and where it lies in 95 of 100 such samples. */
  readonly turns: number
  readonly interval: readonly [number, number]
  /** The median for which distances and fuel were chosen. */
  readonly planned: number
  /** Nine of ten games take up to this. */
  readonly long: number
  /** Medians: of the whole game, of the winner's launch and landing. */
  readonly rounds: number
  readonly launched: number
  readonly landed: number
  /** The median of how often somebody is asked to react: what a table with pauses waits for. */
  readonly windows: number
  /** The share of games that the round limit ended. */
  readonly unfinished: number
}

interface Sample {
  readonly games: number
  readonly seed: string
}

/** Section 4: median turns of a rough model with greedy players, by the number of players. */
const PLANNED: Readonly<Record<Cell['preset'], Readonly<Record<number, number>>>> = {
  standard: { 2: 97, 3: 150, 4: 156, 5: 192, 6: 235 },
  quick: { 2: 57, 3: 83, 4: 98, 5: 130, 6: 164 },
}

/** What heuristic players need. */
export function lengthOf(cell: Cell, { games, seed }: Sample): Length {
  const setup = setupOf(cell)
  const played = Array.from({ length: games }, (_, number) => play(setup, `${seed}/${cell.preset}/${number}`))
  const turns = played.map((one) => one.turns)
  return {
    ...cell,
    turns: quantile(turns, 0.5),
    interval: medianInterval(turns),
    planned: PLANNED[cell.preset][cell.seats] ?? bug(`Nothing was planned for ${cell.seats} players.`),
    long: quantile(turns, 0.9),
    rounds: quantile(
      played.map((one) => one.rounds),
      0.5,
    ),
    launched: quantile(
      played.flatMap((one) => one.launched),
      0.5,
    ),
    landed: quantile(
      played.flatMap((one) => one.landed),
      0.5,
    ),
    windows: quantile(
      played.map((one) => one.windows),
      0.5,
    ),
    unfinished: played.filter((one) => one.isUnfinished).length / games,
  }
}

function setupOf({ preset, seats }: Cell): Setup<BackyardRocketeers> {
  const setup = readSetup(backyardRocketeers, { seats, options: { preset }, bots: seatsOf(seats) })
  return isRefusal(setup) ? bug(setup.text) : setup
}

function play(setup: Setup<BackyardRocketeers>, seed: string) {
  let state: State | undefined
  let windows = 0
  const game: typeof backyardRocketeers = {
    ...backyardRocketeers,
    apply(s, seat, action, ctx) {
      if (action.kind === 'react') windows++
      backyardRocketeers.apply(s, seat, action, ctx)
    },
    setup(...given: Parameters<typeof backyardRocketeers.setup>) {
      state = backyardRocketeers.setup(...given)
      return state
    },
  }
  const { outcome } = playOut({ game }, { setup, bots: seatsOf(setup.seats).map(() => heuristic), seed })
  const roundsOf = (what: Milestone['what']) => winnersRounds(state, what)
  return {
    turns: outcome.statistics.turns ?? 0,
    rounds: outcome.turns,
    launched: roundsOf('launched'),
    landed: roundsOf('landed'),
    windows,
    isUnfinished: outcome.ending === 'roundLimit',
  }
}

/** When the winner did this last. */
function winnersRounds(state: State | undefined, what: Milestone['what']): readonly number[] {
  const winner = state?.ended?.how === 'mission' ? state.ended.winners[0] : undefined
  const last = state?.milestones.findLast((milestone) => milestone.seat === winner && milestone.what === what)
  return last === undefined ? [] : [last.round]
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

const Z_95 = 1.96

/** By ranks: how many of a sample lie below its median is binomial, whatever the lengths look like. */
function medianInterval(values: readonly number[]): readonly [number, number] {
  const reach = Z_95 / 2 / Math.sqrt(Math.max(1, values.length))
  return [quantile(values, Math.max(0, 0.5 - reach)), quantile(values, Math.min(1, 0.5 + reach))]
}
