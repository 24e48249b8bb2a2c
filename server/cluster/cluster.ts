import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { ServerStops } from '../cores/errors.ts'
import type { EndedSessions } from '../http/followers.ts'
import type { HoldParts, JoinedStore } from '../store/held.ts'
import { joinStore } from '../store/index.ts'
import type { Log } from '../table/services.ts'
import { type Bus, connectBus } from './bus.ts'
import { ClusterTables, type OwnTables, tableHere } from './cluster-tables.ts'
import { Heartbeat } from './heartbeat.ts'
import { NodeLines } from './node-lines.ts'
import { claimed, type Ownership } from './ownership.ts'
import type { Tally } from './tally.ts'

export interface ClusterPlace {
  readonly databaseUrl: string
  readonly natsUrl: string
  readonly secret: string
}

interface Clock {
  readonly now: () => number
  readonly advanceTo: (time: number) => void
}

/** This node among the others: its share of the store, its line to them, and its sign of life. */
export class Cluster {
  readonly joined: JoinedStore
  /** It does not know whether others have its tables: nothing is shown here meanwhile. */
  isResting = false
  /** Whoever is connected here has to come again. */
  onRest: () => void = () => {}
  readonly #bus: Bus
  readonly #log: Log
  readonly #prefix: string
  #tables: ClusterTables | null = null
  #lines: NodeLines | null = null
  #heartbeat: Heartbeat | null = null
  #isLeaving = false

  private constructor(joined: JoinedStore, { bus, log }: { readonly bus: Bus; readonly log: Log }) {
    this.joined = joined
    this.#bus = bus
    this.#log = log
    this.#prefix = `starboard.${joined.nodes.cluster}`
  }

  static async join({ databaseUrl, natsUrl, secret }: ClusterPlace, { me, onLost, log }: HoldParts & { log: Log }) {
    const bus = await connectBus(natsUrl, log)
    const parts = { me, onLost, secretPrint: createHmac('sha256', secret).update('nodes').digest('hex').slice(0, 16) }
    const joined = await joinStore(databaseUrl, parts).catch(async (error: unknown) => {
      await bus.close()
      throw error
    })
    return new Cluster(joined, { bus, log })
  }

  readonly ownership: Ownership = {
    claim: async (row) => {
      if (this.#isLeaving) throw new ServerStops(`Table ${row.id} is for another node to open.`)
      return claimed(row, { nodes: this.joined.nodes, store: this.joined.store })
    },
    doorOf: async (code) => (await this.#tables?.byCode(code)) ?? null,
  }

  /** The lease is renewed from now on. */
  keepUp({ now, advanceTo }: Clock, onLost: (why: string) => void): void {
    const { nodes } = this.joined
    const [onRest, onGoOn] = [() => this.#rest(), () => this.#goOn()]
    const parts = { nodes, log: this.#log, now, advanceTo, onLost, onRest, onGoOn, isLinked: () => this.#bus.isLinked }
    this.#heartbeat = new Heartbeat(parts)
    this.#heartbeat.start()
  }

  #rest(): void {
    this.#log.warn({}, 'the lease of this node may be over; it rests until it knows')
    this.isResting = true
    this.#lines?.rest()
    this.onRest()
  }

  #goOn(): void {
    this.#log.info({}, 'this node goes on with its tables')
    this.isResting = false
    this.#lines?.goOn()
  }

  /** The tables of all nodes, beside those that live here. */
  tables(own: OwnTables): ClusterTables {
    const { nodes, store } = this.joined
    const tableAt = (id: string) => tableHere(own, id)
    this.#lines = new NodeLines({ id: nodes.id, prefix: this.#prefix, bus: this.#bus, log: this.#log, tableAt })
    this.#tables = new ClusterTables({ own, store, lines: this.#lines })
    return this.#tables
  }

  /** Whoever logs out here is logged out everywhere. */
  share(sessions: Sharing): void {
    const subject = `${this.#prefix}.sessions`
    sessions.onEnded = (ended) => this.#bus.publish(subject, Buffer.from(JSON.stringify(ended)))
    this.#bus.subscribe(subject, (payload) => {
      const read = endedSessions.safeParse(JSON.parse(Buffer.from(payload).toString()))
      if (read.success) sessions.endedElsewhere(read.data)
    })
  }

  /** What is used up here is used up everywhere. */
  count(tallies: Readonly<Record<string, Tally>>): void {
    for (const [name, tally] of Object.entries(tallies)) {
      const subject = `${this.#prefix}.tally.${name}`
      tally.onCounted = (what) => this.#bus.publish(subject, Buffer.from(JSON.stringify(what)))
      this.#bus.subscribe(subject, (payload) => {
        const read = counted.safeParse(JSON.parse(Buffer.from(payload).toString()))
        if (read.success) tally.countedElsewhere(read.data)
      })
    }
  }

  /** Others may join, and take tables. */
  open(): Promise<void> {
    return this.joined.nodes.open()
  }

  /** The tables are for other nodes to take, and only then these hear that nobody is here any more. */
  async leave(): Promise<void> {
    this.#isLeaving = true
    await this.joined.nodes.release().catch((error: unknown) => {
      this.#log.warn({ error: String(error) }, 'tables were not handed over; they are free when the lease is')
    })
    // What is left to do takes no table, so nobody minds how long it takes.
    this.#heartbeat?.stop()
    this.#lines?.close()
  }

  async close(): Promise<void> {
    await this.#bus.close()
  }
}

interface Sharing {
  onEnded: (ended: EndedSessions) => void
  endedElsewhere(ended: EndedSessions): void
}

const counted = z.array(z.string())

const endedSessions = z.object({ user: z.string(), session: z.string(), what: z.enum(['this', 'others', 'all']) })
