import { createHash } from 'node:crypto'
import type { Refusal } from '@starboard/kernel'
import { readCommandId } from '@starboard/wire/command-id'
import type { Command, CommandOf } from '@starboard/wire/protocol'
import type { Person } from '../lobby/lobby.ts'
import type { Asked } from '../running/publisher.ts'
import type { TableRow } from '../store/store.ts'
import { withMemory } from '../table/row.ts'
import { type Counters, NONE, parseCounters, printCounters } from './counters.ts'

/** What a command gets back: the code of a new table, or why not. Its place in the log would count hidden drafts. */
export type Answer = { readonly code?: string } | Refusal

/** A command as its sender knows it. */
export interface Sent {
  readonly by: Person
  readonly id: string
  readonly command: Command
  /** Absent: whoever sent it does not watch. */
  readonly asked?: Asked | null
}

/** An action of a match. */
export interface Move extends Sent {
  readonly command: CommandOf<'act'>
}

export const isMove = (sent: Sent): sent is Move => sent.command.kind === 'act'

/** In the log: each seat has ids of its own, so that nobody finds out, or blocks, those of another seat or of a bot. */
export const moveId = (seat: number, id: string): string => `${seat}/${id}`

/** Among the lines of chat: each person has ids of their own. */
export const lineId = ({ id: person }: Person, id: string): string => `${person}/${id}`

/** Short, and enough to know a command or a session again. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12)

/** Of a command whose id has no counter. */
export const markOf = ({ by, id }: Sent): string => hashOf(`${by.id}/${id}`)

/** One client of one person. */
export interface Session {
  readonly key: string
  readonly name: string
}

export interface Counted extends Session {
  readonly counter: number
}

/** Null: the id is one of another kind, of an API's user or of a client of before. */
export function countedOf({ by, id }: Sent): Counted | null {
  const read = readCommandId(id)
  return read === null ? null : { key: keyOf(`${by.id}/${read.session}`), name: read.session, counter: read.counter }
}

/** Worked out once for each session: a hash costs as much as all else that is asked about a command. */
const keys = new Map<string, string>()
const MOST_KEYS = 10_000

function keyOf(session: string): string {
  const known = keys.get(session)
  if (known !== undefined) return known
  const key = hashOf(session)
  if (keys.size >= MOST_KEYS) keys.clear()
  keys.set(session, key)
  return key
}

/** What a command that changes a row leaves in it. */
export type Mark = { readonly mark: string } | { readonly key: string; readonly done: Counters }

const MOST_DONE = 64
const MOST_SESSIONS = 32

export type NotedSession = readonly [key: string, done: string]

/** The row as it is to be kept, and sessions that it has no more room for. */
interface Marked {
  readonly row: TableRow
  readonly fallen: readonly NotedSession[]
}

/** The command that changes a row is noted in it: sent again, even after a restart, it changes nothing. */
export function withMark(row: TableRow, mark: Mark | null): Marked {
  if (mark === null) return { row, fallen: [] }
  return 'mark' in mark ? { row: withOpaque(row, mark.mark), fallen: [] } : withSession(row, mark)
}

function withOpaque(row: TableRow, mark: string): TableRow {
  const { done = [] } = row.memory
  return done.includes(mark) ? row : withMemory(row, { done: [...done, mark].slice(-MOST_DONE) })
}

/** The session that was heard last is the last one. */
function withSession(row: TableRow, { key, done }: { readonly key: string; readonly done: Counters }): Marked {
  const others = (row.memory.sessions ?? []).filter(([other]) => other !== key)
  const sessions: readonly NotedSession[] = [...others, [key, printCounters(done)]]
  return {
    row: withMemory(row, { sessions: sessions.slice(-MOST_SESSIONS) }),
    fallen: sessions.slice(0, -MOST_SESSIONS),
  }
}

export const isMarked = (row: TableRow, sent: Sent): boolean => row.memory.done?.includes(markOf(sent)) ?? false

export function notedIn(row: TableRow, { key }: Pick<Session, 'key'>): Counters {
  const noted = row.memory.sessions?.find(([known]) => known === key)
  return noted === undefined ? NONE : parseCounters(noted[1])
}

/** The answer to a command that was done before. */
export const answerAgain = ({ rematch }: TableRow, { kind }: Command): Answer =>
  kind === 'rematch' && rematch !== null ? { code: rematch } : {}
