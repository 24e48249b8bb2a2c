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
  seriesGames,
  setupWith,
} from '@starboard/kernel'
import type { TimeLimit } from '@starboard/wire/protocol'
import { longestLimit, rateOf } from '../running/clock.ts'
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

/** A table's settings are a value, so this is worked out once for each: with a long course it takes a while. */
const ranges = new WeakMap<TableRow['settings'], readonly [number, number]>()

/** How many can play by these options: fewer, perhaps, than the game is for. */
export function seatRangeOf(game: AnyGame, row: TableRow): readonly [number, number] {
  const known = ranges.get(row.settings)
  if (known !== undefined) return known
  const [least, most] = game.meta.seats
  const counts = Array.from({ length: most - least + 1 }, (_, more) => least + more)
  const fits = counts.filter((count) => checkOptions(game, { ...row, seats: emptySeats(count) }) === null)
  const range = [fits[0] ?? least, fits.at(-1) ?? most] as const
  ranges.set(row.settings, range)
  return range
}

const emptySeats = (count: number) => Array.from({ length: count }, (_, seat) => emptySeat(seat))

function setupWithSeats(game: AnyGame, row: TableRow): Setup<GameTypes> | Refusal {
  const { settings, memory, seats } = row
  const options = optionsAt(game, settings)
  if (isRefusal(options)) return options
  const stretched = checkSeriesClock(game, settings.time, options)
  if (stretched !== null) return stretched
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

/** A series may be played by the game's own clock alone. */
function checkSeriesClock(game: AnyGame, time: TimeLimit, options: Options): Refusal | null {
  const why = game.series?.fixedClock
  if (why === undefined || seriesGames(game, options) <= 1) return null
  return rateOf(time, longestLimit(game.options.form, { ...options })) === 1 ? null : why
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
