import type { Socket } from '@starboard/wire/client'
import type { TableInfo } from '@starboard/wire/protocol'
import { socketAddress } from '@starboard/wire/socket-address'
import { WebSocket } from 'ws'
import { Failure, Mistake } from '../ending.ts'
import type { Who } from './sessions-file.ts'

export interface SoFar {
  readonly at: number
  readonly events: readonly { readonly kind: string }[]
}

interface Reply {
  readonly status: number
  readonly body: unknown
  readonly cookie: string | null
}

/** Somebody with a name at a server, as its HTTP door knows them. */
export class Session {
  readonly server: string
  readonly name: string
  readonly cookie: string

  private constructor({ server, name }: Who, cookie: string) {
    this.server = server
    this.name = name
    this.cookie = cookie
  }

  /** The guest of this cookie, or a new one where it is not known any more. */
  static async open(who: Who, cookie: string | null): Promise<Session> {
    const reply = await ask(who.server, '/api/session', { cookie: cookie ?? '', body: { name: who.name } })
    if (reply.status !== 200) throw new Mistake(sentenceIn(reply, who.server))
    const { name } = reply.body as { name: string }
    return new Session({ server: who.server, name }, reply.cookie ?? cookie ?? '')
  }

  async createTable(wanted: object): Promise<TableInfo> {
    const reply = await ask(this.server, '/api/tables', { cookie: this.cookie, body: wanted })
    if (reply.status !== 201) throw new Mistake(sentenceIn(reply, this.server))
    return reply.body as TableInfo
  }

  async table(code: string): Promise<TableInfo> {
    const reply = await ask(this.server, `/api/tables/${code}`, { cookie: this.cookie })
    if (reply.status !== 200) throw new Mistake(`${code}: ${sentenceIn(reply, this.server)}`)
    return reply.body as TableInfo
  }

  /** What this one was told of the match so far, and the number of the news it goes up to. Null: nothing yet. */
  async story(code: string): Promise<SoFar | null> {
    const reply = await ask(this.server, `/api/tables/${code}/story`, { cookie: this.cookie })
    if (reply.status !== 200) return null
    const { at, batches } = reply.body as { at: number; batches: readonly { events: SoFar['events'] }[] }
    return { at, events: batches.flatMap(({ events }) => events) }
  }

  /** The finished match as a file that can be replayed and verified. */
  async exported(code: string): Promise<unknown> {
    const reply = await ask(this.server, `/api/tables/${code}/export`, { cookie: this.cookie })
    if (reply.status !== 200) throw new Failure(sentenceIn(reply, this.server))
    return reply.body
  }

  /** A connection to live play. A server that has lost its data turns its old guests away. */
  connect(onTurnedAway: () => void): Socket {
    const socket = new WebSocket(socketAddress(this.server), { headers: { cookie: this.cookie } })
    socket.on('error', ({ message }) => {
      if (message.includes('401')) onTurnedAway()
    })
    return socket as unknown as Socket
  }
}

async function ask(server: string, path: string, sent: { cookie: string; body?: object }): Promise<Reply> {
  const headers = { ...(sent.body && { 'content-type': 'application/json' }), cookie: sent.cookie }
  const init = sent.body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(sent.body) }
  const response = await fetch(server + path, init).catch(() => null)
  if (response === null)
    throw new Failure(`Nobody answers at ${server}. A server of your own starts with: starboard serve`)
  const body: unknown = await response.json().catch(() => null)
  if (body === null) throw new Failure(`What answers at ${server} is not a Starboard server.`)
  return { status: response.status, body, cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] || null }
}

const sentenceIn = ({ body }: Reply, server: string): string =>
  typeof body === 'object' && body !== null && 'text' in body
    ? String(body.text)
    : `What answers at ${server} is not a Starboard server.`
