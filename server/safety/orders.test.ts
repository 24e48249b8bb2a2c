import { onShelf } from '@starboard/games'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { until } from '../fixtures/time.fixture.ts'
import { beginIn, Party } from './party.fixture.ts'
import { ask, json, type OpenServer, openServer, stillClock, Tap, wait } from './wire.fixture.ts'

const NAMES = ['Ada', 'Ben', 'Cyd']
/** Turns up wherever orders are told. */
const MARK = 'M4RK3D'
const order = (change: object = {}) => ({
  decision: 'pressure',
  prefer: [{ counter: MARK }, { counter: true }],
  until: 'the end',
  ...change,
})
const give = (...orders: unknown[]) => ({ kind: 'order', orders })

const entry = onShelf('comet-rush')
if (entry?.arrange === undefined) throw new Error('Comet Rush is not on the shelf.')
const { game, arrange } = entry

let server: OpenServer
let party: Party
beforeAll(async () => {
  server = await openServer({ pauseMs: 30 })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await party.close()
})
afterAll(() => server.close())

async function playing(at = server): Promise<Party> {
  const hand = ['diplomatic-pressure']
  beginIn(game, arrange, { names: NAMES, position: { players: { Ada: { hand }, Ben: { hand } } } })
  party = await Party.open(at, { game: 'comet-rush', names: NAMES, options: { startSeat: 1 } })
  return party
}

const kept = async () => {
  const row = await party.server.store.tables.findByCode(party.code)
  return row?.memory ?? {}
}
const textsOf = (name: string) => party.person(name).told.map(({ text }) => text)

describe('standing orders over the wire', () => {
  it('are for one’s own seat: nobody can name another', async () => {
    await playing()
    await party.must('Ben', give(order()))
    const tap = await new Tap(server.url, { cookie: party.person('Ada').cookie }).opened()
    for (const more of [{ seat: 1 }, { user: 'Ben' }, { by: 1 }]) {
      const reply = await tap.ask({ kind: 'do', table: party.code, id: 'x', command: { ...give(order()), ...more } })
      expect(reply).toMatchObject({ kind: 'refused', refused: { code: 'malformed' } })
    }
    expect(await tap.command(party.code, give({ ...order(), seat: 1 }))).toMatchObject({ ok: false })
    await party.must('Ada', give())
    expect(Object.keys((await kept()).orders ?? {})).toEqual(['1'])
    await tap.close()
  })

  it('are refused from spectators, over the socket and over HTTP', async () => {
    await playing()
    const refused = { ok: false, refused: { code: 'not-seated' } }
    expect(await party.person('Eve').command(give(order()))).toMatchObject(refused)
    const { cookie } = party.person('Eve')
    const path = `${server.url}/api/tables/${party.code}/order`
    expect(await ask(path, json({ orders: [order()] }, cookie))).toMatchObject({ status: 409 })
    expect(await ask(path, json({ orders: [order()] }))).toMatchObject({ status: 401 })
    expect((await kept()).orders).toBeUndefined()
  })

  it.each([
    ['null', null],
    ['a word', 'all'],
    ['a record', { 0: order() }],
    ['too many', Array.from({ length: 9 }, () => order())],
    ['too many patterns', [order({ prefer: Array(13).fill({}) })]],
    ['a number as pattern', [order({ prefer: [1] })]],
    ['another end', [order({ until: 7 })]],
    ['a long kind', [order({ decision: 'x'.repeat(61) })]],
    ['more than there is', [order({ isSecret: false })]],
    ['much', [order({ prefer: [{ a: 'x'.repeat(9000) }] })]],
    ['wide', [order({ prefer: [Object.fromEntries([...Array(1000).keys()].map((name) => [`m${name}`, 0]))] })]],
  ])('are refused with a sentence if they are malformed: %s', async (_what, orders) => {
    await playing()
    await party.must('Ben', give(order()))
    const before = (await kept()).orders
    const answer = await party.person('Ben').command({ kind: 'order', orders })
    expect(answer).toMatchObject({ ok: false, refused: { text: expect.stringMatching(/^.{10,300}\.$/s) } })
    expect((await kept()).orders).toEqual(before)
  })

  it('that are huge or deep do not reach the table, which goes on', async () => {
    await playing()
    const { cookie } = party.person('Ben')
    const huge = await new Tap(server.url, { cookie }).opened()
    huge.say({ kind: 'do', table: party.code, id: 'x', command: give(order({ prefer: [{ a: 'x'.repeat(300_000) }] })) })
    expect(await huge.closed).toBe(1009)
    const long = await new Tap(server.url, { cookie }).opened()
    const much = {
      kind: 'do',
      table: party.code,
      id: 'x',
      command: give(order({ prefer: [{ a: 'x'.repeat(100_000) }] })),
    }
    expect(await long.ask(much)).toMatchObject({ kind: 'refused', refused: { code: 'malformed' } })
    await long.close()
    const deep = await new Tap(server.url, { cookie }).opened()
    const nested = `${'['.repeat(50)}1${']'.repeat(50)}`
    const text = JSON.stringify({
      kind: 'do',
      table: party.code,
      id: 'x',
      command: give(order({ prefer: [{ a: 0 }] })),
    })
    expect(await deep.ask(text.replace('"a":0', `"a":${nested}`))).toMatchObject({ refused: { code: 'malformed' } })
    await deep.close()
    expect((await kept()).orders).toBeUndefined()
    await party.must('Ben', give(order()))
  })

  it('with the names that every object has do no harm', async () => {
    await playing()
    const { cookie } = party.person('Ben')
    const tap = await new Tap(server.url, { cookie }).opened()
    const text = JSON.stringify({
      kind: 'do',
      table: party.code,
      id: 'x',
      command: give(order({ prefer: [{ a: 0 }] })),
    })
    tap.say(text.replace('"a":0', '"__proto__":{"counter":true},"constructor":{"prototype":{"counter":true}}'))
    await tap.next(({ kind }) => kind === 'answer')
    expect(({} as { counter?: boolean }).counter).toBeUndefined()
    await party.act('Ada', { kind: 'play', card: 'diplomatic-pressure', target: 1 })
    await until(() => party.person('Ben').isAsked, 'the question')
    await wait(60)
    expect(party.person('Ben').isAsked).toBe(true)
    await tap.close()
  })

  it('may be given in a pause, and for a finished match not at all', async () => {
    await playing()
    for (const name of NAMES) await party.must(name, { kind: 'pause', agree: true })
    await party.must('Ben', give(order()))
    await party.must('Ben', { kind: 'resume' })
    const row = await server.store.tables.findByCode(party.code)
    expect(row?.status).toBe('playing')
    for (const name of ['Ada', 'Cyd']) await party.must(name, { kind: 'stand' })
    // Two bots and nobody's orders: the match plays itself to the end.
    await party.must('Ben', { kind: 'stand' })
    await vi.waitFor(async () => expect((await server.store.tables.findByCode(party.code))?.status).toBe('over'), {
      timeout: 30_000,
    })
    expect(await party.person('Ben').command(give(order()))).toMatchObject({ ok: false })
    expect((await kept()).orders).toBeUndefined()
  })

  it('a thousand at once are limited like everything else, and the others play on', async () => {
    const strict = await openServer({ messagesPerSecond: 20, pauseMs: 0 }, stillClock())
    await playing(strict)
    const { cookie } = party.person('Ben')
    const flood = await new Tap(strict.url, { cookie }).opened()
    for (let count = 0; count < 1000; count++)
      flood.say({ kind: 'do', table: party.code, id: `f${count}`, command: give(order({ decision: `d${count}` })) })
    expect(await flood.closed).toBe(1008)
    const done = flood.messages.filter((message) => message.kind === 'answer' && message.ok)
    expect(done).toHaveLength(60)
    await party.act('Ada', { kind: 'play', card: 'diplomatic-pressure', target: 1 })
    await party.close()
    await strict.close()
    party = { close: async () => undefined } as Party
  })

  it('a thousand where nothing is limited leave one list, the last one, and a short row', async () => {
    await playing()
    const started = performance.now()
    const ben = party.person('Ben')
    for (let count = 0; count < 1000; count++) await ben.command(give(order({ decision: `d${count}` })))
    process.stdout.write(`1000 orders, each of them kept: ${(performance.now() - started).toFixed(0)} ms\n`)
    const { orders, done } = await kept()
    expect(orders).toMatchObject({ 1: { orders: [{ decision: 'd999' }] } })
    expect(done?.length).toBeLessThanOrEqual(64)
    expect(textsOf('Eve').join()).not.toContain(MARK)
  })
})

describe('what was ordered is a secret', () => {
  it('no other seat, no spectator, no page, no metric, no log and no export tells it', async () => {
    await playing()
    const before = ['Ada', 'Cyd', 'Eve'].map((name) => textsOf(name).length)
    await party.must('Ben', give(order()))
    await wait(30)
    expect(['Ada', 'Cyd', 'Eve'].map((name) => textsOf(name).length)).toEqual(before)
    expect(textsOf('Ben').at(-2)).toContain(MARK)
    await party.act('Ada', { kind: 'play', card: 'diplomatic-pressure', target: 1 })
    await until(() => textsOf('Eve').join().includes('pressureCountered'), 'the end of the window')
    const paths = ['', '/look', '/story', '/export'].map((more) => `/api/tables/${party.code}${more}`)
    for (const path of [...paths, '/api/tables', '/api/tables/mine', '/metrics', '/api/openapi.json']) {
      for (const name of ['Ada', 'Cyd', 'Eve']) {
        const { text } = await ask(server.url + path, { headers: { cookie: party.person(name).cookie } })
        expect(text, path).not.toContain(MARK)
      }
      expect((await ask(server.url + path)).text, path).not.toContain(MARK)
    }
    for (const name of ['Ada', 'Cyd', 'Eve']) expect(textsOf(name).join()).not.toMatch(/M4RK3D|"orders"|"by":"order"/)
    expect(JSON.stringify(server.lines)).not.toContain(MARK)
    expect((await party.log()).some((one) => one.kind === 'act' && one.by === 'order')).toBe(true)
    const own = await ask(`${server.url}/api/tables/${party.code}`, { headers: { cookie: party.person('Ben').cookie } })
    expect(own.text).toContain(MARK)
  })

  it('is known to its owner after a new connection, and to none who takes the seat', async () => {
    await playing()
    await party.must('Ben', give(order()))
    await party.person('Ben').comeBack(true)
    expect(textsOf('Ben').slice(-4).join()).toContain(MARK)
    await party.must('Ben', { kind: 'stand' })
    await party.must('Eve', { kind: 'sit' })
    await party.person('Eve').comeBack(false)
    expect(textsOf('Eve').join()).not.toContain(MARK)
  })
})
