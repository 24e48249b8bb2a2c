import { onShelf, shelf } from '@starboard/games'
import type { BotPlayers } from './bot-seats/players.ts'
import type { Config } from './config.ts'
import { routes } from './http/api.ts'
import { createHttp } from './http/http.ts'
import { AddressLimit } from './http/limits.ts'
import { readSecret } from './http/secret.ts'
import { Sessions } from './http/session.ts'
import { createSockets } from './http/socket.ts'
import { readWebApp } from './http/static.ts'
import { createMetrics } from './metrics.ts'
import { openStore } from './store/index.ts'
import type { Log } from './table/services.ts'
import { Tables } from './table/tables.ts'

export { BotPool } from './bot-seats/pool.ts'
export { thinkHere } from './bot-seats/think.ts'
export { type Config, readConfig } from './config.ts'
export { openStore } from './store/index.ts'
export type { Log } from './table/services.ts'

export interface RunningServer {
  readonly url: string
  /** Takes nothing new, finishes what is under way, writes it, lets everybody go. */
  close(): Promise<void>
}

const SNAPSHOT_EVERY = 100
/** Long enough for a page that is loaded again, short enough for others to wait. */
const AWAY_MS = 8000

export interface ServerParts {
  readonly bots: BotPlayers
  readonly log: Log
  readonly version: string
  /** The folder of the built web app; without one only the API is served. */
  readonly webDir?: string | null
  now?(): number
}

/** One server: store, tables, door. Everything it needs from outside is handed in. */
export async function startServer(
  config: Config,
  { bots, log, version, webDir = null, now = Date.now }: ServerParts,
): Promise<RunningServer> {
  const webApp = webDir === null ? null : await readWebApp(webDir)
  const store = await openStore({
    dataDir: config.dataDir,
    ...(config.databaseUrl !== null && { databaseUrl: config.databaseUrl }),
  })
  const metrics = createMetrics()
  const lastBeat = await store.lastBeat()
  const pace = { ...config, snapshotEvery: SNAPSHOT_EVERY, awayMs: Math.min(AWAY_MS, config.graceMs) }
  const sessions = new Sessions(store, await readSecret(config), now)
  const tables = new Tables({ store, bots, pace, log, metrics, now, startedAt: now(), lastBeat, gameNamed: onShelf })
  let isReady = true
  const parts = { config, tables, store, sessions, metrics, log, version, now, shelf, webApp, isReady: () => isReady }
  const http = createHttp({ ...parts, routes: routes(parts), limit: new AddressLimit(config.requestsPerMinute) })
  const sockets = createSockets(http.server, parts)
  const url = await open().catch(async (error: unknown) => {
    await close()
    throw error
  })
  log.info({ url, store: config.databaseUrl === null ? 'sqlite' : 'postgres' }, 'listening')
  return {
    url,
    async close() {
      await close()
      log.info({}, 'closed')
    },
  }

  async function open() {
    await tables.leaveOutDowntime()
    return http.listen({ host: config.host, port: config.port })
  }

  async function close() {
    isReady = false
    await tables.stop()
    await sockets.close()
    await http.close()
    await bots.close()
    await store.close()
  }
}
