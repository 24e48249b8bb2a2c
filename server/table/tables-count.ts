import type { Metrics } from '../metrics.ts'
import type { Table } from './table.ts'

export function countTables({ tables, inMemory }: Metrics, all: readonly Table[]): void {
  inMemory.set(all.length)
  tables.reset()
  for (const { row } of all) tables.inc({ game: row.game, status: row.status })
}
