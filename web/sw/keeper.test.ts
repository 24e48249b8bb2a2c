import { describe, expect, it } from 'vitest'
import { Keeper, type KeeperParts } from './keeper.ts'

const HERE = 'https://starboard.example'
const urlOf = (request: Request | string | URL) =>
  new URL(request instanceof Request ? request.url : String(request), HERE).href

/** Caches as a browser has them, as far as they are used. */
class FakeCaches {
  readonly all = new Map<string, Map<string, Response>>()
  readonly open = async (name: string) => {
    const cache = this.all.get(name) ?? new Map<string, Response>()
    this.all.set(name, cache)
    return {
      match: async (request: Request | string) => cache.get(urlOf(request))?.clone(),
      put: async (request: Request | string, response: Response) => void cache.set(urlOf(request), response),
      keys: async () => [...cache.keys()].map((url) => new Request(url)),
      delete: async (request: Request) => cache.delete(urlOf(request)),
    }
  }
  readonly keys = async () => [...this.all.keys()]
  readonly delete = async (name: string) => this.all.delete(name)

  paths(name: string): readonly string[] {
    return [...(this.all.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname).sort()
  }
}

const build = (change: Partial<OfflineBuild> = {}): OfflineBuild => ({
  version: 'v1',
  shell: ['/index.html', '/assets/index-1.js'],
  games: ['/assets/board-1.js'],
  assets: ['/assets/index-1.js', '/assets/board-1.js'],
  ...change,
})

/** A server, and a device in front of it. */
class Device {
  readonly caches = new FakeCaches()
  readonly asked: string[] = []
  answer: (path: string) => Response | Promise<Response> = (path) => new Response(`network ${path}`)
  after: KeeperParts['after'] = () => new Promise(() => undefined)

  keeper(change: Partial<OfflineBuild> = {}): Keeper {
    return new Keeper({
      build: build(change),
      caches: this.caches as unknown as CacheStorage,
      fetch: async (request) => {
        const { pathname } = new URL(urlOf(request))
        this.asked.push(pathname)
        return this.answer(pathname)
      },
      after: (ms) => this.after(ms),
    })
  }

  goOffline(): void {
    this.answer = () => Promise.reject(new TypeError('Failed to fetch'))
  }
}

const request = (path: string) => new Request(HERE + path)
const textOf = async (response: Promise<Response>) => (await response).text()

describe('installing', () => {
  it('keeps the whole shell', async () => {
    const device = new Device()
    await device.keeper().install()
    expect(device.caches.paths('starboard-shell-v1')).toEqual(['/assets/index-1.js', '/index.html'])
  })

  it('keeps nothing if one file is missing', async () => {
    const device = new Device()
    device.answer = (path) => new Response('', { status: path === '/index.html' ? 200 : 404 })
    await expect(device.keeper().install()).rejects.toThrow('/assets/index-1.js: 404')
    expect(device.caches.paths('starboard-shell-v1')).toEqual([])
  })
})

describe('a page', () => {
  it('comes from the network, so that a reload brings the newest version', async () => {
    const device = new Device()
    const keeper = device.keeper()
    await keeper.install()
    device.answer = () => new Response('newer')
    expect(await textOf(keeper.page(request('/settings')))).toBe('newer')
  })

  it('is the one that is here without a network, and while the server is being started again', async () => {
    const device = new Device()
    const keeper = device.keeper()
    await keeper.install()
    device.goOffline()
    expect(await textOf(keeper.page(request('/solo/any')))).toBe('network /index.html')
    device.answer = () => new Response('', { status: 503 })
    expect(await textOf(keeper.page(request('/')))).toBe('network /index.html')
  })

  it('is the one that is here where the network takes its time', async () => {
    const device = new Device()
    const keeper = device.keeper()
    await keeper.install()
    device.answer = () => new Promise(() => undefined)
    device.after = async (ms) => {
      expect(ms).toBeLessThanOrEqual(5000)
      return null
    }
    expect(await textOf(keeper.page(request('/')))).toBe('network /index.html')
  })
})

describe('a file that tells its contents by its name', () => {
  it('is asked for once and then kept', async () => {
    const device = new Device()
    const keeper = device.keeper()
    expect(await textOf(keeper.asset(request('/assets/board-1.js')))).toBe('network /assets/board-1.js')
    device.goOffline()
    expect(await textOf(keeper.asset(request('/assets/board-1.js')))).toBe('network /assets/board-1.js')
    expect(device.asked).toEqual(['/assets/board-1.js'])
  })

  it('is not kept if it was not there', async () => {
    const device = new Device()
    device.answer = () => new Response('', { status: 404 })
    expect((await device.keeper().asset(request('/assets/old.js'))).status).toBe(404)
    expect(device.caches.paths('starboard-assets')).toEqual([])
  })
})

describe('loading ahead', () => {
  it('fetches what is missing, and only files of this build', async () => {
    const device = new Device()
    const keeper = device.keeper()
    await keeper.install()
    device.asked.length = 0
    await keeper.keep(['/assets/index-1.js', '/assets/board-1.js', '/assets/strange.js', '/api/tables'])
    expect(await keeper.keep(['/assets/board-1.js'])).toBe(0)
    expect(device.asked).toEqual(['/assets/board-1.js'])
  })

  it('goes on with the next file if one fails', async () => {
    const device = new Device()
    device.answer = (path) => (path === '/assets/index-1.js' ? Promise.reject(new TypeError()) : new Response(''))
    expect(await device.keeper().keep(['/assets/index-1.js', '/assets/board-1.js'])).toBe(1)
    expect(device.caches.paths('starboard-assets')).toEqual(['/assets/board-1.js'])
  })
})

it('a new version clears away what only older ones needed', async () => {
  const device = new Device()
  const before = device.keeper()
  await before.install()
  await before.keep(['/assets/board-1.js'])
  await (await device.caches.open('of somebody else')).put('/x', new Response(''))
  const after = device.keeper({ version: 'v2', assets: ['/assets/index-2.js'], shell: ['/index.html'] })
  await after.install()
  expect(device.caches.paths('starboard-shell-v1')).not.toEqual([])
  await after.activate()
  expect([...device.caches.all.keys()].sort()).toEqual(['of somebody else', 'starboard-assets', 'starboard-shell-v2'])
  expect(device.caches.paths('starboard-assets')).toEqual([])
})
