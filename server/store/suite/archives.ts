import { beforeEach, describe, expect, test } from 'vitest'
import { Damaged } from '../damaged.ts'
import { endings, entryRow, entrySaying, NASTY, range, snapshotAt, tableRow } from './builders.ts'
import type { Scene } from './place.ts'

const LENGTH = 300
const [TOUCHED, LATER] = [entryRow().at, entryRow().at + 1]
/** Packing and waking are writes as well. */
const WOKEN = LENGTH + 2
const next = entryRow({ seq: LENGTH, at: LATER })

export function describeArchives(scene: Scene): void {
  const rawLog = () => scene.place.rows('select table_id, seq, action_id, entry from log order by table_id, seq')
  const keep = (when = { touchedAt: TOUCHED, at: LATER }) => scene.store.archives.keep('t1', when)

  beforeEach(async () => {
    await scene.store.tables.add(tableRow({ status: 'playing' }))
    const texts = [...NASTY, ...range(LENGTH - NASTY.length).map(String)]
    await Promise.all(
      texts.map((text, seq) =>
        scene.store.log.append(
          entryRow({ seq, actionId: seq % 3 === 0 ? null : `0/${seq}`, entry: entrySaying(text) }),
        ),
      ),
    )
    await scene.store.log.saveSnapshot('t1', snapshotAt(100))
  })

  describe('a log that is packed away', () => {
    test('leaves its place, snapshots too, and comes back byte for byte', async () => {
      const [before, raw] = [await scene.store.log.read('t1', 0), await rawLog()]
      expect(await keep()).toBe(true)
      expect(await rawLog()).toStrictEqual([])
      expect(await scene.store.log.latestSnapshot('t1')).toBeNull()
      expect(await scene.store.tables.find('t1')).toMatchObject({ archivedAt: LATER, status: 'playing' })
      expect(await scene.store.archives.wake('t1', LATER + 1)).toBe(true)
      expect(await rawLog()).toStrictEqual(raw)
      expect(await scene.store.log.read('t1', 0)).toStrictEqual(before)
      expect(await scene.store.tables.find('t1')).toStrictEqual(
        tableRow({ status: 'playing', touchedAt: LATER + 1, version: WOKEN }),
      )
      expect(await scene.place.rows('select table_id from archives')).toStrictEqual([])
    })

    test('is read where it lies, and is kept small', async () => {
      const before = await scene.store.log.read('t1', 0)
      const bytes = JSON.stringify(before).length
      await keep()
      expect(await scene.store.log.read('t1', 0)).toStrictEqual(before)
      expect(await rawLog()).toStrictEqual([])
      const [kept] = (await scene.place.rows('select log from archives')) as [{ log: string }]
      expect(kept.log.length).toBeLessThan(bytes / 5)
    })

    test('goes on where it stood: places and actions that are taken stay taken', async () => {
      await keep()
      await scene.store.archives.wake('t1', LATER)
      await expect(scene.store.log.append(entryRow({ seq: 5, version: WOKEN }))).rejects.toThrow(
        'has an entry 5 already',
      )
      await expect(scene.store.log.append(entryRow({ seq: LENGTH, version: WOKEN, actionId: '0/1' }))).rejects.toThrow(
        'is entry 1',
      )
      await scene.store.log.append(entryRow({ seq: LENGTH, version: WOKEN }))
      expect(await scene.store.log.read('t1', 0)).toHaveLength(LENGTH + 1)
    })

    test('is packed once and woken once', async () => {
      expect((await Promise.all([keep(), keep()])).filter(Boolean)).toHaveLength(1)
      const waking = range(3).map(() => scene.store.archives.wake('t1', LATER))
      expect((await Promise.all(waking)).filter(Boolean)).toHaveLength(1)
      expect(await rawLog()).toHaveLength(LENGTH)
      expect(await scene.store.archives.wake('t1', LATER)).toBe(false)
    })

    test('that is damaged is said to be, and nothing is lost by trying', async () => {
      await keep()
      await scene.place.run(`update archives set log = 'H4sI' || substr(log, 6)`)
      await expect(scene.store.log.read('t1', 0)).rejects.toStrictEqual(new Damaged('t1', 'archive'))
      await expect(scene.store.archives.wake('t1', LATER)).rejects.toStrictEqual(new Damaged('t1', 'archive'))
      expect(await scene.place.rows('select table_id from archives')).toHaveLength(1)
    })
  })

  describe('a log stays where it is', () => {
    test('while something is due', async () => {
      await scene.store.log.append(entryRow({ seq: LENGTH, dueAt: 9 }))
      expect(await keep()).toBe(false)
      expect(await rawLog()).toHaveLength(LENGTH + 1)
    })

    test('once it was touched, before it has started, and where there is none', async () => {
      expect(await keep({ touchedAt: TOUCHED - 1, at: LATER })).toBe(false)
      await scene.store.tables.add(tableRow({ id: 'lobby' }))
      const { touchedAt } = tableRow()
      expect(await scene.store.archives.keep('lobby', { touchedAt, at: LATER })).toBe(false)
      expect(await scene.store.archives.keep('nowhere', { touchedAt, at: LATER })).toBe(false)
      expect(await rawLog()).toHaveLength(LENGTH)
    })

    test('if an entry comes meanwhile, or the entry is refused', async () => {
      const [isKept, [appended]] = await Promise.all([keep(), endings([scene.store.log.append(next)])])
      expect(appended).toBe(isKept ? 'Stale' : 'done')
      expect(await rawLog()).toHaveLength(isKept ? 0 : LENGTH + 1)
      expect(await scene.store.log.read('t1', 0)).toHaveLength(isKept ? LENGTH : LENGTH + 1)
    })

    test('nothing is appended to what is packed away', async () => {
      await keep()
      expect(await endings([scene.store.log.append(next)])).toStrictEqual(['Stale'])
      expect(await rawLog()).toStrictEqual([])
    })
  })
}
