import type { ShelfEntry } from '@starboard/games'
import type { BotPlayers } from '../bot-seats/players.ts'
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
}

/** What every table leans on. */
export interface Services {
  readonly store: Store
  readonly bots: BotPlayers
  readonly pace: TablePace
  readonly log: Log
  readonly metrics: Metrics
  readonly now: () => number
  /** When this server came up, and its last sign of life before that. */
  readonly startedAt: number
  readonly lastBeat: number | null
  gameNamed(id: string): ShelfEntry | undefined
  /** Calls the table back at a wall-clock time; null cancels. */
  setAlarm(table: string, at: number | null): void
  /** A new table with the same people; it goes on with the series, if there is one. */
  rematchOf(row: TableRow, series: SeriesMemory | null): Promise<string>
  /** Somebody is ready at another table. */
  readyAt(code: string, by: Person): Promise<void>
}
