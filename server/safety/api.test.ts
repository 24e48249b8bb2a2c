import { botsFor, type Playable } from '@starboard/bots'
import { shelf } from '@starboard/games'
import type { AnyGame, FormRow } from '@starboard/kernel'
import { weakestFirst } from '@starboard/wire/levels'
import type { TableInfo } from '@starboard/wire/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Described } from '../described/described.fixture.ts'
import {
  ask,
  eventually,
  type HttpReply,
  json,
  makeTable,
  type OpenServer,
  openServer,
  signIn,
} from './wire.fixture.ts'

let server: OpenServer
let described: Described
let ada: string
let ben: string
beforeAll(async () => {
  server = await openServer()
  described = await Described.at(server.url)
  ada = await signIn(server.url, 'Ada')
  ben = await signIn(server.url, 'Ben')
})
afterAll(() => server.close())

const get = (path: string, cookie = '') => ask(server.url + path, { headers: { cookie } })
const post = (path: string, body: object, cookie = '') => ask(server.url + path, json(body, cookie))
const remove = (path: string, cookie = '') => ask(server.url + path, { method: 'DELETE', headers: { cookie } })
const create = (wanted: object = {}) =>
  makeTable(server.url, ada, { game: 'comet-rush', time: { kind: 'off' }, ...wanted })

/** A table of Ada's where two sit and are ready, playing unless said otherwise. */
async function seated({ isPlaying = true } = {}): Promise<string> {
  const path = `/api/tables/${await create()}`
  for (const cookie of [ada, ben]) {
    await post(`${path}/sit`, {}, cookie)
    await post(`${path}/ready`, { ready: true }, cookie)
  }
  if (isPlaying) expect((await post(`${path}/start`, {}, ada)).status).toBe(200)
  return path
}

/** A table where bots have played to the end. */
async function over(): Promise<string> {
  const path = `/api/tables/${await create({ seats: 3, bots: [null, 'random', 'random'] })}`
  await post(`${path}/sit`, {}, ada)
  await post(`${path}/ready`, { ready: true }, ada)
  await post(`${path}/start`, {}, ada)
  for (let moves = 0; moves < 1000; moves++) {
    const { look } = (await get(`${path}/look`, ada)).body as {
      look: { open: Open[]; legal: object[]; outcome: unknown }
    }
    if (look.outcome !== null) return path
    const own = look.open.find(({ id }) => id !== undefined)
    if (own !== undefined) await post(`${path}/act`, { decision: own.id, action: look.legal.at(-1) }, ada)
  }
  throw new Error('The match did not end.')
}

interface Open {
  readonly id?: string
}

interface Try {
  readonly ok: () => Promise<HttpReply>
  /** By the code of its refusal. */
  readonly refused: readonly [status: number, code: string, () => Promise<HttpReply>][]
}

const inLobby = (command: string, ok: object, ...refused: Try['refused']): Try => ({
  ok: async () => post(`${await seated({ isPlaying: false })}/${command}`, ok, ada),
  refused: [
    [401, 'no-session', async () => post(`/api/tables/AAAAA/${command}`, ok)],
    [404, 'no-such-table', async () => post(`/api/tables/AAAAA/${command}`, ok, ada)],
    [400, 'malformed', async () => post(`/api/tables/AAAAA/${command}`, { ...ok, more: 1 }, ada)],
    ...refused,
  ],
})

const inPlay = (command: string, ok: object, ...refused: Try['refused']): Try => ({
  ...inLobby(command, ok, ...refused),
  ok: async () => post(`${await seated()}/${command}`, ok, ada),
})

/** What the host calls the first person at their table. */
async function personAt(path: string): Promise<string> {
  const { audience } = (await get(path, ada)).body as TableInfo
  return audience?.people[0]?.person ?? ''
}

const ofHost = (command: string, rest: object): Try['refused'] => [
  [409, 'not-host', async () => post(`/api/tables/${await create()}/${command}`, { person: 'x', ...rest }, ben)],
  [409, 'no-such-person', async () => post(`/api/tables/${await create()}/${command}`, { person: 'x', ...rest }, ada)],
]

/** Somebody from the network of one who was kicked asks, and is let in. */
async function admitted(): Promise<HttpReply> {
  const proxied = await openServer({ trustProxy: true })
  const from = { 'x-forwarded-for': '203.0.113.7' }
  const [host, kicked, next] = [
    await signIn(proxied.url, 'H'),
    await signIn(proxied.url, 'K'),
    await signIn(proxied.url, 'N'),
  ]
  const path = `${proxied.url}/api/tables/${await makeTable(proxied.url, host, { game: 'comet-rush' })}`
  const sent = (command: string, body: object, cookie: string) =>
    ask(`${path}/${command}`, { ...json(body, cookie), headers: { ...json(body, cookie).headers, ...from } })
  await sent('sit', {}, kicked)
  await ask(`${path}/kick`, json({ seat: 0 }, host))
  expect(await sent('sit', {}, next)).toMatchObject({ status: 409, body: { code: 'host-asked' } })
  const { audience } = (await ask(path, { headers: { cookie: host } })).body as TableInfo
  const reply = await ask(`${path}/admit`, json({ person: audience?.asking[0]?.person, welcome: true }, host))
  expect((await sent('sit', {}, next)).status).toBe(200)
  await proxied.close()
  return reply
}

const WIDE = { bots: Array.from({ length: 9 }, () => 'random') }

/** Every route once with success and once with each kind of refusal it has of its own. */
const DAILY = shelf.find(({ game }) => game.daily !== undefined)?.game.meta.id ?? ''

const TRIES: Readonly<Record<string, Try>> = {
  postApiSession: {
    ok: () => post('/api/session', { name: 'Cleo' }),
    refused: [
      [409, 'no-name', () => post('/api/session', { name: ' ' })],
      [400, 'malformed', () => post('/api/session', { name: 5 })],
    ],
  },
  getApiSession: { ok: () => get('/api/session', ada), refused: [[401, 'no-session', () => get('/api/session')]] },
  deleteApiSession: {
    ok: async () => remove('/api/session', await signIn(server.url, 'Cleo')),
    refused: [[401, 'no-session', () => remove('/api/session')]],
  },
  deleteApiSessions: {
    ok: async () => remove('/api/sessions', await signIn(server.url, 'Cleo')),
    refused: [[401, 'no-session', () => remove('/api/sessions')]],
  },
  getApiOpenapi: { ok: () => get('/api/openapi.json'), refused: [] },
  getApiProtocol: { ok: () => get('/api/protocol.json'), refused: [] },
  getHealthz: { ok: () => get('/healthz'), refused: [] },
  getReadyz: { ok: () => get('/readyz'), refused: [] },
  getVersion: { ok: () => get('/version'), refused: [] },
  getMetrics: {
    ok: () => get('/metrics'),
    refused: [[403, 'no-metrics', () => ask(`${server.url}/metrics`, { headers: { via: 'x' } })]],
  },
  getApiKey: { ok: () => get('/api/key'), refused: [] },
  getApiShelf: { ok: () => get('/api/shelf'), refused: [] },
  getApiGames: { ok: () => get('/api/games'), refused: [] },
  getApiGamesGame: {
    ok: () => get('/api/games/comet-rush'),
    refused: [[404, 'unknown-game', () => get('/api/games/chess')]],
  },
  postApiTables: {
    ok: () => post('/api/tables', { game: 'comet-rush' }, ada),
    refused: [
      [401, 'no-session', () => post('/api/tables', { game: 'comet-rush' })],
      [404, 'unknown-game', () => post('/api/tables', { game: 'chess' }, ada)],
      [409, 'wrong-seats', () => post('/api/tables', { game: 'comet-rush', seats: 1 }, ada)],
      [409, 'unknown-bot', () => post('/api/tables', { game: 'comet-rush', bots: ['none'] }, ada)],
      [400, 'malformed', () => post('/api/tables', {}, ada)],
    ],
  },
  getApiTables: { ok: () => get('/api/tables'), refused: [] },
  getApiTablesMine: {
    ok: () => get('/api/tables/mine', ada),
    refused: [[401, 'no-session', () => get('/api/tables/mine')]],
  },
  getApiTablesCode: {
    ok: async () => get(`/api/tables/${await create()}`),
    refused: [[404, 'no-such-table', () => get('/api/tables/AAAAA')]],
  },
  getApiTablesCodeLook: {
    ok: async () => get(`${await seated()}/look`, ada),
    refused: [
      [404, 'no-such-table', () => get('/api/tables/AAAAA/look')],
      [409, 'not-started', async () => get(`/api/tables/${await create()}/look`)],
    ],
  },
  getApiTablesCodeStory: {
    ok: async () => get(`${await seated()}/story`, ada),
    refused: [
      [404, 'no-such-table', () => get('/api/tables/AAAAA/story')],
      [409, 'not-started', async () => get(`/api/tables/${await create()}/story`)],
    ],
  },
  postApiTablesCodeBranch: {
    ok: async () => post(`${await over()}/branch`, { length: 3, luck: 'anew', bots: [null, 'random'] }, ben),
    refused: [
      [401, 'no-session', () => post('/api/tables/AAAAA/branch', { length: 3, luck: 'anew' })],
      [404, 'no-such-table', () => post('/api/tables/AAAAA/branch', { length: 3, luck: 'anew' }, ada)],
      [400, 'malformed', () => post('/api/tables/AAAAA/branch', { length: 0, luck: 'lucky' }, ada)],
      [409, 'not-over', async () => post(`${await seated()}/branch`, { length: 1, luck: 'open' }, ben)],
      [409, 'at-the-end', async () => post(`${await over()}/branch`, { length: 1_000_000, luck: 'anew' }, ada)],
      [409, 'wrong-seats', async () => post(`${await over()}/branch`, { ...WIDE, length: 2, luck: 'open' }, ada)],
    ],
  },
  getApiTablesCodeExport: {
    ok: async () => get(`${await over()}/export`),
    refused: [
      [404, 'no-such-table', () => get('/api/tables/AAAAA/export')],
      [409, 'not-over', async () => get(`${await seated()}/export`, ada)],
      [409, 'not-over', async () => get(`/api/tables/${await create()}/export`, ada)],
    ],
  },
  getApiTablesCodeDifficulty: {
    ok: async () => get(`${await over()}/difficulty`),
    refused: [
      [404, 'no-such-table', () => get('/api/tables/AAAAA/difficulty')],
      [409, 'not-over', async () => get(`${await seated()}/difficulty`, ada)],
    ],
  },
  getApiDaily: { ok: () => get('/api/daily'), refused: [] },
  getApiDailyGame: {
    ok: () => get(`/api/daily/${DAILY}`),
    refused: [[404, 'unknown-game', () => get('/api/daily/chess')]],
  },
  getApiDailyGameDay: {
    // Published by then, whatever day it is by the time it is asked for.
    ok: async () => {
      const { day } = (await get(`/api/daily/${DAILY}`)).body as { day: string }
      return get(`/api/daily/${DAILY}/${day}`)
    },
    refused: [
      [404, 'unknown-game', () => get('/api/daily/chess/2026-11-17')],
      [404, 'no-daily', () => get(`/api/daily/${DAILY}/2001-01-01`)],
      [404, 'not-yet', () => get(`/api/daily/${DAILY}/9999-12-31`)],
      [400, 'malformed', () => get(`/api/daily/${DAILY}/today`)],
    ],
  },
  getApiMatches: {
    ok: () => get('/api/matches?of=me&game=comet-rush&before=1794960000000.KFQ7M', ada),
    refused: [
      [404, 'unknown-game', () => get('/api/matches?game=chess')],
      ...[
        'of=ben',
        'of=me&of=everybody',
        'game=',
        'game=%27%20or%201=1',
        'before=1',
        'before=-1.KFQ7M',
        'before=1e9.KFQ7M',
        'before=1.kfq7m%00',
        `before=${'9'.repeat(400)}.A`,
        'limit=1000',
        'user=ada',
      ].map((query): Try['refused'][number] => [400, 'malformed', () => get(`/api/matches?${query}`, ada)]),
    ],
  },
  getApiMatchesNumbers: {
    ok: () => get('/api/matches/numbers', ada),
    refused: [[401, 'no-session', () => get('/api/matches/numbers')]],
  },
  postApiTablesCodeSit: {
    ...inLobby('sit', {}, [
      409,
      'seat-taken',
      async () => post(`${await seated()}/sit`, { seat: 1 }, ada).then(retitled),
    ]),
    ok: async () => post(`/api/tables/${await create()}/sit`, { seat: 1 }, ben),
  },
  postApiTablesCodeStand: inLobby('stand', {}, [
    409,
    'not-seated',
    async () => post(`/api/tables/${await create()}/stand`, {}, ben),
  ]),
  postApiTablesCodeChoose: inLobby(
    'choose',
    { options: {} },
    [409, 'not-seated', async () => post(`/api/tables/${await create()}/choose`, { options: {} }, ben)],
    [
      409,
      'unknown-option',
      async () => post(`${await seated({ isPlaying: false })}/choose`, { options: { hat: 1 } }, ada),
    ],
  ),
  postApiTablesCodeReady: inLobby('ready', { ready: false }, [
    409,
    'not-seated',
    async () => post(`/api/tables/${await create()}/ready`, { ready: true }, ben),
  ]),
  postApiTablesCodeConfigure: inLobby(
    'configure',
    { isOpen: true },
    [409, 'not-host', async () => post(`/api/tables/${await create()}/configure`, { seats: 3 }, ben)],
    [409, 'started', async () => post(`${await seated()}/configure`, { seats: 3 }, ada)],
  ),
  postApiTablesCodeBot: {
    ...inLobby('bot', { seat: 1, level: 'random' }, [
      409,
      'seat-taken',
      async () => post(`${await seated({ isPlaying: false })}/bot`, { seat: 1, level: 'random' }, ada),
    ]),
    ok: async () => post(`/api/tables/${await create()}/bot`, { seat: 1, level: 'random' }, ada),
  },
  postApiTablesCodeKick: inLobby('kick', { seat: 1 }, [
    409,
    'not-host',
    async () => post(`${await seated({ isPlaying: false })}/kick`, { seat: 0 }, ben),
  ]),
  postApiTablesCodeMute: {
    ...inLobby('mute', { person: 'nobody', muted: true }, ...ofHost('mute', { muted: true })),
    ok: async () => {
      const path = await seated({ isPlaying: false })
      return post(`${path}/mute`, { person: await personAt(path), muted: true }, ada)
    },
  },
  postApiTablesCodeRemove: {
    ...inLobby('remove', { person: 'nobody' }, ...ofHost('remove', {}), [
      409,
      'seated',
      async () => {
        const path = await seated({ isPlaying: false })
        return post(`${path}/remove`, { person: await personAt(path) }, ada)
      },
    ]),
    ok: async () => {
      const path = `/api/tables/${await create()}`
      await post(`${path}/chat`, { text: 'Hello' }, ben)
      return post(`${path}/remove`, { person: await personAt(path) }, ada)
    },
  },
  postApiTablesCodeAdmit: {
    ...inLobby('admit', { person: 'nobody', welcome: true }, ...ofHost('admit', { welcome: true }), [
      409,
      'not-asking',
      async () => {
        const path = await seated({ isPlaying: false })
        return post(`${path}/admit`, { person: await personAt(path), welcome: true }, ada)
      },
    ]),
    ok: admitted,
  },
  postApiTablesCodeStart: inLobby('start', {}, [
    409,
    'seats-free',
    async () => post(`/api/tables/${await create()}/start`, {}, ada),
  ]),
  postApiTablesCodeAct: {
    ...inPlay('act', { action: {} }, [
      409,
      'not-started',
      async () => post(`/api/tables/${await create()}/act`, { action: {} }, ada),
    ]),
    async ok() {
      const path = await seated()
      for (const cookie of [ada, ben]) {
        const { look } = (await get(`${path}/look`, cookie)).body as { look: { open: Open[]; legal: object[] } }
        const own = look.open.find(({ id }) => id !== undefined)
        if (own !== undefined) return post(`${path}/act`, { decision: own.id, action: look.legal[0] }, cookie)
      }
      throw new Error('Nobody is asked.')
    },
  },
  postApiTablesCodeUndo: {
    ...inPlay('undo', {}, [409, 'nothing-to-undo', async () => post(`${await seated()}/undo`, {}, ada)]),
    ok: undone,
  },
  postApiTablesCodeOrder: inPlay(
    'order',
    { orders: [{ decision: 'pressure', prefer: [{ counter: true }], until: 'the end' }] },
    [409, 'not-started', async () => post(`/api/tables/${await create()}/order`, { orders: [] }, ada)],
    [409, 'not-seated', async () => post(`${await seated()}/order`, { orders: [] }, await signIn(server.url, 'Cleo'))],
    [400, 'malformed', async () => post(`${await seated()}/order`, { orders: [{ decision: 1 }] }, ada)],
  ),
  postApiTablesCodeChat: inLobby('chat', { text: 'Hello' }, [
    409,
    'no-text',
    async () => post(`/api/tables/${await create()}/chat`, { text: '\u200B' }, ada),
  ]),
  postApiTablesCodePoint: inPlay(
    'point',
    { at: 'seat 2' },
    [409, 'not-started', async () => post(`/api/tables/${await create()}/point`, { at: 'seat 2' }, ada)],
    [409, 'not-seated', async () => post(`${await seated()}/point`, { at: 'x' }, await signIn(server.url, 'Cleo'))],
    [400, 'malformed', async () => post(`${await seated()}/point`, { at: 'x'.repeat(81) }, ada)],
  ),
  postApiTablesCodePause: inPlay('pause', { agree: true }, [
    409,
    'not-playing',
    async () => post(`/api/tables/${await create()}/pause`, { agree: true }, ada),
  ]),
  postApiTablesCodeResume: inPlay('resume', {}, [
    409,
    'not-seated',
    async () => post(`/api/tables/${await create()}/resume`, {}, ben),
  ]),
  postApiTablesCodeTakeover: {
    ...inPlay(
      'takeover',
      { seat: 1 },
      [409, 'not-playing', async () => post(`/api/tables/${await create()}/takeover`, { seat: 1 }, ada)],
      [409, 'by-itself', async () => post(`${await seated()}/takeover`, { seat: 1 }, ada)],
    ),
    async ok() {
      const path = await seated()
      await post(`${path}/stand`, {}, ben)
      return post(`${path}/takeover`, { seat: 1 }, ada)
    },
  },
  postApiTablesCodeRematch: {
    ...inPlay('rematch', {}, [409, 'not-over', async () => post(`${await seated()}/rematch`, {}, ada)]),
    ok: async () => post(`${await over()}/rematch`, {}, ada),
  },
}

/** Someone who has a seat in a running match is told so before anything about the other seat. */
const retitled = (reply: HttpReply): HttpReply => ({
  ...reply,
  body: { ...(reply.body as object), code: (reply.body as { code: string }).code === 'seated' ? 'seat-taken' : '?' },
})

/** Plays until somebody may take something back, and takes it back. */
async function undone(): Promise<HttpReply> {
  const path = await seated()
  for (let moves = 0; moves < 200; moves++)
    for (const cookie of [ada, ben]) {
      const reply = (await get(`${path}/look`, cookie)).body as {
        look: { open: Open[]; legal: { kind: string }[]; mayUndo: boolean }
      }
      const { open, legal, mayUndo } = reply.look
      if (mayUndo) return post(`${path}/undo`, {}, cookie)
      const own = open.find(({ id }) => id !== undefined)
      const action = legal.find(({ kind }) => kind === 'build') ?? legal[0]
      if (own !== undefined) await post(`${path}/act`, { decision: own.id, action }, cookie)
    }
  throw new Error('Nothing could be taken back.')
}

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required: boolean }[]
  readonly security?: readonly object[]
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Readonly<Record<string, unknown>> }>>
  }
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: unknown }>>
}

interface Placed extends Operation {
  readonly method: string
  readonly path: string
}

/** What a reply has that the document does not say, or the other way round. */
const problemWith = ({ method, path }: Placed, { status, body }: HttpReply): string | null =>
  described.problemOverHttp({ method, path, status, body })

async function document() {
  const { body } = await get('/api/openapi.json')
  const { paths, ...rest } = body as { paths: Record<string, Record<string, Operation>> } & Record<string, unknown>
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  )
  return { ...rest, operations }
}

describe('the OpenAPI document', () => {
  it('has a unique operation for each route, with its parameters, its body and its replies', async () => {
    const { operations, ...rest } = await document()
    expect(rest).toMatchObject({ openapi: '3.1.0', info: { title: 'Starboard', version: 'test' } })
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { path, method, operationId, summary, parameters = [], requestBody, responses } of operations) {
      expect(path).toMatch(/^(\/([a-z]+|\{(code|game|day)\}))+(\.json)?$/)
      expect(operationId).toMatch(/^[a-z][A-Za-z]+$/)
      expect(summary).toMatch(/\.$|\?$/)
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const inPath = parameters.filter((one) => one.in === 'path')
      expect(inPath.map(({ name }) => name)).toEqual(wanted)
      expect(inPath.every(({ required }) => required)).toBe(true)
      const inQuery = parameters.filter((one) => one.in === 'query').map(({ name }) => name)
      expect(inQuery).toEqual(path === '/api/matches' ? ['of', 'game', 'before'] : [])
      expect(requestBody !== undefined).toBe(method === 'post')
      if (requestBody !== undefined)
        expect(requestBody.content['application/json']?.schema).toMatchObject({
          type: 'object',
          additionalProperties: false,
        })
      expect(Object.values(responses).every(({ description }) => description.length > 4)).toBe(true)
    }
  })

  it('refers to nothing that is not in it', async () => {
    const { text } = await get('/api/openapi.json')
    const whole = JSON.parse(text) as Record<string, unknown>
    for (const [, reference = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const found = decodeURI(reference)
        .split('/')
        .map((part) => part.replaceAll('~1', '/'))
        .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], whole)
      expect(found, reference).toBeDefined()
    }
  })

  it('lists exactly the routes that are tried below, and each of them is served', async () => {
    const { operations } = await document()
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(TRIES).toSorted())
    for (const { path, method } of operations) {
      const request = method === 'post' ? json({}, ada) : { method: method.toUpperCase() }
      const { body } = await ask(server.url + path.replace('{code}', 'AAAAA'), request)
      expect((body as { code?: string }).code).not.toBe('not-found')
    }
  })
})

describe('each route', () => {
  it.each(Object.keys(TRIES))('%s answers as the document says', async (operationId) => {
    const operation = (await document()).operations.find((one) => one.operationId === operationId)
    const one = TRIES[operationId]
    if (operation === undefined || one === undefined) throw new Error('There is no such route.')
    const ok = await one.ok()
    expect([ok.status, ok.text.slice(0, 300)]).toEqual([ok.status, expect.any(String)])
    expect(ok.status).toBeLessThan(300)
    expect(problemWith(operation, ok)).toBe(null)
    for (const [status, code, attempt] of one.refused) {
      const refusal = await attempt()
      const { body } = refusal
      expect([refusal.status, body]).toMatchObject([status, { code }])
      expect(problemWith(operation, refusal)).toBe(null)
      expect(Object.keys(body as object).toSorted()).toEqual(['code', 'rule', 'text'])
      expect((body as { text: string }).text).toMatch(/^[^{}\n]{5,300}$/)
    }
    expect(operation.security !== undefined).toBe(one.refused.some(([status]) => status === 401))
  })

  it('that does not exist is refused in the same way', async () => {
    for (const path of [
      '/api',
      '/api/nothing',
      '/api/tables/AAAAA/nothing',
      '/../etc/passwd',
      '/%2e%2e/secret',
      '/data/secret',
    ])
      expect(await get(path)).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect((await ask(`${server.url}/api/tables`, { method: 'DELETE' })).status).toBe(404)
    expect((await ask(`${server.url}/api/games`, { method: 'HEAD' })).status).toBe(200)
  })
})

describe('what machines ask', () => {
  it('health, readiness and version', async () => {
    expect((await get('/healthz')).body).toEqual({ ok: true })
    expect((await get('/readyz')).body).toEqual({ ok: true })
    expect((await get('/version')).body).toEqual({ version: 'test' })
  })

  it('metrics are for this machine only: a player could read from them that another has decided', async () => {
    expect((await get('/metrics')).text).toContain('starboard_commit_seconds')
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
      const reply = await ask(`${server.url}/metrics`, { headers: { [header]: '127.0.0.1' } })
      expect(reply).toMatchObject({ status: 403, body: { code: 'no-metrics' } })
    }
  })

  it('metrics are for whoever knows the token, if there is one', async () => {
    const guarded = await openServer({ metricsToken: 'sixteen-letters!' })
    const read = (authorization?: string) =>
      ask(`${guarded.url}/metrics`, {
        headers: { 'x-forwarded-for': '203.0.113.1', ...(authorization && { authorization }) },
      })
    expect((await read()).status).toBe(403)
    expect((await read('Bearer sixteen-letters?')).status).toBe(403)
    expect((await read('Bearer sixteen-letters!!')).status).toBe(403)
    expect((await read('sixteen-letters!')).status).toBe(403)
    expect((await read('Bearer sixteen-letters!')).status).toBe(200)
    await guarded.close()
  })
})

describe('the shelf', () => {
  /** How bots are called is told with the table at which they sit. */
  const metaOf = ({ meta: { botNames: _names, ...meta } }: Pick<AnyGame, 'meta'>) => meta

  it('tells all that a form needs', async () => {
    /** What a range says in words is for refusals; values and bounds draw the form. */
    const drawn = (form: readonly FormRow[]) => JSON.parse(JSON.stringify(form.map(({ range: _range, ...row }) => row)))
    const games = (await get('/api/games')).body as Record<string, unknown>[]
    expect(games.length).toBeGreaterThan(0)
    for (const entry of shelf) {
      const { game } = entry
      const told = games.find(({ id }) => id === game.meta.id)
      expect(told).toMatchObject({
        ...metaOf(game),
        options: drawn(game.options.form),
        defaults: game.options.defaults,
        presets: game.options.presets,
        seatOptions: drawn(game.seatOptions.form),
        series: expect.any(Array),
        bots: levelsOf(entry),
      })
      for (const row of (told?.options ?? []) as object[])
        expect(row).toMatchObject({ name: expect.any(String), label: expect.any(String), rule: expect.any(String) })
    }
  })

  it('tells one game as it tells all of them, and all at a glance without their forms', async () => {
    const games = (await get('/api/games')).body as { id: string }[]
    for (const game of games) expect((await get(`/api/games/${game.id}`)).body).toEqual(game)
    const dailyOf = ({ daily }: AnyGame) => (daily === undefined ? {} : { daily: daily.noun })
    const lines = shelf.map((entry) => ({ ...metaOf(entry.game), bots: levelsOf(entry), ...dailyOf(entry.game) }))
    expect((await get('/api/shelf')).body).toEqual(lines)
  })
})

const LINE = ['code', 'game', 'status', 'isOpen', 'time', 'preset', 'presetName']

describe('what is long and the same for everybody', () => {
  const shelfAs = (accepted: string) =>
    fetch(`${server.url}/api/games`, { headers: { 'accept-encoding': accepted } }).then(async (response) => ({
      encoding: response.headers.get('content-encoding'),
      games: await response.json(),
    }))

  it('travels compressed to whoever can read that', async () => {
    const [plain, compressed, refused] = await Promise.all(['identity', 'br, gzip', 'gzip;q=0'].map(shelfAs))
    expect([plain?.encoding, compressed?.encoding, refused?.encoding]).toEqual([null, 'gzip', null])
    expect(compressed?.games).toEqual(plain?.games)
  })
})

describe('lists', () => {
  it('show open tables and one’s own, without ids of people and without seeds', async () => {
    const open = await create({ isOpen: true })
    const closed = await create()
    await post(`/api/tables/${closed}/sit`, {}, ben)
    const codes = async (path: string, cookie = '') =>
      ((await get(path, cookie)).body as TableInfo[]).map(({ code }) => code)
    expect(await codes('/api/tables')).toContain(open)
    expect(await codes('/api/tables')).not.toContain(closed)
    expect(await codes('/api/tables/mine', ben)).toContain(closed)
    expect(await codes('/api/tables/mine', await signIn(server.url, 'Eve'))).toEqual([])
    for (const table of (await get('/api/tables')).body as object[])
      expect(Object.keys(table)).toEqual([...LINE, 'seats', 'createdAt', ...('more' in table ? ['more'] : [])])
    for (const table of (await get('/api/tables/mine', ben)).body as { you: object }[]) {
      const paused = 'paused' in table ? ['paused'] : []
      expect(Object.keys(table)).toEqual([...LINE, 'seats', 'createdAt', ...paused, 'you'])
      expect(['seat isAsked by', 'seat isAsked by waitsSince', 'seat isAsked by waitsSince doneForYou']).toContain(
        Object.keys(table.you).join(' '),
      )
    }
    expect(await eventually(async () => (await codes('/api/tables/mine', ben)).length > 0, true)).toBe(true)
  })
})

const levelsOf = (entry: Playable) => weakestFirst(Object.keys(botsFor(entry)))
