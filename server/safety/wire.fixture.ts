import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerMessage } from '@starboard/wire/protocol'
import { socketAddress } from '@starboard/wire/socket-address'
import { WebSocket } from 'ws'
import { tableWorkerFor, WORKERS } from '../fixtures/cores.fixture.ts'
import { inNoTime, ownTime, wait } from '../fixtures/time.fixture.ts'
import { type Config, type Log, readConfig, type ServerParts, startServer, thinkHere } from '../index.ts'
import { openStore, type Store } from '../store/index.ts'

export { wait } from '../fixtures/time.fixture.ts'

interface LogLine {
  readonly level: keyof Log
  readonly text: string
  readonly fields: object
}

/** A real server of which everything can be seen: its whole log, and its store through a second connection. */
export interface OpenServer {
  readonly url: string
  readonly store: Store
  readonly lines: readonly LogLine[]
  /** Signs the sessions. */
  readonly secret: string
  close(): Promise<void>
}

export async function openServer(
  changes: Partial<Config> = {},
  more: Pick<ServerParts, 'webDir' | 'now'> = {},
): Promise<OpenServer> {
  const config = readConfig({
    PORT: '0',
    STARBOARD_WORKERS: WORKERS,
    STARBOARD_BOT_DELAY_MS: '0',
    STARBOARD_PAUSE_MS: '0',
    STARBOARD_REQUESTS_PER_MINUTE: '10000000',
    STARBOARD_BYTES_PER_SECOND: '1000000000',
    STARBOARD_WORK_PER_SECOND: '100000000',
    STARBOARD_MISSED_CODES_PER_HOUR: '1000000',
    STARBOARD_LINES_PER_ADDRESS: '10000',
    STARBOARD_MESSAGES_PER_SECOND: '1000000',
    STARBOARD_CONNECTIONS_PER_ADDRESS: '10000',
    STARBOARD_CHAT_AT_ONCE: '100000',
    STARBOARD_LOBBIES_PER_PERSON: '100000',
  })
  if ('problems' in config) throw new Error(config.problems.join(' '))
  const dataDir = await mkdtemp(join(tmpdir(), 'starboard-safety-'))
  const lines: LogLine[] = []
  const keep = (level: keyof Log) => (fields: object, text: string) => void lines.push({ level, fields, text })
  const log: Log = { info: keep('info'), warn: keep('warn'), error: keep('error') }
  const settings = { ...config, dataDir, ...changes }
  const parts: ServerParts = { bots: thinkHere, log, version: 'test', now: () => Math.floor(ownTime()), ...more }
  const server = await startServer(settings, { ...(await tableWorkerFor(settings)), ...parts })
  const store = await openStore({ dataDir })
  return {
    url: server.url,
    store,
    lines,
    secret: changes.secret ?? (await readFile(join(dataDir, 'secret'), 'utf8')),
    async close() {
      await server.close()
      await store.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export interface SocketFrame {
  readonly text: string
  /** When it came, in milliseconds of this process. */
  readonly at: number
}

/** One raw connection that keeps every frame as it came. */
export class Tap {
  readonly frames: SocketFrame[] = []
  readonly closed: Promise<number>
  readonly socket: WebSocket
  #sent = 0
  readonly #isOpen: Promise<void>

  constructor(url: string, headers: Readonly<Record<string, string>>, onMessage?: (message: ServerMessage) => void) {
    this.socket = new WebSocket(socketAddress(url), { headers })
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (code) => resolve(code))
    })
    this.#isOpen = new Promise((resolve, reject) => {
      this.socket.on('open', () => resolve())
      this.socket.on('error', reject)
    })
    this.#isOpen.catch(() => undefined)
    this.socket.on('message', (data) => {
      this.frames.push({ text: String(data), at: ownTime() })
      onMessage?.(JSON.parse(String(data)) as ServerMessage)
    })
  }

  /** Rejects if the server does not let it in. */
  async opened(): Promise<this> {
    await this.#isOpen
    await this.next(({ kind }) => kind === 'welcome')
    return this
  }

  get messages(): readonly ServerMessage[] {
    return this.frames.map(({ text }) => JSON.parse(text) as ServerMessage)
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message))
  }

  /** The first message from this place on that fits. */
  async next(fits: (message: ServerMessage) => boolean, from = 0): Promise<ServerMessage> {
    const end = Date.now() + 30_000
    for (let place = from; ; ) {
      const frame = this.frames[place]
      if (frame !== undefined) {
        const message = JSON.parse(frame.text) as ServerMessage
        if (fits(message)) return message
        place++
      } else if (Date.now() > end)
        throw new Error(`Waited in vain; got ${this.frames.map(({ text }) => text).join('\n')}`)
      else await new Promise((resolve) => setTimeout(resolve, 1))
    }
  }

  /** Whatever comes back first. */
  async ask(message: unknown): Promise<ServerMessage> {
    const from = this.frames.length
    this.say(message)
    return this.next(() => true, from)
  }

  /** Answered in no time: whoever is quick is quick on a busy machine too. */
  async command(table: string, command: object, id = `c${++this.#sent}-${Math.floor(performance.now())}`) {
    const from = this.frames.length
    this.say({ kind: 'do', table, id, command })
    const message = await inNoTime(() => this.next((one) => answerIn(one)?.id === id, from))
    return answerIn(message) ?? fail()
  }

  close(): Promise<number> {
    this.socket.close()
    return this.closed
  }
}

const fail = (): never => {
  throw new Error('not an answer')
}

/** What a command was answered, by a message of its own or with its news. */
export function answerIn(message: ServerMessage): Extract<ServerMessage, { kind: 'answer' }> | null {
  if (message.kind === 'news' && message.answer !== undefined) return { kind: 'answer', id: message.answer, ok: true }
  return message.kind === 'answer' ? message : null
}

/** Everything an HTTP reply says. */
export interface HttpReply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: unknown
}

/** Over a line of its own: one that was kept may have grown too old for the server while this process was busy. */
export async function ask(url: string, init: RequestInit = {}): Promise<HttpReply> {
  const headers = new Headers(init.headers)
  headers.set('connection', 'close')
  const { response, text } = await inNoTime(async () => {
    const given = await fetch(url, { ...init, headers })
    return { response: given, text: await given.text() }
  })
  const isJson = (response.headers.get('content-type') ?? '').includes('json')
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson && text !== '' ? JSON.parse(text) : text,
  }
}

export const json = (body: unknown, cookie = '', method = 'POST'): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', cookie },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

/** A guest's cookie. */
export async function signIn(url: string, name: string): Promise<string> {
  const { status, headers, text } = await ask(`${url}/api/session`, json({ name }))
  if (status !== 200) throw new Error(text)
  return (headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

export async function makeTable(url: string, cookie: string, wanted: object): Promise<string> {
  const { status, text, body } = await ask(`${url}/api/tables`, json(wanted, cookie))
  if (status !== 201) throw new Error(text)
  return (body as { code: string }).code
}

/** No time passes for a server with this clock, so that no bucket fills up again. */
export const stillClock = () => {
  const then = Date.now()
  return { now: () => then }
}

/** A number of the server's metrics; 0 if it was never counted. */
export async function metric(url: string, name: string): Promise<number> {
  const { text } = await ask(`${url}/metrics`)
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.slice(name.length + 1) ?? 0)
}

/** The value, as soon as it is the wanted one, or whatever it is in the end. */
export async function eventually<X>(look: () => Promise<X>, wanted: X): Promise<X> {
  const end = Date.now() + 20_000
  for (;;) {
    const found = await look()
    if (found === wanted || Date.now() > end) return found
    await wait(10)
  }
}
