import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { isRefusal, refuse, sentenceOf, toldRefusal } from '@starboard/kernel'
import { readCode } from '@starboard/wire/codes'
import { MOST_BYTES } from '@starboard/wire/limits'
import { type ClientMessage, clientMessage, PROTOCOL, type ServerMessage } from '@starboard/wire/protocol'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import * as z from 'zod/mini'
import type { Config } from '../config.ts'
import { redactedStack } from '../failures/redacted-stack.ts'
import type { Metrics } from '../metrics.ts'
import type { Watcher } from '../running/publisher.ts'
import type { User } from '../store/store.ts'
import type { Log } from '../table/services.ts'
import type { Table } from '../table/table.ts'
import type { Tables } from '../table/tables.ts'
import { addressOf } from './address.ts'
import { isTooDeep, TOO_DEEP } from './json.ts'
import { AddressLimit, Bucket, ConnectionCount } from './limits.ts'
import { isOwnOrigin } from './origin.ts'
import type { Sessions } from './session.ts'

export interface SocketParts {
  readonly config: Config
  readonly tables: Tables
  readonly sessions: Sessions
  readonly metrics: Metrics
  readonly log: Log
  readonly version: string
  readonly now: () => number
  isReady(): boolean
}

const MOST_UNSENT = 1024 * 1024
const MOST_TABLES = 8
const MOST_BAD = 50
/** At most this many messages of one connection may wait for their turn; then nothing more is read from it. */
const MOST_WAITING = 16
const BEAT_MS = 25_000
const GOODBYE_MS = 500

/** The one WebSocket endpoint. */
export function createSockets(server: Server, parts: SocketParts): { close(): Promise<void> } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false })
  const { connectionsPerAddress, requestsPerMinute, trustProxy } = parts.config
  const counts = new ConnectionCount(connectionsPerAddress)
  const knocks = new AddressLimit(requestsPerMinute)
  const guesses = new AddressLimit(requestsPerMinute)
  const silent = new WeakSet<WebSocket>()
  /** Whoever has not answered the last ping is gone, even if the network has not said so. */
  const beat = setInterval(() => {
    for (const socket of sockets.clients) {
      if (silent.has(socket)) socket.terminate()
      silent.add(socket)
      socket.ping()
    }
  }, BEAT_MS)

  server.on('upgrade', async (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy())
    const address = addressOf(request, trustProxy)
    const mayGuess = () => guesses.take(address, parts.now())
    const user = knocks.take(address, parts.now()) ? await admit(parts, request) : TOO_MANY
    if (stream.destroyed) return
    if (typeof user === 'string') return turnAway(stream, user)
    if (!counts.open(address)) return turnAway(stream, TOO_MANY)
    stream.once('close', () => counts.close(address))
    sockets.handleUpgrade(request, stream, head, (socket) => {
      socket.on('pong', () => silent.delete(socket))
      new Connection(socket, { ...parts, user, mayGuess })
    })
  })
  return {
    /** Whoever does not say goodbye in time is not waited for. */
    async close() {
      clearInterval(beat)
      const gone = [...sockets.clients].map((socket) => once(socket, 'close'))
      for (const socket of sockets.clients) socket.close(1012, 'The server restarts.')
      const tooLong = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate()
      }, GOODBYE_MS)
      await Promise.allSettled(gone)
      clearTimeout(tooLong)
      sockets.close()
    },
  }
}

const TOO_MANY = '429 Too Many Requests'

/** Who knocks, or the status line that turns them away. */
async function admit({ config, sessions, isReady }: SocketParts, request: IncomingMessage): Promise<User | string> {
  if (request.url?.split('?')[0] !== '/ws') return '404 Not Found'
  if (!isReady()) return '503 Service Unavailable'
  if (!isOwnOrigin(request.headers, config.publicUrls)) return '403 Forbidden'
  return (await sessions.of(request).catch(() => null)) ?? '401 Unauthorized'
}

/** The stream is ours since the upgrade began: nobody else would close it if the other end does not. */
function turnAway(stream: Duplex, status: string): void {
  stream.once('finish', () => stream.destroy())
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

export interface ConnectionParts extends Omit<SocketParts, 'sessions'> {
  readonly user: User
  /** Whether this address may name one more table that does not exist: codes are not to be found by trying. */
  mayGuess(): boolean
}

type Wire = Pick<WebSocket, 'on' | 'send' | 'close' | 'terminate' | 'pause' | 'resume'> &
  Pick<WebSocket, 'readyState' | 'OPEN' | 'bufferedAmount'>

/** One connected client: reads messages in order, answers each, never trusts one. */
export class Connection {
  readonly #socket: Wire
  readonly #user: User
  readonly #parts: ConnectionParts
  readonly #watching = new Map<string, { table: Table; watcher: Watcher }>()
  readonly #bucket: Bucket
  #queue: Promise<void> = Promise.resolve()
  #waiting = 0
  #bad = 0

  constructor(socket: Wire, parts: ConnectionParts) {
    const { config, metrics, now, version, user } = parts
    this.#socket = socket
    this.#user = user
    this.#parts = parts
    this.#bucket = new Bucket(config.messagesPerSecond, config.messagesPerSecond * 3, now())
    metrics.sockets.inc()
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary))
    socket.on('close', () => this.#inTurn(async () => this.#left()))
    // The library says goodbye with the right code by itself.
    socket.on('error', () => metrics.badMessages.inc({ why: 'bad-frame' }))
    this.#send({ kind: 'welcome', protocol: PROTOCOL, version, name: user.name })
  }

  /** Whoever sends faster than we answer waits at their own end of the line. */
  #receive(data: RawData, isBinary: boolean): void {
    if (this.#isOut) return
    const isTooFast = !this.#bucket.take(this.#parts.now())
    if (++this.#waiting >= MOST_WAITING) this.#socket.pause()
    this.#inTurn(async () => {
      if (--this.#waiting < MOST_WAITING) this.#socket.resume()
      // What is not answered before a restart is sent again after it.
      if (this.#isOut || !this.#parts.isReady()) return
      if (isTooFast) this.#refuse('too-fast', 'Too many messages; wait a moment.')
      else await this.#answer(data, isBinary)
    })
  }

  /** One after another: nobody leaves before they have come. */
  #inTurn(job: () => Promise<void>): void {
    this.#queue = this.#queue.then(job).catch((error: unknown) => {
      this.#parts.log.error({ error: redactedStack(error) }, 'connection failed')
    })
  }

  /** Sent away for bad behaviour: what still comes in is not read. */
  get #isOut(): boolean {
    return this.#bad > MOST_BAD
  }

  async #answer(data: RawData, isBinary: boolean): Promise<void> {
    const message = isBinary ? 'Messages are text.' : read(data.toString())
    if (typeof message === 'string') return this.#refuse('malformed', message)
    try {
      await this.#handlers[message.kind](message as never)
    } catch (error) {
      this.#parts.log.error({ kind: message.kind, error: redactedStack(error) }, 'message failed')
      this.#refuse('failed', 'Something went wrong on our side; it is recorded.')
    }
  }

  readonly #handlers: {
    readonly [K in ClientMessage['kind']]: (message: Extract<ClientMessage, { kind: K }>) => Promise<void>
  } = {
    watch: async ({ table: wanted, since, print, chatSince }) => {
      const table = await this.#tableAt(wanted)
      if (table === 'not now') return this.#refuse('too-many-guesses', TOO_MANY_GUESSES)
      if (table === null) return this.#send({ kind: 'gone', table: wanted, why: 'There is no table with this code.' })
      const { code } = table
      if (this.#watching.size >= MOST_TABLES && !this.#watching.has(code))
        return this.#refuse('too-many-tables', `One connection watches at most ${MOST_TABLES} tables.`)
      if (since !== undefined) this.#parts.metrics.reconnects.inc()
      this.#unwatch(code)
      const watcher: Watcher = { user: this.#user.id, send: (text) => this.#write(text) }
      this.#watching.set(code, { table, watcher })
      await table.watch(watcher, { since: since ?? null, print, chatSince: chatSince ?? 0 })
    },
    unwatch: async ({ table }) => this.#unwatch(readCode(table) ?? ''),
    do: async ({ table: wanted, id, command }) => {
      const table = await this.#tableAt(wanted)
      if (table === 'not now') return this.#refuse('too-many-guesses', TOO_MANY_GUESSES)
      const started = performance.now()
      const answer =
        table === null
          ? refuse('no-such-table', 'table', 'There is no table with this code.')
          : await table.command(this.#user, id, command)
      this.#send(
        isRefusal(answer)
          ? { kind: 'answer', id, ok: false, refused: toldRefusal(answer) }
          : { kind: 'answer', id, ok: true, ...answer },
      )
      if (table !== null && command.kind === 'act')
        this.#parts.metrics.actionSeconds.observe({ game: table.row.game }, (performance.now() - started) / 1000)
    },
    ping: async ({ sent }) => this.#send({ kind: 'pong', sent, at: this.#parts.now() }),
  }

  async #tableAt(wanted: string): Promise<Table | null | 'not now'> {
    const code = readCode(wanted)
    const table = code === null ? null : await this.#parts.tables.byCode(code)
    return table === null && !this.#parts.mayGuess() ? 'not now' : table
  }

  #unwatch(code: string): void {
    const known = this.#watching.get(code)
    this.#watching.delete(code)
    known?.table.unwatch(known.watcher)
  }

  #left(): void {
    this.#parts.metrics.sockets.dec()
    for (const code of [...this.#watching.keys()]) this.#unwatch(code)
  }

  #refuse(code: string, text: string): void {
    this.#parts.metrics.badMessages.inc({ why: code })
    this.#send({ kind: 'refused', refused: toldRefusal(refuse(code, 'protocol', text)) })
    this.#bad++
    if (this.#isOut) this.#socket.close(1008, 'Too many bad messages.')
  }

  #send(message: ServerMessage): void {
    this.#write(JSON.stringify(message))
  }

  /** Whoever does not read is let go; they can come back for the rest. */
  #write(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > MOST_UNSENT) this.#socket.terminate()
    else this.#socket.send(text)
  }
}

const TOO_MANY_GUESSES = 'There is no table with this code, nor with those before; wait a moment.'

/** The message, or a sentence about what is wrong with it. */
function read(text: string): ClientMessage | string {
  try {
    const value: unknown = JSON.parse(text)
    if (isTooDeep(value)) return TOO_DEEP
    const result = z.safeParse(clientMessage, value)
    if (result.success) return result.data
    const [issue] = result.error.issues
    return issue === undefined ? 'This is no message.' : sentenceOf(issue)
  } catch {
    return 'Messages are JSON.'
  }
}
