import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BotPlayers } from '../bot-seats/players.ts'
import { thinkHere } from '../bot-seats/think.ts'
import { Lab, sleep, Visitor } from '../fixtures/lab.fixture.ts'
import { until } from '../fixtures/server.fixture.ts'
import type { Table } from '../table/table.ts'

const HOUR = 3_600_000
const AWAY_MS = 8000
const ALONE_MS = 5000
const COUNTDOWN_MS = 3000
const hide = { kind: 'hide', colour: 'red' }
const lanterns = { game: 'lanterns', seats: 2, options: { rounds: 9, turnSeconds: 0 } } as const
/** Bots that take a while, so that a match lasts longer than a person is missed. */
const amongBots = { ...lanterns, seats: 3, bots: [null, 'random', 'random'], options: { rounds: 9, turnSeconds: 0 } }
const watch = { game: 'night-watch', seats: 2, options: { gusts: 4 } } as const

let asked = 0
const countedBots: BotPlayers = {
  ...thinkHere,
  think(question) {
    asked++
    return thinkHere.think(question)
  },
}

let lab: Lab
let [ada, ben, eve] = [new Visitor('Ada'), new Visitor('Ben'), new Visitor('Eve')]
beforeEach(async () => {
  asked = 0
  ;[ada, ben, eve] = [new Visitor('Ada'), new Visitor('Ben'), new Visitor('Eve')]
  lab = await Lab.open({ bots: countedBots, pace: { botDelayMs: 700 } })
})
afterEach(() => lab.close())

const length = async (table: Pick<Table, 'id'>) => (await lab.log(table)).length
/** Time passes, and what is due then is done. */
async function pass(ms: number, table: Table) {
  await sleep(ms)
  // An alarm that has gone off reaches its table in the next turn.
  await setImmediate()
  await table.settled()
}
const pauseAt = (table: Table) => table.info(ada.id).pause

describe('a table where nobody is there to play', () => {
  /** Ben has given up his seat, so that a bot would play on without end. */
  async function abandoned(): Promise<Table> {
    const table = await lab.started({ ...amongBots, bots: [null, null, 'random'] }, [ada, ben])
    await ada.must(table, { kind: 'stand' })
    await ben.must(table, { kind: 'stand' })
    return table
  }

  it('stands still after a while: no move, no bot is asked, no timer is set', async () => {
    const table = await abandoned()
    // Bots may move at that very moment.
    await pass(AWAY_MS + 1, table)
    expect(pauseAt(table)).toEqual({ by: 'absence', isBlind: false, isEnding: false, endsInMs: null })
    expect(table.info(ada.id)).toMatchObject({ isPaused: true, clock: { rate: 0 } })
    const [before, wasAsked] = [await length(table), asked]
    expect((await lab.store.tables.find(table.id))?.dueAt).toBeNull()
    // What every server has, whatever stands at its tables: the sweep and the sign of life.
    expect(vi.getTimerCount()).toBe(2)
    await pass(HOUR / 60, table)
    expect(await length(table)).toBe(before)
    expect(asked).toBe(wasAsked)
    expect(table.play?.match.outcome).toBeNull()
  })

  it('is not even opened by a sweep, also after a restart', async () => {
    const table = await abandoned()
    const { code, id } = table
    await pass(AWAY_MS, table)
    const before = await length({ id })
    lab = await lab.restart({ downMs: HOUR, isKilled: true })
    await sleep(5000)
    expect(lab.tables.inMemory).toEqual([])
    expect(await length({ id })).toBe(before)
    expect(pauseAt(await lab.at(code))).toMatchObject({ by: 'absence' })
  })

  it('waits for whoever was there when the server went down', async () => {
    const table = await lab.started({ ...lanterns, options: { rounds: 9, turnSeconds: 10 } }, [ada, ben])
    const { code, id } = table
    lab = await lab.restart({ downMs: HOUR, isKilled: true })
    await sleep(60_000)
    expect(lab.tables.inMemory).toEqual([])
    expect(await length({ id })).toBe(1)
    const again = await lab.at(code)
    await ada.watch(again)
    expect(again.info(ada.id).isPaused).toBe(false)
    await pass(10_000, again)
    expect(await length({ id })).toBeGreaterThan(1)
  })

  it('goes on at once when somebody with a seat comes back, and for nobody else', async () => {
    const table = await lab.started(lanterns, [ada, ben])
    for (const one of [ada, ben]) await one.leave(table)
    await pass(AWAY_MS, table)
    await eve.watch(table)
    await pass(AWAY_MS, table)
    expect(pauseAt(table)).toMatchObject({ by: 'absence' })
    await ben.watch(table)
    expect(table.info(ada.id)).toMatchObject({ isPaused: false, clock: { rate: 1 } })
    expect(pauseAt(table)).toBeUndefined()
    await ben.mustAct(table, hide)
  })

  it('goes on for somebody who takes a seat that was given up', async () => {
    const table = await abandoned()
    await pass(AWAY_MS, table)
    await eve.must(table, { kind: 'sit' })
    expect(table.info(ada.id).isPaused).toBe(false)
  })

  it('goes on for somebody who plays without a line', async () => {
    const table = await lab.started(lanterns, [ada, ben])
    for (const one of [ada, ben]) await one.leave(table)
    await pass(AWAY_MS, table)
    await ben.mustAct(table, hide)
    expect(table.info(ada.id).isPaused).toBe(false)
    await pass(AWAY_MS / 2, table)
    await table.look(ada.id)
    await pass(AWAY_MS / 2, table)
    expect(table.info(ada.id).isPaused).toBe(false)
    await pass(AWAY_MS / 2, table)
    expect(table.info(ada.id).isPaused).toBe(true)
  })

  it('does not stop for somebody who loads the page again', async () => {
    const table = await lab.started(amongBots, [ada])
    for (let times = 0; times < 4; times++) {
      await ada.leave(table)
      await sleep(AWAY_MS - 100)
      await ada.watch(table)
    }
    expect(ada.mirror.table?.isPaused).toBe(false)
  })

  it('stops at the moment it is due, though the machine slept', async () => {
    const table = await lab.started({ ...lanterns, options: { rounds: 9, turnSeconds: 10 } }, [ada, ben])
    for (const one of [ada, ben]) await one.leave(table)
    lab.ahead += HOUR
    await table.tick()
    expect(await length(table)).toBe(1)
    expect(table.info(ada.id).clock?.now).toBe(AWAY_MS)
  })

  it('that plays a move a day goes on', async () => {
    const wanted = { ...lanterns, time: { kind: 'slow', days: 1 }, options: { rounds: 9, turnSeconds: 10 } } as const
    const table = await lab.started(wanted, [ada, ben])
    for (const one of [ada, ben]) await one.leave(table)
    await pass(20_000, table)
    expect(table.info(ada.id).isPaused).toBe(false)
    expect(await length(table)).toBeGreaterThan(1)
  })
})

describe('the only person among bots', () => {
  it('is waited for as long as it takes, and nobody plays for them', async () => {
    await lab.close()
    lab = await Lab.open({ pace: { graceMs: 0 } })
    let table = await lab.started({ ...lanterns, bots: [null, 'random'] }, [ada])
    await until(() => (table.play?.match.length ?? 0) > 1, 'the bot')
    await table.settled()
    const before = await length(table)
    await ada.leave(table)
    await pass(HOUR / 6, table)
    expect(await length(table)).toBe(before)
    table = await lab.at(table.code)
    expect(table.info(ada.id).seats[0]).toMatchObject({ isHere: false, isHeld: false })
    await ada.watch(table)
    await ada.mustAct(table, hide)
  })

  it('finds a game in real time stopped 5 seconds after they left, hidden, and has 3 seconds to find their place', async () => {
    const table = await lab.started({ ...watch, bots: [null, 'random'] }, [ada])
    await ada.leave(table)
    await pass(ALONE_MS - 1, table)
    expect(pauseAt(table)).toBeUndefined()
    await pass(1, table)
    expect(pauseAt(table)).toEqual({ by: 'absence', isBlind: true, isEnding: false, endsInMs: null })
    const stoppedAt = table.info(ada.id).clock?.now
    await pass(30_000, table)
    await ada.watch(table)
    expect(ada.mirror.table?.pause).toEqual({
      by: 'absence',
      isBlind: true,
      isEnding: true,
      endsInMs: COUNTDOWN_MS,
    })
    expect(await ada.act(table, { kind: 'light', colour: 'red' })).toMatchObject({ code: 'paused' })
    await pass(COUNTDOWN_MS - 1, table)
    expect(table.info(ada.id).clock).toMatchObject({ rate: 0, now: stoppedAt })
    await pass(1, table)
    expect(table.info(ada.id).clock).toMatchObject({ rate: 1, now: stoppedAt })
    expect(ada.mirror.table?.pause).toBeUndefined()
  })

  it('may lose the line in the countdown: whoever is back goes on, whoever is not finds it stopped', async () => {
    const table = await lab.started({ ...watch, bots: [null, 'random'] }, [ada])
    await ada.leave(table)
    await pass(ALONE_MS, table)
    await ada.watch(table)
    await pass(1000, table)
    await ada.leave(table)
    await ada.watch(table)
    expect(ada.mirror.table?.pause).toMatchObject({ isEnding: true, endsInMs: COUNTDOWN_MS - 1000 })
    await pass(1000, table)
    await ada.leave(table)
    await pass(1000, table)
    expect(pauseAt(table)).toEqual({ by: 'absence', isBlind: true, isEnding: false, endsInMs: null })
    expect(vi.getTimerCount()).toBe(2)
    await ada.watch(table)
    await pass(COUNTDOWN_MS, table)
    expect(pauseAt(table)).toBeUndefined()
  })

  it('comes back to the countdown after a restart in the middle of it', async () => {
    const first = await lab.started({ ...watch, bots: [null, 'random'] }, [ada])
    const { code } = first
    await ada.leave(first)
    await pass(ALONE_MS, first)
    await ada.watch(first)
    lab = await lab.restart({ downMs: HOUR, isKilled: true })
    await sleep(5000)
    const table = await lab.at(code)
    expect(pauseAt(table)).toMatchObject({ by: 'absence', isEnding: false })
    await ada.watch(table)
    expect(pauseAt(table)).toMatchObject({ isEnding: true, endsInMs: COUNTDOWN_MS })
    await pass(COUNTDOWN_MS, table)
    expect(pauseAt(table)).toBeUndefined()
  })
})
