import type { Meta, Outcome } from '@starboard/kernel'
import type { Result } from './arena.ts'

/** A won match is this many shares: they divide among up to twelve winners with no remainder. */
export const SHARES_A_WIN = 27_720

/** How one seat, or one bot in whatever seat, did. */
export interface Standing {
  games: number
  winShares: number
  /** Places at the top, won or not: where nobody wins, somebody still comes first. */
  firstShares: number
  points: number
}

/** What many matches came to. Whole numbers only, so that adding up in any order gives the very same. */
export interface Tally {
  games: number
  entries: number
  readonly seats: Standing[]
  readonly bots: Record<string, Standing>
  /** By number of turns: how many matches took that many. */
  readonly turns: Record<number, number>
  readonly endings: Record<string, number>
  readonly statistics: Record<string, { games: number; sum: number }>
}

export const emptyTally = (): Tally => ({
  games: 0,
  entries: 0,
  seats: [],
  bots: {},
  turns: {},
  endings: {},
  statistics: {},
})

export interface TalliedGame extends Result {
  readonly kind: Meta['kind']
  /** Names by seat. */
  readonly bots: readonly string[]
}

export function addGame(tally: Tally, { outcome, entries, kind, bots }: TalliedGame): void {
  tally.games++
  tally.entries += entries
  count(tally.turns, outcome.turns, 1)
  count(tally.endings, outcome.ending, 1)
  const share = shareOfFirst(outcome, kind)
  bots.forEach((bot, seat) => {
    const firstShares = outcome.places[seat] === 1 ? share : 0
    const winShares = outcome.result === 'won' ? firstShares : 0
    const standing = { games: 1, winShares, firstShares, points: outcome.points[seat] ?? 0 }
    addStanding(standingIn(tally.seats, seat), standing)
    addStanding(standingIn(tally.bots, bot), standing)
  })
  for (const name in outcome.statistics)
    addStatistic(tally.statistics, name, { games: 1, sum: outcome.statistics[name] ?? 0 })
}

export function mergeTally(into: Tally, from: Tally): void {
  into.games += from.games
  into.entries += from.entries
  for (const [turns, games] of Object.entries(from.turns)) count(into.turns, Number(turns), games)
  for (const [ending, games] of Object.entries(from.endings)) count(into.endings, ending, games)
  from.seats.forEach((standing, seat) => void addStanding(standingIn(into.seats, seat), standing))
  for (const [bot, standing] of Object.entries(from.bots)) addStanding(standingIn(into.bots, bot), standing)
  for (const [name, statistic] of Object.entries(from.statistics)) addStatistic(into.statistics, name, statistic)
}

/** Those at the top share it, but a crew that won together won. */
function shareOfFirst({ places }: Outcome, kind: Meta['kind']): number {
  const first = places.filter((place) => place === 1).length
  return kind === 'co-op' ? SHARES_A_WIN : Math.round(SHARES_A_WIN / first)
}

function count<K extends string | number>(counts: Record<K, number>, key: K, games: number): void {
  counts[key] = (counts[key] ?? 0) + games
}

function standingIn<K extends string | number>(standings: Record<K, Standing>, key: K): Standing {
  standings[key] ??= { games: 0, winShares: 0, firstShares: 0, points: 0 }
  return standings[key]
}

function addStanding(into: Standing, from: Standing): void {
  into.games += from.games
  into.winShares += from.winShares
  into.firstShares += from.firstShares
  into.points += from.points
}

function addStatistic(into: Tally['statistics'], name: string, from: { games: number; sum: number }): void {
  into[name] ??= { games: 0, sum: 0 }
  const known = into[name]
  known.games += from.games
  known.sum += from.sum
}
