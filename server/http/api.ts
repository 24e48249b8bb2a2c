import { botsFor } from '@starboard/bots'
import type { ShelfEntry } from '@starboard/games'
import { exportMatch, type FormRow, isRefusal, type Refusal, refuse, sentenceOf } from '@starboard/kernel'
import type { Answers } from '@starboard/wire/answers'
import type { DifficultyAnswer, GameInfo, GameLine } from '@starboard/wire/api'
import { weakestFirst } from '@starboard/wire/levels'
import { MOST_NAME_TYPED, SETTING_COMMANDS } from '@starboard/wire/limits'
import {
  type BranchTable,
  branchTable,
  COMMANDS,
  type Command,
  type CommandKind,
  id as commandId,
  createTable,
} from '@starboard/wire/protocol'
import * as z from 'zod/mini'
import { adminRoutes } from '../admin/admin-routes.ts'
import type { HostDesk } from '../admin/host-desk.ts'
import { SEED_SEALED } from '../daily/sealed.ts'
import type { Answer } from '../failures/command-ids.ts'
import { REMOVED } from '../guests/welcome.ts'
import { branchWanted } from '../lobby/branch.ts'
import type { Person } from '../lobby/lobby.ts'
import type { User } from '../store/store.ts'
import type { TableDoor, TablesDoor } from '../table/table-door.ts'
import { WORK, workOfCommand } from './budgets.ts'
import { newId } from './codes.ts'
import { COMMAND_SUMMARIES } from './command-summaries.ts'
import { type DailyParts, dailyRoutes } from './daily-routes.ts'
import type { ExportKey } from './export-key.ts'
import type { TableFinder } from './guesses.ts'
import { matchRoutes } from './match-routes.ts'
import type { Session, Sessions } from './session.ts'
import { TableLists } from './table-list.ts'

/** What a route gets: who asks (if they need a session), the path's parts, the query and the body, already read. */
interface Call {
  readonly user: User
  /** Theirs. */
  readonly session: Session
  /** The same, with where they are. */
  readonly person: Person
  readonly params: Readonly<Record<string, string>>
  readonly query?: unknown
  readonly body: unknown
  /** As limits count it. */
  readonly address: string
}

export interface Reply<B = unknown> {
  readonly body: B
  /** The browser keeps this session; null: it forgets the one it has. */
  readonly session?: Session | null
  /** Offer the body as a file of this name. */
  readonly file?: string
}

/** Which of the answers a route gives is part of it, so that it can be described, and compiles only if it is true. */
export type Route = { [K in keyof Answers]: RouteTo<K> }[keyof Answers]

interface RouteTo<K extends keyof Answers> {
  readonly answers: K
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly summary: string
  /** Without a session the caller is a stranger: `user` is then empty. */
  readonly needsSession: boolean
  /** For the host of the server: nobody's session counts, only the token. */
  readonly needsAdmin?: true
  readonly body?: z.ZodMiniType
  /** What may stand behind the path's question mark; without one nobody reads it. */
  readonly query?: z.ZodMiniObject
  /** Of a success; 200 unless said otherwise. */
  readonly status?: number
  /** Long and the same for everybody: it may travel compressed. Nothing private ever does. */
  readonly isPacked?: true
  /** Points of work; `WORK.http` unless said otherwise. */
  readonly work?: number
  /** Its body may be as long as settings are. */
  readonly hasSettings?: true
  answer(call: Call): Promise<Reply<Answers[K]> | Refusal>
}

export interface ApiParts extends DailyParts {
  readonly tables: TablesDoor
  readonly finder: TableFinder
  readonly sessions: Sessions
  readonly exportKey: ExportKey
  readonly now: () => number
  /** Null: the server has no host who looks after it from a browser. */
  readonly desk?: HostDesk | null
}

const wantedName = z.strictObject({
  name: z.string().check(z.maxLength(MOST_NAME_TYPED), z.describe('As others shall read it.')),
  /** So that a browser need not ask first, and be told that it has none. */
  ifNew: z.optional(z.literal(true).check(z.describe('Whoever has a session already keeps its name.'))),
  token: z.optional(
    z
      .literal(true)
      .check(
        z.describe('For a program: the answer has a token for `Authorization: Bearer …`, and no cookie comes with it.'),
      ),
  ),
})

/** Every HTTP route. The table is the API's manual: the OpenAPI document is made from it. */
export function routes(parts: ApiParts): readonly Route[] {
  const { tables, finder, store, sessions, exportKey, shelf, now, desk = null } = parts
  const lists = new TableLists({ tables, store, shelf, now })

  /** A program keeps what a browser keeps as a cookie by itself. */
  const tokenOf = (session: Session): { readonly token?: string } =>
    session.isByToken ? { token: sessions.tokenFor(session) } : {}

  const tableAt = async ({ params, address, user }: Call): Promise<TableDoor | Refusal> => {
    const table = await finder.find(params.code ?? '', { address, user: user.id })
    return !isRefusal(table) && (await table.hasSentAway(user.id)) ? REMOVED : table
  }

  const asked = async (call: Call, id: string, command: Command): Promise<Answer> => {
    const { person, params, address } = call
    const asking = { address, user: person.id }
    const again = await finder.answerAgain(params.code ?? '', asking, { by: person, id, command })
    if (again !== null) return again
    const table = await tableAt(call)
    return isRefusal(table) ? table : table.command(person, id, command)
  }

  const commandRoute = (kind: CommandKind): Route => ({
    answers: 'done',
    method: 'POST',
    path: `/api/tables/:code/${kind.toLowerCase()}`,
    summary: COMMAND_SUMMARIES[kind],
    needsSession: true,
    body: withoutKind(kind),
    work: workOfCommand(kind),
    ...(SETTING_COMMANDS.includes(kind) && { hasSettings: true }),
    async answer(call) {
      const { id = newId(), ...rest } = call.body as { id?: string }
      const answer = await asked(call, id, { kind, ...rest } as Command)
      return isRefusal(answer) ? answer : { body: { ok: true, ...answer } }
    },
  })

  return [
    {
      answers: 'session',
      method: 'POST',
      path: '/api/session',
      summary: 'Become a guest with a name; whoever is one is renamed, unless the name is only for somebody new.',
      needsSession: false,
      body: wantedName,
      async answer({ user, session, body }) {
        const { name, ifNew = false, token: isByToken } = body as z.output<typeof wantedName>
        const isKnown = user.id !== ''
        if (isKnown && isByToken && !session.isByToken) return NO_TOKEN_FOR_COOKIE
        const known = async () => (ifNew ? session : sessions.rename(session, name))
        const guest = isKnown ? await known() : await sessions.create(name, { isByToken })
        return isRefusal(guest) ? guest : { body: { name: guest.user.name, ...tokenOf(guest) }, session: guest }
      },
    },
    {
      answers: 'session',
      method: 'GET',
      path: '/api/session',
      summary: 'Who am I?',
      needsSession: true,
      // Whoever comes back keeps the session for another year.
      answer: async ({ user, session }) => ({ body: { name: user.name, ...tokenOf(session) }, session }),
    },
    {
      answers: 'loggedOut',
      method: 'DELETE',
      path: '/api/session',
      summary: 'Log out: this session ends here and on the server, and whatever is connected with it is closed.',
      needsSession: true,
      async answer({ session }) {
        await sessions.end(session)
        return { body: { ok: true }, session: null }
      },
    },
    {
      answers: 'loggedOut',
      method: 'DELETE',
      path: '/api/sessions',
      summary: 'Log out everywhere else: all my sessions end, copies of this one too. The new one is in the answer.',
      needsSession: true,
      async answer({ session: before }) {
        const session = await sessions.endOthers(before)
        return { body: { ok: true, ...tokenOf(session) }, session }
      },
    },
    {
      answers: 'shelf',
      method: 'GET',
      path: '/api/shelf',
      summary: 'The shelf at a glance: names, seats, minutes, bots.',
      needsSession: false,
      isPacked: true,
      answer: async () => ({ body: shelf.map(gameLine) }),
    },
    {
      answers: 'games',
      method: 'GET',
      path: '/api/games',
      summary: 'The whole shelf: games, seats, options, presets, bots.',
      needsSession: false,
      isPacked: true,
      answer: async () => ({ body: shelf.map(gameInfo) }),
    },
    {
      answers: 'game',
      method: 'GET',
      path: '/api/games/:game',
      summary: 'One of its games: seats, options, presets, bots.',
      needsSession: false,
      isPacked: true,
      async answer({ params }) {
        const entry = shelf.find(({ game }) => game.meta.id === params.game)
        return entry === undefined
          ? refuse('unknown-game', 'api', 'There is no such game on the shelf.')
          : { body: gameInfo(entry) }
      },
    },
    {
      answers: 'table',
      method: 'POST',
      path: '/api/tables',
      summary: 'Create a table.',
      needsSession: true,
      body: createTable,
      status: 201,
      work: WORK.create,
      hasSettings: true,
      async answer({ user, person, body }) {
        const table = await tables.create(person, body as z.output<typeof createTable>)
        return isRefusal(table) ? table : { body: await table.info(user.id) }
      },
    },
    {
      answers: 'openTables',
      method: 'GET',
      path: '/api/tables',
      summary: 'Open tables, newest first.',
      needsSession: false,
      work: WORK.list,
      answer: async () => ({ body: await lists.open() }),
    },
    {
      answers: 'myTables',
      method: 'GET',
      path: '/api/tables/mine',
      summary: 'Tables where I have a seat, newest first: whether I am asked there, and how finished ones ended.',
      needsSession: true,
      work: WORK.list,
      answer: async ({ user }) => ({ body: await lists.mine(user.id) }),
    },
    {
      answers: 'table',
      method: 'GET',
      path: '/api/tables/:code',
      summary: 'A table, as far as I may know it.',
      needsSession: false,
      async answer(call) {
        const table = await tableAt(call)
        return isRefusal(table) ? table : { body: await table.info(call.user.id) }
      },
    },
    {
      answers: 'look',
      method: 'GET',
      path: '/api/tables/:code/look',
      summary: 'What I see of the match, from my seat or as a spectator.',
      needsSession: false,
      async answer(call) {
        const table = await tableAt(call)
        const look = isRefusal(table) ? table : await table.look(call.user.id)
        return isRefusal(look) ? look : { body: look }
      },
    },
    {
      answers: 'story',
      method: 'GET',
      path: '/api/tables/:code/story',
      summary: 'All that I was told of the match so far, and the number of the news it goes up to.',
      needsSession: false,
      work: WORK.story,
      async answer(call) {
        const table = await tableAt(call)
        const story = isRefusal(table) ? table : await table.story(call.user.id)
        return isRefusal(story) ? story : { body: story }
      },
    },
    {
      answers: 'export',
      method: 'GET',
      path: '/api/tables/:code/export',
      summary: 'A finished match as a file that can be replayed and verified, signed by this server.',
      needsSession: false,
      work: WORK.story,
      async answer(call) {
        const table = await tableAt(call)
        if (isRefusal(table)) return table
        const exported = await exportTable({ store, shelf }, table)
        return isRefusal(exported)
          ? exported
          : { body: exportKey.signed(exported, now()), file: `starboard-${table.game}-${table.code}.json` }
      },
    },
    {
      answers: 'table',
      method: 'POST',
      path: '/api/tables/:code/branch',
      summary: 'Create a table at which a finished match is played on from one of its moments.',
      needsSession: true,
      body: branchTable,
      status: 201,
      work: WORK.create + WORK.story,
      async answer(call) {
        const from = await tableAt(call)
        if (isRefusal(from)) return from
        const exported = await exportTable({ store, shelf }, from)
        if (isRefusal(exported)) return exported
        const wanted = branchWanted(from, exported, call.body as BranchTable)
        const table = isRefusal(wanted) ? wanted : await tables.create(call.person, wanted)
        return isRefusal(table) ? table : { body: await table.info(call.user.id) }
      },
    },
    {
      answers: 'difficulty',
      method: 'GET',
      path: '/api/tables/:code/difficulty',
      summary: 'How hard a finished match was, as bots find it; null if nobody knows, or not yet.',
      needsSession: false,
      work: WORK.story,
      async answer(call) {
        const table = await tableAt(call)
        return isRefusal(table) ? table : difficultyAt(parts, table)
      },
    },
    {
      answers: 'key',
      method: 'GET',
      path: '/api/key',
      summary: 'The public key with which this server signs what it exports, to compare with the one in a file.',
      needsSession: false,
      answer: async () => ({ body: exportKey.told }),
    },
    ...dailyRoutes(parts),
    ...matchRoutes(parts),
    ...(desk === null ? [] : adminRoutes({ ...parts, desk })),
    ...(Object.keys(COMMANDS) as CommandKind[]).map(commandRoute),
  ]
}

/** A script on our page must not get hold of what its browser keeps from scripts. */
const NO_TOKEN_FOR_COOKIE = refuse(
  'cookie-session',
  'api',
  'A browser’s session has no token. A program signs in by itself, without a cookie.',
)

/** Over HTTP the path says which command it is; an id makes it happen once however often it is sent. */
function withoutKind(kind: CommandKind): z.ZodMiniType {
  const { kind: _kind, ...shape } = COMMANDS[kind].shape
  return z.strictObject({ id: z.optional(commandId), ...shape })
}

/** The value, or a sentence about the first thing wrong with it. */
export function readBody(schema: z.ZodMiniType, body: unknown): { readonly value: unknown } | Refusal {
  const read = z.safeParse(schema, body ?? {})
  if (read.success) return { value: read.data }
  const [issue] = read.error.issues
  return refuse('malformed', 'api', issue === undefined ? 'This body is not valid.' : sentenceOf(issue))
}

/** A refused option says its range; a form draws it from its values and bounds. */
const rowsOf = (form: readonly FormRow[]) => form.map(({ range: _range, ...row }) => row)

function gameLine(entry: ShelfEntry): GameLine {
  const { game } = entry
  const { botNames: _tableGivesThem, ...meta } = game.meta
  return {
    ...meta,
    bots: weakestFirst(Object.keys(botsFor(entry))),
    ...(game.daily !== undefined && { daily: game.daily.noun }),
  }
}

const gameInfo = (entry: ShelfEntry): GameInfo => ({ ...gameLine(entry), ...formsOf(entry) })

const formsOf = ({ game }: ShelfEntry) => ({
  options: rowsOf(game.options.form),
  defaults: { ...game.options.defaults },
  presets: Object.fromEntries(Object.entries(game.options.presets).map(([name, changes]) => [name, { ...changes }])),
  presetWords: game.options.presetWords,
  seatOptions: rowsOf(game.seatOptions.form),
  series: game.series?.games ?? [],
})

async function exportTable({ store, shelf }: Pick<ApiParts, 'store' | 'shelf'>, table: TableDoor) {
  const [finished, entry] = [await table.finished(), shelf.find(({ game }) => game.meta.id === table.game)]
  if (finished === null || entry === undefined)
    return refuse('not-over', 'table', 'The match is still going on; it can be exported when it is over.')
  if (finished.isSealed) return SEED_SEALED
  const log = (await store.log.read(table.id, 0)).map((row) => row.entry)
  return exportMatch(entry.game, { ...finished, log })
}

/** While the match goes on it would tell what is still to come. */
async function difficultyAt(
  { store, tables, gauges }: ApiParts,
  { id, game }: TableDoor,
): Promise<Reply<DifficultyAnswer> | Refusal> {
  const row = await store.tables.find(id)
  const match = row?.status === 'over' ? await tables.peek(row) : null
  if (match === null) return refuse('not-over', 'table', 'How hard a match is can be asked when it is over.')
  const found = gauges.find(game, () => match.state)
  const body: DifficultyAnswer = { difficulty: found ?? null, isComing: found === null }
  return { body }
}
