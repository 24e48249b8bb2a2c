import type { Clock, Pause } from '@starboard/driver'
import { type AnyGame, alike, botName, type OrdersBySeat } from '@starboard/kernel'
import type { DoneForYou, TimeLimit } from '@starboard/wire/protocol'
import type { NotedSession } from '../failures/command-ids.ts'
import type { GuestMemory } from '../guests/memory.ts'
import { newCode, newId, newSeed } from '../http/codes.ts'
import { distinctName } from '../http/text.ts'
import type { BranchMemory } from '../lobby/branch.ts'
import type { SeriesMemory } from '../lobby/series.ts'
import type { ChatRow, SeatRow, TableRow } from '../store/store.ts'

/** What the host has chosen. */
export interface Settings {
  readonly options: unknown
  readonly time: TimeLimit
  readonly standIn: string
  readonly onTimeout: 'fallback' | 'bot'
  readonly fixedWindows: boolean
  /** Absent, as in rows of old: nobody may ask what a bot would do. */
  readonly hints?: boolean
  /** By seat: robot, captain and the like. */
  readonly seatOptions: readonly unknown[]
}

/** What the table remembers. Nobody chose it, and of all of it a rematch takes along the series alone. */
export interface TableMemory {
  /** People whom the host has sent away: they may watch but not sit down again. */
  readonly kicked?: readonly string[]
  /** Everybody who has had a seat here, the one who made the table included. Absent: of that time nobody knows. */
  readonly joined?: readonly string[]
  /** People with whom the host had to deal. */
  readonly guests?: GuestMemory
  /** Seats that somebody gave up in the running match: free for others. */
  readonly left?: readonly number[]
  /** Who gave up which of them, by their ids: they know its secrets, and are to know no other's. */
  readonly gaveUp?: Readonly<Record<string, number>>
  /** The matches of this series that were played at other tables. Absent: this is the first one, or the only one. */
  readonly series?: SeriesMemory
  /** A rematch of one person among bots: nobody has to start it. */
  readonly beginsWhenReady?: true
  /** Where in which finished match this one begins. */
  readonly branch?: BranchMemory
  /** The day whose match this is: its seed is everybody's that day. */
  readonly daily?: string
  /** What people want done when they are asked. Secret. */
  readonly orders?: OrdersBySeat
  /** Why the clock stands. Absent: it runs, or people have stopped it for as long as they like. */
  readonly pause?: Pause
  /** The clocks by which the match ran before it was stopped, as far as they tell when its last entry was made. */
  readonly ran?: readonly Clock[]
  /** How many pauses people have agreed to in this match. */
  readonly pausesUsed?: number
  /** What bots and the clock did for people since they last acted, by seat. */
  readonly doneFor?: Readonly<Record<number, DoneForYou>>
  /** How often in a row the clock has answered for people, by seat; kept where the game counts it. */
  readonly late?: Readonly<Record<number, number>>
  /** Marks of the latest commands that changed the row and whose ids have no counter: a resent one is known again. */
  readonly done?: readonly string[]
  /** What each of the latest sessions that changed the row has had done, the last one last; see `Counters`. */
  readonly sessions?: readonly NotedSession[]
  /** The host of the server has closed the table for good. */
  readonly closed?: { readonly why: string; readonly at: number }
  /** In rows of before lines of chat had ids: the newest one, which may not have been said yet. */
  readonly saying?: Omit<ChatRow, 'id'>
}

/** A moment as people read it, and as the server's clock has it. */
export interface Moment {
  readonly wall: number
  readonly now: number
}

type NewTable = Pick<TableRow, 'game' | 'host' | 'isOpen' | 'settings' | 'seats'> & Partial<Pick<TableRow, 'memory'>>

export const newRow = ({ game, host, isOpen, settings, seats, memory = {} }: NewTable, at: Moment): TableRow => ({
  id: newId(),
  code: newCode(),
  game,
  status: 'lobby',
  isOpen,
  host,
  settings,
  memory,
  header: null,
  seed: newSeed(),
  clock: { wall: at.now, match: 0, rate: 0 },
  dueAt: null,
  createdAt: at.wall,
  touchedAt: at.wall,
  rematch: null,
  version: 0,
  seats,
})

export const withSettings = (row: TableRow, changes: Partial<Settings>): TableRow => ({
  ...row,
  settings: { ...row.settings, ...changes },
})

export const withMemory = (row: TableRow, changes: Partial<TableMemory>): TableRow => ({
  ...row,
  memory: { ...row.memory, ...changes },
})

/** A table without its host gets the next person as host. */
export function withHost(row: TableRow): TableRow {
  if (seatOfUser(row, row.host) !== undefined) return row
  const heir = row.seats.find(({ user }) => user !== null)
  return heir?.user == null ? row : { ...row, host: heir.user }
}

export const emptySeat = (seat: number): SeatRow => ({
  seat,
  user: null,
  bot: null,
  name: '',
  ready: false,
  seed: newSeed(),
})

export const botSeat = (
  seat: number,
  level: string,
  { game, row }: { readonly game: AnyGame; readonly row: Pick<TableRow, 'code' | 'seats'> },
): SeatRow => ({
  ...emptySeat(seat),
  bot: level,
  name: botName(game.meta, { table: row.code, seat, taken: namesBeside(row, seat) }),
  ready: true,
})

/** A bot that is called like somebody who sits down gives way: people keep their names. */
export const withBotsAside = (row: TableRow, game: AnyGame, name: string): TableRow =>
  row.seats.reduce(
    (before, seat) =>
      seat.bot === null || alike(seat.name) !== alike(name)
        ? before
        : withSeat(before, { ...seat, name: botSeat(seat.seat, seat.bot, { game, row: before }).name }),
    row,
  )

export const withSeat = (row: TableRow, seat: SeatRow): TableRow => ({
  ...row,
  seats: row.seats.map((one) => (one.seat === seat.seat ? seat : one)),
})

export const isTaken = ({ user, bot }: SeatRow): boolean => user !== null || bot !== null

/** One person among bots. */
export const isForOne = ({ seats }: Pick<TableRow, 'seats'>): boolean =>
  seats.every(isTaken) && seats.filter(({ user }) => user !== null).length === 1

/** Nobody else has ever sat here: whoever gave up a seat may want to be in the next match. */
export const wasForOne = (row: Pick<TableRow, 'seats' | 'memory'>): boolean =>
  isForOne(row) && (row.memory.joined ?? []).every((user) => seatOfUser(row, user) !== undefined)

export const seatOfUser = ({ seats }: Pick<TableRow, 'seats'>, user: string): SeatRow | undefined =>
  seats.find((seat) => seat.user === user)

/** A name for this seat by which it cannot be mistaken for another one. */
export const nameAt = (row: Pick<TableRow, 'seats'>, seat: number, name: string): string =>
  distinctName(name, namesBeside(row, seat))

const namesBeside = ({ seats }: Pick<TableRow, 'seats'>, seat: number): readonly string[] =>
  seats.filter((other) => other.seat !== seat && isTaken(other)).map((other) => other.name)
