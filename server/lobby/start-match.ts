import {
  type AnyGame,
  type GameTypes,
  type Header,
  isRefusal,
  MATCH_FORMAT,
  refuse,
  type Setup,
} from '@starboard/kernel'
import type { Answer } from '../failures/command-ids.ts'
import { longestLimit, pauseAtRate, rateOf } from '../running/clock.ts'
import type { TableRow } from '../store/store.ts'
import type { TableState } from '../table/state.ts'
import type { Person } from './lobby.ts'
import { commitmentOfTable, setupFrom } from './set-up.ts'

export async function start(state: TableState, by: Person): Promise<Answer> {
  const { game, row } = state
  if (row.status !== 'lobby') return refuse('started', 'table', 'The match has started already.')
  if (row.host !== by.id) return refuse('not-host', 'table', 'Only the host of the table may start the match.')
  const setup = setupFrom(game, row)
  if (isRefusal(setup)) return setup
  await begin(state, row, setup)
  return {}
}

/** Nobody has to start the next match of a series: it begins when everybody is ready. */
export async function goOnWithSeries(state: TableState, row: TableRow): Promise<boolean> {
  const setup = row.status === 'lobby' && row.memory.series !== undefined ? setupFrom(state.game, row) : null
  if (setup === null || isRefusal(setup)) return false
  await begin(state, row, setup)
  return true
}

async function begin(state: TableState, row: TableRow, setup: Setup<GameTypes>): Promise<void> {
  const { now, pace } = state.services
  const rate = rateAt(state.game, row, setup)
  const header = headerFor(row, setup, { pauseMs: pace.pauseMs, rate })
  const clock = { wall: now(), match: 0, rate }
  await state.saveClock(clock, { ...row, status: 'playing', header })
  await state.openPlay()
}

/** How fast the match clock of a table runs when it runs. */
export function rateAt(game: AnyGame, row: TableRow, { options }: Setup<GameTypes>): number {
  return rateOf(row.settings.time, longestLimit(game.options.form, options as Record<string, unknown>))
}

/** Everything about the match that is fixed from now on. */
function headerFor(
  row: TableRow,
  setup: Setup<GameTypes>,
  { pauseMs, rate }: { pauseMs: number; rate: number },
): Header<GameTypes> {
  return {
    format: MATCH_FORMAT,
    game: row.game,
    setup,
    pace: { pauseMs: pauseAtRate(pauseMs, rate), fixedWindows: row.settings.fixedWindows },
    commitment: commitmentOfTable(row),
    seatSeeds: row.seats.map(({ seed }) => seed),
  }
}
