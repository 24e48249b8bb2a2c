import type { TableClient } from '@starboard/wire/client'
import { Guest } from '@starboard/wire/guest'

const SEATS = 2

/** What a load counts while it is measured. */
export interface Counting {
  isMeasured: boolean
  isOver: boolean
  moves: number
}

/** Two people at a table who play whatever is legal, and a rematch at the end. */
export class LoadedTable {
  readonly #guests: readonly Guest[]
  readonly #game: string
  #clients: readonly TableClient[] = []
  #sent = { at: 0, by: -1 }

  private constructor(guests: readonly Guest[], game: string) {
    this.#guests = guests
    this.#game = game
  }

  static async open(url: string, game: string): Promise<LoadedTable> {
    const guests = await Promise.all(Array.from({ length: SEATS }, (_, seat) => Guest.at(url, `Player ${seat + 1}`)))
    const table = new LoadedTable(guests, game)
    await table.#begin()
    return table
  }

  run(pauseMs: number, counting: Counting, seen: number[]): void {
    // A rematch may be on its way when time is up: what it opens is closed too, and its trouble is nobody's.
    void this.#play(pauseMs, counting)
      .catch((error: unknown) => {
        if (!counting.isOver) throw error
      })
      .finally(() => this.close())
    this.#onNews = (seat) => {
      if (seat === this.#sent.by || this.#sent.at === 0) return
      if (counting.isMeasured) seen.push(performance.now() - this.#sent.at)
      this.#sent = { at: 0, by: -1 }
    }
  }

  close(): void {
    for (const client of this.#clients) client.close()
  }

  #onNews: (seat: number) => void = () => undefined

  async #begin(): Promise<void> {
    const [host] = this.#guests
    if (host === undefined) return
    const { code } = await host.createTable({ game: this.#game, seats: SEATS, time: { kind: 'off' } })
    this.#clients = this.#guests.map((guest, seat) =>
      guest.watch(code, { onMessage: ({ kind }) => kind === 'news' && this.#onNews(seat) }),
    )
    for (const client of this.#clients) {
      await client.send({ kind: 'sit' })
      await client.send({ kind: 'ready', ready: true })
    }
    await this.#clients[0]?.send({ kind: 'start' })
  }

  async #play(pauseMs: number, counting: Counting): Promise<void> {
    await wait(Math.random() * pauseMs)
    while (!counting.isOver) {
      const seat = this.#clients.findIndex(({ state }) => (state.shown?.legal.length ?? 0) > 0)
      const client = this.#clients[seat]
      if (client === undefined) {
        if (this.#clients[0]?.state.shown?.outcome) await this.#again()
        else await wait(1)
        continue
      }
      const { legal = [] } = client.state.shown ?? {}
      this.#sent = { at: performance.now(), by: seat }
      await client.act(legal[Math.floor(Math.random() * legal.length)])
      if (counting.isMeasured) counting.moves++
      if (pauseMs > 0) await wait(pauseMs)
    }
  }

  async #again(): Promise<void> {
    this.close()
    await this.#begin()
  }
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Not all at once: a thousand sockets that open in one moment measure something else. */
export async function inGroups<X>(count: number, size: number, make: () => Promise<X>): Promise<X[]> {
  const made: X[] = []
  while (made.length < count) {
    const group = Math.min(size, count - made.length)
    made.push(...(await Promise.all(Array.from({ length: group }, make))))
  }
  return made
}
