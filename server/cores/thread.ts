import { Worker } from 'node:worker_threads'
import type { Command } from '@starboard/wire/protocol'
import { redactedStack } from '../failures/redacted-stack.ts'
import type { Watcher } from '../running/publisher.ts'
import type { Store } from '../store/store.ts'
import type { Log } from '../table/services.ts'
import type { WatchFrom } from '../table/table-door.ts'
import type { DoorCalls, TableCalls, WorkerCalls, WorkerStart } from './calls.ts'
import { ServerStops, WorkerLost } from './errors.ts'
import { type FarEnd, FarWatchers } from './far-end.ts'
import { inTime } from './in-time.ts'
import type { AppendItem, ToDoor, ToWorker } from './items.ts'
import { type Heard, Line, type Waiting } from './line.ts'
import { appendIn } from './store-line.ts'

export interface ThreadParts {
  readonly script: URL
  readonly start: WorkerStart
  readonly store: Store
  readonly log: Log
  readonly now: () => number
  readonly calls: Omit<DoorCalls, 'idle' | 'log'>
  /** All that was in it is gone; it lived for so long. */
  onEnd(livedMs: number): void
}

/** What comes over the line is soon forgotten; with less room a worker spends a tenth of its time on clearing up. */
const YOUNG = { maxYoungGenerationSizeMb: 96 }

/** Whoever has said nothing for so long is ended. */
const STUCK_MS = 30_000
const LOOK_MS = 2000
/** Whoever has not stopped by then is ended. */
const STOP_MS = 2500

/** One worker thread, from its start to its end, with all that goes to it and comes from it. */
export class Thread implements FarEnd {
  readonly line: Line<ToWorker, ToDoor, DoorCalls, WorkerCalls>
  readonly #parts: ThreadParts
  readonly #watchers: FarWatchers
  /** What was said before it began. */
  readonly #early: (readonly Heard<ToWorker>[])[] = []
  readonly #begins: NodeJS.Timeout
  /** Tables there that could leave memory. */
  #idle: ReadonlySet<string> = new Set()
  /** Appends that are durable; the worker hears of all of one turn at once. */
  #kept: number[] = []
  #worker: Worker | null = null
  #isOver = false
  #looks: NodeJS.Timeout | undefined
  /** When it last said something, which it does every second. */
  #heardAt = 0

  constructor(parts: ThreadParts, afterMs: number) {
    this.#parts = parts
    const { start, log, calls } = parts
    const mine: DoorCalls = {
      ...calls,
      log: (level, fields, text) => log[level]({ ...fields, worker: start.number }, text),
      idle: (tables) => {
        this.#idle = new Set(tables)
      },
    }
    this.line = new Line({
      post: (items) => this.#post(items),
      mine: () => mine,
      on: (item) => this.#hear(item),
      beforePost: () => this.#sayKept(),
    })
    this.#watchers = new FarWatchers(this.line)
    this.#begins = setTimeout(() => this.#begin(), afterMs)
  }

  isIdle(table: string): boolean {
    return this.#idle.has(table)
  }

  watch(table: string, watcher: Watcher, from: WatchFrom): Promise<void> {
    return this.#watchers.watch(table, watcher, from)
  }

  unwatch(watcher: Watcher): void {
    this.#watchers.unwatch(watcher)
  }

  do(watcher: Watcher, sent: { readonly id: string; readonly command: Command }, waiting: Waiting): void {
    this.#watchers.do(watcher, sent, waiting)
  }

  ask<K extends string & keyof TableCalls>(
    name: K,
    ...args: Parameters<TableCalls[K]>
  ): Promise<Awaited<ReturnType<TableCalls[K]>>> {
    return this.#watchers.ask(name, ...args)
  }

  /** Finishes what is under way there. Whatever does not finish in time is left. */
  async close(): Promise<void> {
    this.#isOver = true
    clearTimeout(this.#begins)
    if (this.#worker !== null) await inTime(this.line.ask('stop'), STOP_MS).catch(() => undefined)
    await this.#worker?.terminate()
    this.line.lose(new ServerStops('The server stops.'))
  }

  #begin(): void {
    const { script, start, log } = this.#parts
    const startedAt = performance.now()
    const worker = new Worker(script, { workerData: start, resourceLimits: YOUNG })
    this.#worker = worker
    this.#heardAt = this.#parts.now()
    this.#looks = setInterval(() => this.#unlessStuck(), LOOK_MS)
    worker.on('message', (items: readonly Heard<ToDoor>[]) => {
      this.#heardAt = this.#parts.now()
      this.line.hear(items)
    })
    worker.on('error', (error) => log.error({ worker: start.number, error: redactedStack(error) }, 'a worker failed'))
    worker.on('exit', () => this.#ended(performance.now() - startedAt))
    for (const items of this.#early.splice(0)) worker.postMessage(items)
  }

  #post(items: readonly Heard<ToWorker>[]): void {
    if (this.#worker === null) this.#early.push(items)
    else this.#worker.postMessage(items)
  }

  /** One that does not even say that it is there does nothing for its tables either, and will not. */
  #unlessStuck(): void {
    const { now, log, start } = this.#parts
    if (now() - this.#heardAt < STUCK_MS) return
    log.error({ worker: start.number }, 'a worker is stuck')
    void this.#worker?.terminate()
  }

  #ended(livedMs: number): void {
    clearInterval(this.#looks)
    if (this.#isOver) return
    this.#isOver = true
    this.#parts.onEnd(livedMs)
    this.#watchers.lose()
    this.line.lose(new WorkerLost('The worker of this table has ended.'))
  }

  #hear(item: ToDoor): void {
    if (item[0] === 'append') this.#append(item)
    else this.#watchers.hear(item)
  }

  #append(item: AppendItem): void {
    const request = item[1]
    this.#parts.store.log.appendPrinted(appendIn(item)).then(
      () => this.#keep(request),
      (error: unknown) => this.line.failed(request, error),
    )
  }

  #keep(request: number): void {
    this.#kept.push(request)
    this.line.wake()
  }

  #sayKept(): void {
    if (this.#kept.length > 0) this.line.send(['kept', this.#kept])
    this.#kept = []
  }
}
