import {
  type AnyGame,
  clocksOff,
  commitmentOf,
  type GameTypes,
  isRefusal,
  type Refusal,
  refuse,
  type Setup,
  seatOf,
  setupWith,
} from '@starboard/kernel'
import type { TimeLimit } from '@starboard/wire/protocol'
import type { TableRow } from '../store/store.ts'
import { emptySeat, isForOne, isTaken } from '../table/row.ts'
import { optionsAt, wantedBySeries } from './series.ts'

type Options = GameTypes['Options']

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

function setupWithSeats(game: AnyGame, row: TableRow): Setup<GameTypes> | Refusal {
  const { settings, memory, seats } = row
  const options = optionsAt(game, settings)
  if (isRefusal(options)) return options
  const wanted = wantedBySeries(game, options, { series: memory.series, seats: seats.length })
  if (isRefusal(wanted)) return wanted
  const setupAt = (played: Options) =>
    setupWith(game, played, {
      seatOptions: seats.map((_, seat) => settings.seatOptions[seat] ?? {}),
      ...wanted,
      seats: seats.length,
      bots: seats.filter(({ bot }) => bot !== null).map(({ seat }) => seatOf(seat)),
    })
  const untimed = isUnhurried(game, row) ? withoutClocks(game, wanted.options) : null
  const setup = untimed === null ? null : setupAt(untimed)
  return setup === null || isRefusal(setup) ? setupAt(wanted.options) : setup
}

/** Bots wait for the only person as long as they like, unless a clock was asked for or is what the game is about. */
const isUnhurried = (game: AnyGame, row: TableRow): boolean =>
  row.settings.time.kind === 'auto' && game.meta.pace !== 'real-time' && isForOne(row)

/** Null: what is left could not be played. */
function withoutClocks(game: AnyGame, options: Options): Options | null {
  const untimed = game.options.read({ ...options, ...clocksOff(game.options.form) })
  return isRefusal(untimed) ? null : untimed
}

/** In real time the game's own clock is the only one. */
export const checkTime = ({ meta: { name, pace } }: AnyGame, { kind }: TimeLimit): Refusal | null =>
  pace !== 'real-time' || kind === 'auto' || kind === 'game'
    ? null
    : refuse('real-time', 'table', `${name} is played in real time, by its own clock: no other limit fits it.`)

export const commitmentOfTable = ({ seed }: Pick<TableRow, 'seed'>): string => commitmentOf(seed)
