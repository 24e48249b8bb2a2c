import { Guest } from '@starboard/wire/guest'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestCluster, type TestNode } from '../fixtures/cluster.fixture.ts'
import { until } from '../fixtures/time.fixture.ts'
import { newCode } from '../http/codes.ts'

const DUEL = { game: 'comet-rush', seats: 2, options: { preset: 'quick' } } as const
const MOST = 3
const LIMITS = {
  missedCodesPerHour: MOST,
  chatAtOnce: MOST,
  chatPerMinute: 1,
  lobbiesPerAddress: MOST,
  trustProxy: true,
}

let cluster: TestCluster
let [first, second]: [TestNode, TestNode] = [] as never
beforeAll(async () => {
  cluster = await TestCluster.open()
}, 60_000)
afterAll(() => cluster.close(), 60_000)
beforeEach(async () => {
  first = await cluster.node(LIMITS)
  second = await cluster.node(LIMITS)
})
afterEach(async () => {
  await second.close()
  await first.close()
})

/** The same person, at another node. */
const at = ({ url }: TestNode, { name, cookie }: Guest) => Guest.known({ url, name, cookie })

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

  it('know who is there, wherever they came in', async () => {
    const ada = await Guest.at(first.url, 'Ada')
    const { code } = await ada.createTable(DUEL)
    const here = ada.watch(code)
    await until(() => here.state.table, 'the table')
    const there = (await Guest.at(second.url, 'Ben')).watch(code)
    expect(await there.send({ kind: 'sit' })).toMatchObject({ ok: true })
    await until(() => here.state.table?.seats.some(({ name, isHere }) => name === 'Ben' && isHere), 'Ben’s presence')
    const eve = (await Guest.at(second.url, 'Eve')).watch(code)
    await until(() => here.state.table?.spectators === 2, 'the spectator, besides the host')
    eve.close()
    await until(() => here.state.table?.spectators === 1, 'the spectator to leave')
    there.close()
    await until(() => here.state.table?.seats.some(({ name, isHere }) => name === 'Ben' && !isHere), 'Ben’s absence')
    here.close()
  })

  it('have the same lists, the same people and the same bots', async () => {
    const ada = await Guest.at(first.url, 'Ada')
    const { code } = await ada.createTable({ ...DUEL, isOpen: true, bots: [null, 'random'] })
    const listed = async (path: string) => JSON.stringify((await at(second, ada).get(path)).body)
    expect(await listed('/api/tables')).toContain(code)
    const client = at(second, ada).watch(code)
    await until(() => client.state.table, 'the table')
    for (const command of [{ kind: 'sit' }, { kind: 'ready', ready: true }, { kind: 'start' }] as const)
      expect(await client.send(command)).toMatchObject({ ok: true })
    expect(await listed('/api/tables/mine')).toContain(code)
    await until(() => client.state.shown, 'the match')
    for (let moves = 0; moves < 4; moves++) {
      const mine = () => client.state.shown?.open.find(({ id }) => id !== undefined)
      await until(mine, 'one’s turn, after the bot')
      expect(await client.act(client.state.shown?.legal[0])).toMatchObject({ ok: true })
    }
    client.close()
  })

  it('forget whoever logs out at one of them', async () => {
    const ada = await Guest.at(first.url, 'Ada')
    const { code } = await ada.createTable(DUEL)
    const client = at(second, ada).watch(code)
    await until(() => client.state.table, 'the table')
    const { cookie } = ada
    await fetch(`${first.url}/api/session`, { method: 'DELETE', headers: { cookie } })
    await until(() => client.state.gone, 'the end of the session')
  })
})

describe('a node that the database does not answer', () => {
  it('rests, and goes on with its tables if nobody has taken them', async () => {
    const ada = await Guest.at(first.url, 'Ada')
    const { code } = await ada.createTable(DUEL)
    const client = ada.watch(code)
    await until(() => client.state.table, 'the table')
    first.ways.database.cut()
    await until(() => client.state.connection === 'lost', 'the line to end')
    expect((await fetch(`${first.url}/api/shelf`)).status).toBe(503)
    const said = client.send({ kind: 'chat', text: 'Still there?' })
    first.ways.database.mend()
    expect(await said).toMatchObject({ ok: true })
    client.close()
  })

  it('goes when another has its tables, and says so', async () => {
    const ada = await Guest.at(first.url, 'Ada')
    const { code } = await ada.createTable(DUEL)
    first.ways.database.cut()
    const client = at(second, ada).watch(code)
    await until(() => client.state.table, 'the table at the other node')
    expect(await client.send({ kind: 'sit' })).toMatchObject({ ok: true })
    first.ways.database.mend()
    expect(await first.ousted).toBe(
      'The other nodes have gone on without this one, so it has stopped. Started again, it joins the others.',
    )
    client.close()
  })
})

/** What the first node says of a table of its own comes after all that it has told the second one before. */
const heardOf = (code: string) =>
  fetch(`${second.url}/api/tables/${code}`, { headers: { 'x-forwarded-for': '203.0.113.99' } })

describe('limits', () => {
  it('count missed codes at all nodes together', async () => {
    const eve = await Guest.at(first.url, 'Eve')
    const { code } = await eve.createTable(DUEL)
    for (let misses = 0; misses < MOST; misses++)
      expect(await eve.get(`/api/tables/${newCode()}`)).toMatchObject({ status: 404 })
    await heardOf(code)
    expect(await at(second, eve).get(`/api/tables/${newCode()}`)).toMatchObject({ status: 429 })
  })

  it('count lines of chat at all nodes together', async () => {
    const ada = await Guest.at(first.url, 'Ada')
    const [one, other] = [await ada.createTable(DUEL), await at(second, ada).createTable(DUEL)]
    const [here, there] = [ada.watch(one.code), at(second, ada).watch(other.code)]
    await until(() => here.state.table && there.state.table, 'both tables')
    for (let lines = 0; lines < MOST; lines++)
      expect(await here.send({ kind: 'chat', text: `Line ${lines}` })).toMatchObject({ ok: true })
    await heardOf(one.code)
    expect(await there.send({ kind: 'chat', text: 'One more.' })).toMatchObject({ refused: { code: 'too-much-chat' } })
    here.close()
    there.close()
  })

  it('count tables that wait to start at all nodes together, by where their makers are', async () => {
    const codes: string[] = []
    for (let made = 0; made < MOST; made++) codes.push((await makeFrom(first, '203.0.113.7')).code)
    await heardOf(codes.at(-1) ?? '')
    expect(await makeFrom(second, '203.0.113.7')).toMatchObject({ code: 'too-many-tables-here' })
    expect(await makeFrom(second, '203.0.113.8')).toHaveProperty('seats')
  })
})

async function makeFrom({ url }: TestNode, address: string): Promise<{ readonly code: string }> {
  const { cookie } = await Guest.at(url, 'Host')
  const headers = { cookie, 'content-type': 'application/json', 'x-forwarded-for': address }
  const made = await fetch(`${url}/api/tables`, { method: 'POST', headers, body: JSON.stringify(DUEL) })
  return (await made.json()) as { code: string }
}
