import { connect, type NatsConnection } from '@nats-io/transport-node'
import type { Log } from '../table/services.ts'

/** What carries texts between nodes. Whatever was said while it was broken may be lost, and nobody says so. */
export interface Bus {
  /** It reaches the others, as far as it knows. */
  readonly isLinked: boolean
  publish(subject: string, payload: Uint8Array): void
  subscribe(subject: string, hear: (payload: Uint8Array) => void): void
  close(): Promise<void>
}

const CONNECT_MS = 5000
const AGAIN_MS = 250
/** Whoever has not answered two of these in a row is gone. */
const PING_MS = 450
const MOST_SILENT_PINGS = 2

/** NATS, at an address such as nats://user:password@host:4222. */
export async function connectBus(url: string, log: Log): Promise<Bus> {
  const connection = await connect({
    ...serverAt(url),
    name: 'starboard',
    timeout: CONNECT_MS,
    maxReconnectAttempts: -1,
    reconnectTimeWait: AGAIN_MS,
    pingInterval: PING_MS,
    maxPingOut: MOST_SILENT_PINGS,
    noEcho: true,
  }).catch((cause: unknown) => {
    throw new Error(`NATS at ${new URL(url).host} does not answer. Is it running, and is NATS_URL right?`, { cause })
  })
  return new NatsBus(connection, log)
}

function serverAt(url: string) {
  const { host, username, password, protocol } = new URL(url)
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)]
  return {
    servers: host,
    ...(user !== '' && (pass === '' ? { token: user } : { user, pass })),
    ...(protocol === 'tls:' && { tls: {} }),
  }
}

class NatsBus implements Bus {
  readonly #connection: NatsConnection
  readonly #log: Log
  #isLinked = true

  constructor(connection: NatsConnection, log: Log) {
    this.#connection = connection
    this.#log = log
    void this.#follow()
  }

  get isLinked(): boolean {
    return this.#isLinked
  }

  publish(subject: string, payload: Uint8Array): void {
    if (!this.#connection.isClosed()) this.#connection.publish(subject, payload)
  }

  subscribe(subject: string, hear: (payload: Uint8Array) => void): void {
    this.#connection.subscribe(subject, {
      callback: (error, message) => {
        if (error === null) hear(message.data)
      },
    })
  }

  async close(): Promise<void> {
    await this.#connection.close()
  }

  async #follow(): Promise<void> {
    for await (const { type } of this.#connection.status()) {
      if (type !== 'disconnect' && type !== 'reconnect') continue
      this.#isLinked = type === 'reconnect'
      if (this.#isLinked) this.#log.info({}, 'NATS is back')
      else this.#log.warn({}, 'NATS does not answer')
    }
  }
}
