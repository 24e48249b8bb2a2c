import type pg from 'pg'
import { isCounted } from '../counted.ts'
import type { AppendColumns } from '../database.ts'
import type { WriteLease } from './lease.ts'

/**
 * Writes a group of entries and what they change about their tables in one statement, which is one round trip and one
 * commit. Entries whose place or action is taken, or that were made from an old row, are left out. Gives the keys of those that were written.
 */
export async function appendGroup(
  pool: pg.Pool,
  entries: readonly AppendColumns[],
  lease: WriteLease | null,
): Promise<Set<string>> {
  const values = [...columnsOf(entries), lease?.key ?? null]
  const { rows } = await pool.query<Written>({ name: 'append', text: appendIf(lease), values })
  if (lease !== null && rows.some(({ isHeld }) => !isHeld)) throw lease.lost()
  return new Set(rows.map(keyOf))
}

type Written = Key & { readonly isHeld: boolean }

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
  entries.map(({ version }) => version),
  entries.map(({ actionId }) => isCounted(actionId)),
]

/**
 * sent: of equal entries only the first. locked: tables in one order for all nodes, or two groups could wait for each
 * other; sorting for the insert makes sure that all are locked before anything is written. fresh: the first entry of a
 * table is made from its row as it is, each further one from that or from what the entries before it make of it.
 * touched: what the last entry of a table says about it holds. held: the server may write, and no other may take its
 * place before this is committed; if it may not, the one row of the answer says so. That is asked before any table is
 * locked: whoever takes over from a node begins with its lease as well.
 */
const append = (lease: string): string => `
  with lease as (
    ${lease}
  ), held as (
    select exists (select from lease) as is_held
  ), sent as (
    select distinct on (table_id, seq, action_id) *
    from unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[],
      $8::bigint[], $9::integer[])
      with ordinality as sent (table_id, seq, action_id, entry, status, due_at, at, version, is_counted, place)
    order by table_id, seq, action_id, place
  ), locked as (
    select id, version from tables
    where id = any ($1::text[]) and archived_at is null and (select is_held from held)
    order by id for no key update
  ), fresh as (
    select sent.* from (
      select *, row_number() over (partition by table_id order by place) - 1 as before from sent
    ) as sent join locked on id = table_id
    where sent.version between locked.version and locked.version + before
  ), written as (
    insert into log (table_id, seq, action_id, is_counted, entry)
    select table_id, seq, action_id, is_counted, entry from fresh order by table_id, place
    on conflict do nothing
    returning table_id, seq, action_id
  ), touched as (
    update tables set status = newest.status, due_at = newest.due_at, touched_at = newest.at, version = newest.version + 1
    from (
      select distinct on (fresh.table_id) fresh.*
      from fresh join written on fresh.table_id = written.table_id and fresh.seq = written.seq
        and fresh.action_id is not distinct from written.action_id
      order by fresh.table_id, place desc
    ) as newest
    where tables.id = newest.table_id
  )
  select table_id as "table", seq, action_id as "actionId", true as "isHeld" from written
  union all select null, null, null, false from held where not is_held`

const TEXTS = {
  none: append('select 1 where $10::bigint is null'),
  server: append(`select 1 from leases where name = 'server' and fence = $10::bigint for share`),
  node: append('select 1 from nodes where id = $10::text and ended_at is null for share'),
}

const appendIf = (lease: WriteLease | null): string => TEXTS[lease?.kind ?? 'none']
