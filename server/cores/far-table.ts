import type { Refusal } from '@starboard/kernel'
import type { Looked, StorySoFar } from '@starboard/wire/answers'
import type { Command, TableInfo } from '@starboard/wire/protocol'
import type { Answer } from '../failures/command-ids.ts'
import { COMES_BACK } from '../failures/not-saved.ts'
import type { Person } from '../lobby/lobby.ts'
import type { Asked, Watcher } from '../running/publisher.ts'
import type { TableRow } from '../store/store.ts'
import type { Finished, TableDoor, WatchFrom } from '../table/table-door.ts'
import type { TableCalls } from './calls.ts'
import { NotHere, WorkerLost } from './errors.ts'
import type { Done, FarEnd } from './far-end.ts'

interface Parts {
  /** Where it lives now. */
  end(): FarEnd
  /** It is not there any more; brings it back, or fails with `WorkerLost`. */
  reopen(id: string): Promise<unknown>
}

/** A table that lives in another thread or at another node. */
export class FarTable implements TableDoor {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly #parts: Parts

  constructor({ id, code, game }: Pick<TableRow, 'id' | 'code' | 'game'>, parts: Parts) {
    this.id = id
    this.code = code
    this.game = game
    this.#parts = parts
  }

  /** Whoever watches hears by `lost` if there is nobody to watch any more. */
  watch(watcher: Watcher, from: WatchFrom): Promise<void> {
    return this.there((end) => end.watch(this.id, watcher, from)).catch((error: unknown) => {
      if (!(error instanceof WorkerLost)) throw error
      watcher.lost?.()
    })
  }

  unwatch(watcher: Watcher): void {
    this.#parts.end().unwatch(watcher)
  }

  command(by: Person, id: string, command: Command, asked: Asked | null = null): Promise<Answer> {
    return asked === null ? this.#ask(by, { id, command }) : this.#done(asked, by, { id, command })
  }

  hasSentAway(user: string): Promise<boolean> {
    return this.#asked('hasSentAway', this.id, user)
  }

  look(user: string): Promise<Looked | Refusal> {
    return this.#shown(() => this.#asked('look', this.id, user))
  }

  story(user: string): Promise<StorySoFar | Refusal> {
    return this.#shown(() => this.#asked('story', this.id, user))
  }

  async info(user: string): Promise<TableInfo> {
    return JSON.parse(await this.#asked('info', this.id, user)) as TableInfo
  }

  closeForGood(why: string): Promise<Refusal | null> {
    return this.#asked('closeForGood', this.id, why).catch(unlessLost<Refusal | null>(COMES_BACK))
  }

  finished(): Promise<Finished | null> {
    return this.#asked('finished', this.id)
  }

  /** One that has left memory meanwhile comes back first. */
  protected async there<X>(ask: (end: FarEnd) => Promise<X>): Promise<X> {
    try {
      return await ask(this.#parts.end())
    } catch (error) {
      if (!(error instanceof NotHere)) throw error
      await this.#parts.reopen(this.id)
      return ask(this.#parts.end())
    }
  }

  #asked<K extends string & keyof TableCalls>(
    name: K,
    ...args: Parameters<TableCalls[K]>
  ): Promise<Awaited<ReturnType<TableCalls[K]>>> {
    return this.there((end) => end.ask(name, ...args))
  }

  #ask(by: Person, sent: { readonly id: string; readonly command: Command }): Promise<Answer> {
    return this.#asked('command', this.id, by, sent).catch(unlessLost<Answer>(COMES_BACK))
  }

  /** A command of somebody who watches: what comes of it may be told with the news. */
  #done(asked: Asked, by: Person, sent: { readonly id: string; readonly command: Command }): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#parts.end().do(asked.watcher, sent, {
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

  async #shown<X>(ask: () => Promise<string>): Promise<X | Refusal> {
    const text = await ask().catch(unlessLost(null))
    return text === null ? COMES_BACK : (JSON.parse(text) as X)
  }
}

const unlessLost =
  <X>(instead: X) =>
  (error: unknown): X => {
    if (error instanceof WorkerLost) return instead
    throw error
  }
