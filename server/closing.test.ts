import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Guest } from '@starboard/wire/guest'
import type { Command } from '@starboard/wire/protocol'
import { socketAddress } from '@starboard/wire/socket-address'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { letTimeGoOn, stopTime } from './fixtures/time.fixture.ts'
import { type RunningServer, readConfig, startServer, thinkHere } from './index.ts'

interface Match {
  readonly code: string
  readonly cookie: string
}

/** Comes to the match of a server that has just started; resolves when everything is answered, or the line is closed. */
type Visit = (server: RunningServer, match: Match) => Promise<void>

let dataDir: string
let troubles: string[]
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'starboard-closing-'))
  troubles = []
})
afterEach(async () => {
  letTimeGoOn()
  await rm(dataDir, { recursive: true, force: true })
})

it.each<[how: string, Visit]>([
  ['comes back to a match', watch],
  ['asks how it stands', ask],
])('leaves nothing behind that goes on by itself, at whatever moment it comes while somebody %s', async (_, visit) => {
  const match = await started()
  stopTime()
  const looks = await closedAtLook(Number.POSITIVE_INFINITY, { match, visit })
  expect(looks).toBeGreaterThan(3)
  const left: Record<number, number> = {}
  for (let look = 1; look <= looks; look++) {
    await closedAtLook(look, { match, visit })
    if (vi.getTimerCount() > 0) left[look] = vi.getTimerCount()
    vi.clearAllTimers()
  }
  expect({ left, troubles }).toEqual({ left: {}, troubles: [] })
})

/** A match of two people and two bots that no server has in memory. */
async function started(): Promise<Match> {
  const server = await serverOnData()
  const guests = await Promise.all(['Ada', 'Ben'].map((name) => Guest.at(server.url, name)))
  const table = { game: 'comet-rush', seats: 4, bots: [null, null, 'random', 'random'] }
  const { code } = (await guests[0]?.createTable(table)) ?? { code: '' }
  const clients = guests.map((guest) => guest.watch(code))
  const all = async (command: Command) => {
    for (const client of clients) expect(await client.send(command)).toMatchObject({ ok: true })
  }
  await all({ kind: 'sit' })
  await all({ kind: 'ready', ready: true })
  expect(await clients[0]?.send({ kind: 'start' })).toMatchObject({ ok: true })
  for (const client of clients) client.close()
  await server.close()
  return { code, cookie: guests[0]?.cookie ?? '' }
}

/** The server closes when it looks at its clock for the so manieth time since somebody came. Gives how often it did. */
async function closedAtLook(wanted: number, { match, visit }: { match: Match; visit: Visit }): Promise<number> {
  let looks = Number.NEGATIVE_INFINITY
  let closed: Promise<void> | null = null
  const server = await serverOnData(() => {
    if (++looks === wanted)
      queueMicrotask(() => {
        closed = server.close()
      })
    return Date.now()
  })
  looks = 0
  await visit(server, match)
  const seen = looks
  await (closed ?? server.close())
  return seen
}

function serverOnData(now = Date.now): Promise<RunningServer> {
  const config = readConfig({ PORT: '0', STARBOARD_DATA: dataDir, STARBOARD_BOT_DELAY_MS: '20' })
  if ('problems' in config) throw new Error(config.problems.join(' '))
  const note = (_fields: object, text: string) => void troubles.push(text)
  return startServer(config, { bots: thinkHere, log: { info() {}, warn: note, error: note }, version: 'test', now })
}

async function watch({ url }: RunningServer, { code, cookie }: Match): Promise<void> {
  const socket = new WebSocket(socketAddress(url), { headers: { cookie } })
  // Turned away, it fails before it closes.
  socket.on('error', () => undefined)
  socket.on('open', () => socket.send(JSON.stringify({ kind: 'watch', table: code, chatSince: 0 })))
  await new Promise<void>((resolve) => {
    socket.on('message', (text) => void (String(text).startsWith('{"kind":"look"') && resolve()))
    socket.on('close', () => resolve())
  })
}

/** Not with `fetch`, which keeps a line and a timer for the next request. */
function ask({ url }: RunningServer, { code, cookie }: Match): Promise<void> {
  return new Promise((resolve) => {
    const headers = { cookie, connection: 'close' }
    get(`${url}/api/tables/${code}/look`, { headers, agent: false }, (reply) => reply.resume())
      .on('error', () => undefined)
      .on('close', resolve)
  })
}
