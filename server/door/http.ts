import { isRefusal, type Refusal, refuse } from '@starboard/kernel'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { AddressLimit } from '../limits.ts'
import type { Metrics } from '../metrics.ts'
import type { Log } from '../services.ts'
import type { Store, User } from '../store/store.ts'
import { type Reply, type Route, readBody } from './api.ts'
import { openApi } from './openapi.ts'
import { isOwnOrigin, SECURITY_HEADERS } from './origin.ts'
import type { Sessions } from './session.ts'

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
  /** False while the server drains. */
  isReady(): boolean
}

const STRANGER: User = { id: '', name: '', createdAt: 0 }
const MOST_BODY = 256 * 1024

/** Parse, authorise, ask, answer: the same for every route. */
export function createHttp(parts: HttpParts): FastifyInstance {
  const { config, routes, limit, now } = parts
  const app = fastify({
    logger: false,
    bodyLimit: MOST_BODY,
    trustProxy: config.trustProxy,
    forceCloseConnections: true,
  })

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS)
    if (!isOwnOrigin(request.headers, config.publicUrls)) return refused(reply, 403, WRONG_ORIGIN)
    if (!isProbe(request.url) && !limit.take(request.ip, now())) return refused(reply, 429, TOO_MANY)
    return undefined
  })
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500)
      parts.log.error(
        { method: request.method, path: request.routeOptions.url, error: error.stack ?? error.message },
        'request failed',
      )
    return refused(reply, status, status >= 500 ? FAILED : refuse('malformed', 'api', error.message))
  })
  app.setNotFoundHandler((_request, reply) => refused(reply, 404, NOT_FOUND))

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
  const read = route.body === undefined ? { value: undefined } : readBody(route.body, request.body)
  if (isRefusal(read)) return refused(reply, 400, read)
  const result = await route.answer({
    user: user ?? STRANGER,
    params: request.params as Record<string, string>,
    body: read.value,
  })
  if (isRefusal(result)) return refused(reply, STATUS_OF[result.code] ?? 409, result)
  return send(reply, result, { sessions, isSecure: isSecure(request, config) })
}

function send(
  reply: FastifyReply,
  { status = 200, body, session, file }: Reply,
  { sessions, isSecure }: { sessions: Sessions; isSecure: boolean },
) {
  if (session !== undefined) reply.header('set-cookie', sessions.cookieFor(session, isSecure))
  if (file !== undefined) reply.header('content-disposition', `attachment; filename="${file}"`)
  return reply.code(status).header('cache-control', 'no-store').send(body)
}

const isSecure = (request: FastifyRequest, { publicUrls }: Config): boolean =>
  request.protocol === 'https' || (publicUrls.length > 0 && publicUrls.every((url) => url.startsWith('https:')))

const STATUS_OF: Readonly<Record<string, number>> = { 'no-such-table': 404, 'unknown-game': 404, malformed: 400 }

const WRONG_ORIGIN = refuse('wrong-origin', 'api', 'This request comes from another site.')
const TOO_MANY = refuse('too-many', 'api', 'Too many requests from this address; wait a moment.')
const NO_SESSION = refuse('no-session', 'api', 'There is no session yet: POST /api/session with a name first.')
const NOT_FOUND = refuse('not-found', 'api', 'There is nothing here. The API is described at /api/openapi.json.')
const FAILED = refuse('failed', 'api', 'Something went wrong on our side; it is recorded.')

const refused = (reply: FastifyReply, status: number, refusal: Refusal) => reply.code(status).send(refusal)

const PROBES = ['/healthz', '/readyz', '/metrics', '/version']
const isProbe = (url: string): boolean => PROBES.includes(url)

/** What a host's machinery asks. */
function addProbes(app: FastifyInstance, { store, metrics, routes, version, isReady }: HttpParts): void {
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
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()))
  app.get('/version', async () => ({ version }))
  app.get('/', async () => ({ name: 'Starboard', version, api: '/api/openapi.json', socket: '/ws' }))
}
