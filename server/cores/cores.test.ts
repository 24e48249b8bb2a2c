import { onShelf } from '@starboard/games'
import { isRefusal, readExport, verify } from '@starboard/kernel'
import type { TableClient } from '@starboard/wire/client'
import { Guest } from '@starboard/wire/guest'
import type { TableInfo } from '@starboard/wire/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer, until } from '../fixtures/server.fixture.ts'
import { openStore, type Store } from '../store/index.ts'
import { ownerOf } from './owner.ts'

const WORKERS = 2
/** Robots that are lost soon. */
const SHORT_RACES = { preset: 'tournament', lives: 1, filmSeconds: 0 }
const SHORT = { preset: 'quick', distance: 6, movementDeck: { ones: 0, twos: 0, threes: 4 } }

/** Always the same matches. */
let luck = 1
const random = (): number => {
  luck = (luck * 48_271) % 0x7fffffff
  return luck / 0x7fffffff
}

let server: TestServer
let store: Store
let [ada, ben]: readonly Guest[] = []
beforeAll(async () => {
  server = await testServer({ workers: WORKERS, chatAtOnce: 3, chatPerMinute: 1 })
  store = await openStore({ dataDir: server.dataDir })
  ;[ada, ben] = await Promise.all([Guest.at(server.url, 'Ada'), Guest.at(server.url, 'Ben')])
})
afterAll(async () => {
  await store.close()
  await server.close()
})

const someone = (guest: Guest | undefined): Guest => {
  if (guest === undefined) throw new Error('Nobody is there.')
  return guest
}

async function must(client: TableClient, command: Parameters<TableClient['send']>[0]): Promise<string> {
  const given = await client.send(command)
  if (!given.ok) throw new Error(`${command.kind}: ${given.refused.text}`)
  return given.code ?? ''
}

/** Both sit down, and the match begins. */
async function started(wanted: object): Promise<{ readonly code: string; readonly clients: readonly TableClient[] }> {
  const { code } = await someone(ada).createTable({ game: 'comet-rush', seats: 2, ...wanted })
  const clients = [someone(ada).watch(code), someone(ben).watch(code)]
  for (const client of clients) {
    await must(client, { kind: 'sit' })
    await must(client, { kind: 'ready', ready: true })
  }
  for (const client of clients.slice(0, 1)) await must(client, { kind: 'start' })
  return { code, clients }
}

const isAsked = ({ state }: TableClient): boolean =>
  state.shown?.outcome === null && state.shown.open.some(({ id }) => id !== undefined) && state.shown.legal.length > 0

async function playOut(clients: readonly TableClient[]): Promise<void> {
  for (;;) {
    const next = await until(
      () => clients.find(isAsked) ?? clients.find(({ state }) => state.shown?.outcome),
      'a decision',
    )
    if (next.state.shown?.outcome) return
    const { legal = [] } = next.state.shown ?? {}
    const given = await next.act(legal[Math.floor(random() * legal.length)])
    if (!given.ok) throw new Error(given.refused.text)
  }
}

async function ownerAt(code: string): Promise<number> {
  return ownerOf((await store.tables.findByCode(code))?.id ?? '', WORKERS)
}

async function isTrue(code: string): Promise<boolean> {
  const { body } = await someone(ada).get(`/api/tables/${code}/export`)
  const entry = onShelf('comet-rush')
  const exported = entry === undefined ? null : readExport(entry.game, body)
  if (entry === undefined || exported === null || isRefusal(exported)) throw new Error(JSON.stringify(body))
  return verify(entry.game, exported).problems.length === 0
}

describe('tables that are spread over workers', () => {
  it('are played to the end, again and again, wherever the rematch lies; the exports verify', async () => {
    const { code: first, clients } = await started({ options: SHORT })
    const codes = [first]
    let players = clients
    while (codes.length < 3 || new Set(await Promise.all(codes.map(ownerAt))).size < WORKERS) {
      await playOut(players)
      const [code = '', same] = [
        await must(players[0] ?? never(), { kind: 'rematch' }),
        await must(players[1] ?? never(), { kind: 'rematch' }),
      ]
      expect(same).toBe(code)
      for (const client of players) client.close()
      players = [someone(ada).watch(code), someone(ben).watch(code)]
      for (const client of players) await must(client, { kind: 'ready', ready: true })
      await must(players[0] ?? never(), { kind: 'start' })
      codes.push(code)
    }
    for (const client of players) client.close()
    for (const code of codes.slice(0, -1)) expect(await isTrue(code)).toBe(true)
    const mine = (await someone(ben).get('/api/tables/mine')).body as TableInfo[]
    expect(mine.map(({ code }) => code)).toEqual(expect.arrayContaining(codes))
  })

  it('go on with a series at the next table', async () => {
    const { clients } = await started({ game: 'roborally', options: SHORT_RACES })
    await playOut(clients)
    const [code] = await Promise.all(clients.map((client) => must(client, { kind: 'rematch' })))
    const next = someone(ada).watch(code ?? '')
    await until(() => next.state.table?.status === 'playing', 'the next match of the series')
    expect(next.state.table?.series).toMatchObject({ games: 3, number: 2 })
    for (const client of [...clients, next]) client.close()
  })

  it('are watched, paused and talked at as anywhere; what somebody may say counts for all tables together', async () => {
    const [one, other] = [await started({}), await started({})]
    const cleo = await Guest.at(server.url, 'Cleo')
    const watching = cleo.watch(one.code)
    await until(() => watching.state.shown, 'what a spectator sees')
    expect(watching.state.shown?.legal).toEqual([])
    for (const client of one.clients) await must(client, { kind: 'pause', agree: true })
    await until(() => watching.state.clock?.rate === 0, 'the pause')
    await must(one.clients[0] ?? never(), { kind: 'resume' })
    await until(() => watching.state.clock?.rate === 1, 'the end of the pause')
    const [here = never(), there = never()] = [one.clients[0], other.clients[0]]
    for (const client of [here, there, here]) await must(client, { kind: 'chat', text: 'Hello.' })
    expect(await there.send({ kind: 'chat', text: 'Hello?' })).toMatchObject({ refused: { code: 'too-much-chat' } })
    await until(() => watching.state.chat.length === 2, 'what was said')
    expect(await watching.act({ kind: 'nonsense' })).toMatchObject({ ok: false, refused: { code: 'not-seated' } })
    for (const client of [...one.clients, ...other.clients, watching]) client.close()
  })

  it('tell each seat what is its own and nothing else, over the socket as over HTTP', async () => {
    const { code, clients } = await started({ options: SHORT })
    const looks = await Promise.all(
      [ada, ben].map(async (guest) => (await someone(guest).get(`/api/tables/${code}/look`)).body as { look: object }),
    )
    expect(looks[0]?.look).not.toEqual(looks[1]?.look)
    for (const [index, client] of clients.entries()) expect(looks[index]?.look).toEqual(client.state.shown)
    const story = await someone(ben).get(`/api/tables/${code}/story`)
    expect(story).toMatchObject({ status: 200, body: { at: expect.any(Number) } })
    expect(JSON.stringify(story.body)).not.toContain((await store.tables.findByCode(code))?.seed)
    expect(await someone(ada).get(`/api/tables/${code}/export`)).toMatchObject({
      status: 409,
      body: { code: 'not-over' },
    })
    for (const client of clients) client.close()
  })

  it('do a command once, however often and by whichever way it is sent', async () => {
    const { code, clients } = await started({ options: SHORT })
    await until(() => clients.find(isAsked), 'a decision')
    const asked = clients.find(isAsked) ?? never()
    const guest = someone(asked === clients[0] ? ada : ben)
    const [action, decision] = [asked.state.shown?.legal[0], asked.state.shown?.open.find(({ id }) => id)?.id]
    const before = (await store.log.read((await store.tables.findByCode(code))?.id ?? '', 0)).length
    const send = () => guest.post(`/api/tables/${code}/act`, { id: 'once', action, decision })
    for (const { status } of await Promise.all([send(), send(), send()])) expect(status).toBe(200)
    await send()
    const ids = (await store.log.read((await store.tables.findByCode(code))?.id ?? '', before)).length
    expect(ids).toBe(1)
    expect(await asked.send({ kind: 'undo' })).toMatchObject({ ok: expect.any(Boolean) })
    for (const client of clients) client.close()
  })

  it('count together, and each worker says how long its own loop makes people wait', async () => {
    const read = async () => (await fetch(`${server.url}/metrics`)).text()
    const countIn = (text: string, name: string) =>
      Number(new RegExp(`^${name}(?:{[^}]*})? (.*)$`, 'm').exec(text)?.[1])
    // Tables are counted every second.
    await expect.poll(async () => countIn(await read(), 'starboard_tables_in_memory')).toBeGreaterThan(4)
    const text = await read()
    expect(countIn(text, 'starboard_commit_seconds_count')).toBeGreaterThan(30)
    for (const worker of [1, 2]) expect(text).toMatch(new RegExp(`event_loop_delay_seconds{.*worker="${worker}"`))
    expect(text.match(/^starboard_memory_bytes /gm)).toHaveLength(1)
    expect(countIn(text, 'starboard_worker_deaths_total')).toBe(0)
  })

  it('come back after a restart', async () => {
    const { code, clients } = await started({})
    const [client = never()] = clients
    for (let moves = 0; moves < 6; moves++) {
      const next = await until(() => clients.find(isAsked), 'a decision')
      expect(await next.act(next.state.shown?.legal.at(-1))).toMatchObject({ ok: true })
    }
    const before = (await someone(ada).get(`/api/tables/${code}/look`)).body as { look: unknown }
    server = await server.restart()
    const after = (await someone(ada).get(`/api/tables/${code}/look`)).body as { look: unknown }
    expect(after.look).toEqual(before.look)
    await until(() => client.state.connection === 'open' && client.state.shown, 'the connection')
    expect(server.lines).toEqual([])
    for (const one of clients) one.close()
  })
})

function never(): never {
  throw new Error('Nobody is there.')
}
