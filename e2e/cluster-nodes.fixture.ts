import { type Chance, pick } from '@starboard/kernel'
import { Guest } from '@starboard/wire/guest'
import { type CuttableWay, cuttableWay } from '../server/fixtures/cuttable.fixture.ts'
import { type NatsServer, startNats } from '../server/fixtures/nats.fixture.ts'
import { askPostgres, type PostgresServer, startPostgres } from '../server/store/postgres/server.fixture.ts'
import { type Exit, freePort, type LogLine, ServerProcess, sleep } from './server-process.fixture.ts'

/** One server process of several, with ways of its own to what they share. */
export interface Node {
  readonly process: ServerProcess
  readonly url: string
  readonly ways: { readonly database: CuttableWay; readonly nats: CuttableWay }
  /** What is being done to it. */
  ill: string | null
}

/** How a node ended, what had been done to it, and what it said of it. */
export interface NodeEnd extends Exit {
  readonly after: string | null
  readonly said: readonly string[]
}

/** A node is killed, or told to stop, or says why it goes. */
export function isExplained({ after, code, signal, said }: NodeEnd): boolean {
  if (after === 'kill' && signal === 'SIGKILL') return true
  if (after === 'replace' && code === 0) return true
  return code === 1 && said.some((line) => line.includes('Started again, it joins the others.'))
}

const SETTINGS = {
  STARBOARD_WEB: 'off',
  STARBOARD_WORKERS: '1',
  STARBOARD_SECRET: 'a secret that all nodes of a test have',
  STARBOARD_MESSAGES_PER_SECOND: '100000',
  STARBOARD_REQUESTS_PER_MINUTE: '1000000',
  STARBOARD_CONNECTIONS_PER_ADDRESS: '10000',
  STARBOARD_LINES_PER_ADDRESS: '20000',
  STARBOARD_BYTES_PER_SECOND: '1000000000',
  STARBOARD_WORK_PER_SECOND: '100000000',
  STARBOARD_CHAT_AT_ONCE: '100000',
  STARBOARD_LOBBIES_PER_PERSON: '100000',
  STARBOARD_LOBBIES_PER_ADDRESS: '100000',
}

const PATIENCE_MS = 120_000

/** What is above this in a log would wake somebody. */
const TROUBLE = 50

/**
 * Several nodes on a real Postgres and a real NATS. One that ends is replaced, as a supervisor would do it, by one that
 * waits with everything loaded.
 */
export class NodeHouse {
  readonly postgres: PostgresServer
  readonly nats: NatsServer
  readonly databaseUrl: string
  readonly ends: NodeEnd[] = []
  readonly #settings: Readonly<Record<string, string>>
  readonly #nodes = new Set<Node>()
  readonly #replacing = new Set<Promise<void>>()
  readonly #ways: CuttableWay[] = []
  #spare: Promise<Omit<Node, 'url'>> | null = null
  #isClosing = false

  private constructor(
    shared: { postgres: PostgresServer; nats: NatsServer; databaseUrl: string },
    settings: Readonly<Record<string, string>>,
  ) {
    this.postgres = shared.postgres
    this.nats = shared.nats
    this.databaseUrl = shared.databaseUrl
    this.#settings = { ...SETTINGS, ...settings }
  }

  static async open(count: number, settings: Readonly<Record<string, string>>): Promise<NodeHouse> {
    const [postgres, nats] = await Promise.all([startPostgres(), startNats()])
    const place = await postgres.makePlace()
    await place.leave()
    const house = new NodeHouse({ postgres, nats, databaseUrl: place.url }, settings)
    for (let begun = 0; begun < count; begun++) await house.#begin()
    return house
  }

  get nodes(): readonly Node[] {
    return [...this.#nodes]
  }
  /** Nodes that nothing is being done to. */
  get well(): readonly Node[] {
    return this.nodes.filter(({ ill }) => ill === null)
  }

  /** Where somebody's next connection leads: nobody knows which node is ill. */
  address(random: Chance): string {
    return this.nodes.length === 0 ? 'http://127.0.0.1:1' : pick(this.nodes, random, 'node').url
  }

  /** Somebody new, by way of any node that lets them in. */
  async guest(name: string, random: Chance, tries = 100): Promise<Guest> {
    const came = await Guest.at(this.address(random), name).catch((error: unknown) => error)
    if (came instanceof Guest) return came
    if (tries === 0) throw came
    await sleep(100)
    return this.guest(name, random, tries - 1)
  }

  /** What is in the database, whatever the nodes say. */
  ask<Row extends object>(statement: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    return askPostgres<Row>(this.databaseUrl, { statement, values })
  }

  /** By which name the others know it. */
  async nameOf({ process: { pid } }: Node): Promise<string | null> {
    const rows = await this.ask<{ id: string; holder: string }>('select id, holder from nodes')
    return rows.find(({ holder }) => (JSON.parse(holder) as { pid: number }).pid === pid)?.id ?? null
  }

  /** Resolves when there are so many nodes, and nothing is being done to any of them. */
  async whole(count: number): Promise<void> {
    const end = Date.now() + PATIENCE_MS
    while (this.well.length !== count) {
      if (Date.now() > end) throw new Error(`${this.well.length} of ${count} nodes are well.`)
      await Promise.race([...this.#replacing, sleep(100)])
    }
  }

  /** All nodes end as they do when they are told to. */
  async stop(): Promise<void> {
    this.#isClosing = true
    await Promise.all(this.#replacing)
    await Promise.all(this.nodes.map(({ process }) => process.kill('SIGTERM')))
  }

  async close(): Promise<void> {
    this.#isClosing = true
    const spare = await this.#spare
    await Promise.all([...this.nodes.map((node) => node.process), spare?.process].map((it) => it?.kill('SIGKILL')))
    await Promise.all(this.#ways.map((way) => way.close()))
    await Promise.all([this.postgres.stop(), this.nats.stop()])
  }

  /** One more node, besides those that there are. */
  async #begin(): Promise<void> {
    const warm = await (this.#spare ?? this.#warmed())
    const node: Node = { ...warm, url: await warm.process.serve(), ill: null }
    this.#spare = this.#warmed()
    this.#nodes.add(node)
    void node.process.ended.then((exit) => this.#ended(node, exit))
  }

  async #warmed(): Promise<Omit<Node, 'url'>> {
    const address = new URL(this.databaseUrl)
    const ways = { database: await cuttableWay(Number(address.port)), nats: await cuttableWay(this.nats.port) }
    this.#ways.push(ways.database, ways.nats)
    address.port = String(ways.database.port)
    const process = await ServerProcess.warm({
      ...this.#settings,
      PORT: String(await freePort()),
      DATABASE_URL: address.href,
      NATS_URL: `nats://127.0.0.1:${ways.nats.port}`,
    })
    return { process, ways, ill: null }
  }

  #ended(node: Node, exit: Exit): void {
    this.#nodes.delete(node)
    this.ends.push({ ...exit, after: node.ill, said: troublesOf(node.process.lines) })
    if (this.#isClosing) return
    const replacing = this.#replaced().finally(() => this.#replacing.delete(replacing))
    this.#replacing.add(replacing)
  }

  /** As a supervisor does it: again and again, as long as the database does not answer. */
  async #replaced(tries = 60): Promise<void> {
    const error = await this.#begin().catch((why: unknown) => why)
    if (error === undefined || this.#isClosing) return
    this.#spare = null
    if (tries === 0) throw error
    await sleep(500)
    await this.#replaced(tries - 1)
  }
}

const troublesOf = (lines: readonly LogLine[]): readonly string[] =>
  lines
    .filter(({ level }) => level >= TROUBLE)
    .map(({ level: _level, time: _time, pid: _pid, ...rest }) => JSON.stringify(rest))
