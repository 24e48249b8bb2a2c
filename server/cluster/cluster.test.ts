import { Guest } from '@starboard/wire/guest'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestCluster, type TestNode } from '../fixtures/cluster.fixture.ts'
import { until } from '../fixtures/time.fixture.ts'

const DUEL = { game: 'comet-rush', seats: 2, options: { preset: 'quick' } } as const

let cluster: TestCluster
let [first, second]: [TestNode, TestNode] = [] as never
beforeAll(async () => {
  cluster = await TestCluster.open()
}, 60_000)
afterAll(() => cluster.close(), 60_000)
beforeEach(async () => {
  first = await cluster.node()
  second = await cluster.node()
})
afterEach(async () => {
  await second.close()
  await first.close()
})

describe('two nodes', () => {
  it('have one table: who is at either sees, says and does the same', async () => {
    const ada = await Guest.at(first.url, 'Ada')
    const { code } = await ada.createTable(DUEL)
    const ben = await Guest.at(second.url, 'Ben')
    const [here, there] = [ada.watch(code), ben.watch(code)]
    await until(() => there.state.table, 'the table at the other node')
    for (const client of [here, there]) {
      expect(await client.send({ kind: 'sit' })).toMatchObject({ ok: true })
      expect(await client.send({ kind: 'ready', ready: true })).toMatchObject({ ok: true })
    }
    expect(await there.send({ kind: 'chat', text: 'Hello from afar.' })).toMatchObject({ ok: true })
    await until(() => here.state.chat.some(({ text }) => text === 'Hello from afar.'), 'the line of chat')
    await here.send({ kind: 'ready', ready: true })
    await there.send({ kind: 'ready', ready: true })
    expect(await here.send({ kind: 'start' })).toMatchObject({ ok: true })
    await until(() => there.state.shown, 'the match')
    here.close()
    there.close()
  })
})
