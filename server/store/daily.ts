import type { Database } from './database.ts'
import { ask, commaSeparated, type Statement, sql, type Transaction } from './statement.ts'
import type { DailyFlight, DailyResult, DailyStore, DayRow } from './store.ts'

export const dailyOn = (database: Database): DailyStore => ({
  publish: (row) => database.write(() => publish(row)),
  find: async (game, day) => (await database.read(dayOf(game, day)))[0] ?? null,
  listBefore: (game, day, limit) => database.read(daysBefore(game, day, limit)),
  begin: (flight) => database.write(() => begin(flight)),
  firstTable: async (game, day, user) => (await database.read(firstTable(game, day, user)))[0]?.table ?? null,
  end: (result, users) => database.write(() => end(result, users)),
  results: async (game, day, limit) => (await database.read(ranked(game, day, limit))).map(resultIn),
})

/** What was published stands, whatever the server's secret is by now. */
function* publish({ game, day, fingerprint, seed }: DayRow): Transaction<DayRow> {
  yield* ask(sql`
    insert into daily_days (game, day, fingerprint, seed) values (${game}, ${day}, ${fingerprint}, ${seed})
    on conflict (game, day) do nothing`)
  const [published] = yield* ask(dayOf(game, day))
  if (published === undefined) throw new Error(`The day ${day} of ${game} was not kept.`)
  return published
}

function* begin({ table, game, day, users }: DailyFlight): Transaction<void> {
  if (users.length === 0) return
  yield* ask(sql`
    insert into daily_flights (game, day, user_id, table_id)
    values ${commaSeparated(users.map((user) => sql`(${game}, ${day}, ${user}, ${table})`))}
    on conflict (game, day, user_id) do nothing`)
}

/** Whoever came in the middle of it has been there as well. */
function* end(result: DailyResult, users: readonly string[]): Transaction<void> {
  const { table, game, day, isWon, place, points, crew, endedAt } = result
  yield* begin({ table, game, day, users })
  let counts = users.length > 0
  for (const user of users) {
    const [first] = yield* ask(firstTable(game, day, user))
    counts &&= first?.table === table
  }
  yield* ask(sql`
    insert into daily_results (table_id, game, day, counts, is_won, place, points, crew, ended_at)
    values (
      ${table}, ${game}, ${day}, ${counts ? 1 : 0}, ${isWon ? 1 : 0}, ${place}, ${points}, ${JSON.stringify(crew)},
      ${endedAt}
    )
    on conflict (table_id) do nothing`)
}

const dayOf = (game: string, day: string): Statement<DayRow> => sql`
  select game, day, fingerprint, seed from daily_days where game = ${game} and day = ${day}`

const daysBefore = (game: string, day: string, limit: number): Statement<DayRow> => sql`
  select game, day, fingerprint, seed from daily_days where game = ${game} and day < ${day}
  order by day desc limit ${limit}`

const firstTable = (game: string, day: string, user: string): Statement<{ readonly table: string }> => sql`
  select table_id as "table" from daily_flights where game = ${game} and day = ${day} and user_id = ${user}`

interface ResultColumns extends Pick<DailyResult, 'table' | 'game' | 'day' | 'place' | 'points' | 'endedAt'> {
  readonly isWon: number
  readonly crew: string
}

const ranked = (game: string, day: string, limit: number): Statement<ResultColumns> => sql`
  select table_id as "table", game, day, is_won as "isWon", place, points, crew, ended_at as "endedAt"
  from daily_results where game = ${game} and day = ${day} and counts = 1
  order by place, points desc, ended_at, table_id limit ${limit}`

const resultIn = ({ isWon, crew, ...rest }: ResultColumns): DailyResult => ({
  ...rest,
  isWon: isWon === 1,
  crew: JSON.parse(crew) as DailyResult['crew'],
})
