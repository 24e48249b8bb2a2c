import type { Database } from './database.ts'
import { ask, type Statement, sql, type Transaction } from './statement.ts'
import { Missing, type User, type UserStore } from './store.ts'

export const usersOn = (database: Database): UserStore => ({
  add: async (user) => void (await database.write(() => ask(insertUser(user)))),
  find: async (id) => (await database.read(findUser(id)))[0] ?? null,
  rename: (id, name) => database.write(() => rename(id, name)),
})

function* rename(id: string, name: string): Transaction<void> {
  const renamed = yield* ask(renameUser(id, name))
  if (renamed.length === 0) throw new Missing(`There is no user ${id}.`)
}

const insertUser = (user: User): Statement => sql`
  insert into users (id, name, created_at) values (${user.id}, ${user.name}, ${user.createdAt})`

const findUser = (id: string): Statement<User> => sql`
  select id, name, created_at as "createdAt" from users where id = ${id}`

const renameUser = (id: string, name: string): Statement => sql`
  update users set name = ${name} where id = ${id} returning id`
