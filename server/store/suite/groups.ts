import { beforeEach, expect, test } from 'vitest'
import { endings, entryRow, entrySaying, range, tableRow } from './builders.ts'
import type { Scene } from './place.ts'

export function describeGroups(scene: Scene): void {
  const append = (given: Parameters<typeof entryRow>[0]) => scene.store.log.append(entryRow(given))
  const entriesOf = async (table: string) => (await scene.store.log.read(table, 0)).map(({ entry }) => entry)

  async function commitsDuring(work: () => Promise<unknown>): Promise<number> {
    const before = await scene.place.commits()
    await work()
    return (await scene.place.commits()) - before
  }

  beforeEach(async () => {
    await Promise.all(range(10).map((index) => scene.store.tables.add(tableRow({ id: `t${index}` }))))
  })

  test('appends of one turn share one commit, whatever their tables', async () => {
    const appends = range(100).map((index) => ({ table: `t${index % 10}`, seq: Math.floor(index / 10) }))
    expect(await commitsDuring(() => Promise.all(appends.map(append)))).toBe(1)
    for (const table of range(10)) expect(await scene.store.log.read(`t${table}`, 0)).toHaveLength(10)
  })

  test('appends that wait for each other have a commit each', async () => {
    const oneByOne = async () => {
      for (const seq of range(5)) await append({ seq })
    }
    expect(await commitsDuring(oneByOne)).toBe(5)
  })

  test('appends made while a group is under way go into the next', async () => {
    const inSteps = async () => {
      const first = append({ table: 't1' })
      await new Promise((resolve) => setImmediate(resolve))
      await Promise.all([first, append({ table: 't2' }), append({ table: 't3' })])
    }
    expect(await commitsDuring(inSteps)).toBe(2)
  })

  test('promises resolve in the order of the calls', async () => {
    const order: number[] = []
    await Promise.all(
      range(20).map((seq) => append({ table: `t${seq % 3}`, seq: Math.floor(seq / 3) }).then(() => order.push(seq))),
    )
    expect(order).toStrictEqual(range(20))
  })

  test('what resolved is committed: others see it at once', async () => {
    await append({ seq: 0, entry: entrySaying('seen') })
    expect(await scene.place.rows('select entry from log')).toStrictEqual([
      { entry: JSON.stringify(entrySaying('seen')) },
    ])
  })

  test('the last entry of a turn decides about its table', async () => {
    const statuses = ['playing', 'playing', 'over'] as const
    await Promise.all(statuses.map((status, seq) => append({ seq, status, dueAt: seq, at: seq })))
    expect(await scene.store.tables.find('t1')).toMatchObject({ status: 'over', dueAt: 2, touchedAt: 2 })
  })

  test('who meets a conflict fails alone', async () => {
    await append({ table: 't1', seq: 0, actionId: 'a', entry: entrySaying('first'), at: 1 })
    const turn = [
      append({ table: 't0', seq: 0 }),
      append({ table: 't1', seq: 0, at: 2 }),
      append({ table: 't2', seq: 0 }),
      append({ table: 't1', seq: 1, actionId: 'a', at: 2 }),
      append({ table: 'nowhere', seq: 0 }),
      append({ table: 't3', seq: 0, actionId: 'a' }),
    ]
    expect(await endings(turn)).toStrictEqual(['done', 'SequenceTaken', 'done', 'ActionTaken', 'Missing', 'done'])
    expect(await entriesOf('t1')).toStrictEqual([entrySaying('first')])
    expect((await scene.store.tables.find('t1'))?.touchedAt).toBe(1)
    for (const table of ['t0', 't2', 't3']) expect(await scene.store.log.read(table, 0)).toHaveLength(1)
  })

  test('of two for one place in the same turn the first gets it', async () => {
    const turn = [
      append({ seq: 0, entry: entrySaying('first'), at: 1 }),
      append({ seq: 0, entry: entrySaying('second'), at: 2 }),
      append({ seq: 0, actionId: 'b', entry: entrySaying('third'), at: 3 }),
      append({ seq: 1, actionId: 'a', entry: entrySaying('fourth'), at: 4 }),
      append({ seq: 2, actionId: 'a', entry: entrySaying('fifth'), at: 5 }),
    ]
    expect(await endings(turn)).toStrictEqual(['done', 'SequenceTaken', 'SequenceTaken', 'done', 'ActionTaken'])
    expect(await entriesOf('t1')).toStrictEqual([entrySaying('first'), entrySaying('fourth')])
    expect((await scene.store.tables.find('t1'))?.touchedAt).toBe(4)
  })

  test('of two equal entries in the same turn the first counts', async () => {
    const turn = [append({ actionId: 'a', status: 'over', at: 1 }), append({ actionId: 'a', status: 'playing', at: 2 })]
    expect(await endings(turn)).toStrictEqual(['done', 'ActionTaken'])
    expect(await scene.store.tables.find('t1')).toMatchObject({ status: 'over', touchedAt: 1 })
  })

  test('who is refused leaves the place to the next in the same turn', async () => {
    await append({ seq: 0, actionId: 'a' })
    const turn = [
      append({ seq: 1, actionId: 'a', entry: entrySaying('again') }),
      append({ seq: 1, entry: entrySaying('next'), at: 7 }),
    ]
    expect(await endings(turn)).toStrictEqual(['ActionTaken', 'done'])
    expect((await entriesOf('t1')).at(-1)).toStrictEqual(entrySaying('next'))
    expect((await scene.store.tables.find('t1'))?.touchedAt).toBe(7)
  })

  test('an entry that cannot be stored fails alone', async () => {
    const turn = [append({ table: 't0' }), append({ table: 't1', actionId: 'a\0' }), append({ table: 't2' })]
    expect((await endings(turn)).map((ending) => ending === 'done')).toStrictEqual([true, false, true])
    expect(await scene.store.log.read('t1', 0)).toStrictEqual([])
    await append({ table: 't1' })
  })
}
