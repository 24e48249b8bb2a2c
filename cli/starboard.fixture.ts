import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'

const BIN = fileURLToPath(new URL('./starboard.mjs', import.meta.url))

export interface Ended {
  readonly exitCode: number
  readonly out: string
  readonly error: string
}

/** A folder for the files of one test file, and the real command run in it, as a user would from anywhere. */
export function terminal() {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-cli-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const starboard = (...words: readonly string[]): Promise<Ended> =>
    new Promise((resolve) => {
      const child = execFile(process.execPath, [BIN, ...words], { cwd: folder }, (_failure, out, error) =>
        resolve({ exitCode: child.exitCode ?? -1, out, error }),
      )
    })
  return { starboard, fileNamed: (name: string) => join(folder, name) }
}
