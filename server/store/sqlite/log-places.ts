import type { SqliteFile } from './file.ts'

/** Entries of one table in a row that no run in the file knows yet: the number of the first, and where each lies. */
interface Tail {
  readonly first: number
  readonly places: number[]
}

/** A tail of this length becomes a run: so many moves of a table share the page that its runs lie on. */
const RUN = 32
/** No tail reaches further back than so many entries of all tables: that is what a start has to read again. */
const FURTHEST_BACK = 20_000
/** How far what is known to be in runs may be ahead of what the file says about it. */
const MARK_EVERY = 2000
/** At most this many tails are put away at a time, so that nobody waits for them. */
const MOST_AT_ONCE = 16

/**
 * Where the entries of each table lie. The log is written in the order of time, whatever the table: an index by table would
 * have a page for each of them, and every move would write one. So the places of what came last are kept in memory, and go
 * into the file (`log_runs`) some at a time. Nothing of this is truth: what memory knows is read from the log again at the
 * start, when another process has written, and after whatever was rolled back.
 */
export class LogPlaces {
  readonly #file: SqliteFile
  /** The one that reaches furthest back comes first. */
  readonly #tails = new Map<string, Tail>()
  /** The last place that is taken. */
  #last = 0
  /** What the file says: up to here every entry is in a run. */
  #marked = 0
  /** What SQLite calls the state of the file; another one if somebody else has written. Null: nothing is known. */
  #seen: unknown = null
  readonly #statements = new Map<string, ReturnType<SqliteFile['prepare']>>()

  constructor(file: SqliteFile) {
    this.#file = file
    file.define('log_tail', (table) => JSON.stringify(this.#tails.get(String(table))?.places ?? []))
    file.define('log_tail_end', (table) => this.#tailEnd(String(table)))
  }

  /** Before anything is asked: what somebody else has written counts. */
  refresh(): void {
    const seen = this.#value('pragma data_version')
    if (seen === this.#seen) return
    this.#readAgain()
    this.#seen = seen
  }

  get isKnown(): boolean {
    return this.#seen !== null
  }

  /** What was written may not have come to stay, or past this. */
  forget(): void {
    this.#seen = null
  }

  /** How many entries a table has. */
  lengthOf(table: string): number {
    return this.#tailEnd(table) || this.#runsEnd(table)
  }

  get next(): number {
    return this.#last + 1
  }

  /** The entry lies at the next place. */
  added(table: string, seq: number): void {
    const place = ++this.#last
    const tail = this.#tails.get(table)
    if (tail === undefined) this.#tails.set(table, { first: seq, places: [place] })
    else if (tail.places.push(place) >= RUN) this.#putAway(table, tail)
  }

  /** At the end of a group, within its transaction. */
  tidy(): void {
    if (!this.isKnown) this.refresh()
    let left = MOST_AT_ONCE
    for (const [table, tail] of this.#tails) {
      if ((tail.places[0] ?? 0) > this.#last - FURTHEST_BACK || left-- === 0) break
      this.#putAway(table, tail)
    }
    const [oldest] = this.#tails.values()
    const mark = oldest === undefined ? this.#last : (oldest.places[0] ?? 1) - 1
    if (mark - this.#marked < MARK_EVERY) return
    this.#run(MARK, [mark])
    this.#marked = mark
  }

  #tailEnd(table: string): number {
    const tail = this.#tails.get(table)
    return tail === undefined ? 0 : tail.first + tail.places.length
  }

  #runsEnd(table: string): number {
    return Number(this.#value(RUNS_END, [table]) ?? 0)
  }

  #putAway(table: string, { first, places }: Tail): void {
    for (let from = 0; from < places.length; from += RUN) {
      const some = places.slice(from, from + RUN)
      this.#run(INSERT_RUN, [table, first + from, first + from + some.length, JSON.stringify(some)])
    }
    this.#tails.delete(table)
  }

  #readAgain(): void {
    this.#tails.clear()
    this.#marked = Number(this.#value(MARKED) ?? 0)
    const ends = new Map<string, number>()
    // A place that was taken once is not given out again below the mark, even if the newest entries were packed away.
    this.#last = this.#marked
    for (const { n, table, seq } of this.#run(UNMARKED, [this.#marked]) as readonly Unmarked[]) {
      this.#last = n
      const end = ends.get(table) ?? this.#runsEnd(table)
      ends.set(table, Math.max(end, seq + 1))
      if (seq >= end) this.#found(table, seq, n)
    }
  }

  #found(table: string, seq: number, place: number): void {
    const tail = this.#tails.get(table)
    if (tail === undefined) this.#tails.set(table, { first: seq, places: [place] })
    else tail.places.push(place)
  }

  #value(text: string, values: readonly (string | number)[] = []): unknown {
    return Object.values(this.#run(text, values)[0] ?? {})[0]
  }

  #run(text: string, values: readonly (string | number)[]): readonly unknown[] {
    const known = this.#statements.get(text) ?? this.#file.prepare(text)
    this.#statements.set(text, known)
    return known(values)
  }
}

interface Unmarked {
  readonly n: number
  readonly table: string
  readonly seq: number
}

const MARKED = `select value from meta where key = 'log in runs'`
const MARK = `
  insert into meta (key, value) values ('log in runs', ?) on conflict (key) do update set value = excluded.value`

const UNMARKED = 'select n, table_id as "table", seq from log where n > ? order by n'

const INSERT_RUN = 'insert into log_runs (table_id, first, past, places) values (?, ?, ?, ?)'

const RUNS_END = 'select past from log_runs where table_id = ? order by first desc limit 1'
