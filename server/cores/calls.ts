import type { Refusal } from '@starboard/kernel'
import type { Command } from '@starboard/wire/protocol'
import type { TimedQuestion } from '../bot-seats/players.ts'
import type { Answer } from '../failures/command-ids.ts'
import type { Person } from '../lobby/lobby.ts'
import type { SeriesMemory } from '../lobby/series.ts'
import type { Measured } from '../metrics.ts'
import type { TableRow } from '../store/store.ts'
import type { Log, TablePace } from '../table/services.ts'
import type { Finished, WatchFrom } from '../table/table-door.ts'

/** What a worker is given when it starts. */
export interface WorkerStart {
  readonly number: number
  /** See `SharedClock`. */
  readonly clock: SharedArrayBuffer
  readonly secret: string
  readonly pace: TablePace
  readonly startedAt: number
  readonly lastBeat: number | null
}

/** What a worker asks of the door. */
export interface DoorCalls {
  store(part: string, method: string, args: readonly unknown[]): Promise<unknown>
  think(question: TimedQuestion): Promise<unknown>
  rematchOf(row: TableRow, series: SeriesMemory | null): Promise<string>
  readyAt(code: string, by: Person): Promise<void>
  mayChat(user: string): Promise<Refusal | null>
  log(level: keyof Log, fields: object, text: string): void
  /** These tables could leave memory. */
  idle(tables: readonly string[]): void
}

/**
 * What is asked of wherever tables live, for people who are at another door. Texts are JSON: what is shown has parts that
 * are worked out when they are printed.
 */
export interface TableCalls {
  watch(table: string, watcher: number, who: Watching): Promise<void>
  unwatch(watcher: number): void
  command(table: string, by: Person, sent: { readonly id: string; readonly command: Command }): Promise<Answer>
  hasSentAway(table: string, user: string): Promise<boolean>
  look(table: string, user: string): Promise<string>
  story(table: string, user: string): Promise<string>
  info(table: string, user: string): Promise<string>
  finished(table: string): Promise<Finished | null>
  closeForGood(table: string, why: string): Promise<Refusal | null>
}

/** What the door asks of a worker. */
export interface WorkerCalls extends TableCalls {
  hello(): void
  open(row: TableRow): Promise<void>
  /** Leaves memory, if it is idle. */
  unload(table: string): void
  tick(table: string): Promise<void>
  metrics(): Promise<readonly Measured[]>
  /** Finishes what is under way at all tables and begins nothing any more. */
  stop(): Promise<void>
}

export interface Watching extends WatchFrom {
  readonly by: Person
}
