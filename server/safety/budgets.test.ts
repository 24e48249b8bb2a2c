import { EventEmitter } from 'node:events'
import type { ServerMessage } from '@starboard/wire/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Config, readConfig } from '../config.ts'
import { ServerStops, WorkerLost } from '../cores/errors.ts'
import { wideDoor } from '../fixtures/door.fixture.ts'
import { Lab, sleep, Visitor } from '../fixtures/lab.fixture.ts'
import { Budgets } from '../http/budgets.ts'
import { Connection, type ConnectionParts } from '../http/socket.ts'
import { breath, Turns } from '../http/turns.ts'
import { Table } from '../table/table.ts'

describe('a budget', () => {
  const paid = (budgets: Budgets, payers: object, cost: object, now = 0) => {
    for (let count = 0; ; count++) if (count === 100_000 || !budgets.take(payers, cost, now)) return count
  }

  it('is twenty seconds’ worth at once, then its rate, of bytes as of work', () => {
    const budgets = new Budgets({ bytesPerSecond: 1024, workPerSecond: 100 })
    expect(paid(budgets, { user: 'ada' }, { bytes: 256 })).toBe(80)
    expect(paid(budgets, { user: 'ada' }, { bytes: 256 }, 1000)).toBe(4)
    expect(paid(budgets, { user: 'ben' }, { work: 10 })).toBe(200)
    expect(paid(budgets, { user: 'ben' }, { work: 10 }, 1000)).toBe(10)
  })

  it('of an address is that of four sessions, however many it has', () => {
    const budgets = new Budgets({ bytesPerSecond: 1024, workPerSecond: 100 })
    const users = Array.from({ length: 10 }, (_, place) => `user ${place}`)
    const counts = users.map((user) => paid(budgets, { user, address: 'home' }, { work: 10 }))
    expect(counts).toEqual([200, 200, 200, 200, 0, 0, 0, 0, 0, 0])
    expect(paid(budgets, { user: 'stranger', address: 'elsewhere' }, { work: 10 })).toBe(200)
  })

  it('takes nothing from those who cannot pay all of it, and a whole one for what is more than it', () => {
    const budgets = new Budgets({ bytesPerSecond: 1024, workPerSecond: 1000 })
    expect(budgets.take({ user: 'ada' }, { bytes: 20 * 1024 }, 0)).toBe(true)
    for (let count = 0; count < 1000; count++)
      expect(budgets.take({ user: 'ada' }, { bytes: 1, work: 100 }, 0)).toBe(false)
    expect(paid(budgets, { user: 'ada' }, { work: 100 })).toBe(199)
    expect(budgets.take({ user: 'ben' }, { bytes: 1e9 }, 0)).toBe(true)
    expect(budgets.take({ user: 'ben' }, { bytes: 1 }, 0)).toBe(false)
  })
})

describe('turns', () => {
  it('are one at a time, in their order, and everybody else has theirs in between', async () => {
    const turns = new Turns()
    const story: string[] = []
    let atOnce = 0
    const job = (name: string) => async () => {
      expect(++atOnce).toBe(1)
      story.push(name)
      await breath()
      atOnce--
    }
    const others = (async () => {
      for (let count = 0; count < 30; count++) await breath().then(() => story.push('others'))
    })()
    const all = [
      turns.run('a', job('a1')),
      turns.run('a', job('a2')),
      turns.run('b', job('b1')),
      turns.run('a', job('a3')),
    ]
    await Promise.all([...all, others])
    expect(story.filter((name) => name !== 'others')).toEqual(['a1', 'b1', 'a2', 'a3'])
    expect(story.join(' ')).not.toMatch(/[ab]\d [ab]\d/)
  })

  it('of somebody who never ends hold up nobody else, and one that fails holds up nobody at all', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const turns = new Turns()
    const done: string[] = []
    const failed = turns.run('b', () => Promise.reject(new Error('no'))).catch(() => done.push('failed'))
    void turns.run('a', () => new Promise(() => undefined))
    void turns.run('a', async () => void done.push('a'))
    const other = turns.run('b', async () => void done.push('b'))
    await failed
    for (let count = 0; count < 10; count++) await breath()
    expect(done).toEqual(['failed'])
    await vi.advanceTimersByTimeAsync(250)
    await other
    expect(done).toEqual(['failed', 'b'])
    vi.useRealTimers()
  })
})

/** The other end of a connection, in the hands of a test. */
class FakeWire extends EventEmitter {
  readonly readyState = 1
  readonly OPEN = 1
  readonly bufferedAmount = 0
  readonly sent: ServerMessage[] = []
  isPaused = false
  isClosed = false
  sendText(text: string): void {
    this.sent.push(JSON.parse(text) as ServerMessage)
  }
  pause(): void {
    this.isPaused = true
  }
  resume(): void {
    this.isPaused = false
  }
  close(): void {
    this.isClosed = true
  }
  terminate(): void {
    this.isClosed = true
  }
  say(message: object): void {
    this.emit('message', Buffer.from(JSON.stringify(message)), false)
  }
  count(kind: ServerMessage['kind']): number {
    return this.sent.filter((message) => message.kind === kind).length
  }
}

describe('a connection', () => {
  let lab: Lab
  let ada: Visitor
  let table: Table
  beforeEach(async () => {
    lab = await Lab.open()
    ada = new Visitor('Ada')
    table = await lab.started({ game: 'lanterns', seats: 2, options: { turnSeconds: 0 } }, [ada, new Visitor('Ben')])
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await lab.close()
  })

  const connect = (more: Partial<ConnectionParts> = {}, user = 'user-Eve'): FakeWire => {
    const wire = new FakeWire()
    new Connection(wire as unknown as ConstructorParameters<typeof Connection>[0], {
      ...wideDoor({ tables: lab.tables, store: lab.store, now: () => lab.now() }),
      config: { ...(readConfig({}) as Config), messagesPerSecond: 1_000_000 },
      metrics: lab.metrics,
      log: { info() {}, warn() {}, error() {} },
      version: 'test',
      now: () => lab.now(),
      user: { id: user, name: 'Eve' },
      isReady: () => true,
      ...more,
    })
    return wire
  }

  const settled = async () => {
    for (let count = 0; count < 300; count++) await breath()
  }

  it('that asks again for a table that it watches causes no work at the table', async () => {
    const watched = vi.spyOn(Table.prototype, 'watch')
    const wire = connect()
    wire.say({ kind: 'watch', table: table.code })
    await settled()
    expect(watched).toHaveBeenCalledTimes(1)
    const heard = wire.sent.length
    for (let count = 0; count < 200; count++) wire.say({ kind: 'watch', table: table.code, since: count, print: 1 })
    await settled()
    expect(watched).toHaveBeenCalledTimes(1)
    expect(wire.sent).toHaveLength(heard)
  })

  it('gets the whole look again if it asks for it, three times at once and then twelve times a minute', async () => {
    const watched = vi.spyOn(Table.prototype, 'watch')
    const wire = connect()
    for (let count = 0; count < 20; count++) wire.say({ kind: 'watch', table: table.code })
    await settled()
    expect(watched).toHaveBeenCalledTimes(4)
    expect(wire.count('look')).toBe(4)
    expect(wire.count('refused')).toBe(16)
    expect(table.info('').spectators).toBe(1)
    await sleep(60_000)
    for (let count = 0; count < 5; count++) wire.say({ kind: 'watch', table: table.code })
    await settled()
    expect(watched).toHaveBeenCalledTimes(7)
    wire.emit('close')
    await settled()
    expect(table.info('').spectators).toBe(0)
  })

  it.each([
    [new ServerStops('The server stops.'), { told: [], recorded: [] }],
    [new WorkerLost('It has ended.'), { told: ['failed'], recorded: ['message failed'] }],
  ])('whose message meets %s is told what is its business', async (error, { told, recorded }) => {
    vi.spyOn(Table.prototype, 'watch').mockRejectedValue(error)
    const lines: string[] = []
    const wire = connect({ log: { info() {}, warn() {}, error: (_fields, text) => void lines.push(text) } })
    wire.say({ kind: 'watch', table: table.code })
    await settled()
    expect(wire.sent.flatMap((message) => (message.kind === 'refused' ? [message.refused.code] : []))).toEqual(told)
    expect(lines).toEqual(recorded)
  })

  it('is told when its bytes are used up, is not read for a second, and then goes on', async () => {
    const wire = connect({ budgets: new Budgets({ bytesPerSecond: 1024, workPerSecond: 1e6 }) })
    const say = { kind: 'do', table: table.code, id: 'x', command: { kind: 'chat', text: 'x'.repeat(1900) } }
    for (let count = 0; count < 12; count++) wire.say({ ...say, id: `x${count}` })
    await settled()
    expect(wire.count('answer')).toBe(10)
    expect(wire.sent.at(-1)).toMatchObject({ kind: 'refused', refused: { code: 'too-fast' } })
    expect(wire.isPaused).toBe(true)
    await sleep(4000)
    expect(wire.isPaused).toBe(false)
    wire.say({ ...say, id: 'again' })
    await settled()
    expect(wire.sent.at(-1)).toMatchObject({ kind: 'answer', id: 'again' })
  })

  it('shares its work with the others of its session and its address', async () => {
    const budgets = new Budgets({ bytesPerSecond: 1e6, workPerSecond: 10 })
    const wires = Array.from({ length: 8 }, (_, place) => connect({ budgets }, `user-${place % 6}`))
    const commands = vi.spyOn(Table.prototype, 'command')
    for (let count = 0; count < 49; count++)
      for (const [place, wire] of wires.entries())
        wire.say({ kind: 'do', table: table.code, id: `${place}-${count}`, command: { kind: 'sit' } })
    await settled()
    // 200 points for each session, 800 for the address, 5 for each command and a little for its bytes.
    expect(commands.mock.calls.length).toBeGreaterThan(140)
    expect(commands.mock.calls.length).toBeLessThanOrEqual(160)
    expect(wires.every(({ isPaused }) => isPaused)).toBe(true)
  })

  it('has one message read at a time, and others have their turn after each', async () => {
    const [greedy, modest] = [connect(), connect()]
    for (let sent = 0; sent < 100; sent++) greedy.say({ kind: 'ping', sent })
    await breath()
    await breath()
    modest.say({ kind: 'ping', sent: 1 })
    await breath()
    await breath()
    expect(modest.count('pong')).toBe(1)
    expect(greedy.count('pong')).toBeLessThan(10)
    await settled()
    expect(greedy.count('pong')).toBe(100)
  })

  it('that floods is refused fifty times, and what comes meanwhile is not even kept', async () => {
    const config = { ...(readConfig({}) as Config), messagesPerSecond: 5 }
    const wire = connect({ config })
    // Whatever waits for its turn holds up the line.
    const kept = vi.spyOn(wire, 'pause')
    for (let sent = 0; sent < 5000; sent++) wire.say({ kind: 'ping', sent })
    expect(kept.mock.calls.length).toBeLessThan(70)
    await settled()
    expect(wire.count('pong')).toBe(15)
    expect(wire.count('refused')).toBe(51)
    expect(wire.isClosed).toBe(true)
  })
})
