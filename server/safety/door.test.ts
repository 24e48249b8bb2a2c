import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type Socket as TcpSocket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { type Config, readConfig } from '../config.ts'
import { Sessions } from '../door/session.ts'
import { createSockets } from '../door/socket.ts'
import { createMetrics } from '../metrics.ts'
import { until } from '../server.fixture.ts'
import {
  ask,
  eventually,
  json,
  makeTable,
  metric,
  type OpenServer,
  openServer,
  signIn,
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

/** Bytes on a bare connection, as no library would send them. */
async function raw(url: string, text: string): Promise<TcpSocket & { heard(): string }> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let heard = ''
  socket.on('data', (data) => {
    heard += data
  })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(text)
  return Object.assign(socket, { heard: () => heard })
}

const upgrade = (cookie: string, path = '/ws'): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nCookie: ${cookie}\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'

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
  it('every reply forbids scripts that are no files of ours, framing, sniffing and foreign connections', async () => {
    for (const path of ['/', '/api/games', '/api/nothing', '/healthz', '/api/tables/XXXXX']) {
      const { headers } = await ask(server.url + path)
      const policy = headers.get('content-security-policy') ?? ''
      const scripts = policy.split('; ').find((rule) => rule.startsWith('script-src'))
      expect(scripts).toBe("script-src 'self'")
      expect(policy).not.toContain('unsafe-eval')
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

  it('are not forged', async () => {
    const [id = '', issued = '', signature = ''] = ada.slice(`${name}=`.length).split('.')
    const [otherId = '', , otherSignature = ''] = ben.slice(`${name}=`.length).split('.')
    const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
    const forged = [
      '',
      id,
      `${id}.`,
      `${id}.${issued}`,
      `${id}.${issued}.`,
      `${id}.${issued}.${flipped}`,
      `${id}.${issued}.${otherSignature}`,
      `${otherId}.${issued}.${signature}`,
      `${id}.${issued}z.${signature}`,
      `${id}.${issued}.${signature}.more`,
      `.${issued}.${signature}`,
      `${id}.${issued}.${signature}${'A'.repeat(5000)}`,
      `${id}.${issued}.${'é'.repeat(21)}`,
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
    const request = { headers: { cookie: sessions.cookieFor(user, false).split(';')[0] ?? '' } }
    now += 364 * 24 * 3600 * 1000
    expect(await sessions.of(request)).toMatchObject({ name: 'X' })
    now += 2 * 24 * 3600 * 1000
    expect(await sessions.of(request)).toBe(null)
  })

  it('never travel in an address: neither is one looked at there, nor does one stand in a link', async () => {
    expect(await knock(server.url, {}, `/ws?${ada}`)).toBe(401)
    expect((await ask(`${server.url}/api/session?${ada}`)).status).toBe(401)
    const code = await makeTable(server.url, ada, { game: 'comet-rush' })
    expect(code).toMatch(/^[A-Z3479]{5}$/)
    const { text } = await ask(`${server.url}/api/openapi.json`)
    expect(text).toContain('"in":"cookie"')
    expect(text).not.toContain('"in":"query"')
  })

  it('are renewed by a visit', async () => {
    expect((await whoAmI(ada)).headers.get('set-cookie')).toMatch(/^starboard=/)
  })
})

describe('limits', () => {
  it('a body is at most 256 KB', async () => {
    const { status, body } = await ask(`${server.url}/api/session`, json({ name: 'x'.repeat(300_000) }))
    expect([status, body]).toMatchObject([413, { code: 'malformed' }])
    expect((await ask(`${server.url}/api/session`, json({ name: 'x'.repeat(200_000) }))).status).toBe(400)
  })

  it('a message is at most 256 KB, then the connection is closed and it is counted', async () => {
    const before = await metric(server.url, 'starboard_bad_messages_total{why="bad-frame"}')
    const tap = await tapAs(ada)
    tap.say(JSON.stringify({ kind: 'ping', sent: 1, more: 'x'.repeat(250_000) }))
    expect((await tap.next(({ kind }) => kind === 'refused')).kind).toBe('refused')
    tap.say('x'.repeat(270_000))
    expect(await tap.closed).toBe(1009)
    expect(await metric(server.url, 'starboard_bad_messages_total{why="bad-frame"}')).toBe(before + 1)
  })

  it('a connection that sends too fast is told so, then sent away', async () => {
    const strict = await openServer({ messagesPerSecond: 5 })
    const tap = await new Tap(strict.url, { cookie: await signIn(strict.url, 'Ada') }).opened()
    for (let sent = 0; sent < 200; sent++) tap.say({ kind: 'ping', sent })
    expect(await tap.closed).toBe(1008)
    const kinds = tap.messages.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'pong').length).toBeLessThan(25)
    expect(kinds.slice(1, 16)).toEqual(Array.from({ length: 15 }, () => 'pong'))
    expect(tap.messages.at(-1)).toMatchObject({ refused: { code: 'too-fast' } })
    await strict.close()
  })

  it('an address that asks too often has to wait, by HTTP and at the socket; probes may always ask', async () => {
    const strict = await openServer({ requestsPerMinute: 40 })
    const cookie = await signIn(strict.url, 'Ada')
    const asked = await Promise.all(Array.from({ length: 30 }, () => ask(`${strict.url}/api/games`)))
    expect(asked.filter(({ status }) => status === 429).length).toBeGreaterThan(15)
    expect(asked.find(({ status }) => status === 429)?.body).toMatchObject({ code: 'too-many' })
    expect((await ask(`${strict.url}/healthz`)).status).toBe(200)
    const knocks = await Promise.all(Array.from({ length: 30 }, () => knock(strict.url, { cookie })))
    expect(knocks.filter((status) => status === 101).length).toBeLessThanOrEqual(11)
    expect(new Set(knocks)).toEqual(new Set([101, 429]))
    await strict.close()
  })

  it('an address has so many connections and no more, and gets them back', async () => {
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
      async of() {
        await wait(40)
        return { id: 'x', name: 'Ada', createdAt: 0 }
      },
    }
    const parts = { config, sessions, metrics: createMetrics(), now: Date.now, version: 'test', isReady: () => true }
    const sockets = createSockets(http, parts as unknown as Parameters<typeof createSockets>[1])
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(http.address() as { port: number }).port}`
    for (let count = 0; count < 5; count++) {
      const socket = await raw(url, upgrade('x'))
      await wait(5)
      socket.resetAndDestroy()
    }
    await wait(100)
    expect(await knock(url, { cookie: 'x' })).toBe(101)
    sockets.close()
    http.close()
  })

  it('codes cannot be found by trying', async () => {
    const strict = await openServer({ requestsPerMinute: 40 })
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
    expect(found.length).toBeLessThanOrEqual(12)
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

describe('bad lines', () => {
  it('whoever never reads is let go, and does not fill the memory', async () => {
    const code = await makeTable(server.url, ada, { game: 'comet-rush', bots: ['random', 'random'] })
    const host = await tapAs(ada)
    expect(await host.command(code, { kind: 'start' })).toMatchObject({ ok: true })
    const before = await metric(server.url, 'starboard_sockets')
    const socket = await raw(server.url, upgrade(ben))
    await until(() => socket.heard().includes('welcome'), 'the welcome')
    socket.pause()
    const memory = process.memoryUsage().external + process.memoryUsage().heapUsed
    const watch = masked(JSON.stringify({ kind: 'watch', table: code }))
    let most = 0
    const isGone = () => socket.destroyed || socket.closed
    for (let sent = 0; sent < 20_000 && !isGone(); sent++) {
      socket.write(watch)
      if (sent % 200 === 0) {
        await wait(1)
        most = Math.max(most, process.memoryUsage().external + process.memoryUsage().heapUsed - memory)
        if ((await metric(server.url, 'starboard_sockets')) === before) break
      }
    }
    expect(await eventually(() => metric(server.url, 'starboard_sockets'), before)).toBe(before)
    expect(most).toBeLessThan(150 * 1024 * 1024)
    socket.destroy()
    await host.close()
  })

  it('whoever does not answer a ping is let go', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const slow = await openServer()
    const cookie = await signIn(slow.url, 'Ada')
    const tap = await new Tap(slow.url, { cookie }).opened()
    const deaf = await raw(slow.url, upgrade(cookie))
    await until(() => deaf.heard().includes('welcome'), 'the welcome')
    for (let beat = 0; beat < 3; beat++) {
      vi.advanceTimersByTime(25_000)
      await wait(50)
    }
    vi.useRealTimers()
    expect(await eventually(() => metric(slow.url, 'starboard_sockets'), 1)).toBe(1)
    expect(await tap.ask({ kind: 'ping', sent: 1 })).toMatchObject({ kind: 'pong' })
    deaf.destroy()
    await slow.close()
  })

  it('an upgrade that is refused is closed from our side', async () => {
    const { hostname, port } = new URL(server.url)
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
    let heard = ''
    let isGone = false
    socket.on('data', (data) => {
      heard += data
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      isGone = true
    })
    socket.write(upgrade('starboard=forged'))
    await until(() => heard.startsWith('HTTP/1.1 401'), 'the refusal')
    // Whoever does not hang up themselves finds nobody at the other end.
    const nudging = setInterval(() => socket.write('still here'), 20)
    await until(() => isGone, 'nobody there', 3000).finally(() => clearInterval(nudging))
  })

  it.each([
    '//',
    '///ws',
    '/ws/',
    '/ws/../ws',
    '/',
    '/WS',
    '/ws%00',
    '*',
    'http://evil.example/ws',
    '/%',
    '/\\',
    '?',
    '/api/games',
  ])('an upgrade at %s is refused and harms nobody', async (path) => {
    const socket = await raw(server.url, upgrade(ada, path))
    await until(() => socket.heard().startsWith('HTTP/1.1 4') || socket.destroyed, 'the refusal')
    expect(socket.heard()).toMatch(/^HTTP\/1.1 4(04|00)/)
    socket.destroy()
    expect((await ask(`${server.url}/healthz`)).status).toBe(200)
  })

  it.each([
    ['half an upgrade', upgrade('x').slice(0, 80)],
    ['an upgrade without a key', upgrade('x').replace(/Sec-WebSocket-Key.*\r\n/, '')],
    ['an upgrade to something else', upgrade('x').replace('websocket', 'h2c')],
    ['an old version', upgrade('x').replace('Version: 13', 'Version: 1')],
    ['no HTTP at all', '\u0000\u0001\u0002 hello\r\n\r\n'],
    ['headers without end', `GET / HTTP/1.1\r\n${'a: b\r\n'.repeat(5000)}`],
    ['two lengths', 'POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcd'],
  ])('%s harms nobody', async (_what, text) => {
    const socket = await raw(server.url, text.replace('Cookie: x', `Cookie: ${ada}`))
    await wait(30)
    socket.destroy()
    expect((await ask(`${server.url}/healthz`)).status).toBe(200)
  })

  it('whoever leaves while they are let in to a table is not there', async () => {
    const code = await makeTable(server.url, ada, { game: 'comet-rush' })
    for (let count = 0; count < 20; count++) {
      const tap = await tapAs(ben)
      tap.say({ kind: 'watch', table: code })
      tap.say({ kind: 'watch', table: code })
      if (count % 2 === 0) tap.socket.terminate()
      else await tap.close()
    }
    const seen = async () => ((await ask(`${server.url}/api/tables/${code}`)).body as { spectators: number }).spectators
    expect(await eventually(seen, 0)).toBe(0)
  })
})

describe('messages', () => {
  it('are answered in the order in which they came', async () => {
    const code = await makeTable(server.url, ada, { game: 'comet-rush' })
    const tap = await tapAs(ada)
    for (let count = 0; count < 30; count++) {
      tap.say({ kind: 'do', table: code, id: `say-${count}`, command: { kind: 'chat', text: `${count}` } })
      tap.say({ kind: 'ping', sent: count })
    }
    await tap.next((message) => message.kind === 'pong' && message.sent === 29)
    const order = tap.messages.flatMap((message) =>
      message.kind === 'pong' || message.kind === 'answer' ? [message.kind] : [],
    )
    expect(order).toEqual(Array.from({ length: 30 }, () => ['answer', 'pong']).flat())
    await tap.close()
  })
})

describe('messages that are no messages', () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

  it.each([
    ['nothing', ''],
    ['no JSON', 'hello'],
    ['half a message', '{"kind":"ping"'],
    ['NaN', '{"kind":"ping","sent":NaN}'],
    ['a number that is too great', '{"kind":"ping","sent":1e999}'],
    ['a number that is no whole one', '{"kind":"ping","sent":1.5}'],
    ['a number that is not safe', '{"kind":"ping","sent":9007199254740993}'],
    ['null', 'null'],
    ['a list', '[{"kind":"ping","sent":1}]'],
    ['no kind', '{}'],
    ['an unknown kind', '{"kind":"open","door":"please"}'],
    ['a kind of every object', '{"kind":"constructor"}'],
    ['__proto__ as kind', '{"kind":"__proto__"}'],
    ['a prototype', '{"kind":"ping","sent":1,"__proto__":{"isAdmin":true}}'],
    ['an unknown part', '{"kind":"ping","sent":1,"more":true}'],
    ['a command that is none', '{"kind":"do","table":"AAAAA","id":"1","command":{"kind":"toString"}}'],
    ['a command without id', '{"kind":"do","table":"AAAAA","command":{"kind":"stand"}}'],
    ['an id with a line break', '{"kind":"do","table":"AAAAA","id":"a\\nb","command":{"kind":"stand"}}'],
    ['an id with a NUL', '{"kind":"do","table":"AAAAA","id":"a\\u0000","command":{"kind":"stand"}}'],
    ['an id that is too long', `{"kind":"do","table":"AAAAA","id":"${'x'.repeat(65)}","command":{"kind":"stand"}}`],
    ['a seat that is no seat', '{"kind":"do","table":"AAAAA","id":"1","command":{"kind":"sit","seat":-1}}'],
    ['30,000 levels', deep(30_000)],
    [
      '30,000 levels in an action',
      `{"kind":"do","table":"AAAAA","id":"1","command":{"kind":"act","action":${deep(30_000)}}}`,
    ],
    ['a code that is too long', `{"kind":"watch","table":"${'A'.repeat(21)}"}`],
    ['a number from the future', '{"kind":"watch","table":"AAAAA","since":-1}'],
  ])('%s is refused and counted, and the connection goes on', async (_what, text) => {
    const before = await metric(server.url, 'starboard_bad_messages_total{why="malformed"}')
    const tap = await tapAs(ada)
    expect(await tap.ask(text)).toMatchObject({ kind: 'refused', refused: { code: 'malformed', rule: 'protocol' } })
    expect(await tap.ask({ kind: 'ping', sent: 7 })).toMatchObject({ kind: 'pong', sent: 7 })
    expect(await metric(server.url, 'starboard_bad_messages_total{why="malformed"}')).toBe(before + 1)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBe(undefined)
    await tap.close()
  })

  it('of two parts with one name the last counts, as everywhere', async () => {
    const tap = await tapAs(ada)
    expect(await tap.ask('{"kind":"watch","kind":"ping","sent":1,"sent":2}')).toMatchObject({ kind: 'pong', sent: 2 })
    await tap.close()
  })

  it('bytes are refused', async () => {
    const tap = await tapAs(ada)
    expect(await tap.ask(Buffer.from(JSON.stringify({ kind: 'ping', sent: 1 })))).toMatchObject({ kind: 'refused' })
    await tap.close()
  })

  it('text that is no UTF-8 closes the connection', async () => {
    const socket = await raw(server.url, upgrade(ada))
    await until(() => socket.heard().includes('welcome'), 'the welcome')
    socket.write(masked(Buffer.from([0xff, 0xfe, 0x80])))
    await until(() => socket.heard().includes('Invalid UTF-8') || socket.destroyed || socket.readableEnded, 'the end')
    socket.destroy()
  })

  it('after fifty of them the connection is closed, and nothing more is heard', async () => {
    const code = await makeTable(server.url, ada, { game: 'comet-rush' })
    const tap = await tapAs(ben)
    for (let count = 0; count < 51; count++) tap.say('rubbish')
    tap.say({ kind: 'do', table: code, id: 'late', command: { kind: 'sit' } })
    expect(await tap.closed).toBe(1008)
    expect(tap.messages.filter(({ kind }) => kind === 'refused')).toHaveLength(51)
    const { body } = await ask(`${server.url}/api/tables/${code}`)
    expect((body as { seats: { kind: string }[] }).seats.every(({ kind }) => kind === 'empty')).toBe(true)
  })

  it('bodies: nesting, prototypes, wrong types and broken JSON are refused', async () => {
    const post = (path: string, body: string, type = 'application/json') =>
      ask(server.url + path, { method: 'POST', headers: { 'content-type': type, cookie: ada }, body })
    expect((await post('/api/tables', `{"game":"comet-rush","options":{"distance":${deep(100_000)}}}`)).status).toBe(
      400,
    )
    expect((await post('/api/tables', deep(100_000))).status).toBe(400)
    expect((await post('/api/tables', '{"game":"comet-rush","__proto__":{"seats":3}}')).status).toBe(400)
    expect((await post('/api/tables', '{"game":"comet-rush","constructor":{"prototype":{"x":1}}}')).status).toBe(400)
    const polluted = '{"game":"comet-rush","options":{"constructor":1}}'
    expect(await post('/api/tables', polluted)).toMatchObject({ status: 409, body: { code: 'unknown-option' } })
    expect((await post('/api/tables', '{"game":"comet-rush"')).status).toBe(400)
    expect((await post('/api/tables', '')).status).toBe(400)
    expect((await post('/api/tables', '{"game":"comet-rush"}', 'text/plain')).status).toBe(400)
    expect((await post('/api/tables', 'game=comet-rush', 'application/x-www-form-urlencoded')).status).toBe(415)
    const broken = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')])
    const named = await ask(`${server.url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: broken,
    })
    expect(named).toMatchObject({ status: 200, body: { name: '\uFFFD\uFFFD' } })
    expect(server.lines.filter(({ level }) => level === 'error')).toEqual([])
  })
})

describe('codes', () => {
  it('forgive case, spaces and dashes, over HTTP and over the socket', async () => {
    const code = await makeTable(server.url, ada, { game: 'comet-rush' })
    const tap = await tapAs(ben)
    for (const typed of [code.toLowerCase(), `${code.slice(0, 2)}-${code.slice(2)}`, ` ${code} `]) {
      expect((await ask(`${server.url}/api/tables/${encodeURIComponent(typed)}`)).body).toMatchObject({ code })
      tap.say({ kind: 'unwatch', table: typed })
      const from = tap.frames.length
      tap.say({ kind: 'watch', table: typed })
      expect(await tap.next(({ kind }) => kind === 'table', from)).toMatchObject({ table: { code } })
    }
    await tap.close()
  })

  it('that are none lead nowhere', async () => {
    const tap = await tapAs(ben)
    for (const typed of ['AAAAA', '00000', '../..', '__proto__', "' or 1=1"]) {
      expect(await tap.ask({ kind: 'watch', table: typed })).toMatchObject({ kind: 'gone', table: typed })
      expect((await ask(`${server.url}/api/tables/${encodeURIComponent(typed)}`)).status).toBe(404)
    }
    await tap.close()
  })
})

/** A frame of text as a client must send it. */
function masked(text: string | Buffer): Buffer {
  const data = Buffer.from(text)
  const head = Buffer.from([0x81, 0x80 | data.length, 0, 0, 0, 0])
  if (data.length > 125) throw new Error('too long for this')
  return Buffer.concat([head, data])
}
