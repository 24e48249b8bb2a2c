import type { CreateTable } from '@starboard/wire/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Lab, sleep, Visitor } from '../fixtures/lab.fixture.ts'
import { until } from '../fixtures/server.fixture.ts'
import type { Table } from '../table/table.ts'

const HOUR = 3_600_000
const hide = { kind: 'hide', colour: 'red' }
const pass = { kind: 'pass' }

let lab: Lab
let [ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
beforeEach(async () => {
  ;[ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
  lab = await Lab.open()
})
afterEach(() => lab.close())

const lanterns = (options: object): CreateTable => ({ game: 'lanterns', seats: 2, options: { rounds: 9, ...options } })

/** Ada's turn has begun. */
async function turnOf(options: object, time: CreateTable['time'] = { kind: 'auto' }) {
  const table = await lab.started({ ...lanterns(options), time }, [ada, ben])
  for (const one of [ada, ben]) await one.mustAct(table, hide)
  return table
}

const timeouts = async (table: Pick<Table, 'id'>) =>
  (await lab.log(table)).filter((entry) => entry.kind === 'act' && entry.by === 'timeout')

/** Time passes at once; what is due then happens now. */
async function elapse(ms: number, table: Table) {
  lab.ahead += ms
  await table.tick()
}

describe('a deadline', () => {
  it('is kept by itself, exactly once', async () => {
    const table = await turnOf({ turnSeconds: 1 })
    await until(() => ben.isAsked, 'the end of Ada’s time', 3000)
    await Promise.all([table.tick(), table.tick(), ben.act(table, { kind: 'roll' })])
    const begun = (await lab.log(table))[2]?.at ?? 0
    expect(await timeouts(table)).toMatchObject([{ seat: 0, at: begun + 1000 }])
  })

  it('comes before whatever arrives too late for it', async () => {
    const table = await turnOf({ turnSeconds: 10 })
    lab.ahead += 10_000
    expect(await ada.act(table, { kind: 'roll' })).toMatchObject({ code: 'not-now' })
    expect(await timeouts(table)).toHaveLength(1)
    expect(lab.lines).toEqual([])
  })

  it('may pass between two looks at the clock, whatever is being done', async () => {
    const table = await turnOf({ turnSeconds: 1, guessSeconds: 1 })
    lab.stepMs = 7
    for (let acts = 0; acts < 300; acts++) {
      const one = ada.isAsked ? ada : ben
      await one.act(table, acts % 9 === 0 ? { kind: 'ask' } : { kind: 'show' })
      if (acts % 5 === 0) await one.ask(table, { kind: 'undo' })
    }
    expect((await timeouts(table)).length).toBeGreaterThan(3)
    expect(lab.lines).toEqual([])
  })

  it('fires after a restart, and the time in which the server was down is left out', async () => {
    const { code, id } = await turnOf({ turnSeconds: 2 })
    await sleep(200)
    lab = await lab.restart({ downMs: 8 * HOUR })
    const table = await lab.at(code)
    await ada.watch(table)
    expect(await timeouts({ id })).toHaveLength(0)
    await elapse(1500, table)
    expect(await timeouts({ id })).toHaveLength(0)
    await elapse(500, table)
    expect(await timeouts({ id })).toHaveLength(1)
    lab = await lab.restart({ downMs: HOUR })
    await (await lab.at(code)).tick()
    expect(await timeouts({ id })).toHaveLength(1)
  })

  it('fires by itself after a restart at a table where nobody has to be, although nobody comes', async () => {
    const { id } = await turnOf({ turnSeconds: 1 }, { kind: 'slow', days: 1 })
    lab = await lab.restart({ downMs: HOUR, isKilled: true })
    expect(lab.tables.inMemory).toEqual([])
    await until(
      () => lab.tables.inMemory.some(({ play }) => play !== null && !play.isSpoilt && play.match.length > 3),
      'the sweep',
      6000,
    )
    expect((await timeouts({ id })).length).toBeGreaterThanOrEqual(1)
  })

  it('leaves out both times if the server was down twice and the table not opened in between', async () => {
    const { code, id } = await turnOf({ turnSeconds: 60 })
    lab = await lab.restart({ downMs: HOUR })
    lab = await lab.restart({ downMs: HOUR, isKilled: true })
    const table = await lab.at(code)
    await table.tick()
    await ada.watch(table)
    expect(await timeouts({ id })).toHaveLength(0)
    await elapse(60_000, table)
    expect(await timeouts({ id })).toHaveLength(1)
  })

  it('is answered by a bot, if the table wants that', async () => {
    const table = await lab.started({ ...lanterns({ turnSeconds: 10 }), onTimeout: 'bot', standIn: 'random' }, [
      ada,
      ben,
    ])
    await elapse(10_000, table)
    const log = await lab.log(table)
    expect(log.slice(1, 3).map((entry) => entry.kind === 'act' && [entry.by, entry.at])).toEqual([
      ['bot', 9999],
      ['bot', 9999],
    ])
    expect(lab.lines).toEqual([])
  })
})

describe('the time limit', () => {
  const cometRush = (time: CreateTable['time']) => lab.started({ game: 'comet-rush', seats: 2, time }, [ada, ben])
  const dueIn = async ({ id }: Table) => ((await lab.store.tables.find(id))?.dueAt ?? Number.NaN) - lab.now()

  it('off: nothing is ever due', async () => {
    const table = await cometRush({ kind: 'off' })
    expect(ada.frame?.open.map(({ by }) => by)).toEqual([undefined, undefined])
    expect((await lab.store.tables.find(table.id))?.dueAt).toBeNull()
    await elapse(1000 * HOUR, table)
    expect(await lab.log(table)).toHaveLength(1)
  })

  it.each([
    // The draft has half the time of a turn.
    ['as the game has it', { kind: 'game' } as const, 60_000],
    ['live, 5 seconds for the longest', { kind: 'live', seconds: 5 } as const, 2500],
    ['slow, 2 days for the longest', { kind: 'slow', days: 2 } as const, 24 * HOUR],
  ])('%s', async (_name, time, wait) => {
    const table = await cometRush(time)
    const due = await dueIn(table)
    expect(due).toBeGreaterThan(wait - 1500)
    expect(due).toBeLessThanOrEqual(wait + 1000)
    await elapse(wait - 1500, table)
    expect(await timeouts(table)).toHaveLength(0)
    await elapse(1500 + wait / 1000, table)
    expect(await timeouts(table)).toHaveLength(8)
  })

  it('does not stretch the pause of a reaction window by more than the slow clock’s milliseconds', async () => {
    await lab.close()
    lab = await Lab.open({ pace: { pauseMs: 300 } })
    for (const [time, pauseMs] of [
      [{ kind: 'game' }, 300],
      [{ kind: 'live', seconds: 5 }, 7200],
      [{ kind: 'slow', days: 1 }, 2],
    ] as const) {
      const table = await cometRush(time)
      expect(table.play?.match.header.pace.pauseMs).toBe(pauseMs)
    }
  })
})

describe('a pause', () => {
  const agree = (one: Visitor, table: Table) => one.must(table, { kind: 'pause', agree: true })

  it('begins when everybody who is there agrees; nobody acts in it, deadlines stand still, anybody ends it', async () => {
    const table = await turnOf({ turnSeconds: 10 })
    await agree(ada, table)
    expect(table.info(ada.id)).toMatchObject({ isPaused: false, pauseVotes: [0] })
    await ada.must(table, { kind: 'pause', agree: false })
    await agree(ben, table)
    expect(table.info(ada.id).isPaused).toBe(false)
    await elapse(4000, table)
    await agree(ada, table)
    expect(table.info(ada.id).isPaused).toBe(true)
    expect((await lab.store.tables.find(table.id))?.dueAt).toBeNull()
    expect(await ada.act(table, pass)).toMatchObject({ code: 'paused' })
    await elapse(HOUR, table)
    expect(await timeouts(table)).toHaveLength(0)
    expect(await new Visitor('Eve').ask(table, { kind: 'resume' })).toMatchObject({ code: 'not-seated' })
    await ben.must(table, { kind: 'resume' })
    expect(table.info(ada.id)).toMatchObject({ isPaused: false, pauseVotes: [] })
    await elapse(5000, table)
    expect(await timeouts(table)).toHaveLength(0)
    await elapse(1000, table)
    expect(await timeouts(table)).toHaveLength(1)
  })

  it('is told with the clock: it stands still, and goes on from there', async () => {
    const table = await lab.table(ada, lanterns({ turnSeconds: 10 }))
    expect(table.info(ada.id).clock).toBeNull()
    const started = await turnOf({ turnSeconds: 10 })
    const clock = (one: Visitor) => one.mirror.table?.clock ?? { now: -1, rate: -1, wall: -1 }
    lab.ahead += 4000
    for (const one of [ada, ben]) await agree(one, started)
    const stopped = clock(ada)
    expect(stopped.rate).toBe(0)
    expect(stopped.now).toBeGreaterThanOrEqual(4000)
    expect(stopped.now).toBeLessThan(5000)
    lab.ahead += HOUR
    await ben.leave(started)
    await ben.watch(started)
    expect(clock(ben)).toEqual({ ...stopped, wall: stopped.wall + HOUR })
    await ben.must(started, { kind: 'resume' })
    expect(clock(ada).rate).toBe(1)
    expect(clock(ada).now - stopped.now).toBeLessThan(500)
  })

  it('outlasts a restart', async () => {
    const { code, id } = await turnOf({ turnSeconds: 10 })
    for (const one of [ada, ben]) await agree(one, await lab.at(code))
    lab = await lab.restart({ downMs: HOUR })
    const table = await lab.at(code)
    await elapse(HOUR, table)
    expect(table.info(ada.id).isPaused).toBe(true)
    await ada.watch(table)
    expect(table.info(ada.id).isPaused).toBe(true)
    await ada.must(table, { kind: 'resume' })
    await elapse(9000, table)
    expect(await timeouts({ id })).toHaveLength(0)
    await elapse(1000, table)
    expect(await timeouts({ id })).toHaveLength(1)
  })

  it('needs no consent of those who are away', async () => {
    const table = await turnOf({ turnSeconds: 10 })
    await ben.leave(table)
    await agree(ada, table)
    expect(table.info(ada.id).isPaused).toBe(true)
  })

  it('holds bots too', async () => {
    const table = await lab.started({ ...lanterns({ turnSeconds: 0 }), bots: [null, 'random'] }, [ada])
    await ada.mustAct(table, hide)
    await agree(ada, table)
    const length = (await lab.log(table)).length
    await sleep(100)
    expect(await lab.log(table)).toHaveLength(length)
    await ada.must(table, { kind: 'resume' })
  })

  it('is for a running match only', async () => {
    const table = await lab.table(ada, lanterns({}))
    await ada.must(table, { kind: 'sit' })
    expect(await ada.ask(table, { kind: 'pause', agree: true })).toMatchObject({ code: 'not-playing' })
    expect(await ada.ask(table, { kind: 'resume' })).toMatchObject({ code: 'not-playing' })
    expect(lab.lines).toEqual([])
  })
})

describe('whoever comes back', () => {
  it('gets the news that they missed with the time of now, not of then', async () => {
    const table = await turnOf({ turnSeconds: 60 })
    await ben.leave(table)
    const { at, print } = ben.mirror
    await ada.mustAct(table, { kind: 'show' })
    lab.ahead += 30_000
    const before = ben.mirror.messages.length
    await ben.watch(table, { since: at, print })
    const clocks = ben.mirror.messages
      .slice(before)
      .flatMap((message) => (message.kind === 'news' ? [message.clock] : []))
    expect(clocks).toHaveLength(1)
    expect(clocks[0]?.now).toBeGreaterThanOrEqual(30_000)
  })
})

describe('a window', () => {
  it('closes by itself when its pause is over, however quick the answers were', async () => {
    await lab.close()
    lab = await Lab.open({ pace: { pauseMs: 300 } })
    const table = await turnOf({ turnSeconds: 0, guessSeconds: 5 })
    await ada.mustAct(table, { kind: 'ask' })
    const asked = lab.now()
    await ben.mustAct(table, { kind: 'guess', colour: 'red' })
    await until(() => ada.mirror.events.some(({ kind }) => kind === 'guessed'), 'the guess', 2000)
    expect(lab.now() - asked).toBeGreaterThanOrEqual(300)
    expect((await lab.log(table)).at(-1)?.kind).toBe('wake')
  })
})
