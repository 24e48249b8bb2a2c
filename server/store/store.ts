import type { Clock } from '@starboard/driver'
import type { Entry, GameTypes, Header, Snapshot } from '@starboard/kernel'
import type { Settings, TableMemory } from '../table/row.ts'
import type { ResultStore } from './result-store.ts'

/**
 * What the server keeps. Two stores speak this language, SQLite and Postgres, and one suite of tests holds both to it.
 * Times are milliseconds: `clock`, `dueAt` and beats by the server's own clock, the others by the time of day. Rows are values that nobody changes; what a database keeps as JSON is printed and
 * parsed here and nowhere else. Whoever reads what is no JSON any more hears that it is `Damaged`.
 */
export interface Store {
  readonly users: UserStore
  readonly tables: TableStore
  readonly log: LogStore
  readonly chat: ChatStore
  readonly commands: CommandStore
  readonly archives: ArchiveStore
  readonly daily: DailyStore
  readonly results: ResultStore
  readonly host: HostStore
  /** Says that the server is alive, so that after a crash clocks can leave out the time it was not. */
  beat(at: number): Promise<void>
  lastBeat(): Promise<number | null>
  /** Fails unless the database can be written and a log in it read. */
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
  /** Those of them that there are. */
  listNamed(ids: readonly string[]): Promise<readonly User[]>
  /** Somebody and what has become of one of their sessions. */
  findWithSession(id: string, session: string): Promise<UserWithSession | null>
  /** This one counts no more; those that ended before `forgotten` need not be remembered. */
  endSession(ended: { user: string; session: string; at: number; forgotten: number }): Promise<void>
  /** No session of theirs that began before this moment counts any more, or before a later one that was said before. */
  endSessionsBefore(id: string, at: number): Promise<number>
}

/** Whom the host of the server does not let in. */
export interface Ban {
  readonly user: string
  readonly reason: string
  readonly at: number
  /** Null: for good. */
  readonly until: number | null
}

/** What the host of the server tells everybody, and the moment it is about. */
export interface Noticed {
  readonly text: string
  readonly at: number
}

/** What the host of the server has decided. */
export interface HostStore {
  /** In the place of an earlier one. False: there is no such user. */
  ban(ban: Ban): Promise<boolean>
  /** False: they were not banned. */
  pardon(user: string): Promise<boolean>
  /** Those that still count, the latest first. */
  bans(now: number, limit: number): Promise<readonly (Ban & { readonly name: string })[]>
  /** In the place of the one before; null: there is nothing to say any more. */
  announce(notice: Noticed | null): Promise<void>
  notice(): Promise<Noticed | null>
}

export interface UserWithSession {
  readonly user: User
  /** Absent: they never were banned, or were let in again. It may be over. */
  readonly ban?: Pick<Ban, 'reason' | 'until'>
  /** Sessions that began before are void. */
  readonly sessionsFrom: number
  readonly hasEnded: boolean
}

export const TABLE_STATUSES = ['lobby', 'playing', 'over'] as const
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
  /** When something happens by itself, by the server's clock. */
  readonly dueAt: number | null
  readonly createdAt: number
  readonly touchedAt: number
  /** Code of the table where the rematch is played. */
  readonly rematch: string | null
  /** Counts the writes of this row, appends to its log included: whoever writes says which one they have read. */
  readonly version: number
  /** Since when its log is packed away; absent: it is not. Only `archives` changes that. */
  readonly archivedAt?: number
  /** The node of several that keeps it in memory; absent: none does. Only `NodeLease` changes that. */
  readonly node?: string
  readonly seats: readonly SeatRow[]
}

export interface OpenTable extends TableRow {
  /** How many open tables its host has besides. */
  readonly more: number
}

export interface Quiet {
  readonly id: string
  readonly touchedAt: number
}

export interface QuietWanted {
  readonly status: TableStatus
  readonly before: number
  /** The last one of an earlier list: those behind it are wanted. */
  readonly after: Quiet | null
  readonly limit: number
}

export interface TableStore {
  /** Refuses with `CodeTaken` if the code is in use. */
  add(table: TableRow): Promise<void>
  /**
   * Replaces everything but id, code, creation and archive, seats included, in one transaction, and counts the version on.
   * Refuses with `Stale` if somebody else has written since the row's version was read.
   */
  save(table: TableRow): Promise<void>
  find(id: string): Promise<TableRow | null>
  findByCode(code: string): Promise<TableRow | null>
  /** Newest first, and of each host the newest only. No list has a damaged table in it. */
  listOpen(limit: number): Promise<readonly OpenTable[]>
  /** Codes of the tables of a host that have not started and were touched since then, newest first. */
  listLobbies(host: string, since: number, limit: number): Promise<readonly string[]>
  /** Tables that nothing is due at and that were not touched since then, the longest untouched first. */
  listQuiet(wanted: QuietWanted): Promise<readonly Quiet[]>
  /** Deletes a table that has not started, if nobody has touched it since that very moment and nobody ever talked. */
  forget(id: string, touchedAt: number): Promise<boolean>
  /** Tables where this user has a seat, newest first. */
  listOf(user: string, limit: number): Promise<readonly TableRow[]>
  /** Tables with something due by then, earliest first. */
  listDue(by: number, limit: number): Promise<readonly { readonly id: string; readonly dueAt: number }[]>
  count(): Promise<Readonly<Record<TableStatus, number>>>
  /** Those that are not over, the last touched first. */
  listAlive(limit: number): Promise<readonly TableRow[]>
}

/** One log entry and what it changes about its table, written together or not at all. */
export interface Append {
  readonly table: string
  /** The version of the table's row that this was made from; the row has the next one afterwards. */
  readonly version: number
  readonly seq: number
  /** The client's id of the action; null for what no client sent. */
  readonly actionId: string | null
  readonly entry: Entry<unknown>
  readonly status: TableStatus
  readonly dueAt: number | null
  readonly at: number
  /** The table has this status and is due then already, and was touched not long ago: none of that has to be written. */
  readonly isAsBefore?: boolean
}

/** The same, printed by whoever handed it in from another thread. */
export type PrintedAppend = Omit<Append, 'entry'> & { readonly entry: string }

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
   * in the log already and its id is not a counted one, with `ActionTaken`; if anything else of the table was written since, with `Stale`. A table waits for its append before it makes the next: one that builds on
   * a refused one would not be refused for it. After any other error the entry may be there or not: read the log.
   */
  append(entry: Append): Promise<void>
  appendPrinted(entry: PrintedAppend): Promise<void>
  /** Entries from this sequence number on, in order. */
  read(table: string, from: number): Promise<readonly LogRow[]>
  /** All entries of a kind, in order. The others are not even parsed. */
  readKind<K extends AnyEntry['kind']>(table: string, kind: K): Promise<readonly EntryOf<K>[]>
  /** The sequence number of an action by the id its client gave it. */
  findAction(table: string, actionId: string): Promise<number | null>
  /** The numbers in ids of actions that are this text, a dot and a number. */
  countersOf(table: string, before: string): Promise<readonly number[]>
  /** Keeps the newest snapshots of a table and drops older ones. */
  saveSnapshot(table: string, snapshot: Snapshot): Promise<void>
  latestSnapshot(table: string): Promise<Snapshot | null>
}

/** Matches that nobody plays any more: their logs are kept packed, and nothing of them is lost. */
export interface ArchiveStore {
  /** Packs a log away, unless something is due or the table was touched since that very moment. */
  keep(table: string, when: { readonly touchedAt: number; readonly at: number }): Promise<boolean>
  /** Brings the log back as it was, entry by entry. False: it is not packed away. */
  wake(table: string, at: number): Promise<boolean>
}

export interface ChatRow {
  readonly id: number
  readonly user: string
  readonly name: string
  readonly text: string
  readonly at: number
}

export interface Saying {
  readonly commandId?: string
  /** Of the table's row as whoever adds the line knows it: refused with `Stale` if it is another by now. */
  readonly version?: number
}

export interface ChatStore {
  /**
   * Returns the row's number within the table, from 1. Durable when it resolves. The line of a command that is there
   * already is not added again.
   */
  add(table: string, row: Omit<ChatRow, 'id'>, of?: Saying): Promise<number>
  /** The number of the line that this command has said. */
  find(table: string, commandId: string): Promise<number | null>
  /** The numbers in ids of commands that are this text, a dot and a number. */
  countersOf(table: string, before: string): Promise<readonly number[]>
  /** The newest rows after a number, oldest of them first. */
  read(table: string, after: number, limit: number): Promise<readonly ChatRow[]>
}

/** What sessions have had done at a table, for those that its row has no room for. */
export interface CommandStore {
  keep(table: string, session: string, done: string): Promise<void>
  find(table: string, session: string): Promise<string | null>
}

/** What everybody is dealt on one day, a date in UTC such as 2026-11-17. */
export interface DayRow {
  readonly game: string
  readonly day: string
  /** SHA-256 of the seed: public from the day's first moment. */
  readonly fingerprint: string
  /** Secret until the day is over. */
  readonly seed: string
}

/** One daily match that was played to its end. */
export interface DailyResult {
  readonly table: string
  readonly game: string
  readonly day: string
  readonly isWon: boolean
  /** The best of its people, from 1. */
  readonly place: number
  readonly points: number
  /** By seat. */
  readonly crew: readonly { readonly name: string; readonly bot: string | null }[]
  readonly endedAt: number
}

/** Who plays a daily match there. */
export interface DailyFlight {
  readonly table: string
  readonly game: string
  readonly day: string
  readonly users: readonly string[]
}

export interface DailyStore {
  /** The day as it was published first; if it was not, as it is given here. */
  publish(row: DayRow): Promise<DayRow>
  find(game: string, day: string): Promise<DayRow | null>
  /** Published days before that one, the latest first. */
  listBefore(game: string, day: string, limit: number): Promise<readonly DayRow[]>
  /** Notes the first table of the day for everybody who has none yet. */
  begin(flight: DailyFlight): Promise<void>
  /** The table at which somebody played that day first. */
  firstTable(game: string, day: string, user: string): Promise<string | null>
  /** Keeps a result, once. It counts if that is the first table of the day for all of these people. */
  end(result: DailyResult, users: readonly string[]): Promise<void>
  /** Those that count: by place, then by points, then the earlier. */
  results(game: string, day: string, limit: number): Promise<readonly DailyResult[]>
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

/** Somebody else has written this table's row since it was read. Nothing was written. */
export class Stale extends Error {
  override readonly name = 'Stale'
}

/** Another server has taken this one's place. Nothing was written, and nothing will be. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
  readonly code = 'LEASE_LOST'
}

/** The line to the database broke before it answered: nobody knows whether this was written. */
export class Unsure extends Error {
  override readonly name = 'Unsure'
}

/** The user or table that this should change is not there. Nothing was written. */
export class Missing extends Error {
  override readonly name = 'Missing'
}

export class StoreClosed extends Error {
  override readonly name = 'StoreClosed'
}
