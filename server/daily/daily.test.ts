import { type AnyGame, commitmentOf, exportMatch, isRefusal, type MatchExport, verify } from '@starboard/kernel'
import type { DailyDay, DailyToday } from '@starboard/wire/api'
import type { CreateTable } from '@starboard/wire/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Lab, lanternsOnShelf, Visitor } from '../fixtures/lab.fixture.ts'
import { until } from '../fixtures/server.fixture.ts'
import { routes } from '../http/api.ts'
import { dailyRoutes } from '../http/daily-routes.ts'
import { ExportKey } from '../http/export-key.ts'
import type { TableFinder } from '../http/guesses.ts'
import type { Sessions } from '../http/session.ts'
import type { Table } from '../table/table.ts'
import { dayOf, daySeedBy, endOf } from './day.ts'

const HOUR_MS = 3_600_000
const [SECRET, OTHER] = ['a secret of tests, long enough to be one', 'another secret, just as long as the first']
const game: AnyGame = {
  ...lanternsOnShelf.game,
  daily: { noun: 'evening', seats: 2, options: { rounds: 1, turnSeconds: 0 } },
}
const shelf = [{ game, bots: {} }]
const gauges = { find: () => undefined }
const DAILY: CreateTable = { game: 'lanterns', daily: true, bots: [] }

let lab: Lab
let people: readonly [Visitor, Visitor, Visitor]
beforeEach(async () => {
  people = [new Visitor('Ada'), new Visitor('Ben'), new Visitor('Cem')]
  lab = await Lab.open({ gameNamed: () => shelf[0] })
  lab.ahead = endOf(dayOf(lab.now())) + 12 * HOUR_MS - lab.now()
})
afterEach(() => lab.close())

const today = () => dayOf(lab.now())
const toMidnight = () => endOf(today()) - lab.now()

async function get(path: string, by: Partial<Visitor> = {}, secret = SECRET) {
  const [, , name = '', day] = path.split('/').slice(1)
  const routes = dailyRoutes({ store: lab.store, shelf, wall: () => lab.now(), daySeed: daySeedBy(secret), gauges })
  const route = routes.find((one) => one.path === (day === undefined ? '/api/daily/:game' : '/api/daily/:game/:day'))
  const call = { user: { id: '', ...by }, params: { game: name, day } }
  return route?.answer(call as unknown as Parameters<typeof route.answer>[0])
}

async function told<X extends DailyDay = DailyToday>(
  path = '/api/daily/lanterns',
  by: Partial<Visitor> = {},
): Promise<X> {
  const answer = await get(path, by)
  if (answer === undefined || isRefusal(answer)) throw new Error(answer?.text)
  return answer.body as X
}

/** Plays the last legal action of whoever is asked, until it is over. */
async function playOut(table: Table, players: readonly Visitor[]): Promise<void> {
  for (let asked = players.find(({ isAsked }) => isAsked); asked !== undefined; ) {
    await asked.mustAct(table, asked.frame?.legal.at(-1))
    asked = players.find(({ isAsked }) => isAsked)
  }
  await table.settled()
  expect(table.outcome).not.toBeNull()
}

const ROLLS = 8

async function rolled(players: readonly Visitor[]): Promise<Table> {
  const table = await lab.started(DAILY, players)
  for (const one of players) await one.mustAct(table, { kind: 'hide', colour: 'red' })
  for (let roll = 0; roll < ROLLS; roll++)
    await players.find(({ isAsked }) => isAsked)?.mustAct(table, { kind: 'roll' })
  return table
}

async function flown(players: readonly Visitor[]): Promise<Table> {
  const table = await lab.started(DAILY, players)
  await playOut(table, players)
  return table
}

const crews = async () => (await told()).results.map(({ crew }) => crew.map(({ name }) => name).join(' and '))

async function exported(table: Table): Promise<MatchExport<never>> {
  const [finished, log] = [table.finished(), await lab.log(table)]
  const match = finished === null ? null : exportMatch(game, { ...finished, log })
  if (match === null || isRefusal(match)) throw new Error(match?.text)
  return JSON.parse(JSON.stringify(match)) as MatchExport<never>
}

describe('what everybody is dealt on one day', () => {
  it('is the same at every table of the day, another one tomorrow, and no other table’s', async () => {
    const [ada, ben, cem] = people
    const [one, two] = [await rolled([ada, ben]), await rolled([cem, ben])]
    const luck = (await lab.log(one)).flatMap((entry) => entry.luck)
    expect(luck.length).toBeGreaterThanOrEqual(ROLLS)
    expect((await lab.log(two)).flatMap((entry) => entry.luck)).toStrictEqual(luck)
    const usual = await lab.table(ada, { game: 'lanterns', seats: 2 })
    expect(usual.info('').commitment).not.toBe(one.info('').commitment)
    expect(usual.info('').daily).toBeUndefined()
    lab.ahead += toMidnight()
    const next = await lab.table(ada, DAILY)
    expect(next.info('').commitment).not.toBe(one.info('').commitment)
  })

  it('is published as a fingerprint that its tables show, and the seed is opened when the day is over', async () => {
    const { day, fingerprint, seed, earlier, leftMs } = await told()
    expect({ day, seed, earlier, leftMs }).toEqual({ day: today(), earlier: [], leftMs: toMidnight() })
    const table = await lab.table(people[0], DAILY)
    expect(table.info('')).toMatchObject({ commitment: fingerprint, daily: { day, noun: 'evening', isSealed: true } })
    lab.ahead += toMidnight() - 1
    expect(await told(`/api/daily/lanterns/${day}`)).not.toHaveProperty('seed')
    lab.ahead += 1
    const { seed: opened = '' } = await told<DailyDay>(`/api/daily/lanterns/${day}`)
    expect(commitmentOf(opened)).toBe(fingerprint)
    expect((await told()).earlier).toEqual([{ day, fingerprint, seed: opened }])
  })

  it('stands as it was published, even if the server gets another secret', async () => {
    const { fingerprint } = await told()
    const again = await get('/api/daily/lanterns', {}, OTHER)
    expect(again).toMatchObject({ body: { fingerprint } })
    expect(daySeedBy(OTHER)('lanterns', today())).not.toBe(daySeedBy(SECRET)('lanterns', today()))
  })

  it.each([
    ['/api/daily/chess', 'unknown-game'],
    ['/api/daily/chess/2026-11-17', 'unknown-game'],
    ['/api/daily/lanterns/2026-02-30', 'malformed'],
    ['/api/daily/lanterns/yesterday', 'malformed'],
    ['/api/daily/lanterns/2026-1-1', 'malformed'],
    ['/api/daily/lanterns/9999-01-01', 'not-yet'],
    ['/api/daily/lanterns/2001-01-01', 'no-daily'],
  ])('%s is refused as %s', async (path, code) => {
    expect(await get(path)).toMatchObject({ code })
  })

  it('is refused for a game that has nothing of the kind', async () => {
    const routes = dailyRoutes({
      store: lab.store,
      shelf: [lanternsOnShelf],
      wall: () => lab.now(),
      daySeed: () => '',
      gauges,
    })
    const call = { user: { id: '' }, params: { game: 'lanterns' } }
    const route = routes.find(({ path }) => path === '/api/daily/:game')
    expect(await route?.answer(call as never)).toMatchObject({ code: 'no-daily' })
  })
})

/** What nobody can have otherwise. */
const FIXED = [
  { seats: 3 },
  { options: { rounds: 2 } },
  { isOpen: true },
  { time: { kind: 'off' } },
  { hints: true },
] as const

describe('a table of the day', () => {
  it('has everything fixed, and bots may make room for people', async () => {
    const [ada] = people
    for (const given of FIXED)
      expect(await lab.tables.create(ada, { ...DAILY, ...given })).toMatchObject({ code: 'daily' })
    const table = await lab.table(ada, { game: 'lanterns', daily: true })
    expect(table.row.seats.map(({ bot }) => bot)).toEqual([null, 'random'])
    for (const change of FIXED)
      expect(await ada.ask(table, { kind: 'configure', ...change })).toMatchObject({ code: 'daily' })
    await ada.must(table, { kind: 'bot', seat: 1, level: null })
    expect(table.row.seats.map(({ bot }) => bot)).toEqual([null, null])
  })

  it('cannot be started when its day is over', async () => {
    const [ada, ben] = people
    const table = await lab.table(ada, DAILY)
    for (const one of [ada, ben]) {
      await one.must(table, { kind: 'sit' })
      await one.must(table, { kind: 'ready', ready: true })
    }
    lab.ahead += toMidnight()
    expect(await ada.ask(table, { kind: 'start' })).toMatchObject({ code: 'day-over' })
  })

  it('is seen by those who play there alone until the day is over, then by everybody', async () => {
    const [ada, ben, cem] = people
    const table = await lab.table(ada, DAILY)
    for (const one of [ada, ben]) {
      await one.watch(table)
      await one.must(table, { kind: 'sit' })
      await one.must(table, { kind: 'ready', ready: true })
    }
    const heard: string[] = []
    const curious = { user: cem.id, name: cem.name, network: undefined, send: (text: string) => void heard.push(text) }
    await table.watch(curious, { since: null, chatSince: 0 })
    await ada.must(table, { kind: 'start' })
    expect(heard.at(-1)).toContain('"gone"')
    await table.watch(curious, { since: null, chatSince: 0 })
    await playOut(table, [ada, ben])
    for (const answer of [await table.look(cem.id), await table.story(cem.id), await table.story('')])
      expect(answer).toMatchObject({ code: 'daily-sealed' })
    expect(heard.some((text) => /"kind":"(news|look)"/.test(text))).toBe(false)
    expect(await table.story(ada.id)).toHaveProperty('batches')
    expect(table.finished()).toMatchObject({ isSealed: true })
    lab.ahead += toMidnight()
    expect(await table.story(cem.id)).toHaveProperty('batches')
    expect(table.finished()).toMatchObject({ isSealed: false })
  })

  it('is exported by nobody, its own crew included, before its day is over', async () => {
    const [ada, ben] = people
    const table = await flown([ada, ben])
    const all = routes({
      tables: lab.tables,
      finder: { find: async () => table } as unknown as TableFinder,
      store: lab.store,
      sessions: null as unknown as Sessions,
      exportKey: new ExportKey(SECRET, []),
      shelf,
      now: () => lab.now(),
      wall: () => lab.now(),
      daySeed: daySeedBy(SECRET),
      gauges,
    })
    const exporting = all.find(({ path }) => path === '/api/tables/:code/export')
    const call = { user: { id: ada.id }, params: { code: table.code }, address: '' }
    const ask = () => exporting?.answer(call as unknown as Parameters<typeof exporting.answer>[0])
    expect(await ask()).toMatchObject({ code: 'daily-sealed', text: expect.stringContaining('0:00 UTC') })
    lab.ahead += toMidnight()
    expect(await ask()).toMatchObject({ body: { header: { daily: table.row.memory.daily } } })
  })

  it('verifies once it is opened; one that seats added to, or with other options, is no match of the day', async () => {
    const [ada, ben] = people
    const match = await exported(await flown([ada, ben]))
    expect(match.header).toMatchObject({ daily: today(), commitment: (await told()).fingerprint, seatSeeds: [] })
    expect(verify(game, match).problems).toEqual([])
    const changed = (header: object) => verify(game, { ...match, header: { ...match.header, ...header } }).problems[0]
    expect(changed({ seatSeeds: ['a', 'b'] })).toContain('Seats have added')
    expect(changed({ setup: { ...match.header.setup, options: { rounds: 2 } } })).toContain('other options')
    expect(verify(lanternsOnShelf.game, match).problems[0]).toContain('has no daily match')
  })
})

describe('the table of results', () => {
  it('has the first of each account alone, as often as they play', async () => {
    const [ada, ben, cem] = people
    expect((await told('/api/daily/lanterns', ada)).hasBegun).toBe(false)
    await flown([ada, ben])
    expect(await crews()).toEqual(['Ada and Ben'])
    expect((await told('/api/daily/lanterns', ada)).hasBegun).toBe(true)
    await flown([cem, ada])
    expect(await crews()).toEqual(['Ada and Ben'])
  })

  it('counts as the first what was begun, also if it is given up', async () => {
    const [ada, ben] = people
    await lab.started(DAILY, [ada, ben])
    await flown([ben, ada])
    expect(await crews()).toEqual([])
  })

  it('marks bots, and shares places where results are equal', async () => {
    const [ada] = people
    const table = await lab.table(ada, { game: 'lanterns', daily: true })
    await ada.watch(table)
    await ada.must(table, { kind: 'sit' })
    await ada.must(table, { kind: 'ready', ready: true })
    await ada.must(table, { kind: 'start' })
    while (table.outcome === null) {
      await until(() => ada.isAsked || table.outcome !== null, 'Ada’s turn, or the end')
      if (ada.isAsked) await ada.mustAct(table, ada.frame?.legal.at(-1))
    }
    await table.settled()
    const outcome = table.outcome
    expect((await told()).results[0]).toMatchObject({
      place: 1,
      came: outcome?.places[0],
      score: `${outcome?.points[0]} ${outcome?.points[0] === 1 ? 'point' : 'points'}`,
      crew: [
        { name: 'Ada', isBot: false },
        { name: expect.toBeOneOf([...game.meta.botNames]), isBot: true },
      ],
    })
  })

  it('leaves out what ends after midnight', async () => {
    const [ada, ben] = people
    const day = today()
    const table = await lab.started(DAILY, [ada, ben])
    lab.ahead += toMidnight()
    await playOut(table, [ada, ben])
    expect((await told<DailyDay>(`/api/daily/lanterns/${day}`)).results).toEqual([])
  })

  it('survives a restart, and has what ended in the very moment of a crash', async () => {
    const [ada, ben] = people
    const table = await lab.started(DAILY, [ada, ben])
    const { end } = lab.store.daily
    Object.assign(lab.store.daily, { end: () => Promise.reject(new Error('killed')) })
    await playOut(table, [ada, ben])
    expect(await crews()).toEqual([])
    Object.assign(lab.store.daily, { end })
    lab = await lab.restart({ isKilled: true })
    const again = await lab.at(table.code)
    await ada.watch(again)
    await again.settled()
    expect(await crews()).toEqual(['Ada and Ben'])
    lab = await lab.restart()
    expect(await crews()).toEqual(['Ada and Ben'])
  })
})
