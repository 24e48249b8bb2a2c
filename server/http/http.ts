import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { ShelfEntry } from '@starboard/games'
import { isRefusal, type Refusal, refuse, toldRefusal } from '@starboard/kernel'
import { NOTICE_HEADER, type Notice } from '@starboard/wire/admin'
import { MOST_BYTES, MOST_SETTING_BYTES } from '@starboard/wire/limits'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { AdminToken } from '../admin/admin-token.ts'
import type { Config } from '../config.ts'
import { type Document, Documents } from '../described/documents.ts'
import { redactedStack } from '../failures/redacted-stack.ts'
import type { Metrics } from '../metrics.ts'
import type { Store } from '../store/store.ts'
import type { Log } from '../table/services.ts'
import { addressOf, personAt } from './address.ts'
import { type Reply, type Route, readBody } from './api.ts'
import { banned } from './banned.ts'
import { type Budgets, type Payers, WORK } from './budgets.ts'
import type { TableFinder } from './guesses.ts'
import { isOwnHost, WRONG_HOST } from './host.ts'
import { MOST_PARTS, MOST_SETTING_PARTS, shapeRefused } from './json.ts'
import { type AddressLimit, networkOf } from './limits.ts'
import type { Lines } from './lines.ts'
import { corsHeaders, originOf, PREFLIGHT_HEADERS, SECURITY_HEADERS } from './origin.ts'
import { Readiness, STOPPING } from './readiness.ts'
import { retryAfter } from './retry-after.ts'
import { type Session, type Sessions, tokenIn } from './session.ts'
import type { StaticReply, WebApp } from './static.ts'
import type { Turns } from './turns.ts'

export interface HttpParts {
  readonly config: Config
  readonly routes: readonly Route[]
  readonly sessions: Sessions
  readonly store: Store
  readonly metrics: Metrics
  readonly limit: AddressLimit
  readonly finder: Pick<TableFinder, 'msUntil'>
  readonly budgets: Budgets
  readonly turns: Turns
  readonly lines: Lines
  readonly log: Log
  readonly version: string
  readonly now: () => number
  /** Null: only the API is served. */
  readonly webApp: WebApp | null
  readonly shelf: readonly ShelfEntry[]
  /** Null: nobody looks after this server from a browser. */
  readonly adminToken: AdminToken | null
  /** What the host of the server tells everybody now. */
  noticeNow?(): Notice | null
  /** False while the server drains. */
  isReady(): boolean
}

/** How long a line may take: for the first lines of a request, for all of it, without a word, and between two requests. */
export const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionTimeout: 60_000,
  keepAliveTimeout: 72_000,
  connectionsCheckingInterval: 2000,
} as const

const STRANGER: Session = { user: { id: '', name: '', createdAt: 0 }, id: '', beganAt: 0 }

/** Parse, authorise, ask, answer: the same for every route. */
export function createHttp(parts: HttpParts): FastifyInstance {
  const { config, routes, limit, now, webApp } = parts
  const { headersTimeout, connectionsCheckingInterval, ...patience } = PATIENCE
  const app = fastify({
    ...patience,
    http: { headersTimeout, connectionsCheckingInterval },
    logger: false,
    bodyLimit: MOST_BYTES,
    trustProxy: config.trustProxy,
    forceCloseConnections: true,
    // What is no address at all reaches neither the hooks nor the handlers below.
    frameworkErrors: (_error, _request, reply) =>
      refused(reply.headers(SECURITY_HEADERS).header('cache-control', 'no-store'), 400, NO_ADDRESS),
  })
  watchLines(app, parts)

  app.addHook('onRequest', async (request, reply) => {
    // What is not a file is kept by nobody: refusals least of all.
    reply.headers(SECURITY_HEADERS).header('cache-control', 'no-store')
    if (isSecure(request, config)) reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`)
    if (!isOwnHost(request.headers.host, config) && !showsToken(request, config)) return refused(reply, 421, WRONG_HOST)
    const isForOthers = config.corsOrigins.length > 0 && isApi(request.url)
    if (isForOthers) reply.header('vary', 'origin')
    const origin = originOf(request.headers, config)
    if (origin !== 'own' && !(origin === 'listed' && isForOthers)) return refused(reply, 403, WRONG_ORIGIN)
    if (origin === 'listed') reply.headers(corsHeaders(request.headers))
    const notice = isApi(request.url) ? (parts.noticeNow?.() ?? null) : null
    if (notice !== null) reply.header(NOTICE_HEADER, encodeURIComponent(JSON.stringify(notice)))
    if (!parts.isReady() && !isProbe(request.url)) return refused(reply, 503, RESTARTS)
    // Files come from memory and count for nothing: one page takes dozens of them, and its API calls must not starve.
    const file = webApp?.find(request) ?? null
    if (file !== null) return sendFile(reply, file)
    const address = addressOf(request.raw, config.trustProxy)
    if (isProbe(request.url)) return undefined
    if (!limit.take(address, now())) return tooMany(reply, limit.msUntil(address, now()))
    const wait = toPay(parts, request, { address })
    if (wait > 0) return tooMany(reply, wait)
    if (origin === 'listed' && request.method === 'OPTIONS') return reply.code(204).headers(PREFLIGHT_HEADERS).send()
    return undefined
  })
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500)
      parts.log.error(
        { method: request.method, path: request.routeOptions.url, error: redactedStack(error) },
        'request failed',
      )
    const text = status === 415 ? NO_JSON : error.message
    return refused(reply, status, status >= 500 ? FAILED : refuse('malformed', 'api', text))
  })
  app.setNotFoundHandler((request, reply) => {
    const page = webApp?.missing(request) ?? null
    return page === null ? refused(reply, 404, NOT_FOUND) : sendFile(reply, page)
  })

  for (const route of routes)
    app.route({
      method: route.method,
      url: route.path,
      bodyLimit: route.hasSettings ? MOST_SETTING_BYTES : MOST_BYTES,
      config: { work: route.work ?? WORK.http },
      handler: (request, reply) => inTurn(parts, request, () => answer(parts, route, request, reply)),
    })
  addProbes(app, parts)
  return app
}

/** A line is nobody's until a whole request has come over it. */
function watchLines(app: FastifyInstance, { config, lines }: HttpParts): void {
  // Behind a proxy all lines are the proxy's own, and its limits count.
  if (config.trustProxy) return
  app.server.on('connection', (line) => lines.open(line, networkOf(line.remoteAddress ?? '')))
  app.addHook('onRequest', async ({ headers, raw: { socket } }, reply) => {
    if (!hasBody(headers)) lines.asked(socket)
    reply.raw.once('close', () => lines.answered(socket))
  })
  app.addHook('preHandler', async ({ raw: { socket } }) => lines.asked(socket))
}

const hasBody = (headers: IncomingMessage['headers']): boolean =>
  'content-length' in headers || 'transfer-encoding' in headers

/** How long they have to wait until they can pay for this; 0: they have paid. A body of unknown length counts as the longest. */
function toPay({ budgets, now }: HttpParts, request: FastifyRequest, payers: Payers): number {
  const { bodyLimit, config } = request.routeOptions
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  const bytes = Math.min(Number(length ?? (encoding === undefined ? 0 : bodyLimit)), bodyLimit ?? MOST_BYTES)
  const cost = { bytes, work: (config as { work?: number }).work ?? WORK.http }
  return budgets.take(payers, cost, now()) ? 0 : Math.max(1, budgets.msUntil(payers, cost, now()))
}

/** Long bodies wait for each other, all that come from one address. */
function inTurn<X>({ turns, config }: HttpParts, request: FastifyRequest, job: () => Promise<X>): Promise<X> {
  const isLong = Number(request.headers['content-length'] ?? 0) > MOST_BYTES
  return isLong ? turns.run(addressOf(request.raw, config.trustProxy), job) : job()
}

async function answer(parts: HttpParts, route: Route, request: FastifyRequest, reply: FastifyReply) {
  const { sessions, config } = parts
  if (route.needsAdmin) return answerHost(parts, route, request, reply)
  const withCookie = originOf(request.headers, config) === 'own'
  const session = await sessions.of(request.raw, { withCookie })
  if (session?.ban !== undefined) return refused(reply, 403, banned(session.ban))
  // Whoever shows a token wants to be somebody: they are not answered as nobody.
  if (session === null && tokenIn(request.raw) !== null)
    return refused(reply.header('www-authenticate', 'Bearer error="invalid_token"'), 401, BAD_TOKEN)
  if (session === null && route.needsSession) return refused(reply, 401, NO_SESSION)
  const wait = session === null ? 0 : toPay(parts, request, { user: session.user.id })
  if (wait > 0) return tooMany(reply, wait)
  return ask(parts, route, { request, reply, session: session ?? STRANGER, withCookie })
}

/** Whoever shows the token is the host, whoever else they are. */
async function answerHost(parts: HttpParts, route: Route, request: FastifyRequest, reply: FastifyReply) {
  const address = addressOf(request.raw, parts.config.trustProxy)
  const refusal = parts.adminToken?.check(tokenIn(request.raw), address) ?? null
  if (refusal === null) return ask(parts, route, { request, reply, session: STRANGER, withCookie: false })
  if (refusal.code === 'no-admin') return refused(reply.header('www-authenticate', 'Bearer'), 401, refusal)
  return refused(reply.header('retry-after', retryAfter(parts.adminToken?.msUntil(address) ?? 0)), 429, refusal)
}

interface Asking {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly session: Session
  readonly withCookie: boolean
}

/** Whoever they are, and whatever they had to pay: parse, ask, answer. */
async function ask(parts: HttpParts, route: Route, { request, reply, session: known, withCookie }: Asking) {
  const { sessions, config } = parts
  const shape = shapeRefused(request.body, route.hasSettings ? MOST_SETTING_PARTS : MOST_PARTS)
  if (shape !== null) return refused(reply, 400, refuse('malformed', 'api', shape))
  const read = route.body === undefined ? { value: undefined } : readBody(route.body, request.body)
  if (isRefusal(read)) return refused(reply, 400, read)
  const query = route.query === undefined ? { value: undefined } : readBody(route.query, request.query)
  if (isRefusal(query)) return refused(reply, 400, query)
  const address = addressOf(request.raw, config.trustProxy)
  const result = await route.answer({
    user: known.user,
    session: known,
    person: personAt(known.user, address),
    params: request.params as Record<string, string>,
    query: query.value,
    body: read.value,
    address,
  })
  if (isRefusal(result)) {
    const status = STATUS_OF[result.code] ?? 409
    if (status === 429) reply.header('retry-after', retryAfter(parts.finder.msUntil(address)))
    return refused(reply, status, result)
  }
  reply.code(route.status ?? 200)
  if (withCookie && !tokenIn(request.raw)) keepSession(reply, result, { sessions, isSecure: isSecure(request, config) })
  return send(reply, result, route.isPacked === true && acceptsGzip(request.headers))
}

/** What a browser keeps. A program that has a token, and a page of others, get no cookie. */
function keepSession(
  reply: FastifyReply,
  { session }: Reply,
  { sessions, isSecure }: { sessions: Sessions; isSecure: boolean },
): void {
  if (session === null) reply.header('set-cookie', sessions.noCookie(isSecure))
  else if (session !== undefined && !session.isByToken)
    reply.header('set-cookie', sessions.cookieFor(session, isSecure))
}

function send(reply: FastifyReply, { body, file }: Reply, isPacked: boolean) {
  if (isPacked) return packed(reply, gzipSync(JSON.stringify(body)))
  if (file !== undefined) reply.header('content-disposition', `attachment; filename="${file}"`)
  return reply.send(body)
}

const acceptsGzip = ({ 'accept-encoding': accepted = '' }: IncomingMessage['headers']): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(accepted))

const packed = (reply: FastifyReply, gzip: Buffer) =>
  reply
    .headers({ 'content-encoding': 'gzip', vary: [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', ') })
    .type('application/json; charset=utf-8')
    .send(gzip)

const isSecure = (request: FastifyRequest, { publicUrls }: Config): boolean =>
  request.protocol === 'https' || (publicUrls.length > 0 && publicUrls.every((url) => url.startsWith('https:')))

const YEAR_SECONDS = 365 * 24 * 3600

const STATUS_OF: Readonly<Record<string, number>> = {
  'no-such-table': 404,
  'unknown-game': 404,
  'no-daily': 404,
  'unknown-person': 404,
  'not-banned': 404,
  'not-yet': 404,
  'too-many-guesses': 429,
  removed: 403,
  restarts: 503,
  malformed: 400,
}

const WRONG_ORIGIN = refuse('wrong-origin', 'api', 'This request comes from another site.')
const RESTARTS = refuse('restarts', 'api', 'The server restarts; try again in a moment.')
const TOO_MANY = refuse('too-many', 'api', 'Too many requests from this address; wait a moment.')
const BAD_TOKEN = refuse(
  'bad-token',
  'api',
  'This token does not count, or not any more: POST /api/session with "token": true gives another.',
)
const NO_SESSION = refuse('no-session', 'api', 'There is no session yet: POST /api/session with a name first.')
const NOT_FOUND = refuse('not-found', 'api', 'There is nothing here. The API is described at /api/openapi.json.')
const NOT_HERE = refuse(
  'no-metrics',
  'api',
  'Metrics are for this machine only; with STARBOARD_METRICS_TOKEN they can be read from elsewhere.',
)
const FAILED = refuse('failed', 'api', 'Something went wrong on our side; it is recorded.')

const NO_JSON = 'A body is JSON, and says so: “content-type: application/json”.'
const NO_ADDRESS = refuse('malformed', 'api', 'This is not an address.')

const sendFile = (reply: FastifyReply, { status, headers, body }: StaticReply) =>
  reply.code(status).headers(headers).send(body)

const tooMany = (reply: FastifyReply, waitMs: number) =>
  refused(reply.header('retry-after', retryAfter(waitMs)), 429, TOO_MANY)

const isApi = (url: string): boolean => url.startsWith('/api/')

const refused = (reply: FastifyReply, status: number, refusal: Refusal) => reply.code(status).send(toldRefusal(refusal))

const PROBES = ['/healthz', '/readyz', '/metrics', '/version']
const isProbe = (url: string): boolean => PROBES.includes(url)

/** A Prometheus asks each node by the node's own name; a page that made its name lead here has no token. */
const showsToken = ({ raw, url }: FastifyRequest, { metricsToken }: Config): boolean =>
  url === '/metrics' && metricsToken !== null && mayReadMetrics(raw, metricsToken)

/**
 * Counters move with every hidden answer, so a player who could read them would see when somebody else has decided.
 * They are for the host: with the token from anywhere, without one from this machine itself.
 */
function mayReadMetrics({ headers, socket }: IncomingMessage, token: string | null): boolean {
  if (token === null) return isLoopback(socket.remoteAddress ?? '') && FORWARDED.every((name) => !(name in headers))
  const [given, right] = [headers.authorization ?? '', `Bearer ${token}`].map((text) => Buffer.from(text))
  return given !== undefined && right !== undefined && given.length === right.length && timingSafeEqual(given, right)
}

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']
const isLoopback = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address)

/** What a host's machinery asks. */
function addProbes(app: FastifyInstance, parts: HttpParts): void {
  const { config, store, metrics, version, isReady } = parts
  const documents = new Documents(parts)
  app.get('/api/openapi.json', async (request, reply) => sendDocument(request, reply, await documents.openApi()))
  app.get('/api/protocol.json', async (request, reply) => sendDocument(request, reply, await documents.protocol()))
  app.get('/healthz', async () => ({ ok: true }))
  const readiness = new Readiness(store)
  app.get('/readyz', async (_request, reply) => {
    const problem = isReady() ? await readiness.problem() : STOPPING
    return problem === null ? { ok: true } : reply.code(503).send({ ok: false, ...problem })
  })
  app.get('/metrics', async (request, reply) =>
    mayReadMetrics(request.raw, config.metricsToken)
      ? reply.type(metrics.contentType).send(await metrics.text())
      : refused(reply, 403, NOT_HERE),
  )
  app.get('/version', async () => ({ version }))
  app.get('/', async () => ({
    name: 'Starboard',
    version,
    api: '/api/openapi.json',
    protocol: '/api/protocol.json',
    socket: '/ws',
  }))
}

const sendDocument = ({ headers }: FastifyRequest, reply: FastifyReply, { plain, gzip }: Document) =>
  acceptsGzip(headers) ? packed(reply, gzip) : reply.type('application/json; charset=utf-8').send(plain)
