import type { ShelfEntry } from '@starboard/games'
import { exportMatch, type FormRow, isRefusal, type Refusal, refuse, sentenceOf } from '@starboard/kernel'
import { readCode } from '@starboard/wire/codes'
import { weakestFirst } from '@starboard/wire/levels'
import { MOST_NAME_TYPED } from '@starboard/wire/limits'
import { COMMANDS, type Command, type CommandKind, id as commandId, createTable } from '@starboard/wire/protocol'
import * as z from 'zod/mini'
import type { Store, User } from '../store/store.ts'
import type { Table } from '../table/table.ts'
import type { Tables } from '../table/tables.ts'
import { newId } from './codes.ts'
import type { Sessions } from './session.ts'
import { TableLists } from './table-list.ts'

/** What a route gets: who asks (if they need a session), the path's parts and the body, already read. */
interface Call {
  readonly user: User
  readonly params: Readonly<Record<string, string>>
  readonly body: unknown
}

export interface Reply {
  readonly body: unknown
  /** Sign this user in. */
  readonly session?: User
  /** Offer the body as a file of this name. */
  readonly file?: string
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly summary: string
  /** Without a session the caller is a stranger: `user` is then empty. */
  readonly needsSession: boolean
  readonly body?: z.ZodMiniType
  /** Of a success; 200 unless said otherwise. */
  readonly status?: number
  /** Long and the same for everybody: it may travel compressed. Nothing private ever does. */
  readonly isPacked?: true
  answer(call: Call): Promise<Reply | Refusal>
}

export interface ApiParts {
  readonly tables: Tables
  readonly store: Store
  readonly sessions: Sessions
  readonly shelf: readonly ShelfEntry[]
  readonly now: () => number
}

const session = z.strictObject({ name: z.string().check(z.maxLength(MOST_NAME_TYPED)) })

/** Every HTTP route. The table is the API's manual: the OpenAPI document is made from it. */
export function routes({ tables, store, sessions, shelf, now }: ApiParts): readonly Route[] {
  const lists = new TableLists({ tables, store, shelf, now })

  const tableAt = async (params: Call['params']): Promise<Table | Refusal> => {
    const code = readCode(params.code ?? '')
    const table = code === null ? null : await tables.byCode(code)
    return table ?? refuse('no-such-table', 'table', 'There is no table with this code.')
  }

  const commandRoute = (kind: CommandKind): Route => ({
    method: 'POST',
    path: `/api/tables/:code/${kind.toLowerCase()}`,
    summary: SUMMARIES[kind],
    needsSession: true,
    body: withoutKind(kind),
    async answer({ user, params, body }) {
      const table = await tableAt(params)
      if (isRefusal(table)) return table
      const { id = newId(), ...rest } = body as { id?: string }
      const answer = await table.command(user, id, { kind, ...rest } as Command)
      return isRefusal(answer) ? answer : { body: { ok: true, ...answer } }
    },
  })

  return [
    {
      method: 'POST',
      path: '/api/session',
      summary: 'Become a guest with a name.',
      needsSession: false,
      body: session,
      async answer({ user, body }) {
        const { name } = body as z.output<typeof session>
        const guest = user.id === '' ? await sessions.create(name, now()) : await sessions.rename(user, name)
        return isRefusal(guest) ? guest : { body: { name: guest.name }, session: guest }
      },
    },
    {
      method: 'GET',
      path: '/api/session',
      summary: 'Who am I?',
      needsSession: true,
      // Whoever comes back keeps the session for another year.
      answer: async ({ user }) => ({ body: { name: user.name }, session: user }),
    },
    {
      method: 'GET',
      path: '/api/games',
      summary: 'The shelf: games, seats, options, presets, bots.',
      needsSession: false,
      isPacked: true,
      answer: async () => ({ body: shelf.map(gameInfo) }),
    },
    {
      method: 'POST',
      path: '/api/tables',
      summary: 'Create a table.',
      needsSession: true,
      body: createTable,
      status: 201,
      async answer({ user, body }) {
        const table = await tables.create(user, body as z.output<typeof createTable>)
        return isRefusal(table) ? table : { body: table.info(user.id) }
      },
    },
    {
      method: 'GET',
      path: '/api/tables',
      summary: 'Open tables, newest first.',
      needsSession: false,
      answer: async () => ({ body: await lists.open() }),
    },
    {
      method: 'GET',
      path: '/api/tables/mine',
      summary: 'Tables where I have a seat, newest first: whether I am asked there, and how finished ones ended.',
      needsSession: true,
      answer: async ({ user }) => ({ body: await lists.mine(user.id) }),
    },
    {
      method: 'GET',
      path: '/api/tables/:code',
      summary: 'A table, as far as I may know it.',
      needsSession: false,
      async answer({ user, params }) {
        const table = await tableAt(params)
        return isRefusal(table) ? table : { body: table.info(user.id) }
      },
    },
    {
      method: 'GET',
      path: '/api/tables/:code/look',
      summary: 'What I see of the match, from my seat or as a spectator.',
      needsSession: false,
      async answer({ user, params }) {
        const table = await tableAt(params)
        const look = isRefusal(table) ? table : await table.look(user.id)
        return isRefusal(look) ? look : { body: look }
      },
    },
    {
      method: 'GET',
      path: '/api/tables/:code/story',
      summary: 'All that I was told of the match so far, and the number of the news it goes up to.',
      needsSession: false,
      async answer({ user, params }) {
        const table = await tableAt(params)
        const story = isRefusal(table) ? table : await table.story(user.id)
        return isRefusal(story) ? story : { body: story }
      },
    },
    {
      method: 'GET',
      path: '/api/tables/:code/export',
      summary: 'A finished match as a file that can be replayed and verified.',
      needsSession: false,
      async answer({ params }) {
        const table = await tableAt(params)
        if (isRefusal(table)) return table
        const exported = await exportTable(store, table)
        return isRefusal(exported)
          ? exported
          : { body: exported, file: `starboard-${table.row.game}-${table.code}.json` }
      },
    },
    ...(Object.keys(COMMANDS) as CommandKind[]).map(commandRoute),
  ]
}

const SUMMARIES: Readonly<Record<CommandKind, string>> = {
  sit: 'Take a seat, the first free one unless named.',
  stand: 'Give up my seat.',
  choose: 'Choose what the game leaves to each seat: for my own, or as host for a bot’s.',
  ready: 'Say that I am ready, or not.',
  configure: 'Change options, seats, visibility or time limit (host). Everybody has to get ready again.',
  bot: 'Put a bot on a free seat, or take it away (host).',
  kick: 'Free a seat that somebody holds (host, before the start).',
  start: 'Start the match (host).',
  act: 'Answer a decision with an action of the game.',
  undo: 'Take back my last action, where the undo law allows it.',
  order:
    'Say what the table shall answer when I am asked; known to nobody else, and in the place of what I said before.',
  chat: 'Say something to everybody at the table.',
  point: 'Point at a thing on the board; everybody at the table sees it for a moment.',
  pause: 'Agree to a pause; the clock stops when everybody present agrees.',
  resume: 'End a pause.',
  takeOver: 'Have a bot play for somebody who is away, where the game lets me ask for that.',
  rematch: 'A new table with the same people; in a series, the next match of it.',
}

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

const gameInfo = ({ game, bots }: ShelfEntry) => ({
  ...game.meta,
  options: rowsOf(game.options.form),
  defaults: game.options.defaults,
  presets: game.options.presets,
  seatOptions: rowsOf(game.seatOptions.form),
  series: game.series?.games ?? [],
  bots: weakestFirst(['random', ...Object.keys(bots)]),
})

async function exportTable(store: Store, { play, row }: Table) {
  if (play === null || play.match.outcome === null)
    return refuse('not-over', 'table', 'The match is still going on; it can be exported when it is over.')
  const { game, header } = play.match
  const log = (await store.log.read(row.id, 0)).map(({ entry }) => entry)
  return exportMatch(game, { header, log, seed: row.seed, names: row.seats.map(({ name }) => name) })
}
