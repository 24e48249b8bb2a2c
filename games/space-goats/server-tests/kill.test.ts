import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Entry, Shown } from '@starboard/kernel'
import type { TableClient } from '@starboard/wire/client'
import { Guest } from '@starboard/wire/guest'
import type { Command, ServerMessage } from '@starboard/wire/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort, ServerProcess, sleep } from '../../../e2e/server-process.fixture.ts'
import { until } from '../../../server/fixtures/server.fixture.ts'
import { openStore } from '../../../server/store/index.ts'
import type { Defend } from '../rules/actions.ts'
import { FOUR_CARDS } from './four-cards.fixture.ts'

const PAUSE_MS = 1200
const DOWN_MS = 1500
let dataDir: string
let env: Record<string, string>
let server: ServerProcess
let guests: Guest[] = []
let clients: TableClient[] = []
/** Everything that each of them was told since the server was killed last. */
let told: ServerMessage[][] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'starboard-goats-'))
  const PORT = String(await freePort())
  env = { STARBOARD_WEB: 'off', STARBOARD_PAUSE_MS: `${PAUSE_MS}`, STARBOARD_DATA: dataDir, PORT }
  server = await ServerProcess.warm(env)
})
afterEach(async () => {
  for (const client of clients) client.close()
  await server.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

/** Everybody in the order of their seats, and at last somebody who watches. All have drawn their hands and passed once. */
async function playing(seats: number, change: object = {}): Promise<string> {
  const url = await server.serve()
  guests = await Promise.all(Array.from({ length: seats + 1 }, (_, place) => Guest.at(url, `Goat ${place}`)))
  const clocks = { turnSeconds: 0, defendSeconds: 60, choiceSeconds: 60 }
  const options = { cardSet: FOUR_CARDS, startSeat: 1, ...clocks, ...change }
  const { code } = (await guests[0]?.createTable({ game: 'space-goats', seats, options })) ?? { code: '' }
  told = guests.map(() => [])
  clients = guests.map((guest, place) => guest.watch(code, { onMessage: (message) => told[place]?.push(message) }))
  for (const client of clients.slice(0, seats)) await must(client, { kind: 'sit' })
  for (const client of clients.slice(0, seats)) await must(client, { kind: 'ready', ready: true })
  await must(at(0), { kind: 'start' })
  await until(() => clients.every(({ state }) => state.shown !== null), 'the first look')
  for (let place = 0; place < seats; place++) await act(place, 'action', { kind: 'pass' })
  return code
}

const at = (place: number): TableClient => {
  const client = clients[place]
  if (client === undefined) throw new Error(`Nobody is at ${place}.`)
  return client
}

async function must(client: TableClient, command: Command): Promise<void> {
  expect(await client.send(command)).toMatchObject({ ok: true })
}

const asked = (place: number) => at(place).state.shown?.open.find(({ id }) => id !== undefined)

async function act(place: number, kind: string, action: object): Promise<void> {
  await until(() => asked(place)?.kind === kind, `${kind} of ${place}`)
  expect(await at(place).act(action)).toEqual({ ok: true })
}

const defend = (place: number, answer: Omit<Defend, 'kind'>) => act(place, 'defend', { kind: 'defend', ...answer })

function shipOf(place: number): number {
  const view = at(place).state.shown?.view as { players: { fleet: { id: number }[] }[] } | undefined
  return view?.players[place]?.fleet.at(-1)?.id ?? -1
}

const clockOf = (place: number): number => at(place).state.clock?.now ?? Number.NaN

/** Now, as the server says. */
async function clockAt(code: string): Promise<number> {
  const { body } = (await guests[0]?.get(`/api/tables/${code}/look`)) ?? {}
  return (body as { clock: { now: number } }).clock.now
}

/** In the middle of whatever is under way. It is back some seconds later. */
async function killAndRestart(downMs = DOWN_MS): Promise<void> {
  for (const heard of told) heard.length = 0
  const next = ServerProcess.warm(env)
  await server.kill('SIGKILL')
  await sleep(downMs)
  server = await next
  await server.serve()
  await until(
    () => told.every((heard) => heard.some(({ kind }) => kind === 'table')) && clients.every(isOpen),
    'everybody',
  )
}

const isOpen = ({ state }: TableClient): boolean => state.connection === 'open'

async function logOf(code: string): Promise<readonly Entry<{ kind: string }>[]> {
  const store = await openStore({ dataDir })
  const row = await store.tables.findByCode(code)
  const rows = await store.log.read(row?.id ?? '', 0)
  await store.close()
  return rows.map(({ entry }) => entry)
}

/** What the server, not the client's memory, says that they see. */
async function lookOf(place: number, code: string) {
  const { body } = (await guests[place]?.get(`/api/tables/${code}/look`)) ?? {}
  const { look } = body as { look: Shown }
  const isAnswered = look.open.some(({ answered }) => answered === true)
  return { isAnswered, answers: /"answers":(\{[^}]*\})/.exec(JSON.stringify(look.view))?.[1] }
}

const eventsTold = (place: number) =>
  (told[place] ?? []).flatMap((message) => (message.kind === 'news' ? message.events : []))

describe('SG-4.18 a server that is killed in a barrage', () => {
  it('keeps what was answered and ordered, tells nobody, and goes on from there', async () => {
    const code = await playing(4)
    const orders = [{ decision: 'defend', prefer: [{ card: 'mirror' }], until: 'the end' }] as const
    await must(at(3), { kind: 'order', orders })
    await act(0, 'action', { kind: 'rocket', card: 'rain' })
    await defend(1, { ship: shipOf(1) })
    await defend(1, { card: 'duck' })
    await until(() => asked(3)?.answered, 'the ordered answer')
    await sleep(PAUSE_MS)
    const [before, wall] = [clockOf(1), performance.now()]
    const clock = await clockAt(code)

    await killAndRestart()
    const looks = await Promise.all([0, 1, 2, 3, 4].map((place) => lookOf(place, code)))
    expect(looks.map(({ isAnswered }) => isAnswered)).toEqual([false, true, false, true, false])
    expect(looks.map(({ answers }) => answers)).toEqual([
      '{}',
      '{"1":{"kind":"defend","card":"duck"}',
      '{}',
      '{"3":{"kind":"defend","card":"mirror"}',
      '{}',
    ])
    expect(at(3).state.table?.you.orders).toEqual(orders)
    for (const place of [0, 2, 4]) expect(JSON.stringify(told[place])).not.toMatch(/mirror"\}|"orders"|"answered":true/)
    // The time in between is left out.
    expect(clockOf(1)).toBeGreaterThanOrEqual(before)
    const passed = (await clockAt(code)) - clock
    expect(performance.now() - wall - passed).toBeGreaterThan(DOWN_MS - 5)

    await defend(2, { ship: shipOf(2) })
    await until(() => eventsTold(4).some(({ kind }) => kind === 'shipChosen'), 'the end of the wave')
    expect(eventsTold(4).filter(({ kind }) => kind === 'blocked')).toMatchObject([
      { seat: 1, card: 'duck' },
      { seat: 3, card: 'mirror' },
    ])
    // The Aegis of seat 3 asks for a card; a second kill finds that question too.
    await until(() => asked(3)?.kind === 'aegis', 'the question after it')
    await killAndRestart(0)
    await act(3, 'aegis', { kind: 'trashOne', zone: 'hand', card: 'dart' })
    await until(() => asked(1)?.kind === 'action', 'the next turn')
    const answers = (await logOf(code)).flatMap((one) => (one.kind === 'act' && one.seat === 3 ? [one.by] : []))
    expect(answers).toEqual(['player', 'order', 'player'])
    expect(server.troubles).toEqual([])
  })

  it('closes a window by itself whose answers were all in', async () => {
    await playing(2, { wreckageFromRound: 0 })
    await act(0, 'action', { kind: 'rocket', card: 'dart', target: 1 })
    await defend(1, { card: 'duck' })
    await killAndRestart(0)
    await until(() => asked(1)?.kind === 'action', 'the next turn')
    expect(at(1).state.shown?.view).toMatchObject({ counts: { blocks: 1 }, trash: ['duck'] })
  })
})

describe('SG-7.3 a server that is killed in a duel of wreckage', () => {
  it('keeps the choice of the one sealed and asks the other again', async () => {
    const code = await playing(2)
    await act(0, 'wreckage', { kind: 'wreckage', ship: shipOf(0) })
    await sleep(PAUSE_MS)
    await killAndRestart()
    const looks = await Promise.all([0, 1, 2].map((place) => lookOf(place, code)))
    const ships = [shipOf(0), shipOf(1)]
    const own = `{"0":{"kind":"wreckage","ship":${ships[0]}}`
    expect(looks.map(({ answers }) => answers)).toEqual([own, '{}', '{}'])
    expect(looks.map(({ isAnswered }) => isAnswered)).toEqual([true, false, false])
    await act(1, 'wreckage', { kind: 'wreckage', ship: ships[1] })
    await until(() => eventsTold(2).some(({ kind }) => kind === 'roundBegan'), 'the next round')
    expect(eventsTold(2).filter(({ kind }) => kind === 'shipFlipped')).toMatchObject(ships.map((ship) => ({ ship })))
  })
})
