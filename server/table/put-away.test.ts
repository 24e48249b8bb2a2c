import { shelf } from '@starboard/games'
import { exportMatch, isRefusal, verify } from '@starboard/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Lab, sleep, Visitor } from '../fixtures/lab.fixture.ts'
import { until } from '../fixtures/server.fixture.ts'
import { TableLists } from '../http/table-list.ts'
import { tableRow } from '../store/suite/builders.ts'
import type { Table } from './table.ts'

const DAY_MS = 24 * 3600 * 1000
const [ARCHIVE_MS, LOBBY_MS] = [90 * DAY_MS, 7 * DAY_MS]
const LANTERNS = { game: 'lanterns', seats: 2, options: { rounds: 1, turnSeconds: 0 } } as const
const hide = { kind: 'hide', colour: 'red' }
const [pass, show] = [{ kind: 'pass' }, { kind: 'show' }]

let lab: Lab
let [ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
beforeEach(async () => {
  ;[ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
  lab = await Lab.open({ pace: { idleMs: 0, archiveMs: ARCHIVE_MS, emptyLobbyMs: LOBBY_MS } })
})
afterEach(() => lab.close())

/** Everybody leaves, and the table leaves memory. */
async function desert(table: Table) {
  for (const one of [ada, ben]) await one.leave(table)
  for (let times = 0; times < 2; times++) lab.tables.unloadIdle()
}

async function begun(options: object = {}) {
  const table = await lab.started({ ...LANTERNS, options: { ...LANTERNS.options, ...options } }, [ada, ben])
  for (const one of [ada, ben]) await one.mustAct(table, hide)
  return table
}

const archivedAt = async ({ id }: Pick<Table, 'id'>) => (await lab.store.tables.find(id))?.archivedAt
const exists = async ({ id }: Pick<Table, 'id'>) => (await lab.store.tables.find(id)) !== null

describe('a match without a move for long', () => {
  it('is packed away, stays in its people’s lists, and wakes on opening with nothing lost', async () => {
    const table = await begun()
    await ada.must(table, { kind: 'chat', text: 'Until tomorrow' })
    const lists = new TableLists({ tables: lab.tables, store: lab.store, shelf, now: () => lab.now() })
    const [log, row, mine] = [await lab.log(table), table.row, await lists.mine(ada.id)]
    const looks = [ada, ben].map(({ frame }) => frame)
    const story = await table.story(ada.id)
    await desert(table)
    lab.ahead += ARCHIVE_MS - 1000
    await lab.tables.putAway()
    expect(await archivedAt(table)).toBeUndefined()
    lab.ahead += 2000
    await lab.tables.putAway()
    expect(await archivedAt(table)).toBeDefined()
    expect(await lists.mine(ada.id)).toEqual(mine.map((line) => ({ ...line, isArchived: true })))
    expect(await archivedAt(table)).toBeDefined()

    const again = await lab.at(table.code)
    expect(await archivedAt(table)).toBeUndefined()
    expect(await lab.log(table)).toStrictEqual(log)
    // Packing and waking are writes as well.
    expect({ ...again.row, touchedAt: 0 }).toStrictEqual({ ...row, touchedAt: 0, version: row.version + 2 })
    expect(await again.story(ada.id)).toEqual(story)
    for (const one of [ada, ben]) {
      const mirror = new Visitor(one.name)
      await mirror.watch(again)
      expect(mirror.frame).toEqual(looks[one === ada ? 0 : 1])
      expect(mirror.mirror.messages.flatMap((said) => (said.kind === 'chat' ? said.rows : []))).toMatchObject([
        { text: 'Until tomorrow' },
      ])
    }
    await lab.tables.putAway()
    expect(await archivedAt(table)).toBeUndefined()
  })

  it('is found by the sweep, once a minute', async () => {
    const table = await begun()
    await desert(table)
    const keep = vi.spyOn(lab.store.archives, 'keep')
    lab.ahead += ARCHIVE_MS + 1
    await sleep(59_000)
    expect(keep).not.toHaveBeenCalled()
    await sleep(1000)
    await until(() => keep.mock.calls.length > 0, 'the sweep')
    expect(keep.mock.calls[0]?.[0]).toBe(table.id)
  })

  it('is exported after it is over exactly as before, and verifies', async () => {
    const table = await begun()
    await ada.mustAct(table, { kind: 'roll' })
    await ada.mustAct(table, pass)
    await ben.mustAct(table, pass)
    for (let moves = 0; moves < 20 && table.outcome === null; moves++)
      for (const one of [ada, ben]) if (one.isAsked) await one.act(table, one.frame?.legal[0])
    expect(table.outcome).not.toBeNull()
    const before = await exported(table)
    await desert(table)
    lab.ahead += ARCHIVE_MS + 1
    await lab.tables.putAway()
    expect(await archivedAt(table)).toBeDefined()
    const again = await lab.at(table.code)
    const after = await exported(again)
    expect(JSON.stringify(after)).toBe(JSON.stringify(before))
    expect(again.outcome).toEqual(table.outcome)
    if (again.play !== null) expect(verify(again.play.match.game, after)).toMatchObject({ problems: [], draws: 1 })
  })

  it('goes on where it stood, with everything that was done known', async () => {
    const table = await begun({ rounds: 9 })
    await ada.mustAct(table, show, 'a show')
    const { length } = await lab.log(table)
    await desert(table)
    lab.ahead += ARCHIVE_MS + 1
    await lab.tables.putAway()
    const again = await lab.at(table.code)
    expect(await ada.act(again, show, 'a show')).toEqual({})
    expect(await lab.log(table)).toHaveLength(length)
    await ada.watch(again)
    await ada.mustAct(again, show)
    expect((await lab.log(table)).length).toBeGreaterThan(length)
  })

  it('stays while somebody watches, while something is due, and where nothing is ever packed away', async () => {
    const [watched, slow] = [await begun({ rounds: 9 }), await begun({ rounds: 9, turnSeconds: 30 })]
    expect((await lab.store.tables.find(slow.id))?.dueAt).not.toBeNull()
    await desert(slow)
    await ada.watch(watched)
    const keep = vi.spyOn(lab.store.archives, 'keep')
    lab.ahead += ARCHIVE_MS + 1
    await lab.tables.putAway()
    expect(keep).not.toHaveBeenCalled()
    await desert(watched)
    lab = await lab.restart({ parts: { pace: { idleMs: 0 } } })
    await lab.tables.putAway()
    expect(await archivedAt(watched)).toBeUndefined()
  })

  it('is waited for by whoever opens it while it is being packed', async () => {
    const table = await begun()
    const log = await lab.log(table)
    await desert(table)
    lab.ahead += ARCHIVE_MS + 1
    const { keep } = lab.store.archives
    let goOn = () => {}
    const gate = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const packing = vi.spyOn(lab.store.archives, 'keep').mockImplementation(async (...args) => {
      await gate
      return keep(...args)
    })
    const round = lab.tables.putAway()
    await until(() => packing.mock.calls.length > 0, 'the packing')
    const opening = Promise.all([lab.at(table.code), lab.at(table.code)])
    await sleep(10)
    goOn()
    const [[first, second]] = await Promise.all([opening, round])
    expect(first).toBe(second)
    expect(await archivedAt(table)).toBeUndefined()
    expect(await lab.log(table)).toStrictEqual(log)
    await ada.watch(first)
    expect(ada.frame?.outcome).toBeNull()
  })

  it('takes its turn: a bounded number at a time, and those that cannot go keep nobody from it', async () => {
    const many = Array.from({ length: 45 }, (_, index) => index)
    const touchedAt = lab.now()
    for (const index of many)
      await lab.store.tables.add(tableRow({ id: `t${index}`, status: 'over', touchedAt: touchedAt + index }))
    const keep = vi.spyOn(lab.store.archives, 'keep')
    lab.ahead += ARCHIVE_MS + 1000
    const rounds = []
    for (let round = 0; round < 4; round++) {
      await lab.tables.putAway()
      rounds.push(keep.mock.calls.length)
    }
    expect(rounds).toEqual([20, 40, 45, 65])
  })
})

describe('a table that has not started', () => {
  const made = () => lab.table(ada, LANTERNS)
  async function wait(...tables: readonly Table[]) {
    for (const table of tables) await desert(table)
    lab.ahead += LOBBY_MS + 1
    await lab.tables.putAway()
  }

  it('is forgotten if nobody but its maker ever sat there and nobody talked, after a while', async () => {
    const [never, sat, left] = [await made(), await made(), await made()]
    await ada.must(sat, { kind: 'sit' })
    await ada.must(sat, { kind: 'bot', seat: 1, level: 'random' })
    await ada.must(left, { kind: 'sit' })
    await ada.must(left, { kind: 'stand' })
    for (const table of [never, sat, left]) await desert(table)
    lab.ahead += LOBBY_MS - 1000
    await lab.tables.putAway()
    for (const table of [never, sat, left]) expect(await exists(table)).toBe(true)
    await wait()
    for (const table of [never, sat, left]) expect(await exists(table)).toBe(false)
    expect(await lab.tables.byCode(never.code)).toBeNull()
  })

  it('stays if anybody else ever sat there, talked, or looks at it', async () => {
    const [sat, gone, alone, talked, watched] = [await made(), await made(), await made(), await made(), await made()]
    await ben.must(sat, { kind: 'sit' })
    for (const [table, people] of [
      [gone, [ada, ben]],
      [alone, [ben]],
    ] as const) {
      for (const one of people) await one.must(table, { kind: 'sit' })
      for (const one of people) await one.must(table, { kind: 'stand' })
    }
    await ada.must(talked, { kind: 'chat', text: 'Anybody here?' })
    await new Visitor('Eve').watch(watched)
    await wait(sat, gone, alone, talked)
    await wait()
    for (const table of [sat, gone, alone, talked, watched]) expect(await exists(table)).toBe(true)
  })

  it('stays if it is older than the notes of who sat where, or the next match of people who have played', async () => {
    const old = tableRow({ id: 'old', game: 'lanterns', host: ada.id, memory: {} })
    await lab.store.tables.add(old)
    const table = await begun()
    await ada.mustAct(table, pass)
    await ben.mustAct(table, pass)
    for (let moves = 0; moves < 20 && table.outcome === null; moves++)
      for (const one of [ada, ben]) if (one.isAsked) await one.act(table, one.frame?.legal[0])
    const { code = '' } = (await ada.ask(table, { kind: 'rematch' })) as { code?: string }
    const next = await lab.at(code)
    for (const one of [ada, ben]) await one.must(next, { kind: 'stand' })
    await wait(table, next)
    expect(await exists(old)).toBe(true)
    expect(await exists(next)).toBe(true)
  })
})

async function exported(table: Table) {
  if (table.play === null) throw new Error('There is no match.')
  const { game, header } = table.play.match
  const file = exportMatch(game, { header, log: await lab.log(table), seed: table.row.seed, names: ['Ada', 'Ben'] })
  if (isRefusal(file)) throw new Error(file.text)
  return file
}
