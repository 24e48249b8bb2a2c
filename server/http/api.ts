import type { ShelfEntry } from '@starboard/games'
import { exportMatch, type FormRow, isRefusal, type Refusal, refuse, sentenceOf } from '@starboard/kernel'
import type { GameLine } from '@starboard/wire/api'
import { weakestFirst } from '@starboard/wire/levels'
import { MOST_NAME_TYPED, SETTING_COMMANDS } from '@starboard/wire/limits'
import { COMMANDS, type Command, type CommandKind, id as commandId, createTable } from '@starboard/wire/protocol'
import * as z from 'zod/mini'
import type { Answer } from '../failures/command-ids.ts'
import { REMOVED } from '../guests/welcome.ts'
import type { Person } from '../lobby/lobby.ts'
import type { Store, User } from '../store/store.ts'
import type { TableDoor, TablesDoor } from '../table/table-door.ts'
import { WORK, workOfCommand } from './budgets.ts'
import { newId } from './codes.ts'
import type { ExportKey } from './export-key.ts'
import type { TableFinder } from './guesses.ts'
import type { Session, Sessions } from './session.ts'
import { TableLists } from './table-list.ts'

/** What a route gets: who asks (if they need a session), the path's parts and the body, already read. */
interface Call {
  readonly user: User
  /** Theirs. */
  readonly session: Session
  /** The same, with where they are. */
  readonly person: Person
  readonly params: Readonly<Record<string, string>>
  readonly body: unknown
  /** As limits count it. */
  readonly address: string
}

export interface Reply {
  readonly body: unknown
  /** The browser keeps this session; null: it forgets the one it has. */
  readonly session?: Session | null
  /** Offer the body as a file of this name. */
  readonly file?: string
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly summary: string
  /** Without a session the caller is a stranger: `user` is then empty. */
  readonly needsSession: boolean
  readonly body?: z.ZodMiniType
  /** Of a success; 200 unless said otherwise. */
  readonly status?: number
  /** Long and the same for everybody: it may travel compressed. Nothing private ever does. */
  readonly isPacked?: true
  /** Points of work; `WORK.http` unless said otherwise. */
  readonly work?: number
  /** Its body may be as long as settings are. */
  readonly hasSettings?: true
  answer(call: Call): Promise<Reply | Refusal>
}

export interface ApiParts {
  readonly tables: TablesDoor
  readonly finder: TableFinder
  readonly store: Store
  readonly sessions: Sessions
  readonly exportKey: ExportKey
  readonly shelf: readonly ShelfEntry[]
  readonly now: () => number
}

const wantedName = z.strictObject({ name: z.string().check(z.maxLength(MOST_NAME_TYPED)) })

/** Every HTTP route. The table is the API's manual: the OpenAPI document is made from it. */
export function routes({ tables, finder, store, sessions, exportKey, shelf, now }: ApiParts): readonly Route[] {
  const lists = new TableLists({ tables, store, shelf, now })

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
    method: 'POST',
    path: `/api/tables/:code/${kind.toLowerCase()}`,
    summary: SUMMARIES[kind],
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
      method: 'POST',
      path: '/api/session',
      summary: 'Become a guest with a name.',
      needsSession: false,
      body: wantedName,
      async answer({ user, session, body }) {
        const { name } = body as z.output<typeof wantedName>
        const guest = user.id === '' ? await sessions.create(name) : await sessions.rename(session, name)
        return isRefusal(guest) ? guest : { body: { name: guest.user.name }, session: guest }
      },
    },
    {
      method: 'GET',
      path: '/api/session',
      summary: 'Who am I?',
      needsSession: true,
      // Whoever comes back keeps the session for another year.
      answer: async ({ user, session }) => ({ body: { name: user.name }, session }),
    },
    {
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
      method: 'DELETE',
      path: '/api/sessions',
      summary: 'Log out everywhere else: all my sessions end, copies of this one too. The new one is in the answer.',
      needsSession: true,
      answer: async ({ session }) => ({ body: { ok: true }, session: await sessions.endOthers(session) }),
    },
    {
      method: 'GET',
      path: '/api/shelf',
      summary: 'The shelf at a glance: names, seats, minutes, bots.',
      needsSession: false,
      isPacked: true,
      answer: async () => ({ body: shelf.map(gameLine) }),
    },
    {
      method: 'GET',
      path: '/api/games',
      summary: 'The whole shelf: games, seats, options, presets, bots.',
      needsSession: false,
      isPacked: true,
      answer: async () => ({ body: shelf.map(gameInfo) }),
    },
    {
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
      method: 'GET',
      path: '/api/tables',
      summary: 'Open tables, newest first.',
      needsSession: false,
      work: WORK.list,
      answer: async () => ({ body: await lists.open() }),
    },
    {
      method: 'GET',
      path: '/api/tables/mine',
      summary: 'Tables where I have a seat, newest first: whether I am asked there, and how finished ones ended.',
      needsSession: true,
      work: WORK.list,
      answer: async ({ user }) => ({ body: await lists.mine(user.id) }),
    },
    {
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
      method: 'GET',
      path: '/api/key',
      summary: 'The public key with which this server signs what it exports, to compare with the one in a file.',
      needsSession: false,
      answer: async () => ({ body: exportKey.told }),
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
  mute: 'Let nobody read any more what somebody says, or let them talk again (host; `person` as `audience` names them).',
  remove: 'Send away somebody who watches; they may not come back to this table (host).',
  admit: 'Let somebody sit down who needs the host’s nod, or not (host).',
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

const gameLine = ({ game, bots }: ShelfEntry): GameLine => ({
  ...game.meta,
  bots: weakestFirst(['random', ...Object.keys(bots)]),
})

const gameInfo = (entry: ShelfEntry) => ({ ...gameLine(entry), ...formsOf(entry) })

const formsOf = ({ game }: ShelfEntry) => ({
  options: rowsOf(game.options.form),
  defaults: game.options.defaults,
  presets: game.options.presets,
  seatOptions: rowsOf(game.seatOptions.form),
  series: game.series?.games ?? [],
})

async function exportTable({ store, shelf }: Pick<ApiParts, 'store' | 'shelf'>, table: TableDoor) {
  const [finished, entry] = [await table.finished(), shelf.find(({ game }) => game.meta.id === table.game)]
  if (finished === null || entry === undefined)
    return refuse('not-over', 'table', 'The match is still going on; it can be exported when it is over.')
  const log = (await store.log.read(table.id, 0)).map((row) => row.entry)
  return exportMatch(entry.game, { ...finished, log })
}
