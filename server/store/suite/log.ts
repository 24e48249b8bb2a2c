import { beforeEach, describe, expect, test } from 'vitest'
import { ActionTaken, Missing, SequenceTaken, Stale } from '../store.ts'
import { endings, entryRow, entrySaying, NASTY, range, snapshotAt, tableRow } from './builders.ts'
import type { Scene } from './place.ts'

export function describeLog(scene: Scene): void {
  const append = (given: Parameters<typeof entryRow>[0]) => scene.store.log.append(entryRow(given))
  const seqsOf = async (table: string) => (await scene.store.log.read(table, 0)).map(({ seq }) => seq)

  beforeEach(async () => {
    await scene.store.tables.add(tableRow())
    await scene.store.tables.add(tableRow({ id: 't2' }))
  })

  describe('appending', () => {
    test('writes the entry and what it changes about its table', async () => {
      const entry = entrySaying('first')
      await append({ seq: 0, entry, status: 'over', dueAt: 1_700_000_002_000, at: 1_700_000_001_500 })
      expect(await scene.store.log.read('t1', 0)).toStrictEqual([{ seq: 0, entry }])
      expect(await scene.store.tables.find('t1')).toStrictEqual(
        tableRow({ status: 'over', dueAt: 1_700_000_002_000, touchedAt: 1_700_000_001_500, version: 1 }),
      )
      expect(await scene.store.tables.find('t2')).toStrictEqual(tableRow({ id: 't2' }))
    })

    test('takes a due time away', async () => {
      await append({ seq: 0, dueAt: 5 })
      await append({ seq: 1, dueAt: null })
      expect(await scene.store.tables.listDue(10, 10)).toStrictEqual([])
    })

    test('to a place that is taken fails and changes nothing', async () => {
      await append({ seq: 0, entry: entrySaying('mine'), at: 1 })
      const late = append({ seq: 0, entry: entrySaying('late'), status: 'over', dueAt: 9, at: 2 })
      await expect(late).rejects.toThrow(SequenceTaken)
      await expect(late).rejects.not.toThrow(ActionTaken)
      expect(await scene.store.log.read('t1', 0)).toStrictEqual([{ seq: 0, entry: entrySaying('mine') }])
      expect(await scene.store.tables.find('t1')).toStrictEqual(
        tableRow({ status: 'playing', touchedAt: 1, version: 1 }),
      )
    })

    test('an action for the second time fails, says where it is and changes nothing', async () => {
      await append({ seq: 0, at: 1 })
      await append({ seq: 1, actionId: 'a', at: 1 })
      const again = append({ seq: 2, actionId: 'a', status: 'over', at: 2 })
      await expect(again).rejects.toThrow(ActionTaken)
      await expect(again).rejects.toMatchObject({ seq: 1 })
      await expect(append({ seq: 1, actionId: 'a' })).rejects.toThrow(ActionTaken)
      expect(await seqsOf('t1')).toStrictEqual([0, 1])
      expect((await scene.store.tables.find('t1'))?.touchedAt).toBe(1)
    })

    test('an id with a count is found by its count and by itself; whether it is there already is asked beforehand', async () => {
      await append({ seq: 0, actionId: '0/tab.7' })
      await append({ seq: 1, actionId: '0/tab.8' })
      expect(await scene.store.log.countersOf('t1', '0/tab')).toStrictEqual([7, 8])
      expect(await scene.store.log.findAction('t1', '0/tab.8')).toBe(1)
      await expect(append({ seq: 1, actionId: '0/tab.8' })).rejects.toThrow(ActionTaken)
      await append({ seq: 2, actionId: '0/tab.8' })
      expect(await scene.store.log.findAction('t1', '0/tab.8')).toBe(1)
    })

    test('from an old row fails and changes nothing', async () => {
      await scene.store.tables.save(tableRow({ host: 'ben' }))
      const late = append({ seq: 0, version: 0, status: 'over', at: 2 })
      await expect(late).rejects.toThrow(Stale)
      expect(await seqsOf('t1')).toStrictEqual([])
      expect(await scene.store.tables.find('t1')).toStrictEqual(tableRow({ host: 'ben', version: 1 }))
      await append({ seq: 0, version: 1, status: 'over', at: 2 })
      expect(await scene.store.tables.find('t1')).toMatchObject({ host: 'ben', status: 'over', version: 2 })
    })

    test('from a row that is not there yet fails', async () => {
      await expect(append({ seq: 0, version: 1 })).rejects.toThrow(Stale)
      expect(await seqsOf('t1')).toStrictEqual([])
    })

    test('that is late in two ways says what it was: sent twice, overtaken in the log, made from an old row', async () => {
      await append({ seq: 0, actionId: 'a', version: 0 })
      expect(
        await endings([
          append({ seq: 0, actionId: 'a', version: 0 }),
          append({ seq: 0, version: 0 }),
          append({ seq: 1, version: 0 }),
        ]),
      ).toStrictEqual(['ActionTaken', 'SequenceTaken', 'Stale'])
    })

    test('whoever catches lost races catches resent actions too', () => {
      expect(new ActionTaken('sent twice', 3)).toBeInstanceOf(SequenceTaken)
    })

    test('places and actions of one table are free at another', async () => {
      await append({ table: 't1', seq: 0, actionId: 'a' })
      await append({ table: 't2', seq: 0, actionId: 'a' })
      expect(await scene.store.log.findAction('t2', 'a')).toBe(0)
    })

    test('to a table that is not there fails', async () => {
      await expect(append({ table: 'nowhere' })).rejects.toThrow(Missing)
      expect(await scene.store.log.read('nowhere', 0)).toStrictEqual([])
    })

    test('100 KB of any text come back as they were', async () => {
      const entry = entrySaying('Zoë 🚀 "彗星" \\ \u2028 \u0000'.repeat(5000))
      expect(Buffer.byteLength(JSON.stringify(entry))).toBeGreaterThan(100_000)
      await append({ seq: 0, entry })
      expect(await scene.store.log.read('t1', 0)).toStrictEqual([{ seq: 0, entry }])
    })

    test.each(NASTY)('%j is an action id and an entry like any other', async (text) => {
      await append({ seq: 0, actionId: text, entry: entrySaying(text) })
      expect(await scene.store.log.findAction('t1', text)).toBe(0)
      expect(await scene.store.log.read('t1', 0)).toStrictEqual([{ seq: 0, entry: entrySaying(text) }])
    })
  })

  describe('reading', () => {
    test('5,000 entries come in order', async () => {
      await Promise.all(range(5000).map((seq) => append({ seq })))
      expect(await seqsOf('t1')).toStrictEqual(range(5000))
    })

    test('begins where it is told to, and ends with its table', async () => {
      await Promise.all(range(10).flatMap((seq) => [append({ seq }), append({ table: 't2', seq })]))
      expect((await scene.store.log.read('t1', 7)).map(({ seq }) => seq)).toStrictEqual([7, 8, 9])
      expect(await scene.store.log.read('t1', 10)).toStrictEqual([])
    })

    test('finds actions by their id', async () => {
      await append({ seq: 0 })
      await append({ seq: 1, actionId: 'a' })
      expect(await scene.store.log.findAction('t1', 'a')).toBe(1)
      expect(await scene.store.log.findAction('t1', 'b')).toBeNull()
      expect(await scene.store.log.findAction('t2', 'a')).toBeNull()
    })

    test('knows the numbers of the actions of a session, and of no other', async () => {
      for (const [seq, actionId] of [
        '1/tab.2',
        '11/tab.7',
        '1/tab.30',
        '1/TAB.4',
        '1/tab-x.5',
        null,
        'order',
      ].entries())
        await append({ seq, actionId })
      expect((await scene.store.log.countersOf('t1', '1/tab')).toSorted((a, b) => a - b)).toStrictEqual([2, 30])
      expect(await scene.store.log.countersOf('t2', '1/tab')).toStrictEqual([])
    })
  })

  describe('snapshots', () => {
    test('the newest is found, of its table', async () => {
      expect(await scene.store.log.latestSnapshot('t1')).toBeNull()
      await scene.store.log.saveSnapshot('t1', snapshotAt(100))
      await scene.store.log.saveSnapshot('t1', snapshotAt(200))
      await scene.store.log.saveSnapshot('t2', snapshotAt(300))
      expect(await scene.store.log.latestSnapshot('t1')).toStrictEqual(snapshotAt(200))
    })

    test('of one length the last holds', async () => {
      await scene.store.log.saveSnapshot('t1', snapshotAt(100, 'wrong'))
      await scene.store.log.saveSnapshot('t1', snapshotAt(100, 'right'))
      expect(await scene.store.log.latestSnapshot('t1')).toStrictEqual(snapshotAt(100, 'right'))
    })

    test('an older one does not displace a newer one', async () => {
      for (const length of [300, 200, 100]) await scene.store.log.saveSnapshot('t1', snapshotAt(length))
      expect(await scene.store.log.latestSnapshot('t1')).toStrictEqual(snapshotAt(300))
    })

    test('of a table that is not there fails', async () => {
      await expect(scene.store.log.saveSnapshot('nowhere', snapshotAt(1))).rejects.toThrow(Missing)
    })
  })
}
