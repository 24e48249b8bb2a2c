import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { isRefusal, refuse, sentenceOf } from '@starboard/kernel'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import * as z from 'zod/mini'
import type { Config } from '../config.ts'
import { Bucket, ConnectionCount } from '../limits.ts'
import type { Metrics } from '../metrics.ts'
import { type ClientMessage, clientMessage, PROTOCOL, type ServerMessage } from '../protocol.ts'
import type { Watcher } from '../publisher.ts'
import type { Log } from '../services.ts'
import type { User } from '../store/store.ts'
import type { Table } from '../table.ts'
import type { Tables } from '../tables.ts'
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

const MOST_BYTES = 64 * 1024
const MOST_UNSENT = 1024 * 1024
const MOST_TABLES = 8
const MOST_BAD = 50
const BEAT_MS = 25_000

/** The one WebSocket endpoint. */
export function createSockets(server: Server, parts: SocketParts): { close(): void } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false })
  const counts = new ConnectionCount(parts.config.connectionsPerAddress)
  const beat = setInterval(() => {
    for (const socket of sockets.clients) socket.ping()
  }, BEAT_MS)

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy())
    void admit(parts, request).then((user) => {
      if (typeof user === 'string') return turnAway(stream, user)
      const address = request.socket.remoteAddress ?? ''
      if (!counts.open(address)) return turnAway(stream, '429 Too Many Requests')
      stream.once('close', () => counts.close(address))
      sockets.handleUpgrade(request, stream, head, (socket) => new Connection(socket, user, parts))
    })
  })
  return {
    close() {
      clearInterval(beat)
      for (const socket of sockets.clients) socket.close(1012, 'The server restarts.')
      sockets.close()
    },
  }
}

/** Who knocks, or the status line that turns them away. */
async function admit({ config, sessions, isReady }: SocketParts, request: IncomingMessage): Promise<User | string> {
  if (new URL(request.url ?? '/', 'http://x').pathname !== '/ws') return '404 Not Found'
  if (!isReady()) return '503 Service Unavailable'
  if (!isOwnOrigin(request.headers, config.publicUrls)) return '403 Forbidden'
  return (await sessions.of(request).catch(() => null)) ?? '401 Unauthorized'
}

function turnAway(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** One connected client: reads messages in order, answers each, never trusts one. */
class Connection {
  readonly #socket: WebSocket
  readonly #user: User
  readonly #parts: SocketParts
  readonly #watching = new Map<string, { table: Table; watcher: Watcher }>()
  readonly #bucket: Bucket
  #bad = 0

  constructor(socket: WebSocket, user: User, parts: SocketParts) {
    const { config, metrics, now, version } = parts
    this.#socket = socket
    this.#user = user
    this.#parts = parts
    this.#bucket = new Bucket(config.messagesPerSecond, config.messagesPerSecond * 3, now())
    metrics.sockets.inc()
    socket.on('message', (data, isBinary) => void this.#receive(data, isBinary))
    socket.on('close', () => this.#left())
    socket.on('error', () => socket.terminate())
    this.#send({ kind: 'welcome', protocol: PROTOCOL, version, name: user.name })
  }

  async #receive(data: RawData, isBinary: boolean): Promise<void> {
    if (!this.#bucket.take(this.#parts.now())) return this.#refuse('too-fast', 'Too many messages; wait a moment.')
    const message = isBinary ? 'Messages are text.' : read(data.toString())
    if (typeof message === 'string') return this.#refuse('malformed', message)
    try {
      await this.#handlers[message.kind](message as never)
    } catch (error) {
      this.#parts.log.error(
        { kind: message.kind, error: error instanceof Error ? (error.stack ?? '') : String(error) },
        'message failed',
      )
      this.#refuse('failed', 'Something went wrong on our side; it is recorded.')
    }
  }

  readonly #handlers: {
    readonly [K in ClientMessage['kind']]: (message: Extract<ClientMessage, { kind: K }>) => Promise<void>
  } = {
    watch: async ({ table: code, since, chatSince }) => {
      const table = await this.#parts.tables.byCode(code)
      if (table === null) return this.#send({ kind: 'gone', table: code, why: 'There is no table with this code.' })
      if (this.#watching.size >= MOST_TABLES && !this.#watching.has(code))
        return this.#refuse('too-many-tables', `One connection watches at most ${MOST_TABLES} tables.`)
      if (since !== undefined) this.#parts.metrics.reconnects.inc()
      this.#unwatch(code)
      const watcher: Watcher = { user: this.#user.id, send: (text) => this.#write(text) }
      this.#watching.set(code, { table, watcher })
      await table.watch(watcher, { since: since ?? null, chatSince: chatSince ?? 0 })
    },
    unwatch: async ({ table }) => this.#unwatch(table),
    do: async ({ table: code, id, command }) => {
      const table = await this.#parts.tables.byCode(code)
      const started = performance.now()
      const answer =
        table === null
          ? refuse('no-such-table', 'table', 'There is no table with this code.')
          : await table.command(this.#user, id, command)
      this.#send(
        isRefusal(answer)
          ? { kind: 'answer', id, ok: false, refused: answer }
          : { kind: 'answer', id, ok: true, ...answer },
      )
      if (table !== null && command.kind === 'act')
        this.#parts.metrics.actionSeconds.observe({ game: table.row.game }, (performance.now() - started) / 1000)
    },
    ping: async ({ sent }) => this.#send({ kind: 'pong', sent, at: this.#parts.now() }),
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
    this.#send({ kind: 'refused', refused: refuse(code, 'protocol', text) })
    if (++this.#bad > MOST_BAD) this.#socket.close(1008, 'Too many bad messages.')
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

/** The message, or a sentence about what is wrong with it. */
function read(text: string): ClientMessage | string {
  try {
    const result = z.safeParse(clientMessage, JSON.parse(text))
    if (result.success) return result.data
    const [issue] = result.error.issues
    return issue === undefined ? 'This is no message.' : sentenceOf(issue)
  } catch {
    return 'Messages are JSON.'
  }
}
