import { afterDowntime } from '../running/downtime.ts'
import { LivesElsewhere, type Nodes } from '../store/nodes.ts'
import { Missing, type Store, type TableRow } from '../store/store.ts'
import type { TableDoor } from '../table/table-door.ts'

/** Which tables may be kept in memory here. A server that is alone has all of them. */
export interface Ownership {
  /** The row as this node may go on from it; fails with `LivesElsewhere` if another node has the table. */
  claim(row: TableRow): Promise<TableRow>
  /** A table wherever it lives. */
  doorOf(code: string): Promise<TableDoor | null>
}

/** Takes tables over from nodes that are dead. The time in which a table had no node does not count. */
export async function claimed(row: TableRow, { nodes, store }: { nodes: Nodes; store: Store }): Promise<TableRow> {
  const claim = await nodes.claim(row.id)
  if (claim.kind === 'elsewhere') throw new LivesElsewhere(row.id, claim.node)
  const ours = claim.kind === 'missing' ? null : await store.tables.find(row.id)
  if (claim.kind === 'missing' || ours === null) throw new Missing(`There is no table ${row.id}.`)
  if (claim.lost === null || ours.status !== 'playing') return ours
  const { from: lastBeat, to: startedAt } = claim.lost
  await store.tables.save(afterDowntime(ours, { lastBeat, startedAt }))
  return (await store.tables.find(row.id)) ?? ours
}
