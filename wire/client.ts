import { applyChange, type Change, checksum, type Shown } from '@starboard/kernel'
import type { Notice } from './admin.ts'
import { newSession, printCommandId } from './command-id.ts'
import { isTooLong, LOGGED_OUT } from './limits.ts'
import { MatchClock } from './match-clock.ts'
import { withPresence } from './presence.ts'
import {
  type ChatLine,
  type ClientMessage,
  type ClockInfo,
  type Command,
  type Pointed,
  PROTOCOL,
  type Refused,
  type ServerMessage,
  type TableInfo,
} from './protocol.ts'
import { OUTDATED } from './socket-address.ts'

/** The part of a WebSocket that is used here: the browser's own and the one of `ws` both fit. */
export interface Socket {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event?: { readonly code: number }) => void) | null
  onerror: (() => void) | null
}

export type Given = { readonly ok: true; readonly code?: string } | { readonly ok: false; readonly refused: Refused }

export interface ClientState {
  readonly connection: 'connecting' | 'open' | 'lost' | 'closed'
  readonly table: TableInfo | null
  readonly shown: Shown | null
  /** Number of the last news. */
  readonly at: number
  readonly clock: ClockInfo | null
  readonly chat: readonly ChatLine[]
  readonly gone: string | null
  /** The table is there, but not for this person: its host has sent them away. */
  readonly isSentAway?: true
  /** Nor is anything else on this server. */
  readonly isBanned?: true
}

export interface ClientParts {
  readonly code: string
  connect(): Socket
  /** Something changed; `events` are what happened since. */
  onChange?(state: ClientState, events: readonly { readonly kind: string }[]): void
  /** The host of the server has something to tell everybody; null: not any more. */
  onNotice?(notice: Notice | null): void
  /** Somebody points at a thing on the board. No part of the state: it is over in a moment. */
  onPoint?(pointed: Pointed): void
  /** For tests: every message as it came. */
  onMessage?(message: ServerMessage): void
  /** Names this client in the ids of its commands; no other client may have the same. */
  readonly session?: string
}

type News = Extract<ServerMessage, { kind: 'news' }>

interface Pending {
  readonly id: string
  readonly command: Command
  readonly answer: (given: Given) => void
}

const FIRST_RETRY_MS = 100
const LAST_RETRY_MS = 5000
/** A try that gets no word in this time has lost its way: a network that drops everything says nothing. */
const PATIENCE_MS = 10_000
const MOST_CHAT_LINES = 500
/** How often the other end is asked for a sign of life. Without one until the next time the line counts as lost. */
const BEAT_MS = 2000
/** A line may be heard again, as after a tunnel; after so much silence there will be another one. */
const SILENCE_MS = 8000
/** A beat that comes later than this says nothing about the line: the page slept, or was busy. */
const LATE_MS = 3000
/** Refusals of a message, not of a command: it was not even looked at, so it is sent again a little later. */
const UNREAD = ['too-fast', 'failed']
const RESEND_MS = 1000
/** How often the clocks are compared right after the welcome; later the heartbeat does it. */
const FIRST_SAMPLES = 5
const BETWEEN_SAMPLES_MS = 200
/** A ping carries the local time in whole microseconds, because the protocol knows no fractions. */
const MICROSECONDS = 1000
const NO_SESSION: Refused = { code: 'no-session', rule: 'api', text: 'You were logged out of this session.' }
const TOO_LONG: Refused = { code: 'too-long', rule: 'table', text: 'This is too long to be sent.' }

/**
 * Keeps one table up to date over a connection that may break at any moment. What was sent and not answered is sent
 * again with the same id; what was missed is asked for by number; a copy that differs from the server's is replaced.
 */
export class TableClient {
  /** The match clock by this device's `performance.now()`. */
  readonly matchClock = new MatchClock()
  readonly #parts: ClientParts
  readonly #pending = new Map<string, Pending>()
  #state: ClientState = { connection: 'connecting', table: null, shown: null, at: 0, clock: null, chat: [], gone: null }
  readonly #session: string
  /** How many commands it has made. */
  #sent = 0
  /** The whole look is asked for, because this copy differs from the server's. */
  #isAstray = false
  #socket: Socket | null = null
  /** When the other end was asked for the sign of life that has not come yet. */
  #askedAt: number | null = null
  #beatAt = Date.now()
  /** Nothing is heard on this line, but it is not given up yet. */
  #isQuiet = false
  #retryMs = FIRST_RETRY_MS
  #retry: ReturnType<typeof setTimeout> | undefined
  #resend: ReturnType<typeof setTimeout> | undefined
  #patience: ReturnType<typeof setTimeout> | undefined
  #samplesLeft = 0
  #sampling: ReturnType<typeof setTimeout> | undefined
  readonly #beat: ReturnType<typeof setInterval>

  constructor(parts: ClientParts) {
    this.#parts = parts
    this.#session = parts.session ?? newSession()
    this.#open()
    this.#beat = setInterval(() => this.#listen(), BEAT_MS)
  }

  get state(): ClientState {
    return this.#state
  }

  /** Resolves when the server has answered, however often the connection breaks in between. */
  send(command: Command): Promise<Given> {
    return new Promise((answer) => {
      const id = printCommandId({ session: this.#session, counter: ++this.#sent })
      const pending = { id, command, answer }
      // The server would hang up at every try.
      if (isTooLong(JSON.stringify(this.#asked(pending)), command.kind)) return answer({ ok: false, refused: TOO_LONG })
      this.#pending.set(pending.id, pending)
      if (this.#state.connection === 'open') this.#sendPending(pending)
    })
  }

  /** Answers this decision; where none is named, the open one of one's seat. */
  act(action: unknown, decision = this.#openDecision): Promise<Given> {
    return this.send({ kind: 'act', action, ...(decision !== undefined && { decision }) })
  }

  /** Of others' decisions nobody is told the id. */
  get #openDecision(): string | undefined {
    return this.#state.shown?.open.find(({ id }) => id !== undefined)?.id
  }

  /** The network is back, or somebody looks at the page again: the next try is now. */
  wake(): void {
    if (this.#state.connection !== 'lost') return
    const before = this.#socket
    clearTimeout(this.#retry)
    this.#retryMs = FIRST_RETRY_MS
    this.#open()
    before?.close()
  }

  close(): void {
    clearInterval(this.#beat)
    clearTimeout(this.#retry)
    clearTimeout(this.#resend)
    clearTimeout(this.#patience)
    clearTimeout(this.#sampling)
    this.#update({ connection: 'closed' }, [])
    this.#socket?.close()
  }

  #open(): void {
    const socket = this.#parts.connect()
    this.#socket = socket
    this.#isQuiet = false
    this.#askedAt = null
    clearTimeout(this.#patience)
    this.#patience = setTimeout(() => this.#giveUp(socket), PATIENCE_MS)
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return
      clearTimeout(this.#patience)
      this.#askedAt = null
      this.#hearAgain()
      this.#receive(JSON.parse(String(data)) as ServerMessage)
    }
    socket.onclose = (event) => (event?.code === LOGGED_OUT ? this.#loggedOut(socket) : this.#lost(socket))
    socket.onerror = () => undefined
  }

  /** A line that died without a word is not noticed by writing to it. */
  #listen(): void {
    const now = Date.now()
    const isLate = now - this.#beatAt > LATE_MS
    this.#beatAt = now
    const socket = this.#socket
    if (socket === null || (this.#state.connection !== 'open' && !this.#isQuiet)) return
    const silentMs = this.#askedAt === null || isLate ? 0 : now - this.#askedAt
    if (this.#askedAt === null || isLate) this.#askedAt = now
    this.#ping()
    if (silentMs >= SILENCE_MS) this.#giveUp(socket)
    else if (silentMs >= BEAT_MS && !this.#isQuiet) this.#fallQuiet()
  }

  #fallQuiet(): void {
    this.#isQuiet = true
    this.#update({ connection: 'lost' }, [])
  }

  /** What was said into the silence may be lost, and what was missed is asked for. */
  #hearAgain(): void {
    if (!this.#isQuiet) return
    this.#isQuiet = false
    this.#update({ connection: 'open' }, [])
    this.#sendAll()
  }

  #giveUp(socket: Socket): void {
    this.#lost(socket)
    if (this.#socket === socket) this.#socket = null
    socket.close()
  }

  #lost(socket: Socket): void {
    if (this.#socket !== socket || this.#state.connection === 'closed') return
    clearTimeout(this.#patience)
    clearTimeout(this.#sampling)
    this.#isQuiet = false
    this.#update({ connection: 'lost' }, [])
    this.#retry = setTimeout(() => this.#open(), this.#retryMs)
    this.#retryMs = Math.min(LAST_RETRY_MS, this.#retryMs * 2)
  }

  /** Whoever comes back is somebody else: nothing of this one is ever answered. */
  #loggedOut(socket: Socket): void {
    if (this.#socket === socket && this.#state.connection !== 'closed') this.#leave(NO_SESSION)
  }

  /** There is nothing to come back for. */
  #leave(why: Refused, more: Pick<ClientState, 'isBanned'> = {}): void {
    this.#update({ gone: why.text, ...more }, [])
    this.close()
    for (const { answer } of this.#pending.values()) answer({ ok: false, refused: why })
    this.#pending.clear()
  }

  /** The server speaks otherwise than this client: what it tells would be misunderstood. */
  #outdated(): void {
    this.#update({ gone: OUTDATED }, [])
    this.close()
  }

  #receive(message: ServerMessage): void {
    this.#parts.onMessage?.(message)
    // A server that is newer than this page may tell of things that it does not know.
    const handle = this.#handlers[message.kind] as ((message: ServerMessage) => void) | undefined
    handle?.(message)
  }

  readonly #handlers: {
    readonly [K in ServerMessage['kind']]: (message: Extract<ServerMessage, { kind: K }>) => void
  } = {
    welcome: ({ protocol }) => {
      if (protocol !== PROTOCOL) return this.#outdated()
      this.#retryMs = FIRST_RETRY_MS
      this.#update({ connection: 'open' }, [])
      this.#sendAll()
      this.matchClock.forget()
      this.#measure()
    },
    table: ({ table }) => {
      if (table.clock !== null) this.#setClock(table.clock)
      this.#update({ table, clock: table.clock ?? this.#state.clock }, [])
    },
    presence: (presence) => {
      const { table } = this.#state
      if (table !== null) this.#update({ table: withPresence(table, presence) }, [])
    },
    look: ({ at, look, clock }) => {
      this.#isAstray = false
      this.#setClock(clock)
      this.#update({ at, shown: look as Shown, clock }, [])
    },
    news: (news) => {
      if (this.#state.shown !== null && !this.#isAstray) this.#follow(news, this.#state.shown)
      if (news.answer !== undefined) this.#answered(news.answer, { ok: true })
    },
    chat: ({ rows }) => {
      const last = this.#state.chat.at(-1)?.id ?? 0
      const fresh = rows.filter(({ id }) => id > last)
      this.#update({ chat: [...this.#state.chat, ...fresh].slice(-MOST_CHAT_LINES) }, [])
    },
    point: (pointed) => this.#parts.onPoint?.(pointed),
    answer: ({ id, kind: _kind, ...given }) => this.#answered(id, given as Given),
    refused: ({ refused }) => {
      const { code, text } = refused
      if (code === 'banned') return this.#leave(refused, { isBanned: true })
      clearTimeout(this.#resend)
      if (UNREAD.includes(code)) this.#resend = setTimeout(() => this.#sendAll(), RESEND_MS)
      if (code === 'too-many-guesses' && this.#state.table === null) this.#update({ gone: text }, [])
    },
    notice: ({ notice }) => this.#parts.onNotice?.(notice),
    gone: ({ why, isSentAway }) => this.#update({ gone: why, ...(isSentAway && { isSentAway }) }, []),
    pong: ({ sent, at }) => {
      this.matchClock.hear({ sentAt: sent / MICROSECONDS, wall: at, receivedAt: performance.now() })
      if (this.#state.connection !== 'open' || --this.#samplesLeft <= 0) return
      // Two answers may come at once; a timer that nobody knows of would speak on a line that is not open yet.
      clearTimeout(this.#sampling)
      this.#sampling = setTimeout(() => this.#ping(), BETWEEN_SAMPLES_MS)
    },
  }

  /** A copy that is not the server's is noticed where it does not fit, or by its print. */
  #follow({ at, events, change, print, clock }: News, before: Shown): void {
    const shown = changed(before, change)
    if (shown === null || (print !== undefined && checksum(shown) !== print)) this.#startAnew()
    else {
      this.#setClock(clock)
      this.#update({ at, shown, clock }, events)
    }
  }

  #answered(id: string, given: Given): void {
    this.#pending.get(id)?.answer(given)
    this.#pending.delete(id)
  }

  #ping(): void {
    this.#write({ kind: 'ping', sent: Math.round(performance.now() * MICROSECONDS) })
  }

  #setClock(clock: ClockInfo): void {
    const mustMeasure = this.matchClock.isStoppedBefore(clock)
    this.matchClock.tell(clock, performance.now())
    if (mustMeasure) this.#measure()
  }

  #measure(): void {
    clearTimeout(this.#sampling)
    this.#samplesLeft = FIRST_SAMPLES
    this.#ping()
  }

  /** This copy is not the server's: nothing fits until the whole look is here, however often it must be asked for. */
  #startAnew(): void {
    this.#isAstray = true
    this.#watch(null)
  }

  #watch(since: number | null): void {
    const chatSince = this.#state.chat.at(-1)?.id ?? 0
    const seen = since === null ? {} : { since, print: checksum(this.#state.shown) }
    this.#write({ kind: 'watch', table: this.#parts.code, chatSince, ...seen })
  }

  /** Everything that is not answered yet, and where we have got to: what arrives twice happens once. */
  #sendAll(): void {
    if (this.#state.connection !== 'open') return
    this.#watch(this.#state.shown === null || this.#isAstray ? null : this.#state.at)
    for (const pending of this.#pending.values()) this.#sendPending(pending)
  }

  #sendPending(pending: Pending): void {
    this.#write(this.#asked(pending))
  }

  #asked({ id, command }: Pending): ClientMessage {
    return { kind: 'do', table: this.#parts.code, id, command }
  }

  #write(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message))
  }

  #update(change: Partial<ClientState>, events: readonly { readonly kind: string }[]): void {
    this.#state = { ...this.#state, ...change }
    this.#parts.onChange?.(this.#state, events)
  }
}

/** Null: the change does not fit, so this copy is not the one it was made for. */
function changed(frame: Shown, change: Change): Shown | null {
  try {
    return change === null ? frame : (applyChange(frame, change) as Shown)
  } catch {
    return null
  }
}
