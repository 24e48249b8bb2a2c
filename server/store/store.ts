import type { Clock } from '@starboard/driver'
import type { Entry, GameTypes, Header, Snapshot } from '@starboard/kernel'
import type { Settings, TableMemory } from '../table/row.ts'

/**
 * What the server keeps. Two stores speak this language, SQLite and Postgres, and one suite of tests holds both to it.
 * Times are wall-clock milliseconds. Rows are values that nobody changes; what a database keeps as JSON is printed and
 * parsed here and nowhere else. Whoever reads what is no JSON any more hears that it is `Damaged`.
 */
export interface Store {
  readonly users: UserStore
  readonly tables: TableStore
  readonly log: LogStore
  readonly chat: ChatStore
  /** Says that the server is alive, so that after a crash clocks can leave out the time it was not. */
  beat(at: number): Promise<void>
  lastBeat(): Promise<number | null>
  /** Fails if the database does not answer. */
  ping(): Promise<void>
  /** Commits what is queued, then lets go of the database. */
  close(): Promise<void>
}

export interface User {
  readonly id: string
  readonly name: string
  readonly createdAt: number
}

export interface UserStore {
  add(user: User): Promise<void>
  find(id: string): Promise<User | null>
  rename(id: string, name: string): Promise<void>
}

export const TABLE_STATUSES = ['lobby', 'playing', 'over', 'closed'] as const
export type TableStatus = (typeof TABLE_STATUSES)[number]

export interface SeatRow {
  readonly seat: number
  /** Who sits there; null for an empty seat and for a bot. */
  readonly user: string | null
  /** Level of the bot that sits there. */
  readonly bot: string | null
  readonly name: string
  readonly ready: boolean
  /** This seat's part of the match's luck. */
  readonly seed: string
}

/** A table and the one match played at it; a rematch is a new table. */
export interface TableRow {
  readonly id: string
  /** Short, without look-alike letters, unique. */
  readonly code: string
  readonly game: string
  readonly status: TableStatus
  readonly isOpen: boolean
  readonly host: string
  readonly settings: Settings
  readonly memory: TableMemory
  /** Null before the start. */
  readonly header: Header<GameTypes> | null
  /** The server's secret seed. Opened only after the end. */
  readonly seed: string
  readonly clock: Clock
  /** Wall-clock time at which something happens by itself. */
  readonly dueAt: number | null
  readonly createdAt: number
  readonly touchedAt: number
  /** Code of the table where the rematch is played. */
  readonly rematch: string | null
  readonly seats: readonly SeatRow[]
}

export interface TableStore {
  /** Refuses with `CodeTaken` if the code is in use. */
  add(table: TableRow): Promise<void>
  /** Replaces everything but id, code and creation, seats included, in one transaction. */
  save(table: TableRow): Promise<void>
  find(id: string): Promise<TableRow | null>
  findByCode(code: string): Promise<TableRow | null>
  /** Newest first. No list has a damaged table in it. */
  listOpen(limit: number): Promise<readonly TableRow[]>
  /** Tables where this user has a seat, newest first. */
  listOf(user: string, limit: number): Promise<readonly TableRow[]>
  /** Tables with something due by then, earliest first. */
  listDue(by: number, limit: number): Promise<readonly { readonly id: string; readonly dueAt: number }[]>
  count(): Promise<Readonly<Record<TableStatus, number>>>
}

/** One log entry and what it changes about its table, written together or not at all. */
export interface Append {
  readonly table: string
  readonly seq: number
  /** The client's id of the action; null for what no client sent. */
  readonly actionId: string | null
  readonly entry: Entry<unknown>
  readonly status: TableStatus
  readonly dueAt: number | null
  readonly at: number
}

export type AnyEntry = Entry<GameTypes['Action']>
export type EntryOf<K extends AnyEntry['kind']> = Extract<AnyEntry, { readonly kind: K }>

export interface LogRow {
  readonly seq: number
  readonly entry: AnyEntry
}

export interface LogStore {
  /**
   * Durable when it resolves. Appends of all tables made in one turn of the event loop share one commit. If the
   * sequence number is taken (another node was faster) only this append fails, with `SequenceTaken`; if the action is
   * in the log already, with `ActionTaken`. A table waits for its append before it makes the next: one that builds on
   * a refused one would not be refused for it. After any other error the entry may be there or not: read the log.
   */
  append(entry: Append): Promise<void>
  /** Entries from this sequence number on, in order. */
  read(table: string, from: number): Promise<readonly LogRow[]>
  /** All entries of a kind, in order. The others are not even parsed. */
  readKind<K extends AnyEntry['kind']>(table: string, kind: K): Promise<readonly EntryOf<K>[]>
  /** The sequence number of an action by the id its client gave it. */
  findAction(table: string, actionId: string): Promise<number | null>
  /** Keeps the newest snapshots of a table and drops older ones. */
  saveSnapshot(table: string, snapshot: Snapshot): Promise<void>
  latestSnapshot(table: string): Promise<Snapshot | null>
}

export interface ChatRow {
  readonly id: number
  readonly user: string
  readonly name: string
  readonly text: string
  readonly at: number
}

export interface ChatStore {
  /** Returns the row's number within the table, from 1. Durable when it resolves. */
  add(table: string, row: Omit<ChatRow, 'id'>): Promise<number>
  /** The newest rows after a number, oldest of them first. */
  read(table: string, after: number, limit: number): Promise<readonly ChatRow[]>
}

/** Another writer has this place in the log. Nothing was written. */
export class SequenceTaken extends Error {
  override readonly name: string = 'SequenceTaken'
}

/** The action is in the log already, there: it was sent twice. Nothing was written. */
export class ActionTaken extends SequenceTaken {
  override readonly name = 'ActionTaken'
  readonly seq: number

  constructor(message: string, seq: number) {
    super(message)
    this.seq = seq
  }
}

export class CodeTaken extends Error {
  override readonly name = 'CodeTaken'
}

/** The user or table that this should change is not there. Nothing was written. */
export class Missing extends Error {
  override readonly name = 'Missing'
}

export class StoreClosed extends Error {
  override readonly name = 'StoreClosed'
}
