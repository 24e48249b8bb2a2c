import { createHmac } from 'node:crypto'
import { Guest } from '@starboard/wire/guest'
import { LOGGED_OUT } from '@starboard/wire/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Sessions } from '../http/session.ts'
import type { Store } from '../store/index.ts'
import { ask, json, makeTable, type OpenServer, openServer, signIn, Tap } from './wire.fixture.ts'

let server: OpenServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

const whoAmI = async (cookie: string) => (await ask(`${server.url}/api/session`, { headers: { cookie } })).status
const tapAs = (cookie: string) => new Tap(server.url, { cookie }).opened()
const logOut = (cookie: string, path = '/api/session') =>
  ask(`${server.url}${path}`, { method: 'DELETE', headers: { cookie } })
const cookieIn = (reply: { headers: Headers }) => (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? ''

/** The cookie with which the same session goes on after a visit. */
async function visited(cookie: string): Promise<string> {
  return cookieIn(await ask(`${server.url}/api/session`, { headers: { cookie } }))
}

/** A cookie as it was before cookies named their session. */
function oldCookie(cookie: string): string {
  const [id] = cookie.slice('starboard='.length).split('.')
  const signed = `${id}.${Math.floor(Date.now() / 1000 - 3600).toString(36)}`
  return `starboard=${signed}.${createHmac('sha256', server.secret).update(signed).digest('base64url')}`
}

describe('logging out', () => {
  it('makes the browser forget, and the cookie void on the server wherever it has got to', async () => {
    const cookie = await signIn(server.url, 'Ada')
    const later = await visited(cookie)
    const reply = await logOut(cookie)
    expect([reply.status, reply.body]).toEqual([200, { ok: true }])
    expect(reply.headers.get('set-cookie')).toMatch(/^starboard=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax$/)
    for (const copy of [cookie, later]) {
      expect(await whoAmI(copy)).toBe(401)
      await expect(tapAs(copy)).rejects.toThrow('401')
      expect((await ask(`${server.url}/api/tables`, json({ game: 'comet-rush' }, copy))).status).toBe(401)
    }
    expect((await logOut(cookie)).status).toBe(401)
  })

  it('closes what is connected with this session, and nothing else', async () => {
    const [ada, ben] = [await signIn(server.url, 'Ada'), await signIn(server.url, 'Ben')]
    const [first, second, other] = [await tapAs(ada), await tapAs(await visited(ada)), await tapAs(ben)]
    await logOut(ada)
    expect([await first.closed, await second.closed]).toEqual([LOGGED_OUT, LOGGED_OUT])
    expect((await other.ask({ kind: 'ping', sent: 1 })).kind).toBe('pong')
    await other.close()
  })

  it('leaves the seat to nobody: who signs in again under the same name is somebody else', async () => {
    const ada = await signIn(server.url, 'Ada')
    const code = await makeTable(server.url, ada, { game: 'comet-rush' })
    await ask(`${server.url}/api/tables/${code}/sit`, json({}, ada))
    const mine = async (cookie: string) => (await ask(`${server.url}/api/tables/mine`, { headers: { cookie } })).body
    expect(await mine(ada)).toMatchObject([{ code }])
    await logOut(ada)
    expect(await mine(await signIn(server.url, 'Ada'))).toEqual([])
    const { seats } = (await ask(`${server.url}/api/tables/${code}`)).body as { seats: readonly object[] }
    expect(seats[0]).toMatchObject({ kind: 'person', name: 'Ada' })
  })

  it('is told to the client, which stops trying', async () => {
    const ada = await Guest.at(server.url, 'Ada')
    const { code } = await ada.createTable({ game: 'comet-rush' })
    const heard: string[] = []
    const client = ada.watch(code, { onMessage: ({ kind }) => void heard.push(kind) })
    await expect.poll(() => client.state.connection).toBe('open')
    await logOut(ada.cookie)
    await expect.poll(() => client.state.connection).toBe('closed')
    expect(client.state.gone).toBe('You were logged out of this session.')
    expect(heard.filter((kind) => kind === 'welcome')).toHaveLength(1)
  })

  it('of a stranger changes nothing', async () => {
    expect((await logOut('')).status).toBe(401)
    expect((await logOut('', '/api/sessions')).status).toBe(401)
  })
})

describe('logging out everywhere else', () => {
  it('voids every copy of every cookie but the new one', async () => {
    const stolen = await signIn(server.url, 'Ada')
    const [thief, tab] = [await tapAs(stolen), await tapAs(await visited(stolen))]
    const reply = await logOut(stolen, '/api/sessions')
    const fresh = cookieIn(reply)
    expect(await whoAmI(stolen)).toBe(401)
    expect(await whoAmI(fresh)).toBe(200)
    expect(await whoAmI(await visited(fresh))).toBe(200)
    // They come back if they have the new cookie.
    expect([await thief.closed, await tab.closed]).toEqual([1012, 1012])
    await expect(tapAs(stolen)).rejects.toThrow('401')
    await (await tapAs(fresh)).close()
  })

  it('can be said again, and a clock that was set back makes nothing valid', async () => {
    let now = 1_700_000_000_000
    const { sessions, request } = sessionsAt(server.store, () => now)
    const first = await sessions.create('Ada')
    if ('code' in first) throw new Error(first.text)
    const second = await sessions.endOthers(first)
    now -= 3_600_000
    const third = await sessions.endOthers(second)
    expect(await sessions.of(request(first))).toBe(null)
    expect(await sessions.of(request(third))).toMatchObject({ user: { name: 'Ada' } })
  })
})

describe('a cookie from before they named their session', () => {
  it('still counts, and is one session that can be ended', async () => {
    const ada = await signIn(server.url, 'Ada')
    const old = oldCookie(ada)
    expect(await whoAmI(old)).toBe(200)
    const renewed = await visited(old)
    await logOut(old)
    expect([await whoAmI(old), await whoAmI(renewed), await whoAmI(ada)]).toEqual([401, 401, 200])
  })

  it('began when its user came here first: logging out everywhere else ends it', async () => {
    const ada = await signIn(server.url, 'Ada')
    await logOut(ada, '/api/sessions')
    expect(await whoAmI(oldCookie(ada))).toBe(401)
  })
})

it('a line that is being opened while its session ends is not left open', async () => {
  const { sessions, request } = sessionsAt(server.store, Date.now)
  const session = await sessions.create('Ada')
  if ('code' in session) throw new Error(session.text)
  const opening = sessions.follow(request(session))
  const open = await sessions.follow(request(session))
  let told = ''
  open?.line.onEnd((end) => {
    told = end
  })
  await sessions.end(session)
  expect(told).toBe('void')
  // Looked up before the end, or after it: either way nobody holds on to it.
  const opened = await opening
  expect(opened === null || opened.line.ended === 'void').toBe(true)
  expect(await sessions.follow(request(session))).toBe(null)
})

function sessionsAt(store: Store, now: () => number) {
  const sessions = new Sessions(store, 'a key', now)
  const request = (session: Parameters<Sessions['cookieFor']>[0]) => ({
    headers: { cookie: sessions.cookieFor(session, false).split(';')[0] ?? '' },
  })
  return { sessions, request }
}
