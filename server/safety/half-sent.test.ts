import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createHttp, type HttpParts, PATIENCE } from '../http/http.ts'
import { Lines } from '../http/lines.ts'
import { raw } from './bare-line.fixture.ts'
import { ask, eventually, json, type OpenServer, openServer, signIn, Tap } from './wire.fixture.ts'

/** A line as the network hands it over. */
class FakeLine extends EventEmitter {
  destroyed = false
  destroy(): void {
    if (this.destroyed) return
    this.destroyed = true
    this.emit('close')
  }
}

const opened = (lines: Lines, address: string, count: number): FakeLine[] =>
  Array.from({ length: count }, () => {
    const line = new FakeLine()
    lines.open(line as unknown as Socket, address)
    return line
  })
const open = (all: readonly FakeLine[]) => all.filter(({ destroyed }) => !destroyed).length
const asked = (lines: Lines, all: readonly FakeLine[]) => {
  for (const line of all) lines.asked(line as unknown as Socket)
}

describe('lines', () => {
  it('on which nothing is asked give way, the oldest first, to others of their address', () => {
    const lines = new Lines(10)
    const [old, fresh] = [opened(lines, 'a', 10), opened(lines, 'a', 4)]
    expect(old.map(({ destroyed }) => destroyed)).toEqual([true, true, true, true, ...Array(6).fill(false)])
    expect(open(fresh)).toBe(4)
    expect(open(opened(lines, 'b', 10))).toBe(10)
  })

  it('that are in use keep their place, and then it is the newcomer who has to wait', () => {
    const lines = new Lines(10)
    const used = opened(lines, 'a', 10)
    asked(lines, used)
    expect(open(opened(lines, 'a', 5))).toBe(0)
    expect(open(used)).toBe(10)
    used[3]?.destroy()
    expect(open(opened(lines, 'a', 1))).toBe(1)
    lines.answered(used[0] as unknown as Socket)
    expect(open(opened(lines, 'a', 1))).toBe(1)
  })

  it('that are silent are five hundred at most, from however many addresses', () => {
    const lines = new Lines(250)
    const attackers = Array.from({ length: 40 }, (_, place) => opened(lines, `attacker ${place}`, 250)).flat()
    expect(open(attackers)).toBe(500)
    const [newcomer] = opened(lines, 'newcomer', 1)
    asked(lines, newcomer === undefined ? [] : [newcomer])
    opened(lines, 'attacker 0', 250)
    expect(newcomer?.destroyed).toBe(false)
  })
})

describe('half-sent requests', () => {
  let server: OpenServer
  afterEach(() => server.close())

  const HALVES = {
    'without a word': '',
    'without an end of their headers': 'GET /api/games HTTP/1.1\r\nHost: localhost\r\nX: ',
    'without their body':
      'POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  }

  it.each(Object.entries(HALVES))('%s shut out nobody, not even others of the same address', async (_what, half) => {
    server = await openServer({ linesPerAddress: 20 })
    const cookie = await signIn(server.url, 'Ada')
    const tap = await new Tap(server.url, { cookie }).opened()
    const halves = await Promise.all(Array.from({ length: 100 }, () => raw(server.url, half)))
    for (let count = 0; count < 5; count++)
      expect((await ask(`${server.url}/api/session`, json({ name: 'Ben' }))).status).toBe(200)
    const left = async () => Math.max(20, halves.filter(({ closed }) => !closed).length)
    expect(await eventually(left, 20)).toBe(20)
    // Whoever plays is not in the way.
    expect(await tap.ask({ kind: 'ping', sent: 1 })).toMatchObject({ kind: 'pong' })
    for (const one of halves) one.destroy()
    await tap.close()
  })
})

it('a line has only so much time for a request', () => {
  const parts = { config: { trustProxy: false, publicUrls: [], corsOrigins: [] }, routes: [], lines: new Lines(1) }
  const { server } = createHttp(parts as unknown as HttpParts)
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = server
  expect({ headersTimeout, requestTimeout, timeout, keepAliveTimeout }).toEqual({
    headersTimeout: PATIENCE.headersTimeout,
    requestTimeout: PATIENCE.requestTimeout,
    timeout: PATIENCE.connectionTimeout,
    keepAliveTimeout: PATIENCE.keepAliveTimeout,
  })
  expect(PATIENCE.headersTimeout).toBeLessThan(PATIENCE.requestTimeout)
})
