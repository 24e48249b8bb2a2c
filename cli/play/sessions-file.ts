import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** Two people can play from one machine under two names, and each comes back to their own seat. */
export interface Who {
  readonly server: string
  readonly name: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** A file for each, which only its owner may read: whoever has a cookie has the seat. */
export class SessionsFile {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  static of(env: Environment): SessionsFile {
    const folder = env.XDG_CONFIG_HOME || (process.platform === 'win32' && env.APPDATA) || join(homedir(), '.config')
    return new SessionsFile(join(folder, 'starboard', 'sessions'))
  }

  cookieOf(who: Who): string | null {
    try {
      return cookieIn(JSON.parse(readFileSync(this.#pathOf(who), 'utf8')))
    } catch {
      // No file, or one that nobody can read: then nothing is kept.
      return null
    }
  }

  /** False: nothing can be written here, so nobody will come back. */
  keep(who: Who, cookie: string): boolean {
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
      this.forget(who)
      writeFileSync(this.#pathOf(who), `${JSON.stringify({ ...who, cookie }, null, 2)}\n`, { mode: 0o600 })
      return true
    } catch {
      return false
    }
  }

  forget(who: Who): void {
    rmSync(this.#pathOf(who), { force: true })
  }

  #pathOf({ server, name }: Who): string {
    const hash = createHash('sha256').update(`${server}\n${name}`).digest('hex')
    return join(this.#folder, `${hash.slice(0, 16)}.json`)
  }
}

const cookieIn = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'cookie' in value && typeof value.cookie === 'string'
    ? value.cookie
    : null
