import type { TableClient } from '@starboard/wire/client'
import { Guest } from '@starboard/wire/guest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer, until } from '../../server/fixtures/server.fixture.ts'
import { wait } from '../../server/fixtures/time.fixture.ts'
import type { Event } from './rules/events.ts'
import type { View } from './rules/view.ts'

const OPTIONS = { gusts: 1, oil: 3, calmSeconds: 2, hushSeconds: 2 }
const [GUST_AT, DAWN_AT] = [2000, 4000]

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** Somebody at the table, and everything they were told. */
interface Keeper {
  readonly client: TableClient
  readonly told: Event[]
}

const keeperAt = (guest: Guest, code: string): Keeper => {
  const told: Event[] = []
  const client = guest.watch(code, { onChange: (_state, events) => void told.push(...(events as Event[])) })
  return { client, told }
}

/** Two people and a bot. */
async function night(): Promise<readonly [Keeper, Keeper]> {
  const [ada, ben] = [await Guest.at(server.url, 'Ada'), await Guest.at(server.url, 'Ben')]
  const wanted = { game: 'night-watch', seats: 3, bots: [null, null, 'heuristic'], options: OPTIONS }
  const { code } = await ada.createTable(wanted)
  const keepers = [keeperAt(ada, code), keeperAt(ben, code)] as const
  for (const { client } of keepers) await client.send({ kind: 'sit' })
  for (const { client } of keepers) await client.send({ kind: 'ready', ready: true })
  expect(await keepers[0].client.send({ kind: 'start' })).toEqual({ ok: true })
  await Promise.all(keepers.map(({ client }) => until(() => client.state.shown, 'the night')))
  return keepers
}

const viewOf = ({ client }: Keeper): View => client.state.shown?.view as View
const heard = ({ told }: Keeper, kind: Event['kind']) => told.filter((event) => event.kind === kind)
const hears = (keeper: Keeper, kind: Event['kind']) => until(() => heard(keeper, kind).length > 0, kind)
const says = ({ client }: Keeper, text: string) => client.send({ kind: 'chat', text })

describe('a night at a table', () => {
  it('people and a bot act at once, the hush silences them, and all win together', async () => {
    const [ada, ben] = await night()
    expect(await says(ada, 'Good evening.')).toEqual({ ok: true })
    expect(await Promise.all([ada, ben].map(({ client }, seat) => client.act({ kind: 'read', of: seat + 1 })))).toEqual(
      [{ ok: true }, { ok: true }],
    )
    await hears(ben, 'gust')
    expect(await says(ben, 'Mine is out!')).toMatchObject({ ok: false, refused: { code: 'hush', rule: 'NW-4' } })
    // Two in a row, without waiting for the first: both happen.
    const order = viewOf(ada).keepers[1]?.order ?? 'red'
    const other = order === 'red' ? 'blue' : 'red'
    const quick = [other, order].map((colour) => ada.client.act({ kind: 'light', colour }))
    expect(await Promise.all(quick)).toEqual([{ ok: true }, { ok: true }])
    expect(await ben.client.act({ kind: 'light', colour: viewOf(ben).keepers[2]?.order })).toEqual({ ok: true })
    await Promise.all([ada, ben].map((keeper) => hears(keeper, 'dawn')))
    expect([ada, ben].map(({ client }) => client.state.shown?.outcome?.result)).toEqual(['won', 'won'])
    for (const keeper of [ada, ben]) {
      expect(heard(keeper, 'gust')).toMatchObject([{ at: GUST_AT }])
      expect(heard(keeper, 'dawn')).toMatchObject([{ at: DAWN_AT }])
      expect(heard(keeper, 'lit').filter((event) => event.kind === 'lit' && event.seat === 0)).toHaveLength(2)
    }
    expect(await says(ben, 'Well done.')).toEqual({ ok: true })
    for (const { client } of [ada, ben]) client.close()
  })

  it('a restart in the middle of the hush leaves out the time it took', async () => {
    const [ada] = await night()
    await hears(ada, 'gust')
    server = await server.restart(() => wait(DAWN_AT - GUST_AT))
    await until(() => ada.client.state.connection === 'open', 'the server')
    expect(ada.client.state.clock?.now).toBeLessThan(DAWN_AT)
    expect(await says(ada, 'Are you there?')).toMatchObject({ ok: false, refused: { code: 'hush' } })
    await hears(ada, 'dawn')
    expect(heard(ada, 'dawn')).toMatchObject([{ at: DAWN_AT }])
    ada.client.close()
  })
})
