import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { NODE_FLAGS } from './defaults.ts'

export interface ServerProcess {
  readonly url: string
  readonly pid: number
  /** Of others that serve together with it; its address is then a list, separated by commas. */
  readonly besides?: readonly number[]
  /** Where to ask it and the processes it has started to clean up; empty unless that was wanted. */
  readonly inspectors: readonly string[]
  stop(): Promise<void>
}

export interface ServerParts {
  readonly env?: Readonly<Record<string, string>>
  /** Lets `collectGarbage` ask for it. */
  readonly isInspected?: boolean
  /** Ours are there to be measured; most often they are not what is measured. */
  readonly hasLimits?: boolean
  /** The program that serves: this very one, unless another is named. */
  readonly program?: string
}

/** Starboard as a server of its own with an empty store; without limits, unless they are what is measured. */
export const startServer = (words: readonly string[], parts: ServerParts = {}): Promise<ServerProcess> =>
  startProgram([...NODE_FLAGS, parts.program ?? process.argv[1] ?? '', 'serve', ...words], {
    ...parts,
    env: { ...(parts.hasLimits !== true && NO_LIMITS), LOG_LEVEL: 'info', ...parts.env },
  })

const SECRET = { STARBOARD_SECRET: 'all nodes of a measurement have the same' }

/** Several nodes on the database and the NATS that the environment names. */
export async function startNodes(count: number, words: readonly string[], parts: ServerParts): Promise<ServerProcess> {
  const nodes: ServerProcess[] = []
  while (nodes.length < count) nodes.push(await startServer(words, { ...parts, env: { ...SECRET, ...parts.env } }))
  const [pid = 0, ...besides] = nodes.map((node) => node.pid)
  return {
    ...{ pid, besides, url: nodes.map(({ url }) => url).join(',') },
    inspectors: nodes.flatMap(({ inspectors }) => inspectors),
    stop: async () => void (await Promise.all(nodes.map((node) => node.stop()))),
  }
}

/** Any program for this Node that says where it listens, in a line of JSON. It keeps what it keeps in a folder of its own. */
export async function startProgram(
  words: readonly string[],
  { env = {}, isInspected = false }: ServerParts,
): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'starboard-bench-'))
  const child = spawn(process.execPath, words, {
    env: { ...process.env, PORT: '0', STARBOARD_DATA: dataDir, ...env, ...(isInspected && INSPECTED) },
    stdio: ['ignore', 'pipe', isInspected ? 'pipe' : 'inherit'],
  })
  const inspectors = inspectorsOf(child)
  const url = await listening(child)
  return {
    url,
    pid: child.pid ?? 0,
    inspectors,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const INSPECTED = { NODE_OPTIONS: `--inspect=127.0.0.1:0 ${process.env.NODE_OPTIONS ?? ''}` }

const NO_LIMITS = {
  STARBOARD_CONNECTIONS_PER_ADDRESS: '1000000',
  STARBOARD_MESSAGES_PER_SECOND: '1000000',
  STARBOARD_REQUESTS_PER_MINUTE: '10000000',
  STARBOARD_LINES_PER_ADDRESS: '1000000',
  STARBOARD_BYTES_PER_SECOND: '1000000000',
  STARBOARD_WORK_PER_SECOND: '100000000',
  STARBOARD_MISSED_CODES_PER_HOUR: '10000000',
  STARBOARD_CHAT_AT_ONCE: '1000000',
  STARBOARD_LOBBIES_PER_PERSON: '1000000',
}

/** Whatever else is said goes on to where it would have been read. */
function inspectorsOf({ stderr }: ChildProcess): readonly string[] {
  const found: string[] = []
  if (stderr === null) return found
  createInterface({ input: stderr }).on('line', (line) => {
    const address = /^Debugger listening on ws:(.*)$/.exec(line)?.[1]
    if (address !== undefined) found.push(`http:${address}`)
    else if (!/^For help, see: |^Debugger (attached|ending)/.test(line)) process.stderr.write(`${line}\n`)
  })
  return found
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
