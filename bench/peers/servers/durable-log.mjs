import { createRequire } from 'node:module'
import { join } from 'node:path'

/** A page for each match, or one after another, as they come. */
export const BY_MATCH = 'CREATE TABLE log (match TEXT, seq INTEGER, text TEXT, PRIMARY KEY (match, seq)) WITHOUT ROWID'
export const BY_TIME = 'CREATE TABLE log (n INTEGER PRIMARY KEY, match TEXT, seq INTEGER, text TEXT)'

/**
 * What is safe before anybody is told: all that comes in one turn of the event loop is one commit, and a commit is on the
 * disk (WAL, synchronous=FULL). The same SQLite that Starboard uses on this Node.
 */
export class DurableLog {
  /** @type {{ match: string, seq: number, text: string, then: () => void }[]} */
  #waiting = []
  #database
  #insert

  /** @param {string} table */
  constructor(table) {
    this.#database = openDatabase(join(process.env.STARBOARD_DATA ?? '.', 'log.sqlite'), table)
    this.#insert = this.#database.prepare('INSERT INTO log (match, seq, text) VALUES (?, ?, ?)')
  }

  /**
   * @param {string} match
   * @param {number} seq
   * @param {string} text
   * @param {() => void} then Called when it is safe.
   */
  append(match, seq, text, then) {
    if (this.#waiting.length === 0) setImmediate(() => this.#commit())
    this.#waiting.push({ match, seq, text, then })
  }

  #commit() {
    const rows = this.#waiting
    this.#waiting = []
    this.#database.exec('BEGIN IMMEDIATE')
    for (const { match, seq, text } of rows) this.#insert.run(match, seq, text)
    this.#database.exec('COMMIT')
    for (const { then } of rows) then()
  }
}

/**
 * @param {string} path
 * @param {string} table
 */
function openDatabase(path, table) {
  const database = newDatabase(path)
  database.exec('PRAGMA journal_mode = WAL')
  database.exec('PRAGMA synchronous = FULL')
  database.exec(table)
  return database
}

/** @param {string} path */
function newDatabase(path) {
  const builtIn = process.getBuiltinModule?.('node:sqlite')
  if (builtIn !== undefined) return new builtIn.DatabaseSync(path)
  const Database = createRequire(import.meta.url)('better-sqlite3')
  return new Database(path)
}
