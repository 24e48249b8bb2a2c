import { expect, test } from 'vitest'
import { Missing } from '../store.ts'
import { NASTY } from './builders.ts'
import type { Scene } from './place.ts'

export function describeUsers(scene: Scene): void {
  const ada = { id: 'ada', name: 'Ada', createdAt: 1_700_000_000_123 }

  test('a user is found again, with the time as a number', async () => {
    await scene.store.users.add(ada)
    expect(await scene.store.users.find('ada')).toStrictEqual(ada)
  })

  test('nobody is null', async () => {
    expect(await scene.store.users.find('ada')).toBeNull()
  })

  test('renaming changes the name of this user only', async () => {
    await scene.store.users.add(ada)
    await scene.store.users.add({ ...ada, id: 'ben' })
    await scene.store.users.rename('ada', 'Augusta')
    expect(await scene.store.users.find('ada')).toStrictEqual({ ...ada, name: 'Augusta' })
    expect(await scene.store.users.find('ben')).toStrictEqual({ ...ada, id: 'ben' })
  })

  test('renaming nobody fails', async () => {
    await expect(scene.store.users.rename('ada', 'Augusta')).rejects.toThrow(Missing)
  })

  test('an id is used once', async () => {
    await scene.store.users.add(ada)
    await expect(scene.store.users.add({ ...ada, name: 'Impostor' })).rejects.toThrow()
    expect(await scene.store.users.find('ada')).toStrictEqual(ada)
  })

  test.each(NASTY)('%j is an id and a name like any other', async (text) => {
    const user = { id: text, name: text, createdAt: 1 }
    await scene.store.users.add(ada)
    await scene.store.users.add(user)
    await scene.store.users.rename(text, text)
    expect(await scene.store.users.find(text)).toStrictEqual(user)
    expect(await scene.store.users.find('ada')).toStrictEqual(ada)
  })

  test('text with a NUL character is refused, and found nowhere', async () => {
    await expect(scene.store.users.add({ ...ada, name: 'A\0da' })).rejects.toThrow()
    expect(await scene.store.users.find('A\0da')).toBeNull()
    expect(await scene.store.users.find('ada')).toBeNull()
  })
}
