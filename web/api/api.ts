import type { GameEvent } from '@starboard/screen/contract/match-source.ts'
import type {
  DailyDay,
  DailyGlance,
  DailyToday,
  DifficultyAnswer,
  GameInfo,
  GameLine,
  TableLine,
} from '@starboard/wire/api'
import type { MatchesAnswer, NumbersLine } from '@starboard/wire/matches'
import type { BranchTable, CreateTable, Refused, TableInfo } from '@starboard/wire/protocol'
import { noteHeader } from './notice.ts'
import { noteAnswer } from './reach.ts'

/** What the server refused, or that it could not be reached: something to show, never something to hide. */
export class ApiError extends Error {
  readonly refused: Refused
  /** 0: there was no answer. */
  readonly status: number

  constructor(refused: Refused, status: number) {
    super(refused.text)
    this.refused = refused
    this.status = status
  }
}

const NO_ANSWER: Refused = {
  code: 'no-answer',
  rule: 'api',
  text: 'The server does not answer. Check the connection and try again.',
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const response = await respond(path, body === undefined ? {} : posted(body))
  return response.json().catch(() => NO_ANSWER)
}

/** What the server answers if it does not refuse. */
export async function respond(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, { ...init, credentials: 'same-origin' }).catch(() => null)
  noteAnswer(response !== null)
  if (response !== null) noteHeader(response.headers)
  if (response === null) throw new ApiError(NO_ANSWER, 0)
  if (response.ok) return response
  throw new ApiError(refusedIn(await response.json().catch(() => NO_ANSWER)), response.status)
}

const posted = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const refusedIn = (answer: unknown): Refused =>
  typeof answer === 'object' && answer !== null && 'text' in answer ? (answer as Refused) : NO_ANSWER

/** Whose matches; null: of any game, from the latest on. */
export interface MatchesWanted {
  readonly of: 'me' | 'everybody'
  readonly game: string | null
  readonly before: string | null
}

const queryOf = (wanted: Readonly<Record<keyof MatchesWanted, string | null>>): string =>
  String(
    new URLSearchParams(Object.entries(wanted).flatMap(([name, value]) => (value === null ? [] : [[name, value]]))),
  )

export const api = {
  whoAmI: () => call<{ name: string }>('/api/session'),
  signIn: (name: string) => call<{ name: string }>('/api/session', { name }),
  /** As who the server knows us by, or as a new guest of this name. */
  signInAsNew: (name: string) => call<{ name: string }>('/api/session', { name, ifNew: true }),
  shelf: () => call<readonly GameLine[]>('/api/shelf'),
  game: (id: string) => call<GameInfo>(`/api/games/${encodeURIComponent(id)}`),
  openTables: () => call<readonly TableLine[]>('/api/tables'),
  myTables: () => call<readonly TableLine[]>('/api/tables/mine'),
  table: (code: string) => call<TableInfo>(`/api/tables/${encodeURIComponent(code)}`),
  create: (table: CreateTable) => call<TableInfo>('/api/tables', table),
  branch: (code: string, wish: BranchTable) => call<TableInfo>(`/api/tables/${encodeURIComponent(code)}/branch`, wish),
  command: (code: string, kind: string, body: object = {}) =>
    call<{ ok: true; code?: string }>(`/api/tables/${encodeURIComponent(code)}/${kind}`, body),
  dailies: () => call<readonly DailyGlance[]>('/api/daily'),
  daily: (game: string) => call<DailyToday>(`/api/daily/${encodeURIComponent(game)}`),
  dailyOf: (game: string, day: string) => call<DailyDay>(`/api/daily/${encodeURIComponent(game)}/${day}`),
  matches: (wanted: MatchesWanted) => call<MatchesAnswer>(`/api/matches?${queryOf({ ...wanted })}`),
  numbers: () => call<readonly NumbersLine[]>('/api/matches/numbers'),
  difficulty: (code: string) => call<DifficultyAnswer>(`/api/tables/${encodeURIComponent(code)}/difficulty`),
  exported: (code: string) => call<unknown>(`/api/tables/${encodeURIComponent(code)}/export`),
}

interface Story {
  readonly at: number
  readonly batches: readonly { readonly events: readonly GameEvent[] }[]
}

export async function storyOf(code: string): Promise<{ at: number; events: readonly GameEvent[] }> {
  const { at, batches } = await call<Story>(`/api/tables/${encodeURIComponent(code)}/story`)
  return { at, events: batches.flatMap(({ events }) => events) }
}
