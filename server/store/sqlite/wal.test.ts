import { copyFileSync, existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { thisServer } from '../holder.ts'
import { holdStore } from '../open.ts'
import { range, tableRow } from '../suite/builders.ts'
import { type FilePlace, makeFilePlace } from './file.fixture.ts'
import { isMarkedOpen } from './wal.ts'

/** Bytes of a page of ours and of what is before it in the log. */
const FRAME = 4096 + 24
const HEADER = 32

describe('the write-ahead log', () => {
  let place: FilePlace
  /** The store as a kill would leave it: a copy of its files while it is open. */
  let killed: FilePlace
  beforeEach(() => {
    ;[place, killed] = [makeFilePlace(), makeFilePlace()]
  })
  afterEach(async () => {
    await place.leave()
    await killed.leave()
  })

  const hold = ({ dataDir }: FilePlace) => holdStore({ dataDir }, { me: thisServer(0), onLost: () => undefined })

  async function kill(tables: number): Promise<string> {
    const { store } = await hold(place)
    for (const index of range(tables)) await store.tables.add(tableRow({ id: `t${index}` }))
    for (const part of ['', '-wal']) copyFileSync(place.path + part, killed.path + part)
    await store.close()
    return `${killed.path}-wal`
  }

  async function warningsOf(where: FilePlace): Promise<readonly string[]> {
    const { store, warnings } = await hold(where)
    await store.close()
    return warnings
  }

  const tablesIn = async (where: FilePlace) => (await where.rows('select id from tables')).length

  test('is folded in when the server closes; nobody is told anything', async () => {
    expect(await warningsOf(place)).toEqual([])
    expect({ isOpen: isMarkedOpen(place.path), hasLog: existsSync(`${place.path}-wal`) }).toEqual({
      isOpen: false,
      hasLog: false,
    })
    expect(await warningsOf(place)).toEqual([])
  })

  test('of a server that was killed is read, and nobody is told anything, however often', async () => {
    await kill(20)
    expect(isMarkedOpen(killed.path)).toBe(true)
    expect(await warningsOf(killed)).toEqual([])
    expect(await tablesIn(killed)).toBe(20)
    expect(await warningsOf(killed)).toEqual([])
  })

  test('that is missing is told, with what to do, once', async () => {
    rmSync(await kill(20))
    const [warning, ...others] = await warningsOf(killed)
    expect(warning).toContain('starboard.sqlite-wal is missing although the store was not closed')
    expect(warning).toContain('put it back, or restore a backup')
    expect(others).toEqual([])
    expect(await warningsOf(killed)).toEqual([])
  })

  test('that is empty is as good as missing', async () => {
    truncateSync(await kill(20), 0)
    expect(await warningsOf(killed)).toMatchObject([expect.stringContaining('is missing')])
  })

  test('that is damaged in the middle is told', async () => {
    const wal = await kill(20)
    change(wal, HEADER + 5 * FRAME + 1000)
    expect(await warningsOf(killed)).toMatchObject([expect.stringContaining('starboard.sqlite-wal is damaged')])
    expect(await tablesIn(killed)).toBeLessThan(20)
  })

  test.each([
    ['its head', 0],
    ['the head of a page', HEADER + 5 * FRAME + 9],
  ])('that is damaged in %s is told', async (_, at) => {
    change(await kill(20), at)
    expect(await warningsOf(killed)).toMatchObject([expect.stringContaining('is damaged')])
  })

  test('whose last commit was cut short by a power failure is as it should be', async () => {
    const wal = await kill(20)
    truncateSync(wal, readFileSync(wal).length - 100)
    expect(await warningsOf(killed)).toEqual([])
    expect(await tablesIn(killed)).toBe(19)
  })

  test('of another store is told', async () => {
    await kill(20)
    const other = makeFilePlace()
    const { store } = await hold(other)
    for (const beat of range(3)) await store.beat(beat)
    copyFileSync(`${other.path}-wal`, `${killed.path}-wal`)
    expect(await warningsOf(killed)).toMatchObject([expect.stringContaining('was not written for this')])
    await store.close()
    await other.leave()
  })
})

function change(path: string, at: number): void {
  const bytes = readFileSync(path)
  bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at)
  writeFileSync(path, bytes)
}
