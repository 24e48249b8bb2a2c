import { SHARES_A_WIN, type Tally } from '@starboard/bots'
import type { LabCard } from '@starboard/kernel'
import type { Plan } from '../plan/plan.ts'
import { discoveries } from '../statistics/discoveries.ts'
import { compareShares, type Difference, type Estimate, estimateShare } from '../statistics/share.ts'
import { isCrew } from './wins.ts'

/** How those did who used a card, against those who did not. That is company, not cause. */
export interface Lift extends LabCard {
  /** In which share of all cases it was used. */
  readonly used: number
  readonly users: number
  readonly withIt: Estimate
  readonly without: Estimate
  readonly difference: Difference
  /** It stands out, corrected for as many cards as there are. */
  readonly isFound: boolean
}

/** Every card that somebody used and somebody did not, the best company first. A case is a seat, or a whole match where all play together. */
export function liftsOf(plan: Plan, { cards, seats, games }: Tally): readonly Lift[] {
  const cases = isCrew(plan) ? games : seats.reduce((sum, standing) => sum + standing.games, 0)
  const winning = isCrew(plan) ? seats.slice(0, 1) : seats
  const wins = winning.reduce((sum, { winShares }) => sum + winShares, 0) / SHARES_A_WIN
  const rows = cards
    .filter(({ users }) => users > 0 && users < cases)
    .map(({ name, group, users, winShares }) => {
      const count = winShares / SHARES_A_WIN
      const [others, own] = [
        { count: wins - count, of: cases - users },
        { count, of: users },
      ]
      const estimates = { withIt: estimateShare(own), without: estimateShare(others) }
      return { name, group, users, used: users / cases, ...estimates, difference: compareShares(others, own) }
    })
  const found = discoveries(rows.map(({ difference }) => difference.chance))
  return rows
    .map((row, place) => ({ ...row, isFound: found[place] === true }))
    .toSorted((a, b) => b.difference.value - a.difference.value || (a.name < b.name ? -1 : 1))
}
