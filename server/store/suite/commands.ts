import { beforeEach, expect, test } from 'vitest'
import { tableRow } from './builders.ts'
import type { Scene } from './place.ts'

export function describeCommands(scene: Scene): void {
  beforeEach(async () => {
    await scene.store.tables.add(tableRow())
    await scene.store.tables.add(tableRow({ id: 't2' }))
  })

  test('keeps what a session has had done, the newest word, table by table', async () => {
    const { commands } = scene.store
    expect(await commands.find('t1', 'one')).toBeNull()
    await commands.keep('t1', 'one', '7')
    await commands.keep('t1', 'two', '8:3')
    await commands.keep('t1', 'one', '9')
    expect([await commands.find('t1', 'one'), await commands.find('t1', 'two')]).toStrictEqual(['9', '8:3'])
    expect(await commands.find('t2', 'one')).toBeNull()
  })

  test('of a table that is not there is not kept', async () => {
    await expect(scene.store.commands.keep('nowhere', 'one', '7')).rejects.toThrow()
  })
}
