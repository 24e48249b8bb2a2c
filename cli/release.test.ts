import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webApp } from './built.fixture.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const run = promisify(execFile)

/** Beside this repository, so that nothing of it is found by chance. */
let place: string
const at = (...names: readonly string[]) => join(place, ...names)
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'starboard-release-'))
  await webApp()
  await run(process.execPath, ['cli/release.mjs', at('app')], { cwd: ROOT })
}, 300_000)
let child: ChildProcess | undefined
afterAll(async () => {
  child?.kill('SIGKILL')
  await rm(place, { recursive: true, force: true })
})

const starboard = (...words: readonly string[]) =>
  run(process.execPath, [at('app', 'starboard.mjs'), ...words], { cwd: place })

async function serving(): Promise<{ readonly server: ChildProcess; readonly url: string }> {
  const server = spawn(process.execPath, [at('app', 'starboard.mjs'), 'serve'], {
    cwd: place,
    env: { PATH: process.env.PATH, PORT: '0', STARBOARD_WORKERS: '2' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = server
  for await (const line of createInterface({ input: server.stdout })) {
    const { msg, url } = JSON.parse(line) as { msg: string; url: string }
    if (msg === 'listening') return { server, url }
  }
  throw new Error('It ended.')
}

describe('a release', () => {
  it('serves the app and a table with bots, and is backed up and looked after, with nothing but Node around it', async () => {
    const { server, url } = await serving()
    expect(await (await fetch(url)).text()).toContain('<!doctype html>')
    const ask = async (path: string, cookie: string, body: object) => {
      const headers = { 'content-type': 'application/json', cookie }
      return fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    }
    const came = await ask('/api/session', '', { name: 'Ada' })
    const cookie = came.headers.get('set-cookie')?.split(';')[0] ?? ''
    const { code } = (await (await ask('/api/tables', cookie, { game: 'comet-rush', seats: 2 })).json()) as {
      code: string
    }
    for (const [command, body] of [
      ['sit', { seat: 0 }],
      ['bot', { seat: 1, level: 'heuristic' }],
      ['ready', { ready: true }],
      ['start', {}],
    ] as const)
      expect((await ask(`/api/tables/${code}/${command}`, cookie, body)).status, command).toBe(200)
    expect((await starboard('backup', 'monday.sqlite')).stdout).toContain('1 table')
    server.kill('SIGTERM')
    expect(await once(server, 'exit')).toEqual([0, null])
    expect((await starboard('doctor')).stdout).toContain('integrity: every page, index and log is whole')
  })

  it('is written into no folder that has something in it', async () => {
    await writeFile(at('mine'), 'mine')
    const wrong = run(process.execPath, ['cli/release.mjs', place], { cwd: ROOT })
    await expect(wrong).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('is not empty') })
  })
})
