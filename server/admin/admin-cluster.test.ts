import type { AdminOverview } from '@starboard/wire/admin'
import { Guest } from '@starboard/wire/guest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestCluster, type TestNode } from '../fixtures/cluster.fixture.ts'
import { until } from '../fixtures/time.fixture.ts'

const TOKEN = 'a-token-of-the-host-of-all-nodes'

let cluster: TestCluster
let [first, second]: [TestNode, TestNode] = [] as never
beforeAll(async () => {
  cluster = await TestCluster.open()
  first = await cluster.node({ adminToken: TOKEN })
  second = await cluster.node({ adminToken: TOKEN })
}, 60_000)
afterAll(() => cluster.close(), 60_000)

async function host<X>(node: TestNode, method: string, path: string, body?: object): Promise<X> {
  const headers = {
    authorization: `Bearer ${TOKEN}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await fetch(`${node.url}/api/admin${path}`, { method, headers, ...sent })
  expect(response.status).toBe(200)
  return (await response.json()) as X
}

describe('the host of two nodes', () => {
  it('sees both at either, and what they decide at one counts at the other', async () => {
    const [ada, ben] = [await Guest.at(first.url, 'Ada'), await Guest.at(second.url, 'Ben')]
    const { code } = await ada.createTable({ game: 'comet-rush', seats: 2 })
    const heard: unknown[] = []
    const [here, there] = [ada.watch(code), ben.watch(code, { onNotice: (notice) => heard.push(notice) })]
    for (const client of [here, there]) expect(await client.send({ kind: 'sit' })).toMatchObject({ ok: true })

    const { nodes, tables, at } = await host<AdminOverview>(first, 'GET', '')
    expect(nodes).toHaveLength(2)
    expect(tables[0]).toMatchObject({ code, seats: [{ name: 'Ada' }, { name: 'Ben' }] })
    await expect
      .poll(async () => (await host<AdminOverview>(first, 'GET', '')).people.map(({ name }) => name).toSorted())
      .toEqual(['Ada', 'Ben'])

    const notice = { text: 'All nodes restart.', at: at + 3_600_000 }
    await host(first, 'POST', '/notice', notice)
    await until(() => heard.length > 0, 'the notice at the other node')
    expect(heard).toEqual([notice])

    await host(first, 'POST', '/bans', { user: tables[0]?.seats[1]?.user, reason: 'Far away.', until: null })
    await until(() => there.state.gone?.includes('Far away.'), 'the end of the line at the other node')
    expect(here.state.gone).toBeNull()

    await host(second, 'POST', `/tables/${code}/close`, { why: 'Enough.' })
    await until(() => here.state.gone?.includes('Enough.'), 'the farewell, asked for at the other node')
    for (const client of [here, there]) client.close()
  })
})
