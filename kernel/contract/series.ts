import type { Game, GameTypes, Outcome, Played, Series } from './contract.ts'

/** How one match of a series ended, or the whole of it. */
export type SeriesLine = Pick<Outcome, 'places' | 'points' | 'result' | 'text' | 'rule'>

/** Where a series stands, as everybody may know it. */
export interface SeriesStanding {
  readonly games: number
  /** Which match the last one is, from 1. */
  readonly number: number
  /** What one of them is called. */
  readonly noun: string
  readonly played: readonly SeriesLine[]
  /** Null: it goes on. */
  readonly end: SeriesLine | null
}

export interface SeriesSoFar<T extends GameTypes> {
  readonly games: number
  readonly before: readonly Played<T>[]
  /** The match after those, once it is over. */
  readonly last: Played<T> | null
}

export const seriesGames = <T extends GameTypes>({ series }: Game<T>, options: T['Options']): number =>
  series?.gamesOf?.(options) ?? 1

/** What comes after the last match: another one, or the end. Null while it is going on. */
export function afterLast<T extends GameTypes>(
  { series }: Game<T>,
  { games, before, last }: SeriesSoFar<T>,
): ReturnType<Series<T>['next']> | null {
  return series === undefined || last === null ? null : series.next([...before, last], games)
}

export function standingOf<T extends GameTypes>(game: Game<T>, soFar: SeriesSoFar<T>): SeriesStanding {
  const { games, before, last } = soFar
  const after = afterLast(game, soFar)
  return {
    games,
    number: before.length + 1,
    noun: game.series?.noun ?? 'match',
    played: [...before, ...(last === null ? [] : [last])].map(({ outcome }) => lineOf(outcome)),
    end: after !== null && 'end' in after ? lineOf(after.end) : null,
  }
}

/** A match that is over, without what no other match asks for. */
export const playedOnce = <T extends GameTypes>({ setup, outcome }: Played<T>): Played<T> => ({
  setup,
  outcome: { ...outcome, lines: [], statistics: {} },
})

const lineOf = ({ places, points, result, text, rule }: Outcome): SeriesLine => ({
  places,
  points,
  result,
  text,
  rule,
})
