import type { Command } from '@starboard/wire/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Lab, sleep, Visitor } from '../fixtures/lab.fixture.ts'
import type { Table } from '../table/table.ts'
import { WINDOW } from './counters.ts'

const LANTERNS = { game: 'lanterns', seats: 2, options: { rounds: 9, turnSeconds: 0 } } as const
const hide = { kind: 'hide', colour: 'red' }
const roll = { kind: 'roll' }
const pass = { kind: 'pass' }

let lab: Lab
let [ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
beforeEach(async () => {
  ;[ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
  lab = await Lab.open({ pace: { snapshotEvery: 5, awayMs: 1000 } })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await lab.close()
})

/** Counts from now on what is written and how often a log is read to be folded. */
function counting() {
  const { tables, log, chat, commands } = lab.store
  const writes = [
    ...(['save', 'add'] as const).map((name) => vi.spyOn(tables, name)),
    ...(['append', 'saveSnapshot'] as const).map((name) => vi.spyOn(log, name)),
    vi.spyOn(chat, 'add'),
    vi.spyOn(commands, 'keep'),
  ]
  const readsBefore = lab.reads.length
  return {
    writes: () => writes.reduce((sum, { mock }) => sum + mock.calls.length, 0),
    folds: () => lab.reads.length - readsBefore,
  }
}

/** Ada's turn has begun. */
async function playing() {
  const table = await lab.started(LANTERNS, [ada, ben])
  for (const one of [ada, ben]) await one.mustAct(table, hide)
  return table
}

/** An answer to what this person is asked now. */
const act = ({ decision }: Visitor, action: object): Command => ({
  kind: 'act',
  action,
  ...(decision !== undefined && { decision }),
})
const acts = async (table: Pick<Table, 'id'>, id: string) =>
  (await lab.log(table)).filter((entry) => entry.kind === 'act' && entry.id === id).length
const texts = async ({ id }: Pick<Table, 'id'>) => (await lab.store.chat.read(id, 0, 1000)).map(({ text }) => text)
/** As a door asks that does not want to wake a table. */
const askAgain = (code: string, by: Visitor, id: string, command: Command) =>
  lab.tables.answerAgain(code, { by, id, command })

describe('a repeat', () => {
  it('costs neither a write nor a fold, ten thousand times, whatever it is', async () => {
    const table = await playing()
    const sent: readonly (readonly [string, Command])[] = [
      ['tab.1', act(ada, roll)],
      ['tab.2', { kind: 'chat', text: 'Hello!' }],
      ['tab.3', { kind: 'pause', agree: true }],
      ['tab.4', { kind: 'pause', agree: false }],
      ['opaque', act(ada, roll)],
    ]
    for (const [id, command] of sent) await ada.must(table, command, id)
    const { writes, folds } = counting()
    for (let times = 0; times < 2000; times++)
      for (const [id, command] of sent) expect(await ada.ask(table, command, id)).toEqual({})
    expect([writes(), folds()]).toEqual([0, 0])
    expect(await texts(table)).toEqual(['Hello!'])
  })

  it('after a restart does not even open its table', async () => {
    const table = await playing()
    const done: readonly (readonly [Visitor, string, Command])[] = [
      // The row notes this one, and none of those that follow it.
      [ada, 'tab.1', { kind: 'order', orders: [] }],
      [ada, 'tab.2', { kind: 'chat', text: 'Hello!' }],
      [ada, 'tab.3', act(ada, { kind: 'show' })],
      [ada, 'tab.4', act(ada, roll)],
      [ben, 'x', { kind: 'chat', text: 'Hi!' }],
      [ada, 'y', act(ada, roll)],
    ]
    for (const [one, id, command] of done) await one.must(table, command, id)
    for (let count = 0; count < 12; count++) await ada.mustAct(table, roll)
    lab = await lab.restart({ isKilled: true })
    const { writes, folds } = counting()
    for (let times = 0; times < 20; times++)
      for (const [one, id, command] of done) expect(await askAgain(table.code, one, id, command)).toEqual({})
    expect(await askAgain(table.code, ada, 'tab.5', act(ada, roll))).toBeNull()
    expect([writes(), folds(), lab.tables.inMemory.length]).toEqual([0, 0, 0])
    const again = await lab.at(table.code)
    const length = (await lab.log(table)).length
    for (const [one, id, command] of done) expect(await one.ask(again, command, id)).toEqual({})
    expect(await lab.log(table)).toHaveLength(length)
    expect(await texts(table)).toEqual(['Hello!', 'Hi!'])
  })

  it('of a lobby command is done once, however many sessions came after it', async () => {
    const { code, id } = await lab.table(ada, LANTERNS)
    const named = (place: number) => `tab-${place}.1`
    await ada.must(await lab.at(code), { kind: 'sit' }, 'first.1')
    for (let place = 0; place < 80; place++)
      await ada.must(await lab.at(code), { kind: 'ready', ready: place % 2 === 0 }, named(place))
    const row = await lab.store.tables.find(id)
    expect(row?.memory.sessions?.length).toBe(32)
    expect(row?.seats[0]?.ready).toBe(false)
    lab = await lab.restart({ isKilled: true })
    const { writes } = counting()
    for (const place of [0, 2, 40, 78])
      expect(await ada.ask(await lab.at(code), { kind: 'ready', ready: true }, named(place))).toEqual({})
    expect(await ada.ask(await lab.at(code), { kind: 'stand' }, 'first.1')).toEqual({})
    expect(writes()).toBe(0)
    expect((await lab.store.tables.find(id))?.seats).toEqual(row?.seats)
  })

  it('of a move after its player got up has still happened', async () => {
    const table = await playing()
    await ada.must(table, act(ada, roll), 'tab.1')
    await ada.must(table, { kind: 'stand' }, 'tab.2')
    lab = await lab.restart()
    expect(await ada.ask(await lab.at(table.code), act(ada, roll), 'tab.1')).toEqual({})
    expect(await acts(table, '0/tab.1')).toBe(1)
  })
})

describe('a refused command', () => {
  it('is tried again, also after later ones of its session were done', async () => {
    const table = await playing()
    expect(await ben.ask(table, act(ben, roll), 'tab.1')).toMatchObject({ code: 'not-now' })
    await ben.must(table, { kind: 'chat', text: 'Sorry!' }, 'tab.2')
    await ben.must(table, { kind: 'order', orders: [] }, 'tab.3')
    await ada.mustAct(table, pass)
    lab = await lab.restart()
    const again = await lab.at(table.code)
    await ben.must(again, act(ben, roll), 'tab.1')
    expect(await acts(table, '1/tab.1')).toBe(1)
    await ben.must(again, act(ben, roll), 'tab.1')
    expect(await acts(table, '1/tab.1')).toBe(1)
  })

  it.each(['tab.1', 'opaque'])('is not done because its sender was noticed (%s)', async (id) => {
    const table = await playing()
    for (const one of [ada, ben]) await one.leave(table)
    await sleep(2000)
    expect(table.info(ada.id).isPaused).toBe(true)
    // To ask ends the pause, which is kept in the row; the move itself is refused.
    expect(await ben.ask(table, act(ben, roll), id)).toMatchObject({ code: 'not-now' })
    expect(table.info(ada.id).isPaused).toBe(false)
    await ben.watch(table)
    await ada.must(table, act(ada, pass))
    await ben.must(table, act(ben, roll), id)
    expect(await acts(table, `1/${id}`)).toBe(1)
  })

  it('is one whose counter lies far behind, with a sentence', async () => {
    const table = await playing()
    await ada.must(table, act(ada, roll), `tab.${WINDOW + 10}`)
    const { writes } = counting()
    const answer = await ada.ask(table, act(ada, roll), 'tab.9')
    expect(answer).toMatchObject({ code: 'too-old', text: expect.stringContaining('new id') })
    expect(writes()).toBe(0)
    await ada.must(table, act(ada, roll), 'tab.10')
    expect(await acts(table, '0/tab.10')).toBe(1)
  })
})

describe('a line of chat', () => {
  it('that could not be written is said when it comes again, after a kill too, once', async () => {
    const table = await lab.table(ada, LANTERNS)
    const { add } = lab.store.chat
    Object.assign(lab.store.chat, { add: () => Promise.reject(new Error('No.')) })
    const hello = { kind: 'chat', text: 'Hello!' } as const
    expect(await ada.ask(table, hello, 'tab.1')).toMatchObject({ code: 'not-saved' })
    Object.assign(lab.store.chat, { add })
    lab = await lab.restart({ isKilled: true })
    for (let times = 0; times < 3; times++) await ada.must(await lab.at(table.code), hello, 'tab.1')
    expect(await texts(table)).toEqual(['Hello!'])
  })

  it('that was written but never answered is not said again', async () => {
    const table = await lab.table(ada, LANTERNS)
    await lab.store.chat.add(
      table.id,
      { user: ada.id, name: 'Ada', text: 'Hello!', at: 1 },
      { commandId: `${ada.id}/tab.1` },
    )
    await ada.must(table, { kind: 'chat', text: 'Hello!' }, 'tab.1')
    await ada.must(table, { kind: 'chat', text: 'Hello again!' }, 'tab.2')
    expect(await texts(table)).toEqual(['Hello!', 'Hello again!'])
  })

  it('that a row of before has noted is said once, and never again', async () => {
    const table = await lab.table(ada, LANTERNS)
    const saying = { user: ada.id, name: 'Ada', text: 'Before', at: 5 }
    await lab.store.tables.save({ ...table.row, memory: { saying } })
    for (let times = 0; times < 2; times++) {
      lab = await lab.restart({ isKilled: true })
      const again = await lab.at(table.code)
      for (let lines = 0; lines < 60; lines++) await ada.must(again, { kind: 'chat', text: 'After' })
    }
    expect((await texts(table)).filter((text) => text === 'Before')).toEqual(['Before'])
    expect((await lab.store.tables.find(table.id))?.memory.saying).toBeUndefined()
  })
})
