import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FilePlace, makeFilePlace } from './file.fixture.ts'

let place: FilePlace
beforeEach(() => {
  place = makeFilePlace()
})
afterEach(() => place.leave())

test('what was acknowledged is there after a kill, and every table agrees with its log', async () => {
  for (const acknowledgements of [1, 500, 500]) {
    const acknowledged = await runAndKill(acknowledgements)
    const store = await place.open()
    for (const [table, seq] of acknowledged) {
      const log = await store.log.read(table, 0)
      expect(log.length).toBeGreaterThan(seq)
      expect(log.map((row) => row.seq)).toStrictEqual([...log.keys()])
      expect((await store.tables.find(table))?.touchedAt).toBe(log.length - 1)
    }
    await store.close()
    await place.run('delete from log')
    await place.run('delete from tables')
  }
})

/** Gives the last acknowledged number of each table. */
async function runAndKill(acknowledgements: number): Promise<ReadonlyMap<string, number>> {
  const child = spawn(process.execPath, ['-', place.dataDir], { stdio: 'pipe' })
  child.stdin.end(await program())
  let said = ''
  let warned = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    warned += text
  })
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    if (said.split('\n').length > acknowledgements) child.kill('SIGKILL')
  })
  const [, signal] = await once(child, 'close')
  // No Node calls our database an experiment on the console of a host.
  expect({ signal, warned }).toEqual({ signal: 'SIGKILL', warned: '' })
  // What comes after the last line break may be cut short.
  const lines = said.split('\n').slice(0, -1)
  return new Map(lines.map((line) => line.split(' ')).map(([table = '', seq]) => [table, Number(seq)]))
}

/** Node 20 does not run TypeScript. */
async function program(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./crash.fixture.ts', import.meta.url))],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
  })
  return outputFiles[0]?.text ?? ''
}
