import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { webFolder } from './web-build.mjs'

const SCRIPT = `document.title = ${JSON.stringify('a long title '.repeat(200))}\nconsole.log(process.env.NODE_ENV)`

let root: string
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  root = await mkdtemp(join(tmpdir(), 'starboard-web-'))
  await mkdir(join(root, 'web', 'node_modules'), { recursive: true })
  await write('web/index.html', '<!doctype html><script type="module" src="/main.js"></script>')
  await write('web/main.js', SCRIPT)
  await write('lock.json', '{}')
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(root, { recursive: true })
})

const write = (name: string, text: string) => writeFile(join(root, name), text)

const site = () => ({ root, app: join(root, 'web'), builds: join(root, '.build'), inputs: ['web', 'lock.json'] })
const build = () => webFolder(site())
const built = async () => (await readdir(join(root, '.build'))).toSorted()
const timesBuilt = () => vi.mocked(console.error).mock.calls.length

describe('the web app', () => {
  it('is built for production, and what is worth it is packed', async () => {
    const folder = await build()
    const assets = await readdir(join(folder, 'assets'))
    const script = assets.find((name) => name.endsWith('.js')) ?? ''
    expect(assets.toSorted()).toEqual([script, `${script}.br`, `${script}.gz`])
    const [plain, brotli, zipped] = await Promise.all(
      ['', '.br', '.gz'].map((ending) => readFile(join(folder, 'assets', script + ending))),
    )
    expect(plain?.toString()).toContain('a long title')
    expect(plain?.toString()).toContain('production')
    expect(brotliDecompressSync(brotli ?? '')).toEqual(plain)
    expect(gunzipSync(zipped ?? '')).toEqual(plain)
    expect(await readdir(folder)).toEqual(['assets', 'index.html'])
    expect(vi.mocked(console.error).mock.calls).toEqual([['Building the web app; this takes a few seconds …']])
  })

  it('is built again only when something that it is built of has changed', async () => {
    const first = await build()
    await write('web/main.test.js', 'not part of it')
    await write('web/node_modules/x.js', 'not part of it')
    expect(await build()).toBe(first)
    expect(timesBuilt()).toBe(1)
    await write('lock.json', '{"changed":true}')
    const second = await build()
    await write('web/main.js', `${SCRIPT}\n`)
    const third = await build()
    expect(new Set([first, second, third]).size).toBe(3)
    expect(timesBuilt()).toBe(3)
    await write('lock.json', '{}')
    await write('web/main.js', SCRIPT)
    expect(await build()).toBe(first)
  })

  it('appears complete, once, though two build it at the same time', async () => {
    const [one, other] = await Promise.all([build(), build()])
    expect(one).toBe(other)
    expect(await built()).toEqual([basename(one)])
    expect(await readdir(one)).toContain('index.html')
  })

  it('that cannot be built leaves nothing behind', async () => {
    await write('web/main.js', 'import "./missing.js"')
    await expect(build()).rejects.toThrow('The web app could not be built')
    expect(await built()).toEqual([])
  })

  it('that was edited while it was built is not taken for what it was before', async () => {
    const building = build()
    await vi.waitUntil(() => stat(join(root, '.build')).catch(() => null), { timeout: 30_000, interval: 5 })
    await write('web/main.js', `${SCRIPT}\n// later`)
    const mixed = await building
    expect(await readdir(mixed)).toContain('index.html')
    await write('web/main.js', SCRIPT)
    expect(await build()).not.toBe(mixed)
    expect(timesBuilt()).toBe(2)
  })

  it('of yesterday goes when there is a new one; what is in use stays', async () => {
    const [old, young] = ['web-old', 'web-young'].map((name) => join(root, '.build', name))
    for (const folder of [old, young]) await mkdir(folder ?? '', { recursive: true })
    await utimes(old ?? '', new Date(0), new Date(0))
    const first = await build()
    expect(await built()).toEqual([basename(first), 'web-young'].toSorted())
    await utimes(first, new Date(0), new Date(0))
    await build()
    await write('web/main.js', `${SCRIPT}\n`)
    await build()
    expect(await built()).toContain(basename(first))
  })
})
