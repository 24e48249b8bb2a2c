import { seatOf } from '@starboard/kernel'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Lab, sleep, Visitor } from '../fixtures/lab.fixture.ts'
import { until } from '../fixtures/server.fixture.ts'
import { SequenceTaken } from '../store/store.ts'
import type { Table } from '../table/table.ts'

const LANTERNS = { game: 'lanterns', seats: 2, options: { rounds: 9, turnSeconds: 0 } } as const
const roll = { kind: 'roll' }
const full = () => Object.assign(new Error('The disk is full.'), { code: 'SQLITE_FULL' })

let lab: Lab
let table: Table
const [ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
beforeEach(async () => {
  lab = await Lab.open()
  table = await lab.started(LANTERNS, [ada, ben])
  for (const one of [ada, ben]) await one.mustAct(table, { kind: 'hide', colour: 'red' })
})
afterEach(() => lab.close())

/** What a match in memory must be: the log, folded. */
async function isInStep() {
  const log = await lab.log(table)
  expect(table.play?.match.length).toBe(log.length)
  expect((await lab.store.log.read(table.id, 0)).map(({ seq }) => seq)).toEqual([...log.keys()])
}

const shown = () => [ada, ben].map(({ mirror }) => [mirror.events.length, structuredClone(mirror.frame)])

describe('a write that fails', () => {
  it('has not happened: nobody is shown anything, and the same command works when there is room again', async () => {
    const before = shown()
    lab.fault = full
    expect(await ada.act(table, roll, 'mine')).toMatchObject({ code: 'not-saved' })
    expect(shown()).toEqual(before)
    await isInStep()
    expect(await ben.ask(table, { kind: 'act', action: { kind: 'wave' } })).toMatchObject({ code: 'not-saved' })
    lab.fault = () => null
    expect(await ada.act(table, roll, 'mine')).toEqual({})
    expect(ben.mirror.events.at(-1)).toMatchObject({ kind: 'rolled' })
    await isInStep()
  })

  it('gives the same dice when it is tried again: luck is bound to its place', async () => {
    const pips: unknown[] = []
    for (const isFull of [true, false]) {
      lab.fault = (entry) => {
        pips.push(entry.entry.luck)
        return isFull ? full() : null
      }
      await ada.act(table, roll)
    }
    expect(pips[1]).toEqual(pips[0])
  })

  it('and a log that cannot be read either: nothing is shown until both work, then everybody gets a look', async () => {
    lab.fault = full
    lab.isUnreadable = true
    expect(await ada.act(table, roll, 'mine')).toMatchObject({ code: 'not-saved' })
    const eve = new Visitor('Eve')
    await eve.watch(table)
    expect(eve.frame).toBeNull()
    expect(await table.look(eve.id)).toMatchObject({ code: 'not-saved' })
    lab.fault = () => null
    expect(await ada.act(table, roll, 'mine')).toMatchObject({ code: 'not-saved' })
    const length = (await lab.log(table)).length
    lab.isUnreadable = false
    await until(() => eve.frame, 'a look, without anybody doing anything', 5000)
    expect(await lab.log(table)).toHaveLength(length)
    expect(await ada.act(table, roll, 'mine')).toEqual({})
    await isInStep()
  })

  it('in the middle of several timeouts leaves a log without gaps, and the rest follows', async () => {
    const people = ['Cleo', 'Dan', 'Eve'].map((name) => new Visitor(name))
    const late = await lab.started({ ...LANTERNS, seats: 3, options: { rounds: 9, turnSeconds: 1 } }, people)
    let writes = 0
    lab.fault = () => (++writes === 2 ? full() : null)
    lab.ahead += 1000
    await late.tick()
    expect(await lab.log(late)).toHaveLength(2)
    expect((await lab.store.tables.find(late.id))?.dueAt).toBeLessThanOrEqual(lab.now())
    await until(() => people[0]?.mirror.events.some(({ kind }) => kind === 'turn'), 'the other two', 5000)
    expect((await lab.log(late)).map(({ kind }) => kind)).toEqual(['start', 'act', 'act', 'act'])
  })

  it('at the start of a match starts it as soon as there is room, and the resent start is answered', async () => {
    const other = await lab.table(ada, { ...LANTERNS, bots: [null, 'random'] })
    await ada.must(other, { kind: 'sit' })
    await ada.must(other, { kind: 'ready', ready: true })
    lab.fault = full
    expect(await ada.ask(other, { kind: 'start' }, 'go')).toMatchObject({ code: 'not-saved' })
    expect(await lab.log(other)).toEqual([])
    lab.fault = () => null
    expect(await ada.ask(other, { kind: 'start' }, 'go')).toEqual({})
    expect((await lab.log(other))[0]?.kind).toBe('start')
  })

  it('is not tried over and over: bots and clocks wait longer and longer', async () => {
    let tries = 0
    lab.fault = () => {
      tries++
      return full()
    }
    const bots = await lab.table(ada, { ...LANTERNS, bots: ['random', 'random'] })
    await ada.ask(bots, { kind: 'start' })
    await sleep(1600)
    expect(tries).toBeGreaterThan(1)
    expect(tries).toBeLessThan(6)
  })
})

describe('another node', () => {
  /** Somebody else has written this place of the log. */
  async function overtake(action: object) {
    const { match } = table.play ?? {}
    const entry = {
      at: match?.now ?? 0,
      luck: [],
      kind: 'act',
      seat: seatOf(0),
      action,
      by: 'player',
      id: '0/theirs',
    } as const
    const seq = match?.length ?? 0
    await lab.store.log.append({
      table: table.id,
      version: table.row.version,
      seq,
      actionId: '0/theirs',
      entry,
      status: 'playing',
      dueAt: null,
      at: 0,
    })
  }

  it('that was faster is caught up with, and the action is tried again on top', async () => {
    await overtake({ kind: 'light', lamps: 2 })
    expect(await ada.act(table, roll, 'mine')).toEqual({})
    const log = await lab.log(table)
    expect(log.slice(-2).map((entry) => entry.kind === 'act' && entry.id)).toEqual(['0/theirs', '0/mine'])
    expect(ben.frame).toEqual(expect.objectContaining({ outcome: null }))
    await isInStep()
  })

  it('that was faster may have made it impossible', async () => {
    await overtake({ kind: 'pass' })
    const before = ben.mirror.events.length
    expect(await ada.act(table, roll)).toMatchObject({ code: 'not-now' })
    expect(ben.mirror.events.slice(before)).toEqual([])
    expect(ben.isAsked).toBe(true)
    await isInStep()
  })

  it('that has done this very action has done it', async () => {
    await overtake({ kind: 'light', lamps: 2 })
    expect(await ada.act(table, { kind: 'light', lamps: 2 }, 'theirs')).toEqual({})
    expect((await lab.log(table)).filter((entry) => entry.kind === 'act' && entry.id === '0/theirs')).toHaveLength(1)
  })

  it('that is always faster makes it an answer, not a loop', async () => {
    lab.fault = () => new SequenceTaken('Taken.')
    expect(await ada.act(table, roll)).toMatchObject({ code: 'not-saved' })
    await isInStep()
  })
})

describe('a row that cannot be saved', () => {
  it('stays as it was, in memory too', async () => {
    const { save } = lab.store.tables
    const failing = { ...lab.store.tables, save: () => Promise.reject(full()) }
    Object.assign(lab.store.tables, failing)
    const paused = await Promise.all([ada, ben].map((one) => one.ask(table, { kind: 'pause', agree: true })))
    expect(paused[1]).toMatchObject({ code: 'not-saved' })
    expect(table.info(ada.id).isPaused).toBe(false)
    expect(await ben.ask(table, { kind: 'stand' })).toMatchObject({ code: 'not-saved' })
    expect(table.info(ben.id).you.seat).toBe(1)
    Object.assign(lab.store.tables, { save })
    expect(await ben.ask(table, { kind: 'stand' })).toEqual({})
    expect(table.info(ben.id).you.seat).toBeNull()
  })
})
