import { type Clock, isRealTime } from '@starboard/driver'
import {
  type AnyGame,
  type GameTypes,
  type Header,
  isRefusal,
  MATCH_FORMAT,
  refuse,
  type Setup,
  seatOf,
} from '@starboard/kernel'
import { noteBegin } from '../daily/end.ts'
import { checkDay } from '../daily/sealed.ts'
import type { Answer } from '../failures/command-ids.ts'
import { longestLimit, pauseAtRate, rateOf } from '../running/clock.ts'
import type { TableRow } from '../store/store.ts'
import type { TablePace } from '../table/services.ts'
import type { TableState } from '../table/state.ts'
import { type BranchMemory, branchHeader } from './branch.ts'
import type { Person } from './lobby.ts'
import { commitmentOfTable, setupFrom } from './set-up.ts'

export async function start(state: TableState, by: Person): Promise<Answer> {
  const { game, row, services } = state
  if (row.status !== 'lobby') return refuse('started', 'table', 'The match has started already.')
  if (row.host !== by.id) return refuse('not-host', 'table', 'Only the host of the table may start the match.')
  const late = checkDay(row, services.wall())
  if (late !== null) return late
  const setup = setupFrom(game, row)
  if (isRefusal(setup)) return setup
  await begin(state, row, setup)
  return {}
}

/** Nobody has to start the next match of a series, or a rematch among bots: it begins when everybody is ready. */
export async function goOnWhenReady(state: TableState, row: TableRow): Promise<boolean> {
  const { series, beginsWhenReady } = row.memory
  const isNext = row.status === 'lobby' && (series !== undefined || beginsWhenReady === true)
  const setup = isNext ? setupFrom(state.game, row) : null
  if (setup === null || isRefusal(setup)) return false
  await begin(state, row, setup)
  return true
}

async function begin(state: TableState, row: TableRow, setup: Setup<GameTypes>): Promise<void> {
  const { branch } = row.memory
  const { header, clock } =
    branch === undefined ? plainBeginning(state, row, setup) : await branchedBeginning(state, row, branch)
  await noteBegin(state, row)
  await state.saveClock(clock, { ...row, status: 'playing', header })
  await state.openPlay()
  if (branch !== undefined) await tellHolders(state)
}

interface Beginning {
  readonly header: Header<GameTypes>
  readonly clock: Clock
}

function plainBeginning({ game, services }: TableState, row: TableRow, setup: Setup<GameTypes>): Beginning {
  const { now, pace } = services
  const rate = rateAt(game, row, setup, pace)
  return { header: headerFor(row, setup, { pauseMs: pace.pauseMs, rate }), clock: { wall: now(), match: 0, rate } }
}

/** The match clock goes on from the moment of branching. */
async function branchedBeginning(
  { game, services }: TableState,
  row: TableRow,
  branch: BranchMemory,
): Promise<Beginning> {
  const { now, pace, store } = services
  const { header, at } = await branchHeader(store, row, branch)
  return { header, clock: { wall: now(), match: at, rate: rateAt(game, row, header.setup, pace) } }
}

/** It was played by others so far: rules that ask who is there are told. */
async function tellHolders({ play, row }: TableState): Promise<void> {
  for (const { seat, bot } of row.seats) await play?.seatHolderChanged(seatOf(seat), bot === null ? 'person' : 'bot')
}

/** How fast the match clock of a table runs when it runs. */
export function rateAt(
  game: AnyGame,
  row: TableRow,
  { options }: Setup<GameTypes>,
  { clockSpeed }: Pick<TablePace, 'clockSpeed'>,
): number {
  if (isRealTime(game)) return clockSpeed
  return rateOf(row.settings.time, longestLimit(game.options.form, options as Record<string, unknown>))
}

/** Everything about the match that is fixed from now on. */
function headerFor(
  row: TableRow,
  setup: Setup<GameTypes>,
  { pauseMs, rate }: { pauseMs: number; rate: number },
): Header<GameTypes> {
  const { daily } = row.memory
  return {
    format: MATCH_FORMAT,
    game: row.game,
    setup,
    pace: { pauseMs: pauseAtRate(pauseMs, rate), fixedWindows: row.settings.fixedWindows },
    commitment: commitmentOfTable(row),
    ...(row.settings.hints === true && { hints: true }),
    // What everybody is dealt alike nobody adds to.
    ...(daily === undefined ? { seatSeeds: row.seats.map(({ seed }) => seed) } : { seatSeeds: [], daily }),
  }
}
