import type { Fault } from './cluster-faults.fixture.ts'
import type { Node, NodeHouse } from './cluster-nodes.fixture.ts'
import type { Party } from './party.fixture.ts'
import { sleep } from './server-process.fixture.ts'

/** A table that had lived at a node when that fell ill, and how long it took until another node had it. */
export interface Move {
  readonly fault: Fault
  readonly ms: number
}

const LOOK_EVERY_MS = 50
const PATIENCE_MS = 30_000

/**
 * Watches, in the database, how tables leave a node that falls ill. Only those count that somebody at another node has
 * before them: whom nobody asks for stays where it is.
 */
export class Moves {
  readonly all: Move[] = []
  readonly #house: NodeHouse
  readonly #parties: readonly Party[]

  constructor(house: NodeHouse, parties: readonly Party[]) {
    this.#house = house
    this.#parties = parties
  }

  /** Called when the fault begins. */
  async during(fault: Fault): Promise<void> {
    const began = performance.now()
    const ill = this.#house.nodes.find(({ ill }) => ill === fault)
    if (ill === undefined || fault === 'leap') return
    const name = await this.#house.nameOf(ill)
    if (name === null) return
    const waiting = new Set(await this.#tablesAt(name, ill))
    while (waiting.size > 0 && performance.now() - began < PATIENCE_MS) {
      await sleep(LOOK_EVERY_MS)
      const left = new Set(await this.#tablesAt(name, ill))
      for (const code of waiting) {
        if (left.has(code)) continue
        waiting.delete(code)
        this.all.push({ fault, ms: Math.round(performance.now() - began) })
      }
      // It was well again before anybody had to take over.
      if (ill.ill === null && this.#house.nodes.includes(ill)) return
    }
  }

  /** Tables in play that live there, with somebody who is elsewhere. */
  async #tablesAt(name: string, { url }: Node): Promise<readonly string[]> {
    const elsewhere = this.#parties.flatMap(({ players }) =>
      players.filter((player) => player.url !== url).map((player) => player.visits.at(-1)?.code ?? ''),
    )
    const rows = await this.#house.ask<{ code: string }>(
      `select code from tables where node = $1 and status = 'playing' and code = any ($2::text[])`,
      [name, elsewhere],
    )
    return rows.map(({ code }) => code)
  }
}
