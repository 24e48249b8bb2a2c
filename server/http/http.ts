import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { gzipSync } from 'node:zlib'
import { isRefusal, type Refusal, refuse, toldRefusal } from '@starboard/kernel'
import { MOST_BYTES } from '@starboard/wire/limits'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { redactedStack } from '../failures/redacted-stack.ts'
import type { Metrics } from '../metrics.ts'
import type { Store, User } from '../store/store.ts'
import type { Log } from '../table/services.ts'
import { addressOf } from './address.ts'
import { type Reply, type Route, readBody } from './api.ts'
import { isTooDeep, TOO_DEEP } from './json.ts'
import type { AddressLimit } from './limits.ts'
import { openApi } from './openapi.ts'
import { isOwnOrigin, SECURITY_HEADERS } from './origin.ts'
import type { Sessions } from './session.ts'
import type { StaticReply, WebApp } from './static.ts'

export interface HttpParts {
  readonly config: Config
  readonly routes: readonly Route[]
  readonly sessions: Sessions
  readonly store: Store
  readonly metrics: Metrics
  readonly limit: AddressLimit
  readonly log: Log
  readonly version: string
  readonly now: () => number
  /** Null: only the API is served. */
  readonly webApp: WebApp | null
  /** False while the server drains. */
  isReady(): boolean
}

const STRANGER: User = { id: '', name: '', createdAt: 0 }

/** Parse, authorise, ask, answer: the same for every route. */
export function createHttp(parts: HttpParts): FastifyInstance {
  const { config, routes, limit, now, webApp } = parts
  const app = fastify({
    logger: false,
    bodyLimit: MOST_BYTES,
    trustProxy: config.trustProxy,
    forceCloseConnections: true,
    // What is no address at all reaches neither the hooks nor the handlers below.
    frameworkErrors: (_error, _request, reply) => refused(reply.headers(SECURITY_HEADERS), 400, NO_ADDRESS),
  })

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS)
    if (!isOwnOrigin(request.headers, config.publicUrls)) return refused(reply, 403, WRONG_ORIGIN)
    if (!parts.isReady() && !isProbe(request.url)) return refused(reply, 503, RESTARTS)
    // Files come from memory and count for nothing: one page takes dozens of them, and its API calls must not starve.
    const file = webApp?.find(request) ?? null
    if (file !== null) return sendFile(reply, file)
    const address = addressOf(request.raw, config.trustProxy)
    if (!isProbe(request.url) && !limit.take(address, now())) return refused(reply, 429, TOO_MANY)
    return undefined
  })
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500)
      parts.log.error(
        { method: request.method, path: request.routeOptions.url, error: redactedStack(error) },
        'request failed',
      )
    return refused(reply, status, status >= 500 ? FAILED : refuse('malformed', 'api', error.message))
  })
  app.setNotFoundHandler((request, reply) => {
    const page = webApp?.missing(request) ?? null
    return page === null ? refused(reply, 404, NOT_FOUND) : sendFile(reply, page)
  })

  for (const route of routes)
    app.route({
      method: route.method,
      url: route.path,
      handler: (request, reply) => answer(parts, route, request, reply),
    })
  addProbes(app, parts)
  return app
}

async function answer({ sessions, config }: HttpParts, route: Route, request: FastifyRequest, reply: FastifyReply) {
  const user = await sessions.of(request.raw)
  if (user === null && route.needsSession) return refused(reply, 401, NO_SESSION)
  if (isTooDeep(request.body)) return refused(reply, 400, refuse('malformed', 'api', TOO_DEEP))
  const read = route.body === undefined ? { value: undefined } : readBody(route.body, request.body)
  if (isRefusal(read)) return refused(reply, 400, read)
  const result = await route.answer({
    user: user ?? STRANGER,
    params: request.params as Record<string, string>,
    body: read.value,
  })
  if (isRefusal(result)) return refused(reply, STATUS_OF[result.code] ?? 409, result)
  reply.code(route.status ?? 200)
  if (route.isPacked && acceptsGzip(request.headers)) return packed(reply, result.body)
  return send(reply, result, { sessions, isSecure: isSecure(request, config) })
}

function send(
  reply: FastifyReply,
  { body, session, file }: Reply,
  { sessions, isSecure }: { sessions: Sessions; isSecure: boolean },
) {
  if (session !== undefined) reply.header('set-cookie', sessions.cookieFor(session, isSecure))
  if (file !== undefined) reply.header('content-disposition', `attachment; filename="${file}"`)
  return reply.header('cache-control', 'no-store').send(body)
}

const acceptsGzip = ({ 'accept-encoding': accepted = '' }: IncomingMessage['headers']): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(accepted))

const packed = (reply: FastifyReply, body: unknown) =>
  reply
    .headers({ 'content-encoding': 'gzip', vary: 'accept-encoding', 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(gzipSync(JSON.stringify(body)))

const isSecure = (request: FastifyRequest, { publicUrls }: Config): boolean =>
  request.protocol === 'https' || (publicUrls.length > 0 && publicUrls.every((url) => url.startsWith('https:')))

const STATUS_OF: Readonly<Record<string, number>> = { 'no-such-table': 404, 'unknown-game': 404, malformed: 400 }

const WRONG_ORIGIN = refuse('wrong-origin', 'api', 'This request comes from another site.')
const RESTARTS = refuse('restarts', 'api', 'The server restarts; try again in a moment.')
const TOO_MANY = refuse('too-many', 'api', 'Too many requests from this address; wait a moment.')
const NO_SESSION = refuse('no-session', 'api', 'There is no session yet: POST /api/session with a name first.')
const NOT_FOUND = refuse('not-found', 'api', 'There is nothing here. The API is described at /api/openapi.json.')
const NOT_HERE = refuse(
  'no-metrics',
  'api',
  'Metrics are for this machine only; with STARBOARD_METRICS_TOKEN they can be read from elsewhere.',
)
const FAILED = refuse('failed', 'api', 'Something went wrong on our side; it is recorded.')

const NO_ADDRESS = refuse('malformed', 'api', 'This is not an address.')

const sendFile = (reply: FastifyReply, { status, headers, body }: StaticReply) =>
  reply.code(status).headers(headers).send(body)

const refused = (reply: FastifyReply, status: number, refusal: Refusal) => reply.code(status).send(toldRefusal(refusal))

const PROBES = ['/healthz', '/readyz', '/metrics', '/version']
const isProbe = (url: string): boolean => PROBES.includes(url)

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
function addProbes(app: FastifyInstance, { config, store, metrics, routes, version, isReady }: HttpParts): void {
  const document = openApi(routes, version)
  app.get('/api/openapi.json', async () => document)
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const isUp =
      isReady() &&
      (await store.ping().then(
        () => true,
        () => false,
      ))
    return reply.code(isUp ? 200 : 503).send({ ok: isUp })
  })
  app.get('/metrics', async (request, reply) =>
    mayReadMetrics(request.raw, config.metricsToken)
      ? reply.type(metrics.contentType).send(await metrics.text())
      : refused(reply, 403, NOT_HERE),
  )
  app.get('/version', async () => ({ version }))
  app.get('/', async () => ({ name: 'Starboard', version, api: '/api/openapi.json', socket: '/ws' }))
}
