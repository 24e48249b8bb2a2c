import { type AdminLog, type AdminOverview, NOTICE_HEADER } from '@starboard/wire/admin'
import { Guest } from '@starboard/wire/guest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Described } from '../described/described.fixture.ts'
import { until } from '../fixtures/time.fixture.ts'
import { ask, type HttpReply, json, makeTable, type OpenServer, openServer, signIn } from '../safety/wire.fixture.ts'

const TOKEN = 'a-token-of-the-host-of-this-server'
const HOUR_MS = 3_600_000

let server: OpenServer
let described: Described
beforeAll(async () => {
  server = await openServer({ adminToken: TOKEN, missedCodesPerHour: 1000 })
  described = await Described.at(server.url)
})
afterAll(() => server.close())

/** Every answer is as the OpenAPI document says. */
async function host(method: string, path: string, body?: object, token: string | null = TOKEN): Promise<HttpReply> {
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` }
  const sent = body === undefined ? { headers: {} } : json(body)
  const reply = await ask(server.url + path, { ...sent, method, headers: { ...sent.headers, ...authorization } })
  expect(described.problemOverHttp({ method, path, status: reply.status, body: reply.body })).toBeNull()
  return reply
}
const overview = async () => (await host('GET', '/api/admin')).body as AdminOverview
const soon = () => Date.now() + HOUR_MS

/** Ada and Ben, in the middle of a match, each on the line. */
async function atTable() {
  const [ada, ben] = [await Guest.at(server.url, 'Ada'), await Guest.at(server.url, 'Ben')]
  const { code } = await ada.createTable({ game: 'comet-rush', seats: 2, isOpen: true })
  const [first, second] = [ada.watch(code), ben.watch(code)]
  for (const client of [first, second])
    for (const command of [{ kind: 'sit' }, { kind: 'ready', ready: true }] as const)
      expect(await client.send(command)).toMatchObject({ ok: true })
  expect(await first.send({ kind: 'start' })).toMatchObject({ ok: true })
  await until(() => second.state.shown, 'the match')
  const { tables } = await overview()
  const idOf = (name: string) => tables.find((one) => one.code === code)?.seats.find((seat) => seat.name === name)?.user
  return {
    code,
    ada,
    ben,
    first,
    second,
    benId: String(idOf('Ben')),
    leave: () => [first, second].map((one) => one.close()),
  }
}

describe('who is not the host', () => {
  const CALLS = [
    ['GET', '/api/admin'],
    ['GET', '/api/admin/tables/AAAAA/log'],
    ['POST', '/api/admin/tables/AAAAA/close', { why: '' }],
    ['POST', '/api/admin/bans', { user: 'x', reason: '', until: null }],
    ['DELETE', '/api/admin/bans/x'],
    ['POST', '/api/admin/notice', { text: 'x', at: 1 }],
    ['DELETE', '/api/admin/notice'],
  ] as const

  it.each(CALLS)('gets nothing of %s %s: with no token, a wrong one, or a session of their own', async (...call) => {
    const [method, path, body] = call
    const refused = { status: 401, body: { code: 'no-admin' } }
    expect(await host(method, path, body, null)).toMatchObject(refused)
    for (const wrong of ['x', `${TOKEN}x`, TOKEN.toUpperCase(), TOKEN.slice(1)])
      expect(await host(method, path, body, wrong)).toMatchObject(refused)
    const cookie = await signIn(server.url, 'Eve')
    const sent = body === undefined ? { headers: { cookie } } : json(body, cookie)
    expect(await ask(server.url + path, { ...sent, method })).toMatchObject(refused)
  })

  it('runs out of tries, and then even the right token waits', async () => {
    const strict = await openServer({ adminToken: TOKEN, missedCodesPerHour: 3 })
    const tried = async (token: string) =>
      ask(`${strict.url}/api/admin`, { headers: { authorization: `Bearer ${token}` } })
    expect((await tried(TOKEN)).status).toBe(200)
    for (const _ of ['one', 'two', 'three']) expect((await tried('wrong')).status).toBe(401)
    expect(await tried(TOKEN)).toMatchObject({ status: 429, body: { code: 'too-many-guesses' } })
    await strict.close()
  })

  it('finds nothing at all where the host has set no token, and it is described nowhere', async () => {
    const plain = await openServer()
    const authorization = `Bearer ${TOKEN}`
    for (const [method, path] of CALLS)
      expect((await ask(plain.url + path, { method, headers: { authorization } })).status).toBe(404)
    expect(JSON.stringify(await (await fetch(`${plain.url}/api/openapi.json`)).json())).not.toContain('/api/admin')
    await plain.close()
  })
})

describe('the host sees', () => {
  it('nodes with what they have to do, tables with who sits there, and who is connected', async () => {
    const { code, leave } = await atTable()
    const { nodes, tables, people, counts } = await overview()
    expect(nodes).toHaveLength(1)
    expect(nodes[0]).toMatchObject({ version: 'test', people: expect.any(Number), cpu: expect.any(Number) })
    expect(nodes[0]?.memory).toBeGreaterThan(1e6)
    expect(nodes[0]?.connections).toBeGreaterThanOrEqual(2)
    expect(tables.find((table) => table.code === code)).toMatchObject({
      status: 'playing',
      seats: [{ name: 'Ada', bot: null }, { name: 'Ben' }],
    })
    expect(people.map(({ name }) => name)).toEqual(expect.arrayContaining(['Ada', 'Ben']))
    expect(counts.playing).toBeGreaterThanOrEqual(1)
    leave()
  })
})

describe('closing a table', () => {
  it('sends everybody away with the reason, for good, and its log can be read', async () => {
    const { code, ada, first, second, leave } = await atTable()
    await second.send({ kind: 'chat', text: 'A bad word.' })
    const sealed = (await host('GET', `/api/admin/tables/${code}/log`)).body as AdminLog
    expect(sealed).toMatchObject({ status: 'playing', log: null, chat: [{ text: 'A bad word.' }] })
    expect((await host('POST', `/api/admin/tables/${code}/close`, { why: '  Bad\u202E words. ' })).status).toBe(200)
    const why = 'The host of this server has closed this table for good: Bad words.'
    await until(() => first.state.gone === why && second.state.gone === why, 'the farewell')
    expect(await first.send({ kind: 'chat', text: 'Why?' })).toMatchObject({ ok: false, refused: { code: 'closed' } })
    const late = ada.watch(code)
    await until(() => late.state.gone === why, 'the farewell for whoever comes later')
    late.close()
    const told = (await host('GET', `/api/admin/tables/${code}/log`)).body as AdminLog
    expect(told).toMatchObject({ status: 'over', closed: { why: 'Bad words.' }, chat: [{ text: 'A bad word.' }] })
    expect(told.log?.length).toBeGreaterThan(0)
    expect((await overview()).tables.map((table) => table.code)).not.toContain(code)
    leave()
  })

  it('is done once, and neither to a table that is not there nor with a speech', async () => {
    const code = await makeTable(server.url, await signIn(server.url, 'Ada'), { game: 'comet-rush' })
    const close = (at: string, why: string) => host('POST', `/api/admin/tables/${at}/close`, { why })
    expect(await close(code, 'x'.repeat(301))).toMatchObject({ status: 400, body: { code: 'malformed' } })
    expect((await close(code, '')).status).toBe(200)
    expect(await close(code, '')).toMatchObject({ status: 409, body: { code: 'closed' } })
    for (const nowhere of ['AAAAAAAAAA', 'no-code'])
      expect(await close(nowhere, '')).toMatchObject({ status: 404, body: { code: 'no-such-table' } })
  })
})

describe('a ban', () => {
  it('cuts off whoever is connected, says so whenever they come back, and can be lifted', async () => {
    const { ben, code, first, second, benId, leave } = await atTable()
    const banning = { user: benId, reason: 'Cheating.', until: soon() }
    expect((await host('POST', '/api/admin/bans', banning)).status).toBe(200)
    await until(() => second.state.connection === 'closed', 'the end of the line')
    expect(second.state.gone).toMatch(/^The host of this server has banned you until .* UTC: Cheating\.$/)
    expect(first.state.connection).toBe('open')
    const late = ben.watch(code)
    await until(() => late.state.gone?.includes('Cheating.'), 'the refusal at the door')
    const session = { headers: { cookie: ben.cookie } }
    expect(await ask(`${server.url}/api/session`, session)).toMatchObject({ status: 403, body: { code: 'banned' } })
    expect(await ask(`${server.url}/api/tables/${code}`, session)).toMatchObject({ status: 403 })
    expect((await overview()).bans).toMatchObject([{ user: benId, name: 'Ben', reason: 'Cheating.' }])
    expect((await host('DELETE', `/api/admin/bans/${benId}`)).status).toBe(200)
    expect((await ask(`${server.url}/api/session`, session)).status).toBe(200)
    expect((await overview()).bans).toEqual([])
    leave()
  })

  it('is for somebody, for a time to come, and is lifted once', async () => {
    const ban = (wish: object) => host('POST', '/api/admin/bans', { user: 'nobody', reason: '', until: null, ...wish })
    expect(await ban({})).toMatchObject({ status: 404, body: { code: 'unknown-person' } })
    expect(await ban({ until: Date.now() - HOUR_MS })).toMatchObject({ status: 409, body: { code: 'past' } })
    expect(await ban({ until: 'tomorrow' })).toMatchObject({ status: 400 })
    expect(await ban({ reason: 'x'.repeat(301) })).toMatchObject({ status: 400 })
    expect(await host('DELETE', '/api/admin/bans/nobody')).toMatchObject({ status: 404, body: { code: 'not-banned' } })
  })

  it('of oneself takes nothing from the host, who shows the token', async () => {
    const { benId, leave } = await atTable()
    await host('POST', '/api/admin/bans', { user: benId, reason: '', until: null })
    expect((await overview()).bans.map(({ user }) => user)).toContain(benId)
    expect((await host('DELETE', `/api/admin/bans/${benId}`)).status).toBe(200)
    leave()
  })
})

describe('a notice', () => {
  it('reaches who is connected, who connects later and who asks anything, until it is taken back', async () => {
    const ada = await Guest.at(server.url, 'Ada')
    const { code } = await ada.createTable({ game: 'comet-rush' })
    const heard: unknown[] = []
    const client = ada.watch(code, { onNotice: (notice) => heard.push(notice) })
    await until(() => client.state.table, 'the table')
    const notice = { text: 'Ünser Server restarts.', at: soon() }
    expect((await host('POST', '/api/admin/notice', notice)).status).toBe(200)
    await until(() => heard.length > 0, 'the notice')
    const later: unknown[] = []
    const second = ada.watch(code, { onNotice: (told) => later.push(told) })
    await until(() => later.length > 0, 'the notice for whoever comes later')
    const header = async () => (await fetch(`${server.url}/api/shelf`)).headers.get(NOTICE_HEADER)
    expect(JSON.parse(decodeURIComponent((await header()) ?? ''))).toEqual(notice)
    expect((await host('DELETE', '/api/admin/notice')).status).toBe(200)
    await until(() => heard.length === 2, 'that it is taken back')
    expect([heard, later]).toEqual([
      [notice, null],
      [notice, null],
    ])
    expect(await header()).toBeNull()
    for (const one of [client, second]) one.close()
  })

  it('says something, about a moment to come', async () => {
    const announce = (text: string, at: number) => host('POST', '/api/admin/notice', { text, at })
    expect(await announce('Now.', Date.now() - HOUR_MS)).toMatchObject({ status: 409, body: { code: 'past' } })
    expect(await announce('Then.', soon() + 8 * 24 * HOUR_MS)).toMatchObject({ status: 409, body: { code: 'too-far' } })
    expect(await announce(' \u200B', soon())).toMatchObject({ status: 409, body: { code: 'no-text' } })
    expect(await announce('x'.repeat(301), soon())).toMatchObject({ status: 400 })
    expect((await overview()).notice).toBeNull()
  })
})
