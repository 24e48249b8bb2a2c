import type { Database } from './database.ts'
import { ask, type Statement, sql } from './statement.ts'
import type { CommandStore } from './store.ts'

export const commandsOn = (database: Database): CommandStore => ({
  keep: async (table, session, done) => void (await database.write(() => ask(keepDone(table, session, done)))),
  find: async (table, session) => (await database.read(doneBy(table, session)))[0]?.done ?? null,
})

const keepDone = (table: string, session: string, done: string): Statement => sql`
  insert into commands (table_id, session, done) values (${table}, ${session}, ${done})
  on conflict (table_id, session) do update set done = excluded.done`

const doneBy = (table: string, session: string): Statement<{ readonly done: string }> => sql`
  select done from commands where table_id = ${table} and session = ${session}`

/** The counters in ids that begin like this, up to a dot: `1/session` has those of `1/session.7`. */
export const countersIn = (ids: readonly { readonly id: string }[], before: string): readonly number[] =>
  ids
    .map(({ id }) => id.slice(before.length + 1))
    .flatMap((rest) => (/^[1-9]\d{0,8}$/.test(rest) ? [Number(rest)] : []))
