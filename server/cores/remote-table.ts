import { type Refusal, refuse } from '@starboard/kernel'
import type { Looked, StorySoFar } from '@starboard/wire/answers'
import type { Command, TableInfo } from '@starboard/wire/protocol'
import type { Answer } from '../failures/command-ids.ts'
import type { Person } from '../lobby/lobby.ts'
import type { Asked, Watcher } from '../running/publisher.ts'
import type { TableRow } from '../store/store.ts'
import type { Finished, TableDoor, WatchFrom } from '../table/table-door.ts'
import type { Housed } from '../table/tables.ts'
import type { Core } from './core.ts'
import { NotHere, ServerStops, WorkerLost } from './errors.ts'
import type { Done } from './thread.ts'

interface Parts {
  readonly core: Core
  /** It has left memory; brings it back. */
  reopen(id: string): Promise<unknown>
}

type Line = Core['thread']['line']

/** How often a table is opened or woken anew whose worker ends meanwhile: it may be what ends it. */
export const TRIES = 3

/** Its worker has ended, and there is another one. */
export const isWorthAnotherTry = (error: unknown): boolean =>
  error instanceof WorkerLost && !(error instanceof ServerStops)

/** A table that lives in a worker. */
export class RemoteTable implements TableDoor, Housed {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly #parts: Parts

  constructor({ id, code, game }: TableRow, parts: Parts) {
    this.id = id
    this.code = code
    this.game = game
    this.#parts = parts
  }

  get isIdle(): boolean {
    return this.#parts.core.thread.isIdle(this.id)
  }

  /** Whoever watches hears by `lost` if there is nobody to watch any more. */
  watch(watcher: Watcher, from: WatchFrom): Promise<void> {
    return this.#there(() => this.#parts.core.thread.watch(this.id, watcher, from)).catch(unlessLost(undefined))
  }

  unwatch(watcher: Watcher): void {
    this.#parts.core.thread.unwatch(watcher)
  }

  command(by: Person, id: string, command: Command, asked: Asked | null = null): Promise<Answer> {
    return asked === null ? this.#ask(by, { id, command }) : this.#done(asked, by, { id, command })
  }

  hasSentAway(user: string): Promise<boolean> {
    return this.#asked((line) => line.ask('hasSentAway', this.id, user))
  }

  look(user: string): Promise<Looked | Refusal> {
    return this.#shown((line) => line.ask('look', this.id, user))
  }

  story(user: string): Promise<StorySoFar | Refusal> {
    return this.#shown((line) => line.ask('story', this.id, user))
  }

  async info(user: string): Promise<TableInfo> {
    return JSON.parse(await this.#asked((line) => line.ask('info', this.id, user))) as TableInfo
  }

  finished(): Promise<Finished | null> {
    return this.#asked((line) => line.ask('finished', this.id))
  }

  /** What was due when its worker ended is due in the next one. */
  async tick(tries = TRIES): Promise<void> {
    try {
      await this.#asked((line) => line.ask('tick', this.id))
    } catch (error) {
      if (!isWorthAnotherTry(error) || tries === 1) throw error
      await this.tick(tries - 1)
    }
  }

  /** The worker looks at the clock itself. */
  tellClock(): void {}

  /** Leaves memory, unless somebody has come meanwhile. */
  stop(): void {
    this.#parts.core.thread.line.tell('unload', this.id)
  }

  /** A worker that stops finishes what is under way. */
  async settled(): Promise<void> {}

  #ask(by: Person, sent: { readonly id: string; readonly command: Command }): Promise<Answer> {
    return this.#asked((line) => line.ask('command', this.id, by, sent)).catch(unlessLost<Answer>(COMES_BACK))
  }

  /** A command of somebody who watches: what comes of it may be told with the news. */
  #done(asked: Asked, by: Person, sent: { readonly id: string; readonly command: Command }): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#parts.core.thread.do(asked.watcher, sent, {
        resolve: (value) => {
          const { isAnswered, answer } = value as Done
          asked.isAnswered = isAnswered
          resolve(answer)
        },
        reject: (error) => {
          if (error instanceof NotHere) this.#ask(by, sent).then(resolve, reject)
          else if (error instanceof WorkerLost) resolve(COMES_BACK)
          else reject(error)
        },
      })
    })
  }

  async #shown<X>(ask: (line: Line) => Promise<string>): Promise<X | Refusal> {
    const text = await this.#asked(ask).catch(unlessLost(null))
    return text === null ? COMES_BACK : (JSON.parse(text) as X)
  }

  #asked<X>(ask: (line: Line) => Promise<X>): Promise<X> {
    return this.#there(() => ask(this.#parts.core.thread.line))
  }

  /** One that has left memory meanwhile comes back first. */
  async #there<X>(ask: () => Promise<X>): Promise<X> {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof NotHere)) throw error
      await this.#parts.reopen(this.id)
      return ask()
    }
  }
}

const unlessLost =
  <X>(instead: X) =>
  (error: unknown): X => {
    if (error instanceof WorkerLost) return instead
    throw error
  }

/** Whether it was done is known when it is sent again: connections are closed meanwhile, so that they do. */
const COMES_BACK = refuse('restarts', 'table', 'This table is being brought back; send that again in a moment.')
