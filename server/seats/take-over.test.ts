import { setImmediate } from 'node:timers/promises'
import { onShelf } from '@starboard/games'
import type { AnyGame } from '@starboard/kernel'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Lab, type LabParts, lanternsOnShelf, nightWatchOnShelf, sleep, Visitor } from '../fixtures/lab.fixture.ts'
import { until } from '../fixtures/server.fixture.ts'
import { TableLists } from '../http/table-list.ts'
import type { Table } from '../table/table.ts'

const AFTER_MS = 20_000
const TURN_MS = 10_000
const hide = { kind: 'hide', colour: 'red' }
const pass = { kind: 'pass' }

/** Lanterns where two answers of the clock in a row count as being away. */
const impatient = { ...lanternsOnShelf, game: { ...lanternsOnShelf.game, absence: { timeoutsInARow: 2 } } as AnyGame }
const parts: LabParts = {
  gameNamed: (id) => (id === 'lanterns' ? impatient : id === 'night-watch' ? nightWatchOnShelf : onShelf(id)),
}

let lab: Lab
let [ada, ben, cleo] = [new Visitor('Ada'), new Visitor('Ben'), new Visitor('Cleo')]
beforeEach(async () => {
  ;[ada, ben, cleo] = [new Visitor('Ada'), new Visitor('Ben'), new Visitor('Cleo')]
  lab = await Lab.open(parts)
})
afterEach(() => lab.close())

async function elapse(ms: number, table: Table) {
  await sleep(ms)
  await setImmediate()
  await table.settled()
}
const isByBot = ({ play }: Table) => play !== null && play.match.length > 4
const seatAt = (table: Table, seat: number) => table.info(ada.id).seats[seat]

describe('a seat that others may have a bot take over', () => {
  const night = () => lab.started({ game: 'night-watch', seats: 3, options: { gusts: 4 } }, [ada, ben, cleo])

  it('is told as soon as it is time, and no bot comes by itself', async () => {
    const table = await night()
    await ben.leave(table)
    await elapse(AFTER_MS - 1, table)
    expect(seatAt(table, 1)).not.toHaveProperty('mayBeTakenOver')
    expect(await ada.ask(table, { kind: 'takeOver', seat: 1 })).toMatchObject({ code: 'not-away' })
    await elapse(1, table)
    expect(cleo.mirror.table?.seats[1]).toMatchObject({ isHere: false, isHeld: false, mayBeTakenOver: true })
    await elapse(AFTER_MS, table)
    expect(seatAt(table, 1)).toMatchObject({ isHeld: false, mayBeTakenOver: true })
  })

  it('is taken over for whom the game lets ask, and given back at once', async () => {
    const table = await night()
    await ben.leave(table)
    await elapse(AFTER_MS, table)
    expect(await cleo.ask(table, { kind: 'takeOver', seat: 1 })).toMatchObject({ code: 'not-first', rule: 'NW-6' })
    expect(await new Visitor('Eve').ask(table, { kind: 'takeOver', seat: 1 })).toMatchObject({ code: 'not-playing' })
    expect(await ada.ask(table, { kind: 'takeOver', seat: 9 })).toMatchObject({ code: 'no-such-seat' })
    await ada.must(table, { kind: 'takeOver', seat: 1 })
    expect(cleo.mirror.table?.seats[1]).toMatchObject({ isHeld: true })
    expect(seatAt(table, 1)).not.toHaveProperty('mayBeTakenOver')
    await until(() => isByBot(table), 'the bot')
    await ben.watch(table)
    expect(seatAt(table, 1)).toMatchObject({ isHere: true, isHeld: false })
    expect(seatAt(table, 1)).not.toHaveProperty('mayBeTakenOver')
  })

  it('is nobody’s whose person is here', async () => {
    const table = await night()
    expect(await ada.ask(table, { kind: 'takeOver', seat: 1 })).toMatchObject({ code: 'not-away' })
  })

  it('needs no asking in other games', async () => {
    const table = await lab.started({ game: 'lanterns', seats: 2, options: { rounds: 9, turnSeconds: 0 } }, [ada, ben])
    expect(await ada.ask(table, { kind: 'takeOver', seat: 1 })).toMatchObject({ code: 'by-itself' })
  })
})

describe('somebody who is here but lets the clock answer', () => {
  const options = { rounds: 9, turnSeconds: TURN_MS / 1000, guessSeconds: 1 }
  const lanterns = { game: 'lanterns', seats: 2, options, standIn: 'random' } as const

  /** Ada plays; Ben does nothing, turn after turn. */
  async function turnsPass(table: Table, turns: number) {
    for (let turn = 0; turn < turns; turn++) {
      if (ada.isAsked) await ada.mustAct(table, pass)
      await elapse(TURN_MS, table)
    }
  }

  async function begun() {
    const table = await lab.started(lanterns, [ada, ben])
    for (const one of [ada, ben]) await one.mustAct(table, hide)
    return table
  }

  it('loses the seat to a bot after so many times in a row, until they act', async () => {
    const table = await begun()
    await turnsPass(table, 1)
    expect(seatAt(table, 1)?.isHeld).toBe(false)
    await turnsPass(table, 1)
    expect(seatAt(table, 1)).toMatchObject({ isHere: true, isHeld: true })
    await ben.leave(table)
    await ben.watch(table)
    expect(seatAt(table, 1)?.isHeld).toBe(true)
    await ada.mustAct(table, pass)
    await elapse(1, table)
    expect((await lab.log(table)).at(-1)).toMatchObject({ seat: 1, by: 'bot' })
    await ben.ask(table, { kind: 'act', action: { kind: 'wave' } })
    expect(seatAt(table, 1)).toMatchObject({ isHere: true, isHeld: false })
  })

  it('keeps the seat by acting in between', async () => {
    const table = await begun()
    await turnsPass(table, 1)
    await ada.mustAct(table, pass)
    await ben.mustAct(table, pass)
    await turnsPass(table, 1)
    expect(seatAt(table, 1)?.isHeld).toBe(false)
  })

  it('keeps it, however often the clock answers what is owed in turns of others', async () => {
    const table = await begun()
    for (let times = 0; times < 4; times++) {
      await ada.mustAct(table, { kind: 'dare' })
      await elapse(1000, table)
      expect((await lab.log(table)).at(-1)).toMatchObject({ seat: 1, by: 'timeout', action: { kind: 'dared' } })
    }
    expect(seatAt(table, 1)).toMatchObject({ isHere: true, isHeld: false })
  })

  it('has lost it after a restart too', async () => {
    const { code } = await begun()
    await turnsPass(await lab.at(code), 2)
    lab = await lab.restart({ downMs: 1000, isKilled: true })
    const table = await lab.at(code)
    for (const one of [ada, ben]) await one.watch(table)
    expect(seatAt(table, 1)).toMatchObject({ isHere: true, isHeld: true })
  })

  it('and everybody else does too: then nobody is there, and the match waits', async () => {
    const table = await begun()
    for (let turn = 0; turn < 6; turn++) await elapse(TURN_MS, table)
    const { length } = await lab.log(table)
    expect(table.info(ada.id).pause).toMatchObject({ by: 'absence' })
    await elapse(TURN_MS, table)
    expect(await lab.log(table)).toHaveLength(length)
    await ada.must(table, { kind: 'resume' })
    expect(table.info(ada.id)).toMatchObject({ isPaused: false })
  })
})

describe('whoever did not act', () => {
  const lanterns = { game: 'lanterns', seats: 2, options: { rounds: 9, turnSeconds: 60 } } as const
  const doneFor = (table: Table, one: Visitor) => table.info(one.id).you.doneForYou

  async function begun() {
    const table = await lab.started(lanterns, [ada, ben])
    for (const one of [ada, ben]) await one.mustAct(table, hide)
    return table
  }

  it('is told what a bot did, since when, also after a restart, and until they act', async () => {
    const first = await begun()
    const left = lab.now()
    await ben.leave(first)
    await elapse(60_000, first)
    for (let turns = 0; turns < 2; turns++) {
      await until(() => ada.isAsked, 'Ada’s turn')
      await ada.mustAct(first, pass)
    }
    await until(() => ada.isAsked, 'Ada’s turn')
    await elapse(1, first)
    expect(doneFor(first, ada)).toBeUndefined()
    lab = await lab.restart({ downMs: 1000, isKilled: true })
    const table = await lab.at(first.code)
    for (const one of [ada, ben]) await one.watch(table)
    const byBot = (await lab.log(table)).filter((entry) => entry.kind === 'act' && entry.by === 'bot').length
    expect(byBot).toBeGreaterThan(1)
    expect(ben.mirror.table?.you.doneForYou).toEqual({ since: left, byBot, byClock: 0 })
    expect(ada.mirror.table?.you.doneForYou).toBeUndefined()
    const lists = new TableLists({ tables: lab.tables, store: lab.store, shelf: [], now: () => lab.now() })
    const listed = async ({ id }: Visitor) => (await lists.mine(id))[0]?.you.doneForYou
    expect(await listed(ben), 'on the shelf too').toEqual({ since: left, byBot, byClock: 0 })
    expect(await listed(ada)).toBeUndefined()
    await ada.mustAct(table, pass)
    expect(ben.mirror.table?.you.doneForYou).toMatchObject({ byBot })
    await ben.mustAct(table, pass)
    await elapse(1, table)
    expect(ben.mirror.table?.you.doneForYou).toBeUndefined()
    expect((await lab.store.tables.find(table.id))?.memory.doneFor).toEqual({})
  })

  it('is told that the clock has answered, though here all the time', async () => {
    const table = await begun()
    await ada.mustAct(table, pass)
    await elapse(60_000, table)
    const since = lab.now()
    await elapse(1, table)
    expect(ben.mirror.table?.you.doneForYou).toEqual({ since, byBot: 0, byClock: 1 })
    expect(ada.mirror.table?.you.doneForYou).toBeUndefined()
  })

  it('is another person when the seat was given up', async () => {
    const table = await begun()
    await ada.mustAct(table, pass)
    await elapse(60_001, table)
    await ben.must(table, { kind: 'stand' })
    await cleo.must(table, { kind: 'sit' })
    expect(doneFor(table, cleo)).toBeUndefined()
  })
})
