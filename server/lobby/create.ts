import { createHash } from 'node:crypto'
import { botsFor } from '@starboard/bots'
import type { ShelfEntry } from '@starboard/games'
import { type AnyGame, isRefusal, type Refusal, refuse } from '@starboard/kernel'
import { levelAmong, offeredLevels, weakestFirst } from '@starboard/wire/levels'
import type { CreateTable } from '@starboard/wire/protocol'
import { DAILY_FIXED } from '../daily/sealed.ts'
import { newSeed } from '../http/codes.ts'
import type { DayRow, TableRow } from '../store/store.ts'
import {
  botSeat,
  emptySeat,
  type Moment,
  newRow,
  type Settings,
  type TableMemory,
  wasForOne,
  withHost,
  withSeat,
} from '../table/row.ts'
import { asBranch, type WantedTable } from './branch.ts'
import { checkLevel, type Person } from './lobby.ts'
import type { SeriesMemory } from './series.ts'
import { checkOptions, checkTime } from './set-up.ts'

/** Who asks for a new table, what they want, and when. */
interface Wish {
  readonly by: Person
  readonly wanted: WantedTable
  /** Of what everybody is dealt today, if that is what they want. */
  readonly day?: DayRow | null
  readonly at: Moment
}

/** The row of a new table, or why there can be none. */
export function createdRow(entry: ShelfEntry, { by, wanted: asked, day = null, at }: Wish): TableRow | Refusal {
  const { game } = entry
  const { branch } = asked
  const levels = weakestFirst(Object.keys(botsFor(entry)))
  const wanted = asked.daily === true ? dailyWanted(game, asked, levels) : asked
  if (isRefusal(wanted)) return wanted
  const bots = wanted.bots ?? []
  const length = wanted.seats ?? Math.max(game.meta.seats[0], bots.length)
  const settings = settingsWanted(wanted, levels)
  const badBot = [settings.standIn, ...bots]
    .map((level) => (level === null ? null : checkLevel(levels, level)))
    .find((problem) => problem !== null)
  if (badBot != null) return badBot
  if (bots.length > length) return refuse('wrong-seats', 'table', `There are ${length} seats but ${bots.length} bots.`)
  const seats = Array.from({ length }, (_, seat) => emptySeat(seat))
  const memory = { joined: [], ...(day !== null && { daily: day.day }) }
  const made = newRow({ game: game.meta.id, host: by.id, isOpen: wanted.isOpen ?? false, settings, seats, memory }, at)
  const dealt = day === null ? made : { ...made, seed: day.seed }
  const begun = branch === undefined ? dealt : asBranch(dealt, branch)
  const row = withBots(game, begun, bots)
  return checkTime(game, settings.time) ?? checkOptions(game, row) ?? row
}

const USUAL_LEVEL = 'heuristic'

const withBots = (game: AnyGame, row: TableRow, bots: NonNullable<CreateTable['bots']>): TableRow =>
  bots.reduce<TableRow>((before, level, place) => {
    if (level === null) return before
    const bot = botSeat(place, level, { game, row: before })
    return withSeat(before, bot)
  }, row)

/** All that is fixed, and bots on all seats but the first unless somebody else is wanted. */
function dailyWanted({ meta, daily }: AnyGame, asked: CreateTable, levels: readonly string[]): CreateTable | Refusal {
  if (daily === undefined) return refuse('no-daily', 'table', `${meta.name} has nothing that everybody is dealt alike.`)
  if ([asked.seats, asked.options, asked.time, asked.isOpen, asked.hints].some((given) => given !== undefined))
    return DAILY_FIXED
  const { seats, options } = daily
  const usual = levelAmong(levels, USUAL_LEVEL)
  const bots = asked.bots ?? Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : usual))
  // The game's own clock, for one person among bots as well: everybody plays by the same.
  return { ...asked, seats, options: { ...options }, bots, time: { kind: 'game' } }
}

const settingsWanted = (wanted: CreateTable, levels: readonly string[]): Settings => ({
  options: wanted.options ?? {},
  time: wanted.time ?? { kind: 'auto' },
  standIn: wanted.standIn ?? offeredLevels(levels).at(-1) ?? 'random',
  onTimeout: wanted.onTimeout ?? 'fallback',
  fixedWindows: wanted.fixedWindows ?? false,
  ...(wanted.hints === true && { hints: true }),
  seatOptions: [],
})

/** The id follows from the first match: asked for twice, it is the same table. */
export const rematchId = ({ id }: Pick<TableRow, 'id'>): string =>
  createHash('sha256').update(`rematch of ${id}`).digest('base64url')

/**
 * The table of the next match, with the same people and settings. What this one remembers stays here: seats that were
 * given up in its match are not free in the next one, and everybody is welcome again. Only a series goes on.
 */
export function rematchRow(row: TableRow, series: SeriesMemory | null, at: Moment): TableRow {
  const { game, host, isOpen, settings } = row
  const seats = row.seats.map((seat) => ({ ...seat, ready: seat.bot !== null, seed: newSeed() }))
  const joined = seats.flatMap(({ user }) => user ?? [])
  const memory: TableMemory = {
    joined,
    ...(series !== null && { series }),
    ...(wasForOne(row) && { beginsWhenReady: true }),
  }
  return withHost({ ...newRow({ game, host, isOpen, settings, memory, seats }, at), id: rematchId(row) })
}
