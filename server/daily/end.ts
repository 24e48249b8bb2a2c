import type { Outcome } from '@starboard/kernel'
import { orNotSaved } from '../failures/not-saved.ts'
import type { DailyFlight, DailyResult, TableRow } from '../store/store.ts'
import type { TableState } from '../table/state.ts'
import { dayOf } from './day.ts'

/** Before anybody sees what they are dealt: whoever begins has had their first of the day, also if they give it up. */
export async function noteBegin({ services }: TableState, row: TableRow): Promise<void> {
  const { daily: day } = row.memory
  if (day !== undefined) await orNotSaved(services.store.daily.begin({ ...flightOf(row, day), users: usersAt(row) }))
}

/** One that ends after midnight is none of its day: by then anybody can read what there was to come. */
export async function noteEnd({ services, row, outcome, written }: TableState): Promise<void> {
  const { daily: day } = row.memory
  if (day === undefined || outcome === null || dayOf(written.at) !== day) return
  await orNotSaved(services.store.daily.end(resultOf(row, { day, outcome, endedAt: written.at }), usersAt(row)))
}

const flightOf = ({ id, game }: TableRow, day: string): Omit<DailyFlight, 'users'> => ({ table: id, game, day })

const usersAt = ({ seats }: TableRow): readonly string[] => seats.flatMap(({ user }) => user ?? [])

interface Ended {
  readonly day: string
  readonly outcome: Outcome
  readonly endedAt: number
}

/** Where seats play against each other, the best of the people counts. */
function resultOf(row: TableRow, { day, outcome, endedAt }: Ended): DailyResult {
  const people = row.seats.filter(({ user }) => user !== null).map(({ seat }) => seat)
  return {
    ...flightOf(row, day),
    isWon: outcome.result === 'won' && people.some((seat) => outcome.places[seat] === 1),
    place: Math.min(...people.map((seat) => outcome.places[seat] ?? row.seats.length), row.seats.length),
    points: Math.max(...people.map((seat) => outcome.points[seat] ?? 0), Number.MIN_SAFE_INTEGER),
    crew: row.seats.map(({ name, user, bot }) => ({ name, bot: user === null ? bot : null })),
    endedAt,
  }
}
