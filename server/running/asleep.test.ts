import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Lab, sleep, Visitor } from '../fixtures/lab.fixture.ts'
import { MachineTime } from '../fixtures/time.fixture.ts'
import type { Table } from '../table/table.ts'

const DAY = 24 * 3_600_000
/** Longer than anybody would wait. */
const STOP_MS = 60_000
const TURN_MS = 10_000
const GRACE_MS = 20_000
const hide = { kind: 'hide', colour: 'red' }
const roll = { kind: 'roll' }

let lab: Lab
let time: MachineTime
let [ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
beforeEach(async () => {
  ;[ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
  time = new MachineTime()
  lab = await Lab.open({ time, pace: { awayMs: 5000, graceMs: GRACE_MS } })
})
afterEach(() => lab.close())

/** Ada's turn has begun. */
async function playing() {
  const options = { rounds: 9, turnSeconds: TURN_MS / 1000 }
  const table = await lab.started({ game: 'lanterns', seats: 2, options }, [ada, ben])
  for (const one of [ada, ben]) await one.mustAct(table, hide)
  return table
}

const timeouts = async ({ id }: Pick<Table, 'id'>) =>
  (await lab.log({ id })).filter((entry) => entry.kind === 'act' && entry.by === 'timeout').length

const ofKind = async (table: Table, kind: string) => (await lab.log(table)).filter((entry) => entry.kind === kind)

/** Real time passes, and everything that is due happens. */
async function pass(ms: number, table: Table) {
  await sleep(ms)
  await table.settled()
}

describe('a server that was stopped', () => {
  it('plays nobody’s time-out, and everybody has the time that they had', async () => {
    const table = await playing()
    await pass(4000, table)
    await time.stopProcess(STOP_MS)
    await table.settled()
    expect(await timeouts(table)).toBe(0)
    await pass(TURN_MS - 4000 - 1000 - 500, table)
    expect(await timeouts(table)).toBe(0)
    await pass(1000, table)
    expect(await timeouts(table)).toBe(1)
  })

  it('takes the move of whoever is the first to come, before any timer goes off', async () => {
    const table = await playing()
    const stopped = time.stopProcess(STOP_MS)
    const answer = ada.act(table, roll)
    await stopped
    expect(await answer).toEqual({})
    expect(await timeouts(table)).toBe(0)
  })

  it('replaces nobody by a bot, and tells no game that somebody is away', async () => {
    const table = await playing()
    await ben.leave(table)
    await time.stopProcess(STOP_MS)
    await table.settled()
    expect(table.info(ada.id).seats[1]?.isHeld).toBe(false)
    expect(await ofKind(table, 'manned')).toEqual([])
    await pass(GRACE_MS, table)
    expect(table.info(ada.id).seats[1]?.isHeld).toBe(true)
    expect(await ofKind(table, 'manned')).toMatchObject([{ holder: 'nobody' }, { holder: 'bot' }])
  })

  it('stops no match for want of people who had no time to come back', async () => {
    const table = await playing()
    for (const one of [ada, ben]) await one.leave(table)
    await time.stopProcess(STOP_MS)
    await table.settled()
    expect(table.info(ada.id).isPaused).toBe(false)
    await pass(5000, table)
    expect(table.info(ada.id).isPaused).toBe(true)
  })

  it('tells everybody where the clock stands, so that no screen counts on from the old one', async () => {
    const table = await playing()
    await pass(4000, table)
    const before = ada.mirror.messages.length
    await time.stopProcess(STOP_MS)
    await table.settled()
    for (const one of [ada, ben]) expect(one.mirror.table?.clock).toMatchObject({ stops: 1, rate: 1 })
    const { now = 0, wall = 0 } = ada.mirror.table?.clock ?? {}
    expect(now).toBeGreaterThanOrEqual(4000)
    expect(now).toBeLessThanOrEqual(5000)
    expect(lab.now() - wall).toBeLessThanOrEqual(1000)
    expect(ada.mirror.messages.slice(before).map(({ kind }) => kind)).toEqual(['table'])
  })
})

describe('the time of day', () => {
  it.each([
    ['set back', -DAY],
    ['set forward', DAY],
  ])('may be %s by a day: turns last as long as ever, and lines of chat have the new time', async (_how, jump) => {
    const table = await playing()
    await pass(4000, table)
    time.set += jump
    await pass(TURN_MS - 4000 - 500, table)
    expect(await timeouts(table)).toBe(0)
    await pass(1000, table)
    expect(await timeouts(table)).toBe(1)
    await ben.must(table, { kind: 'chat', text: 'What time is it?' })
    expect((await lab.store.chat.read(table.id, 0, 1))[0]?.at).toBe(Date.now() + jump)
    expect((await lab.store.tables.find(table.id))?.touchedAt).toBe(Date.now() + jump)
  })

  it('may be behind that of the server before: the match goes on from where it was', async () => {
    const { code, id } = await playing()
    await sleep(4000)
    time.set -= DAY
    lab = await lab.restart({ isKilled: true })
    await sleep(100)
    const table = await lab.at(code)
    for (const one of [ada, ben]) await one.watch(table)
    expect(table.info(ada.id).isPaused).toBe(false)
    await pass(TURN_MS - 4000 - 500, table)
    expect(await timeouts({ id })).toBe(0)
    // What was not beaten since the last beat is left out as well.
    await pass(1000 + 2000, table)
    expect(await timeouts({ id })).toBe(1)
  })

  it('of the day a match waits since is the one that people read', async () => {
    await playing()
    time.set += DAY
    expect(lab.tables.timeOfDay(lab.now())).toBe(Date.now() + DAY)
  })
})
