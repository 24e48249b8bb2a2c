import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Lab, Visitor } from '../fixtures/lab.fixture.ts'
import { Stale } from '../store/store.ts'
import type { Table } from '../table/table.ts'

const LANTERNS = { game: 'lanterns', seats: 2, options: { rounds: 1, turnSeconds: 0 } } as const
const hello = { kind: 'chat', text: 'Hello!' } as const
const red = { kind: 'hide', colour: 'red' }

/** Two servers on one store: what either has acknowledged stays, whatever the other still believes. */
describe('two servers on one store', () => {
  let [first, second]: [Lab, Lab] = [] as never
  /** The same table, in the memory of either. */
  let [here, there]: [Table, Table] = [] as never
  let [ada, ben, eve]: [Visitor, Visitor, Visitor] = [] as never

  beforeEach(async () => {
    ;[ada, ben, eve] = [new Visitor('Ada'), new Visitor('Ben'), new Visitor('Eve')]
    first = await Lab.open()
    second = await first.beside()
    here = await first.table(ada, LANTERNS)
    await ada.must(here, { kind: 'sit' })
    there = await second.at(here.code)
    await eve.watch(there)
  })
  afterEach(async () => {
    await second.leave()
    await first.close()
  })

  const stored = async () => {
    const row = await first.store.tables.find(here.id)
    if (row === null) throw new Error('The table is gone.')
    return row
  }

  async function start() {
    for (const one of [ada, ben]) await one.watch(here)
    await ben.must(here, { kind: 'sit' })
    for (const one of [ada, ben]) await one.must(here, { kind: 'ready', ready: true })
    await ada.must(here, { kind: 'start' })
  }

  it('a line of chat where the lobby is still open does not set a running match back to the lobby', async () => {
    await start()
    expect(there.row.status).toBe('lobby')
    await eve.must(there, hello)
    expect(await stored()).toMatchObject({ status: 'playing', header: { game: 'lanterns' } })
    await ada.mustAct(here, red)
    expect((await first.log(here)).map(({ kind }) => kind)).toEqual(['start', 'act'])
  })

  it('whoever watched the lobby is told that the match runs, and sees it', async () => {
    await start()
    expect(eve.frame).toBeNull()
    await eve.must(there, hello)
    expect(there.info(eve.id).status).toBe('playing')
    expect(eve.frame).toMatchObject({ outcome: null })
    expect(second.lines.map(({ text }) => text)).toEqual(['somebody else has written this table; it is read again'])
  })

  it('a seat that was given to somebody is not lost, and is not given to somebody else', async () => {
    await ben.must(here, { kind: 'sit', seat: 1 })
    expect(await eve.ask(there, { kind: 'sit', seat: 1 })).toMatchObject({ code: 'seat-taken' })
    await eve.must(there, hello)
    expect((await stored()).seats.map(({ user }) => user)).toEqual([ada.id, ben.id])
  })

  it('a pause that people agreed to is not undone', async () => {
    await start()
    await eve.must(there, hello)
    for (const one of [ada, ben]) await one.must(here, { kind: 'pause', agree: true })
    expect(there.info(eve.id).isPaused).toBe(false)
    await eve.must(there, hello)
    expect(there.info(eve.id).isPaused).toBe(true)
    expect(await stored()).toMatchObject({ clock: { rate: 0 }, memory: { pause: { by: 'vote' } } })
  })

  it('a match that is over stays over', async () => {
    await start()
    await eve.must(there, hello)
    for (const one of [ada, ben]) await one.mustAct(here, red)
    for (const one of [ada, ben]) await one.mustAct(here, { kind: 'pass' })
    await here.settled()
    expect(here.info(ada.id).status).toBe('over')
    expect(there.info(eve.id).status).toBe('playing')
    await eve.must(there, hello)
    expect(await stored()).toMatchObject({ status: 'over', dueAt: null })
    expect(eve.frame?.outcome).not.toBeNull()
  })

  it('whoever got up at one of them does not see with the eyes of the seat at the other', async () => {
    await start()
    await eve.must(there, hello)
    const ghost = new Visitor('Ben')
    await ghost.watch(there)
    expect(ghost.frame?.view).toMatchObject({ viewer: 1 })
    await ben.must(here, { kind: 'stand' })
    await eve.must(there, hello)
    expect(ghost.frame?.view).toMatchObject({ viewer: 'spectator' })
  })

  it('moves sent to both by turns make one log, and each is answered once', async () => {
    await start()
    await eve.must(there, hello)
    await ada.mustAct(here, red, 'first')
    const ghost = new Visitor('Ben')
    await ghost.watch(there)
    expect(await ghost.act(there, red, 'second')).toEqual({})
    expect(await ada.ask(there, { kind: 'act', action: red }, 'first')).toEqual({})
    expect(await ben.act(here, red, 'second')).toEqual({})
    const ids = (await first.log(here)).flatMap((entry) =>
      entry.kind === 'act' && entry.by === 'player' ? [entry.id] : [],
    )
    expect(ids).toEqual(['0/first', '1/second'])
  })

  it('every line of chat is said once, though each has to be written twice', async () => {
    for (const line of ['one', 'two', 'three']) {
      await ada.must(here, { kind: 'chat', text: `${line} here` })
      await eve.must(there, { kind: 'chat', text: `${line} there` })
    }
    expect((await first.store.chat.read(here.id, 0, 10)).map(({ text }) => text)).toEqual(
      ['one', 'two', 'three'].flatMap((line) => [`${line} here`, `${line} there`]),
    )
  })

  it('a row that is always written by somebody else makes it an answer, not a loop', async () => {
    let tries = 0
    const { save } = first.store.tables
    const failing = {
      save: () => {
        tries++
        return Promise.reject(new Stale('Written.'))
      },
    }
    Object.assign(first.store.tables, failing)
    expect(await ada.ask(here, { kind: 'ready', ready: true })).toMatchObject({ code: 'not-saved' })
    expect(tries).toBe(2)
    Object.assign(first.store.tables, { save })
    expect(await ada.ask(here, { kind: 'ready', ready: true })).toEqual({})
  })
})
