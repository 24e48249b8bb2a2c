import { ask, type Statement, sql, type Transaction } from './statement.ts'

/**
 * The schema's history, in words that both databases understand. A migration that has been released is never changed
 * again: what is wrong with it is put right by the next one. Times are milliseconds, JSON is text, 0 and 1 are no and
 * yes. Users are not referred to by a foreign key: a match stays when a user asks to be forgotten.
 */
export const MIGRATIONS: readonly (readonly Statement[])[] = [
  [
    sql`create table users (
      id text not null primary key,
      name text not null,
      created_at bigint not null
    )`,
    sql`create table tables (
      id text not null primary key,
      code text not null unique,
      game text not null,
      status text not null,
      is_open integer not null,
      host text not null,
      settings text not null,
      header text,
      seed text not null,
      clock text not null,
      due_at bigint,
      created_at bigint not null,
      touched_at bigint not null,
      rematch text,
      chat_count integer not null default 0
    )`,
    sql`create index tables_open on tables (is_open, created_at, id) where status in ('lobby', 'playing')`,
    sql`create index tables_due on tables (due_at) where due_at is not null`,
    sql`create index tables_status on tables (status)`,
    sql`create table seats (
      table_id text not null references tables (id),
      seat integer not null,
      user_id text,
      bot text,
      name text not null,
      ready integer not null,
      seed text not null,
      primary key (table_id, seat)
    )`,
    sql`create index seats_user on seats (user_id, table_id)`,
    sql`create table log (
      table_id text not null references tables (id),
      seq integer not null,
      action_id text,
      entry text not null,
      primary key (table_id, seq),
      unique (table_id, action_id)
    )`,
    sql`create table snapshots (
      table_id text not null references tables (id),
      length integer not null,
      snapshot text not null,
      primary key (table_id, length)
    )`,
    sql`create table chat (
      table_id text not null references tables (id),
      id integer not null,
      user_id text not null,
      name text not null,
      text text not null,
      at bigint not null,
      primary key (table_id, id)
    )`,
    sql`create table meta (
      key text not null primary key,
      value bigint not null
    )`,
  ],
]

/** Brings a database of any earlier version, or an empty one, to the newest version. */
export function* migrate(known = MIGRATIONS): Transaction<void> {
  yield* ask(sql`create table if not exists schema_version (version integer not null primary key)`)
  const version = (yield* ask(schemaVersion()))[0]?.version ?? 0
  if (version > known.length) {
    throw new Error(
      `the database has schema ${version}, this program knows ${known.length}: use the newer Starboard that wrote it.`,
    )
  }
  for (const [index, migration] of known.entries()) {
    if (index >= version) yield* takeStep(index + 1, migration)
  }
}

function* takeStep(version: number, migration: readonly Statement[]): Transaction<void> {
  for (const statement of migration) yield* ask(statement)
  yield* ask(sql`insert into schema_version (version) values (${version})`)
}

export const schemaVersion = (): Statement<{ readonly version: number | null }> => sql`
  select max(version) as version from schema_version`
