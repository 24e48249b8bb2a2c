import {
  type AnyGame,
  afterLast,
  type GameTypes,
  type Header,
  isRefusal,
  type Outcome,
  type Played,
  playedOnce,
  type Refusal,
  refuse,
  type SeriesSoFar,
  type Setup,
  seatOf,
  seriesGames,
  standingOf,
  type WantedSetup,
} from '@starboard/kernel'
import type { SeriesInfo } from '@starboard/wire/protocol'
import { changedByTime } from '../running/clock.ts'
import type { TableRow } from '../store/store.ts'
import type { Settings } from './lobby.ts'

type Options = GameTypes['Options']
type AnyPlayed = Played<GameTypes>

/** A match of a series that is over, as the table of the next one keeps it: what does not follow from its own settings. */
export interface PlayedMatch {
  /** Options that this match had and the host did not choose. */
  readonly changed: object
  readonly seatOptions: readonly object[]
  readonly bots: readonly number[]
  readonly carry?: unknown
  readonly outcome: Outcome
}

/** What a table knows that goes on with a series. */
export interface SeriesSettings {
  readonly games: number
  readonly played: readonly PlayedMatch[]
}

/** The host's options, complete, with what the table's time limit makes of them. */
export function optionsAt(game: AnyGame, { options, time }: Pick<Settings, 'options' | 'time'>): Options | Refusal {
  const chosen = typeof options === 'object' && options !== null ? options : {}
  return game.options.read({ ...chosen, ...changedByTime(game.options.form, time) })
}

interface Going {
  readonly series: SeriesSettings
  readonly seats: number
}

/** What the set-up of this table's match needs besides its people: the first match of a series, or the next one. */
export function wantedBySeries(
  game: AnyGame,
  options: Options,
  { series, seats }: { readonly series: SeriesSettings | undefined; readonly seats: number },
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

interface Known {
  readonly settings: Settings
  /** Of this table's match, once it is over. */
  readonly outcome: Outcome | null
}

/** Null: this table plays a single match. */
function soFarAt(game: AnyGame, row: TableRow, { settings, outcome }: Known): SeriesSoFar<GameTypes> | null {
  const [setup, options] = [setupIn(row), optionsAt(game, settings)]
  if (isRefusal(options)) return null
  const { series } = settings
  const games = setup === null ? (series?.games ?? seriesGames(game, options)) : (setup.series?.games ?? 1)
  if (games <= 1) return null
  return {
    games,
    before: series === undefined ? [] : playedBefore(game, options, { series, seats: row.seats.length }),
    last: setup === null || outcome === null ? null : { setup, outcome },
  }
}

const setupIn = ({ header }: Pick<TableRow, 'header'>): Setup<GameTypes> | null =>
  header === null ? null : (JSON.parse(header) as Header<GameTypes>).setup

/** As everybody at the table may know it. */
export function seriesAt(game: AnyGame, row: TableRow, known: Known): SeriesInfo | null {
  const soFar = soFarAt(game, row, known)
  return soFar === null ? null : standingOf(game, soFar)
}

/** What the table of the next match gets to know; null if there is none to come. */
export function seriesToGoOn(game: AnyGame, row: TableRow, known: Known): SeriesSettings | null {
  const [soFar, options] = [soFarAt(game, row, known), optionsAt(game, known.settings)]
  if (soFar === null || soFar.last === null || isRefusal(options)) return null
  const after = afterLast(game, soFar)
  if (after === null || !('next' in after)) return null
  return { games: soFar.games, played: [...(known.settings.series?.played ?? []), noted(soFar.last, options)] }
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
