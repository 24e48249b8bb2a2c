import { type Chance, fastChance } from '@starboard/kernel'
import type { Store } from '../server/store/store.ts'
import { type Audit, audit } from './audit.fixture.ts'
import { Party } from './party.fixture.ts'
import { type Exit, freePort, type LogLine, ServerProcess, sleep } from './server-process.fixture.ts'

const GAME = 'comet-rush'
const SHORT = { preset: 'quick', distance: 6, movementDeck: { ones: 0, twos: 0, threes: 4 } }
const RICH = { startCubes: 60, baseIncome: 15 }

/** Tables of people and bots; short matches come through lobby and draft often, long ones have rockets. */
export const TABLES = [
  { names: ['Ada', 'Ben'], table: { game: GAME, seats: 2, options: SHORT } },
  { names: ['Cleo', 'Dan'], table: { game: GAME, seats: 3, bots: [null, null, 'random'], options: SHORT } },
  { names: ['Eve', 'Fay', 'Gus'], table: { game: GAME, seats: 4, bots: [null, null, null, 'random'], options: RICH } },
  { names: ['Hal', 'Ida'], table: { game: GAME, seats: 4, bots: [null, null, 'random', 'random'] } },
  { names: ['Jim', 'Kim'], table: { game: GAME, seats: 2, options: RICH } },
] as const

/** What each kill waits for: a question on some table, a message under way, or just some time. */
const MOMENTS = ['send', 'main', 'draft', 'pressure', 'reroll', 'draw', 'lobby', 'start', 'any'] as const
type Moment = (typeof MOMENTS)[number]
const PATIENCE_MS = 800
/** For a moment that has not come yet. */
const LONG_PATIENCE_MS = 20_000

export interface KillParts {
  readonly kills: number
  readonly signal?: 'SIGKILL' | 'SIGTERM'
  readonly seed: string
  readonly env: Readonly<Record<string, string>>
  openStore(): Promise<Store>
}

export interface KillReport extends Audit {
  readonly kills: number
  /** How often a table was in a phase when the server was killed. */
  readonly phases: Readonly<Record<string, number>>
  readonly troubles: readonly LogLine[]
  /** How the servers ended, the last one by SIGTERM, and how long that took. */
  readonly exits: readonly (Exit & { readonly ms: number })[]
  readonly seconds: number
}

/** Lets everybody play while the server is killed and started again and again, then compares what all of them know. */
export async function playAndKill({ kills, signal = 'SIGKILL', seed, env, openStore }: KillParts): Promise<KillReport> {
  const started = performance.now()
  const random = fastChance(seed)
  const house = new House({ ...SETTINGS, ...env, PORT: String(await freePort()) })
  const killer = new Killer(random)
  const parties: Party[] = []
  try {
    const url = await house.open()
    const onSent = ({ kind }: { kind: string }) => killer.sent(kind)
    for (const { names, table } of TABLES) parties.push(await Party.gather({ url, names, table, random, onSent }))
    for (let count = 0; count < kills; count++)
      await house.replace(signal, () => killer.moment(MOMENTS[count % MOMENTS.length] ?? 'any', parties))
    for (const party of parties) party.wantsMore = false
    await untilOver(parties)
    for (const party of parties) party.leave()
    await house.end('SIGTERM')
    const store = await openStore()
    const audited = await audit(store, parties)
    await store.close()
    const { exits, troubles } = house
    return { ...audited, kills, phases: killer.phases, troubles, exits, seconds: (performance.now() - started) / 1000 }
  } finally {
    for (const party of parties) party.leave()
    await house.leave()
  }
}

/** Where tables live, server by server: whoever comes next finds them wherever they were before. */
const WORKERS = ['1', '1', '2'] as const

/** One server after another, at the same address. */
class House {
  readonly exits: (Exit & { ms: number })[] = []
  readonly #settings: Readonly<Record<string, string>>
  readonly #servers: ServerProcess[] = []

  constructor(settings: Readonly<Record<string, string>>) {
    this.#settings = settings
  }

  get troubles(): readonly LogLine[] {
    return this.#servers.flatMap(({ troubles }) => troubles)
  }

  async open(): Promise<string> {
    return (await this.#warmed()).serve()
  }

  /** The next one is warm by then. */
  async replace(signal: 'SIGKILL' | 'SIGTERM', moment: () => Promise<void>): Promise<void> {
    const before = this.#servers.at(-1)
    const next = this.#warmed()
    await Promise.all([next, moment().then(() => this.end(signal, before))]).finally(() => next)
    await (await next).serve()
  }

  async end(by: 'SIGKILL' | 'SIGTERM', server = this.#servers.at(-1)): Promise<void> {
    const asked = performance.now()
    const exit = (await server?.kill(by)) ?? { code: null, signal: null }
    this.exits.push({ ...exit, ms: performance.now() - asked })
  }

  /** Whatever is left of it. */
  async leave(): Promise<void> {
    for (const server of this.#servers) await server.kill('SIGKILL')
  }

  async #warmed(): Promise<ServerProcess> {
    const STARBOARD_WORKERS = WORKERS[this.#servers.length % WORKERS.length] ?? '1'
    const server = await ServerProcess.warm({ ...this.#settings, STARBOARD_WORKERS })
    this.#servers.push(server)
    return server
  }
}

const SETTINGS = {
  STARBOARD_WEB: 'off',
  STARBOARD_PAUSE_MS: '60',
  STARBOARD_BOT_DELAY_MS: '5',
  STARBOARD_MESSAGES_PER_SECOND: '100000',
  STARBOARD_REQUESTS_PER_MINUTE: '1000000',
  STARBOARD_CONNECTIONS_PER_ADDRESS: '1000',
  STARBOARD_LINES_PER_ADDRESS: '10000',
  STARBOARD_BYTES_PER_SECOND: '1000000000',
  STARBOARD_WORK_PER_SECOND: '100000000',
  STARBOARD_CHAT_AT_ONCE: '100000',
  STARBOARD_LOBBIES_PER_PERSON: '100000',
}

class Killer {
  readonly phases: Record<string, number> = {}
  readonly #random: Chance
  #onSent: (kind: string) => void = () => undefined

  constructor(random: Chance) {
    this.#random = random
  }

  sent(kind: string): void {
    this.#onSent(kind)
  }

  /** Waits for the moment, or until it has become unlikely. */
  async moment(wanted: Moment, parties: readonly Party[]): Promise<void> {
    await sleep(50 + this.#random.below(200, 'kill'))
    const end = Date.now() + (this.phases[wanted] === undefined ? LONG_PATIENCE_MS : PATIENCE_MS)
    if (wanted === 'any') await sleep(this.#random.below(500, 'kill'))
    else if (wanted === 'send' || wanted === 'start') await this.#sending(wanted, end)
    else while (Date.now() < end && !parties.some(({ phase }) => phase === wanted)) await sleep(1)
    for (const phase of new Set(parties.map((party) => party.phase))) this.phases[phase] = (this.phases[phase] ?? 0) + 1
    // Right then, or while the server is at it.
    const later = this.#random.below(4, 'kill')
    if (later > 0) await sleep(later)
  }

  async #sending(wanted: 'send' | 'start', end: number): Promise<void> {
    const isSent = await new Promise<boolean>((resolve) => {
      const tooLate = setTimeout(() => resolve(false), end - Date.now())
      this.#onSent = (kind) => {
        if (wanted === 'start' && kind !== 'start') return
        clearTimeout(tooLate)
        resolve(true)
      }
    })
    this.#onSent = () => undefined
    if (isSent) this.phases[wanted] = (this.phases[wanted] ?? 0) + 1
  }
}

const END_MS = 120_000

async function untilOver(parties: readonly Party[]): Promise<void> {
  const end = Date.now() + END_MS
  while (!parties.every(({ isOver }) => isOver)) {
    if (Date.now() > end) throw new Error(`Not over: ${parties.map(({ phase }) => phase).join(', ')}`)
    await sleep(20)
  }
}
