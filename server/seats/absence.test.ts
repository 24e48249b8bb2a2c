import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Lab, sleep, Visitor } from '../fixtures/lab.fixture.ts'
import { until } from '../fixtures/server.fixture.ts'
import type { Table } from '../table/table.ts'

const GRACE_MS = 60
const OPTIONS = { rounds: 9, turnSeconds: 0 }
const hide = { kind: 'hide', colour: 'red' }
const pass = { kind: 'pass' }

let lab: Lab
let [ada, ben, cleo] = [new Visitor('Ada'), new Visitor('Ben'), new Visitor('Cleo')]
beforeEach(async () => {
  ;[ada, ben, cleo] = [new Visitor('Ada'), new Visitor('Ben'), new Visitor('Cleo')]
  lab = await Lab.open({ pace: { graceMs: GRACE_MS } })
})
afterEach(() => lab.close())

const lanterns = { game: 'lanterns', seats: 2, options: OPTIONS } as const
const seatOfBen = (table: Table) => table.info(ada.id).seats[1]
const holders = ({ mirror }: Visitor) => mirror.events.filter(({ kind }) => kind === 'manned')
const isHeld = (table: Table) => until(() => seatOfBen(table)?.isHeld, 'a bot in the seat', 3000)

describe('somebody who is away', () => {
  it('keeps the seat for the grace time; then a bot holds it and plays', async () => {
    const table = await lab.started(lanterns, [ada, ben])
    await ada.mustAct(table, hide)
    await ben.leave(table)
    expect(seatOfBen(table)).toMatchObject({ kind: 'person', name: 'Ben', isHere: false, isHeld: false })
    await sleep(GRACE_MS / 2)
    expect(seatOfBen(table)?.isHeld).toBe(false)
    await isHeld(table)
    await until(() => holders(ada).length, 'the game to be told')
    expect(holders(ada)).toMatchObject([{ seat: 1, holder: 'bot' }])
    await until(() => ada.isAsked, 'the bot’s move')
    expect((await lab.log(table)).some((entry) => entry.kind === 'act' && entry.seat === 1 && entry.by === 'bot')).toBe(
      true,
    )
  })

  it('who is back within the grace time has lost nothing', async () => {
    const table = await lab.started(lanterns, [ada, ben])
    for (let times = 0; times < 3; times++) {
      await ben.leave(table)
      await sleep(GRACE_MS / 3)
      await ben.watch(table)
    }
    await sleep(GRACE_MS * 2)
    expect(seatOfBen(table)).toMatchObject({ isHere: true, isHeld: false })
    expect(holders(ada)).toEqual([])
  })

  it('takes the seat back by coming back, at any decision', async () => {
    const table = await lab.started(lanterns, [ada, ben])
    await ben.leave(table)
    await isHeld(table)
    await ada.mustAct(table, hide)
    await until(() => ada.isAsked, 'Ada’s turn')
    await ben.watch(table)
    expect(seatOfBen(table)).toMatchObject({ isHere: true, isHeld: false })
    expect(holders(ada)).toMatchObject([{ holder: 'bot' }, { holder: 'person' }])
    await ada.mustAct(table, pass)
    expect(ben.isAsked).toBe(true)
    await sleep(50)
    expect(ben.isAsked).toBe(true)
    await ben.mustAct(table, pass)
  })

  it('who comes back at the last moment has come back', async () => {
    const table = await lab.started(lanterns, [ada, ben])
    const { read } = lab.store.chat
    const slowly: typeof read = async (...wanted) => sleep(GRACE_MS * 2).then(() => read(...wanted))
    await ben.leave(table)
    Object.assign(lab.store.chat, { read: slowly })
    const busy = cleo.watch(table)
    const back = ben.watch(table)
    await Promise.all([busy, back])
    Object.assign(lab.store.chat, { read })
    await table.settled()
    expect(seatOfBen(table)).toMatchObject({ isHere: true, isHeld: false })
    expect(holders(ada).at(-1)).not.toMatchObject({ holder: 'bot' })
  })

  it('takes it back by acting, without watching', async () => {
    const table = await lab.started(lanterns, [ada, ben])
    await ada.mustAct(table, hide)
    const hurry = { kind: 'act', action: { kind: 'wave' } } as const
    await ben.leave(table)
    await isHeld(table)
    await ben.must(table, hurry)
    expect(seatOfBen(table)?.isHeld).toBe(false)
    await isHeld(table)
  })

  it('with a second tab is not away', async () => {
    const table = await lab.started(lanterns, [ada, ben])
    const leave = await ben.watch(table, {}, new Visitor('Ben').mirror)
    await ben.leave(table)
    await sleep(GRACE_MS * 2)
    expect(seatOfBen(table)).toMatchObject({ isHere: true, isHeld: false })
    leave()
  })

  it('at a slow table is never replaced', async () => {
    const table = await lab.started({ game: 'comet-rush', seats: 2, time: { kind: 'slow', days: 1 } }, [ada, ben])
    await ben.leave(table)
    await ada.leave(table)
    await sleep(GRACE_MS * 3)
    expect(seatOfBen(table)?.isHeld).toBe(false)
    expect(await lab.log(table)).toHaveLength(1)
  })

  it('after a restart has the grace time to come', async () => {
    const { code } = await lab.started(lanterns, [ada, ben])
    lab = await lab.restart()
    const table = await lab.at(code)
    await ada.watch(table)
    expect(seatOfBen(table)?.isHeld).toBe(false)
    await isHeld(table)
    expect(table.info(ada.id).seats[0]?.isHeld).toBe(false)
  })

  it('when the match is over is not replaced', async () => {
    const table = await lab.started({ ...lanterns, options: { rounds: 1, turnSeconds: 0 } }, [ada, ben])
    for (const one of [ada, ben]) await one.mustAct(table, hide)
    for (const one of [ada, ben]) await one.mustAct(table, pass)
    await ben.leave(table)
    await sleep(GRACE_MS * 2)
    expect(seatOfBen(table)?.isHeld).toBe(false)
  })
})

describe('a game that asks who is there', () => {
  const AWAY_MS = 30
  const isAway = () => until(() => holders(ada).length, 'the game to be told')
  const told = () => holders(ada).map((event) => ('holder' in event ? event.holder : null))
  beforeEach(async () => {
    await lab.close()
    lab = await Lab.open({ pace: { awayMs: AWAY_MS, graceMs: 60_000 } })
  })

  it('is told after a short while that nobody is, and at once that somebody is back', async () => {
    const table = await lab.started(lanterns, [ada, ben])
    await ben.leave(table)
    await isAway()
    expect(holders(ada)).toMatchObject([{ seat: 1, holder: 'nobody' }])
    expect(seatOfBen(table)).toMatchObject({ kind: 'person', isHere: false, isHeld: false })
    await ben.watch(table)
    await ben.watch(table, {}, new Visitor('Ben').mirror)
    expect(told()).toEqual(['nobody', 'person'])
  })

  it('is told nothing of a page that is loaded again', async () => {
    const table = await lab.started(lanterns, [ada, ben])
    for (let times = 0; times < 5; times++) {
      await ben.leave(table)
      await ben.watch(table)
    }
    await sleep(AWAY_MS * 3)
    expect(told()).toEqual([])
    expect(await lab.log(table)).toHaveLength(1)
  })

  it('hears each thing once, whatever else happens', async () => {
    const table = await lab.started(lanterns, [ada, ben])
    await ben.leave(table)
    await isAway()
    await ben.must(table, { kind: 'act', action: { kind: 'wave' } })
    await sleep(AWAY_MS * 3)
    expect(told()).toEqual(['nobody'])
  })

  it('knows after a restart who was away, and hears that they are back', async () => {
    const { code } = await lab.started(lanterns, [ada, ben])
    await ben.leave(await lab.at(code))
    await isAway()
    lab = await lab.restart()
    const table = await lab.at(code)
    await ada.watch(table)
    await sleep(AWAY_MS * 3)
    expect(told()).toEqual(['nobody'])
    await ben.watch(table)
    expect(told()).toEqual(['nobody', 'person'])
  })

  it('hears of the bot that takes over, and nothing more', async () => {
    await lab.close()
    lab = await Lab.open({ pace: { awayMs: AWAY_MS, graceMs: AWAY_MS * 3 } })
    const table = await lab.started(lanterns, [ada, ben])
    await ben.leave(table)
    await isHeld(table)
    await sleep(AWAY_MS * 3)
    expect(told()).toEqual(['nobody', 'bot'])
  })

  it('is the only one that is told', async () => {
    const table = await lab.started({ game: 'comet-rush', seats: 2 }, [ada, ben])
    await ben.leave(table)
    await sleep(AWAY_MS * 3)
    expect((await lab.log(table)).some(({ kind }) => kind === 'manned')).toBe(false)
  })

  it('is told nothing at a table that plays a move a day', async () => {
    const table = await lab.started({ ...lanterns, time: { kind: 'slow', days: 1 } }, [ada, ben])
    await ben.leave(table)
    await sleep(AWAY_MS * 3)
    expect(told()).toEqual([])
  })
})

describe('leaving for good', () => {
  it('hands the seat to a bot; the one who left watches as a spectator', async () => {
    const table = await lab.started(lanterns, [ada, ben])
    await ada.mustAct(table, hide)
    await ben.must(table, { kind: 'stand' })
    expect(seatOfBen(table)).toMatchObject({ kind: 'bot', bot: 'random' })
    expect(ben.frame?.legal).toEqual([])
    await until(() => ada.isAsked, 'the bot’s move')
    expect(await ben.act(table, hide)).toMatchObject({ code: 'not-seated' })
  })

  it('frees the seat for somebody else, and no other seat', async () => {
    const table = await lab.started({ ...lanterns, seats: 3, bots: [null, null, 'random'] }, [ada, ben])
    await cleo.watch(table)
    expect(await cleo.ask(table, { kind: 'sit' })).toMatchObject({ code: 'table-full' })
    await ben.must(table, { kind: 'stand' })
    expect(await cleo.ask(table, { kind: 'sit', seat: 2 })).toMatchObject({ code: 'table-full' })
    expect(await cleo.ask(table, { kind: 'sit', seat: 0 })).toMatchObject({ code: 'table-full' })
    await cleo.must(table, { kind: 'sit' })
    expect(seatOfBen(table)).toMatchObject({ kind: 'person', name: 'Cleo', isHere: true })
    expect(await ben.ask(table, { kind: 'sit' })).toMatchObject({ code: 'table-full' })
    await ada.mustAct(table, hide)
    await until(() => cleo.isAsked || ada.isAsked, 'the match to go on')
    await sleep(GRACE_MS * 2)
    expect(seatOfBen(table)?.isHeld).toBe(false)
  })

  it('and the one who sat down in the seat survives a restart', async () => {
    const { code } = await lab.started(lanterns, [ada, ben])
    await ben.must(await lab.at(code), { kind: 'stand' })
    await cleo.must(await lab.at(code), { kind: 'sit' })
    lab = await lab.restart()
    const table = await lab.at(code)
    expect(table.info(cleo.id).you.seat).toBe(1)
    expect(table.info(ben.id).you.seat).toBeNull()
  })
})

describe('a lobby', () => {
  it('passes to the next person when the host leaves', async () => {
    const table = await lab.table(ada, { ...lanterns, seats: 3 })
    for (const one of [ada, ben, cleo]) await one.must(table, { kind: 'sit' })
    await ada.must(table, { kind: 'stand' })
    expect(table.info(ben.id)).toMatchObject({ host: 1, you: { isHost: true } })
    expect(await ada.ask(table, { kind: 'configure', isOpen: true })).toMatchObject({ code: 'not-host' })
    await ben.must(table, { kind: 'configure', isOpen: true })
  })

  it('asks everybody to get ready again when something changes', async () => {
    const table = await lab.table(ada, { ...lanterns, seats: 3 })
    for (const one of [ada, ben]) {
      await one.must(table, { kind: 'sit' })
      await one.must(table, { kind: 'ready', ready: true })
    }
    await ada.must(table, { kind: 'bot', seat: 2, level: 'random' })
    expect(table.info(ada.id).seats.map(({ ready }) => ready)).toEqual([false, false, true])
    await ben.must(table, { kind: 'ready', ready: true })
    await ada.must(table, { kind: 'configure', options: { rounds: 3 } })
    expect(table.info(ada.id).seats.map(({ ready }) => ready)).toEqual([false, false, true])
    expect(await ada.ask(table, { kind: 'start' })).toMatchObject({ code: 'not-ready' })
  })

  it('lets the host free a seat, and nobody else', async () => {
    const table = await lab.table(ada, lanterns)
    for (const one of [ada, ben]) await one.must(table, { kind: 'sit' })
    expect(await ben.ask(table, { kind: 'kick', seat: 0 })).toMatchObject({ code: 'not-host' })
    expect(await ada.ask(table, { kind: 'kick', seat: 0 })).toMatchObject({ code: 'own-seat' })
    await ada.must(table, { kind: 'kick', seat: 1 })
    expect(seatOfBen(table)).toMatchObject({ kind: 'empty' })
    expect(await ada.ask(table, { kind: 'start' })).toMatchObject({ code: 'seats-free' })
  })

  it('gives whoever is seated already the same seat when they just sit down', async () => {
    const table = await lab.table(ada, lanterns)
    for (let times = 0; times < 2; times++) await ada.must(table, { kind: 'sit' })
    expect(table.info(ada.id).you.seat).toBe(0)
    await ada.must(table, { kind: 'sit', seat: 1 })
    expect(table.info(ada.id).you.seat).toBe(1)
  })
})

describe('a rematch', () => {
  async function over() {
    const table = await lab.started({ ...lanterns, seats: 3, options: { rounds: 1, turnSeconds: 0 } }, [ada, ben, cleo])
    for (const one of [ada, ben, cleo]) await one.mustAct(table, hide)
    return table
  }

  it('is one new table with the same people, whoever asks', async () => {
    const table = await over()
    expect(await ada.ask(table, { kind: 'rematch' })).toMatchObject({ code: 'not-over' })
    for (const one of [ada, ben, cleo]) await one.mustAct(table, pass)
    const [first, second] = [await ben.ask(table, { kind: 'rematch' }), await ada.ask(table, { kind: 'rematch' })]
    expect(second).toEqual(first)
    expect(table.info(ada.id).rematch).toBe((first as { code: string }).code)
    const again = await lab.at((first as { code: string }).code)
    expect(again.info(ada.id)).toMatchObject({
      status: 'lobby',
      // Ben asked first, so he is there to start it.
      host: 1,
      commitment: expect.not.stringMatching(table.info(ada.id).commitment),
    })
    expect(again.info(ada.id).seats.map(({ name, ready }) => [name, ready])).toEqual([
      ['Ada', false],
      ['Ben', false],
      ['Cleo', false],
    ])
  })

  it('has a host who plays, and no seat is free that was given up before', async () => {
    const table = await over()
    await ada.must(table, { kind: 'stand' })
    await until(() => ben.isAsked, 'Ben’s turn')
    for (const one of [ben, cleo]) await one.mustAct(table, pass)
    const { code } = (await ben.ask(table, { kind: 'rematch' })) as { code: string }
    const again = await lab.at(code)
    expect(again.info(ben.id)).toMatchObject({ host: 1, you: { isHost: true } })
    for (const one of [ben, cleo]) await one.must(again, { kind: 'ready', ready: true })
    await ben.must(again, { kind: 'start' })
    expect(await ada.ask(again, { kind: 'sit', seat: 0 })).toMatchObject({ code: 'table-full' })
  })
})
