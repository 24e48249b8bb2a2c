import type { ShelfEntry } from '@starboard/games'
import { refuse } from '@starboard/kernel'
import { type MatchesAnswer, type MatchLine, matchesQuery, type NumbersLine } from '@starboard/wire/matches'
import type * as z from 'zod/mini'
import { TakeIn } from '../results/take-in.ts'
import type { ListedResult, ResultPlace } from '../store/result-store.ts'
import type { Store } from '../store/store.ts'
import type { TablesDoor } from '../table/table-door.ts'
import type { Route } from './api.ts'
import { WORK } from './budgets.ts'

interface MatchParts {
  readonly store: Store
  readonly tables: Pick<TablesDoor, 'peek'>
  readonly shelf: readonly ShelfEntry[]
  readonly wall: () => number
}

const PAGE = 30

/** Matches that are over: what I played, and what everybody may see. */
export function matchRoutes({ store, tables, shelf, wall }: MatchParts): readonly Route[] {
  const takeIn = new TakeIn({ store, tables })
  const isOnShelf = (id: string) => shelf.some(({ game }) => game.meta.id === id)

  return [
    {
      answers: 'matches',
      method: 'GET',
      path: '/api/matches',
      summary: 'Matches that are over, the latest first, 30 at a time: my own, or those that are open to all.',
      needsSession: false,
      query: matchesQuery,
      work: WORK.list,
      async answer({ user, query }) {
        const { of, game = null, before } = query as z.output<typeof matchesQuery>
        if (game !== null && !isOnShelf(game)) return UNKNOWN_GAME
        if (of === 'me' && user.id === '') return { body: NOTHING }
        await takeIn.missing(of === 'me' ? user.id : null)
        const now = wall()
        const wanted = { user: user.id, of, game, before: placeIn(before), now, limit: PAGE + 1 }
        return { body: pageOf(await store.results.list(wanted), now) }
      },
    },
    {
      answers: 'numbers',
      method: 'GET',
      path: '/api/matches/numbers',
      summary: 'My matches, wins, places and time, by game and by whom I played against.',
      needsSession: true,
      work: WORK.list,
      async answer({ user }) {
        await takeIn.missing(user.id)
        const body: readonly NumbersLine[] = await store.results.numbersOf(user.id)
        return { body }
      },
    },
  ]
}

const UNKNOWN_GAME = refuse('unknown-game', 'api', 'There is no such game on the shelf.')
const NOTHING: MatchesAnswer = { matches: [], next: null }

/** One more than a page was asked for, to know whether there is another. */
function pageOf(results: readonly ListedResult[], now: number): MatchesAnswer {
  const shown = results.slice(0, PAGE)
  const last = results.length > PAGE ? shown.at(-1) : undefined
  return {
    matches: shown.map((result) => lineOf(result, now)),
    next: last === undefined ? null : `${last.endedAt}.${last.code}`,
  }
}

/** The query's schema has read it. */
function placeIn(text: string | undefined): ResultPlace | null {
  const [endedAt, code] = text?.split('.') ?? []
  return endedAt === undefined || code === undefined ? null : { endedAt: Number(endedAt), code }
}

const lineOf = ({ table: _table, toldFrom, ...line }: ListedResult, now: number): MatchLine => ({
  ...line,
  ...(toldFrom > now && { opensAt: toldFrom }),
})
