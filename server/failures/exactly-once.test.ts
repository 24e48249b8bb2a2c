import { canonical, isRefusal } from '@starboard/kernel'
import { TableClient } from '@starboard/wire/client'
import { Guest } from '@starboard/wire/guest'
import { PRINT_EVERY } from '@starboard/wire/limits'
import type { Command } from '@starboard/wire/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Lab, Visitor } from '../fixtures/lab.fixture.ts'
import { Mirror } from '../fixtures/mirror.fixture.ts'
import { type TestServer, testServer, until } from '../fixtures/server.fixture.ts'
import { openStore } from '../store/index.ts'
import type { Settings } from '../table/row.ts'

const roll = { kind: 'roll' }
const show = { kind: 'show' }
const light = { kind: 'light', lamps: 2 }
const LANTERNS = { game: 'lanterns', seats: 2, options: { rounds: 9, turnSeconds: 0 } } as const

describe('a command with the same id', () => {
  let lab: Lab
  const [ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
  beforeEach(async () => {
    lab = await Lab.open({ pace: { snapshotEvery: 5, idleMs: 0 } })
  })
  afterEach(() => lab.close())

  /** A table where Ada's turn has begun. */
  async function playing() {
    const table = await lab.started(LANTERNS, [ada, ben])
    await ada.mustAct(table, { kind: 'hide', colour: 'red' })
    await ben.mustAct(table, { kind: 'hide', colour: 'blue' })
    return table
  }

  /** Out of memory and back, from the newest snapshot and what follows it. */
  async function unloaded(code: string) {
    const table = await lab.at(code)
    for (const one of [ada, ben]) await one.leave(table)
    lab.tables.unloadIdle()
    lab.tables.unloadIdle()
    expect(lab.tables.inMemory).toEqual([])
    const again = await lab.at(code)
    await ada.watch(again)
    return again
  }

  const lamps = () => (ada.frame?.view as { players?: { lamps: number }[] } | undefined)?.players?.[0]?.lamps ?? 0

  const acts = async (code: string, id: string) =>
    (await lab.log(await lab.at(code))).filter((entry) => entry.kind === 'act' && entry.id === `0/${id}`)

  it('happens once, however often it is sent while the table is in memory', async () => {
    const table = await playing()
    const sent = { kind: 'act', action: roll, decision: ada.decision ?? '' } as const
    const answers = await Promise.all([1, 2, 3].map(() => ada.ask(table, sent, 'same')))
    expect(answers).toEqual([{}, {}, {}])
    expect(await acts(table.code, 'same')).toHaveLength(1)
  })

  it('of another person is another command', async () => {
    const table = await playing()
    await ada.mustAct(table, { kind: 'pass' }, 'same')
    await ben.mustAct(table, roll, 'same')
    expect((await lab.log(table)).map((entry) => entry.kind === 'act' && entry.id)).toContain('1/same')
  })

  it('happens once if the table was out of memory, before and after the snapshot', async () => {
    const { code, id } = await playing()
    const sent = { kind: 'act', action: roll, decision: ada.decision ?? '' } as const
    await ada.must(await lab.at(code), sent, 'before')
    for (let rolls = 0; rolls < 6; rolls++) await ada.mustAct(await lab.at(code), roll)
    await ada.must(await lab.at(code), sent, 'after')
    expect((await lab.store.log.latestSnapshot(id))?.length).toBeGreaterThan(4)
    const length = (await lab.log({ id })).length
    const again = await unloaded(code)
    for (const same of ['before', 'after']) expect(await ada.ask(again, sent, same)).toEqual({})
    expect(await lab.log({ id })).toHaveLength(length)
  })

  it('undoes once, with and without a snapshot in between', async () => {
    const { code } = await playing()
    for (const shows of [0, 12]) {
      for (let count = 0; count < shows; count++) await ada.mustAct(await lab.at(code), show)
      for (let count = 0; count < 2; count++) await ada.mustAct(await lab.at(code), { kind: 'light', lamps: 1 })
      const before = lamps()
      await ada.must(await lab.at(code), { kind: 'undo' }, `undo ${shows}`)
      expect(lamps()).toBe(before - 1)
      expect(await ada.ask(await unloaded(code), { kind: 'undo' }, `undo ${shows}`)).toEqual({})
      expect(lamps()).toBe(before - 1)
    }
  })

  it('has happened, even if the match is paused by now', async () => {
    const { code } = await playing()
    const sent = { kind: 'act', action: roll, decision: ada.decision ?? '' } as const
    await ada.must(await lab.at(code), sent, 'same')
    for (const one of [ada, ben]) await one.must(await lab.at(code), { kind: 'pause', agree: true })
    const again = await unloaded(code)
    expect(again.info(ada.id).isPaused).toBe(true)
    expect(await ada.ask(again, sent, 'same')).toEqual({})
    expect(await ada.ask(again, sent, 'new')).toMatchObject({ code: 'paused' })
  })

  /** Each of these would be refused, or would do something else, if it were done a second time. */
  const lobbyCommands: readonly [Command['kind'], readonly Command[]][] = [
    ['sit', [{ kind: 'sit' }]],
    ['stand', [{ kind: 'sit' }, { kind: 'stand' }]],
    ['start', [{ kind: 'sit' }, { kind: 'ready', ready: true }, { kind: 'start' }]],
    ['chat', [{ kind: 'chat', text: 'Hello!' }]],
    ['configure', [{ kind: 'configure', options: { rounds: 3 } }]],
  ]
  it.each(lobbyCommands)('is done once and answered alike after a restart: %s', async (_kind, commands) => {
    const { code } = await lab.table(ada, { ...LANTERNS, bots: [null, 'random'] })
    for (const [place, command] of commands.entries()) await ada.must(await lab.at(code), command, `c${place}`)
    const row = await lab.store.tables.findByCode(code)
    lab = await lab.restart()
    const table = await lab.at(code)
    for (const [place, command] of commands.entries())
      expect(await ada.ask(table, command, `c${place}`), command.kind).toEqual({})
    expect(await lab.store.tables.findByCode(code)).toMatchObject({ seats: row?.seats, settings: row?.settings })
    expect((await lab.store.chat.read(table.id, 0, 10)).length).toBeLessThanOrEqual(1)
  })

  it('is said once, even if the server dies between noting and saying it', async () => {
    const { code, id } = await lab.table(ada, LANTERNS)
    const { add } = lab.store.chat
    const said = async () => (await lab.store.chat.read(id, 0, 10)).map(({ text }) => text)
    const hello = { kind: 'chat', text: 'Hello!' } as const
    await ada.must(await lab.at(code), hello, 'first')
    Object.assign(lab.store.chat, { add: () => Promise.reject(new Error('No.')) })
    expect(await ada.ask(await lab.at(code), hello, 'second')).toMatchObject({ code: 'not-saved' })
    Object.assign(lab.store.chat, { add })
    expect(await said()).toEqual(['Hello!'])
    lab = await lab.restart()
    for (const same of ['first', 'second', 'second']) expect(await ada.ask(await lab.at(code), hello, same)).toEqual({})
    expect(await said()).toEqual(['Hello!', 'Hello!'])
  })

  it('makes one rematch, even if the server dies before the first table has noted it', async () => {
    const table = await lab.started({ ...LANTERNS, options: { rounds: 1, turnSeconds: 0 } }, [ada, ben])
    for (const one of [ada, ben]) await one.mustAct(table, { kind: 'hide', colour: 'red' })
    for (const one of [ada, ben]) await one.mustAct(table, { kind: 'pass' })
    expect(table.row.status).toBe('over')
    const first = await ada.ask(table, { kind: 'rematch' }, 'again')
    expect(isRefusal(first)).toBe(false)
    const settings = { ...LANTERNS, time: {} } as unknown as Settings
    await lab.store.tables.save({ ...table.row, rematch: null, settings, memory: {} })
    lab = await lab.restart()
    expect(await ada.ask(await lab.at(table.code), { kind: 'rematch' }, 'again')).toEqual(first)
  })
})

describe('over the wire', () => {
  let server: TestServer
  let ada: Guest
  let code: string
  const clients: TableClient[] = []
  beforeEach(async () => {
    server = await testServer()
    ada = await Guest.at(server.url, 'Ada')
    ;({ code } = await ada.createTable({ game: 'comet-rush', seats: 2, bots: [null, 'random'], time: { kind: 'off' } }))
  })
  afterEach(async () => {
    for (const client of clients.splice(0)) client.close()
    await server.close()
  })

  /** A tab; what it sends are the numbers of this session. */
  function tab(session = `tab-${clients.length}`, mirror = new Mirror()) {
    const client = new TableClient({
      code,
      connect: () => ada.connect(),
      session,
      onMessage: (message) => mirror.hear(message),
    })
    clients.push(client)
    return { client, mirror }
  }

  async function start(client: TableClient) {
    for (const command of [{ kind: 'sit' }, { kind: 'ready', ready: true }, { kind: 'start' }] as const)
      expect(await client.send(command)).toMatchObject({ ok: true })
    await until(() => client.state.shown?.legal.length, 'the draft')
  }

  const decisionOf = ({ state }: TableClient) => state.shown?.open.find(({ id }) => id !== undefined)?.id ?? ''

  /** How often an id is in the log. */
  async function count(id: string) {
    const store = await openStore({ dataDir: server.dataDir })
    const table = await store.tables.findByCode(code)
    const log = await store.log.read(table?.id ?? '', 0)
    await store.close()
    return log.filter(({ entry }) => entry.kind === 'act' && entry.id === `0/${id}`).length
  }

  it('one id from two tabs and over HTTP, before and after a restart, is one action with one answer', async () => {
    const { client } = tab()
    await start(client)
    const [action] = client.state.shown?.legal ?? []
    const act = { kind: 'act', action, decision: decisionOf(client) } as const
    const given = await Promise.all([tab('same').client.send(act), tab('same').client.send(act)])
    const { kind: _kind, ...body } = act
    const overHttp = () => ada.post(`/api/tables/${code}/act`, { id: 'same.1', ...body })
    expect(await overHttp()).toEqual({ status: 200, body: { ok: true } })
    server = await server.restart()
    given.push(await tab('same').client.send(act))
    expect(given).toEqual([{ ok: true }, { ok: true }, { ok: true }])
    expect(await overHttp()).toEqual({ status: 200, body: { ok: true } })
    expect(await count('same.1')).toBe(1)
  })

  it('what was sent into a broken line is sent again by itself, and happens once', async () => {
    const { client } = tab('lost')
    await start(client)
    const [action] = client.state.shown?.legal ?? []
    const given = client.act(action)
    server = await server.restart()
    expect(await given).toEqual({ ok: true })
    // After those that have seated Ada and started the match.
    expect(await count('lost.4')).toBe(1)
  })

  it('both tabs of a seat see everything, and count it alike', async () => {
    const [one, two] = [tab(), tab()]
    await start(one.client)
    await until(() => two.mirror.frame, 'the other tab')
    // Short enough for every match: none is over by then.
    for (let moves = 0; moves < 16; moves++) {
      const { client } = moves % 2 === 0 ? one : two
      await until(() => one.client.state.at === two.client.state.at, 'the same news')
      await until(() => client.state.shown?.legal.length, 'a decision')
      expect(await client.act(client.state.shown?.legal.at(-1))).toEqual({ ok: true })
    }
    await until(() => one.mirror.at === two.mirror.at, 'the same number')
    expect(two.mirror.frame).toEqual(one.mirror.frame)
    const newest = one.mirror.events.slice(-20)
    expect(two.mirror.events.slice(-20)).toEqual(newest)
  })

  it('a copy that went wrong is replaced', async () => {
    const { client } = tab()
    await start(client)
    const whole = async () => (await ada.get(`/api/tables/${code}/look`)).body as Looked
    const actIfAsked = async () => {
      const { legal, open } = (await whole()).look
      const decision = open.find(({ id }) => id !== undefined)?.id
      // What was looked at may be over by now; then the next look is tried.
      if (legal[0] !== undefined) await client.act(legal[0], decision)
    }
    const isWrong = () => 'wrong' in (client.state.shown?.view ?? {})
    // Somebody else's hands on our copy: the next change does not fit its shape any more.
    Object.assign(client.state.shown ?? {}, { legal: 'none', view: { players: 'none' } })
    while (!Array.isArray(client.state.shown?.legal)) await actIfAsked()
    // Here all changes fit: what is wrong is found by the next print.
    Object.assign(client.state.shown?.view ?? {}, { wrong: true })
    const end = client.state.at + PRINT_EVERY
    while (isWrong() && client.state.at < end) await actIfAsked()
    await until(() => !isWrong(), 'a whole copy')
    // The bot may be at it.
    const isSame = async () => canonical(client.state.shown) === canonical((await whole()).look)
    await expect.poll(isSame, { timeout: 30_000 }).toBe(true)
  })
})

interface Looked {
  readonly at: number
  readonly look: { readonly legal: readonly object[]; readonly open: readonly { readonly id?: string }[] }
}

describe('a connection that comes back', () => {
  let lab: Lab
  const [ada, ben, eve] = [new Visitor('Ada'), new Visitor('Ben'), new Visitor('Eve')]
  beforeEach(async () => {
    lab = await Lab.open()
  })
  afterEach(() => lab.close())

  it('gets exactly the rest, or one look if that is shorter, and nothing if it has missed nothing', async () => {
    const table = await lab.started(LANTERNS, [ada, ben])
    await eve.watch(table)
    for (const one of [ada, ben]) await one.mustAct(table, { kind: 'hide', colour: 'red' })
    await ada.mustAct(table, show)
    const { at, print } = eve.mirror
    await eve.leave(table)
    const heard = eve.mirror.messages.length
    await ada.mustAct(table, show)
    await ada.mustAct(table, light)
    await eve.watch(table, { since: at, print })
    expect(eve.mirror.kindsSince(heard)).toEqual(['news', 'news'])
    expect(eve.mirror.events.slice(-2).map(({ kind }) => kind)).toEqual(['shown', 'lit'])
    await eve.leave(table)
    await eve.watch(table, { since: eve.mirror.at, print: eve.mirror.print })
    expect(eve.mirror.kindsSince(heard)).toEqual(['news', 'news'])
    await eve.leave(table)
    const { at: then, print: printed } = eve.mirror
    for (let count = 0; count < 20; count++) await ada.mustAct(table, roll)
    await eve.watch(table, { since: then, print: printed })
    expect(eve.mirror.kindsSince(heard)).toEqual(['news', 'news', 'look'])
  })

  it('gets a look if it has seen something else under that number', async () => {
    const table = await lab.started(LANTERNS, [ada, ben])
    await ada.mustAct(table, { kind: 'hide', colour: 'red' })
    await eve.watch(table)
    const heard = eve.mirror.messages.length
    await eve.watch(table, { since: eve.mirror.at, print: eve.mirror.print + 1 })
    expect(eve.mirror.kindsSince(heard)).toEqual(['look'])
  })

  it('numbers are without gap and repeat for every viewer, also for several timeouts at once and hidden answers', async () => {
    const dan = new Visitor('Dan')
    const table = await lab.started({ game: 'lanterns', seats: 3, options: { turnSeconds: 1, guessSeconds: 1 } }, [
      ada,
      ben,
      dan,
    ])
    await eve.watch(table)
    await dan.mustAct(table, { kind: 'hide', colour: 'green' })
    lab.ahead += 1000
    await table.tick()
    await ada.mustAct(table, { kind: 'ask' })
    await ben.mustAct(table, { kind: 'guess', colour: 'red' })
    lab.ahead += 1000
    await table.tick()
    // The mirrors throw at a gap or a repeat.
    const seen = [ada, ben, dan, eve].map(({ mirror }) => mirror.events.filter(({ kind }) => kind === 'guessed').length)
    expect(seen).toEqual([2, 2, 2, 2])
    expect((await lab.log(table)).filter((entry) => entry.kind === 'act' && entry.by === 'timeout')).toHaveLength(4)
  })
})
