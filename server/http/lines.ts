import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** Lines on which nobody has asked for anything yet, or not all of it, of all addresses together. */
const MOST_SILENT = 500

/**
 * Every connection at the lowest level, whatever it is used for. A line is silent until a whole request has come, and
 * again after its answer. Of silent lines the oldest gives way to a newcomer: whoever sends half a request and waits keeps
 * nobody out, while whoever asks has an answer long before it is their turn to give way.
 */
export class Lines {
  readonly #mostOfAddress: number
  readonly #counts = new Map<string, number>()
  /** The oldest first. */
  readonly #silent = new Set<Duplex>()
  readonly #silentOf = new Map<string, Set<Duplex>>()
  readonly #addresses = new WeakMap<Duplex, string>()

  constructor(mostOfAddress: number) {
    this.#mostOfAddress = mostOfAddress
  }

  /** An address that has all its lines in use gets no more. */
  open(line: Socket, address: string): void {
    const mine = this.#silentOf.get(address) ?? new Set()
    this.#silentOf.set(address, mine)
    const count = this.#counts.get(address) ?? 0
    if (count >= this.#mostOfAddress && mine.size === 0) return void line.destroy()
    this.#counts.set(address, count + 1)
    this.#addresses.set(line, address)
    line.once('close', () => this.#closed(line, address))
    if (count >= this.#mostOfAddress) giveWay(mine)
    else if (this.#silent.size >= MOST_SILENT) giveWay(this.#silent)
    this.#hush(line)
  }

  /** A whole request has come, or a line of messages: from now on it may take its time. */
  asked(line: Duplex): void {
    this.#silent.delete(line)
    this.#silentOf.get(this.#addresses.get(line) ?? '')?.delete(line)
  }

  answered(line: Duplex): void {
    if (!line.destroyed) this.#hush(line)
  }

  #hush(line: Duplex): void {
    const address = this.#addresses.get(line)
    if (address === undefined) return
    this.#silent.add(line)
    this.#silentOf.get(address)?.add(line)
  }

  #closed(line: Duplex, address: string): void {
    this.asked(line)
    const left = (this.#counts.get(address) ?? 1) - 1
    this.#counts.set(address, left)
    if (left > 0) return
    this.#counts.delete(address)
    this.#silentOf.delete(address)
  }
}

function giveWay(silent: ReadonlySet<Duplex>): void {
  const [oldest] = silent
  oldest?.destroy()
}
