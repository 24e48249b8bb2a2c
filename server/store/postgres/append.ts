import type pg from 'pg'
import type { AppendColumns } from '../database.ts'

/**
 * Writes a group of entries and what they change about their tables in one statement, which is one round trip and one
 * commit. Entries whose place or action is taken are left out. Gives the keys of those that were written.
 */
export async function appendGroup(pool: pg.Pool, entries: readonly AppendColumns[]): Promise<Set<string>> {
  const { rows } = await pool.query<Key>({ name: 'append', text: APPEND, values: columnsOf(entries) })
  return new Set(rows.map(keyOf))
}

type Key = Pick<AppendColumns, 'table' | 'seq' | 'actionId'>

export const keyOf = ({ table, seq, actionId }: Key): string => JSON.stringify([table, seq, actionId])

const columnsOf = (entries: readonly AppendColumns[]) => [
  entries.map(({ table }) => table),
  entries.map(({ seq }) => seq),
  entries.map(({ actionId }) => actionId),
  entries.map(({ entry }) => entry),
  entries.map(({ status }) => status),
  entries.map(({ dueAt }) => dueAt),
  entries.map(({ at }) => at),
]

/**
 * sent: of equal entries only the first. locked: tables in one order for all nodes, or two groups could wait for each
 * other; sorting for the insert makes sure that all are locked before anything is written. touched: what the last
 * entry of a table says about it holds.
 */
const APPEND = `
  with sent as (
    select distinct on (table_id, seq, action_id) *
    from unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[])
      with ordinality as sent (table_id, seq, action_id, entry, status, due_at, at, place)
    order by table_id, seq, action_id, place
  ), locked as (
    select id from tables where id = any ($1::text[]) order by id for no key update
  ), written as (
    insert into log (table_id, seq, action_id, entry)
    select table_id, seq, action_id, entry from sent join locked on id = table_id order by table_id, place
    on conflict do nothing
    returning table_id, seq, action_id
  ), touched as (
    update tables set status = newest.status, due_at = newest.due_at, touched_at = newest.at
    from (
      select distinct on (sent.table_id) sent.*
      from sent join written on sent.table_id = written.table_id and sent.seq = written.seq
        and sent.action_id is not distinct from written.action_id
      order by sent.table_id, place desc
    ) as newest
    where tables.id = newest.table_id
  )
  select table_id as "table", seq, action_id as "actionId" from written`
