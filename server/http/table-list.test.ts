import { shelf } from '@starboard/games'
import type { CreateTable } from '@starboard/wire/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Lab, sleep, Visitor } from '../fixtures/lab.fixture.ts'
import { until } from '../fixtures/server.fixture.ts'
import { TableLists } from './table-list.ts'

const HOUR = 3_600_000
const hide = { kind: 'hide', colour: 'red' }
const pass = { kind: 'pass' }

let lab: Lab
let lists: TableLists
let [ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
beforeEach(async () => {
  ;[ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
  lab = await Lab.open()
  lists = listsOf(lab)
})
afterEach(() => lab.close())

const listsOf = (here: Lab) => new TableLists({ tables: here.tables, store: here.store, shelf, now: () => here.now() })

const lanterns = (options: object = {}): CreateTable => ({
  game: 'lanterns',
  seats: 2,
  options: { rounds: 9, turnSeconds: 0, ...options },
})
const begun = (options: object = {}) => lab.started(lanterns(options), [ada, ben])
const youOf = async (one: Visitor) => (await lists.mine(one.id))[0]?.you

describe('my tables', () => {
  it('say whether I am asked, until I have answered, and nothing of what others have', async () => {
    const table = await lab.table(ada, lanterns())
    await ada.must(table, { kind: 'sit', seat: 1 })
    expect(await youOf(ada)).toEqual({ seat: 1, isAsked: false, by: null })
    const started = await begun()
    const before = await lists.mine(ada.id)
    expect(before[0]?.you).toEqual({ seat: 0, isAsked: true, by: null })
    await ben.mustAct(started, hide)
    expect(await lists.mine(ada.id)).toEqual(before)
    expect(await youOf(ben)).toEqual({ seat: 1, isAsked: false, by: null })
    await ada.mustAct(started, hide)
    expect([(await youOf(ada))?.isAsked, (await youOf(ben))?.isAsked]).toEqual([true, false])
    await ada.mustAct(started, pass)
    expect([(await youOf(ada))?.isAsked, (await youOf(ben))?.isAsked]).toEqual([false, true])
  })

  it('do not ask for an answer that is in, though it may still be replaced', async () => {
    await lab.close()
    lab = await Lab.open({ pace: { pauseMs: 60_000 } })
    lists = listsOf(lab)
    const table = await begun()
    for (const one of [ada, ben]) await one.mustAct(table, hide)
    await ada.mustAct(table, { kind: 'ask' })
    expect(await youOf(ben)).toMatchObject({ isAsked: true })
    await ben.mustAct(table, { kind: 'guess', colour: 'red' })
    expect(ben.frame?.open).toMatchObject([{ seat: 1, answered: true }])
    expect(await youOf(ben)).toEqual({ seat: 1, isAsked: false, by: null })
  })

  it('say how long I have got; not while the clock stands still, and never less than nothing', async () => {
    const table = await begun({ turnSeconds: 60 })
    const left = async () => (await youOf(ada))?.by ?? Number.NaN
    expect(await left()).toBeGreaterThan(59_000)
    expect(await left()).toBeLessThanOrEqual(60_000)
    lab.ahead += 20_000
    expect(await left()).toBeLessThanOrEqual(40_000)
    for (const one of [ada, ben]) await one.must(table, { kind: 'pause', agree: true })
    expect(await youOf(ada)).toEqual({ seat: 0, isAsked: true, by: null })
    await ada.must(table, { kind: 'resume' })
    for (const one of [ada, ben]) await one.leave(table)
    lab = await lab.restart()
    lists = listsOf(lab)
    expect(await left()).toBeGreaterThan(30_000)
    lab.ahead += HOUR
    expect(await left()).toBe(0)
  })

  it('say since when the match waits for me alone', async () => {
    const table = await lab.started({ ...lanterns(), bots: [null, 'random'] }, [ada])
    await until(() => (table.play?.match.length ?? 0) > 1, 'the bot')
    await table.settled()
    const since = table.row.clock.wall + (table.play?.match.now ?? Number.NaN)
    await sleep(60_000)
    expect(await youOf(ada)).toEqual({ seat: 0, isAsked: true, by: null, waitsSince: since })
    await ada.leave(table)
    await sleep(HOUR / 60)
    lab = await lab.restart({ downMs: 3 * HOUR, isKilled: true })
    lists = listsOf(lab)
    expect((await youOf(ada))?.waitsSince).toBe(since)
    // Whoever only looks at it has not moved.
    const again = await lab.at(table.code)
    await ada.watch(again)
    await sleep(60_000)
    await ada.leave(again)
    await sleep(60_000)
    lab = await lab.restart({ downMs: 24 * HOUR })
    lists = listsOf(lab)
    expect((await youOf(ada))?.waitsSince).toBe(since)
  })

  it('say since when the match waits, where everybody sees who owes an answer', async () => {
    const table = await begun()
    for (const one of [ada, ben]) await one.mustAct(table, hide)
    await ada.mustAct(table, { kind: 'dare' })
    expect(await youOf(ben)).toMatchObject({ isAsked: true, waitsSince: expect.any(Number) })
  })

  it('say since when nobody was there, where others answer unseen, and not when they did', async () => {
    const table = await begun()
    await sleep(5000)
    await ben.mustAct(table, hide)
    expect(await youOf(ada)).not.toHaveProperty('waitsSince')
    expect((await lists.mine(ada.id))[0]).not.toHaveProperty('paused')
    for (const one of [ada, ben]) await one.leave(table)
    const left = lab.now()
    await sleep(10_000)
    expect((await youOf(ada))?.waitsSince).toBe(left + 8000)
    expect((await lists.mine(ada.id)).map(({ paused }) => paused)).toEqual(['absence'])
  })

  it('wake nobody: no table comes into memory, no bot moves, no seat is held', async () => {
    const { id } = await lab.started({ ...lanterns(), seats: 3, bots: [null, null, 'random'] }, [ada, ben])
    lab = await lab.restart()
    lists = listsOf(lab)
    const [length, row] = [(await lab.log({ id })).length, await lab.store.tables.find(id)]
    expect(await youOf(ada)).toMatchObject({ seat: 0, isAsked: true })
    expect(lab.tables.inMemory).toEqual([])
    expect(await lab.log({ id })).toHaveLength(length)
    expect(await lab.store.tables.find(id)).toEqual(row)
  })

  it('say how they ended', async () => {
    const table = await begun({ rounds: 1 })
    expect((await lists.mine(ada.id))[0]).not.toHaveProperty('result')
    for (const one of [ada, ben]) await one.mustAct(table, hide)
    for (let moves = 0; moves < 50 && ada.frame?.outcome === null; moves++)
      await (ada.isAsked ? ada : ben).mustAct(table, pass)
    const { places, text } = ada.frame?.outcome ?? { places: [], text: '' }
    expect(text).not.toBe('')
    for (let times = 0; times < 2; times++)
      expect((await lists.mine(ada.id))[0]).toMatchObject({
        status: 'over',
        you: { seat: 0, isAsked: false, by: null },
        result: text,
        places,
      })
    lab.reads.length = 0
    await lists.mine(ben.id)
    expect(lab.reads).toEqual([])
  })

  it('are listed even if the log of one cannot be read', async () => {
    const { id } = await begun()
    await begun()
    lab.isUnreadable = true
    expect((await lists.mine(ada.id)).map(({ you }) => you.isAsked)).toEqual([false, false])
    expect(lab.lines).toContainEqual(expect.objectContaining({ text: 'table not read' }))
    lab.isUnreadable = false
    const row = await lab.store.tables.find(id)
    if (row !== null) await lab.store.tables.save({ ...row, game: 'forgotten' })
    expect((await lists.mine(ada.id)).map(({ you }) => you.isAsked)).toEqual([true, false])
  })

  it('tell what is played: preset, time limit, whether it is open', async () => {
    const [{ game }] = shelf as [(typeof shelf)[number]]
    const [first, second] = Object.keys(game.options.presets)
    const wanted = { game: game.meta.id, isOpen: true, time: { kind: 'slow', days: 2 } } as const
    await lab.table(ada, wanted)
    await lab.table(ben, { ...wanted, options: { preset: second } })
    const open = await lists.open()
    expect(open.map(({ preset }) => preset).toSorted()).toEqual([first, second].toSorted())
    for (const table of open) expect(table).toMatchObject({ isOpen: true, time: { kind: 'slow', days: 2 } })
  })
})

const TABLES = 50
const ENTRIES = 60

it(`${TABLES} tables are listed in a moment`, async () => {
  // All tables at once: what they write in one turn of the event loop is written together.
  await Promise.all(
    Array.from({ length: TABLES }, async () => {
      const people = [new Visitor('Ada'), new Visitor('Ben')] as const
      const table = await lab.started(lanterns(), people)
      for (const one of people) await one.mustAct(table, hide)
      for (let more = 0; more < ENTRIES; more++) await people[0].mustAct(table, { kind: 'roll' })
    }),
  )
  const times = []
  for (let count = 0; count < 5; count++) {
    const started = performance.now()
    expect(await lists.mine(ada.id)).toHaveLength(TABLES)
    times.push(performance.now() - started)
  }
  const [, , median = 0] = times.toSorted((one, other) => one - other)
  process.stdout.write(`${TABLES} tables of ${ENTRIES} entries are listed in ${median.toFixed(0)} ms\n`)
  expect(median).toBeLessThan(1000)
})
