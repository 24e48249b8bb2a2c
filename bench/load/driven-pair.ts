import { readFrames } from '../bare-line.ts'
import type { Tally, Tempo } from './tally.ts'
import type { ConnectedPair, PairPlay } from './wire.ts'

/** Which of how many. */
export interface Place {
  readonly index: number
  readonly of: number
}

/** Two people who play the small game: each strikes when they have seen the other's stroke and thought about it. */
export class DrivenPair {
  readonly #pair: ConnectedPair
  readonly #tempo: Tempo
  readonly #tally: Tally
  readonly #place: Place
  #play: PairPlay | undefined
  /** How many beats were struck and seen by the other, and how many each of them was told of, their own included. */
  #beat = 0
  readonly #told = [0, 0]
  #sentAt = 0
  #change = -1

  constructor(pair: ConnectedPair, { tempo, tally, place }: { tempo: Tempo; tally: Tally; place: Place }) {
    this.#pair = pair
    this.#tempo = tempo
    this.#tally = tally
    this.#place = place
    for (const line of pair.lines) line.on('close', () => this.#lost())
  }

  async begin(): Promise<void> {
    this.#play = await this.#pair.begin()
    for (const [seat, line] of this.#pair.lines.entries()) {
      line.on('data', (chunk: Buffer) => {
        this.#tally.bytes += chunk.length
      })
      readFrames(line, (body) => this.#hear(seat, body))
    }
  }

  run(): void {
    this.#think()
  }

  /** For how long somebody has been waiting for the other's stroke, which was sent. */
  get waitedMs(): number {
    return this.#sentAt === 0 ? 0 : performance.now() - this.#sentAt
  }

  /** Nobody leaves in the middle: what is measured would be something else. */
  #lost(): void {
    if (this.#play !== undefined) throw new Error(`The server hung up after ${this.#beat} beats.`)
  }

  #hear(seat: number, body: Buffer): void {
    if (this.#play?.isBeat(body, seat) !== true) return
    const told = (this.#told[seat] ?? 0) + 1
    this.#told[seat] = told
    // News of one's own stroke may come after the other has answered it.
    if (seat === this.#beat % 2 || told <= this.#beat) return
    this.#tally.moved()
    this.#tally.seen(this.#sentAt)
    this.#sentAt = 0
    this.#beat++
    this.#think()
  }

  #think(): void {
    const pauseMs = this.#pauseMs()
    if (pauseMs === 0) this.#strike()
    else setTimeout(() => this.#strike(), pauseMs)
  }

  /** At a new tempo the matches begin one after another, over as long as somebody thinks. */
  #pauseMs(): number {
    const { thinkMs, change } = this.#tempo
    if (this.#change === change) return thinkMs
    this.#change = change
    return (thinkMs * this.#place.index) / this.#place.of
  }

  #strike(): void {
    if (this.#play === undefined) return
    this.#sentAt = performance.now()
    this.#pair.lines[this.#beat % 2]?.write(this.#play.frameOf(this.#beat))
  }
}
