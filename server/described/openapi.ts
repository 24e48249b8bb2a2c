import type { Answers } from '@starboard/wire/answers'
import { MOST_BYTES, MOST_SETTING_BYTES } from '@starboard/wire/limits'
import * as z from 'zod/mini'
import type { Config } from '../config.ts'
import type { Route } from '../http/api.ts'
import { WORK } from '../http/budgets.ts'
import { fromZod } from './from-zod.ts'
import { leading, mapSchemas, type Schema, type Types } from './types.ts'

export interface OpenApiParts {
  readonly routes: readonly Route[]
  readonly config: Config
  readonly version: string
}

/** The API's description in the format that tools read, made from the routes themselves and from the wire's types. */
export function openApi(types: Types, { routes, config, version }: OpenApiParts): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(types, route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Starboard', version, description: ABOUT },
    paths: { ...paths, ...machinePaths(types) },
    components: {
      schemas: mapSchemas(types.wire.$defs, (schema) => leading(schema, toComponent)),
      headers: { RetryAfter: RETRY_AFTER },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'starboard', description: COOKIE },
        token: { type: 'http', scheme: 'bearer', description: TOKEN },
        ...(routes.some(({ needsAdmin }) => needsAdmin) && {
          host: { type: 'http', scheme: 'bearer', description: HOST },
        }),
      },
    },
    'x-limits': limitsOf(config),
  }
}

const ABOUT = `Tables for tabletop games. Live play goes over the WebSocket at /ws: /api/protocol.json describes its messages, and what each game shows and takes.

Order of calls:
1. POST /api/session gives a name and with it a session: a cookie, or a token for programs that ask for one.
2. GET /api/shelf and GET /api/games/{game} say what can be played, by how many, and with which options and bots.
3. POST /api/tables makes a table; whoever makes it is its host. Others come by its code.
4. POST …/sit, …/ready; the host may set bots on seats (…/bot) and change settings (…/configure), then says …/start.
5. GET …/look says what one sees. Where \`open\` has a decision with an \`id\`, one is asked: POST …/act with that id and an action of \`legal\`. Whoever plays so asks again and again; over the WebSocket the server says by itself what is new.
6. When \`outcome\` is not null the match is over: GET …/export gives the file of it, POST …/rematch the next table.

Where the host of the server has something to tell everybody, such as a restart, each answer has it in the header Starboard-Notice: {"text": …, "at": …} as JSON, written as in an address.

Every command may carry an id of one's own: sent twice, it happens once. What is refused is answered with code, rule and a sentence, and has not happened.`

const COOKIE = 'For browsers: POST /api/session sets it. From pages of another origin it never counts.'

const TOKEN =
  'For programs: POST /api/session with {"name": …, "token": true} answers with it. It counts for a year; GET /api/session gives a new one of the same session, DELETE /api/session ends it. With a token no cookie counts, and a token that does not count is answered with 401.'

const HOST = 'For the host of the server: STARBOARD_ADMIN_TOKEN. Without that setting there are no such calls.'

const RETRY_AFTER = {
  description: 'After how many seconds to try again.',
  required: true,
  schema: { type: 'integer', minimum: 1 },
}

const limitsOf = (config: Config) => ({
  requestsPerMinute: config.requestsPerMinute,
  bytesPerSecond: config.bytesPerSecond,
  workPerSecond: config.workPerSecond,
  missedCodesPerHour: config.missedCodesPerHour,
  bytesInABody: MOST_BYTES,
  bytesInABodyWithSettings: MOST_SETTING_BYTES,
  description:
    'Requests count by address; at once may come what a quarter of a minute allows. Bytes and points of work (x-work of each call) count by session, and four times as much by address; at once may come what twenty seconds allow. Whoever is beyond that is answered with 429 and Retry-After.',
})

const toComponent = (name: string): string => `#/components/schemas/${name}`

const answerSchema = ({ wire }: Types, name: keyof Answers): Schema => leading(wire.answers[name] ?? {}, toComponent)

const inJson = (schema: Schema) => ({ 'application/json': { schema } })

const refused = (description: string) => ({ description, content: inJson({ $ref: toComponent('Refused') }) })

const TOO_MANY = {
  ...refused('Too many requests: of this address, of this session, or codes that led nowhere.'),
  headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
}

/** What any call may be answered with before anybody looks at what it wants. */
const AT_THE_DOOR = {
  403: refused('The request comes from another site, or this person may not come to this table any more.'),
  421: refused('The server does not go by this name.'),
  429: TOO_MANY,
  500: refused('Something went wrong on our side; it is recorded.'),
  503: refused('The server restarts.'),
}

function operation(types: Types, route: Route): object {
  const { method, path, summary, needsSession, query, body, status = 200, answers } = route
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const parameters = [...inPath, ...(query === undefined ? [] : inQuery(query))]
  return {
    operationId: `${method.toLowerCase()}${path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(needsSession && { security: [{ session: [] }, { token: [] }] }),
    ...(route.needsAdmin && { security: [{ host: [] }] }),
    ...(body && { requestBody: { required: true, content: inJson(bodySchema(types, route, body)) } }),
    responses: {
      [status]: { description: 'Done.', content: inJson(answerSchema(types, answers)) },
      400: refused('The request is malformed.'),
      401: refused(needsSession ? 'There is no session yet: POST /api/session first.' : 'This token does not count.'),
      404: refused('There is no such thing.'),
      409: refused('Refused, with the reason.'),
      413: refused('The body is too long.'),
      415: refused('The body is no JSON.'),
      ...AT_THE_DOOR,
    },
    'x-work': route.work ?? WORK.http,
  }
}

/** A part of it may be one of our types; a schema that contains itself refers to its own place in this document. */
function bodySchema({ wire }: Types, { method, path }: Route, body: z.ZodMiniType): Schema {
  const place = `#/paths/${path.replace(/:(\w+)/g, '{$1}').replaceAll('/', '~1')}/${method.toLowerCase()}`
  const ownPlace = `${place}/requestBody/content/application~1json/schema/$defs/`
  return leading(fromZod(body), (name) => (name in wire.$defs ? toComponent(name) : ownPlace + name))
}

/** Everything in a query may be left out. */
const inQuery = (query: z.ZodMiniObject): readonly object[] =>
  Object.entries(z.toJSONSchema(query, { io: 'input' }).properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    schema,
  }))

const told = (description: string, schema: Schema) => ({ description, content: inJson(schema) })

/** What machines ask: whether the server lives, what it is, and this. */
const machinePaths = (types: Types): Record<string, object> => ({
  '/api/openapi.json': asked('getApiOpenapi', 'This description.', {
    200: told('The description.', { type: 'object' }),
  }),
  '/api/protocol.json': asked('getApiProtocol', 'Live play: messages, changes, and what each game shows and takes.', {
    200: told('The description, with JSON Schemas.', { type: 'object' }),
  }),
  '/healthz': asked('getHealthz', 'The process lives.', { 200: told('It does.', answerSchema(types, 'health')) }),
  '/readyz': asked('getReadyz', 'The server can write and read what it keeps.', {
    200: told('It can.', answerSchema(types, 'health')),
    503: told('It cannot, or it is about to stop.', answerSchema(types, 'notReady')),
  }),
  '/version': asked('getVersion', 'Which version this is.', {
    200: told('The version.', answerSchema(types, 'version')),
  }),
  '/metrics': asked('getMetrics', 'Counters for Prometheus: for this machine, or with the token of its host.', {
    200: { description: 'In Prometheus’ own format.', content: { 'text/plain': { schema: { type: 'string' } } } },
    403: refused('Not from here.'),
  }),
})

const asked = (operationId: string, summary: string, responses: object) => ({
  get: { operationId, summary, responses },
})
