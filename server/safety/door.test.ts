import { once } from 'node:events'
import { createServer } from 'node:http'
import { OUTDATED } from '@starboard/wire/socket-address'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { type Config, readConfig } from '../config.ts'
import { Lines } from '../http/lines.ts'
import { Sessions } from '../http/session.ts'
import { createSockets } from '../http/socket.ts'
import { createMetrics } from '../metrics.ts'
import { raw, upgrade } from './bare-line.fixture.ts'
import {
  ask,
  eventually,
  json,
  makeTable,
  metric,
  type OpenServer,
  openServer,
  signIn,
  stillClock,
  Tap,
  wait,
} from './wire.fixture.ts'

let server: OpenServer
let ada: string
let ben: string
beforeAll(async () => {
  server = await openServer()
  ada = await signIn(server.url, 'Ada')
  ben = await signIn(server.url, 'Ben')
})
afterAll(() => server.close())

const tapAs = (cookie: string, headers: Readonly<Record<string, string>> = {}): Promise<Tap> =>
  new Tap(server.url, { cookie, ...headers }).opened()

/** The status with which an upgrade is turned away; 101 if it is let in. */
function knock(url: string, headers: Readonly<Record<string, string>>, path = '/ws'): Promise<number> {
  const socket = new WebSocket(url.replace(/^http/, 'ws') + path, { headers })
  return new Promise((resolve, reject) => {
    socket.on('open', () => {
      socket.close()
      resolve(101)
    })
    socket.on('unexpected-response', (request, response) => {
      request.destroy()
      resolve(response.statusCode ?? 0)
    })
    socket.on('error', reject)
  })
}

describe('other sites', () => {
  const foreign = ['https://evil.example', 'http://evil.example:80', 'null', 'file://', 'nonsense', '']

  it.each(foreign)('cannot open a socket: origin %s', async (origin) => {
    expect(await knock(server.url, { cookie: ada, origin })).toBe(403)
  })

  it.each(foreign)('cannot send a request: origin %s', async (origin) => {
    const { method, body, headers } = json({ name: 'Eve' }, ada)
    const { status } = await ask(`${server.url}/api/session`, {
      method,
      body,
      headers: { ...headers, origin },
    } as object)
    expect(status).toBe(403)
    expect((await ask(`${server.url}/api/tables`, { headers: { origin } })).status).toBe(403)
  })

  it('our own pages can do both, and so can programs that are no browsers', async () => {
    const own = server.url
    expect(await knock(server.url, { cookie: ada, origin: own })).toBe(101)
    expect(await knock(server.url, { cookie: ada })).toBe(101)
    expect((await ask(`${server.url}/api/games`, { headers: { origin: own } })).status).toBe(200)
  })

  it('a public address counts as our own, another one with the same beginning does not', async () => {
    const other = await openServer({ publicUrls: ['https://games.example.org'] })
    const cookie = await signIn(other.url, 'Ada')
    expect(await knock(other.url, { cookie, origin: 'https://games.example.org' })).toBe(101)
    expect(await knock(other.url, { cookie, origin: 'https://games.example.org.evil.example' })).toBe(403)
    expect(await knock(other.url, { cookie, origin: 'http://games.example.org' })).toBe(403)
    await other.close()
  })
})

describe('what a browser is told', () => {
  it('every reply forbids scripts and styles that are no files of ours, framing, sniffing and foreign connections', async () => {
    for (const path of ['/', '/api/games', '/api/nothing', '/healthz', '/api/tables/XXXXX']) {
      const { headers } = await ask(server.url + path)
      const policy = headers.get('content-security-policy') ?? ''
      for (const kind of ['script-src', 'style-src', 'worker-src'])
        expect(policy.split('; ').filter((rule) => rule.startsWith(kind))).toEqual([`${kind} 'self'`])
      expect(policy).not.toContain('unsafe-')
      for (const rule of ["default-src 'self'", "connect-src 'self'", "object-src 'none'", "base-uri 'none'"])
        expect(policy.split('; ')).toContain(rule)
      expect(policy).toContain("frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('access-control-allow-origin')).toBe(null)
    }
  })

  it('the cookie is out of reach of scripts and of other sites, and secure where the site is', async () => {
    const cookieOf = async (url: string) =>
      (await ask(`${url}/api/session`, json({ name: 'Ada' }))).headers.get('set-cookie') ?? ''
    const plain = await cookieOf(server.url)
    expect(plain.split('; ').slice(1)).toEqual(['Path=/', 'Max-Age=31536000', 'HttpOnly', 'SameSite=Lax'])
    const secure = await openServer({ publicUrls: ['https://games.example.org'] })
    expect((await cookieOf(secure.url)).split('; ')).toContain('Secure')
    await secure.close()
  })

  it('what belongs to somebody is kept in no cache', async () => {
    for (const path of ['/api/session', '/api/tables/mine'])
      expect((await ask(server.url + path, { headers: { cookie: ada } })).headers.get('cache-control')).toBe('no-store')
  })
})

describe('sessions', () => {
  const name = 'starboard'
  const whoAmI = (cookie: string) => ask(`${server.url}/api/session`, { headers: { cookie } })

  it('keep their name where a name is only for somebody new', async () => {
    const signedIn = (body: object, cookie = '') => ask(`${server.url}/api/session`, json(body, cookie))
    expect((await signedIn({ name: 'Wren', ifNew: true }, ben)).body).toEqual({ name: 'Ben' })
    expect((await whoAmI(ben)).body).toEqual({ name: 'Ben' })
    expect((await signedIn({ name: 'Wren', ifNew: true })).body).toEqual({ name: 'Wren' })
  })

  it('are not forged', async () => {
    const [id = '', issued = '', began = '', session = '', signature = ''] = ada.slice(`${name}=`.length).split('.')
    const [otherId = '', , , otherSession = '', otherSignature = ''] = ben.slice(`${name}=`.length).split('.')
    const signed = `${id}.${issued}.${began}.${session}`
    const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
    const forged = [
      '',
      id,
      `${id}.`,
      `${id}.${issued}`,
      `${id}.${issued}.`,
      `${id}.${issued}.${signature}`,
      signed,
      `${signed}.`,
      `${signed}.${flipped}`,
      `${signed}.${otherSignature}`,
      `${otherId}.${issued}.${began}.${session}.${signature}`,
      `${id}.${issued}z.${began}.${session}.${signature}`,
      `${id}.${issued}.${began}z.${session}.${signature}`,
      `${id}.${issued}.${began}.${otherSession}.${signature}`,
      `${signed}.${signature}.more`,
      `.${issued}.${began}.${session}.${signature}`,
      `${signed}.${signature}${'A'.repeat(5000)}`,
      `${signed}.${'é'.repeat(21)}`,
      '%00',
      '__proto__',
    ]
    for (const one of forged) {
      expect((await whoAmI(`${name}=${encodeURI(one)}`)).status, one).toBe(401)
      expect(await knock(server.url, { cookie: `${name}=${encodeURI(one)}` }), one).toBe(401)
    }
    expect((await whoAmI(ada)).body).toEqual({ name: 'Ada' })
    expect((await whoAmI(`other=1; ${ada}; more=2`)).status).toBe(200)
  })

  it('of another server are strangers here', async () => {
    const other = await openServer()
    const cookie = await signIn(other.url, 'Ada')
    expect((await whoAmI(cookie)).status).toBe(401)
    expect(await knock(server.url, { cookie })).toBe(401)
    await other.close()
  })

  it('signed with the right key for nobody are nobody', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => openServer({ secret: 'the same key on both servers 123' })))
    if (one === undefined || other === undefined) throw new Error('no servers')
    const cookie = await signIn(one.url, 'Ada')
    expect((await ask(`${other.url}/api/session`, { headers: { cookie } })).status).toBe(401)
    await Promise.all([one.close(), other.close()])
  })

  it('end after a year without a visit', async () => {
    let now = Date.now()
    const sessions = new Sessions(server.store, 'a key', () => now)
    const user = { id: 'x', name: 'X', createdAt: 0 }
    await server.store.users.add(user)
    const cookie = sessions.cookieFor({ user, id: 'y', beganAt: now }, false).split(';')[0] ?? ''
    const request = { headers: { cookie } }
    now += 364 * 24 * 3600 * 1000
    expect(await sessions.of(request)).toMatchObject({ user: { name: 'X' } })
    now += 2 * 24 * 3600 * 1000
    expect(await sessions.of(request)).toBe(null)
  })

  it('never travel in an address: neither is one looked at there, nor does one stand in a link', async () => {
    expect(await knock(server.url, {}, `/ws?${ada}`)).toBe(401)
    expect((await ask(`${server.url}/api/session?${ada}`)).status).toBe(401)
    const code = await makeTable(server.url, ada, { game: 'comet-rush' })
    expect(code).toMatch(/^[A-Z3479]{10}$/)
    const { text, body } = await ask(`${server.url}/api/openapi.json`)
    const { components } = body as { components: { securitySchemes: Record<string, { in: string }> } }
    expect(Object.values(components.securitySchemes).map((scheme) => scheme.in)).toEqual(['cookie', undefined])
    const asked = [...text.matchAll(/"name":"(\w+)","in":"query"/g)].map(([, name]) => name)
    expect(asked.filter((name) => !HARMLESS.includes(name ?? ''))).toEqual([])
  })

  it('are renewed by a visit', async () => {
    expect((await whoAmI(ada)).headers.get('set-cookie')).toMatch(/^starboard=/)
  })
})

/** Which matches are wanted. */
const HARMLESS = ['of', 'game', 'before']

describe('limits', () => {
  it('a body is at most 12 KB, and 256 KB where it sets up a table', async () => {
    const code = await makeTable(server.url, ada, { game: 'comet-rush' })
    const statusOf = async (path: string, body: object) => (await ask(server.url + path, json(body, ada))).status
    expect(await statusOf('/api/session', { name: 'x'.repeat(12_000) })).toBe(400)
    expect(await statusOf('/api/session', { name: 'x'.repeat(13_000) })).toBe(413)
    expect(await statusOf(`/api/tables/${code}/chat`, { text: 'x'.repeat(13_000) })).toBe(413)
    const options = (letters: number) => ({ options: { course: 'x'.repeat(letters) } })
    expect(await statusOf('/api/tables', { game: 'comet-rush', ...options(250_000) })).toBe(409)
    expect(await statusOf(`/api/tables/${code}/configure`, options(250_000))).toBe(409)
    expect(await statusOf('/api/tables', { game: 'comet-rush', ...options(270_000) })).toBe(413)
    const { status, body } = await ask(`${server.url}/api/session`, json({ name: 'x'.repeat(300_000) }))
    expect([status, body]).toMatchObject([413, { code: 'malformed' }])
  })

  it('a message is at most 12 KB unless it sets up a table, and it is not even parsed', async () => {
    const code = await makeTable(server.url, ada, { game: 'comet-rush' })
    const tap = await tapAs(ada)
    const refused = { kind: 'refused', refused: { code: 'malformed', text: expect.stringContaining('12288 bytes') } }
    const parse = vi.spyOn(JSON, 'parse')
    const lengthsParsed = () => parse.mock.calls.map(([text]) => String(text).length).filter((length) => length > 5000)
    const act = (text: string) => ({ kind: 'do', table: code, id: 'x', command: { kind: 'act', action: { text } } })
    expect(await tap.ask(act('x'.repeat(200_000)))).toMatchObject(refused)
    expect(lengthsParsed()).toEqual([])
    // Whoever only pretends gets no further than that.
    expect(await tap.ask(act(`"configure"${'x'.repeat(200_000)}`))).toMatchObject({ kind: 'refused' })
    expect(await tap.ask({ kind: 'configure', more: 'x'.repeat(200_000) })).toMatchObject(refused)
    parse.mockRestore()
    expect(await tap.command(code, { kind: 'act', action: { text: 'x'.repeat(11_000) } })).toMatchObject({ ok: false })
    const options = { course: 'x'.repeat(200_000) }
    expect(await tap.command(code, { kind: 'configure', options })).toMatchObject({
      refused: { code: 'unknown-option' },
    })
    await tap.close()
  })

  it('a client of before is told to reload, whatever table it asks for', async () => {
    const code = await makeTable(server.url, ada, { game: 'comet-rush' })
    for (const path of ['/ws', '/ws?protocol=1', '/ws?protocol=two']) {
      const socket = new WebSocket(server.url.replace(/^http/, 'ws') + path, { headers: { cookie: ada } })
      await once(socket, 'message')
      socket.send(JSON.stringify({ kind: 'watch', table: code }))
      const [data] = (await once(socket, 'message')) as [Buffer]
      expect(JSON.parse(data.toString())).toEqual({ kind: 'gone', table: code, why: OUTDATED })
      socket.close()
    }
  })

  it('nothing with more parts than anybody needs is compared with a schema', async () => {
    const code = await makeTable(server.url, ada, { game: 'comet-rush' })
    const tap = await tapAs(ada)
    const list = (parts: number) => Array.from({ length: parts }, () => 0)
    const refused = { kind: 'refused', refused: { code: 'malformed', text: expect.stringContaining('parts') } }
    const doing = (command: object) => ({ kind: 'do', table: code, id: 'x', command })
    expect(await tap.ask(doing({ kind: 'act', action: list(2500) }))).toMatchObject(refused)
    expect(await tap.ask(doing({ kind: 'configure', options: { course: list(12_000) } }))).toMatchObject(refused)
    expect(await tap.ask(doing({ kind: 'configure', options: { course: list(5000) } }))).toMatchObject({
      kind: 'answer',
    })
    const posted = await ask(`${server.url}/api/tables/${code}/act`, json({ action: list(2500) }, ada))
    expect([posted.status, posted.body]).toMatchObject([400, { text: expect.stringContaining('parts') }])
    await tap.close()
  })

  it('a message is at most 256 KB, then the connection is closed and it is counted', async () => {
    const before = await metric(server.url, 'starboard_bad_messages_total{why="bad-frame"}')
    const tap = await tapAs(ada)
    tap.say('x'.repeat(270_000))
    expect(await tap.closed).toBe(1009)
    expect(await metric(server.url, 'starboard_bad_messages_total{why="bad-frame"}')).toBe(before + 1)
  })

  it('a connection that sends too fast is told so, then sent away', async () => {
    const strict = await openServer({ messagesPerSecond: 5 }, stillClock())
    const tap = await new Tap(strict.url, { cookie: await signIn(strict.url, 'Ada') }).opened()
    for (let sent = 0; sent < 200; sent++) tap.say({ kind: 'ping', sent })
    expect(await tap.closed).toBe(1008)
    const kinds = tap.messages.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'pong')).toHaveLength(15)
    expect(kinds.slice(1, 16)).toEqual(Array.from({ length: 15 }, () => 'pong'))
    expect(tap.messages.at(-1)).toMatchObject({ refused: { code: 'too-fast' } })
    await strict.close()
  })

  it('an address that asks too often has to wait, by HTTP and at the socket; probes may always ask', async () => {
    const strict = await openServer({ requestsPerMinute: 40 }, stillClock())
    const cookie = await signIn(strict.url, 'Ada')
    const asked = await Promise.all(Array.from({ length: 30 }, () => ask(`${strict.url}/api/games`)))
    // A quarter of a minute's at once, and one of them is used up.
    expect(asked.filter(({ status }) => status !== 429)).toHaveLength(9)
    expect(asked.find(({ status }) => status === 429)?.body).toMatchObject({ code: 'too-many' })
    expect((await ask(`${strict.url}/healthz`)).status).toBe(200)
    const knocks = await Promise.all(Array.from({ length: 30 }, () => knock(strict.url, { cookie })))
    expect(knocks.filter((status) => status === 101)).toHaveLength(10)
    expect(new Set(knocks)).toEqual(new Set([101, 429]))
    await strict.close()
  })

  it('an address has only a few connections, and gets them back', async () => {
    const strict = await openServer({ connectionsPerAddress: 3 })
    const cookie = await signIn(strict.url, 'Ada')
    const taps = await Promise.all([1, 2, 3].map(() => new Tap(strict.url, { cookie }).opened()))
    expect(await knock(strict.url, { cookie })).toBe(429)
    await taps[0]?.close()
    expect(await eventually(() => knock(strict.url, { cookie }), 101)).toBe(101)
    await strict.close()
  })

  it('behind a proxy people are counted by what the proxy saw, not by what they claim', async () => {
    const strict = await openServer({ connectionsPerAddress: 1, trustProxy: true })
    const cookie = await signIn(strict.url, 'Ada')
    const from = (address: string) => new Tap(strict.url, { cookie, 'x-forwarded-for': address }).opened()
    await from('203.0.113.1')
    await from('203.0.113.2')
    const claims = await knock(strict.url, { cookie, 'x-forwarded-for': '6.6.6.6, 203.0.113.1' })
    expect(claims).toBe(429)
    await strict.close()
  })

  it('a connection that is lost before it is let in is not counted', async () => {
    const strict = await openServer({ connectionsPerAddress: 2 })
    const cookie = await signIn(strict.url, 'Ada')
    for (let count = 0; count < 20; count++) (await raw(strict.url, upgrade(cookie))).resetAndDestroy()
    await wait(100)
    expect(await eventually(() => knock(strict.url, { cookie }), 101)).toBe(101)
    await strict.close()
  })

  it('not even while it is asked who they are', async () => {
    const http = createServer()
    const config = readConfig({ STARBOARD_CONNECTIONS_PER_ADDRESS: '2' }) as Config
    const sessions = {
      async follow() {
        await wait(40)
        const user = { id: 'x', name: 'Ada', createdAt: 0 }
        return { session: { user, id: 'y', beganAt: 0 }, line: { ended: null, onEnd() {}, leave() {} } }
      },
    }
    const lines = new Lines(100)
    const metrics = createMetrics()
    const parts = { config, sessions, lines, metrics, now: Date.now, version: 'test', isReady: () => true }
    const sockets = createSockets(http, parts as unknown as Parameters<typeof createSockets>[1])
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(http.address() as { port: number }).port}`
    for (let count = 0; count < 5; count++) {
      const socket = await raw(url, upgrade('x'))
      await wait(5)
      socket.resetAndDestroy()
    }
    await wait(100)
    expect(await eventually(() => knock(url, { cookie: 'x' }), 101)).toBe(101)
    sockets.close()
    http.close()
  })

  it('codes cannot be found by trying', async () => {
    const strict = await openServer({ missedCodesPerHour: 10 }, stillClock())
    const cookie = await signIn(strict.url, 'Ada')
    const tap = await new Tap(strict.url, { cookie }).opened()
    for (let count = 0; count < 70; count++) {
      const code = `AAA${'CDEFGHJKMN'[count % 10]}${'CDEFGHJKMN'[Math.floor(count / 10)]}`
      tap.say(
        count % 2 ? { kind: 'watch', table: code } : { kind: 'do', table: code, id: 'x', command: { kind: 'sit' } },
      )
    }
    expect(await tap.closed).toBe(1008)
    const found = tap.messages.filter(({ kind }) => kind === 'gone' || kind === 'answer')
    expect(found).toHaveLength(10)
    expect(JSON.stringify(tap.messages.at(-1))).toContain('too-many-guesses')
    await strict.close()
  })

  it('a connection watches eight tables at most', async () => {
    const tap = await tapAs(ada)
    for (let count = 0; count < 9; count++) {
      const code = await makeTable(server.url, ada, { game: 'comet-rush' })
      const from = tap.frames.length
      tap.say({ kind: 'watch', table: code })
      const answer = await tap.next(({ kind }) => kind === 'table' || kind === 'refused', from)
      expect(answer).toMatchObject(count < 8 ? { kind: 'table' } : { refused: { code: 'too-many-tables' } })
    }
    await tap.close()
  })
})
