import type { ShelfEntry } from '@starboard/games'
import type { AnyGame } from '@starboard/kernel'
import { describeActions } from '@starboard/kernel/describe'
import { LOGGED_OUT, MOST_BYTES, MOST_SETTING_BYTES, PRINT_EVERY } from '@starboard/wire/limits'
import { type ClientMessage, COMMANDS, type CommandKind, clientMessage, PROTOCOL } from '@starboard/wire/protocol'
import type { Config } from '../config.ts'
import { COMMAND_SUMMARIES } from '../http/command-summaries.ts'
import { changeWords, printWords } from './change.ts'
import { fromZod, inside } from './from-zod.ts'
import { type GameSchemas, leading, mapSchemas, type Schema, type Schemas, type Types } from './types.ts'

export interface ProtocolParts {
  readonly shelf: readonly ShelfEntry[]
  readonly config: Config
  readonly version: string
}

/**
 * The WebSocket protocol for those who write a client of their own. Every schema in it can be reached by its place:
 * `#/server/news`, `#/games/<id>/look`, `#/$defs/TableInfo`.
 */
export function protocolDocument(types: Types, { shelf, config, version }: ProtocolParts): object {
  const { messages, change, undone, $defs } = types.wire
  const games = shelf.map(({ game }) => [game.meta.id, gameDocument(types, game)] as const)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Starboard, live play',
    description:
      'JSON texts over one WebSocket, one message each. A bot that plays to the end, in a page: docs/BOTS.md of the repository. Calls over HTTP: /api/openapi.json.',
    protocol: PROTOCOL,
    version,
    connect: CONNECT,
    order: ORDER,
    limits: limitsOf(config),
    closing: CLOSING,
    client: clientSchemas(),
    commands: commandSchemas(),
    server: messages,
    change: { ...changeWords, schema: change },
    print: printWords,
    undone,
    games: Object.fromEntries(games),
    $defs: { ...$defs, ...gameDefs(types) },
  }
}

const CONNECT = {
  path: `/ws?protocol=${PROTOCOL}`,
  authentication: [
    'Authorization: Bearer <token> with the upgrade, for programs. The token is in the answer to POST /api/session with {"name": …, "token": true}.',
    'Where no header can be sent (in a browser): the subprotocols "starboard" and "bearer.<token>". The server chooses "starboard".',
    'The cookie of the session, from the server’s own pages alone.',
  ],
} as const

const ORDER = [
  'POST /api/session, then POST /api/tables or the code of a table that somebody else has made.',
  'Connect; the server says `welcome`.',
  'Say `watch`; the server says `table`, and `look` if the match has begun. Commands may be sent without watching, but nothing is told then.',
  'Say `do` with the command `sit`, then `ready`; the host says `start` when everybody is ready. Each `do` has an id of your own, best a random name, a dot and a counter from 1: sent twice, it happens once.',
  'Each `do` is answered once: by `news` with `answer`, where it made news that you are told of, or else by `answer`.',
  'Keep the look: apply the `change` of each `news` to it. If `at` is not one more than the last, or `print` is not the fingerprint of your look, say `watch` without `since`: you are sent the whole `look`.',
  'Wherever `look.open` has a decision with an `id`, you are asked. Answer with the command `act`: that id as `decision`, and an action of `look.legal`. What is refused comes back with a rule and has not happened.',
  'The match is over when `look.outcome` is not null.',
  'After a lost connection: connect again, and say `watch` with `since` (the last `at`) and `print`. Commands that were not answered are sent again with the same id.',
] as const

const CLOSING: Readonly<Record<string, string>> = {
  1008: 'Too many bad messages.',
  1009: 'A message was too long.',
  1012: 'The server restarts, the table has to be watched again, or there is a new cookie or token: connect again.',
  [LOGGED_OUT]:
    'The session has ended, or the host of the server has banned its person, which `refused` with `banned` says before: there is nothing to come back for.',
}

const limitsOf = (config: Config) => ({
  bytesInAMessage: MOST_BYTES,
  bytesInAMessageWithSettings: MOST_SETTING_BYTES,
  messagesPerSecond: config.messagesPerSecond,
  connectionsPerAddress: config.connectionsPerAddress,
  bytesPerSecond: config.bytesPerSecond,
  workPerSecond: config.workPerSecond,
  newsBetweenPrints: PRINT_EVERY,
  words: [
    'Whoever sends more messages than this is refused (`too-fast`); whoever sends too many bytes or asks for too much work is not read for a second. After fifty refused messages the connection is closed.',
    'Too many connections are turned away with 429 and Retry-After, in seconds.',
  ],
})

const CLIENT: Readonly<Record<ClientMessage['kind'], string>> = {
  watch:
    'Watch a table from one’s seat, or as a spectator. `since`: the last number seen, to get exactly the rest; `print`: the fingerprint that came with it; `chatSince`: the last line of chat seen.',
  unwatch: 'Watch it no more.',
  do: 'Ask something of a table.',
  ping: 'Answered by `pong`: to measure how the clocks differ.',
}

const clientSchemas = (): Schemas =>
  Object.fromEntries(
    clientMessage.def.options.flatMap((message) =>
      message.shape.kind.def.values.map((kind) => [kind, { description: CLIENT[kind], ...fromZod(message) }]),
    ),
  )

const commandSchemas = (): Schemas =>
  Object.fromEntries(
    Object.entries(COMMANDS).map(([kind, command]) => [
      kind,
      { description: COMMAND_SUMMARIES[kind as CommandKind], ...fromZod(command) },
    ]),
  )

/** A game that came after the types were described is told without them. */
function gameDocument({ wire, games }: Types, game: AnyGame): object {
  const { id, name, rules } = game.meta
  const here = `#/games/${id}`
  const action = inside(describeActions(game.action) as Schema)
  const own = games[id]
  const events = own === undefined ? {} : seenEvents(leading(own.events, nameIn(id)), game)
  const kinds = Object.keys(events).map((kind) => ({ $ref: `${here}/events/${kind}` }))
  return {
    name,
    rules,
    action: leading(action, (part) => `${here}/action/$defs/${part}`),
    view: own === undefined ? {} : leading(own.view, nameIn(id)),
    event: own === undefined ? {} : { anyOf: [...kinds, { $ref: '#/undone' }] },
    events,
    look: lookSchema(wire.$defs.Shown ?? {}, here),
  }
}

const nameIn = (id: string) => (name: string) => `#/$defs/${id}.${name}`

const gameDefs = ({ games }: Types): Schemas =>
  Object.assign({}, ...Object.entries(games).map(([id, { $defs }]) => renamed(id, $defs)))

const renamed = (id: string, defs: GameSchemas['$defs']): Schemas =>
  Object.fromEntries(Object.entries(leading(defs, nameIn(id))).map(([name, schema]) => [`${id}.${name}`, schema]))

/** A look of this game: the view, what is open, and the actions that are legal or explained. */
function lookSchema(shown: Schema, here: string): Schema {
  const properties = shown.properties as Schemas
  const [view, action] = [{ $ref: `${here}/view` }, { $ref: `${here}/action` }]
  const why = { $ref: '#/$defs/Refused' }
  const explained = { type: 'object', properties: { action, why }, required: ['action', 'why'] }
  return {
    ...shown,
    properties: {
      ...properties,
      view,
      legal: { ...properties.legal, items: action },
      refused: { ...properties.refused, items: { ...explained, additionalProperties: false } },
    },
  }
}

/** Members that are not for everybody may be absent; which they are is what the game's audiences say. */
function seenEvents(events: Schemas, { audiences }: AnyGame): Schemas {
  return mapSchemas(events, (schema, kind) => {
    const row: unknown = Reflect.get(audiences, kind)
    if (typeof row !== 'object' || row === null) return schema
    const secret = Object.entries(row).filter(([, audience]) => audience !== 'all')
    return secretly(
      schema,
      secret.map(([member]) => member),
    )
  })
}

function secretly(schema: Schema, secret: readonly string[]): Schema {
  if (Array.isArray(schema.anyOf)) return { ...schema, anyOf: schema.anyOf.map((one: Schema) => secretly(one, secret)) }
  const required = (schema.required as readonly string[] | undefined) ?? []
  return { ...schema, required: required.filter((member) => member === 'kind' || !secret.includes(member)) }
}
