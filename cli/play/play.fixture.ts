import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { starboardScript, wholeScript } from '../starboard.fixture.ts'

interface Played {
  readonly exitCode: number
  readonly out: string
  readonly error: string
}

export interface Player {
  say(text: string): void
  /** No more input. */
  hush(): void
  /** The first match of it in what was printed. */
  printed(pattern: RegExp): Promise<RegExpExecArray>
  readonly ended: Promise<Played>
}

/** A real server of the real command, in a folder of its own. */
export class Place {
  readonly url: string
  readonly folder: string
  readonly #server: ChildProcess
  readonly #script: readonly string[]
  readonly #players: ChildProcess[] = []

  private constructor(
    url: string,
    folder: string,
    { server, script }: { server: ChildProcess; script: readonly string[] },
  ) {
    this.url = url
    this.folder = folder
    this.#server = server
    this.#script = script
  }

  static async open(): Promise<Place> {
    const folder = mkdtempSync(join(tmpdir(), 'starboard-play-'))
    const env = {
      PORT: '0',
      STARBOARD_DATA: join(folder, 'data'),
      STARBOARD_BOT_DELAY_MS: '0',
      STARBOARD_PAUSE_MS: '0',
    }
    const server = spawn(process.execPath, [...wholeScript, 'serve', '--no-web'], {
      env: { ...process.env, ...env },
    })
    let log = ''
    const url = await new Promise<string>((resolve, reject) => {
      server.stdout.on('data', (chunk: Buffer) => {
        log += String(chunk)
        const found = /"url":"([^"]+)"/.exec(log)?.[1]
        if (found !== undefined) resolve(found)
      })
      server.once('exit', () => reject(new Error(`The server ended: ${log}`)))
    })
    return new Place(url, folder, { server, script: await starboardScript() })
  }

  async close(): Promise<void> {
    for (const player of this.#players) player.kill()
    const gone = new Promise((resolve) => this.#server.once('exit', resolve))
    this.#server.kill('SIGTERM')
    await gone
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** `starboard play …` with a pipe instead of a keyboard. */
  play(...words: readonly string[]): Player {
    const env = {
      ...process.env,
      XDG_CONFIG_HOME: join(this.folder, 'config'),
      STARBOARD_URL: this.url,
      FORCE_COLOR: '1',
    }
    const child = spawn(process.execPath, [...this.#script, 'play', ...words], { cwd: this.folder, env })
    this.#players.push(child)
    return playerOf(child)
  }
}

function playerOf(child: ReturnType<typeof spawn> & ChildProcess): Player {
  let [out, error] = ['', '']
  const listeners = new Set<() => void>()
  child.stdout?.on('data', (chunk: Buffer) => {
    out += String(chunk)
    for (const listener of listeners) listener()
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    error += String(chunk)
  })
  child.stdin?.on('error', () => {})
  const ended = new Promise<Played>((resolve) =>
    child.once('close', (exitCode) => resolve({ exitCode: exitCode ?? -1, out, error })),
  )
  return {
    ended,
    say: (text) => void child.stdin?.write(`${text}\n`),
    hush: () => void child.stdin?.end(),
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(out)
          if (found === null) return
          listeners.delete(look)
          resolve(found)
        }
        listeners.add(look)
        look()
        void ended.then(() => reject(new Error(`It ended without ${pattern}:\n${out}${error}`)))
      }),
  }
}

/** First these answers, then number 1 to every question there may be. */
export function answer(player: Player, ...first: readonly string[]): void {
  for (const text of first) player.say(text)
  for (let count = 0; count < 2000; count++) player.say('1')
  player.hush()
}
