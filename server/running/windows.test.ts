import { onShelf } from '@starboard/games'
import { committedChance, Match } from '@starboard/kernel'
import type { TableClient } from '@starboard/wire/client'
import { Guest } from '@starboard/wire/guest'
import { expect, it } from 'vitest'
import { type TestServer, testServer, until } from '../fixtures/server.fixture.ts'
import { inNoTime, ownTime } from '../fixtures/time.fixture.ts'
import { openStore } from '../store/index.ts'

const PAUSE_MS = 300
const PRESSURE = 'diplomatic-pressure'

interface Position {
  active: number
  players: { hand: string[] }[]
}

/** While the server is down, hands become what this test needs: as a snapshot, from which the match comes back. */
async function deal(dataDir: string, code: string, change: (state: Position) => void) {
  const store = await openStore({ dataDir })
  const row = await store.tables.findByCode(code)
  const game = onShelf('comet-rush')?.game
  if (row === null || row.header === null || game === undefined) throw new Error('There is no such table.')
  const { header } = row
  const log = (await store.log.read(row.id, 0)).map(({ entry }) => entry)
  const source = committedChance({ seed: row.seed, seatSeeds: header.seatSeeds })
  const match = Match.fold({ game, header, source }, log)
  const snapshot = { ...match.snapshot(), length: match.length, now: match.now, state: structuredClone(match.state) }
  change(snapshot.state as unknown as Position)
  await store.log.saveSnapshot(row.id, snapshot)
  await store.close()
}

const isAsked = ({ state }: TableClient) =>
  state.connection === 'open' && state.shown?.outcome === null && state.shown.legal.length > 0
const hasHand = ({ state }: TableClient, seat: number, hand: readonly string[]) =>
  (state.shown?.view as unknown as Position | undefined)?.players[seat]?.hand.join() === hand.join()
const act = async (client: TableClient, action: object) =>
  expect(await inNoTime(() => client.act(action))).toEqual({ ok: true })

it('a reaction window takes as long, and says as much, whether or not the seat could react', async () => {
  let server: TestServer = await testServer({ pauseMs: PAUSE_MS })
  const guests = [await Guest.at(server.url, 'Ada'), await Guest.at(server.url, 'Ben')]
  const took: number[] = []
  const told: string[][] = []
  for (const hand of [
    [PRESSURE, 'embargo'],
    ['embargo', 'embargo'],
  ]) {
    const heard: { kind: string; at: number }[] = []
    const table = await guests[0]?.createTable({
      game: 'comet-rush',
      seats: 2,
      time: { kind: 'off' },
      options: { startSeat: 1 },
    })
    const code = table?.code ?? ''
    const clients = guests.map((guest, seat) =>
      guest.watch(code, { onMessage: ({ kind }) => seat === 0 && heard.push({ kind, at: ownTime() }) }),
    )
    const [attacker, target] = clients as [TableClient, TableClient]
    for (const client of clients) await client.send({ kind: 'sit' })
    for (const client of clients) await client.send({ kind: 'ready', ready: true })
    await attacker.send({ kind: 'start' })
    for (const client of clients)
      for (let card = 0; card < 4; card++) {
        await until(() => isAsked(client), 'the draft')
        await act(client, client.state.shown?.legal[0] ?? {})
      }
    await until(() => isAsked(attacker), 'the first turn')
    await act(attacker, attacker.state.shown?.legal[0] ?? {})
    server = await server.restart(() =>
      deal(server.dataDir, code, (state) => {
        state.players[0] = { ...state.players[0], hand: [PRESSURE] }
        state.players[1] = { ...state.players[1], hand }
      }),
    )
    await until(
      () => isAsked(attacker) && hasHand(attacker, 0, [PRESSURE]) && hasHand(target, 1, hand),
      'the new hands',
    )
    heard.length = 0
    const sent = ownTime()
    await act(attacker, { kind: 'play', card: PRESSURE, target: 1 })
    await until(() => isAsked(target), 'the question')
    await act(target, { kind: 'respondPressure', counter: false })
    await until(() => isAsked(attacker), 'the end of the window')
    took.push(ownTime() - sent)
    // Who is connected is told as well, and pings are answered: that has nothing to do with the window.
    told.push(heard.map(({ kind }) => kind).filter((kind) => !['table', 'presence', 'pong'].includes(kind)))
    for (const client of clients) client.close()
  }
  await server.close()
  process.stdout.write(`a window of ${PAUSE_MS} ms took ${took.map((ms) => ms.toFixed(0)).join(' and ')} ms\n`)
  for (const ms of took) expect(ms).toBeGreaterThan(PAUSE_MS - 20)
  expect(Math.abs((took[0] ?? 0) - (took[1] ?? 0))).toBeLessThan(150)
  expect(told[1]).toEqual(told[0])
})
