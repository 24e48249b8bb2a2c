import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { isRefusal, type Refusal, refuse, toldRefusal } from '@starboard/kernel'
import type { Notice } from '@starboard/wire/admin'
import { readCode } from '@starboard/wire/codes'
import { LOGGED_OUT, MOST_BYTES, MOST_SETTING_BYTES } from '@starboard/wire/limits'
import { type ClientMessage, type Command, PROTOCOL, type ServerMessage } from '@starboard/wire/protocol'
import { isCurrentProtocol, OUTDATED } from '@starboard/wire/socket-address'
import { type RawData, WebSocketServer } from 'ws'
import type { Config } from '../config.ts'
import { ServerStops } from '../cores/errors.ts'
import { type Answer, isMove, type Move, type Sent } from '../failures/command-ids.ts'
import { redactedStack } from '../failures/redacted-stack.ts'
import type { Person } from '../lobby/lobby.ts'
import type { Metrics } from '../metrics.ts'
import type { Asked, Watcher } from '../running/publisher.ts'
import { afterTheCrowd } from '../table/crowd.ts'
import type { Log } from '../table/services.ts'
import type { TableDoor } from '../table/table-door.ts'
import { addressOf, personAt } from './address.ts'
import { banned } from './banned.ts'
import { type Account, type Budgets, type Cost, WORK, workOfCommand } from './budgets.ts'
import type { SessionEnd } from './followers.ts'
import type { TableFinder } from './guesses.ts'
import { isOwnHost } from './host.ts'
import { AddressLimit, Bucket, ConnectionCount } from './limits.ts'
import type { Lines } from './lines.ts'
import { OneByOne } from './one-by-one.ts'
import { originOf } from './origin.ts'
import { QuickSocket } from './quick-socket.ts'
import { readMessage } from './read-message.ts'
import { retryAfter } from './retry-after.ts'
import type { Sessions } from './session.ts'
import type { Turns } from './turns.ts'

export interface SocketParts {
  readonly config: Config
  readonly finder: TableFinder
  readonly budgets: Budgets
  readonly turns: Turns
  readonly lines: Lines
  readonly sessions: Sessions
  readonly metrics: Metrics
  readonly log: Log
  readonly version: string
  readonly now: () => number
  /** What the host of the server tells everybody now. */
  noticeNow?(): Notice | null
  isReady(): boolean
}

const MOST_UNSENT = 1024 * 1024
const MOST_TABLES = 8
const MOST_BAD = 50
/** At most this many messages of one connection may wait for their turn; then nothing more is read from it. */
const MOST_WAITING = 16
/** Whoever has used up their bytes or their work is not read for this long. */
const REST_MS = 1000
/** How often a connection may ask for the whole look of a table that it watches, in a minute and at once. */
const RESYNCS_PER_MINUTE = 12
const RESYNCS_AT_ONCE = 3
const BEAT_MS = 25_000
const GOODBYE_MS = 500

interface Sockets {
  /** To everybody who is connected. */
  tell(message: ServerMessage): void
  /** Everybody who is connected comes again. */
  letGo(): void
  close(): Promise<void>
}

/** The one WebSocket endpoint. */
export function createSockets(server: Server, parts: SocketParts): Sockets {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_SETTING_BYTES,
    perMessageDeflate: false,
    WebSocket: QuickSocket,
    // What a page offers beside it is its token, which nobody sends back.
    handleProtocols: (offered) => offered.has(SUBPROTOCOL) && SUBPROTOCOL,
  })
  const { connectionsPerAddress, requestsPerMinute, trustProxy } = parts.config
  const counts = new ConnectionCount(connectionsPerAddress)
  const knocks = new AddressLimit(requestsPerMinute)
  const silent = new WeakSet<QuickSocket>()
  const connections = new Set<Connection>()
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
    if (!knocks.take(address, parts.now())) return turnAway(stream, tooMany(knocks.msUntil(address, parts.now())))
    const admitted = await admit(parts, request)
    if (typeof admitted === 'string') return turnAway(stream, admitted)
    const { session, line } = admitted
    if (stream.destroyed) return line.leave()
    stream.once('close', line.leave)
    // Whoever was looked up while everybody else was sent away.
    if (!parts.isReady()) return turnAway(stream, RESTARTS)
    if (!counts.open(address)) return turnAway(stream, tooMany(CROWDED_MS))
    stream.once('close', () => counts.close(address))
    parts.lines.asked(stream)
    sockets.handleUpgrade(request, stream, head, (socket) => {
      socket.on('pong', () => silent.delete(socket))
      if (session.ban !== undefined) return sendOff(socket, banned(session.ban))
      line.onEnd((end) => socket.close(...GOODBYE[end]))
      socket.line = stream
      const isCurrent = isCurrentProtocol(request.url)
      const connection = new Connection(socket, { ...parts, user: personAt(session.user, address), address, isCurrent })
      connections.add(connection)
      socket.once('close', () => connection.settled().then(() => connections.delete(connection)))
    })
  })
  return {
    letGo() {
      for (const socket of sockets.clients) socket.close(1012, 'The server rests.')
    },
    tell(message) {
      const text = JSON.stringify(message)
      for (const connection of connections) connection.tell(text)
    },
    /** Whoever does not say goodbye in time is not waited for; what they have asked for is. */
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
      await Promise.all([...connections].map((connection) => connection.settled()))
    },
  }
}

/** Whose session ended has nothing to come back for; whose cookie is a new one comes back with it. */
const GOODBYE: Readonly<Record<SessionEnd, [code: number, why: string]>> = {
  void: [LOGGED_OUT, 'Logged out.'],
  renewed: [1012, 'There is a new cookie.'],
}

/** A browser is shown nothing of why a connection was refused, so this one is let in to hear it. */
function sendOff(socket: QuickSocket, refusal: Refusal): void {
  const message: ServerMessage = { kind: 'refused', refused: toldRefusal(refusal) }
  socket.send(JSON.stringify(message), () => socket.close(...GOODBYE.void))
}

/** The status line, and the one that says when to come again. Until somebody leaves nobody knows. */
const tooMany = (waitMs: number): string => `429 Too Many Requests\r\nRetry-After: ${retryAfter(waitMs)}`
const CROWDED_MS = 10_000
const SUBPROTOCOL = 'starboard'
const RESTARTS = '503 Service Unavailable'

/** Who knocks, or the status line that turns them away. */
async function admit({ config, sessions, isReady }: SocketParts, request: IncomingMessage) {
  if (!isOwnHost(request.headers.host, config)) return '421 Misdirected Request'
  if (request.url?.split('?')[0] !== '/ws') return '404 Not Found'
  if (!isReady()) return RESTARTS
  const origin = originOf(request.headers, config)
  if (origin === 'foreign') return '403 Forbidden'
  return (await sessions.follow(request, { withCookie: origin === 'own' })) ?? '401 Unauthorized'
}

/** The stream is ours since the upgrade began: nobody else would close it if the other end does not. */
function turnAway(stream: Duplex, status: string): void {
  stream.once('finish', () => stream.destroy())
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nCache-Control: no-store\r\nContent-Length: 0\r\n\r\n`)
}

export interface ConnectionParts extends Omit<SocketParts, 'sessions' | 'lines'> {
  readonly user: Person
  /** As limits count it. */
  readonly address: string
  /** Speaks the protocol of today. */
  readonly isCurrent: boolean
}

type Wire = Pick<QuickSocket, 'on' | 'sendText' | 'close' | 'terminate' | 'pause' | 'resume'> &
  Pick<QuickSocket, 'readyState' | 'OPEN' | 'bufferedAmount'>

/** A table that somebody looks at over this connection. */
interface Watched {
  readonly table: TableDoor
  readonly watcher: Watcher
  /** Counts how long moves take here. */
  readonly seconds: { observe(seconds: number): void }
}

/** One connected client: reads messages in order, answers each, never trusts one. */
export class Connection {
  readonly #socket: Wire
  readonly #user: Person
  readonly #parts: ConnectionParts
  readonly #watching = new Map<string, Watched>()
  readonly #bucket: Bucket
  readonly #resyncs: Bucket
  #rest: NodeJS.Timeout | undefined
  readonly #jobs: OneByOne
  /** Null until there is something to pay for. */
  #account: Account | null = null
  #waiting = 0
  /** Refusals that wait for their turn. */
  #tooFast = 0
  #bad = 0
  #isLetGo = false
  #isPaused = false

  constructor(socket: Wire, parts: ConnectionParts) {
    const { config, metrics, now, version, user } = parts
    this.#socket = socket
    this.#user = user
    this.#parts = parts
    this.#bucket = new Bucket(config.messagesPerSecond, config.messagesPerSecond * 3, now())
    this.#resyncs = new Bucket(RESYNCS_PER_MINUTE / 60, RESYNCS_AT_ONCE, now())
    this.#jobs = new OneByOne((error) => parts.log.error({ error: redactedStack(error) }, 'connection failed'))
    metrics.sockets.inc()
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary))
    // One after another: nobody leaves before they have come.
    socket.on('close', () => this.#jobs.add(() => this.#left()))
    // The library says goodbye with the right code by itself.
    socket.on('error', () => metrics.badMessages.inc({ why: 'bad-frame' }))
    this.#send({ kind: 'welcome', protocol: PROTOCOL, version, name: user.name })
    const notice = parts.noticeNow?.() ?? null
    if (notice !== null) this.#send({ kind: 'notice', notice })
  }

  tell(text: string): void {
    this.#write(text)
  }

  /** Waits for what is under way. */
  settled(): Promise<void> {
    return this.#jobs.settled()
  }

  /** Whoever sends faster than we answer waits at their own end of the line. */
  #receive(data: RawData, isBinary: boolean): void {
    if (this.#isOut) return
    const isTooFast = !this.#bucket.take(this.#parts.now())
    // By the time the others have been refused this connection is closed.
    if (isTooFast && ++this.#tooFast > MOST_BAD + 1) return
    if (++this.#waiting >= MOST_WAITING) this.#pause()
    this.#jobs.add(() => this.#taken(data as Buffer, { isBinary, isTooFast }))
  }

  #taken(data: Buffer, how: { readonly isBinary: boolean; readonly isTooFast: boolean }): Promise<void> | undefined {
    this.#waiting--
    if (how.isTooFast) this.#tooFast--
    this.#readOn()
    // What is not answered before a restart is sent again after it.
    if (this.#isOut || !this.#parts.isReady()) return undefined
    // Whoever has just come waits with all others who have, before a word of theirs is read.
    return this.#watching.size === 0 ? afterTheCrowd().then(() => this.#heard(data, how)) : this.#heard(data, how)
  }

  #heard(data: Buffer, { isBinary, isTooFast }: { readonly isBinary: boolean; readonly isTooFast: boolean }) {
    return isTooFast ? this.#refuseTooFast() : this.#answer(data, isBinary)
  }

  #refuseTooFast(): undefined {
    this.#refuse('too-fast', 'Too many messages; wait a moment.')
  }

  #pause(): void {
    this.#isPaused = true
    this.#socket.pause()
  }

  #readOn(): void {
    if (!this.#isPaused || this.#waiting >= MOST_WAITING || this.#rest !== undefined) return
    this.#isPaused = false
    this.#socket.resume()
  }

  /** Takes what this costs from the session and its address; without it nothing more is read for a while. */
  #pays(cost: Cost): boolean {
    const { budgets, address, now } = this.#parts
    this.#account ??= budgets.accountOf({ address, user: this.#user.id })
    if (this.#account.take(cost, now())) return true
    this.#pause()
    this.#rest ??= setTimeout(() => {
      this.#rest = undefined
      this.#readOn()
    }, REST_MS)
    this.#refuse('too-fast', 'This is more than you or your address may send or ask for at once; wait a moment.')
    return false
  }

  /** Sent away for bad behaviour, or let go: what still comes in is not read. */
  get #isOut(): boolean {
    return this.#bad > MOST_BAD || this.#isLetGo
  }

  /** Long messages wait for each other, all that come from one address. */
  #answer(data: Buffer, isBinary: boolean): Promise<void> | undefined {
    const { turns, address } = this.#parts
    if (!this.#pays({ bytes: data.length })) return undefined
    if (isBinary) return void this.#refuse('malformed', 'Messages are text.')
    return data.length <= MOST_BYTES ? this.#do(data) : turns.run(address, async () => this.#do(data))
  }

  #do(data: Buffer): Promise<void> | undefined {
    const message = readMessage(data)
    if (typeof message === 'string') return void this.#refuse('malformed', message)
    const work = message.kind === 'do' ? workOfCommand(message.command.kind) : WORK[message.kind]
    return this.#pays({ work }) ? this.#handled(message) : undefined
  }

  #handled(message: ClientMessage): Promise<void> | undefined {
    const failed = (error: unknown) => {
      if (error instanceof ServerStops) return
      this.#parts.log.error({ kind: message.kind, error: redactedStack(error) }, 'message failed')
      this.#refuse('failed', 'Something went wrong on our side; it is recorded.')
    }
    try {
      return this.#handlers[message.kind](message as never)?.catch(failed)
    } catch (error) {
      return void failed(error)
    }
  }

  readonly #handlers: {
    readonly [K in ClientMessage['kind']]: (message: Extract<ClientMessage, { kind: K }>) => Promise<void> | undefined
  } = {
    watch: async ({ table: wanted, since, print, chatSince }) => {
      if (!this.#parts.isCurrent) return this.#send({ kind: 'gone', table: wanted, why: OUTDATED })
      const table = await this.#tableAt(wanted)
      if (isRefusal(table) && table.code === 'too-many-guesses') return this.#refuse(table.code, table.text)
      if (isRefusal(table)) return this.#send({ kind: 'gone', table: wanted, why: table.text })
      const { code } = table
      const known = this.#watching.get(code)
      // Whoever watches was sent everything in its order, so only the whole can be news to them.
      if (known !== undefined && since !== undefined) return
      if (known !== undefined && !this.#resyncs.take(this.#parts.now()))
        return this.#refuse('too-fast', 'This table is watched already; wait a moment before asking for all of it.')
      if (known === undefined && this.#watching.size >= MOST_TABLES)
        return this.#refuse('too-many-tables', `One connection watches at most ${MOST_TABLES} tables.`)
      if (since !== undefined) this.#parts.metrics.reconnects.inc()
      const watcher = known?.watcher ?? this.#watcher()
      this.#watching.set(code, { table, watcher, seconds: this.#secondsAt(table) })
      await table.watch(watcher, { since: since ?? null, print, chatSince: chatSince ?? 0 })
    },
    unwatch: ({ table }) => this.#unwatch(readCode(table) ?? ''),
    do: ({ table: wanted, id, command }) => {
      const watched = this.#watchedAt(wanted)
      return watched === undefined ? this.#askFrom(wanted, id, command) : this.#askAt(watched, id, command)
    },
    ping: ({ sent }) => void this.#send({ kind: 'pong', sent, at: this.#parts.now() }),
  }

  #watcher(): Watcher {
    const { id: user, name, network } = this.#user
    const lost = () => this.#socket.close(1012, 'The table has to be watched again.')
    return { user, name, network, send: (text, bytes) => this.#write(text, bytes), lost }
  }

  /** A table that is watched is in memory. Whoever asks something of it is answered with the news of that. */
  #askAt({ table, watcher, seconds }: Watched, id: string, command: Command): Promise<void> | undefined {
    const by = this.#user
    const asked: Asked = { id, watcher, isAnswered: false }
    const sent: Sent = { by, id, command, asked }
    const answer = (answer: Answer) => {
      if (!asked.isAnswered) this.#sendAnswer(id, answer)
    }
    if (!isMove(sent)) return table.command(by, id, command, asked).then(answer)
    const started = performance.now()
    const answered = (came: Answer) => {
      answer(came)
      seconds.observe((performance.now() - started) / 1000)
    }
    return this.#moveAt(table, sent, answered) ? undefined : table.command(by, id, command, asked).then(answered)
  }

  /** The next message has its turn when this move is answered. */
  #moveAt(table: TableDoor, move: Move, answered: (answer: Answer) => void): boolean {
    if (table.moveNow === undefined) return false
    let over: (() => void) | null = null
    let isAnswered = false
    const isUnderWay = table.moveNow(move, (answer) => {
      isAnswered = true
      answered(answer)
      over?.()
    })
    if (isUnderWay && !isAnswered) over = this.#jobs.hold()
    return isUnderWay
  }

  /** From a table that is not watched; it may not even be in memory. */
  async #askFrom(wanted: string, id: string, command: Command): Promise<void> {
    const { finder, address } = this.#parts
    const asking = { address, user: this.#user.id }
    const again = await finder.answerAgain(wanted, asking, { by: this.#user, id, command })
    if (again !== null) return this.#sendAnswer(id, again)
    const table = await finder.find(wanted, asking)
    if (isRefusal(table) && table.code === 'too-many-guesses') return this.#refuse(table.code, table.text)
    const started = performance.now()
    this.#sendAnswer(id, isRefusal(table) ? table : await table.command(this.#user, id, command))
    if (!isRefusal(table) && command.kind === 'act')
      this.#secondsAt(table).observe((performance.now() - started) / 1000)
  }

  #secondsAt({ game }: TableDoor): Watched['seconds'] {
    return this.#parts.metrics.actionSeconds.labels({ game })
  }

  /** Most clients write a code as we do. */
  #watchedAt(wanted: string): Watched | undefined {
    return this.#watching.get(wanted) ?? this.#watching.get(readCode(wanted) ?? '')
  }

  async #tableAt(wanted: string): Promise<TableDoor | Refusal> {
    const { finder, address } = this.#parts
    return this.#watchedAt(wanted)?.table ?? finder.find(wanted, { address, user: this.#user.id })
  }

  #unwatch(code: string): undefined {
    const known = this.#watching.get(code)
    this.#watching.delete(code)
    known?.table.unwatch(known.watcher)
  }

  #left(): undefined {
    clearTimeout(this.#rest)
    this.#parts.metrics.sockets.dec()
    for (const code of [...this.#watching.keys()]) this.#unwatch(code)
  }

  #refuse(code: string, text: string): void {
    this.#parts.metrics.badMessages.inc({ why: code })
    this.#send({ kind: 'refused', refused: toldRefusal(refuse(code, 'protocol', text)) })
    this.#bad++
    if (this.#isOut) this.#socket.close(1008, 'Too many bad messages.')
  }

  #sendAnswer(id: string, answer: Answer): void {
    this.#send(
      isRefusal(answer)
        ? { kind: 'answer', id, ok: false, refused: toldRefusal(answer) }
        : { kind: 'answer', id, ok: true, ...answer },
    )
  }

  #send(message: ServerMessage): void {
    this.#write(JSON.stringify(message))
  }

  /** Whoever does not read is let go; they can come back for the rest. */
  #write(text: string, bytes?: number): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    this.#isLetGo = this.#socket.bufferedAmount > MOST_UNSENT
    if (this.#isLetGo) this.#socket.terminate()
    else this.#socket.sendText(text, bytes)
  }
}
