import { isDeepStrictEqual } from 'node:util'
import type { Entry, StandingOrder } from '@starboard/kernel'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Lab, sleep, Visitor } from '../fixtures/lab.fixture.ts'
import { Mirror } from '../fixtures/mirror.fixture.ts'
import { until } from '../fixtures/server.fixture.ts'
import type { Table } from '../table/table.ts'

const GRACE_MS = 60
const PAUSE_MS = 80
const OPTIONS = { rounds: 9, turnSeconds: 0, guessSeconds: 0 }
const lanterns = { game: 'lanterns', seats: 2, options: OPTIONS } as const
const three = { ...lanterns, seats: 3 } as const
const pass = { kind: 'pass' }
const ask = { kind: 'ask' }

/** A colour that nobody has seen yet tells where it turns up. */
const BLUE: StandingOrder = { decision: 'guessing', prefer: [{ colour: 'blue' }], until: 'the end' }
const UNTIL_TURN: StandingOrder = { ...BLUE, until: 'my turn' }
const LIGHT: StandingOrder = { decision: 'turn', prefer: [{ kind: 'light', lamps: 2 }], until: 'the end' }
const give = (...orders: StandingOrder[]) => ({ kind: 'order', orders }) as const

let lab: Lab
let [ada, ben, eve] = [new Visitor('Ada'), new Visitor('Ben'), new Visitor('Eve')]
beforeEach(async () => {
  ;[ada, ben, eve] = [new Visitor('Ada'), new Visitor('Ben'), new Visitor('Eve')]
  lab = await Lab.open({ pace: { graceMs: GRACE_MS, pauseMs: PAUSE_MS } })
})
afterEach(() => lab.close())

/** Ada's turn, with everybody's lantern hidden. */
async function playing(wanted: Parameters<Lab['started']>[0] = lanterns): Promise<Table> {
  const table = await lab.started(wanted, [ada, ben])
  for (const one of [ada, ben]) await one.mustAct(table, { kind: 'hide', colour: 'red' })
  return table
}

const acts = async (table: Pick<Table, 'id'>, seat = 1) =>
  (await lab.log(table)).flatMap((one) =>
    one.kind === 'act' && one.seat === seat && one.action.kind !== 'hide' ? [one] : [],
  )
const guesses = ({ mirror }: Visitor) => mirror.events.filter(({ kind }) => kind === 'guessed')
const ordersOf = (table: Table, one: Visitor) => table.info(one.id).you.orders
const settled = (table: Table) => until(() => table.play?.deadlineAt() === null && table, 'the window to close')
const keptOrders = async ({ id }: Pick<Table, 'id'>) => {
  const row = await lab.store.tables.find(id)
  return row?.memory.orders
}
const isOrdered = (entry: Entry<unknown>) => entry.kind === 'act' && entry.by === 'order'
/** Written down after the answer. */
async function untilKept(table: Table, orders: object | undefined): Promise<void> {
  for (let times = 0; times < 100 && !isDeepStrictEqual(await keptOrders(table), orders); times++) await sleep(10)
  expect(await keptOrders(table)).toEqual(orders)
}

describe('a standing order', () => {
  it('answers as soon as its owner is asked, and the window closes when the pause is over', async () => {
    const table = await playing()
    await ben.must(table, give(BLUE))
    await ada.mustAct(table, ask)
    await until(() => ben.frame?.open[0]?.answered, 'the answer')
    await until(() => guesses(ada).length, 'the end of the window')
    expect(guesses(ada)).toEqual([{ kind: 'guessed', seat: 1, colour: 'blue' }])
    const [answer] = await acts(table)
    expect(answer).toMatchObject({ by: 'order', action: { kind: 'guess', colour: 'blue' } })
    const [opened, closed] = (await lab.log(table)).filter(
      (one) => one.kind === 'wake' || (one.kind === 'act' && one.action.kind === 'ask'),
    )
    expect((closed?.at ?? 0) - (opened?.at ?? 0)).toBe(PAUSE_MS)
    expect((answer?.at ?? 0) - (opened?.at ?? 0)).toBeLessThan(PAUSE_MS)
  })

  it('may be overruled by its owner while the window is open', async () => {
    const table = await playing()
    await ben.must(table, give(BLUE))
    await ada.mustAct(table, ask)
    await until(() => ben.frame?.open[0]?.answered, 'the answer')
    await ben.mustAct(table, { kind: 'guess', colour: 'green' })
    await until(() => guesses(ada).length, 'the end of the window')
    expect(guesses(ada)).toMatchObject([{ colour: 'green' }])
    expect((await acts(table)).map(({ by }) => by)).toEqual(['order', 'player'])
  })

  it('that fits nothing leaves the question to its owner', async () => {
    const table = await playing()
    await ben.must(table, give({ ...BLUE, prefer: [{ colour: 'pink' }] }, { ...BLUE, decision: 'no such thing' }))
    await ada.mustAct(table, ask)
    await sleep(PAUSE_MS * 2)
    expect(ben.isAsked).toBe(true)
    expect(await acts(table)).toEqual([])
  })

  it('answers a question that is open already', async () => {
    const table = await playing()
    await ada.mustAct(table, ask)
    await ben.must(table, give(BLUE))
    await until(() => guesses(ada).length, 'the end of the window')
    expect((await acts(table)).map(({ by }) => by)).toEqual(['order'])
  })

  it('answers for somebody who is away, before a bot does', async () => {
    const table = await playing({ ...three, bots: [null, null, 'random'] })
    await until(() => ada.isAsked, 'the first turn')
    await ben.must(table, give(BLUE))
    await ben.leave(table)
    await until(() => table.info(ada.id).seats[1]?.isHeld, 'a bot in the seat', 3000)
    await ada.mustAct(table, ask)
    await until(() => guesses(ada).length === 2, 'the end of the window')
    expect((await acts(table)).map(({ by }) => by)).toEqual(['order'])
    expect((await acts(table, 2)).map(({ by }) => by)).toEqual(['bot'])
  })

  it('answers before the clock does, even if nobody looked at the clock for long', async () => {
    const table = await playing({ ...lanterns, options: { ...OPTIONS, turnSeconds: 10 } })
    await ben.must(table, give(LIGHT))
    lab.ahead += 25_000
    await table.tick()
    const [lit, passed] = await acts(table)
    expect([lit, passed]).toMatchObject([
      { by: 'order', action: { kind: 'light' } },
      { by: 'timeout', action: pass },
    ])
    expect(passed?.at).toBeGreaterThan(lit?.at ?? Number.NaN)
  })

  it('answers a question once, also if it stays open, is taken back, or the server is started again', async () => {
    await lab.close()
    lab = await Lab.open({ pace: { snapshotEvery: 2 } })
    const table = await playing()
    await ben.must(table, give(LIGHT))
    await ada.mustAct(table, pass)
    const lamps = () => (ben.frame?.view as { players?: { lamps: number }[] } | undefined)?.players?.[1]?.lamps
    await until(() => lamps() === 2, 'the light')
    await ben.must(table, { kind: 'undo' })
    expect(lamps()).toBe(0)
    await sleep(20)
    for (const kind of ['show', 'show', 'show']) await ben.mustAct(table, { kind })
    expect(lamps()).toBe(0)
    lab = await lab.restart({ isKilled: true })
    const again = await lab.at(table.code)
    await ben.watch(again)
    await sleep(20)
    await ben.mustAct(again, { kind: 'show' })
    expect((await acts(table)).filter(({ by }) => by === 'order')).toHaveLength(1)
    expect(again.play?.dueAt()).toBeNull()
  })

  it('is carried out after a crash, also if nobody comes back, where nobody has to be there', async () => {
    const table = await playing({ ...lanterns, time: { kind: 'slow', days: 1 } })
    await ben.must(table, give(BLUE))
    lab.fault = ({ entry }) => (isOrdered(entry) ? new Error('The power is gone.') : null)
    await ada.mustAct(table, ask)
    await until(() => lab.lines.some(({ text }) => text === 'not saved'), 'the trouble')
    expect(await acts(table)).toEqual([])
    lab = await lab.restart({ isKilled: true })
    for (let times = 0; times < 500 && (await acts(table)).length === 0; times++) await sleep(10)
    expect(await acts(table)).toMatchObject([{ by: 'order', action: { colour: 'blue' } }])
  })

  it('that was acknowledged is known after a crash; one that could not be kept is refused and not in force', async () => {
    const table = await playing()
    await ben.must(table, give(BLUE))
    const { save } = lab.store.tables
    Object.assign(lab.store.tables, { save: () => Promise.reject(new Error('No.')) })
    expect(await ben.ask(table, give(LIGHT))).toMatchObject({ code: 'not-saved' })
    Object.assign(lab.store.tables, { save })
    expect(ordersOf(table, ben)).toEqual([BLUE])
    lab = await lab.restart({ isKilled: true })
    expect(ordersOf(await lab.at(table.code), ben)).toEqual([BLUE])
  })

  it('sent again does not undo a newer one, also after a restart', async () => {
    const table = await playing()
    await ben.must(table, give(BLUE), 'first')
    await ben.must(table, give(LIGHT), 'second')
    lab = await lab.restart({ isKilled: true })
    const again = await lab.at(table.code)
    for (const [id, order] of [
      ['first', BLUE],
      ['second', LIGHT],
    ] as const)
      expect(await ben.ask(again, give(order), id)).toEqual({})
    expect(ordersOf(again, ben)).toEqual([LIGHT])
  })

  it('waits while the match is paused, and may be given then', async () => {
    const table = await playing()
    await ada.mustAct(table, ask)
    for (const one of [ada, ben]) await one.must(table, { kind: 'pause', agree: true })
    await ben.must(table, give(BLUE))
    await sleep(PAUSE_MS)
    expect(await acts(table)).toEqual([])
    await ada.must(table, { kind: 'resume' })
    await until(() => guesses(ada).length, 'the end of the window')
    expect((await acts(table)).map(({ by }) => by)).toEqual(['order'])
  })
})

describe('orders end', () => {
  it('with their owner’s next turn, and their owner is told', async () => {
    const table = await playing()
    await ben.must(table, give(UNTIL_TURN, LIGHT))
    await ada.mustAct(table, ask)
    await until(() => guesses(ada).length, 'the end of the window')
    expect(ordersOf(table, ben)).toEqual([UNTIL_TURN, LIGHT])
    await ada.mustAct(table, pass)
    await until(() => ben.mirror.table?.you.orders?.length === 1, 'the news')
    expect(await keptOrders(table)).toMatchObject({ 1: { orders: [LIGHT] } })
  })

  it('given in a turn, with the turn after it', async () => {
    const table = await playing()
    await ada.must(table, give(UNTIL_TURN))
    await ada.mustAct(table, { kind: 'light', lamps: 1 })
    await ada.mustAct(table, pass)
    await settled(table)
    lab = await lab.restart({ isKilled: true })
    const again = await lab.at(table.code)
    for (const one of [ada, ben]) await one.watch(again)
    expect(ada.mirror.table?.you.orders).toEqual([UNTIL_TURN])
    await ben.mustAct(again, ask)
    await until(() => guesses(ben).length, 'the end of the window')
    expect(await acts(table, 0)).toMatchObject([{}, {}, { by: 'order' }])
    await ben.mustAct(again, pass)
    await until(() => ada.mirror.table?.you.orders === undefined, 'the news')
    await untilKept(again, undefined)
  })

  it('when they are taken back', async () => {
    const table = await playing()
    await ben.must(table, give(BLUE))
    await ben.must(table, give())
    expect(await keptOrders(table)).toBeUndefined()
    await ada.mustAct(table, ask)
    await sleep(PAUSE_MS)
    expect(ben.isAsked).toBe(true)
  })

  it('when the seat changes hands: neither the bot nor the next person has them', async () => {
    const table = await playing()
    await ben.must(table, give(BLUE))
    await ben.must(table, { kind: 'stand' })
    expect(ben.mirror.table?.you).toEqual({ seat: null, isHost: false })
    expect(await keptOrders(table)).toBeUndefined()
    await ada.mustAct(table, ask)
    await until(() => guesses(ada).length, 'the bot’s answer')
    expect((await acts(table)).map(({ by }) => by)).toEqual(['bot'])
    await eve.watch(table)
    await eve.must(table, { kind: 'sit' })
    expect(eve.mirror.table?.you).toEqual({ seat: 1, isHost: false })
    expect(await ben.ask(table, give(BLUE))).toMatchObject({ code: 'not-seated' })
  })

  it('with the match, and a rematch begins without', async () => {
    const table = await playing({ ...lanterns, options: { ...OPTIONS, rounds: 1 } })
    await ben.must(table, give(BLUE))
    await ada.mustAct(table, pass)
    await ben.mustAct(table, pass)
    expect(table.row.status).toBe('over')
    await until(() => ben.mirror.table?.you.orders === undefined, 'the news')
    await untilKept(table, undefined)
    expect(await ben.ask(table, give(BLUE))).toMatchObject({ code: 'match-over' })
    const { code } = (await ben.ask(table, { kind: 'rematch' })) as { code: string }
    expect((await lab.at(code)).row.settings).not.toContain('blue')
  })

  it('with a match that the clock ends, and the store knows that it is over', async () => {
    const table = await playing({ ...lanterns, options: { ...OPTIONS, rounds: 1, turnSeconds: 1 } })
    await ben.must(table, give(BLUE))
    lab.ahead += 10_000
    await table.tick()
    await untilKept(table, undefined)
    expect((await lab.store.tables.find(table.id))?.status).toBe('over')
  })

  it('even if the server dies before that is written down', async () => {
    const table = await playing({ ...lanterns, options: { ...OPTIONS, rounds: 1 } })
    await ben.must(table, give(BLUE, UNTIL_TURN))
    const { save } = lab.store.tables
    Object.assign(lab.store.tables, { save: () => Promise.reject(new Error('No.')) })
    await ada.mustAct(table, pass)
    await sleep(20)
    Object.assign(lab.store.tables, { save })
    expect(await keptOrders(table)).toMatchObject({ 1: { orders: [BLUE, UNTIL_TURN] } })
    lab = await lab.restart({ isKilled: true, parts: {} })
    const again = await lab.at(table.code)
    expect(ordersOf(again, ben)).toEqual([BLUE])
    await untilKept(again, { 1: { orders: [BLUE], isInTurn: false } })
    await ben.watch(again)
    await ben.mustAct(again, pass)
    await untilKept(again, undefined)
    expect((await lab.store.tables.find(table.id))?.status).toBe('over')
  })
})

describe('nobody else gets to know orders', () => {
  it('they are told to every connection of their seat, also to one that comes back, and to no other', async () => {
    const table = await playing({ ...three, bots: [null, null, 'random'] })
    await eve.watch(table)
    await until(() => ada.isAsked, 'the first turn')
    const tab = new Mirror()
    await ben.watch(table, {}, tab)
    const before = [ada, eve].map(({ mirror }) => mirror.messages.length)
    await ben.must(table, give(BLUE))
    expect(ben.mirror.table?.you.orders).toEqual([BLUE])
    expect(tab.table?.you.orders).toEqual([BLUE])
    expect([ada, eve].map(({ mirror }) => mirror.messages.length)).toEqual(before)
    const back = new Mirror()
    await ben.watch(table, {}, back)
    expect(back.table?.you.orders).toEqual([BLUE])
    for (const one of [ada, eve, { mirror: { messages: [table.info(''), table.info(ada.id)] } }])
      expect(JSON.stringify(one.mirror.messages)).not.toContain('"orders"')
    expect(JSON.stringify(lab.lines)).not.toContain('blue')
  })
})

describe('how long an answer takes', () => {
  it('does not tell that somebody else has ordered something: that is done after it', async () => {
    const table = await playing()
    await ben.must(table, give(BLUE))
    const steps: string[] = []
    lab.fault = ({ entry }) => {
      if (isOrdered(entry)) steps.push('ordered')
      return null
    }
    await ada.mustAct(table, ask)
    steps.push('answered')
    await until(() => guesses(ada).length, 'the end of the window')
    expect(steps).toEqual(['answered', 'ordered'])
  })
})

describe('orders are refused', () => {
  it('before the start, from spectators, and if they are no orders', async () => {
    const lobby = await lab.table(ada, lanterns)
    await ada.must(lobby, { kind: 'sit' })
    expect(await ada.ask(lobby, give(BLUE))).toMatchObject({ code: 'not-started' })
    const table = await playing()
    await ben.must(table, give(BLUE))
    const { settings } = table.row
    expect(await eve.ask(table, give(LIGHT))).toMatchObject({ code: 'not-seated' })
    for (const orders of [undefined, null, 'all', {}, [{}], [{ ...BLUE, seat: 0 }], Array(9).fill(BLUE)])
      expect(await ben.ask(table, { kind: 'order', orders })).toMatchObject({ code: 'malformed' })
    expect(await ben.ask(table, give({ ...BLUE, prefer: [{ a: 'x'.repeat(10_000) }] }))).toMatchObject({
      code: 'orders-too-long',
    })
    expect(table.row.settings).toBe(settings)
  })
})
