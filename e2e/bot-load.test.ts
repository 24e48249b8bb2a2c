import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Guest } from '@starboard/wire/guest'
import { expect, test } from 'vitest'
import { ServerProcess, sleep } from './server-process.fixture.ts'

const TABLES = 50
const SECONDS = 5

/** The values of a metric in these texts, the smallest first. */
const valuesOf = (texts: readonly string[], metric: string): readonly number[] =>
  texts
    .map((text) => text.split('\n').find((line) => line.startsWith(metric)))
    .map((line) => Number(line?.split(' ').at(-1)))
    .toSorted((one, other) => one - other)

test(`${TABLES} tables of bots do not keep the event loop from its work`, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'starboard-bots-'))
  const server = await ServerProcess.warm({
    PORT: '0',
    STARBOARD_DATA: dataDir,
    STARBOARD_WEB: 'off',
    STARBOARD_BOT_DELAY_MS: '0',
    STARBOARD_REQUESTS_PER_MINUTE: '1000000',
    STARBOARD_WORK_PER_SECOND: '1000000',
    STARBOARD_LOBBIES_PER_PERSON: '1000',
  })
  const host = await Guest.at(await server.serve(), 'Ada')
  const games = (await host.get('/api/games')).body as { id: string; bots: string[] }[]
  const level = games.find(({ id }) => id === 'comet-rush')?.bots.at(-1) ?? 'random'
  // Bots play on with nobody there only where nobody has to be.
  const table = { game: 'comet-rush', bots: [level, level, level, level], time: { kind: 'slow', days: 1 } }
  const codes = await Promise.all(Array.from({ length: TABLES }, async () => (await host.createTable(table)).code))
  for (const code of codes) expect(await host.post(`/api/tables/${code}/start`, {})).toMatchObject({ status: 200 })
  const metrics = async () => (await fetch(`${host.url}/metrics`)).text()
  // Each asking begins a new measurement.
  await metrics()
  const texts: string[] = []
  for (let second = 0; second < SECONDS; second++) {
    await sleep(1000)
    texts.push(await metrics())
  }
  const delays = valuesOf(texts, 'starboard_event_loop_delay_seconds{quantile="0.99"}')
  // Bots that are in the way are so in every second; a machine that is busy for a moment is not.
  const p99 = delays[Math.floor(SECONDS / 2)] ?? Number.NaN
  const moves = valuesOf(texts, 'starboard_commit_seconds_count').at(-1) ?? 0
  process.stdout.write(
    `${TABLES} tables of ${level} bots: ${Math.round(moves / SECONDS)} moves a second, ` +
      `event loop delay p99 mostly ${(p99 * 1000).toFixed(1)} ms\n`,
  )
  expect(server.troubles).toEqual([])
  expect(moves).toBeGreaterThan(100)
  expect(p99).toBeLessThan(0.5)
  expect(await server.kill('SIGTERM')).toMatchObject({ code: 0 })
  await rm(dataDir, { recursive: true, force: true })
})
