import { countersIn } from './commands.ts'
import type { Database } from './database.ts'
import { ask, type Statement, sql, type Transaction } from './statement.ts'
import type { ChatRow, ChatStore, Saying } from './store.ts'
import { countChat, overtaken } from './tables.ts'

export const chatOn = (database: Database): ChatStore => ({
  add: (table, row, of = {}) => database.write(() => add(table, row, of, database.versionOf('tables'))),
  read: (table, after, limit) => database.read(newestChat(table, after, limit)),
  find: async (table, commandId) => (await database.read(lineOf(table, commandId)))[0]?.id ?? null,
  countersOf: async (table, before) => countersIn(await database.read(commandsFrom(table, `${before}.`)), before),
})

/** Counting comes first: it holds the table's row, so that two nodes never give out one number. */
function* add(
  table: string,
  row: Omit<ChatRow, 'id'>,
  { commandId, version }: Saying,
  versionNow: Statement,
): Transaction<number> {
  const [said] = commandId === undefined ? [] : yield* ask(lineOf(table, commandId))
  if (said !== undefined) return said.id
  const [counted] = yield* ask(countChat(table, version ?? null, versionNow))
  if (counted === undefined) throw yield* overtaken({ id: table, version: version ?? 0 }, versionNow)
  yield* ask(insertChat(table, { ...row, id: counted.id }, commandId ?? null))
  return counted.id
}

const insertChat = (table: string, row: ChatRow, commandId: string | null): Statement => sql`
  insert into chat (table_id, id, user_id, name, text, at, command_id)
  values (${table}, ${row.id}, ${row.user}, ${row.name}, ${row.text}, ${row.at}, ${commandId})`

const lineOf = (table: string, commandId: string): Statement<{ readonly id: number }> => sql`
  select id from chat where table_id = ${table} and command_id = ${commandId}`

const commandsFrom = (table: string, before: string): Statement<{ readonly id: string }> => sql`
  select command_id as id from chat
  where table_id = ${table} and command_id is not null and substr(command_id, 1, ${before.length}) = ${before}`

const newestChat = (table: string, after: number, limit: number): Statement<ChatRow> => sql`
  select * from (
    select id, user_id as "user", name, text, at from chat
    where table_id = ${table} and id > ${after}
    order by id desc limit ${limit}
  ) as newest
  order by id`
