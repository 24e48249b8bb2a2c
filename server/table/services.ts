import type { ShelfEntry } from '@starboard/games'
import type { Refusal } from '@starboard/kernel'
import type { BotPlayers } from '../bot-seats/players.ts'
import type { Ownership } from '../cluster/ownership.ts'
import type { DaySeed } from '../daily/day.ts'
import type { Keyed } from '../guests/keyed.ts'
import type { Person } from '../lobby/lobby.ts'
import type { SeriesMemory } from '../lobby/series.ts'
import type { Metrics } from '../metrics.ts'
import type { Store, TableRow } from '../store/store.ts'

/** Records for a machine to read. Never a hand, never a secret. */
export interface Log {
  info(fields: object, text: string): void
  warn(fields: object, text: string): void
  error(fields: object, text: string): void
}

/** Numbers that a host may set. */
export interface TablePace {
  /** Reaction windows stay open at least this long. */
  readonly pauseMs: number
  /** The match clock of a real-time game runs this many times faster than the one on the wall. */
  readonly clockSpeed: number
  /** A bot waits this long before it moves, so that people can follow. */
  readonly botDelayMs: number
  readonly botBudgetMs: number
  /** After this long without a connection games that ask are told that nobody is there. */
  readonly awayMs: number
  /** After this long without a connection a bot holds the seat. */
  readonly graceMs: number
  /** After this long without anybody a table leaves memory. */
  readonly idleMs: number
  /** A snapshot is kept each time this many entries have come. */
  readonly snapshotEvery: number
  /** Lines of chat that one person may say at once, and then in a minute. */
  readonly chatAtOnce: number
  readonly chatPerMinute: number
  /** Tables that have not started, for one person and for one address. */
  readonly lobbiesPerPerson: number
  readonly lobbiesPerAddress: number
  /** A match without a move for this long is packed away; 0: never. */
  readonly archiveMs: number
  /** A table that nobody joined is forgotten after this long; 0: never. */
  readonly emptyLobbyMs: number
}

/** What every table leans on. */
export interface Services {
  readonly store: Store
  readonly bots: BotPlayers
  readonly pace: TablePace
  readonly log: Log
  readonly metrics: Metrics
  /** Time as the server lives it: all that is measured. */
  readonly now: () => number
  /** The time of day, for people to read. */
  readonly wall: () => number
  /** The clock that screens compare theirs with, where that is another one: the one at the door. */
  readonly screenNow?: () => number
  /** How often the server's time has stood still. */
  readonly stops: () => number
  /** When this server came up, and the last sign of life before that, both in its own time. */
  readonly startedAt: number
  readonly lastBeat: number | null
  /** How the host calls people, and what is kept of networks. */
  readonly keyed: Keyed
  readonly daySeed: DaySeed
  /** How much people may say at all tables together. */
  readonly chatBudget: { take(user: string): Refusal | null | Promise<Refusal | null> }
  /** Absent: the server is alone and has all tables. */
  readonly ownership?: Ownership
  gameNamed(id: string): ShelfEntry | undefined
  /** Calls the table back at a time of the server's clock; null cancels. */
  setAlarm(table: string, at: number | null): void
  /** A new table with the same people; it goes on with the series, if there is one. */
  rematchOf(row: TableRow, series: SeriesMemory | null): Promise<string>
  /** Somebody is ready at another table. */
  readyAt(code: string, by: Person): Promise<void>
}
