import { describe, expect, test } from 'vitest'
import { MIGRATIONS } from '../migrations.ts'
import { StoreClosed } from '../store.ts'
import { Unusable } from '../unusable.ts'
import { entryRow, range, seatRow, snapshotAt, tableRow } from './builders.ts'
import type { Scene } from './place.ts'

/** Opening, beating, closing, and opening again. */
export function describeLife(scene: Scene): void {
  describe('beats', () => {
    test('the last one is remembered, null before the first', async () => {
      expect(await scene.store.lastBeat()).toBeNull()
      await scene.store.beat(1_700_000_000_000)
      await scene.store.beat(1_700_000_005_000)
      expect(await scene.store.lastBeat()).toBe(1_700_000_005_000)
    })

    test('it answers', async () => {
      await expect(scene.store.ping()).resolves.toBeUndefined()
    })
  })

  describe('closing', () => {
    const line = { user: 'ada', name: 'Ada', text: 'bye', at: 1 }

    test('writes what is queued first', async () => {
      await scene.store.tables.add(tableRow())
      const queued = [
        ...range(50).map((seq) => scene.store.log.append(entryRow({ seq }))),
        scene.store.chat.add('t1', line),
      ]
      await scene.store.close()
      await Promise.all(queued)
      const again = await scene.place.open()
      expect(await again.log.read('t1', 0)).toHaveLength(50)
      expect(await again.chat.read('t1', 0, 10)).toHaveLength(1)
    })

    test('waits for many readers and writers at once', async () => {
      await scene.store.tables.add(tableRow())
      const going = range(50).flatMap(() => [scene.store.tables.find('t1'), scene.store.chat.add('t1', line)])
      await scene.store.close()
      await expect(Promise.all(going)).resolves.toHaveLength(100)
    })

    test('twice is closing once', async () => {
      await Promise.all([scene.store.close(), scene.store.close()])
      await scene.store.close()
    })

    test('is the end: every call is refused, and says why', async () => {
      const { users, tables, log, chat, archives, beat, lastBeat, ping, close } = scene.store
      const closing = close()
      const calls: Promise<unknown>[] = [
        users.add({ id: 'ada', name: 'Ada', createdAt: 1 }),
        users.find('ada'),
        users.rename('ada', 'Ada'),
        tables.add(tableRow()),
        tables.save(tableRow()),
        tables.find('t1'),
        tables.findByCode('CODE'),
        tables.listOpen(1),
        tables.listOf('ada', 1),
        tables.listDue(1, 1),
        tables.count(),
        log.append(entryRow()),
        log.read('t1', 0),
        log.readKind('t1', 'manned'),
        log.findAction('t1', 'a'),
        log.saveSnapshot('t1', snapshotAt(1)),
        log.latestSnapshot('t1'),
        chat.add('t1', line),
        chat.read('t1', 0, 1),
        tables.listLobbies('ada', 1, 1),
        tables.listQuiet({ status: 'over', before: 1, after: null, limit: 1 }),
        tables.forget('t1', 1),
        archives.keep('t1', { touchedAt: 1, at: 1 }),
        archives.wake('t1', 1),
        beat(1),
        lastBeat(),
        ping(),
      ]
      const results = await Promise.allSettled(calls)
      for (const result of results) expect(result).toMatchObject({ reason: new StoreClosed('The store is closed.') })
      await closing
      await expect(ping()).rejects.toThrow(StoreClosed)
    })
  })

  describe('opening again', () => {
    const versions = () => scene.place.rows('select version from schema_version order by version')

    test('finds everything, and runs no migration twice', async () => {
      const table = tableRow({ seats: [seatRow()] })
      await scene.store.tables.add(table)
      await scene.store.log.saveSnapshot('t1', snapshotAt(1))
      await scene.store.close()
      const again = await scene.place.open()
      expect(await again.tables.find('t1')).toStrictEqual(table)
      expect(await again.log.latestSnapshot('t1')).toStrictEqual(snapshotAt(1))
      expect(await versions()).toStrictEqual(MIGRATIONS.map((_, index) => ({ version: index + 1 })))
    })

    test('keeps the newest two snapshots only', async () => {
      await scene.store.tables.add(tableRow())
      for (const length of [1, 2, 3, 4]) await scene.store.log.saveSnapshot('t1', snapshotAt(length))
      expect(await scene.place.rows('select length from snapshots order by length')).toStrictEqual([
        { length: 3 },
        { length: 4 },
      ])
    })

    test('refuses a schema from the future, and leaves it alone', async () => {
      await scene.store.close()
      await scene.place.run('insert into schema_version (version) values (99)')
      await expect(scene.place.open()).rejects.toThrow(Unusable)
      await expect(scene.place.open()).rejects.toThrow(
        `the database has schema 99, this program knows ${MIGRATIONS.length}: use the newer Starboard that wrote it.`,
      )
      expect(await versions()).toHaveLength(MIGRATIONS.length + 1)
    })
  })
}
