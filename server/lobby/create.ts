import { createHash } from 'node:crypto'
import type { ShelfEntry } from '@starboard/games'
import { type Refusal, refuse } from '@starboard/kernel'
import { offeredLevels, weakestFirst } from '@starboard/wire/levels'
import type { CreateTable } from '@starboard/wire/protocol'
import { newSeed } from '../http/codes.ts'
import type { TableRow } from '../store/store.ts'
import { botSeat, emptySeat, type Moment, newRow, type Settings, withHost } from '../table/row.ts'
import { checkLevel, type Person } from './lobby.ts'
import type { SeriesMemory } from './series.ts'
import { checkOptions, checkTime } from './set-up.ts'

/** Who asks for a new table, what they want, and when. */
interface Wish {
  readonly by: Person
  readonly wanted: CreateTable
  readonly at: Moment
}

/** The row of a new table, or why there can be none. */
export function createdRow({ game, bots: players }: ShelfEntry, { by, wanted, at }: Wish): TableRow | Refusal {
  const levels = weakestFirst(['random', ...Object.keys(players)])
  const bots = wanted.bots ?? []
  const length = wanted.seats ?? Math.max(game.meta.seats[0], bots.length)
  const settings = settingsWanted(wanted, levels)
  const badBot = [settings.standIn, ...bots]
    .map((level) => (level === null ? null : checkLevel(levels, level)))
    .find((problem) => problem !== null)
  if (badBot != null) return badBot
  if (bots.length > length) return refuse('wrong-seats', 'table', `There are ${length} seats but ${bots.length} bots.`)
  const seats = Array.from({ length }, (_, seat) => {
    const level = bots[seat] ?? null
    return level === null ? emptySeat(seat) : botSeat(seat, level)
  })
  const memory = { joined: [] }
  const row = newRow({ game: game.meta.id, host: by.id, isOpen: wanted.isOpen ?? false, settings, seats, memory }, at)
  return checkTime(game, settings.time) ?? checkOptions(game, row) ?? row
}

const settingsWanted = (wanted: CreateTable, levels: readonly string[]): Settings => ({
  options: wanted.options ?? {},
  time: wanted.time ?? { kind: 'auto' },
  standIn: wanted.standIn ?? offeredLevels(levels).at(-1) ?? 'random',
  onTimeout: wanted.onTimeout ?? 'fallback',
  fixedWindows: wanted.fixedWindows ?? false,
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
  const memory = { joined, ...(series !== null && { series }) }
  return withHost({ ...newRow({ game, host, isOpen, settings, memory, seats }, at), id: rematchId(row) })
}
