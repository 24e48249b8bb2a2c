import type { Clock } from '@starboard/driver'
import type { GameTypes, Header } from '@starboard/kernel'
import type { Settings, TableMemory } from '../table/row.ts'
import { Damaged, parseObject } from './damaged.ts'
import { type Statement, sql } from './statement.ts'
import type { SeatRow, TableRow } from './store.ts'

/** A table as its columns have it: JSON is text, 0 and 1 are no and yes. */
export type TableColumns = Omit<
  TableRow,
  'isOpen' | 'settings' | 'memory' | 'header' | 'clock' | 'archivedAt' | 'node' | 'seats'
> & {
  readonly isOpen: number
  /** One object of what the host chose and what the table remembers. */
  readonly settings: string
  readonly header: string | null
  readonly clock: string
  readonly archivedAt?: number | null
  readonly node?: string | null
}

/**
 * Tables are read together with their seats in one statement, a row a seat: two statements could show a table from
 * before a change and its seats from after it.
 */
export type TableAndSeat = TableColumns & {
  /** Null in the single row of a table without seats. */
  readonly seat: number | null
  readonly user: string | null
  readonly bot: string | null
  readonly name: string
  readonly ready: number
  readonly seatSeed: string
}

/** Rows of old may say `closed`, of a lobby that nobody came to: it is one like any other. */
const LIVE_STATUS = sql`case t.status when 'closed' then 'lobby' else t.status end`

export const tableAndSeat = (version: Statement): Statement => sql`
  t.id, t.code, t.game, ${LIVE_STATUS} as status, t.is_open as "isOpen", t.host, t.settings, t.header, t.seed, t.clock,
  t.due_at as "dueAt", t.created_at as "createdAt", t.touched_at as "touchedAt", t.rematch, ${version} as version,
  t.archived_at as "archivedAt", t.node,
  s.seat, s.user_id as "user", s.bot, s.name, s.ready, s.seed as "seatSeed"`

export const printTable = ({ settings, memory, seats: _seats, ...row }: TableRow): TableColumns => ({
  ...row,
  isOpen: row.isOpen ? 1 : 0,
  settings: JSON.stringify({ ...settings, ...memory }),
  header: row.header === null ? null : JSON.stringify(row.header),
  clock: JSON.stringify(row.clock),
})

/** One table and its seats, in the order in which they come. */
export interface TableRows {
  readonly columns: TableColumns
  readonly seats: readonly SeatRow[]
}

/** Keeps the order in which tables and seats come. */
export function groupTables(rows: readonly TableAndSeat[]): readonly TableRows[] {
  const tables = new Map<string, { columns: TableColumns; seats: SeatRow[] }>()
  for (const { seat, user, bot, name, ready, seatSeed, ...columns } of rows) {
    const table = tables.get(columns.id) ?? { columns, seats: [] }
    tables.set(columns.id, table)
    if (seat !== null) table.seats.push({ seat, user, bot, name, ready: ready === 1, seed: seatSeed })
  }
  return [...tables.values()]
}

export const parseTable = ({ columns: { archivedAt, node, ...columns }, seats }: TableRows): TableRow => ({
  ...columns,
  ...(archivedAt != null && { archivedAt }),
  ...(node != null && { node }),
  isOpen: columns.isOpen === 1,
  ...parseSettings(columns),
  header: columns.header === null ? null : (parseObject(columns.header, columns.id, 'header') as Header<GameTypes>),
  clock: parseObject(columns.clock, columns.id, 'clock') as Clock,
  seats,
})

/** A damaged table is missing in a list and spoils it for no other: whoever opens it is told. */
export function parseList<Row extends TableRow = TableRow>(tables: readonly TableRows[]): readonly Row[] {
  return tables.flatMap((table) => {
    try {
      // What a list has of a table beside its row are columns of its own, and they stay with it.
      return [parseTable(table) as Row]
    } catch (error) {
      if (error instanceof Damaged) return []
      throw error
    }
  })
}

const REMEMBERED: Readonly<Record<keyof TableMemory, true>> = {
  kicked: true,
  joined: true,
  guests: true,
  left: true,
  gaveUp: true,
  series: true,
  beginsWhenReady: true,
  branch: true,
  daily: true,
  orders: true,
  pause: true,
  ran: true,
  pausesUsed: true,
  doneFor: true,
  late: true,
  done: true,
  sessions: true,
  closed: true,
  saying: true,
}

/** Members that nobody knows today stay with the settings: another version of this program has written them. */
function parseSettings({ id, settings }: TableColumns): Pick<TableRow, 'settings' | 'memory'> {
  const members = Object.entries(parseObject(settings, id, 'settings'))
  const isRemembered = ([name]: [string, unknown]) => Object.hasOwn(REMEMBERED, name)
  return {
    settings: Object.fromEntries(members.filter((member) => !isRemembered(member))) as unknown as Settings,
    memory: Object.fromEntries(members.filter(isRemembered)) as TableMemory,
  }
}
