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

  test('a session counts until it is ended, and then no other of that user or of anybody else is', async () => {
    await scene.store.users.add(ada)
    await scene.store.users.add({ ...ada, id: 'ben' })
    const fresh = { user: ada, sessionsFrom: 0, hasEnded: false }
    expect(await scene.store.users.findWithSession('ada', 'one')).toStrictEqual(fresh)
    for (const _ of ['once', 'and again'])
      await scene.store.users.endSession({ user: 'ada', session: 'one', at: 5, forgotten: 0 })
    expect(await scene.store.users.findWithSession('ada', 'one')).toStrictEqual({ ...fresh, hasEnded: true })
    expect(await scene.store.users.findWithSession('ada', 'two')).toStrictEqual(fresh)
    expect((await scene.store.users.findWithSession('ben', 'one'))?.hasEnded).toBe(false)
    expect(await scene.store.users.findWithSession('eve', 'one')).toBeNull()
  })

  test('sessions that ended long ago are forgotten', async () => {
    await scene.store.users.add(ada)
    await scene.store.users.endSession({ user: 'ada', session: 'old', at: 5, forgotten: 0 })
    await scene.store.users.endSession({ user: 'ada', session: 'new', at: 1000, forgotten: 6 })
    expect((await scene.store.users.findWithSession('ada', 'old'))?.hasEnded).toBe(false)
    expect((await scene.store.users.findWithSession('ada', 'new'))?.hasEnded).toBe(true)
  })

  test('all sessions before a moment are ended, and the moment never goes back', async () => {
    await scene.store.users.add(ada)
    expect(await scene.store.users.endSessionsBefore('ada', 1_700_000_000_456)).toBe(1_700_000_000_456)
    expect(await scene.store.users.endSessionsBefore('ada', 7)).toBe(1_700_000_000_456)
    expect((await scene.store.users.findWithSession('ada', 'one'))?.sessionsFrom).toBe(1_700_000_000_456)
    await expect(scene.store.users.endSessionsBefore('eve', 7)).rejects.toThrow(Missing)
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
