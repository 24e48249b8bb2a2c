import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json as readJson } from 'node:stream/consumers'
import { Guest } from '@starboard/wire/guest'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '../fixtures/server.fixture.ts'
import { until } from '../fixtures/time.fixture.ts'
import { isChosen, newPlace } from './span.ts'

interface ToldSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: readonly { readonly key: string; readonly value: { stringValue?: string; intValue?: string } }[]
}

/** Takes what a collector takes, and answers as it is told to. */
let spans: ToldSpan[] = []
let texts: string[] = []
let status = 200
let collector: Server
let endpoint = ''
beforeEach(async () => {
  spans = []
  texts = []
  status = 200
  collector = createServer(async (request, response) => {
    const body = (await readJson(request)) as { resourceSpans: { scopeSpans: { spans: ToldSpan[] }[] }[] }
    expect([request.method, request.url]).toEqual(['POST', '/v1/traces'])
    texts.push(JSON.stringify(body))
    spans.push(...body.resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)))
    response.writeHead(status).end('{}')
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
})
afterEach(() => new Promise((resolve) => collector.close(resolve)))

const SECRET_WORDS = 'The code of my safe is 4711.'

/** Two play one move, and one of them talks. Gives what nobody else may read. */
async function played(server: TestServer): Promise<readonly string[]> {
  const [ada, ben] = [await Guest.at(server.url, 'Ada'), await Guest.at(server.url, 'Ben')]
  const { code } = await ada.createTable({ game: 'comet-rush', seats: 2 })
  const clients = [ada.watch(code), ben.watch(code)]
  for (const client of clients)
    for (const command of [{ kind: 'sit' }, { kind: 'ready', ready: true }] as const) await client.send(command)
  await clients[0]?.send({ kind: 'start' })
  await clients[0]?.send({ kind: 'chat', text: SECRET_WORDS })
  await until(() => clients.every(({ state }) => state.shown !== null), 'the match')
  const asked = clients.find(({ state }) => state.shown?.open.some(({ id }) => id !== undefined))
  expect(await asked?.act(asked.state.shown?.legal.at(-1))).toMatchObject({ ok: true })
  await fetch(`${server.url}/api/tables/${code}`, { headers: { cookie: ada.cookie } })
  for (const client of clients) client.close()
  const cookies = [ada, ben].flatMap(({ cookie }) => cookie.split('=')[1]?.split('.') ?? [])
  return [code, SECRET_WORDS, ...cookies.filter((part) => part.length > 6)]
}

describe('a server with a collector', () => {
  it('tells requests by their routes, commands, and the append of a move below its command; no secret is among it', async () => {
    const server = await testServer({ tracesUrl: endpoint })
    const secrets = await played(server)
    await server.close()
    const named = (name: string) => spans.filter((span) => span.name === name)
    const [act] = named('command act')
    expect(act).toMatchObject({ kind: 2, traceId: expect.stringMatching(/^[\da-f]{32}$/) })
    const append = spans.find(({ name, parentSpanId }) => name === 'append' && parentSpanId === act?.spanId)
    expect(append).toMatchObject({ kind: 3, traceId: act?.traceId, spanId: expect.stringMatching(/^[\da-f]{16}$/) })
    for (const [inner, outer] of [
      [act?.startTimeUnixNano, append?.startTimeUnixNano],
      [append?.endTimeUnixNano, act?.endTimeUnixNano],
    ])
      expect(BigInt(inner ?? 0) <= BigInt(outer ?? 0)).toBe(true)
    const [request] = named('GET /api/tables/:code')
    expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: '200' } })
    expect(named('command chat')).toHaveLength(1)
    expect(act?.attributes).toEqual([{ key: 'starboard.game', value: { stringValue: 'comet-rush' } }])
    for (const secret of secrets) expect(texts.join('\n'), secret).not.toContain(secret)
  })

  it('tells why a command was refused, by its code alone', async () => {
    const server = await testServer({ tracesUrl: endpoint })
    const ada = await Guest.at(server.url, 'Ada')
    const { code } = await ada.createTable({ game: 'comet-rush' })
    expect((await ada.post(`/api/tables/${code}/undo`, {})).status).toBe(409)
    await server.close()
    const undo = spans.find(({ name }) => name === 'command undo')
    expect(undo?.attributes).toContainEqual({ key: 'starboard.refused', value: { stringValue: 'not-started' } })
  })

  it('plays on where the collector takes nothing, and says so once', async () => {
    status = 503
    const server = await testServer({ tracesUrl: endpoint })
    await played(server)
    await server.close()
    expect(server.lines.map(({ text }) => text)).toEqual(['the collector takes no traces'])
    const deaf = await testServer({ tracesUrl: 'http://127.0.0.1:9' })
    await played(deaf)
    await deaf.close()
    expect(deaf.lines.map(({ text }) => text)).toEqual(['the collector takes no traces'])
  })

  it('ends though the collector never answers', async () => {
    const asked: ServerResponse[] = []
    const silent = createServer((_request, response) => void asked.push(response))
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const server = await testServer({ tracesUrl: `http://127.0.0.1:${(silent.address() as AddressInfo).port}` })
    await played(server)
    await server.close()
    expect(asked.length).toBeGreaterThan(0)
    await until(() => asked.every((response) => response.destroyed || response.closed), 'that nobody waits any more')
    silent.close()
  })

  it('tells the share of traces that is asked for, the same at all nodes', () => {
    const places = Array.from({ length: 2000 }, newPlace)
    const chosen = places.filter((place) => isChosen(place, 10))
    expect(chosen.length).toBeGreaterThan(100)
    expect(chosen.length).toBeLessThan(320)
    expect(chosen.every((place) => isChosen(place, 20))).toBe(true)
    expect(places.every((place) => isChosen(place, 100))).toBe(true)
  })
})

it('without a collector nothing of it is there', async () => {
  const server = await testServer()
  await played(server)
  await server.close()
  expect(texts).toEqual([])
})
