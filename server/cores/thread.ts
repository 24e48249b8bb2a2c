import { Worker } from 'node:worker_threads'
import type { Command } from '@starboard/wire/protocol'
import type { Answer } from '../failures/command-ids.ts'
import { redactedStack } from '../failures/redacted-stack.ts'
import type { Watcher } from '../running/publisher.ts'
import type { Store } from '../store/store.ts'
import type { Log } from '../table/services.ts'
import type { WatchFrom } from '../table/table-door.ts'
import type { DoorCalls, WorkerCalls, WorkerStart } from './calls.ts'
import { ServerStops, WorkerLost } from './errors.ts'
import { inTime } from './in-time.ts'
import type { AppendItem, TextItem, ToDoor, ToWorker } from './items.ts'
import { type Heard, Line, type Waiting } from './line.ts'
import { appendIn } from './store-line.ts'

/** How a command was answered, and whether its sender has the answer with the news of it. */
export interface Done {
  readonly isAnswered: boolean
  readonly answer: Answer
}

const DID: Done = { isAnswered: true, answer: {} }

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
export class Thread {
  readonly line: Line<ToWorker, ToDoor, DoorCalls, WorkerCalls>
  readonly #parts: ThreadParts
  readonly #watchers = new Map<number, Watcher>()
  readonly #numbers = new Map<Watcher, number>()
  /** What was said before it began. */
  readonly #early: (readonly Heard<ToWorker>[])[] = []
  readonly #begins: NodeJS.Timeout
  /** Tables there that could leave memory. */
  #idle: ReadonlySet<string> = new Set()
  /** Appends that are durable; the worker hears of all of one turn at once. */
  #kept: number[] = []
  #lastNumber = 0
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
    this.#begins = setTimeout(() => this.#begin(), afterMs)
  }

  isIdle(table: string): boolean {
    return this.#idle.has(table)
  }

  async watch(table: string, watcher: Watcher, from: WatchFrom): Promise<void> {
    const { user: id, name, network } = watcher
    await this.line.ask('watch', table, this.#numberOf(watcher), { ...from, by: { id, name, network } })
  }

  unwatch(watcher: Watcher): void {
    const number = this.#numbers.get(watcher)
    if (number === undefined) return
    this.#numbers.delete(watcher)
    this.#watchers.delete(number)
    this.line.tell('unwatch', number)
  }

  /** A command of somebody who watches. */
  do(watcher: Watcher, { id, command }: { readonly id: string; readonly command: Command }, waiting: Waiting): void {
    const [request, number] = [this.line.expect(waiting), this.#numbers.get(watcher) ?? 0]
    if (command.kind !== 'act' || command.action === undefined) this.line.send(['do', request, number, id, command])
    else this.line.send(['move', request, number, id, JSON.stringify(command.action), command.decision])
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
    for (const watcher of this.#watchers.values()) watcher.lost?.()
    this.line.lose(new WorkerLost('The worker of this table has ended.'))
  }

  #numberOf(watcher: Watcher): number {
    const known = this.#numbers.get(watcher)
    if (known !== undefined) return known
    this.#lastNumber++
    this.#numbers.set(watcher, this.#lastNumber)
    this.#watchers.set(this.#lastNumber, watcher)
    return this.#lastNumber
  }

  #hear(item: ToDoor): void {
    if (item[0] === 'text') this.#tell(item)
    else if (item[0] === 'append') this.#append(item)
    else if (item[0] === 'did') for (const request of item[1]) this.line.settle(request, DID)
    else this.line.settle(item[1], { isAnswered: item[2], answer: item[3] } satisfies Done)
  }

  #tell(item: TextItem): void {
    const text = item[1]
    for (let at = 2; at < item.length; at++) this.#watchers.get(Number(item[at]))?.send(text)
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
