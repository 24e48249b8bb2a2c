import { checksum } from '@starboard/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Socket, TableClient } from './client.ts'
import { type ClientMessage, type Pointed, PROTOCOL, type ServerMessage, type TableInfo } from './protocol.ts'
import { OUTDATED } from './socket-address.ts'
import { seatInfo, tableInfo } from './table.fixture.ts'

/** The other end of the line, in the hands of this test. */
class Line implements Socket {
  /** Without pings, which come whenever the clocks are to be compared. */
  readonly sent: ClientMessage[] = []
  readonly pings: number[] = []
  isClosed = false
  /** Answers pings by itself. */
  isAlive = false
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  onerror: (() => void) | null = null

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage
    if (message.kind === 'ping') this.#hearPing(message.sent)
    else this.sent.push(message)
  }
  close(): void {
    this.isClosed = true
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  #hearPing(sent: number): void {
    this.pings.push(sent)
    if (this.isAlive) queueMicrotask(() => this.say({ kind: 'pong', sent, at: 0 }))
  }
  alive(): this {
    this.isAlive = true
    return this
  }
  welcome(): this {
    this.say({ kind: 'welcome', protocol: PROTOCOL, version: 'test', name: 'Ada' })
    return this
  }
}

const TABLE = 'KFQ7M'
const clock = { now: 0, rate: 1, wall: 0 }
const frame = { view: {}, open: [], legal: [], refused: [], outcome: null, mayUndo: false }
const look = { kind: 'look', table: TABLE, at: 7, look: frame, print: checksum(frame), clock } as const

const tableWith = (clock: TableInfo['clock']) => ({ code: TABLE, clock }) as TableInfo

let lines: Line[]
let points: Pointed[]
let client: TableClient
beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  points = []
  client = new TableClient({
    code: TABLE,
    session: 'ada',
    connect: () => {
      const line = new Line()
      lines.push(line)
      return line
    },
    onPoint: (pointed) => void points.push(pointed),
  })
})
afterEach(() => {
  client.close()
  vi.useRealTimers()
})

const newest = (): Line => lines.at(-1) ?? new Line()
const kinds = (line: Line) => line.sent.map(({ kind }) => kind)

describe('a client', () => {
  it('that speaks otherwise than its server says so, and does not come back', async () => {
    newest().say({ kind: 'welcome', protocol: PROTOCOL + 1, version: 'newer', name: 'Ada' })
    expect(client.state).toMatchObject({ connection: 'closed', gone: OUTDATED })
    expect(newest()).toMatchObject({ isClosed: true, sent: [] })
  })

  it('takes news for an answer, also when its copy does not fit', async () => {
    newest().welcome().say(look)
    const given = client.act({ kind: 'pass' }, 'd')
    const news = { kind: 'news', table: TABLE, at: 8, events: [], clock } as const
    newest().say({ ...news, change: { in: { nowhere: { at: [[1, { to: 1 }]] } } }, answer: 'ada.1' })
    expect(await given).toEqual({ ok: true })
  })

  it('says where it has got to when it comes back, and sends again what was not answered, with the same id', async () => {
    newest().welcome().say(look)
    const given = client.send({ kind: 'undo' })
    newest().onclose?.()
    await vi.advanceTimersByTimeAsync(100)
    const { sent } = newest().welcome()
    expect(sent[0]).toMatchObject({ kind: 'watch', since: 7, print: look.print })
    expect(sent[1]).toEqual(lines[0]?.sent[1])
    newest().say({ kind: 'answer', id: 'ada.1', ok: true })
    expect(await given).toEqual({ ok: true })
  })

  it('compares the clocks anew when the server’s time has stood still, and only then', async () => {
    const pings = () => newest().pings.length
    newest().welcome().say(look)
    const before = pings()
    for (const stops of [1, 1]) newest().say({ kind: 'table', table: tableWith({ ...clock, stops }) })
    expect(pings()).toBe(before + 1)
  })

  it('hands on where somebody points, and passes over what only a newer server says', () => {
    newest().welcome().say(look)
    const before = client.state
    const pointed = { kind: 'point', table: TABLE, seat: 1, name: 'Ben', at: 'lamp 1' } as const
    newest().say(pointed)
    newest().say({ kind: 'wave' } as object as ServerMessage)
    expect(points).toEqual([pointed])
    expect(client.state).toBe(before)
  })

  it('sends orders again in their order until they are acknowledged, and not after that', async () => {
    newest().welcome().say(look)
    const orders = (decision: string) =>
      ({ kind: 'order', orders: [{ decision, prefer: [], until: 'the end' }] }) as const
    const [first, second] = [client.send(orders('a')), client.send(orders('b'))]
    newest().say({ kind: 'answer', id: 'ada.1', ok: true })
    expect(await first).toEqual({ ok: true })
    const third = client.send(orders('c'))
    newest().onclose?.()
    await vi.advanceTimersByTimeAsync(100)
    const { sent } = newest().welcome()
    expect(sent.slice(1)).toMatchObject([
      { id: 'ada.2', command: orders('b') },
      { id: 'ada.3', command: orders('c') },
    ])
    for (const id of ['ada.2', 'ada.3']) newest().say({ kind: 'answer', id, ok: true })
    expect([await second, await third]).toEqual([{ ok: true }, { ok: true }])
    newest().onclose?.()
    await vi.advanceTimersByTimeAsync(100)
    expect(kinds(newest().welcome())).toEqual(['watch'])
  })

  it('refuses what is too long for the line, instead of sending it again and again', async () => {
    newest().welcome()
    const long = { kind: 'configure', options: { text: 'é'.repeat(140_000) } } as const
    expect(await client.send(long)).toMatchObject({ ok: false, refused: { code: 'too-long' } })
    expect(kinds(newest())).toEqual(['watch'])
  })

  it('waits longer and longer for a server that is away, up to five seconds', async () => {
    for (let tries = 0; tries < 8; tries++) {
      newest().onclose?.()
      await vi.advanceTimersByTimeAsync(5000)
    }
    const before = lines.length
    newest().onclose?.()
    await vi.advanceTimersByTimeAsync(4999)
    expect(lines).toHaveLength(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(lines).toHaveLength(before + 1)
  })

  it('tries at once when it is woken, and drops the try that was under way', async () => {
    for (let tries = 0; tries < 8; tries++) {
      newest().onclose?.()
      await vi.advanceTimersByTimeAsync(5000)
    }
    const before = lines.length
    const hanging = newest()
    client.wake()
    expect(lines).toHaveLength(before + 1)
    expect(hanging.isClosed).toBe(true)
    newest().alive().welcome()
    client.wake()
    hanging.onclose?.()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(lines).toHaveLength(before + 1)
    expect(client.state.connection).toBe('open')
  })

  it('does not wait forever for a line that never says a word', async () => {
    await vi.advanceTimersByTimeAsync(10_100)
    expect(lines.map(({ isClosed }) => isClosed)).toEqual([true, false])
    newest().alive().welcome()
    await vi.advanceTimersByTimeAsync(10_100)
    expect(lines).toHaveLength(2)
  })

  it('sends again what the server had no time to read', async () => {
    newest().welcome().say(look)
    void client.send({ kind: 'undo' })
    newest().say({ kind: 'refused', refused: { code: 'too-fast', rule: 'protocol', text: 'Wait.' } })
    await vi.advanceTimersByTimeAsync(1000)
    expect(kinds(newest())).toEqual(['watch', 'do', 'watch', 'do'])
    expect(newest().sent[3]).toEqual(newest().sent[1])
  })

  it('does not insist on what the server does not understand', async () => {
    newest().welcome().say(look)
    newest().say({ kind: 'refused', refused: { code: 'malformed', rule: 'protocol', text: 'What?' } })
    await vi.advanceTimersByTimeAsync(5000)
    expect(kinds(newest())).toEqual(['watch'])
  })

  it('notices a line that has died without a word', async () => {
    newest().welcome().say(look)
    const before = newest().pings.length
    await vi.advanceTimersByTimeAsync(2000)
    expect(newest().pings).toHaveLength(before + 1)
    newest().say({ kind: 'pong', sent: 0, at: 0 })
    await vi.advanceTimersByTimeAsync(5000)
    expect(client.state.connection).toBe('lost')
    expect(lines).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(5100)
    expect(lines[0]?.isClosed).toBe(true)
    expect(lines).toHaveLength(2)
    lines[0]?.onclose?.()
    await vi.advanceTimersByTimeAsync(1000)
    expect(lines).toHaveLength(2)
  })

  it('says nothing on a new line before that is open, however often the old one was measured', async () => {
    newest().welcome().say(look)
    for (const sent of [0, 1]) newest().say({ kind: 'pong', sent, at: 0 })
    newest().onclose?.()
    client.wake()
    expect(lines).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect(newest().pings).toEqual([])
  })

  it('is there again when the same line is heard once more, and sends what was kept back', async () => {
    newest().welcome().say(look)
    await vi.advanceTimersByTimeAsync(5000)
    expect(client.state.connection).toBe('lost')
    void client.act({ kind: 'pass' }, 'd')
    expect(kinds(newest())).toEqual(['watch'])
    newest().say({ kind: 'pong', sent: 0, at: 0 })
    expect(client.state.connection).toBe('open')
    expect(kinds(newest())).toEqual(['watch', 'watch', 'do'])
    expect(lines).toHaveLength(1)
  })

  it('does not blame the line for a page that slept, and stays as long as it is answered', async () => {
    newest().welcome().say(look)
    await vi.advanceTimersByTimeAsync(2000)
    vi.setSystemTime(Date.now() + 60_000)
    await vi.advanceTimersByTimeAsync(2000)
    expect(client.state.connection).toBe('open')
    for (let beats = 0; beats < 30; beats++) {
      newest().say({ kind: 'pong', sent: 0, at: 0 })
      await vi.advanceTimersByTimeAsync(2000)
    }
    expect(client.state.connection).toBe('open')
    expect(lines).toHaveLength(1)
  })

  it('takes over the clock of the table: after a pause nothing else tells it', () => {
    newest().welcome()
    newest().say({ kind: 'table', table: tableWith(null) })
    expect(client.state.clock).toBeNull()
    newest().say(look)
    newest().say({ kind: 'table', table: tableWith({ now: 5000, rate: 0, wall: 0 }) })
    expect(client.state.clock).toEqual({ now: 5000, rate: 0, wall: 0 })
    newest().say({ kind: 'table', table: tableWith(null) })
    expect(client.state.clock).toEqual({ now: 5000, rate: 0, wall: 0 })
  })

  it('compares its clock with the server a few times after the welcome, then with every sign of life', async () => {
    const wall = Date.now()
    const origin = performance.now()
    newest().welcome()
    newest().say({ ...look, clock: { now: 0, rate: 1, wall } })
    for (const latencyMs of [300, 40, 90, 150, 80]) {
      await vi.advanceTimersByTimeAsync(latencyMs)
      newest().say({ kind: 'pong', sent: newest().pings.at(-1) ?? 0, at: Date.now() - latencyMs / 2 })
      await vi.advanceTimersByTimeAsync(200)
    }
    expect(newest().pings).toHaveLength(5)
    expect(client.matchClock.localTimeOf(60_000)).toBeCloseTo(origin + 60_000, 1)
    await vi.advanceTimersByTimeAsync(2000)
    expect(newest().pings).toHaveLength(6)
  })

  it('answers the decision that is named, or else the one that is open', () => {
    const open = [
      { seat: 1, kind: 'main', mode: 'single' },
      { seat: 0, kind: 'main', mode: 'free', id: 'd7' },
    ]
    newest()
      .welcome()
      .say({ ...look, look: { ...frame, open } })
    void client.act({ kind: 'pass' })
    void client.act({ kind: 'pass' }, 'd6')
    expect(newest().sent.slice(1)).toMatchObject([{ command: { decision: 'd7' } }, { command: { decision: 'd6' } }])
  })

  it('hears who is there without hearing the whole table again', () => {
    newest().welcome()
    const [ada, ben] = [seatInfo(0, 'Ada'), seatInfo(1, 'Ben', { isHere: false, mayBeTakenOver: true })]
    const seats = [
      { seat: 0, isHere: true, isHeld: false },
      { seat: 1, isHere: true, isHeld: false },
    ]
    const presence = { kind: 'presence', table: TABLE, seats, spectators: 3 } as const
    newest().say(presence)
    expect(client.state.table).toBeNull()
    const table = tableInfo({ game: 'lanterns', seats: [ada, ben] })
    newest().say({ kind: 'table', table })
    newest().say(presence)
    expect(client.state.table).toEqual({ ...table, spectators: 3, seats: [ada, seatInfo(1, 'Ben')] })
  })

  it('asks once for the whole look when its copy differs, and again if it is told to wait', async () => {
    newest().welcome().say(look)
    const news = { kind: 'news', table: TABLE, events: [], change: null, print: look.print + 1, clock } as const
    for (const at of [8, 9, 10]) newest().say({ ...news, at })
    expect(newest().sent.slice(1)).toEqual([{ kind: 'watch', table: TABLE, chatSince: 0 }])
    newest().say({ kind: 'refused', refused: { code: 'too-fast', rule: 'protocol', text: 'Wait.' } })
    await vi.advanceTimersByTimeAsync(1000)
    expect(newest().sent.slice(2)).toEqual([{ kind: 'watch', table: TABLE, chatSince: 0 }])
    newest().say({ ...look, at: 10 })
    newest().say({ ...news, at: 11, print: look.print })
    expect(client.state.at).toBe(11)
  })

  it('says so when too many wrong codes came from here', () => {
    newest().welcome()
    newest().say({ kind: 'refused', refused: { code: 'too-many-guesses', rule: 'protocol', text: 'Wait an hour.' } })
    expect(client.state.gone).toBe('Wait an hour.')
  })

  it('shows a line of chat once, however often it comes', () => {
    newest().welcome()
    const row = { id: 1, name: 'Ben', text: 'Hello', at: 0 }
    for (const rows of [[row], [row, { ...row, id: 2 }]]) newest().say({ kind: 'chat', table: TABLE, rows })
    expect(client.state.chat.map(({ id }) => id)).toEqual([1, 2])
  })
})
