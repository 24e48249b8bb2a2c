import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

export interface Appending {
  readonly pid: number
  /** Until it has said so many lines. */
  said(lines: number): Promise<void>
  /** What it said in whole lines, and what it complained about. */
  kill(): Promise<{ readonly lines: readonly string[]; readonly warned: string }>
}

/** The program of `crash.fixture.ts`, in a process of its own: as fast as it can, unless it has to pause after each entry. */
export async function startAppending(dataDir: string, { pauseMs = 0 } = {}): Promise<Appending> {
  const child = spawn(process.execPath, ['-', dataDir, String(pauseMs)], { stdio: 'pipe' })
  child.stdin.end(await program())
  const closed = once(child, 'close')
  let [said, warned] = ['', '']
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    warned += text
  })
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    child.emit('said')
  })
  // What comes after the last line break may be cut short.
  const lines = () => said.split('\n').slice(0, -1)
  return {
    pid: child.pid ?? 0,
    async said(count) {
      while (lines().length < count) {
        if (child.exitCode !== null) throw new Error(`It ended: ${warned}`)
        await Promise.race([once(child, 'said'), closed])
      }
    },
    async kill() {
      child.kill('SIGKILL')
      await closed
      return { lines: lines(), warned }
    },
  }
}

let built: Promise<string> | undefined

/** Node 20 does not run TypeScript. */
function program(): Promise<string> {
  built ??= build({
    entryPoints: [fileURLToPath(new URL('./crash.fixture.ts', import.meta.url))],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '')
  return built
}
