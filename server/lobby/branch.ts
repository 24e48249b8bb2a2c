import { branchedFrom, type GameTypes, type Header, type MatchExport, type Refusal, refuse } from '@starboard/kernel'
import type { BranchInfo, BranchTable, CreateTable } from '@starboard/wire/protocol'
import { orNotSaved } from '../failures/not-saved.ts'
import { Missing, type Store, type TableRow } from '../store/store.ts'
import { withMemory, withSettings } from '../table/row.ts'

/** The finished match that a table's own begins with. */
export interface BranchMemory extends BranchInfo {
  /** The table where it was played. */
  readonly table: string
}

/** The moment of a finished match from which somebody wants to play on. */
export interface BranchSource extends BranchMemory {
  readonly exported: MatchExport<GameTypes>
}

/** What is asked of a table, and what it goes on from, if it does. */
export interface WantedTable extends CreateTable {
  readonly branch?: BranchSource
}

/** Seats and options are those of that match. */
export function branchWanted(
  from: { readonly id: string; readonly code: string },
  exported: MatchExport<GameTypes>,
  { length, luck, ...wishes }: BranchTable,
): WantedTable | Refusal {
  if (length >= exported.log.length)
    return refuse(
      'at-the-end',
      'table',
      `That match has ${exported.log.length} entries: nothing is left to play after ${length}.`,
    )
  const { seats, options } = exported.header.setup
  const branch = { table: from.id, code: from.code, length, luck, names: exported.names, exported }
  return { ...wishes, game: exported.header.game, seats, options: { ...options }, branch }
}

/** The row of a table that goes on from another match: what was chosen for seats there stays, and with open luck its seed. */
export function asBranch(row: TableRow, { exported, ...branch }: BranchSource): TableRow {
  const chosen = withSettings(row, { seatOptions: exported.header.setup.seatOptions })
  const remembered = withMemory(chosen, { branch })
  return branch.luck === 'open' ? { ...remembered, seed: exported.seed } : remembered
}

/** The header of its match, and when by the match clock it branches off. */
export async function branchHeader(
  store: Store,
  row: TableRow,
  { table, length, luck }: BranchMemory,
): Promise<{ readonly header: Header<GameTypes>; readonly at: number }> {
  const [source, log] = await orNotSaved(Promise.all([store.tables.find(table), store.log.read(table, length - 1)]))
  const last = log[0]
  if (source?.header == null || last === undefined) throw new Missing(`There is no match at table ${table} any more.`)
  const sealed = luck === 'open' ? null : { seed: row.seed, seatSeeds: row.seats.map(({ seed }) => seed) }
  const { header } = branchedFrom({ header: source.header, log: [], seed: source.seed }, { length, sealed })
  const { hints: _, ...rest } = header
  return { header: { ...rest, ...(row.settings.hints === true && { hints: true }) }, at: last.entry.at }
}

/** Whether this is the match of another table up to a moment: its rules and choices stand since then. */
export const isBranch = ({ memory }: Pick<TableRow, 'memory'>): boolean => memory.branch !== undefined

export const BRANCH_FIXED = refuse(
  'branch',
  'table',
  'This match goes on from a moment of another one: its options, seats and choices are those of that match.',
)

export function branchInfo({ memory }: Pick<TableRow, 'memory'>): { readonly branch?: BranchInfo } {
  if (memory.branch === undefined) return {}
  const { table: _, ...branch } = memory.branch
  return { branch }
}
