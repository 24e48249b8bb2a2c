import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Guest } from '@starboard/wire/guest'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from '../server/store/index.ts'
import { depth } from '../tools/depth.fixture.ts'
import { playAndKill } from './kill.fixture.ts'
import { freePort, ServerProcess } from './server-process.fixture.ts'

const SEED = process.env.STARBOARD_SEED ?? `${Date.now()}`
const DRAINS = depth('STARBOARD_DRAINS', { test: 3, endure: 60 })
const DRAIN_MS = 5000
/** On a busy machine; the slowest waits 20 s for its moment. */
const [LONGEST_MS, LONGEST_DRAIN_MS] = [240_000, 25_000]

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'starboard-drain-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

test(
  `SIGTERM in the middle of play drains in time with exit code 0, and everybody goes on at the next server (seed ${SEED})`,
  async () => {
    const report = await playAndKill({
      kills: DRAINS,
      signal: 'SIGTERM',
      seed: SEED,
      env: { STARBOARD_DATA: dataDir },
      openStore: () => openStore({ dataDir }),
    })
    const slowest = Math.max(...report.exits.map(({ ms }) => ms))
    process.stdout.write(`the slowest of ${report.exits.length} servers ended after ${slowest.toFixed(0)} ms\n`)
    expect(report.problems).toEqual([])
    expect(report.troubles).toEqual([])
    expect(report.exits.map(({ code }) => code)).toEqual(report.exits.map(() => 0))
    expect(slowest).toBeLessThan(DRAIN_MS)
    expect(report.acknowledged).toBeGreaterThan(100)
  },
  LONGEST_MS + DRAINS * LONGEST_DRAIN_MS,
)

test('a connection that does not say goodbye is not waited for', async () => {
  const port = await freePort()
  const server = await ServerProcess.serving({ PORT: String(port), STARBOARD_DATA: dataDir, STARBOARD_WEB: 'off' })
  const { cookie } = await Guest.at(`http://127.0.0.1:${port}`, 'Ada')
  const socket = connect(port, '127.0.0.1')
  socket.write(
    [
      'GET /ws HTTP/1.1',
      `Host: 127.0.0.1:${port}`,
      `Cookie: ${cookie}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '',
      '',
    ].join('\r\n'),
  )
  await new Promise((resolve) => socket.once('data', resolve))
  const asked = performance.now()
  expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null })
  expect(performance.now() - asked).toBeLessThan(DRAIN_MS)
  socket.destroy()
})

test('a server that finds its port taken ends and says so', async () => {
  const env = { PORT: String(await freePort()), STARBOARD_DATA: dataDir, STARBOARD_WEB: 'off' }
  const first = await ServerProcess.serving(env)
  const second = await ServerProcess.warm({ ...env, STARBOARD_DATA: `${dataDir}/other` })
  await expect(second.serve()).rejects.toThrow(/ended with 2/)
  expect(await first.kill('SIGTERM')).toMatchObject({ code: 0 })
})
