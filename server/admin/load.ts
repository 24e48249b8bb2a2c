import type { NodeLoad } from '@starboard/wire/admin'

export interface LoadParts {
  readonly node: string
  readonly version: string
  readonly startedAt: number
  readonly online: () => { readonly ids: readonly string[]; readonly people: number; readonly connections: number }
  readonly tables: () => number
}

/** Less than this says nothing about how busy a process is. */
const LEAST_MS = 500

/** What this process has to do: its cores since it was last asked, the rest as it is. */
export class Load {
  readonly #parts: LoadParts
  #used = process.cpuUsage()
  #at = performance.now()
  #cpu = 0

  constructor(parts: LoadParts) {
    this.#parts = parts
  }

  now(): NodeLoad {
    const { online, tables, ...own } = this.#parts
    return { ...own, cpu: this.#cores(), memory: process.memoryUsage.rss(), tables: tables(), ...online() }
  }

  #cores(): number {
    const passedMs = performance.now() - this.#at
    if (passedMs < LEAST_MS) return this.#cpu
    const { user, system } = process.cpuUsage(this.#used)
    this.#used = process.cpuUsage()
    this.#at = performance.now()
    this.#cpu = Math.round((user + system) / 10 / passedMs) / 100
    return this.#cpu
  }
}
