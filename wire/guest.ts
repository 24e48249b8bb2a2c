import { WebSocket } from 'ws'
import { type ClientParts, type Socket, TableClient } from './client.ts'
import type { TableInfo } from './protocol.ts'
import { socketAddress } from './socket-address.ts'

/** A guest without a browser: for the terminal, for tests and for load. */
export class Guest {
  readonly url: string
  readonly name: string
  readonly cookie: string

  private constructor(url: string, name: string, cookie: string) {
    this.url = url
    this.name = name
    this.cookie = cookie
  }

  static async at(url: string, name: string): Promise<Guest> {
    const response = await fetch(`${url}/api/session`, jsonBody('POST', { name }, ''))
    if (!response.ok) throw new Error(((await response.json()) as { text: string }).text)
    return new Guest(url, name, (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '')
  }

  /** Somebody who has a session already, such as the one of a browser. */
  static known({ url, name, cookie }: Pick<Guest, 'url' | 'name' | 'cookie'>): Guest {
    return new Guest(url, name, cookie)
  }

  async get(path: string): Promise<{ status: number; body: unknown }> {
    return read(await fetch(this.url + path, { headers: { cookie: this.cookie } }))
  }

  async post(path: string, body: object): Promise<{ status: number; body: unknown }> {
    return read(await fetch(this.url + path, jsonBody('POST', body, this.cookie)))
  }

  async createTable(wanted: object): Promise<TableInfo> {
    const { status, body } = await this.post('/api/tables', wanted)
    if (status !== 201) throw new Error((body as { text: string }).text)
    return body as TableInfo
  }

  /** Watches a table; the connection mends itself. */
  watch(code: string, more: Partial<Pick<ClientParts, 'onChange' | 'onMessage' | 'onNotice'>> = {}): TableClient {
    return new TableClient({ ...more, code, connect: () => this.connect() })
  }

  connect(): Socket {
    return new WebSocket(socketAddress(this.url), { headers: { cookie: this.cookie } }) as unknown as Socket
  }
}

const jsonBody = (method: string, body: object, cookie: string) => ({
  method,
  headers: { 'content-type': 'application/json', cookie },
  body: JSON.stringify(body),
})

async function read(response: Response): Promise<{ status: number; body: unknown }> {
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}
