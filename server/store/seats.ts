import { ask, commaSeparated, type Statement, sql, type Transaction } from './statement.ts'
import type { SeatRow } from './store.ts'

export function* replaceSeats(table: string, seats: readonly SeatRow[]): Transaction<void> {
  yield* ask(deleteSeats(table))
  if (seats.length > 0) yield* ask(insertSeats(table, seats))
}

const deleteSeats = (table: string): Statement => sql`
  delete from seats where table_id = ${table}`

const insertSeats = (table: string, seats: readonly SeatRow[]): Statement => sql`
  insert into seats (table_id, seat, user_id, bot, name, ready, seed)
  values ${commaSeparated(seats.map((seat) => seatValues(table, seat)))}`

const seatValues = (table: string, { seat, user, bot, name, ready, seed }: SeatRow): Statement => sql`
  (${table}, ${seat}, ${user}, ${bot}, ${name}, ${ready ? 1 : 0}, ${seed})`
