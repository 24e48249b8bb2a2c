import { onShelf } from '@starboard/games'
import { isRefusal, readExport, verify } from '@starboard/kernel'
import type { TableClient } from '@starboard/wire/client'
import { Guest } from '@starboard/wire/guest'
import type { TableInfo } from '@starboard/wire/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedBy } from '../cli/signature.ts'
import { type TestServer, testServer, until } from './fixtures/server.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** Plays the first legal action whenever it is asked, until the match is over. */
async function playOut(clients: readonly TableClient[]): Promise<void> {
  for (let moves = 0; moves < 2000; moves++) {
    const asked = await until(
      () => clients.find(isAsked) ?? clients.find(({ state }) => state.shown?.outcome),
      'a decision',
    )
    if (asked.state.shown?.outcome) return
    const { legal = [] } = asked.state.shown ?? {}
    const given = await asked.act(legal.at(-1))
    if (!given.ok) throw new Error(given.refused.text)
  }
}

const isAsked = ({ state }: TableClient): boolean =>
  state.shown?.outcome === null && state.shown.open.some(({ id }) => id !== undefined) && state.shown.legal.length > 0

describe('a table', () => {
  it('is created, filled, started and played to the end by two people and two bots; the export verifies and is signed', async () => {
    const [ada, ben] = [await Guest.at(server.url, 'Ada'), await Guest.at(server.url, 'Ben')]
    const { code } = await ada.createTable({ game: 'comet-rush', seats: 4, bots: [null, null, 'random', 'random'] })
    const clients = [ada.watch(code), ben.watch(code)]
    for (const client of clients) {
      expect(await client.send({ kind: 'sit' })).toMatchObject({ ok: true })
      expect(await client.send({ kind: 'ready', ready: true })).toMatchObject({ ok: true })
    }
    expect(await clients[1]?.send({ kind: 'start' })).toMatchObject({ ok: false, refused: { code: 'not-host' } })
    const early = await ada.get(`/api/tables/${code}/export`)
    expect(early).toMatchObject({ status: 409, body: { code: 'not-over' } })
    expect(await clients[0]?.send({ kind: 'start' })).toMatchObject({ ok: true })
    await playOut(clients)
    const { body } = await ada.get(`/api/tables/${code}/export`)
    const entry = onShelf('comet-rush')
    const exported = entry === undefined ? null : readExport(entry.game, body)
    if (entry === undefined || exported === null || isRefusal(exported)) throw new Error(JSON.stringify(exported))
    expect(verify(entry.game, exported).problems).toEqual([])
    const { key } = (await ada.get('/api/key')).body as { key: string }
    expect(signedBy(body as object, key).state).toBe('same')
    expect(((await ada.get('/api/tables/mine')).body as TableInfo[]).map((table) => table.code)).toContain(code)
    for (const client of clients) client.close()
  })
})
