import { Worker } from 'node:worker_threads'
import type { Gauged } from '@starboard/games'
import type { Log } from '../table/services.ts'
import type { GaugeTask, Measurer } from './gauges.ts'

/** A thread that is started when something is to be measured, and ended when nothing has been for a while. */
export class GaugeThread implements Measurer {
  readonly #script: URL
  readonly #log: Log
  readonly #patience: { readonly stuckMs: number; readonly idleMs: number }
  #worker: Worker | null = null
  #done: ((gauged: Gauged | null) => void) | null = null
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(script: URL, log: Log, patience = { stuckMs: 120_000, idleMs: 30_000 }) {
    this.#script = script
    this.#log = log
    this.#patience = patience
  }

  measure(task: GaugeTask): Promise<Gauged | null> {
    if (this.#isClosed) return Promise.resolve(null)
    return new Promise((resolve) => {
      this.#done = resolve
      this.#worker ??= this.#start()
      this.#wait(this.#patience.stuckMs, () => this.#giveUp('stuck'))
      this.#worker.postMessage(task)
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#finish(null)
    await this.#end()
  }

  #start(): Worker {
    const worker = new Worker(this.#script)
    worker.on('message', (gauged: Gauged) => this.#finish(gauged))
    worker.on('error', (error) => this.#giveUp(error instanceof Error ? error.message : String(error)))
    // It keeps nobody from ending.
    worker.unref()
    return worker
  }

  #giveUp(why: string): void {
    this.#log.error({ why }, 'a difficulty could not be measured')
    void this.#end()
    this.#finish(null)
  }

  #finish(gauged: Gauged | null): void {
    const done = this.#done
    this.#done = null
    this.#wait(this.#patience.idleMs, () => void this.#end())
    done?.(gauged)
  }

  async #end(): Promise<void> {
    clearTimeout(this.#timer)
    const worker = this.#worker
    this.#worker = null
    worker?.removeAllListeners()
    worker?.on('error', () => undefined)
    await worker?.terminate()
  }

  #wait(ms: number, then: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = this.#isClosed ? undefined : setTimeout(then, ms).unref()
  }
}
