import type { Database } from './database.ts'
import { ask, commaSeparated, type Statement, sql, type Transaction } from './statement.ts'
import { Missing, type User, type UserStore, type UserWithSession } from './store.ts'

export const usersOn = (database: Database): UserStore => ({
  add: async (user) => void (await database.write(() => ask(insertUser(user)))),
  find: async (id) => (await database.read(findUser(id)))[0] ?? null,
  rename: (id, name) => database.write(() => rename(id, name)),
  listNamed: (ids) => (ids.length === 0 ? Promise.resolve([]) : database.read(namedUsers(ids))),
  async findWithSession(id, session) {
    const [row] = await database.read(findWithSession(id, session))
    return row === undefined ? null : withSession(row)
  },
  endSession: (ended) => database.write(() => endSession(ended)),
  endSessionsBefore: (id, at) => database.write(() => endSessionsBefore(id, at)),
})

interface SessionRow extends User {
  readonly sessionsFrom: number
  readonly endedAt: number | null
  /** Null: they are not banned. */
  readonly reason: string | null
  readonly until: number | null
}

const withSession = ({ sessionsFrom, endedAt, reason, until, ...user }: SessionRow): UserWithSession => ({
  user,
  sessionsFrom,
  hasEnded: endedAt !== null,
  ...(reason !== null && { ban: { reason, until } }),
})

function* rename(id: string, name: string): Transaction<void> {
  const renamed = yield* ask(renameUser(id, name))
  if (renamed.length === 0) throw new Missing(`There is no user ${id}.`)
}

function* endSession(ended: Parameters<UserStore['endSession']>[0]): Transaction<void> {
  yield* ask(insertEnded(ended))
  yield* ask(forgetEnded(ended.forgotten))
}

function* endSessionsBefore(id: string, at: number): Transaction<number> {
  const [raised] = yield* ask(raiseSessionsFrom(id, at))
  if (raised === undefined) throw new Missing(`There is no user ${id}.`)
  return raised.sessionsFrom
}

const insertUser = (user: User): Statement => sql`
  insert into users (id, name, created_at) values (${user.id}, ${user.name}, ${user.createdAt})`

const findUser = (id: string): Statement<User> => sql`
  select id, name, created_at as "createdAt" from users where id = ${id}`

const renameUser = (id: string, name: string): Statement => sql`
  update users set name = ${name} where id = ${id} returning id`

const findWithSession = (id: string, session: string): Statement<SessionRow> => sql`
  select users.id, name, created_at as "createdAt", sessions_from as "sessionsFrom", ended_at as "endedAt", reason, until
  from users
    left join ended_sessions on ended_sessions.user_id = users.id and session = ${session}
    left join bans on bans.user_id = users.id
  where users.id = ${id}`

const namedUsers = (ids: readonly string[]): Statement<User> => sql`
  select id, name, created_at as "createdAt" from users where id in (${commaSeparated(ids.map((id) => sql`${id}`))})`

const insertEnded = ({ user, session, at }: { user: string; session: string; at: number }): Statement => sql`
  insert into ended_sessions (user_id, session, ended_at) values (${user}, ${session}, ${at})
  on conflict (user_id, session) do nothing`

const forgetEnded = (before: number): Statement => sql`delete from ended_sessions where ended_at < ${before}`

/** A clock that was set back does not make void sessions valid again. */
const raiseSessionsFrom = (id: string, at: number): Statement<{ readonly sessionsFrom: number }> => sql`
  update users set sessions_from = case when sessions_from > ${at} then sessions_from else ${at} end
  where id = ${id} returning sessions_from as "sessionsFrom"`
