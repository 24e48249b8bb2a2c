import { type Statement, sql } from './statement.ts'
import type { SeatRow, TableRow } from './store.ts'

/**
 * Tables are read together with their seats in one statement, a row a seat: two statements could show a table from
 * before a change and its seats from after it.
 */
export type TableAndSeat = Omit<TableRow, 'seats' | 'isOpen'> & {
  readonly isOpen: number
  /** Null in the single row of a table without seats. */
  readonly seat: number | null
  readonly user: string | null
  readonly bot: string | null
  readonly name: string
  readonly ready: number
  readonly seatSeed: string
}

export const TABLE_AND_SEAT: Statement = sql`
  t.id, t.code, t.game, t.status, t.is_open as "isOpen", t.host, t.settings, t.header, t.seed, t.clock,
  t.due_at as "dueAt", t.created_at as "createdAt", t.touched_at as "touchedAt", t.rematch,
  s.seat, s.user_id as "user", s.bot, s.name, s.ready, s.seed as "seatSeed"`

/** Keeps the order in which tables and seats come. */
export function parseTables(rows: readonly TableAndSeat[]): readonly TableRow[] {
  const tables = new Map<string, { first: TableAndSeat; seats: SeatRow[] }>()
  for (const row of rows) {
    const table = tables.get(row.id) ?? { first: row, seats: [] }
    tables.set(row.id, table)
    if (row.seat !== null) table.seats.push(parseSeat(row, row.seat))
  }
  return [...tables.values()].map(({ first, seats }) => parseTable(first, seats))
}

function parseTable(row: TableAndSeat, seats: readonly SeatRow[]): TableRow {
  const { seat: _seat, user: _user, bot: _bot, name: _name, ready: _ready, seatSeed: _seed, ...table } = row
  return { ...table, isOpen: row.isOpen === 1, seats }
}

const parseSeat = ({ user, bot, name, ready, seatSeed }: TableAndSeat, seat: number): SeatRow => ({
  seat,
  user,
  bot,
  name,
  ready: ready === 1,
  seed: seatSeed,
})
