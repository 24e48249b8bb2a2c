import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { bundled } from '../cli/bundle.fixture.ts'

export { freePort } from '../server/fixtures/free-port.fixture.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export interface LogLine {
  readonly level: number
  readonly msg: string
  readonly [field: string]: unknown
}

export interface Exit {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/**
 * A real server process. It can be kept warm, with its modules loaded and nothing else done, so that the next one
 * listens at once when this one has been killed.
 */
export class ServerProcess {
  readonly lines: LogLine[] = []
  readonly #child: ChildProcess
  readonly #exit: Promise<Exit>

  private constructor(child: ChildProcess) {
    this.#child = child
    this.#exit = once(child, 'exit').then(([code, signal]) => ({ code, signal }))
    if (child.stdout !== null)
      createInterface({ input: child.stdout }).on('line', (line) => void this.lines.push(JSON.parse(line) as LogLine))
  }

  static async warm(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
    const program = JSON.stringify({ url: await bundled(env), packages: await packages() })
    const child = spawn(process.execPath, ['e2e/serve.mjs', program], {
      cwd: root,
      env: { ...process.env, LOG_LEVEL: 'info', ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    const process_ = new ServerProcess(child)
    await once(child, 'message')
    return process_
  }

  static async serving(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
    const process_ = await ServerProcess.warm(env)
    await process_.serve()
    return process_
  }

  /** Gives its address as soon as it listens. */
  async serve(): Promise<string> {
    this.#child.send('serve')
    for (;;) {
      const listening = this.lines.find(({ msg }) => msg === 'listening')
      if (listening !== undefined) return String(listening.url)
      if (this.#child.exitCode !== null) throw new Error(`The server ended: ${JSON.stringify(this.lines)}`)
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
  }

  /** Stops it where it stands, or lets it go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child.kill(signal)
  }

  async kill(signal: NodeJS.Signals): Promise<Exit> {
    this.#child.kill(signal)
    return this.#exit
  }

  /** What it would wake somebody for. */
  get troubles(): readonly LogLine[] {
    return this.lines.filter(({ level }) => level >= 50)
  }
}

async function packages(): Promise<readonly string[]> {
  const { dependencies } = JSON.parse(await readFile(`${root}/server/package.json`, 'utf8')) as { dependencies: object }
  return [...Object.keys(dependencies).filter((name) => !name.startsWith('@starboard/')), 'pino']
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
