import { type Chance, fastChance, pick, type Shown } from '@starboard/kernel'
import { TableClient } from '@starboard/wire/client'
import { Guest } from '@starboard/wire/guest'
import { PROTOCOL } from '@starboard/wire/protocol'
import { openLineTo } from '../bare-line.ts'
import { LineSocket } from './line-socket.ts'
import type { Tally, Tempo } from './tally.ts'

const SEATS = 2

export interface WantedTable {
  readonly url: string
  readonly game: string
  readonly tally: Tally
  /** Chooses among what is legal: a match has luck of its own, so what will be legal cannot be recorded beforehand. */
  readonly seed?: string
}

/** Two people at a table who play whatever is legal, and a rematch at the end. */
export class LoadedTable {
  readonly #guests: readonly Guest[]
  readonly #wanted: WantedTable
  readonly #random: Chance
  /** Connected, and not at a table yet. */
  #waiting: readonly LineSocket[] = []
  #clients: readonly TableClient[] = []
  #code = ''
  #sent = { at: 0, by: -1 }
  #isOver = false
  #onChange: () => void = () => undefined

  private constructor(guests: readonly Guest[], wanted: WantedTable) {
    this.#guests = guests
    this.#wanted = wanted
    this.#random = fastChance(`table ${wanted.seed ?? 'any'}`)
  }

  static async connect(wanted: WantedTable): Promise<LoadedTable> {
    const names = Array.from({ length: SEATS }, (_, seat) => `Player ${seat + 1}`)
    const table = new LoadedTable(await Promise.all(names.map((name) => Guest.at(wanted.url, name))), wanted)
    await table.#connect()
    return table
  }

  static async open(wanted: WantedTable): Promise<LoadedTable> {
    const table = await LoadedTable.connect(wanted)
    await table.begin()
    return table
  }

  async begin(): Promise<void> {
    const [host] = this.#guests
    if (host === undefined) return
    const { game } = this.#wanted
    const { code } = await host.createTable({ game, seats: SEATS, time: { kind: 'off' } })
    this.#code = code
    this.#clients = this.#waiting.map((socket, seat) => this.#sitDown(socket, seat))
    this.#waiting = []
    for (const client of this.#clients) {
      await client.send({ kind: 'sit' })
      await client.send({ kind: 'ready', ready: true })
    }
    await this.#clients[0]?.send({ kind: 'start' })
  }

  /** Begins after a part of the first pause, so that not all tables move at once. */
  run(tempo: Tempo, share = Math.random()): void {
    // A rematch may be on its way when time is up: what it opens is closed too, and its trouble is nobody's.
    void this.#play(tempo, share)
      .catch((error: unknown) => {
        if (!this.#isOver) throw error
      })
      .finally(() => this.close())
  }

  get code(): string {
    return this.#code
  }

  close(): void {
    this.#isOver = true
    this.#onChange()
    for (const client of this.#clients) client.close()
    for (const socket of this.#waiting) socket.close()
  }

  async #connect(): Promise<void> {
    const { url, tally } = this.#wanted
    this.#waiting = await Promise.all(
      this.#guests.map(async ({ cookie }) => {
        const line = await openLineTo(`${url}/ws?protocol=${PROTOCOL}`, { cookie })
        line.on('data', (chunk: Buffer) => {
          tally.bytes += chunk.length
        })
        return new LineSocket(line)
      }),
    )
  }

  #sitDown(socket: LineSocket, seat: number): TableClient {
    return new TableClient({
      code: this.#code,
      connect: () => socket,
      onMessage: ({ kind }) => kind === 'news' && this.#seenBy(seat),
      onChange: () => this.#onChange(),
    })
  }

  #seenBy(seat: number): void {
    if (seat === this.#sent.by || this.#sent.at === 0) return
    this.#wanted.tally.seen(this.#sent.at)
    this.#sent = { at: 0, by: -1 }
  }

  async #play(tempo: Tempo, share: number): Promise<void> {
    let change = -1
    while (!this.#isOver) {
      const pauseMs = tempo.thinkMs * (change === tempo.change ? 1 : share)
      change = tempo.change
      if (pauseMs > 0) await wait(pauseMs)
      await this.#move()
    }
  }

  async #move(): Promise<void> {
    const seat = this.#clients.findIndex(({ state }) => questionIn(state.shown) !== undefined)
    const client = this.#clients[seat]
    const { shown = null, at = 0 } = client?.state ?? {}
    if (client === undefined || shown === null) return this.#somethingElse()
    this.#sent = { at: isSeenAtOnce(shown) ? performance.now() : 0, by: seat }
    const { ok } = await client.act(pick(shown.legal, this.#random, 'moves'))
    if (ok) this.#wanted.tally.moved()
    // The answer may come before the news of it.
    while (ok && client.state.at === at && !this.#isOver) await this.#changed()
  }

  async #somethingElse(): Promise<void> {
    if (this.#clients[0]?.state.shown?.outcome) await this.#again()
    else await this.#changed()
  }

  #changed(): Promise<void> {
    return new Promise((resolve) => {
      const patience = setTimeout(resolve, PATIENCE_MS)
      this.#onChange = () => {
        clearTimeout(patience)
        resolve()
      }
    })
  }

  async #again(): Promise<void> {
    for (const client of this.#clients) client.close()
    await this.#connect()
    await this.begin()
  }
}

/** Others' questions have no id; whoever may still change an answer that is in leaves it as it is. */
const questionIn = (shown: Shown | null) =>
  shown?.legal.length === 0 ? undefined : shown?.open.find(({ id, answered }) => id !== undefined && !answered)

/** Of the answers to a hidden question nobody else hears before the last is in, or even later. */
const isSeenAtOnce = (shown: Shown): boolean => ['single', 'forced', 'free'].includes(questionIn(shown)?.mode ?? '')

/** How long a table waits at most before it looks again whether somebody may move. */
const PATIENCE_MS = 1000

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Not all at once: a thousand sockets that open in one moment measure something else. */
export async function inGroups<X>(count: number, size: number, make: (place: number) => Promise<X>): Promise<X[]> {
  const made: X[] = []
  while (made.length < count) {
    const group = Math.min(size, count - made.length)
    const first = made.length
    made.push(...(await Promise.all(Array.from({ length: group }, (_, more) => make(first + more)))))
  }
  return made
}
