import {
  type AnyGame,
  commitmentOf,
  type GameTypes,
  isRefusal,
  type Refusal,
  refuse,
  type Setup,
  seatOf,
  setupWith,
} from '@starboard/kernel'
import type { TableRow } from '../store/store.ts'
import { emptySeat, isTaken } from '../table/row.ts'
import { optionsAt, wantedBySeries } from './series.ts'

/** The set-up of the match as the lobby stands, or why it cannot start. */
export function setupFrom(game: AnyGame, row: TableRow): Setup<GameTypes> | Refusal {
  const free = row.seats.find((seat) => !isTaken(seat))
  if (free !== undefined)
    return refuse('seats-free', 'table', `Seat ${free.seat + 1} is free: wait for somebody or put a bot there.`)
  const waiting = row.seats.find(({ ready }) => !ready)
  if (waiting !== undefined) return refuse('not-ready', 'table', `${waiting.name} is not ready.`)
  return setupWithSeats(game, row)
}

/** Options that no match could be played with are refused at once, not at the start. */
export function checkOptions(game: AnyGame, row: TableRow): Refusal | null {
  // Who is a bot is settled at the start.
  const setup = setupWithSeats(game, { ...row, seats: row.seats.map(({ seat }) => emptySeat(seat)) })
  return isRefusal(setup) ? setup : null
}

function setupWithSeats(game: AnyGame, { settings, memory, seats }: TableRow): Setup<GameTypes> | Refusal {
  const options = optionsAt(game, settings)
  if (isRefusal(options)) return options
  const wanted = wantedBySeries(game, options, { series: memory.series, seats: seats.length })
  if (isRefusal(wanted)) return wanted
  return setupWith(game, wanted.options, {
    seatOptions: seats.map((_, seat) => settings.seatOptions[seat] ?? {}),
    ...wanted,
    seats: seats.length,
    bots: seats.filter(({ bot }) => bot !== null).map(({ seat }) => seatOf(seat)),
  })
}

export const commitmentOfTable = ({ seed }: Pick<TableRow, 'seed'>): string => commitmentOf(seed)
