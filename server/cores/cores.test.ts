import { onShelf } from '@starboard/games'
import { isRefusal, readExport, verify } from '@starboard/kernel'
import type { TableClient } from '@starboard/wire/client'
import { Guest } from '@starboard/wire/guest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer, until } from '../fixtures/server.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ workers: 2 })
})
afterAll(() => server.close())

describe('tables in workers', () => {
  it('play', async () => {
    const [ada, ben] = [await Guest.at(server.url, 'Ada'), await Guest.at(server.url, 'Ben')]
    const { code } = await ada.createTable({ game: 'comet-rush', seats: 4, bots: [null, null, 'random', 'random'] })
    const clients = [ada.watch(code), ben.watch(code)]
    for (const client of clients) {
      expect(await client.send({ kind: 'sit' })).toMatchObject({ ok: true })
      expect(await client.send({ kind: 'ready', ready: true })).toMatchObject({ ok: true })
    }
    expect(await clients[0]?.send({ kind: 'start' })).toMatchObject({ ok: true })
    console.log(server.lines)
    for (const client of clients) client.close()
  })
})
