import {
  type AnyGame,
  afterLast,
  type GameTypes,
  isRefusal,
  type Outcome,
  type Played,
  playedOnce,
  type Refusal,
  refuse,
  type SeriesSoFar,
  seatOf,
  seriesGames,
  standingOf,
  type WantedSetup,
} from '@starboard/kernel'
import type { SeriesInfo } from '@starboard/wire/protocol'
import { changedByTime } from '../running/clock.ts'
import type { TableRow } from '../store/store.ts'
import type { Settings } from '../table/row.ts'
import { isBranch } from './branch.ts'

type Options = GameTypes['Options']
type AnyPlayed = Played<GameTypes>

/** A match of a series that is over, as the table of the next one keeps it: what does not follow from its own settings. */
interface PlayedMatch {
  /** Options that this match had and the host did not choose. */
  readonly changed: object
  readonly seatOptions: readonly object[]
  readonly bots: readonly number[]
  readonly carry?: unknown
  readonly outcome: Outcome
}

/** What a table knows that goes on with a series. */
export interface SeriesMemory {
  readonly games: number
  readonly played: readonly PlayedMatch[]
}

/** The host's options, complete, with what the table's time limit makes of them. */
export function optionsAt(game: AnyGame, { options, time }: Pick<Settings, 'options' | 'time'>): Options | Refusal {
  const chosen = typeof options === 'object' && options !== null ? options : {}
  return game.options.read({ ...chosen, ...changedByTime(game.options.form, time) })
}

interface Going {
  readonly series: SeriesMemory
  readonly seats: number
}

/** What the set-up of this table's match needs besides its people: the first match of a series, or the next one. */
export function wantedBySeries(
  game: AnyGame,
  options: Options,
  { series, seats }: { readonly series: SeriesMemory | undefined; readonly seats: number },
): ({ readonly options: Options } & Pick<WantedSetup, 'seatOptions' | 'series' | 'carry'>) | Refusal {
  const games = seriesGames(game, options)
  if (series === undefined) return { options, ...(games > 1 && { series: { games, number: 1 } }) }
  const verdict = game.series?.next(playedBefore(game, options, { series, seats }), series.games)
  if (verdict === undefined || !('next' in verdict)) return SERIES_OVER
  const { next } = verdict
  const { seatOptions, carry } = next
  return { options: next.options, seatOptions, carry, ...(next.series !== undefined && { series: next.series }) }
}

const SERIES_OVER = refuse('series-over', 'table', 'This series is over; a rematch begins a new one.')

/** The matches before this one, as the game knows them. */
const playedBefore = (game: AnyGame, options: Options, { series, seats }: Going): readonly AnyPlayed[] =>
  series.played.map(({ changed, seatOptions, bots, carry, outcome }, index) => ({
    setup: {
      rules: game.meta.rules,
      seats,
      options: Object.freeze({ ...options, ...changed }),
      seatOptions,
      bots: bots.map(seatOf),
      series: { games: series.games, number: index + 1 },
      ...(carry !== undefined && { carry }),
    },
    outcome,
  }))

/** Null: this table plays a single match. */
function soFarAt(game: AnyGame, row: TableRow, outcome: Outcome | null): SeriesSoFar<GameTypes> | null {
  const [setup, options] = [row.header?.setup ?? null, optionsAt(game, row.settings)]
  if (isRefusal(options)) return null
  const { series } = row.memory
  // A branch is played for itself, whatever series the other match was of.
  if (isBranch(row)) return null
  const games = setup === null ? (series?.games ?? seriesGames(game, options)) : (setup.series?.games ?? 1)
  if (games <= 1) return null
  return {
    games,
    before: series === undefined ? [] : playedBefore(game, options, { series, seats: row.seats.length }),
    last: setup === null || outcome === null ? null : { setup, outcome },
  }
}

/** As everybody at the table may know it. The outcome is that of this table's match, once it is over. */
export function seriesAt(game: AnyGame, row: TableRow, outcome: Outcome | null): SeriesInfo | null {
  const soFar = soFarAt(game, row, outcome)
  return soFar === null ? null : standingOf(game, soFar)
}

/** What the table of the next match gets to know; null if there is none to come. */
export function seriesToGoOn(game: AnyGame, row: TableRow, outcome: Outcome | null): SeriesMemory | null {
  const [soFar, options] = [soFarAt(game, row, outcome), optionsAt(game, row.settings)]
  if (soFar === null || soFar.last === null || isRefusal(options)) return null
  const after = afterLast(game, soFar)
  if (after === null || !('next' in after)) return null
  return { games: soFar.games, played: [...(row.memory.series?.played ?? []), noted(soFar.last, options)] }
}

function noted(played: AnyPlayed, chosen: Options): PlayedMatch {
  const { setup, outcome } = playedOnce(played)
  const before = new Map<string, unknown>(Object.entries(chosen))
  const isChanged = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(before.get(name))
  return {
    changed: Object.fromEntries(Object.entries(setup.options).filter(isChanged)),
    seatOptions: setup.seatOptions,
    bots: setup.bots,
    ...(setup.carry !== undefined && { carry: setup.carry }),
    outcome,
  }
}
