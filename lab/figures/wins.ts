import { SHARES_A_WIN, type Standing, type Tally } from '@starboard/bots'
import type { Plan } from '../plan/plan.ts'
import type { Share } from '../statistics/share.ts'

const NOBODY: Standing = { games: 0, winShares: 0, firstShares: 0, points: 0 }

export const winsOf = ({ games, winShares }: Pick<Standing, 'games' | 'winShares'>): Share => ({
  count: winShares / SHARES_A_WIN,
  of: games,
})

export const winsAt = (standings: readonly Standing[], place: number): Share => winsOf(standings[place] ?? NOBODY)

/** Of whoever wins as one; each seat of a crew has the same. */
export const crewWins = ({ seats }: Tally): Share => winsAt(seats, 0)

/** What every seat would win if nothing but the number of players decided. */
export const evenShare = ({ seats }: Pick<Plan, 'seats'>): number => 1 / seats

export const isCrew = ({ kind }: Pick<Plan, 'kind'>): boolean => kind === 'co-op'
