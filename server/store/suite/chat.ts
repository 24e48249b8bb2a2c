import { beforeEach, expect, test } from 'vitest'
import { Missing } from '../store.ts'
import { NASTY, range, tableRow } from './builders.ts'
import type { Scene } from './place.ts'

export function describeChat(scene: Scene): void {
  const line = (text: string) => ({ user: 'ada', name: 'Ada', text, at: 1_700_000_000_000 })
  const idsFrom = async (after: number, limit: number) =>
    (await scene.store.chat.read('t1', after, limit)).map(({ id }) => id)

  beforeEach(async () => {
    await scene.store.tables.add(tableRow())
    await scene.store.tables.add(tableRow({ id: 't2' }))
  })

  test('numbers lines from 1, table by table', async () => {
    expect(await scene.store.chat.add('t1', line('a'))).toBe(1)
    expect(await scene.store.chat.add('t1', line('b'))).toBe(2)
    expect(await scene.store.chat.add('t2', line('c'))).toBe(1)
    expect(await scene.store.chat.read('t1', 0, 10)).toStrictEqual([
      { ...line('a'), id: 1 },
      { ...line('b'), id: 2 },
    ])
  })

  test('gives out no number twice and leaves none out', async () => {
    const ids = await Promise.all(range(50).map((index) => scene.store.chat.add('t1', line(`${index}`))))
    expect(ids.toSorted((a, b) => a - b)).toStrictEqual(range(51).slice(1))
  })

  test('reads the newest after a number, oldest of them first', async () => {
    for (const text of ['a', 'b', 'c', 'd', 'e']) await scene.store.chat.add('t1', line(text))
    expect(await idsFrom(0, 3)).toStrictEqual([3, 4, 5])
    expect(await idsFrom(3, 10)).toStrictEqual([4, 5])
    expect(await idsFrom(5, 10)).toStrictEqual([])
    expect(await scene.store.chat.read('t2', 0, 10)).toStrictEqual([])
  })

  test('says once what is sent twice, and gives the number of then', async () => {
    expect(await scene.store.chat.add('t1', line('a'), { commandId: 'ada/tab.1' })).toBe(1)
    expect(await scene.store.chat.add('t1', line('b'), { commandId: 'ada/tab.2' })).toBe(2)
    expect(await scene.store.chat.add('t1', line('a'), { commandId: 'ada/tab.1' })).toBe(1)
    expect(await scene.store.chat.add('t2', line('a'), { commandId: 'ada/tab.1' })).toBe(1)
    expect(await idsFrom(0, 10)).toStrictEqual([1, 2])
    expect(await scene.store.chat.add('t1', line('c'))).toBe(3)
    expect(await scene.store.chat.find('t1', 'ada/tab.2')).toBe(2)
    expect(await scene.store.chat.find('t1', 'ada/tab.3')).toBeNull()
  })

  test('knows the numbers of the commands of a session, and of no other', async () => {
    for (const id of [
      'ada/tab.2',
      'ada/tab.10',
      'ADA/tab.3',
      'ada/tab-1.4',
      'ada/t_b.5',
      'ada/tab',
      'ada/tab.x',
      'b/ada/tab.6',
    ])
      await scene.store.chat.add('t1', line(id), { commandId: id })
    await scene.store.chat.add('t1', line('no id'))
    expect((await scene.store.chat.countersOf('t1', 'ada/tab')).toSorted((a, b) => a - b)).toStrictEqual([2, 10])
    expect(await scene.store.chat.countersOf('t1', 'ada/t_b')).toStrictEqual([5])
    expect(await scene.store.chat.countersOf('t2', 'ada/tab')).toStrictEqual([])
  })

  test('survives that its table is saved', async () => {
    await scene.store.chat.add('t1', line('a'))
    await scene.store.tables.save(tableRow({ host: 'ben' }))
    expect(await scene.store.chat.add('t1', line('b'))).toBe(2)
  })

  test.each(NASTY)('%j can be said', async (text) => {
    await scene.store.chat.add('t1', { ...line(text), user: text, name: text })
    expect(await scene.store.chat.read('t1', 0, 1)).toStrictEqual([{ ...line(text), user: text, name: text, id: 1 }])
  })

  test('at a table that is not there fails', async () => {
    await expect(scene.store.chat.add('nowhere', line('a'))).rejects.toThrow(Missing)
  })
}
