import type { Database } from './database.ts'
import { ask, type Statement, sql, type Transaction } from './statement.ts'
import type { Ban, HostStore, Noticed } from './store.ts'

export const hostOn = (database: Database): HostStore => ({
  ban: (ban) => database.write(() => replaceBan(ban)),
  pardon: async (user) => (await database.write(() => ask(deleteBan(user)))).length > 0,
  bans: (now, limit) => database.read(bansAt(now, limit)),
  announce: async (notice) => void (await database.write(() => replaceNotice(notice))),
  notice: async () => (await database.read(theNotice()))[0] ?? null,
})

function* replaceBan(ban: Ban): Transaction<boolean> {
  const known = yield* ask(sql`select id from users where id = ${ban.user}`)
  if (known.length > 0) yield* ask(insertBan(ban))
  return known.length > 0
}

function* replaceNotice(notice: Noticed | null): Transaction<void> {
  yield* ask(sql`delete from notices`)
  if (notice !== null) yield* ask(sql`insert into notices (id, text, at) values (1, ${notice.text}, ${notice.at})`)
}

const insertBan = ({ user, reason, at, until }: Ban): Statement => sql`
  insert into bans (user_id, reason, banned_at, until) values (${user}, ${reason}, ${at}, ${until})
  on conflict (user_id) do update
  set reason = excluded.reason, banned_at = excluded.banned_at, until = excluded.until`

const deleteBan = (user: string): Statement => sql`delete from bans where user_id = ${user} returning user_id`

const bansAt = (now: number, limit: number): Statement<Ban & { readonly name: string }> => sql`
  select user_id as "user", name, reason, banned_at as at, until from bans join users on users.id = user_id
  where until is null or until > ${now} order by banned_at desc, user_id limit ${limit}`

const theNotice = (): Statement<Noticed> => sql`select text, at from notices`
