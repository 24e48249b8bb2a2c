import { once } from 'node:events'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, json, type OpenServer, openServer } from './wire.fixture.ts'

const INDEX = '<!doctype html><title>Starboard</title>'
const SCRIPT = 'export const answer = 42\n'.repeat(100)
const SECRET = 'nobody may read this'

const FILES: Readonly<Record<string, string | Buffer>> = {
  'index.html': INDEX,
  'sw.js': 'self.skipWaiting()',
  'manifest.webmanifest': '{}',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/app-1a2b.js': SCRIPT,
  'assets/app-1a2b.js.br': brotliCompressSync(SCRIPT),
  'assets/app-1a2b.js.gz': gzipSync(SCRIPT),
  'assets/text-3c4d.woff2': 'font',
  'assets/name with spaces.txt': 'spaces',
  '.vite/manifest.json': SECRET,
  '../secret': SECRET,
  '../web-more/secret': SECRET,
}

let folder: string
let server: OpenServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starboard-static-'))
  const webDir = join(folder, 'web')
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(webDir, name)), { recursive: true })
    await writeFile(join(webDir, name), text)
  }
  await symlink(join(folder, 'secret'), join(webDir, 'link'))
  await symlink(join(folder, 'web-more'), join(webDir, 'more'))
  server = await openServer({}, { webDir })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

interface RawReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** A request as no library would send it: the path goes out as it stands. */
async function raw(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<RawReply> {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  const parts: Buffer[] = []
  socket.on('data', (part: Buffer) => void parts.push(part))
  const lines = Object.entries({ host: `${hostname}:${port}`, connection: 'close', ...headers })
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
  await once(socket, 'close')
  return parsed(Buffer.concat(parts))
}

function parsed(reply: Buffer): RawReply {
  const end = reply.indexOf('\r\n\r\n')
  const [first = '', ...lines] = reply.subarray(0, end).toString().split('\r\n')
  const headers = lines.map((line) => [line.split(':')[0]?.toLowerCase(), line.replace(/^[^:]*: */, '')])
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body: reply.subarray(end + 4) }
}

const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('a file of the web app', () => {
  it.each([
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
    ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/text-3c4d.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/assets/name%20with%20spaces.txt', 'text/plain; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/index.html?from=home', 'text/html; charset=utf-8', 'no-cache'],
  ])('%s comes with its type, how long to keep it, and the rules for the page', async (path, type, cache) => {
    const { status, headers, body } = await raw(path)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, cache])
    const name = decodeURIComponent(path.split('?')[0] ?? '').slice(1)
    expect(body.toString()).toBe(FILES[name])
    expect(headers['content-length']).toBe(String(body.length))
    expect(headers.vary).toBe('accept-encoding')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    const isPage = type.startsWith('text/html')
    expect(headers['cross-origin-opener-policy']).toBe(isPage ? 'same-origin' : undefined)
    expect(headers['permissions-policy'] !== undefined).toBe(isPage)
  })

  it('is the same for HEAD, without the bytes', async () => {
    const [get, head] = [await raw('/assets/app-1a2b.js'), await raw('/assets/app-1a2b.js', {}, 'HEAD')]
    expect(head.body.length).toBe(0)
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
    expect(get.body.toString()).toBe(SCRIPT)
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['BR', 'br'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['identity, br;q=0.5', undefined],
    ['identity;q=0.5, gzip', 'gzip'],
    ['identity;q=0, br;q=0, gzip;q=0', undefined],
    ['br;q=nonsense, gzip;q=2, deflate', undefined],
    ['brotli', undefined],
    ['', undefined],
  ])('accept-encoding “%s” gets %s', async (accepted, encoding) => {
    const { headers, body } = await raw('/assets/app-1a2b.js', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    const name = `assets/app-1a2b.js${{ br: '.br', gzip: '.gz' }[encoding ?? ''] ?? ''}`
    expect(body.equals(Buffer.from(FILES[name] ?? ''))).toBe(true)
    if (encoding === 'gzip') expect(gunzipSync(body).toString()).toBe(SCRIPT)
  })

  it('that was not packed comes as it is', async () => {
    const { headers, body } = await raw('/sw.js', { 'accept-encoding': 'br, gzip' })
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, FILES['sw.js']])
  })

  it('is not sent again to whoever has it, and every encoding has a tag of its own', async () => {
    const path = '/assets/app-1a2b.js'
    const tags = await Promise.all(
      ['', 'gzip', 'br'].map(async (accepted) => (await raw(path, { 'accept-encoding': accepted })).headers.etag ?? ''),
    )
    expect(new Set(tags).size).toBe(3)
    const [plain = '', gzip = ''] = tags
    for (const known of [plain, `W/${plain}`, `"other", ${plain}`, '*']) {
      const { status, headers, body } = await raw(path, { 'if-none-match': known })
      expect([status, headers.etag, headers.vary, body.length]).toEqual([304, plain, 'accept-encoding', 0])
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    }
    for (const known of ['"other"', gzip, plain.slice(1, -1), ''])
      expect((await raw(path, { 'if-none-match': known })).status).toBe(200)
    expect((await raw('/', { 'if-none-match': (await raw('/')).headers.etag ?? '' })).status).toBe(304)
  })
})

describe('an address of the app', () => {
  it.each([
    '/',
    '/g/comet-rush',
    '/g/comet-rush/rules',
    '/t/KFQ7M',
    '/r',
    '/replays',
    '/me',
    '/r/abc',
    '/solo/x',
    '/learn/x',
    '/settings',
    '/gallery',
    '/rules',
    '/t/K?x=1',
  ])('%s is answered with its page, whoever asks', async (path) => {
    for (const headers of [PAGE, { accept: '*/*' }, {}]) {
      const { status, body, headers: got } = await raw(path, headers)
      expect([status, body.toString(), got['cache-control']]).toEqual([200, INDEX, 'no-cache'])
    }
  })

  it.each([
    '/nothing',
    '/tables',
    '/g',
    '/t/',
    '/settings/more',
    '/assets/gone.js',
    '/apishop',
    '/wsx',
    '/index.html/x',
  ])('%s is none: a browser gets the page with 404, a program the refusal', async (path) => {
    const page = await raw(path, PAGE)
    expect([page.status, page.body.toString(), page.headers.etag]).toEqual([404, INDEX, undefined])
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    expect((await raw(path, { ...PAGE, 'if-none-match': '*' })).status).toBe(404)
    for (const accept of ['*/*', 'application/json', 'text/html;q=0, */*', 'text/htmlx']) {
      const { status, body } = await raw(path, { accept })
      expect([status, JSON.parse(body.toString())]).toMatchObject([404, { code: 'not-found' }])
    }
  })
})

describe('what is for programs', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/tables/AAAAA/nothing',
    '/ws',
    '/ws/x',
    '/%61pi/nothing',
    '/api%2Fnothing',
    '//api/x',
    '/API/x',
  ])('%s never becomes a page', async (path) => {
    const { status, body, headers } = await raw(path, PAGE)
    expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
    expect(JSON.parse(body.toString())).toMatchObject({ code: 'not-found' })
  })

  it('answers as without a web app', async () => {
    for (const path of ['/api/games', '/healthz', '/readyz', '/version', '/api/openapi.json']) {
      const { status, body } = await raw(path, PAGE)
      expect([status, body.toString().slice(0, 1)]).toEqual([200, path === '/api/games' ? '[' : '{'])
    }
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      for (const path of ['/', '/sw.js', '/t/KFQ7M', '/nothing']) {
        const { status, body } = await ask(server.url + path, { method, headers: PAGE })
        expect([status, body]).toMatchObject([404, { code: 'not-found' }])
      }
  })
})

describe('nothing but the app is read', () => {
  const ways = [
    '/../secret',
    '/assets/../../secret',
    '/..%2fsecret',
    '/%2e%2e/secret',
    '/%2e%2e%2fsecret',
    '/%252e%252e/secret',
    '/assets/..%5c..%5csecret',
    '/..\\secret',
    '//secret',
    '/./secret',
    '/assets//app-1a2b.js',
    '/assets%2fapp-1a2b.js',
    '/./assets/app-1a2b.js',
    '/index.html%00.js',
    '/%00',
    '/sw.js%00',
    '/link',
    '/more/secret',
    '/.vite/manifest.json',
    '/assets',
    '/assets/',
    '/assets/app-1a2b.js/',
    '/ASSETS/APP-1A2B.JS',
    '/assets/app-1a2b.js.br',
    '/assets/app-1a2b.js.gz',
    '/__proto__',
    '/constructor',
    'http://127.0.0.1/../secret',
    '/%',
    '/%zz',
    '/%ff',
  ]

  it.each(ways)('not by %s', async (path) => {
    for (const headers of [PAGE, {}]) {
      const { status, body, headers: got } = await raw(path, headers)
      expect([400, 404]).toContain(status)
      expect(body.toString()).not.toContain(SECRET)
      expect(body.toString()).not.toContain(SCRIPT)
      expect(got['content-security-policy']).toContain("script-src 'self'")
    }
  })

  it('nor by a byte that no address has, nor by an endless one', async () => {
    expect((await raw('/sw.js\0')).status).toBe(400)
    expect((await raw(`/${'../'.repeat(2000)}secret`, PAGE)).body.toString()).toBe(INDEX)
  })

  it('a folder without a page is not served at all', async () => {
    await expect(openServer({}, { webDir: join(folder, 'web', 'assets') })).rejects.toThrow('no index.html')
  })
})

describe('the budget of an address', () => {
  it('is not spent on files and pages, but on whatever there is not', async () => {
    const strict = await openServer({ requestsPerMinute: 40 }, { webDir: join(folder, 'web') })
    const statusOf = async (path: string) => (await ask(strict.url + path, { headers: PAGE })).status
    for (let files = 0; files < 100; files++) expect(await statusOf(files % 2 === 0 ? '/sw.js' : '/t/KFQ7M')).toBe(200)
    expect((await ask(`${strict.url}/api/session`, json({ name: 'Ada' }))).status).toBe(200)
    const strays = []
    for (let tries = 0; tries < 12; tries++) strays.push(await statusOf('/nothing'))
    expect([strays[0], strays.at(-1)]).toEqual([404, 429])
    expect(await statusOf('/sw.js')).toBe(200)
    await strict.close()
  })

  it('other sites get no file either', async () => {
    expect((await raw('/sw.js', { origin: 'https://evil.example' })).status).toBe(403)
  })
})

it('without a web app the address itself says what is there, and nothing is a page', async () => {
  const plain = await openServer()
  expect((await ask(plain.url, { headers: PAGE })).body).toMatchObject({ name: 'Starboard', version: 'test' })
  expect(await ask(`${plain.url}/t/KFQ7M`, { headers: PAGE })).toMatchObject({
    status: 404,
    body: { code: 'not-found' },
  })
  await plain.close()
})
