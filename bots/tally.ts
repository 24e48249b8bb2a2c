import { bug, type LabCard, type Meta, type Outcome } from '@starboard/kernel'
import type { Result } from './arena.ts'
import type { Sorted } from './sorter.ts'

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
  readonly statistics: Record<string, Statistic>
  /** By what the match dealt at the start, if the game says so: the first is whoever acts first, or has the first dock. */
  readonly starts: Standing[]
  /** In the order in which the game lists them. */
  readonly cards: CardUse[]
}

interface Statistic {
  games: number
  sum: number
  squares: number
}

/** How those did who used a card: seats, or where all play together, matches in which anybody did. */
export interface CardUse {
  readonly name: string
  readonly group: string
  users: number
  winShares: number
}

/** `cards`: what the game lists for the lab. */
export const emptyTally = (cards: readonly LabCard[] = []): Tally => ({
  games: 0,
  entries: 0,
  seats: [],
  bots: {},
  turns: {},
  endings: {},
  statistics: {},
  starts: [],
  cards: cards.map(({ name, group }) => ({ name, group, users: 0, winShares: 0 })),
})

export interface TalliedGame extends Result {
  readonly kind: Meta['kind']
  /** Names by seat. */
  readonly bots: readonly string[]
  readonly sorted?: Sorted
}

export function addGame(tally: Tally, { outcome, entries, kind, bots, sorted }: TalliedGame): void {
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
    const start = sorted?.starts[seat]
    if (start !== undefined) addStanding(standingIn(tally.starts, start - 1), standing)
  })
  for (const name in outcome.statistics) {
    const sum = outcome.statistics[name] ?? 0
    addStatistic(tally.statistics, name, { games: 1, sum, squares: sum * sum })
  }
  for (const { place, seats } of sorted?.uses ?? NONE)
    addUse(tally.cards, place, useBy(seats, outcome, { share, kind }))
}

const NONE: Sorted['uses'] = []

/** All who used it, and what they won; a crew wins once, however many of it did. */
function useBy(
  seats: number,
  { result, places }: Outcome,
  { share, kind }: { readonly share: number; readonly kind: Meta['kind'] },
): Pick<CardUse, 'users' | 'winShares'> {
  let users = 0
  let winShares = 0
  for (let seat = 0; seat < places.length; seat++) {
    if ((seats & (1 << seat)) === 0 || (kind === 'co-op' && users === 1)) continue
    users++
    if (result === 'won' && places[seat] === 1) winShares += share
  }
  return { users, winShares }
}

export function mergeTally(into: Tally, from: Tally): void {
  into.games += from.games
  into.entries += from.entries
  for (const [turns, games] of Object.entries(from.turns)) count(into.turns, Number(turns), games)
  for (const [ending, games] of Object.entries(from.endings)) count(into.endings, ending, games)
  from.seats.forEach((standing, seat) => void addStanding(standingIn(into.seats, seat), standing))
  for (const [bot, standing] of Object.entries(from.bots)) addStanding(standingIn(into.bots, bot), standing)
  for (const [name, statistic] of Object.entries(from.statistics)) addStatistic(into.statistics, name, statistic)
  from.starts.forEach((standing, start) => void addStanding(standingIn(into.starts, start), standing))
  if (into.cards.length === 0) into.cards.push(...from.cards.map((use) => ({ ...use })))
  else from.cards.forEach((use, place) => void addUse(into.cards, place, use))
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

function addStatistic(into: Tally['statistics'], name: string, from: Statistic): void {
  into[name] ??= { games: 0, sum: 0, squares: 0 }
  const known = into[name]
  known.games += from.games
  known.sum += from.sum
  known.squares += from.squares
}

function addUse(into: readonly CardUse[], place: number, from: Pick<CardUse, 'users' | 'winShares'>): void {
  const known = into[place] ?? bug(`There is no card ${place} in this tally.`)
  known.users += from.users
  known.winShares += from.winShares
}
