import { hostname } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOwnHost } from '../http/host.ts'
import { raw, upgrade } from './bare-line.fixture.ts'
import { ask, eventually, json, type OpenServer, openServer, signIn } from './wire.fixture.ts'

let server: OpenServer
let cookie: string
beforeAll(async () => {
  server = await openServer({ publicUrls: ['https://games.example.org'] })
  cookie = await signIn(server.url, 'Ada')
})
afterAll(() => server.close())

/** The status that a request for this host gets; a browser cannot be made to lie about it, but we can. */
async function statusFor(host: string, text: string): Promise<number> {
  const line = await raw(server.url, text.replace(/Host: \S*/, `Host: ${host}`))
  const status = () => Number(/^HTTP\/1.1 (\d+)/.exec(line.heard())?.[1] ?? 0)
  expect(await eventually(async () => status() > 0, true)).toBe(true)
  line.destroy()
  return status()
}
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`

describe('a page that makes its own name lead to this machine', () => {
  it.each([
    'evil.example',
    'evil.example:8080',
    'localhost.evil.example',
    'games.example.org.evil.example',
    '127.0.0.1.evil.example',
  ])('reads nothing as %s: neither metrics, nor the API, nor a socket', async (host) => {
    for (const path of ['/metrics', '/api/games', '/api/tables/mine', '/', '/healthz'])
      expect(await statusFor(host, get(path))).toBe(421)
    expect(await statusFor(host, upgrade(cookie))).toBe(421)
  })

  it('reads no metrics without their token; who has it reads them by any name', async () => {
    const watched = await openServer({ metricsToken: 'sixteen-letters-or-more' })
    const asked = async (headers: string) => {
      const line = await raw(
        watched.url,
        `GET /metrics HTTP/1.1\r\nHost: node1:8080\r\nConnection: close\r\n${headers}\r\n`,
      )
      expect(await eventually(async () => line.heard().includes('HTTP/1.1'), true)).toBe(true)
      line.destroy()
      return line.heard().slice(9, 12)
    }
    expect(await asked('')).toBe('421')
    expect(await asked('Authorization: Bearer sixteen-letters-or-lesS\r\n')).toBe('421')
    expect(await asked('Authorization: Bearer sixteen-letters-or-more\r\n')).toBe('200')
    await watched.close()
  })

  it('is told what the host of this server can do', async () => {
    const line = await raw(server.url, get('/api/games').replace('Host: x', 'Host: evil.example'))
    expect(await eventually(async () => line.heard().includes('STARBOARD_PUBLIC_URL'), true)).toBe(true)
    expect(line.heard()).toContain('cache-control: no-store')
    line.destroy()
  })
})

describe('a name of our own', () => {
  it.each([
    'localhost',
    'LOCALHOST:8080',
    '127.0.0.1',
    '192.168.1.5:8080',
    '[::1]:8080',
    'games.example.org',
    hostname(),
  ])('%s is let in', async (host) => {
    expect(await statusFor(host, get('/api/games'))).toBe(200)
    expect(await statusFor(host, upgrade(cookie))).toBe(101)
  })

  it('is what it listens on, too; what is no name at all is nobody’s', () => {
    const config = { host: 'board.lan', publicUrls: ['http://play.example:8080'] }
    for (const host of ['board.lan:8080', 'Board.LAN.', 'play.example', 'app.localhost', '10.0.0.7', undefined])
      expect(isOwnHost(host, config), host).toBe(true)
    for (const host of [
      '',
      'localhost@evil.example',
      'evil.example#localhost',
      'localhost/x',
      '1.2.3',
      '[evil]',
      'a b',
    ])
      expect(isOwnHost(host, config), host).toBe(false)
  })
})

describe('what a browser is told for later', () => {
  it('over https is to come by https again, and over http is nothing', async () => {
    const header = 'strict-transport-security'
    expect((await ask(`${server.url}/api/games`)).headers.get(header)).toBe('max-age=31536000')
    const plain = await openServer()
    expect((await ask(`${plain.url}/api/games`)).headers.get(header)).toBe(null)
    await plain.close()
  })

  it('is to keep no refusal and no answer of the API', async () => {
    const asked = [
      ask(`${server.url}/api/games`),
      ask(`${server.url}/api/nothing`),
      ask(`${server.url}/api/tables/AAAAA`),
      ask(`${server.url}/api/session`),
      ask(`${server.url}/api/tables`, json({ game: 'x'.repeat(300_000) }, cookie)),
      ask(`${server.url}/api/tables`, json('{', cookie)),
      ask(`${server.url}/api/games`, { headers: { origin: 'https://evil.example' } }),
      ask(`${server.url}/%`),
      ask(`${server.url}/healthz`),
      ask(`${server.url}/`),
    ]
    const told = (await Promise.all(asked)).map(({ status, headers }) => [status, headers.get('cache-control')])
    expect(told.map(([status]) => status)).toEqual([200, 404, 404, 401, 413, 400, 403, 400, 200, 200])
    expect(new Set(told.map(([, cache]) => cache))).toEqual(new Set(['no-store']))
    const turnedAway = await raw(server.url, upgrade('starboard=forged'))
    expect(await eventually(async () => turnedAway.heard().includes('Cache-Control: no-store'), true)).toBe(true)
    turnedAway.destroy()
  })
})
