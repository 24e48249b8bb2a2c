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
  [
    // Counts the writes of a row: whoever writes says which one they have read.
    sql`alter table tables add column version bigint not null default 0`,
    // A table whose log lies in `archives`, since then.
    sql`alter table tables add column archived_at bigint`,
    sql`create table archives (
      table_id text not null primary key references tables (id),
      log text not null
    )`,
    // What nobody has touched for long, whose lobbies there are, and which open table of a host is the newest.
    sql`create index tables_quiet on tables (status, touched_at, id) where archived_at is null`,
    sql`create index tables_lobbies on tables (host, touched_at) where status = 'lobby'`,
    sql`create index tables_of_host on tables (host, created_at, id)
      where is_open = 1 and status in ('lobby', 'playing') and archived_at is null`,
    // Who may write, and until when; the fence grows with every new holder.
    sql`create table leases (
      name text not null primary key,
      fence bigint not null,
      holder text not null,
      until bigint not null
    )`,
    // A line that is sent twice is said once.
    sql`alter table chat add column command_id text`,
    sql`create unique index chat_command on chat (table_id, command_id) where command_id is not null`,
    // The commands that each session has had done at a table, for sessions that its row has no room for.
    sql`create table commands (
      table_id text not null references tables (id),
      session text not null,
      done text not null,
      primary key (table_id, session)
    )`,
    // Sessions that began before this moment are void.
    sql`alter table users add column sessions_from bigint not null default 0`,
    // Sessions that were ended one by one; forgotten once no cookie of theirs can be valid any more.
    sql`create table ended_sessions (
      user_id text not null,
      session text not null,
      ended_at bigint not null,
      primary key (user_id, session)
    )`,
    sql`create index ended_sessions_at on ended_sessions (ended_at)`,
    // No index over ids that are counted: see counted.ts. One that a table was made with cannot be dropped everywhere.
    sql`create table newer_log (
      table_id text not null references tables (id),
      seq integer not null,
      action_id text,
      is_counted integer not null default 0,
      entry text not null,
      primary key (table_id, seq)
    )`,
    sql`insert into newer_log (table_id, seq, action_id, entry) select table_id, seq, action_id, entry from log`,
    sql`drop table log`,
    sql`alter table newer_log rename to log`,
    sql`create unique index log_action on log (table_id, action_id) where action_id is not null and is_counted = 0`,
  ],
  [
    // What everybody is dealt on one day; the seed is a secret until the day is over.
    sql`create table daily_days (
      game text not null,
      day text not null,
      fingerprint text not null,
      seed text not null,
      primary key (game, day)
    )`,
    // The first table of the day for each person.
    sql`create table daily_flights (
      game text not null,
      day text not null,
      user_id text not null,
      table_id text not null references tables (id),
      primary key (game, day, user_id)
    )`,
    sql`create table daily_results (
      table_id text not null primary key references tables (id),
      game text not null,
      day text not null,
      counts integer not null,
      is_won integer not null,
      points bigint not null,
      crew text not null,
      ended_at bigint not null
    )`,
    sql`create index daily_results_ranked on daily_results (game, day, is_won, points) where counts = 1`,
  ],
  [
    // How matches ended. Those of before are taken in when somebody asks for a list that they belong to.
    sql`create table results (
      table_id text not null primary key references tables (id),
      code text not null,
      game text not null,
      ended_at bigint not null,
      length_ms bigint not null,
      is_open integer not null,
      told_from bigint not null,
      result text not null,
      text text not null,
      seats text not null
    )`,
    sql`create index results_open on results (ended_at, code) where is_open = 1`,
    sql`create index results_of_game on results (game, ended_at, code) where is_open = 1`,
    // The people of each, with what their lists are sorted by and their numbers are made of.
    sql`create table result_people (
      table_id text not null references tables (id),
      seat integer not null,
      user_id text not null,
      game text not null,
      against text not null,
      place integer not null,
      is_won integer not null,
      length_ms bigint not null,
      ended_at bigint not null,
      code text not null,
      primary key (table_id, seat)
    )`,
    sql`create index result_people_ended on result_people (user_id, ended_at, code)`,
    // Where seats play against each other a day's results are ranked by place. Until now all were those of crews.
    sql`alter table daily_results add column place integer not null default 1`,
    sql`update daily_results set place = 2 where is_won = 0`,
    sql`drop index daily_results_ranked`,
    sql`create index daily_results_placed on daily_results (game, day, place, points) where counts = 1`,
  ],
  // SQLite has its log in the order of time: see sqlite/migrations.ts.
  [],
  [
    // Which node of several keeps a table in its memory; null: whoever is asked for it first.
    sql`alter table tables add column node text`,
    sql`create index tables_node on tables (node) where node is not null`,
    // Nodes that serve one database together. Each life of a node is a row of its own, and whoever has ended stays ended.
    sql`create table nodes (
      id text not null primary key,
      holder text not null,
      secret_print text not null,
      seen bigint not null,
      until bigint not null,
      is_open integer not null,
      is_linked integer not null,
      ended_at bigint
    )`,
  ],
  [
    // Whom the host of the server does not let in, and until when; null: for good.
    sql`create table bans (
      user_id text not null primary key,
      reason text not null,
      banned_at bigint not null,
      until bigint
    )`,
    // What the host tells everybody: one thing at a time.
    sql`create table notices (
      id integer not null primary key,
      text text not null,
      at bigint not null
    )`,
    // What each node has to do, as it last said.
    sql`alter table nodes add column load text`,
  ],
]

/** What one of the databases does besides, by the version that this leads to. */
export type OwnMigrations = Readonly<Record<number, readonly Statement[]>>

/** Brings a database of any earlier version, or an empty one, to the newest version. */
export function* migrate(known = MIGRATIONS, own: OwnMigrations = {}): Transaction<void> {
  yield* ask(sql`create table if not exists schema_version (version integer not null primary key)`)
  const version = (yield* ask(schemaVersion()))[0]?.version ?? 0
  if (version > known.length) {
    throw new Error(
      `the database has schema ${version}, this program knows ${known.length}: use the newer Starboard that wrote it.`,
    )
  }
  for (const [index, migration] of known.entries()) {
    if (index >= version) yield* takeStep(index + 1, [...migration, ...(own[index + 1] ?? [])])
  }
}

function* takeStep(version: number, migration: readonly Statement[]): Transaction<void> {
  for (const statement of migration) yield* ask(statement)
  yield* ask(sql`insert into schema_version (version) values (${version})`)
}

export const schemaVersion = (): Statement<{ readonly version: number | null }> => sql`
  select max(version) as version from schema_version`
