import { expect, test } from 'vitest'
import { NASTY, tableRow } from './builders.ts'
import type { Scene } from './place.ts'

const NASTIEST = NASTY.join(' ')

export function describeHost(scene: Scene): void {
  const ban = { user: 'ada', reason: NASTIEST, at: 1000, until: 5000 }
  const add = (id: string) => scene.store.users.add({ id, name: id.toUpperCase(), createdAt: 1 })

  test('a ban comes with every session of that person, and with nobody else’s, until it is lifted', async () => {
    await Promise.all(['ada', 'ben'].map(add))
    expect(await scene.store.host.ban(ban)).toBe(true)
    const found = await scene.store.users.findWithSession('ada', 'one')
    expect(found?.ban).toStrictEqual({ reason: NASTIEST, until: 5000 })
    expect(await scene.store.users.findWithSession('ben', 'one')).not.toHaveProperty('ban')
    expect(await scene.store.host.pardon('ada')).toBe(true)
    expect(await scene.store.host.pardon('ada')).toBe(false)
    expect(await scene.store.users.findWithSession('ada', 'one')).not.toHaveProperty('ban')
  })

  test('the later ban counts, those that are over are not listed, and nobody is banned who is nobody', async () => {
    await Promise.all(['ada', 'ben'].map(add))
    await scene.store.host.ban(ban)
    await scene.store.host.ban({ ...ban, reason: 'again', at: 2000, until: null })
    await scene.store.host.ban({ ...ban, user: 'ben' })
    expect(await scene.store.host.ban({ ...ban, user: 'eve' })).toBe(false)
    const again = { user: 'ada', name: 'ADA', reason: 'again', at: 2000, until: null }
    expect(await scene.store.host.bans(5000, 10)).toStrictEqual([again])
    expect((await scene.store.host.bans(4999, 10)).map(({ user }) => user)).toStrictEqual(['ada', 'ben'])
    expect(await scene.store.host.bans(4999, 1)).toStrictEqual([again])
  })

  test('there is one notice or none', async () => {
    expect(await scene.store.host.notice()).toBeNull()
    await scene.store.host.announce({ text: 'At four.', at: 4 })
    await scene.store.host.announce({ text: NASTIEST, at: 1_700_000_000_123 })
    expect(await scene.store.host.notice()).toStrictEqual({ text: NASTIEST, at: 1_700_000_000_123 })
    await scene.store.host.announce(null)
    expect(await scene.store.host.notice()).toBeNull()
  })

  test('people are listed by their ids, tables that are not over by when they were touched', async () => {
    await Promise.all(['ada', 'ben'].map(add))
    const named = await scene.store.users.listNamed(['ben', 'eve', 'ada'])
    expect(named.map(({ name }) => name).toSorted()).toStrictEqual(['ADA', 'BEN'])
    expect(await scene.store.users.listNamed([])).toStrictEqual([])
    for (const [id, status] of [
      ['t1', 'playing'],
      ['t2', 'lobby'],
      ['t3', 'over'],
      ['t4', 'playing'],
    ] as const)
      await scene.store.tables.add(tableRow({ id, status, touchedAt: 10 - Number(id[1]) }))
    expect((await scene.store.tables.listAlive(2)).map(({ id }) => id)).toStrictEqual(['t1', 't2'])
    expect((await scene.store.tables.listAlive(9)).map(({ id }) => id)).toStrictEqual(['t1', 't2', 't4'])
  })
}
