import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { bundled } from './bundle.fixture.ts'

const BIN = fileURLToPath(new URL('./starboard.mjs', import.meta.url))
const BUNDLED = fileURLToPath(new URL('./bundled.fixture.mjs', import.meta.url))

let isFirst = true

/**
 * What Node is told to run `starboard`. The first time in a test file that is the real command, with all that it does
 * before it begins; later it is the bundle, because making that again takes as long as most commands.
 */
export async function starboardScript(): Promise<readonly string[]> {
  if (!isFirst) return [BUNDLED, await bundled()]
  isFirst = false
  return [BIN]
}

export interface Ended {
  readonly exitCode: number
  readonly out: string
  readonly error: string
}

/** A folder for the files of one test file, and the real command run in it, as a user would from anywhere. */
export function terminal() {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-cli-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const starboard = async (...words: readonly string[]): Promise<Ended> => {
    const script = await starboardScript()
    return new Promise((resolve) => {
      const child = execFile(process.execPath, [...script, ...words], { cwd: folder }, (_failure, out, error) =>
        resolve({ exitCode: child.exitCode ?? -1, out, error }),
      )
    })
  }
  return { starboard, fileNamed: (name: string) => join(folder, name) }
}
