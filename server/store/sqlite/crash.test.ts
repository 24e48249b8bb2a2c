import { afterEach, beforeEach, expect, test } from 'vitest'
import { startAppending } from './appending.fixture.ts'
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
    await place.run('delete from log_runs')
    await place.run('delete from tables')
  }
})

/** Gives the last acknowledged number of each table. */
async function runAndKill(acknowledgements: number): Promise<ReadonlyMap<string, number>> {
  const appending = await startAppending(place.dataDir)
  await appending.said(acknowledgements)
  const { lines, warned } = await appending.kill()
  // No Node calls our database an experiment on the console of a host.
  expect(warned).toBe('')
  return new Map(lines.map((line) => line.split(' ')).map(([table = '', seq]) => [table, Number(seq)]))
}
