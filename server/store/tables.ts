import type { Database } from './database.ts'
import { replaceSeats } from './seats.ts'
import { ask, type Statement, sql, type Transaction } from './statement.ts'
import {
  CodeTaken,
  Missing,
  type OpenTable,
  type Quiet,
  type QuietWanted,
  type SeatRow,
  Stale,
  type TableStatus,
  type TableStore,
} from './store.ts'
import {
  groupTables,
  parseList,
  parseTable,
  printTable,
  type TableAndSeat,
  type TableColumns,
  tableAndSeat,
} from './table-columns.ts'

/** A row is printed at once: by the time it is written, what it shares with a match may have gone on. */
export function tablesOn(database: Database): TableStore {
  const version = database.versionOf('tables')
  const columns = tableAndSeat(database.versionOf('t'))
  const read = async (statement: Statement<TableAndSeat>) => groupTables(await database.read(statement))
  const list = async (statement: Statement<TableAndSeat>) => parseList(await read(statement))
  const find = async (statement: Statement<TableAndSeat>) => (await read(statement)).map(parseTable)[0] ?? null
  return {
    add: async (table) => {
      const printed = printTable(table)
      await database.write(() => add(printed, table.seats))
    },
    save: async (table) => {
      const printed = printTable(table)
      await database.write(() => save(printed, table.seats, version))
    },
    find: (id) => find(tableById(columns, id)),
    findByCode: (code) => find(tableByCode(columns, code)),
    listOpen: async (limit) => parseList<OpenTable>(await read(openTables(columns, limit))),
    listLobbies: async (host, since, limit) =>
      (await database.read(lobbiesOf(host, since, limit))).map(({ code }) => code),
    listQuiet: (wanted) => database.read(quietTables(wanted, database.ours)),
    forget: (id, touchedAt) => database.write(() => forget(id, touchedAt)),
    listOf: (user, limit) => list(tablesOfUser(columns, user, limit)),
    listDue: (by, limit) => database.read(dueTables(by, limit, database.ours)),
    listAlive: (limit) => list(aliveTables(columns, limit)),
    count: async () => countOf(await database.read(countByStatus())),
  }
}

function* add(table: TableColumns, seats: readonly SeatRow[]): Transaction<void> {
  const inserted = yield* ask(insertTable(table))
  if (inserted.length === 0) throw new CodeTaken(`The code ${table.code} is in use.`)
  yield* replaceSeats(table.id, seats)
}

/** The table's row comes first: it is held until the end, so that two savers do not mix their seats. */
function* save(table: TableColumns, seats: readonly SeatRow[], version: Statement): Transaction<void> {
  const updated = yield* ask(updateTable(table, version))
  if (updated.length === 0) throw yield* overtaken(table, version)
  yield* replaceSeats(table.id, seats)
}

interface Version {
  readonly version: number
}

/** Why a table could not be written. */
export function* overtaken(made: Pick<TableColumns, 'id' | 'version'>, version: Statement): Transaction<Error> {
  const [found] = yield* ask(versionOf(made.id, version))
  return found === undefined
    ? new Missing(`There is no table ${made.id}.`)
    : new Stale(`Table ${made.id} is at version ${found.version}; this was made from version ${made.version}.`)
}

/** Written first: the row is held until the end, and what somebody has done to it meanwhile keeps it. */
function* forget(id: string, touchedAt: number): Transaction<boolean> {
  const held = yield* ask(holdLobby(id, touchedAt))
  if (held.length === 0) return false
  yield* replaceSeats(id, [])
  yield* ask(sql`delete from commands where table_id = ${id}`)
  yield* ask(sql`delete from tables where id = ${id}`)
  return true
}

interface StatusCount {
  readonly status: TableStatus
  readonly tables: number
}

const countOf = (rows: readonly StatusCount[]): Readonly<Record<TableStatus, number>> => {
  const counts = { lobby: 0, playing: 0, over: 0 }
  for (const { status, tables } of rows) counts[status] += tables
  return counts
}

const insertTable = (table: TableColumns): Statement => sql`
  insert into tables (
    id, code, game, status, is_open, host, settings, header, seed, clock, due_at, created_at, touched_at, rematch,
    version
  ) values (
    ${table.id}, ${table.code}, ${table.game}, ${table.status}, ${table.isOpen}, ${table.host},
    ${table.settings}, ${table.header}, ${table.seed}, ${table.clock}, ${table.dueAt}, ${table.createdAt},
    ${table.touchedAt}, ${table.rematch}, ${table.version}
  )
  on conflict (code) do nothing
  returning id`

const updateTable = (table: TableColumns, version: Statement): Statement => sql`
  update tables set
    game = ${table.game}, status = ${table.status}, is_open = ${table.isOpen}, host = ${table.host},
    settings = ${table.settings}, header = ${table.header}, seed = ${table.seed}, clock = ${table.clock},
    due_at = ${table.dueAt}, touched_at = ${table.touchedAt}, rematch = ${table.rematch},
    version = version + 1
  where id = ${table.id} and ${version} = ${table.version}
  returning id`

const versionOf = (table: string, version: Statement): Statement<Version> => sql`
  select ${version} as version from tables where id = ${table}`

/** Gives the number of the table's next line of chat. */
export const countChat = (
  table: string,
  made: number | null,
  version: Statement,
): Statement<{ readonly id: number }> => sql`
  update tables set chat_count = chat_count + 1
  where id = ${table} and ${version} = coalesce(${made}, ${version}) returning chat_count as id`

const tableById = (columns: Statement, id: string): Statement<TableAndSeat> => sql`
  select ${columns} from tables as t left join seats as s on s.table_id = t.id
  where t.id = ${id} order by s.seat`

const tableByCode = (columns: Statement, code: string): Statement<TableAndSeat> => sql`
  select ${columns} from tables as t left join seats as s on s.table_id = t.id
  where t.code = ${code} order by s.seat`

/** Tables that have lost their host are one host's: whoever makes many and leaves them fills no list. */
export const openTables = (columns: Statement, limit: number): Statement<TableAndSeat> => sql`
  select ${columns}, t.more from (
    select listed.*, (
      select count(*) - 1 from tables as other
      where other.host = listed.host and other.is_open = 1 and other.status in ('lobby', 'playing')
        and other.archived_at is null
    ) as more
    from tables as listed
    where listed.is_open = 1 and listed.status in ('lobby', 'playing') and listed.archived_at is null and not exists (
      select 1 from tables as newer
      where newer.host = listed.host and newer.is_open = 1 and newer.status in ('lobby', 'playing')
        and newer.archived_at is null and (newer.created_at, newer.id) > (listed.created_at, listed.id)
    )
    order by listed.created_at desc, listed.id desc limit ${limit}
  ) as t left join seats as s on s.table_id = t.id
  order by t.created_at desc, t.id desc, s.seat`

export const lobbiesOf = (host: string, since: number, limit: number): Statement<{ readonly code: string }> => sql`
  select code from tables where host = ${host} and status = 'lobby' and touched_at >= ${since}
  order by touched_at desc limit ${limit}`

const BEFORE_ALL: Quiet = { id: '', touchedAt: -1 }

export const quietTables = ({ status, before, after, limit }: QuietWanted, ours: Statement): Statement<Quiet> => sql`
  select id, touched_at as "touchedAt" from tables
  where status = ${status} and archived_at is null and due_at is null and touched_at < ${before}
    and (touched_at, id) > (${(after ?? BEFORE_ALL).touchedAt}, ${(after ?? BEFORE_ALL).id}) and ${ours}
  order by touched_at, id limit ${limit}`

const holdLobby = (id: string, touchedAt: number): Statement => sql`
  update tables set touched_at = touched_at
  where id = ${id} and status = 'lobby' and touched_at = ${touchedAt} and chat_count = 0
  returning id`

export const tablesOfUser = (columns: Statement, user: string, limit: number): Statement<TableAndSeat> => sql`
  select ${columns} from (
    select * from tables where id in (select table_id from seats where user_id = ${user})
    order by created_at desc, id desc limit ${limit}
  ) as t left join seats as s on s.table_id = t.id
  order by t.created_at desc, t.id desc, s.seat`

const aliveTables = (columns: Statement, limit: number): Statement<TableAndSeat> => sql`
  select ${columns} from (
    select * from tables where status in ('lobby', 'playing') and archived_at is null
    order by touched_at desc, id desc limit ${limit}
  ) as t left join seats as s on s.table_id = t.id
  order by t.touched_at desc, t.id desc, s.seat`

interface Due {
  readonly id: string
  readonly dueAt: number
}

export const dueTables = (by: number, limit: number, ours: Statement): Statement<Due> => sql`
  select id, due_at as "dueAt" from tables where due_at <= ${by} and ${ours} order by due_at limit ${limit}`

const countByStatus = (): Statement<StatusCount> => sql`
  select case status when 'closed' then 'lobby' else status end as status, count(*) as tables from tables group by status`
