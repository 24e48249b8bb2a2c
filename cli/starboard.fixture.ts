import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { bundled } from './built.fixture.ts'

const BIN = fileURLToPath(new URL('./starboard.mjs', import.meta.url))
const MANY = fileURLToPath(new URL('./many.fixture.mjs', import.meta.url))
const BUNDLED = fileURLToPath(new URL('./bundled.fixture.mjs', import.meta.url))

/** What Node is told to run `starboard`, with all that it does before it begins. */
export const wholeScript: readonly string[] = [BIN]

/** The same without that: it takes as long as most commands, and the bundle that it makes is the same each time. */
export const starboardScript = async (): Promise<readonly string[]> => [BUNDLED, await bundled()]

export interface Ended {
  readonly exitCode: number
  readonly out: string
  readonly error: string
}

/** A folder for the files of one test file, and the real command run in it, as a user would from anywhere. */
export function terminal() {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-cli-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const run = (words: readonly string[]): Promise<Ended> =>
    new Promise((resolve) => {
      const child = execFile(process.execPath, words, { cwd: folder }, (_failure, out, error) =>
        resolve({ exitCode: child.exitCode ?? -1, out, error }),
      )
    })
  return {
    /** All of them in one process, one after the other: most of what a command takes is to load itself. */
    starboard: oneProcess(folder),
    /** In a process of its own, with the environment of this moment. */
    alone: async (...words: readonly string[]) => run([...(await starboardScript()), ...words]),
    wholeStarboard: (...words: readonly string[]) => run([...wholeScript, ...words]),
    fileNamed: (name: string) => join(folder, name),
  }
}

function oneProcess(folder: string): (...words: readonly string[]) => Promise<Ended> {
  const waiting: ((ended: Ended) => void)[] = []
  const begin = async () => {
    const child = spawn(process.execPath, [MANY, await bundled()], { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] })
    createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.(JSON.parse(line) as Ended))
    return child
  }
  let child: ReturnType<typeof begin> | null = null
  afterAll(async () => void (await child)?.stdin.end())
  return async (...words) => {
    child ??= begin()
    const { stdin } = await child
    return new Promise((resolve) => {
      waiting.push(resolve)
      stdin.write(`${JSON.stringify(words)}\n`)
    })
  }
}
