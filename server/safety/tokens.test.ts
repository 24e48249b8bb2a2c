import { LOGGED_OUT } from '@starboard/wire/limits'
import { socketAddress } from '@starboard/wire/socket-address'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { Sessions } from '../http/session.ts'
import {
  ask,
  type HttpReply,
  json,
  makeTable,
  type OpenServer,
  openServer,
  signIn,
  stillClock,
  Tap,
} from './wire.fixture.ts'

const LISTED = 'https://bots.example.org'
const UNLISTED = [
  'https://evil.example',
  'http://bots.example.org',
  'https://bots.example.org:444',
  'https://bots.example.org.evil.example',
  'https://evil-bots.example.org',
  'null',
]

let server: OpenServer
/** Nothing is listed, as it comes. */
let plain: OpenServer
beforeAll(async () => {
  ;[server, plain] = await Promise.all([openServer({ corsOrigins: [LISTED] }), openServer()])
})
afterAll(async () => {
  await Promise.all([server.close(), plain.close()])
})

type Headers = Readonly<Record<string, string>>

const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` })

const post = (path: string, body: object, headers: Headers = {}): Promise<HttpReply> =>
  ask(server.url + path, { ...json(body), headers: { 'content-type': 'application/json', ...headers } })

const whoAmI = (headers: Headers): Promise<HttpReply> => ask(`${server.url}/api/session`, { headers })

const remove = (path: string, headers: Headers) => ask(server.url + path, { method: 'DELETE', headers })

async function tokenFor(name: string, headers: Headers = {}): Promise<string> {
  const { status, body } = await post('/api/session', { name, token: true }, headers)
  expect(status).toBe(200)
  return (body as { token: string }).token
}

/** The status with which an upgrade is answered. */
function knock(url: string, headers: Headers, protocols: readonly string[] = []): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url, [...protocols], { headers })
    socket.on('error', () => undefined)
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    socket.on('open', () => {
      resolve(101)
      socket.close()
    })
  })
}

const knockAt = (headers: Headers, protocols?: readonly string[]) =>
  knock(socketAddress(server.url), headers, protocols)

describe('a token', () => {
  it('is given to whoever asks for one, and no cookie with it', async () => {
    const { body, headers } = await post('/api/session', { name: ' Ada ', token: true })
    expect(body).toEqual({ name: 'Ada', token: expect.stringMatching(/^[\w.-]{60,}$/) })
    expect(headers.get('set-cookie')).toBe(null)
    expect((await post('/api/session', { name: 'Ben' })).body).toEqual({ name: 'Ben' })
  })

  it('counts where a cookie would: for requests, for the socket, for a table of one’s own', async () => {
    const token = await tokenFor('Ada')
    expect((await whoAmI(bearer(token))).body).toEqual({ name: 'Ada', token: expect.any(String) })
    expect((await post('/api/tables', { game: 'comet-rush' }, bearer(token))).body).toMatchObject({
      you: { isHost: true },
    })
    const tap = await new Tap(server.url, bearer(token)).opened()
    expect(tap.messages[0]).toMatchObject({ kind: 'welcome', name: 'Ada' })
    await tap.close()
  })

  it('can be offered as a protocol where no header can be sent, and is not sent back', async () => {
    const token = await tokenFor('Ada')
    const socket = new WebSocket(socketAddress(server.url), ['starboard', `bearer.${token}`])
    const chosen = await new Promise((resolve, reject) => {
      socket.on('open', () => resolve(socket.protocol))
      socket.on('error', reject)
    })
    expect(chosen).toBe('starboard')
    socket.close()
    expect(await knockAt({}, ['starboard', `bearer.${token}x`])).toBe(401)
  })

  it('is renewed by a visit, and both count', async () => {
    const token = await tokenFor('Ada')
    const { token: next } = (await whoAmI(bearer(token))).body as { token: string }
    expect((await whoAmI(bearer(next))).status).toBe(200)
    expect((await whoAmI(bearer(token))).headers.get('set-cookie')).toBe(null)
  })

  it('renames whom it stands for', async () => {
    const token = await tokenFor('Ada')
    expect((await post('/api/session', { name: 'Eda' }, bearer(token))).body).toMatchObject({ name: 'Eda' })
    expect((await whoAmI(bearer(token))).body).toMatchObject({ name: 'Eda' })
  })

  it('is never given for a browser’s session: a script must not get hold of what is kept from scripts', async () => {
    const cookie = await signIn(server.url, 'Ada')
    const reply = await post('/api/session', { name: 'Ada', token: true }, { cookie })
    expect(reply).toMatchObject({ status: 409, body: { code: 'cookie-session' } })
    for (const path of ['/api/session', '/api/tables/mine'])
      expect((await ask(server.url + path, { headers: { cookie } })).text).not.toContain('"token"')
  })
})

describe('a token that does not count', () => {
  it('anywhere but where it belongs is nothing: as a cookie, in the address, under another scheme', async () => {
    const token = await tokenFor('Ada')
    expect((await whoAmI({ cookie: `starboard=${token}` })).status).toBe(401)
    for (const name of ['token', 'access_token', 'authorization', 'bearer']) {
      expect((await ask(`${server.url}/api/session?${name}=${token}`)).status).toBe(401)
      expect(await knock(`${socketAddress(server.url)}&${name}=${token}`, {})).toBe(401)
    }
    for (const scheme of ['Basic', 'Token', 'Bearers'])
      expect((await whoAmI({ authorization: `${scheme} ${token}` })).status).toBe(401)
    expect((await post('/api/tables', { game: 'comet-rush', token })).status).toBe(401)
    expect((await whoAmI({ 'sec-websocket-protocol': `bearer.${token}` })).status).toBe(401)
    expect((await whoAmI({ 'x-authorization': `Bearer ${token}` })).status).toBe(401)
  })

  it('is no cookie, and a cookie is no token', async () => {
    const cookie = (await signIn(server.url, 'Ada')).slice('starboard='.length)
    expect((await whoAmI(bearer(cookie))).status).toBe(401)
    expect(await knockAt(bearer(cookie))).toBe(401)
  })

  it('is said to be bad wherever it is shown, even where nobody has to be anybody, and no cookie helps it', async () => {
    const [token, cookie] = [await tokenFor('Ada'), await signIn(server.url, 'Ben')]
    const [user, issued, began, session, signature = ''] = token.split('.')
    const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
    const forged = ['', 'x', 'null', `${token}x`, [user, issued, began, session, flipped].join('.')]
    for (const one of [...forged, [user, issued, began, 'other', signature].join('.'), `${token} ${token}`])
      for (const path of ['/api/session', '/api/tables', '/api/shelf']) {
        const reply = await ask(server.url + path, { headers: { cookie, authorization: `Bearer ${one}`.trim() } })
        expect([one, reply.status, reply.body]).toMatchObject([one, 401, { code: 'bad-token' }])
        expect(reply.headers.get('www-authenticate')).toMatch(/^Bearer/)
      }
    expect(await knockAt({ cookie, ...bearer('x') })).toBe(401)
  })

  it('leaves the password of a proxy alone: with that a cookie counts as always', async () => {
    const cookie = await signIn(server.url, 'Ada')
    expect((await whoAmI({ cookie, authorization: 'Basic dXNlcjpwYXNz' })).body).toEqual({ name: 'Ada' })
  })

  it('has ended: logging out makes it void and closes what is connected with it', async () => {
    const token = await tokenFor('Ada')
    const { token: renewed } = (await whoAmI(bearer(token))).body as { token: string }
    const tap = await new Tap(server.url, bearer(token)).opened()
    const reply = await remove('/api/session', bearer(token))
    expect([reply.status, reply.body, reply.headers.get('set-cookie')]).toEqual([200, { ok: true }, null])
    expect(await tap.closed).toBe(LOGGED_OUT)
    for (const one of [token, renewed]) {
      expect((await whoAmI(bearer(one))).body).toMatchObject({ code: 'bad-token' })
      expect(await knockAt(bearer(one))).toBe(401)
    }
  })

  it('was ended by a log-out everywhere else, whose answer has the new one', async () => {
    const token = await tokenFor('Ada')
    const { body } = await remove('/api/sessions', bearer(token))
    expect(body).toEqual({ ok: true, token: expect.any(String) })
    expect((await whoAmI(bearer(token))).status).toBe(401)
    expect((await whoAmI(bearer((body as { token: string }).token))).status).toBe(200)
  })

  it('is a year old', async () => {
    let now = 1_700_000_000_000
    const sessions = new Sessions(server.store, 'a key', () => now)
    const session = await sessions.create('Ada', { isByToken: true })
    if (!('user' in session)) throw new Error('no session')
    const request = { headers: { authorization: `Bearer ${sessions.tokenFor(session)}` } }
    now += 364 * 24 * 3600 * 1000
    expect(await sessions.of(request)).toMatchObject({ user: { name: 'Ada' }, isByToken: true })
    now += 2 * 24 * 3600 * 1000
    expect(await sessions.of(request)).toBe(null)
  })

  it('is another server’s', async () => {
    const token = await tokenFor('Ada')
    expect((await ask(`${plain.url}/api/session`, { headers: bearer(token) })).status).toBe(401)
  })
})

const preflight = (url: string, origin: string, path = '/api/tables') =>
  ask(url + path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, content-type',
    },
  })

/** What would let a page read the answer. */
const allowed = ({ headers }: HttpReply): readonly string[] =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-'))

describe('a page of others that is on the list', () => {
  it('is told beforehand what it may send, and never that credentials are taken', async () => {
    const reply = await preflight(server.url, LISTED)
    expect([reply.status, reply.text]).toEqual([204, ''])
    expect(Object.fromEntries(allowed(reply).map((name) => [name, reply.headers.get(name)]))).toEqual({
      'access-control-allow-origin': LISTED,
      'access-control-allow-methods': 'GET, POST, DELETE',
      'access-control-allow-headers': 'Authorization, Content-Type',
      'access-control-expose-headers': 'Retry-After, Content-Disposition',
      'access-control-max-age': '600',
    })
    expect(reply.headers.get('vary')).toContain('origin')
  })

  it('signs in, makes a table, plays and reads all answers, refusals among them', async () => {
    const token = await tokenFor('Ada', { origin: LISTED })
    const made = await post('/api/tables', { game: 'comet-rush' }, { origin: LISTED, ...bearer(token) })
    expect([made.status, made.headers.get('access-control-allow-origin')]).toEqual([201, LISTED])
    const refusals = [
      await ask(`${server.url}/api/tables/AAAAA`, { headers: { origin: LISTED, ...bearer(token) } }),
      await ask(`${server.url}/api/session`, { headers: { origin: LISTED } }),
      await ask(`${server.url}/api/nothing`, { headers: { origin: LISTED } }),
    ]
    expect(refusals.map(({ status }) => status)).toEqual([404, 401, 404])
    for (const reply of refusals) expect(reply.headers.get('access-control-allow-origin')).toBe(LISTED)
    expect(await knockAt({ origin: LISTED }, ['starboard', `bearer.${token}`])).toBe(101)
    expect(await knockAt({ origin: LISTED, ...bearer(token) })).toBe(101)
    const games = await ask(`${server.url}/api/games`, { headers: { origin: LISTED, 'accept-encoding': 'gzip' } })
    expect(games.headers.get('vary')).toBe('origin, accept-encoding')
  })

  it('is not its visitor: a cookie that a browser sends along counts for nothing, and none is set', async () => {
    const cookie = await signIn(server.url, 'Ada')
    const code = await makeTable(server.url, cookie, { game: 'comet-rush' })
    const from = { origin: LISTED, cookie }
    expect((await whoAmI(from)).status).toBe(401)
    expect((await post('/api/tables', { game: 'comet-rush' }, from)).status).toBe(401)
    expect((await post(`/api/tables/${code}/sit`, {}, from)).status).toBe(401)
    expect((await remove('/api/session', from)).status).toBe(401)
    expect((await ask(`${server.url}/api/tables/${code}`, { headers: from })).body).toMatchObject({
      you: { isHost: false },
    })
    expect(await knockAt(from)).toBe(401)
    const renamed = await post('/api/session', { name: 'Eve' }, from)
    expect(renamed.headers.get('set-cookie')).toBe(null)
    expect((await whoAmI({ cookie })).body).toEqual({ name: 'Ada' })
  })

  it('gets nothing but the API', async () => {
    for (const path of ['/', '/metrics', '/version', '/apifoo']) {
      const reply = await ask(server.url + path, { headers: { origin: LISTED } })
      expect([path, reply.status, allowed(reply)]).toEqual([path, 403, []])
    }
  })
})

describe('a page of others that is not', () => {
  it.each(UNLISTED)('may neither ask beforehand, nor call, nor connect, whatever it shows: %s', async (origin) => {
    const [token, cookie] = [await tokenFor('Ada'), await signIn(server.url, 'Ben')]
    const replies = [
      await preflight(server.url, origin),
      await post('/api/session', { name: 'Eve', token: true }, { origin }),
      await whoAmI({ origin, ...bearer(token) }),
      await whoAmI({ origin, cookie }),
      await ask(`${server.url}/api/shelf`, { headers: { origin } }),
    ]
    for (const reply of replies) {
      expect([reply.status, reply.body]).toMatchObject([403, { code: 'wrong-origin' }])
      expect(allowed(reply)).toEqual([])
      expect(reply.headers.get('vary')).toBe('origin')
    }
    expect(await knockAt({ origin, ...bearer(token) })).toBe(403)
    expect(await knockAt({ origin }, ['starboard', `bearer.${token}`])).toBe(403)
  })

  it('is every other page, as long as none is listed', async () => {
    for (const origin of [LISTED, ...UNLISTED]) {
      const reply = await preflight(plain.url, origin)
      expect([reply.status, allowed(reply), reply.headers.get('vary')]).toEqual([403, [], null])
    }
    const own = await preflight(plain.url, plain.url)
    expect([own.status, allowed(own)]).toEqual([404, []])
  })
})

describe('whoever is sent away for a while', () => {
  const after = ({ status, headers }: HttpReply) => [status, headers.get('retry-after')]

  it('is told for how long: an address with too many requests', async () => {
    const strict = await openServer({ requestsPerMinute: 4 }, stillClock())
    const [first, second] = [await ask(`${strict.url}/api/shelf`), await ask(`${strict.url}/api/shelf`)]
    // One at once, then one in a quarter of a minute.
    expect([after(first), after(second)]).toEqual([
      [200, null],
      [429, '15'],
    ])
    await strict.close()
  })

  it('a session that asks for too much work', async () => {
    const strict = await openServer({ workPerSecond: 10 }, stillClock())
    const cookie = await signIn(strict.url, 'Ada')
    const replies = []
    for (let count = 0; count < 12; count++)
      replies.push(after(await ask(`${strict.url}/api/tables/mine`, { headers: { cookie } })))
    // Twenty seconds' worth at once, and each takes two seconds' worth.
    expect(replies).toEqual([...Array.from({ length: 10 }, () => [200, null]), [429, '2'], [429, '2']])
    await strict.close()
  })

  it('an address whose codes lead nowhere', async () => {
    const strict = await openServer({ missedCodesPerHour: 2 }, stillClock())
    const tries = []
    for (let count = 0; count < 3; count++) tries.push(after(await ask(`${strict.url}/api/tables/AAAAA`)))
    expect(tries).toEqual([
      [404, null],
      [404, null],
      [429, '1800'],
    ])
    await strict.close()
  })

  it('too many knocks, too many connections', async () => {
    const waits = async (url: string, cookie: string) =>
      new Promise((resolve) => {
        const socket = new WebSocket(socketAddress(url), { headers: { cookie } })
        socket.on('error', () => undefined)
        socket.on('unexpected-response', (_request, { statusCode, headers }) =>
          resolve([statusCode, headers['retry-after']]),
        )
      })
    const crowded = await openServer({ connectionsPerAddress: 1 })
    const cookie = await signIn(crowded.url, 'Ada')
    await new Tap(crowded.url, { cookie }).opened()
    expect(await waits(crowded.url, cookie)).toEqual([429, '10'])
    await crowded.close()
    const busy = await openServer({ requestsPerMinute: 6 }, stillClock())
    const other = await signIn(busy.url, 'Ada')
    await new Tap(busy.url, { cookie: other }).opened()
    expect(await waits(busy.url, other)).toEqual([429, '5'])
    await busy.close()
  })
})
