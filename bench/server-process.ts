import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface ServerProcess {
  readonly url: string
  stop(): Promise<void>
}

/** This very program, as a server of its own with an empty store. */
export async function startServer(words: readonly string[]): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'starboard-bench-'))
  const child = spawn(process.execPath, [process.argv[1] ?? '', 'serve', ...words], {
    env: { ...process.env, PORT: '0', STARBOARD_DATA: dataDir, ...NO_LIMITS },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await listening(child)
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const NO_LIMITS = {
  STARBOARD_CONNECTIONS_PER_ADDRESS: '1000000',
  STARBOARD_MESSAGES_PER_SECOND: '1000000',
  STARBOARD_REQUESTS_PER_MINUTE: '10000000',
  LOG_LEVEL: 'info',
}

async function listening(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The server has no output.')
  for await (const line of createInterface({ input: child.stdout })) {
    const { url } = JSON.parse(line) as { url?: string }
    if (url !== undefined) {
      child.stdout.resume()
      return url
    }
  }
  throw new Error('The server did not start.')
}
