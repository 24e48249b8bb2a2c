import { beforeEach, expect, test } from 'vitest'
import type { Store } from '../store.ts'
import { endings, entryRow, entrySaying, range, seatRow, tableRow } from './builders.ts'
import type { Scene } from './place.ts'

/** Two stores on one database: neither knows of the other. */
export function describeNodes(scene: Scene): void {
  let other: Store
  const nodes = () => [scene.store, other]

  beforeEach(async () => {
    other = await scene.place.open()
    await Promise.all(range(8).map((index) => scene.store.tables.add(tableRow({ id: `t${index}` }))))
  })

  test('a log cannot fork: of two for one place exactly one gets it', async () => {
    for (const seq of range(100)) {
      const tries = nodes().map((node, index) =>
        node.log.append(entryRow({ seq, entry: entrySaying(`node ${index}`), at: index })),
      )
      const results = await endings(tries)
      expect(results.toSorted()).toStrictEqual(['SequenceTaken', 'done'])
      const winner = results.indexOf('done')
      expect(await other.log.read('t1', seq)).toStrictEqual([{ seq, entry: entrySaying(`node ${winner}`) }])
      expect((await scene.store.tables.find('t1'))?.touchedAt).toBe(winner)
    }
  })

  test('an action sent to both happens once', async () => {
    for (const round of range(30)) {
      const tries = nodes().map((node) => node.log.append(entryRow({ seq: round, actionId: `a${round}` })))
      expect((await endings(tries)).toSorted()).toStrictEqual(['ActionTaken', 'done'])
    }
    expect(await scene.store.log.read('t1', 0)).toHaveLength(30)
  })

  test('a row cannot be set back: of two who have read the same one exactly one writes', async () => {
    const seats = (name: string) => range(3).map((seat) => seatRow({ seat, name }))
    for (const version of range(50)) {
      const tries = nodes().map((node, index) =>
        node.tables.save(tableRow({ id: 't1', host: `node ${index}`, seats: seats(`node ${index}`), version })),
      )
      const results = await endings(tries)
      expect(results.toSorted()).toStrictEqual(['Stale', 'done'])
      const winner = `node ${results.indexOf('done')}`
      const row = await other.tables.find('t1')
      expect(row).toMatchObject({ host: winner, version: version + 1 })
      expect(row?.seats.map(({ name }) => name)).toStrictEqual([winner, winner, winner])
    }
  })

  test('a row and its log cannot part: of a save and an append from the same row exactly one is written', async () => {
    for (const version of range(50)) {
      const { length } = await scene.store.log.read('t1', 0)
      const results = await endings([
        scene.store.tables.save(tableRow({ id: 't1', status: 'lobby', version })),
        other.log.append(entryRow({ seq: length, version, status: 'over' })),
      ])
      expect(results.toSorted()).toStrictEqual(['Stale', 'done'])
      const isSaved = results[0] === 'done'
      expect(await scene.store.log.read('t1', 0)).toHaveLength(isSaved ? length : length + 1)
      expect(await other.tables.find('t1')).toMatchObject({ status: isSaved ? 'lobby' : 'over', version: version + 1 })
    }
  })

  test('groups over the same tables in opposite order do not block each other', async () => {
    const write = (node: Store, tables: readonly number[], round: number) =>
      tables.map((table) => node.log.append(entryRow({ table: `t${table}`, seq: round })))
    for (const round of range(50)) {
      const results = await endings([
        ...write(scene.store, range(8), round),
        ...write(other, range(8).toReversed(), round),
      ])
      expect(results.filter((ending) => ending === 'done')).toHaveLength(8)
      expect(results.filter((ending) => ending === 'SequenceTaken')).toHaveLength(8)
    }
  })

  test('one sees what the other wrote', async () => {
    await scene.store.log.append(entryRow({ entry: entrySaying('news') }))
    expect(await other.log.read('t1', 0)).toStrictEqual([{ seq: 0, entry: entrySaying('news') }])
  })

  test('chat numbers are given out once', async () => {
    const line = { user: 'ada', name: 'Ada', text: 'hi', at: 1 }
    const ids = await Promise.all(range(40).map((index) => (index % 2 ? scene.store : other).chat.add('t1', line)))
    expect(ids.toSorted((a, b) => a - b)).toStrictEqual(range(41).slice(1))
  })

  test('a code is given out once', async () => {
    const adding = nodes().map((node, index) => node.tables.add(tableRow({ id: `new${index}`, code: 'SAME' })))
    expect((await endings(adding)).toSorted()).toStrictEqual(['CodeTaken', 'done'])
  })
}
