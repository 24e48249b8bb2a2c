import type { Ms, Outcome } from '@starboard/kernel'
import { endOf } from '../daily/day.ts'
import { isBranch } from '../lobby/branch.ts'
import type { ResultPerson, ResultRow } from '../store/result-store.ts'
import type { SeatRow, TableRow } from '../store/store.ts'

interface Ended {
  readonly outcome: Outcome
  /** The match clock at the end. */
  readonly matchMs: Ms
  readonly endedAt: number
}

/** How a match ended, for lists. */
export function resultOf(row: TableRow, { outcome, matchMs, endedAt }: Ended): ResultRow {
  const { daily } = row.memory
  return {
    table: row.id,
    code: row.code,
    game: row.game,
    endedAt,
    lengthMs: lengthOn(row, matchMs),
    isOpen: row.isOpen,
    toldFrom: daily === undefined ? endedAt : Math.max(endedAt, endOf(daily)),
    result: outcome.result,
    text: outcome.text,
    seats: row.seats.map(({ seat, name, user, bot }) => ({
      name,
      bot: user === null ? bot : null,
      place: outcome.places[seat] ?? row.seats.length,
    })),
  }
}

/** The match clock stands in pauses and while the server is down; how fast it runs otherwise says how long that was. */
const lengthOn = ({ clock: { rate } }: TableRow, matchMs: Ms): number => Math.round(matchMs / (rate === 0 ? 1 : rate))

/** Whoever had a seat at the end. */
export const peopleOf = (row: TableRow, { places, result }: Outcome): readonly ResultPerson[] =>
  row.seats.flatMap((own) => {
    const { user, seat } = own
    const isWon = result === 'won' && places[seat] === 1
    const against = isBranch(row) ? 'branch' : againstAt(row, own)
    return user === null ? [] : [{ user, seat, isWon, against }]
  })

/** People, if there was another one; else the level of the bots, `mixed` if they had several, `alone` without any. */
function againstAt({ seats }: TableRow, own: SeatRow): string {
  const others = seats.filter((seat) => seat !== own)
  if (others.some(({ user }) => user !== null)) return 'people'
  const [level = 'alone', ...more] = new Set(others.flatMap(({ bot }) => bot ?? []))
  return more.length === 0 ? level : 'mixed'
}
