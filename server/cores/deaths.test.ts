import { fastChance } from '@starboard/kernel'
import { Guest } from '@starboard/wire/guest'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../e2e/audit.fixture.ts'
import { Party } from '../../e2e/party.fixture.ts'
import { mortalWorker, shyWorker } from '../fixtures/cores.fixture.ts'
import { type TestServer, testServer, until } from '../fixtures/server.fixture.ts'
import { after } from '../fixtures/time.fixture.ts'
import { openStore } from '../store/index.ts'
import { ownerOf } from './owner.ts'

const SEED = process.env.STARBOARD_SEED ?? `${Date.now()}`
const WORKERS = 2
const DEATHS = 4
const SHORT = { preset: 'quick', distance: 6, movementDeck: { ones: 0, twos: 0, threes: 4 } }
const TABLES = [
  { names: ['Ada', 'Ben'], table: { game: 'comet-rush', seats: 2, options: SHORT } },
  { names: ['Cleo', 'Dan'], table: { game: 'comet-rush', seats: 3, bots: [null, null, 'random'], options: SHORT } },
  { names: ['Eve', 'Fay'], table: { game: 'comet-rush', seats: 4, bots: [null, null, 'random', 'random'] } },
] as const

const ENDED = 'a worker has ended; its tables come back from the store'

let worker: Awaited<ReturnType<typeof mortalWorker>>
let server: TestServer
beforeEach(async () => {
  worker = await mortalWorker()
  server = await testServer({ workers: WORKERS }, undefined, { tableWorker: worker.script })
})
afterEach(async () => {
  worker.close()
  await server.close()
})

const deaths = () => server.lines.filter(({ text }) => text === ENDED).length

/** One that has just begun may not hear it at once. */
async function kill(number: number): Promise<void> {
  for (const before = deaths(); deaths() === before; await after(20)) worker.kill(number)
}

describe('a worker that ends', () => {
  it(`loses nothing that was acknowledged, repeats nothing and shows nothing that is not so (seed ${SEED})`, async () => {
    const random = fastChance(SEED)
    const parties = await Promise.all(
      TABLES.map(({ names, table }) =>
        Party.gather({ url: server.url, names, table, random, onSent: () => undefined }),
      ),
    )
    for (let count = 0; count < DEATHS; count++) {
      await after(300 + random.below(500, 'death'))
      await kill(1 + (count % WORKERS))
    }
    for (const party of parties) party.wantsMore = false
    await until(() => parties.every(({ isOver }) => isOver), 'the end of all matches')
    for (const party of parties) party.leave()
    const store = await openStore({ dataDir: server.dataDir })
    const { problems, acknowledged } = await audit(store, parties)
    await store.close()
    expect(problems).toEqual([])
    expect(acknowledged).toBeGreaterThan(40)
    expect(new Set(server.lines.map(({ text }) => text))).toEqual(new Set(['a worker failed', ENDED]))
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain(`starboard_worker_deaths_total ${DEATHS}`)
  })

  it('is noticed at its own tables alone', async () => {
    const ada = await Guest.at(server.url, 'Ada')
    const made = []
    for (let count = 0; count < 6; count++) {
      const { code } = await ada.createTable({ game: 'comet-rush', seats: 2, bots: [null, 'random'] })
      const breaks: number[] = []
      const client = ada.watch(code, {
        onChange: ({ connection }) => void (connection === 'lost' && breaks.push(count)),
      })
      await until(() => client.state.table, 'the table')
      made.push({ code, client, breaks })
    }
    const store = await openStore({ dataDir: server.dataDir })
    const owners = await Promise.all(
      made.map(async ({ code }) => ownerOf((await store.tables.findByCode(code))?.id ?? '', WORKERS)),
    )
    await store.close()
    await kill(1)
    await Promise.all(made.map(({ client }) => client.send({ kind: 'sit' })))
    expect(made.map(({ breaks }) => breaks.length > 0)).toEqual(owners.map((owner) => owner === 0))
    for (const { client } of made) {
      await until(() => client.state.table?.seats[0]?.kind === 'person', 'the seat')
      client.close()
    }
  })
})

describe('a table that is due when its worker ends', () => {
  /** A server that finds a match in its store in which something is due, with workers that end so many times when they wake it. */
  async function wakesAfter(deaths: number) {
    const shy = await shyWorker(deaths)
    const home = await testServer({ workers: WORKERS }, undefined, { tableWorker: shy.script })
    const ada = await Guest.at(home.url, 'Ada')
    // Nobody has to be there, so it is woken though nobody is.
    const time = { kind: 'slow', days: 1 } as const
    const { code } = await ada.createTable({ game: 'comet-rush', seats: 2, bots: [null, 'random'], time })
    const client = ada.watch(code)
    for (const command of [{ kind: 'sit' }, { kind: 'ready', ready: true }, { kind: 'start' }] as const)
      await client.send(command)
    client.close()
    const again = await home.restart(() => makeDue(home.dataDir, code))
    return { shy, home: again }
  }

  async function makeDue(dataDir: string, code: string): Promise<void> {
    const store = await openStore({ dataDir })
    const row = await store.tables.findByCode(code)
    if (row?.status === 'playing') await store.tables.save({ ...row, dueAt: 1 })
    await store.close()
  }

  it('is woken in the next one', async () => {
    const { shy, home } = await wakesAfter(2)
    await until(() => shy.woken === 3, 'the third time')
    await until(() => home.lines.length === 2, 'two deaths')
    // What is said of a table that cannot be opened would be said by now.
    await after(100)
    expect(home.lines.map(({ text }) => text)).toEqual([ENDED, ENDED])
    await home.close()
  })

  it('is left alone if that ends one after another, and the log says so', async () => {
    const { shy, home } = await wakesAfter(Number.POSITIVE_INFINITY)
    await until(() => home.lines.length === 4, 'the last word')
    // It is looked for every second what is due.
    await after(2500)
    expect(shy.woken).toBe(3)
    expect(home.lines.map(({ text }) => text)).toEqual([ENDED, ENDED, ENDED, 'a table ends its worker again and again'])
    await home.close()
  })
})
