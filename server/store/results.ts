import type { Database } from './database.ts'
import type {
  ListedResult,
  NumbersRow,
  ResultPerson,
  ResultPlace,
  ResultRow,
  ResultStore,
  ResultsWanted,
} from './result-store.ts'
import { ask, commaSeparated, type Statement, sql, type Transaction } from './statement.ts'

export const resultsOn = (database: Database): ResultStore => ({
  keep: (row, people) => database.write(() => keep(row, people)),
  list: async (wanted) => (await database.read(listed(wanted))).map(resultIn),
  numbersOf: async (user) => (await database.read(numbersOf(user))).map(numbersIn),
  listMissing: async (of, limit) => (await database.read(missing(of, limit))).map(({ id }) => id),
})

/** What is there already stays as it is, its people included. */
function* keep(row: ResultRow, people: readonly ResultPerson[]): Transaction<void> {
  const kept = yield* ask(insertResult(row))
  if (kept.length === 0 || people.length === 0) return
  yield* ask(sql`
    insert into result_people (table_id, seat, user_id, game, against, place, is_won, length_ms, ended_at, code)
    values ${commaSeparated(people.map((person) => personValues(row, person)))}`)
}

const insertResult = (row: ResultRow): Statement => sql`
  insert into results (table_id, code, game, ended_at, length_ms, is_open, told_from, result, text, seats)
  values (
    ${row.table}, ${row.code}, ${row.game}, ${row.endedAt}, ${row.lengthMs}, ${row.isOpen ? 1 : 0}, ${row.toldFrom},
    ${row.result}, ${row.text}, ${JSON.stringify(row.seats)}
  )
  on conflict (table_id) do nothing
  returning table_id`

const personValues = (row: ResultRow, { user, seat, isWon, against }: ResultPerson): Statement => sql`(
  ${row.table}, ${seat}, ${user}, ${row.game}, ${against}, ${row.seats[seat]?.place ?? 0}, ${isWon ? 1 : 0},
  ${row.lengthMs}, ${row.endedAt}, ${row.code})`

interface ResultColumns extends Omit<ListedResult, 'isOpen' | 'seats'> {
  readonly isOpen: number
  readonly seats: string
}

const resultIn = ({ isOpen, seats, ...rest }: ResultColumns): ListedResult => ({
  ...rest,
  isOpen: isOpen === 1,
  seats: JSON.parse(seats) as ListedResult['seats'],
})

const COLUMNS = sql`
  r.table_id as "table", r.code, r.game, r.ended_at as "endedAt", r.length_ms as "lengthMs", r.is_open as "isOpen",
  r.told_from as "toldFrom", r.result, r.text, r.seats, p.seat as you`

/** Each goes along an index of its own: whose list it is decides where it begins. */
const SOURCES: { readonly [O in ResultsWanted['of']]: (user: string) => Statement } = {
  me: (user) => sql`result_people as p join results as r on r.table_id = p.table_id where p.user_id = ${user}`,
  everybody: (user) => sql`results as r
    left join result_people as p on p.table_id = r.table_id and p.user_id = ${user}
    where r.is_open = 1`,
}

/** Whoever has played a match has seen it; all others are told of it when its time has come. */
const TOLD: { readonly [O in ResultsWanted['of']]: (now: number) => Statement } = {
  me: () => sql``,
  everybody: (now) => sql`and r.told_from <= ${now}`,
}

const SORTED_BY: { readonly [O in ResultsWanted['of']]: Statement } = { me: sql`p`, everybody: sql`r` }

export function listed({ user, of, game, before, now, limit }: ResultsWanted): Statement<ResultColumns> {
  const by = SORTED_BY[of]
  return sql`
    select ${COLUMNS} from ${SOURCES[of](user)} ${TOLD[of](now)} ${ofGame(by, game)} ${behind(by, before)}
    order by ${by}.ended_at desc, ${by}.code desc limit ${limit}`
}

const ofGame = (by: Statement, game: string | null): Statement =>
  game === null ? sql`` : sql`and ${by}.game = ${game}`

const behind = (by: Statement, before: ResultPlace | null): Statement =>
  before === null ? sql`` : sql`and (${by}.ended_at, ${by}.code) < (${before.endedAt}, ${before.code})`

const numbersOf = (user: string): Statement<NumbersRow> => sql`
  select game, against, count(*) as matches, sum(is_won) as wins, sum(place) as places, sum(length_ms) as "lengthMs"
  from result_people where user_id = ${user} and against <> 'branch' group by game, against order by game, against`

/** Postgres adds up long numbers in a type of their own, and tells them as text. */
const numbersIn = ({ game, against, ...sums }: NumbersRow): NumbersRow => ({
  game,
  against,
  matches: Number(sums.matches),
  wins: Number(sums.wins),
  places: Number(sums.places),
  lengthMs: Number(sums.lengthMs),
})

const missing = (of: string | null, limit: number): Statement<{ readonly id: string }> => sql`
  select id from tables
  where status = 'over' and header is not null ${of === null ? sql`and is_open = 1` : atTablesOf(of)}
    and not exists (select 1 from results where results.table_id = tables.id)
  order by touched_at desc, id limit ${limit}`

const atTablesOf = (user: string): Statement => sql`
  and id in (select table_id from seats where user_id = ${user})`
