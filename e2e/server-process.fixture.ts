import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { bundled, webApp } from '../cli/built.fixture.ts'

export { freePort } from '../server/fixtures/free-port.fixture.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Whatever a server is to do on a busy machine it does within this time, or it hangs. */
const PATIENCE_MS = 180_000
/** What a failure tells of the log. */
const LAST_LINES = 10

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
 * listens at once when this one has been killed. One that ends before its time, or does nothing, is an error that tells
 * what it said last.
 */
export class ServerProcess {
  readonly lines: LogLine[] = []
  readonly #child: ChildProcess
  readonly #exit: Promise<Exit>
  readonly #listening: Promise<string>

  private constructor(child: ChildProcess) {
    this.#child = child
    this.#exit = once(child, 'exit').then(([code, signal]) => ({ code, signal }))
    this.#listening = new Promise((resolve) => {
      this.#onLine((line) => {
        this.lines.push(line)
        if (line.msg === 'listening') resolve(String(line.url))
      })
    })
  }

  static async warm(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
    if (env.STARBOARD_WEB !== 'off') await webApp(env)
    const program = JSON.stringify({ url: await bundled(env), packages: await packages() })
    const child = spawn(process.execPath, ['e2e/serve.mjs', program], {
      cwd: root,
      env: { ...process.env, LOG_LEVEL: 'info', ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    const process_ = new ServerProcess(child)
    await process_.#alive('load', once(child, 'message'))
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
    return this.#alive('listen', this.#listening)
  }

  /** Stops it where it stands, lets it go on, or lets its time of day leap. */
  signal(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGUSR2'): void {
    this.#child.kill(signal)
  }

  async kill(signal: NodeJS.Signals): Promise<Exit> {
    this.#child.kill(signal)
    return this.#inTime(`end after ${signal}`, this.#exit)
  }

  /** How it ended, once it has. */
  get ended(): Promise<Exit> {
    return this.#exit
  }
  get pid(): number {
    return this.#child.pid ?? 0
  }

  /** What it would wake somebody for. */
  get troubles(): readonly LogLine[] {
    return this.lines.filter(({ level }) => level >= 50)
  }

  #onLine(hear: (line: LogLine) => void): void {
    if (this.#child.stdout === null) return
    createInterface({ input: this.#child.stdout }).on('line', (text) => hear(JSON.parse(text) as LogLine))
  }

  /** Only a process that lives does anything. */
  #alive<X>(what: string, done: Promise<X>): Promise<X> {
    const ended = this.#exit.then(({ code, signal }) => this.#fail(`ended with ${code ?? signal} and did not ${what}`))
    return this.#inTime(what, Promise.race([done, ended]))
  }

  /** What hangs is ended, so that nobody waits for it after this failure. */
  async #inTime<X>(what: string, done: Promise<X>): Promise<X> {
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#child.kill('SIGKILL')
        reject(this.#failure(`did not ${what} within ${PATIENCE_MS / 1000} s`))
      }, PATIENCE_MS)
    })
    return Promise.race([done, tooLate]).finally(() => clearTimeout(timer))
  }

  #fail(how: string): never {
    throw this.#failure(how)
  }

  #failure(how: string): Error {
    const last = this.lines.slice(-LAST_LINES).map((line) => JSON.stringify(line))
    return new Error([`The server ${how}. It said last:`, ...last].join('\n'))
  }
}

async function packages(): Promise<readonly string[]> {
  const { dependencies } = JSON.parse(await readFile(`${root}/server/package.json`, 'utf8')) as { dependencies: object }
  return [...Object.keys(dependencies).filter((name) => !name.startsWith('@starboard/')), 'pino']
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
