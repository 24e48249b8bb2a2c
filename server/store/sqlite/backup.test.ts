import { appendFileSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Held, thisServer } from '../holder.ts'
import { holdStore } from '../open.ts'
import { entryRow, range, tableRow } from '../suite/builders.ts'
import { Unusable } from '../unusable.ts'
import { type Appending, startAppending } from './appending.fixture.ts'
import { backUp, restore } from './backup.ts'
import { type FilePlace, makeFilePlace } from './file.fixture.ts'

const BACKUPS = 30

let place: FilePlace
let other: FilePlace
/** A file that is not there yet. */
let file: string
beforeEach(() => {
  ;[place, other] = [makeFilePlace(), makeFilePlace()]
  file = join(other.dataDir, 'backup.sqlite')
})
afterEach(async () => {
  await place.leave()
  await other.leave()
})

async function filled(where: FilePlace, entries: number): Promise<void> {
  const store = await where.open()
  await store.tables.add(tableRow())
  await Promise.all(range(entries).map((seq) => store.log.append(entryRow({ seq, at: seq }))))
  await store.close()
}

const entriesIn = async (where: FilePlace) => (await where.rows('select seq from log')).length
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

describe('a backup', () => {
  test(`${BACKUPS} made one after another while a server plays are all whole, each at one moment`, async () => {
    // As fast as it could, the log would grow faster than a busy machine reads it again after each backup.
    const appending = await startAppending(place.dataDir, { pauseMs: 2 })
    await appending.said(5)
    let before = 0
    for (const number of range(BACKUPS)) {
      const to = join(other.dataDir, `${number}.sqlite`)
      const { tables, entries } = await backUp(place.dataDir, to)
      expect(tables).toBe(5)
      expect(entries).toBeGreaterThanOrEqual(before)
      before = entries
      renameSync(to, other.path)
      await isWhole(other)
    }
    const { lines } = await appending.kill()
    expect(lines.length).toBeGreaterThan(BACKUPS)
  })

  /** Every table agrees with its log: what is written together is together in the copy. */
  async function isWhole(copy: FilePlace): Promise<void> {
    const store = await copy.open()
    for (const index of range(5)) {
      const log = await store.log.read(`t${index}`, 0)
      const row = await store.tables.find(`t${index}`)
      expect(log.map(({ seq }) => seq)).toStrictEqual([...log.keys()])
      expect(row?.version).toBe(log.length)
      if (log.length > 0) expect(row?.touchedAt).toBe(log.length - 1)
    }
    await store.close()
  }

  test('has what is only in the write-ahead log, also when the server was killed, and leaves that as it is', async () => {
    const appending: Appending = await startAppending(place.dataDir)
    await appending.said(50)
    const { lines } = await appending.kill()
    const before = readFileSync(`${place.path}-wal`)
    const { entries } = await backUp(place.dataDir, file)
    expect(entries).toBeGreaterThanOrEqual(lines.length)
    expect(readFileSync(`${place.path}-wal`).equals(before)).toBe(true)
  })

  test('is one file that only its owner can read, and says that it is closed', async () => {
    await filled(place, 3)
    const { store } = await holdStore(place, { me: thisServer(0), onLost: () => undefined })
    expect(await backUp(place.dataDir, file)).toMatchObject({ tables: 1, entries: 3, users: 0, schema: 7 })
    await store.close()
    expect(readdirSync(other.dataDir)).toEqual(['backup.sqlite'])
    expect(modeOf(file)).toBe('600')
    renameSync(file, other.path)
    const { store: again, warnings } = await holdStore(other, { me: thisServer(0), onLost: () => undefined })
    expect(warnings).toEqual([])
    await again.close()
  })

  test('leaves the folder of a server that has stopped as it is', async () => {
    await filled(place, 3)
    await backUp(place.dataDir, file)
    expect(readdirSync(place.dataDir)).toEqual(['starboard.sqlite'])
  })

  test('does not overwrite anything unless it is asked to', async () => {
    await filled(place, 3)
    writeFileSync(file, 'Dear diary')
    await expect(backUp(place.dataDir, file)).rejects.toThrow('is there already. Choose another name, or')
    expect(readFileSync(file, 'utf8')).toBe('Dear diary')
    expect(await backUp(place.dataDir, file, { isForced: true })).toMatchObject({ entries: 3 })
  })

  test('never overwrites the store itself', async () => {
    await filled(place, 3)
    const forced = backUp(place.dataDir, place.path, { isForced: true })
    await expect(forced).rejects.toThrow('is the store itself')
    expect(await entriesIn(place)).toBe(3)
  })

  test('of a folder without a store, or to a folder that is not there, fails and leaves nothing behind', async () => {
    await expect(backUp(place.dataDir, file)).rejects.toThrow('There is no store in')
    expect(readdirSync(place.dataDir)).toEqual([])
    await filled(place, 3)
    await expect(backUp(place.dataDir, join(other.dataDir, 'nowhere', 'b'))).rejects.toThrow('there is no such folder')
    expect(readdirSync(other.dataDir)).toEqual([])
  })

  test('of a damaged store fails and leaves nothing behind', async () => {
    await filled(place, 2000)
    const bytes = readFileSync(place.path)
    bytes.fill(0xff, bytes.length / 2, bytes.length / 2 + 8192)
    writeFileSync(place.path, bytes)
    await expect(backUp(place.dataDir, file)).rejects.toThrow(Unusable)
    expect(readdirSync(other.dataDir)).toEqual([])
  })
})

describe('restoring', () => {
  const me = thisServer(Date.UTC(2026, 2, 1, 12, 30))

  beforeEach(async () => {
    await filled(other, 7)
    renameSync(other.path, file)
  })

  test('puts the backup in the place of what was there, which stays beside it', async () => {
    await filled(place, 3)
    const aside = `${place.path}.before-2026-03-01T12-30-00`
    expect(await restore(place.dataDir, file, me)).toMatchObject({ entries: 7, aside })
    expect(await entriesIn(place)).toBe(7)
    renameSync(aside, place.path)
    expect(await entriesIn(place)).toBe(3)
    expect(modeOf(file)).toBe('600')
  })

  test('leaves no old log beside the new store; it stays with the old one', async () => {
    const appending = await startAppending(place.dataDir)
    await appending.said(50)
    const { lines } = await appending.kill()
    const { aside } = await restore(place.dataDir, file, me)
    expect(readdirSync(place.dataDir).filter((name) => /-(wal|shm)$/.test(name))).toEqual([
      'starboard.sqlite.before-2026-03-01T12-30-00-wal',
    ])
    expect(await entriesIn(place)).toBe(7)
    const old = makeFilePlace()
    for (const part of ['', '-wal']) renameSync(`${aside}${part}`, old.path + part)
    expect(await entriesIn(old)).toBeGreaterThanOrEqual(lines.length)
    await old.leave()
  })

  test('into a folder that is not there yet makes it', async () => {
    const dataDir = join(place.dataDir, 'new')
    expect(await restore(dataDir, file, me)).toMatchObject({ entries: 7, aside: null })
    expect(modeOf(dataDir)).toBe('700')
    expect(modeOf(join(dataDir, 'starboard.sqlite'))).toBe('600')
  })

  test('is refused while a server runs, and changes nothing', async () => {
    await filled(place, 3)
    const { store } = await holdStore(place, { me, onLost: () => undefined })
    await expect(restore(place.dataDir, file, me)).rejects.toThrow(Held)
    await store.close()
    expect(await entriesIn(place)).toBe(3)
  })

  test.each([
    ['is not there', 'there is no such file', () => renameSync(file, `${file}.gone`)],
    ['is something else', 'is not a SQLite database', () => writeFileSync(file, 'Dear diary, '.repeat(1000))],
    ['is cut short', /damaged|malformed/, () => writeFileSync(file, readFileSync(file).subarray(0, 20_000))],
  ])('a file that %s is refused, and changes nothing', async (_, reason, spoil) => {
    await filled(place, 3)
    spoil()
    await expect(restore(place.dataDir, file, me)).rejects.toThrow(reason)
    expect(readdirSync(place.dataDir)).toEqual(['starboard.sqlite'])
    expect(await entriesIn(place)).toBe(3)
  })

  test.each([
    ['of another program', 'pragma application_id = 7', 'is not a store of Starboard'],
    ['of a newer Starboard', 'insert into schema_version values (99)', 'was written by a newer Starboard'],
    [
      'with a place that is another entry’s',
      `insert into log_runs values ('t1', 0, 1, '[3]')`,
      'not where they are looked',
    ],
    ['with a gap in a log', 'delete from log where seq = 3', 'the log of table CODE-t1 has a gap'],
  ])('a database %s is refused, and changes nothing', async (_, spoil, reason) => {
    renameSync(file, other.path)
    await other.run(spoil)
    await expect(restore(place.dataDir, other.path, me)).rejects.toThrow(reason)
    expect(existsSync(place.path)).toBe(false)
  })

  test('a backup to which something was added is read as it was', async () => {
    appendFileSync(file, 'x')
    expect(await restore(place.dataDir, file, me)).toMatchObject({ entries: 7 })
  })
})
