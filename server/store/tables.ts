import type { AppendColumns, Database } from './database.ts'
import { replaceSeats } from './seats.ts'
import { ask, type Statement, sql, type Transaction } from './statement.ts'
import { CodeTaken, Missing, type SeatRow, type TableStatus, type TableStore } from './store.ts'
import {
  groupTables,
  parseList,
  parseTable,
  printTable,
  TABLE_AND_SEAT,
  type TableAndSeat,
  type TableColumns,
} from './table-columns.ts'

/** A row is printed at once: by the time it is written, what it shares with a match may have gone on. */
export function tablesOn(database: Database): TableStore {
  const read = async (statement: Statement<TableAndSeat>) => groupTables(await database.read(statement))
  const list = async (statement: Statement<TableAndSeat>) => parseList(await read(statement))
  const find = async (statement: Statement<TableAndSeat>) => (await read(statement)).map(parseTable)[0] ?? null
  return {
    add: async (table) => {
      const columns = printTable(table)
      await database.write(() => add(columns, table.seats))
    },
    save: async (table) => {
      const columns = printTable(table)
      await database.write(() => save(columns, table.seats))
    },
    find: (id) => find(tableById(id)),
    findByCode: (code) => find(tableByCode(code)),
    listOpen: (limit) => list(openTables(limit)),
    listOf: (user, limit) => list(tablesOfUser(user, limit)),
    listDue: (by, limit) => database.read(dueTables(by, limit)),
    count: async () => countOf(await database.read(countByStatus())),
  }
}

function* add(table: TableColumns, seats: readonly SeatRow[]): Transaction<void> {
  const inserted = yield* ask(insertTable(table))
  if (inserted.length === 0) throw new CodeTaken(`The code ${table.code} is in use.`)
  yield* replaceSeats(table.id, seats)
}

/** The table's row comes first: it is held until the end, so that two savers do not mix their seats. */
function* save(table: TableColumns, seats: readonly SeatRow[]): Transaction<void> {
  const updated = yield* ask(updateTable(table))
  if (updated.length === 0) throw new Missing(`There is no table ${table.id}.`)
  yield* replaceSeats(table.id, seats)
}

interface StatusCount {
  readonly status: TableStatus
  readonly tables: number
}

const countOf = (rows: readonly StatusCount[]): Readonly<Record<TableStatus, number>> => {
  const counts = { lobby: 0, playing: 0, over: 0, closed: 0 }
  for (const { status, tables } of rows) counts[status] = tables
  return counts
}

const insertTable = (table: TableColumns): Statement => sql`
  insert into tables (
    id, code, game, status, is_open, host, settings, header, seed, clock, due_at, created_at, touched_at, rematch
  ) values (
    ${table.id}, ${table.code}, ${table.game}, ${table.status}, ${table.isOpen}, ${table.host},
    ${table.settings}, ${table.header}, ${table.seed}, ${table.clock}, ${table.dueAt}, ${table.createdAt},
    ${table.touchedAt}, ${table.rematch}
  )
  on conflict (code) do nothing
  returning id`

const updateTable = (table: TableColumns): Statement => sql`
  update tables set
    game = ${table.game}, status = ${table.status}, is_open = ${table.isOpen}, host = ${table.host},
    settings = ${table.settings}, header = ${table.header}, seed = ${table.seed}, clock = ${table.clock},
    due_at = ${table.dueAt}, touched_at = ${table.touchedAt}, rematch = ${table.rematch}
  where id = ${table.id}
  returning id`

/** What a log entry changes about its table. */
export const touchTable = ({ table, status, dueAt, at }: AppendColumns): Statement => sql`
  update tables set status = ${status}, due_at = ${dueAt}, touched_at = ${at} where id = ${table} returning id`

/** Gives the number of the table's next line of chat. */
export const countChat = (table: string): Statement<{ readonly id: number }> => sql`
  update tables set chat_count = chat_count + 1 where id = ${table} returning chat_count as id`

const tableById = (id: string): Statement<TableAndSeat> => sql`
  select ${TABLE_AND_SEAT} from tables as t left join seats as s on s.table_id = t.id
  where t.id = ${id} order by s.seat`

const tableByCode = (code: string): Statement<TableAndSeat> => sql`
  select ${TABLE_AND_SEAT} from tables as t left join seats as s on s.table_id = t.id
  where t.code = ${code} order by s.seat`

export const openTables = (limit: number): Statement<TableAndSeat> => sql`
  select ${TABLE_AND_SEAT} from (
    select * from tables where is_open = 1 and status in ('lobby', 'playing')
    order by created_at desc, id desc limit ${limit}
  ) as t left join seats as s on s.table_id = t.id
  order by t.created_at desc, t.id desc, s.seat`

export const tablesOfUser = (user: string, limit: number): Statement<TableAndSeat> => sql`
  select ${TABLE_AND_SEAT} from (
    select * from tables where id in (select table_id from seats where user_id = ${user})
    order by created_at desc, id desc limit ${limit}
  ) as t left join seats as s on s.table_id = t.id
  order by t.created_at desc, t.id desc, s.seat`

interface Due {
  readonly id: string
  readonly dueAt: number
}

export const dueTables = (by: number, limit: number): Statement<Due> => sql`
  select id, due_at as "dueAt" from tables where due_at <= ${by} order by due_at limit ${limit}`

const countByStatus = (): Statement<StatusCount> => sql`
  select status, count(*) as tables from tables group by status`
