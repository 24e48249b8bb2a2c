import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, type Log, type RunningServer, readConfig, startServer, thinkHere } from './index.ts'

import { ownTime } from './time.fixture.ts'

export { until } from './time.fixture.ts'

const quiet: Log = { info() {}, warn() {}, error() {} }

export interface TestServer extends RunningServer {
  readonly dataDir: string
  /** Stops and starts again on the same data and at the same address; clients come back by themselves. */
  restart(whileDown?: () => Promise<void>): Promise<TestServer>
  readonly lines: readonly { readonly text: string; readonly fields: object }[]
}

/** A real server on a free port with its own store, bots that answer at once, and a log that can be read. */
export async function testServer(changes: Partial<Config> = {}, dataDir?: string): Promise<TestServer> {
  const config = readConfig({
    PORT: '0',
    STARBOARD_BOT_DELAY_MS: '0',
    STARBOARD_PAUSE_MS: '0',
    STARBOARD_REQUESTS_PER_MINUTE: '1000000',
    STARBOARD_MESSAGES_PER_SECOND: '100000',
  })
  if ('problems' in config) throw new Error(config.problems.join(' '))
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'starboard-server-')))
  const lines: { text: string; fields: object }[] = []
  const log: Log = {
    ...quiet,
    error: (fields, text) => void lines.push({ fields, text }),
    warn: (fields, text) => void lines.push({ fields, text }),
  }
  const server = await startServer(
    { ...config, dataDir: folder, ...changes },
    { bots: thinkHere, log, version: 'test', now: () => Math.floor(ownTime()) },
  )
  return {
    ...server,
    dataDir: folder,
    lines,
    async restart(whileDown = async () => undefined) {
      await server.close()
      await whileDown()
      return testServer({ ...changes, port: Number(new URL(server.url).port) }, folder)
    },
    async close() {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
