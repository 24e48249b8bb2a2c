import type { Database } from './database.ts'
import { ask, type Statement, sql, type Transaction } from './statement.ts'
import { type ChatRow, type ChatStore, Missing } from './store.ts'
import { countChat } from './tables.ts'

export const chatOn = (database: Database): ChatStore => ({
  add: (table, row) => database.write(() => add(table, row)),
  read: (table, after, limit) => database.read(newestChat(table, after, limit)),
})

/** Counting comes first: it holds the table's row, so that two nodes never give out one number. */
function* add(table: string, row: Omit<ChatRow, 'id'>): Transaction<number> {
  const [counted] = yield* ask(countChat(table))
  if (counted === undefined) throw new Missing(`There is no table ${table}.`)
  yield* ask(insertChat(table, { ...row, id: counted.id }))
  return counted.id
}

const insertChat = (table: string, row: ChatRow): Statement => sql`
  insert into chat (table_id, id, user_id, name, text, at)
  values (${table}, ${row.id}, ${row.user}, ${row.name}, ${row.text}, ${row.at})`

const newestChat = (table: string, after: number, limit: number): Statement<ChatRow> => sql`
  select * from (
    select id, user_id as "user", name, text, at from chat
    where table_id = ${table} and id > ${after}
    order by id desc limit ${limit}
  ) as newest
  order by id`
