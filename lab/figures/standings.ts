import type { Tally } from '@starboard/bots'
import type { Plan } from '../plan/plan.ts'
import { discoveries } from '../statistics/discoveries.ts'
import {
  chanceOfShare,
  compareShares,
  type Difference,
  type Estimate,
  estimateShare,
  type Share,
} from '../statistics/share.ts'
import { evenShare, winsAt, winsOf } from './wins.ts'
import { capital, ordinal } from './words.ts'

/** How often whoever sits there, or began there, wins. */
export interface StandingRow {
  readonly label: string
  readonly wins: Estimate
  readonly games: number
  /** It stands out from even, corrected for as many rows as there are. */
  readonly isFound: boolean
}

export const seatRows = (plan: Plan, { seats }: Tally): readonly StandingRow[] =>
  rowsOf(
    seats.map((_, seat) => ({ label: `Seat ${seat + 1}`, wins: winsAt(seats, seat) })),
    evenShare(plan),
  )

/** By what was dealt at the start: place in the turn order, dock. Empty where the game says nothing of it. */
export const startRows = (plan: Plan, { starts }: Tally): readonly StandingRow[] =>
  rowsOf(
    starts.map((_, place) => ({ label: startName(plan, place + 1), wins: winsAt(starts, place) })),
    evenShare(plan),
  )

export const startName = ({ starts }: Plan, place: number): string =>
  starts?.isTurnOrder === false ? `${capital(starts.noun)} ${place}` : capital(ordinal(place))

export const botRows = (plan: Plan, { bots }: Tally): readonly StandingRow[] =>
  rowsOf(
    Object.entries(bots)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([bot, standing]) => ({ label: bot, wins: winsOf(standing) })),
    evenShare(plan),
  )

function rowsOf(
  rows: readonly { readonly label: string; readonly wins: Share }[],
  even: number,
): readonly StandingRow[] {
  const found = discoveries(rows.map(({ wins }) => chanceOfShare(wins, even)))
  return rows.map(({ label, wins }, place) => ({
    label,
    wins: estimateShare(wins),
    games: wins.of,
    isFound: found[place] === true,
  }))
}

/** What whoever acts first wins more than whoever acts last. Null: there is no turn order, or nobody wins alone. */
export function firstAdvantage({ starts, kind }: Plan, tally: Tally): Difference | null {
  if (starts?.isTurnOrder !== true || kind === 'co-op' || tally.starts.length < 2) return null
  return compareShares(winsAt(tally.starts, tally.starts.length - 1), winsAt(tally.starts, 0))
}
