import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '../server/store/index.ts'
import { startPostgres } from '../server/store/postgres/server.fixture.ts'
import { depth } from '../tools/depth.fixture.ts'
import { type KillReport, playAndKill } from './kill.fixture.ts'

const SEED = process.env.STARBOARD_SEED ?? `${Date.now()}`
const KILLS = depth('STARBOARD_KILLS', { test: 18, endure: 400 })
const POSTGRES_KILLS = depth('STARBOARD_POSTGRES_KILLS', { test: 3, endure: 50 })
/** On a busy machine; the slowest kill waits 20 s for its moment. */
const LONGEST_MS = 240_000
const LONGEST_KILL_MS = 6000
/** So that every moment that a kill waits for comes up twice. */
const ENOUGH_FOR_EVERY_MOMENT = 18

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'starboard-kill-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

function isSound(report: KillReport) {
  const { problems, troubles, phases, exits, ...figures } = report
  process.stdout.write(`${JSON.stringify({ ...figures, phases })}\n`)
  expect(problems).toEqual([])
  expect(troubles).toEqual([])
  expect(exits.at(-1)?.code).toBe(0)
  expect(report.acknowledged).toBeGreaterThan(20 * Math.sqrt(report.kills))
}

test(
  `${KILLS} kills lose nothing, repeat nothing and show nothing that is not so (seed ${SEED})`,
  async () => {
    const report = await playAndKill({
      kills: KILLS,
      seed: SEED,
      env: { STARBOARD_DATA: dataDir },
      openStore: () => openStore({ dataDir }),
    })
    isSound(report)
    if (KILLS >= ENOUGH_FOR_EVERY_MOMENT)
      expect(Object.keys(report.phases)).toEqual(
        expect.arrayContaining(['lobby', 'draft', 'draw', 'main', 'reroll', 'pressure', 'send', 'start']),
      )
  },
  LONGEST_MS + KILLS * LONGEST_KILL_MS,
)

test(
  `${POSTGRES_KILLS} kills on Postgres too (seed ${SEED})`,
  async () => {
    const postgres = await startPostgres()
    const place = await postgres.makePlace()
    try {
      const report = await playAndKill({
        kills: POSTGRES_KILLS,
        seed: SEED,
        env: { STARBOARD_DATA: dataDir, DATABASE_URL: place.url },
        openStore: () => openStore({ databaseUrl: place.url, dataDir }),
      })
      isSound(report)
    } finally {
      await place.leave()
      await postgres.stop()
    }
  },
  LONGEST_MS + POSTGRES_KILLS * LONGEST_KILL_MS,
)
