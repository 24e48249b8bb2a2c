import { EventEmitter } from 'node:events'
import { type AnyGame, refuse, toldRefusal } from '@starboard/kernel'
import type { ServerMessage } from '@starboard/wire/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nightWatch } from '../../e2e/night-watch/rules/index.ts'
import { type Config, readConfig } from '../config.ts'
import { daySeedBy } from '../daily/day.ts'
import { wideDoor } from '../fixtures/door.fixture.ts'
import { Lab, Visitor } from '../fixtures/lab.fixture.ts'
import { routes } from '../http/api.ts'
import type { ExportKey } from '../http/export-key.ts'
import type { Sessions } from '../http/session.ts'
import { Connection } from '../http/socket.ts'
import type { Table } from './table.ts'

const HUSH = { code: 'hush', rule: 'NW-4', text: 'Nobody may talk until the air is calm again.' }
const [CALM_MS, HUSH_MS, COUNTDOWN_MS] = [8000, 3000, 3000]
const entryOf = (game: typeof nightWatch) => ({ game: game as unknown as AnyGame, bots: {} })
const onShelf = entryOf(nightWatch)
const alwaysSilent = entryOf({
  ...nightWatch,
  meta: { ...nightWatch.meta, id: 'silent' },
  talk: () => refuse(HUSH.code, HUSH.rule, HUSH.text),
})

let lab: Lab
let table: Table
let [ada, ben, eve] = [new Visitor('Ada'), new Visitor('Ben'), new Visitor('Eve')]
beforeEach(async () => {
  ;[ada, ben, eve] = [new Visitor('Ada'), new Visitor('Ben'), new Visitor('Eve')]
  lab = await Lab.open({ gameNamed: (id) => (id === 'silent' ? alwaysSilent : onShelf) })
  table = await lab.started({ game: 'night-watch', seats: 2 }, [ada, ben])
  await eve.watch(table)
})
afterEach(() => lab.close())

const everybody = () => [ada, ben, eve]
const told = () => everybody().map(({ mirror }) => mirror.table?.talkRefused)
const points = ({ mirror }: Visitor) => mirror.messages.filter(({ kind }) => kind === 'point')
const point = (by: Visitor, at = 'lamp 2') => by.ask(table, { kind: 'point', at })
const say = (by: Visitor) => by.ask(table, { kind: 'chat', text: 'Psst' })

/** Time passes at once; what is due then happens now. */
async function elapse(ms: number) {
  lab.ahead += ms
  await table.tick()
}

async function hush() {
  await elapse(CALM_MS)
  expect(ada.mirror.events.at(-1)?.kind).toBe('gust')
}

describe('talk that the game closes', () => {
  it('is told to everybody with the news that closed it, and again when it opens by itself', async () => {
    expect(told()).toEqual([undefined, undefined, undefined])
    const heard = everybody().map(({ mirror }) => mirror.messages.length)
    await hush()
    expect(told()).toEqual([HUSH, HUSH, HUSH])
    expect(everybody().map(({ mirror }, place) => mirror.messages.slice(heard[place]).map(({ kind }) => kind))).toEqual(
      everybody().map(() => ['news', 'table']),
    )
    await elapse(HUSH_MS)
    expect(told()).toEqual([undefined, undefined, undefined])
  })

  it('is told once, however often something happens meanwhile', async () => {
    await hush()
    const before = ada.mirror.messages.length
    await ada.mustAct(table, { kind: 'light', colour: 'red' })
    expect(ada.mirror.messages.slice(before).map(({ kind }) => kind)).toEqual(['news'])
  })

  it('is refused with that very sentence to those who sit and those who watch, and opens again', async () => {
    await hush()
    for (const one of everybody()) expect(await say(one)).toMatchObject(HUSH)
    expect(await point(ada)).toMatchObject(HUSH)
    await elapse(HUSH_MS)
    for (const one of everybody()) expect(await say(one)).toEqual({})
    expect(await point(ada)).toEqual({})
  })

  it('is told to whoever comes while it is closed, also after a restart', async () => {
    await hush()
    lab = await lab.restart()
    table = await lab.at(table.code)
    const cleo = new Visitor('Cleo')
    await cleo.watch(table)
    expect(cleo.mirror.table?.talkRefused).toEqual(HUSH)
    expect(await say(cleo)).toMatchObject(HUSH)
  })

  it('is open as long as what closes it is not durable', async () => {
    lab.fault = () => new Error('The disk is full.')
    lab.isUnreadable = true
    await elapse(CALM_MS)
    expect(told()).toEqual([undefined, undefined, undefined])
    expect(table.info(ada.id).talkRefused).toBeUndefined()
    expect(await say(eve)).not.toMatchObject({ code: 'hush' })
    lab.fault = () => null
    lab.isUnreadable = false
    await elapse(1000)
    expect(told()).toEqual([HUSH, HUSH, HUSH])
  })

  it('is open after the end', async () => {
    table = await lab.started({ game: 'silent', seats: 2 }, [ada, ben])
    await eve.watch(table)
    expect(told()).toEqual([HUSH, HUSH, HUSH])
    for (const ms of [CALM_MS, HUSH_MS, CALM_MS, HUSH_MS]) await elapse(ms)
    expect(ada.frame?.outcome).not.toBeNull()
    expect(told()).toEqual([undefined, undefined, undefined])
    expect(await say(eve)).toEqual({})
  })

  it('is refused over the socket and over HTTP in the same words', async () => {
    await hush()
    const commands = [
      { kind: 'chat', text: 'Psst' },
      { kind: 'point', at: 'lamp 2' },
    ] as const
    for (const command of commands) {
      const { kind, ...body } = command
      expect(await overSocket(command)).toEqual({ kind: 'answer', id: 'mine', ok: false, refused: HUSH })
      expect(await overHttp(kind, body)).toEqual(HUSH)
    }
    expect(await overHttp('info', {})).toMatchObject({ talkRefused: HUSH })
  })
})

describe('pointing', () => {
  it('is shown to everybody, whoever points included', async () => {
    expect(await point(ben, 'lamp 1')).toEqual({})
    const shown = { kind: 'point', table: table.code, seat: 1, name: 'Ben', at: 'lamp 1' }
    for (const one of everybody()) expect(points(one)).toEqual([shown])
  })

  it('writes nothing, and whoever comes later has missed it', async () => {
    const { tables, log, chat } = lab.store
    const writes = [
      vi.spyOn(tables, 'save'),
      vi.spyOn(tables, 'add'),
      vi.spyOn(log, 'append'),
      vi.spyOn(log, 'saveSnapshot'),
      vi.spyOn(chat, 'add'),
    ]
    const count = () => writes.reduce((sum, { mock }) => sum + mock.calls.length, 0)
    for (let times = 0; times < 3; times++) expect(await point(ada)).toEqual({})
    expect(count()).toBe(0)
    const cleo = new Visitor('Cleo')
    await cleo.watch(table)
    expect(points(cleo)).toEqual([])
    // What does write is counted.
    expect(await say(ada)).toEqual({})
    expect(count()).toBe(1)
  })

  it('is for seats: whoever watches is refused', async () => {
    expect(await point(eve)).toMatchObject({ code: 'not-seated' })
    expect(points(ada)).toEqual([])
  })

  it('has a budget for each person: three at once, then one a second', async () => {
    for (let times = 0; times < 3; times++) expect(await point(ada)).toEqual({})
    expect(await point(ada)).toMatchObject({ code: 'too-many-points' })
    expect(await point(ben)).toEqual({})
    await elapse(1000)
    expect(await point(ada)).toEqual({})
    expect(await point(ada)).toMatchObject({ code: 'too-many-points' })
    expect(points(ben)).toHaveLength(5)
  })

  it('waits for the start and for the end of a pause', async () => {
    const other = await lab.table(ada, { game: 'night-watch', seats: 2 })
    expect(await ada.ask(other, { kind: 'point', at: 'lamp 2' })).toMatchObject({ code: 'not-started' })
    for (const one of [ada, ben]) await one.must(table, { kind: 'pause', agree: true })
    expect(await point(ada)).toMatchObject({ code: 'paused' })
    await ada.must(table, { kind: 'resume' })
    expect(await point(ada)).toMatchObject({ code: 'paused' })
    await elapse(COUNTDOWN_MS)
    expect(await point(ada)).toEqual({})
  })
})

const door = () => wideDoor({ tables: lab.tables, store: lab.store, now: () => lab.now() })

/** What somebody in Ada's seat is answered by the one connection there is. */
async function overSocket(command: object): Promise<ServerMessage | undefined> {
  const sent: ServerMessage[] = []
  const wire = Object.assign(new EventEmitter(), {
    readyState: 1,
    OPEN: 1,
    bufferedAmount: 0,
    sendText: (text: string) => sent.push(JSON.parse(text) as ServerMessage),
    close: () => undefined,
    terminate: () => undefined,
    pause: () => undefined,
    resume: () => undefined,
  })
  new Connection(wire as unknown as ConstructorParameters<typeof Connection>[0], {
    ...door(),
    config: readConfig({}) as Config,
    metrics: lab.metrics,
    log: { info() {}, warn() {}, error() {} },
    version: 'test',
    now: () => lab.now(),
    user: ada,
    isReady: () => true,
  })
  wire.emit('message', Buffer.from(JSON.stringify({ kind: 'do', table: table.code, id: 'mine', command })), false)
  await vi.waitFor(() => expect(sent.some(({ kind }) => kind === 'answer')).toBe(true))
  return sent.find(({ kind }) => kind === 'answer')
}

/** What the route of a command, or of the table, answers to Ada. */
async function overHttp(kind: string, body: object): Promise<unknown> {
  const path = kind === 'info' ? '/api/tables/:code' : `/api/tables/:code/${kind}`
  const method = kind === 'info' ? 'GET' : 'POST'
  const { finder, address } = door()
  const all = routes({
    tables: lab.tables,
    finder,
    store: lab.store,
    sessions: null as unknown as Sessions,
    exportKey: null as unknown as ExportKey,
    shelf: [onShelf],
    wall: () => lab.now(),
    daySeed: daySeedBy('the secret of a talk'),
    gauges: { find: () => undefined },
    now: () => lab.now(),
  })
  const route = all.find((one) => one.path === path && one.method === method)
  const user = { id: ada.id, name: ada.name, createdAt: 0 }
  const session = { user, id: '', beganAt: 0 }
  const call = { user, session, person: ada, params: { code: table.code }, body, address }
  const reply = await route?.answer(call)
  return reply === undefined ? undefined : 'body' in reply ? reply.body : toldRefusal(reply)
}
