import type { ShelfEntry } from '@starboard/games'
import { type AnyGame, isDay, isRefusal, type Refusal, refuse } from '@starboard/kernel'
import type { DailyDay, DailyGlance, DailyLine, DailyToday, DifficultyInfo } from '@starboard/wire/api'
import { type DaySeed, dayOf, endOf, today } from '../daily/day.ts'
import { dealtOn } from '../daily/dealt.ts'
import type { Gauges } from '../gauges/gauges.ts'
import type { DailyResult, DayRow, Store } from '../store/store.ts'
import type { Route } from './api.ts'
import { WORK } from './budgets.ts'

export interface DailyParts {
  readonly store: Store
  readonly shelf: readonly ShelfEntry[]
  readonly wall: () => number
  readonly daySeed: DaySeed
  readonly gauges: Pick<Gauges, 'find'>
}

const MOST_RESULTS = 100
const MOST_EARLIER = 30
const MOST_AT_A_GLANCE = 3

/** What everybody is dealt alike on one day: published before anybody plays it, opened when nobody does any more. */
export function dailyRoutes({ store, shelf, wall, daySeed, gauges }: DailyParts): readonly Route[] {
  const gameOf = ({ game: id }: DayRow) => shelf.find(({ game }) => game.meta.id === id)?.game
  const gameAt = (id = ''): Playable | Refusal => playable(shelf.find(({ game }) => game.meta.id === id)?.game)

  /** Those that are known: nothing has to be dealt again for them. */
  const difficulties = new Map<string, DifficultyInfo>()

  /** A grade says how hard it is and nothing of what comes: it is told from the beginning of the day. */
  const difficultyOf = (row: DayRow): Pick<DailyDay, 'difficulty'> => {
    const game = gameOf(row)
    const key = `${row.day} ${row.game}`
    const difficulty =
      difficulties.get(key) ?? (game === undefined ? null : gauges.find(row.game, () => dealtOn(game, row)))
    if (difficulty == null) return {}
    difficulties.set(key, difficulty)
    return { difficulty }
  }

  const told = async (row: DayRow): Promise<DailyDay> => ({
    day: row.day,
    fingerprint: row.fingerprint,
    ...(wall() >= endOf(row.day) && { seed: row.seed }),
    ...difficultyOf(row),
    results: linesOf(gameOf(row), await store.daily.results(row.game, row.day, MOST_RESULTS)),
  })

  const hasBegun = async ({ game, day }: DayRow, user: string): Promise<boolean> =>
    user !== '' && (await store.daily.firstTable(game, day, user)) !== null

  const glance = async ({ id, noun }: Playable, user: string): Promise<DailyGlance> => {
    const row = await today({ store, daySeed, wall }, id)
    const results = await store.daily.results(id, row.day, MOST_RESULTS)
    return {
      game: id,
      noun,
      day: row.day,
      leftMs: endOf(row.day) - wall(),
      hasBegun: await hasBegun(row, user),
      finished: results.length,
      top: linesOf(gameOf(row), results).slice(0, MOST_AT_A_GLANCE),
    }
  }

  return [
    {
      answers: 'glances',
      method: 'GET',
      path: '/api/daily',
      summary: 'What every game deals to everybody today, at a glance: how many have finished it, and the first three.',
      needsSession: false,
      work: WORK.list,
      async answer({ user }) {
        const games = shelf.map(({ game }) => playable(game))
        const glances = games.map((game) => (isRefusal(game) ? [] : glance(game, user.id)))
        return { body: (await Promise.all(glances)).flat() }
      },
    },
    {
      answers: 'today',
      method: 'GET',
      path: '/api/daily/:game',
      summary: 'What everybody is dealt alike today: its fingerprint, the results so far, and earlier days, opened.',
      needsSession: false,
      work: WORK.list,
      async answer({ user, params }) {
        const game = gameAt(params.game)
        if (isRefusal(game)) return game
        const { id, noun } = game
        const row = await today({ store, daySeed, wall }, id)
        const earlier = await store.daily.listBefore(id, row.day, MOST_EARLIER)
        const body: DailyToday = {
          noun,
          ...(await told(row)),
          leftMs: endOf(row.day) - wall(),
          hasBegun: await hasBegun(row, user.id),
          earlier: earlier.map(({ day, fingerprint, seed }) => ({ day, fingerprint, seed })),
        }
        return { body }
      },
    },
    {
      answers: 'day',
      method: 'GET',
      path: '/api/daily/:game/:day',
      summary: 'One day of it, such as 2026-11-17 (UTC); its seed is opened when the day is over.',
      needsSession: false,
      work: WORK.list,
      async answer({ params }) {
        const game = gameAt(params.game)
        if (isRefusal(game)) return game
        const day = readDay(params.day ?? '', wall())
        if (typeof day !== 'string') return day
        const row = day === dayOf(wall()) ? await today({ store, daySeed, wall }, game.id) : null
        const published = row ?? (await store.daily.find(game.id, day))
        return published === null ? NOT_PUBLISHED : { body: await told(published) }
      },
    },
  ]
}

interface Playable {
  readonly id: string
  readonly noun: string
}

function playable(game: AnyGame | undefined): Playable | Refusal {
  if (game === undefined) return refuse('unknown-game', 'api', 'There is no such game on the shelf.')
  const { meta, daily } = game
  return daily === undefined
    ? refuse('no-daily', 'api', `${meta.name} has nothing that everybody is dealt alike.`)
    : { id: meta.id, noun: daily.noun }
}

function readDay(text: string, now: number): string | Refusal {
  if (!isDay(text)) return refuse('malformed', 'api', 'A day is a date such as 2026-11-17.')
  return text > dayOf(now) ? refuse('not-yet', 'api', `That day has not come; it is ${dayOf(now)} in UTC.`) : text
}

const NOT_PUBLISHED = refuse('no-daily', 'api', 'Nothing was published here on that day.')

/** Equal results share a place. */
function linesOf(game: AnyGame | undefined, results: readonly DailyResult[]): readonly DailyLine[] {
  const placeOf = ({ place, points }: DailyResult) =>
    1 + results.findIndex((other) => other.place === place && other.points === points)
  return results.map((result) => ({
    place: placeOf(result),
    isWon: result.isWon,
    points: result.points,
    ...againstOthers(game, result),
    crew: result.crew.map(({ name, bot }) => ({ name, isBot: bot !== null })),
  }))
}

/** A crew wins or loses together; where seats play against each other it matters who came in where, and how. */
function againstOthers(game: AnyGame | undefined, { place, points }: DailyResult): Pick<DailyLine, 'came' | 'score'> {
  if (game?.meta.kind !== 'competitive') return {}
  return { came: place, score: game.daily?.scored?.(points) ?? counted(points) }
}

const counted = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`
