import type { Store, TableRow } from '../store/store.ts'
import { seatOfUser } from '../table/row.ts'
import {
  type Answer,
  answerAgain,
  type Counted,
  countedOf,
  isMarked,
  lineId,
  type Mark,
  markOf,
  moveId,
  notedIn,
  type Sent,
} from './command-ids.ts'
import { both, type Counters, NONE, parseCounters, type Standing, standingOf, withCounter } from './counters.ts'
import { orUnsure } from './not-saved.ts'

interface Parts {
  readonly store: Pick<Store, 'log' | 'chat' | 'commands'>
  row(): TableRow
}

const MOST_SESSIONS = 256
const MOST_ANSWERS = 200

interface KnownSession {
  readonly counters: Counters
  /** What the row noted of all sessions when it was last looked at: part of the counters. */
  readonly noted: TableRow['memory']['sessions']
}

/**
 * Which commands have been done at one table. Each is durable in one place: a move in the log, a line in the chat, any
 * other in the row or, if the row had no more room for its session, in the store's `commands`. A session is looked up
 * when it is heard for the first time; from then on memory knows all of it.
 */
export class KnownCommands {
  readonly #parts: Parts
  readonly #sessions = new Map<string, KnownSession>()
  /** By mark, the newest answers to commands whose ids have no counter. */
  readonly #answers = new Map<string, Answer>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** What a command that was done before is answered; null: it is to be done. */
  async answerTo(sent: Sent): Promise<Answer | 'too old' | null> {
    const counted = countedOf(sent)
    const before = counted === null ? this.#answers.get(markOf(sent)) : undefined
    if (before !== undefined) return before
    const standing = await orUnsure(counted === null ? this.#standingOfOpaque(sent) : this.#standing(sent, counted))
    if (standing === 'done') return answerAgain(this.#parts.row(), sent.command)
    return standing === 'new' ? null : standing
  }

  /** What is in the store counts: something may have been done that memory does not know of. */
  forget(): void {
    this.#sessions.clear()
    this.#answers.clear()
  }

  /** Which one it is, if memory knows for sure that it was not done before; of some commands only the store can say so. */
  newNow(sent: Sent): Counted | null {
    const counted = countedOf(sent)
    if (counted === null || !this.#sessions.has(counted.key)) return null
    return standingOf(this.#known(counted), counted.counter) === 'new' ? counted : null
  }

  /** What a row notes of a command that changes it. */
  markFor(sent: Sent): Mark {
    const counted = countedOf(sent)
    return counted === null
      ? { mark: markOf(sent) }
      : { key: counted.key, done: withCounter(this.#known(counted), counted.counter) }
  }

  /** It is done. */
  note(sent: Sent, answer: Answer): void {
    const counted = countedOf(sent)
    if (counted === null) keep(this.#answers, [markOf(sent), answer], MOST_ANSWERS)
    else this.noteCounted(counted)
  }

  noteCounted(counted: Counted): void {
    const counters = withCounter(this.#known(counted), counted.counter)
    keep(this.#sessions, [counted.key, { counters, noted: this.#parts.row().memory.sessions }], MOST_SESSIONS)
  }

  async #standing(sent: Sent, counted: Counted): Promise<Standing> {
    if (!this.#sessions.has(counted.key)) this.#keep(counted, await this.#lookUp(sent, counted))
    return standingOf(this.#known(counted), counted.counter)
  }

  #known(counted: Counted): Counters {
    const row = this.#parts.row()
    const known = this.#sessions.get(counted.key)
    if (known !== undefined && known.noted === row.memory.sessions) return known.counters
    return both(known?.counters ?? NONE, notedIn(row, counted))
  }

  #keep(counted: Counted, counters: Counters): void {
    const row = this.#parts.row()
    const known = { counters: both(counters, notedIn(row, counted)), noted: row.memory.sessions }
    keep(this.#sessions, [counted.key, known], MOST_SESSIONS)
  }

  async #lookUp({ by }: Sent, { key, name }: Counted): Promise<Counters> {
    const { store, row } = this.#parts
    const { id: table } = row()
    const seat = seatPlayed(row(), by.id)
    const [noted, moves, lines] = await Promise.all([
      store.commands.find(table, key),
      seat === null ? [] : store.log.countersOf(table, moveId(seat, name)),
      store.chat.countersOf(table, lineId(by, name)),
    ])
    return [...moves, ...lines].reduce(withCounter, noted === null ? NONE : parseCounters(noted))
  }

  async #standingOfOpaque(sent: Sent): Promise<Standing> {
    return isMarked(this.#parts.row(), sent) || (await this.#isKept(sent)) ? 'done' : 'new'
  }

  async #isKept({ by, id, command }: Sent): Promise<boolean> {
    const { store, row } = this.#parts
    const { id: table } = row()
    if (command.kind === 'chat') return (await store.chat.find(table, lineId(by, id))) !== null
    const seat = command.kind === 'act' || command.kind === 'undo' ? seatPlayed(row(), by.id) : null
    return seat !== null && (await store.log.findAction(table, moveId(seat, id))) !== null
  }
}

/** The seat in whose name somebody has moved in this match, if they have. */
function seatPlayed(row: TableRow, user: string): number | null {
  if (row.header === null) return null
  return seatOfUser(row, user)?.seat ?? row.memory.gaveUp?.[user] ?? null
}

/** Where there is not much room left, what was kept last is the last to be forgotten. */
function keep<X>(kept: Map<string, X>, [key, value]: readonly [string, X], most: number): void {
  if (kept.size > most / 2) kept.delete(key)
  kept.set(key, value)
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
}
