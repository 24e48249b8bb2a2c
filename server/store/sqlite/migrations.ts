import type { OwnMigrations } from '../migrations.ts'
import { sql } from '../statement.ts'

/**
 * The log in the order in which its entries came, and runs of entries of one table with their places in it: see
 * log-places.ts. A run has the entries from `first` up to `past`, which is none of them.
 */
export const SQLITE_MIGRATIONS: OwnMigrations = {
  5: [
    sql`create table log_by_time (
      n integer not null primary key,
      table_id text not null,
      seq integer not null,
      action_id text,
      is_counted integer not null default 0,
      entry text not null
    )`,
    sql`insert into log_by_time (n, table_id, seq, action_id, is_counted, entry)
      select rowid, table_id, seq, action_id, is_counted, entry from log order by rowid`,
    sql`drop table log`,
    sql`alter table log_by_time rename to log`,
    sql`create unique index log_action on log (table_id, action_id) where action_id is not null and is_counted = 0`,
    sql`create table log_runs (
      table_id text not null,
      first integer not null,
      past integer not null,
      places text not null,
      primary key (table_id, first)
    ) without rowid`,
    sql`insert into log_runs (table_id, first, past, places)
      select table_id, min(seq), max(seq) + 1, json_group_array(n)
      from (select table_id, seq, n from log order by table_id, seq)
      group by table_id, seq / 32`,
    sql`insert into meta (key, value) select 'log in runs', coalesce(max(n), 0) from log`,
  ],
}
