import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { until } from '../fixtures/server.fixture.ts'
import { raw, upgrade } from './bare-line.fixture.ts'
import { ask, eventually, makeTable, metric, type OpenServer, openServer, signIn, Tap, wait } from './wire.fixture.ts'

let server: OpenServer
let ada: string
let ben: string
beforeAll(async () => {
  server = await openServer()
  ada = await signIn(server.url, 'Ada')
  ben = await signIn(server.url, 'Ben')
})
afterAll(() => server.close())

const tapAs = (cookie: string, headers: Readonly<Record<string, string>> = {}): Promise<Tap> =>
  new Tap(server.url, { cookie, ...headers }).opened()

describe('bad lines', () => {
  it('whoever never reads is let go, and does not fill the memory', async () => {
    const code = await makeTable(server.url, ada, { game: 'comet-rush', bots: ['random', 'random'] })
    const host = await tapAs(ada)
    expect(await host.command(code, { kind: 'start' })).toMatchObject({ ok: true })
    for (let line = 0; line < 40; line++) await host.command(code, { kind: 'chat', text: `${line} `.repeat(150) })
    const before = await metric(server.url, 'starboard_sockets')
    const socket = await raw(server.url, upgrade(ben))
    await until(() => socket.heard().includes('welcome'), 'the welcome')
    socket.pause()
    const memory = process.memoryUsage().external + process.memoryUsage().heapUsed
    // Going and coming back brings the whole look and all that was said each time.
    const watch = Buffer.concat(['unwatch', 'watch'].map((kind) => masked(JSON.stringify({ kind, table: code }))))
    let most = 0
    const isGone = () => socket.destroyed || socket.closed
    for (let sent = 0; sent < 20_000 && !isGone(); sent++) {
      socket.write(watch)
      if (sent % 200 === 0) {
        await wait(1)
        most = Math.max(most, process.memoryUsage().external + process.memoryUsage().heapUsed - memory)
        if ((await metric(server.url, 'starboard_sockets')) === before) break
      }
    }
    expect(await eventually(() => metric(server.url, 'starboard_sockets'), before)).toBe(before)
    expect(most).toBeLessThan(150 * 1024 * 1024)
    socket.destroy()
    await host.close()
  })

  it('whoever does not answer a ping is let go', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const slow = await openServer()
    const cookie = await signIn(slow.url, 'Ada')
    const tap = await new Tap(slow.url, { cookie }).opened()
    const deaf = await raw(slow.url, upgrade(cookie))
    await until(() => deaf.heard().includes('welcome'), 'the welcome')
    for (let beat = 0; beat < 3; beat++) {
      vi.advanceTimersByTime(25_000)
      // Its first answer comes after the ping, and so the second one after what was said to that.
      for (const sent of [1, 2]) await tap.ask({ kind: 'ping', sent })
    }
    vi.useRealTimers()
    expect(await eventually(() => metric(slow.url, 'starboard_sockets'), 1)).toBe(1)
    expect(await tap.ask({ kind: 'ping', sent: 1 })).toMatchObject({ kind: 'pong' })
    deaf.destroy()
    await slow.close()
  })

  it('an upgrade that is refused is closed from our side', async () => {
    const { hostname, port } = new URL(server.url)
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
    let heard = ''
    let isGone = false
    socket.on('data', (data) => {
      heard += data
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      isGone = true
    })
    socket.write(upgrade('starboard=forged'))
    await until(() => heard.startsWith('HTTP/1.1 401'), 'the refusal')
    // Whoever does not hang up themselves finds nobody at the other end.
    const nudging = setInterval(() => socket.write('still here'), 20)
    await until(() => isGone, 'nobody there').finally(() => clearInterval(nudging))
  })

  it.each([
    '//',
    '///ws',
    '/ws/',
    '/ws/../ws',
    '/',
    '/WS',
    '/ws%00',
    '*',
    'http://evil.example/ws',
    '/%',
    '/\\',
    '?',
    '/api/games',
  ])('an upgrade at %s is refused and harms nobody', async (path) => {
    const socket = await raw(server.url, upgrade(ada, path))
    await until(() => socket.heard().startsWith('HTTP/1.1 4') || socket.destroyed, 'the refusal')
    expect(socket.heard()).toMatch(/^HTTP\/1.1 4(04|00)/)
    socket.destroy()
    expect((await ask(`${server.url}/healthz`)).status).toBe(200)
  })

  it.each([
    ['half an upgrade', upgrade('x').slice(0, 80)],
    ['an upgrade without a key', upgrade('x').replace(/Sec-WebSocket-Key.*\r\n/, '')],
    ['an upgrade to something else', upgrade('x').replace('websocket', 'h2c')],
    ['an old version', upgrade('x').replace('Version: 13', 'Version: 1')],
    ['no HTTP at all', '\u0000\u0001\u0002 hello\r\n\r\n'],
    ['headers without end', `GET / HTTP/1.1\r\n${'a: b\r\n'.repeat(5000)}`],
    ['two lengths', 'POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcd'],
  ])('%s harms nobody', async (_what, text) => {
    const socket = await raw(server.url, text.replace('Cookie: x', `Cookie: ${ada}`))
    await wait(30)
    socket.destroy()
    expect((await ask(`${server.url}/healthz`)).status).toBe(200)
  })

  it('whoever leaves while they are let in to a table is not there', async () => {
    const code = await makeTable(server.url, ada, { game: 'comet-rush' })
    for (let count = 0; count < 20; count++) {
      const tap = await tapAs(ben)
      tap.say({ kind: 'watch', table: code })
      tap.say({ kind: 'watch', table: code })
      if (count % 2 === 0) tap.socket.terminate()
      else await tap.close()
    }
    const seen = async () => ((await ask(`${server.url}/api/tables/${code}`)).body as { spectators: number }).spectators
    expect(await eventually(seen, 0)).toBe(0)
  })
})

describe('messages', () => {
  it('are answered in the order in which they came', async () => {
    const code = await makeTable(server.url, ada, { game: 'comet-rush' })
    const tap = await tapAs(ada)
    for (let count = 0; count < 30; count++) {
      tap.say({ kind: 'do', table: code, id: `say-${count}`, command: { kind: 'chat', text: `${count}` } })
      tap.say({ kind: 'ping', sent: count })
    }
    await tap.next((message) => message.kind === 'pong' && message.sent === 29)
    const order = tap.messages.flatMap((message) =>
      message.kind === 'pong' || message.kind === 'answer' ? [message.kind] : [],
    )
    expect(order).toEqual(Array.from({ length: 30 }, () => ['answer', 'pong']).flat())
    await tap.close()
  })
})

describe('messages that are no messages', () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

  it.each([
    ['nothing', ''],
    ['no JSON', 'hello'],
    ['half a message', '{"kind":"ping"'],
    ['NaN', '{"kind":"ping","sent":NaN}'],
    ['a number that is too great', '{"kind":"ping","sent":1e999}'],
    ['a number that is no whole one', '{"kind":"ping","sent":1.5}'],
    ['a number that is not safe', '{"kind":"ping","sent":9007199254740993}'],
    ['null', 'null'],
    ['a list', '[{"kind":"ping","sent":1}]'],
    ['no kind', '{}'],
    ['an unknown kind', '{"kind":"open","door":"please"}'],
    ['a kind of every object', '{"kind":"constructor"}'],
    ['__proto__ as kind', '{"kind":"__proto__"}'],
    ['a prototype', '{"kind":"ping","sent":1,"__proto__":{"isAdmin":true}}'],
    ['an unknown part', '{"kind":"ping","sent":1,"more":true}'],
    ['a command that is none', '{"kind":"do","table":"AAAAA","id":"1","command":{"kind":"toString"}}'],
    ['a command without id', '{"kind":"do","table":"AAAAA","command":{"kind":"stand"}}'],
    ['an id with a line break', '{"kind":"do","table":"AAAAA","id":"a\\nb","command":{"kind":"stand"}}'],
    ['an id with a NUL', '{"kind":"do","table":"AAAAA","id":"a\\u0000","command":{"kind":"stand"}}'],
    ['an id that is too long', `{"kind":"do","table":"AAAAA","id":"${'x'.repeat(65)}","command":{"kind":"stand"}}`],
    ['a seat that is no seat', '{"kind":"do","table":"AAAAA","id":"1","command":{"kind":"sit","seat":-1}}'],
    ['30,000 levels', deep(30_000)],
    [
      '30,000 levels in an action',
      `{"kind":"do","table":"AAAAA","id":"1","command":{"kind":"act","action":${deep(30_000)}}}`,
    ],
    ['a code that is too long', `{"kind":"watch","table":"${'A'.repeat(21)}"}`],
    ['a number from the future', '{"kind":"watch","table":"AAAAA","since":-1}'],
  ])('%s is refused and counted, and the connection goes on', async (_what, text) => {
    const before = await metric(server.url, 'starboard_bad_messages_total{why="malformed"}')
    const tap = await tapAs(ada)
    expect(await tap.ask(text)).toMatchObject({ kind: 'refused', refused: { code: 'malformed', rule: 'protocol' } })
    expect(await tap.ask({ kind: 'ping', sent: 7 })).toMatchObject({ kind: 'pong', sent: 7 })
    expect(await metric(server.url, 'starboard_bad_messages_total{why="malformed"}')).toBe(before + 1)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBe(undefined)
    await tap.close()
  })

  it('of two parts with one name the last counts, as everywhere', async () => {
    const tap = await tapAs(ada)
    expect(await tap.ask('{"kind":"watch","kind":"ping","sent":1,"sent":2}')).toMatchObject({ kind: 'pong', sent: 2 })
    await tap.close()
  })

  it('bytes are refused', async () => {
    const tap = await tapAs(ada)
    expect(await tap.ask(Buffer.from(JSON.stringify({ kind: 'ping', sent: 1 })))).toMatchObject({ kind: 'refused' })
    await tap.close()
  })

  it('text that is no UTF-8 closes the connection', async () => {
    const socket = await raw(server.url, upgrade(ada))
    await until(() => socket.heard().includes('welcome'), 'the welcome')
    socket.write(masked(Buffer.from([0xff, 0xfe, 0x80])))
    await until(() => socket.heard().includes('Invalid UTF-8') || socket.destroyed || socket.readableEnded, 'the end')
    socket.destroy()
  })

  it('after fifty of them the connection is closed, and nothing more is heard', async () => {
    const code = await makeTable(server.url, ada, { game: 'comet-rush' })
    const tap = await tapAs(ben)
    for (let count = 0; count < 51; count++) tap.say('rubbish')
    tap.say({ kind: 'do', table: code, id: 'late', command: { kind: 'sit' } })
    expect(await tap.closed).toBe(1008)
    expect(tap.messages.filter(({ kind }) => kind === 'refused')).toHaveLength(51)
    const { body } = await ask(`${server.url}/api/tables/${code}`)
    expect((body as { seats: { kind: string }[] }).seats.every(({ kind }) => kind === 'empty')).toBe(true)
  })

  it('bodies: nesting, prototypes, wrong types and broken JSON are refused', async () => {
    const post = (path: string, body: string, type = 'application/json') =>
      ask(server.url + path, { method: 'POST', headers: { 'content-type': type, cookie: ada }, body })
    expect((await post('/api/tables', `{"game":"comet-rush","options":{"distance":${deep(100_000)}}}`)).status).toBe(
      400,
    )
    expect((await post('/api/tables', deep(100_000))).status).toBe(400)
    expect((await post('/api/tables', '{"game":"comet-rush","__proto__":{"seats":3}}')).status).toBe(400)
    expect((await post('/api/tables', '{"game":"comet-rush","constructor":{"prototype":{"x":1}}}')).status).toBe(400)
    const polluted = '{"game":"comet-rush","options":{"constructor":1}}'
    expect(await post('/api/tables', polluted)).toMatchObject({ status: 409, body: { code: 'unknown-option' } })
    expect((await post('/api/tables', '{"game":"comet-rush"')).status).toBe(400)
    expect((await post('/api/tables', '')).status).toBe(400)
    expect((await post('/api/tables', '{"game":"comet-rush"}', 'text/plain')).status).toBe(400)
    expect(await post('/api/tables', 'game=comet-rush', 'application/x-www-form-urlencoded')).toMatchObject({
      status: 415,
      body: { text: expect.stringContaining('content-type: application/json') },
    })
    const broken = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')])
    const named = await ask(`${server.url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: broken,
    })
    expect(named).toMatchObject({ status: 200, body: { name: '\uFFFD\uFFFD' } })
    expect(server.lines.filter(({ level }) => level === 'error')).toEqual([])
  })
})

describe('codes', () => {
  it('forgive case, spaces and dashes, over HTTP and over the socket', async () => {
    const code = await makeTable(server.url, ada, { game: 'comet-rush' })
    const tap = await tapAs(ben)
    for (const typed of [code.toLowerCase(), `${code.slice(0, 2)}-${code.slice(2)}`, ` ${code} `]) {
      expect((await ask(`${server.url}/api/tables/${encodeURIComponent(typed)}`)).body).toMatchObject({ code })
      tap.say({ kind: 'unwatch', table: typed })
      const from = tap.frames.length
      tap.say({ kind: 'watch', table: typed })
      expect(await tap.next(({ kind }) => kind === 'table', from)).toMatchObject({ table: { code } })
    }
    await tap.close()
  })

  it('that are none lead nowhere', async () => {
    const tap = await tapAs(ben)
    for (const typed of ['AAAAA', '00000', '../..', '__proto__', "' or 1=1"]) {
      expect(await tap.ask({ kind: 'watch', table: typed })).toMatchObject({ kind: 'gone', table: typed })
      expect((await ask(`${server.url}/api/tables/${encodeURIComponent(typed)}`)).status).toBe(404)
    }
    await tap.close()
  })
})

/** A frame of text as a client must send it. */
function masked(text: string | Buffer): Buffer {
  const data = Buffer.from(text)
  const head = Buffer.from([0x81, 0x80 | data.length, 0, 0, 0, 0])
  if (data.length > 125) throw new Error('too long for this')
  return Buffer.concat([head, data])
}
