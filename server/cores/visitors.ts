import type { Refusal } from '@starboard/kernel'
import type { Command } from '@starboard/wire/protocol'
import type { Answer } from '../failures/command-ids.ts'
import type { Asked, Watcher } from '../running/publisher.ts'
import type { TableDoor } from '../table/table-door.ts'
import type { TableCalls, Watching } from './calls.ts'
import { NotHere } from './errors.ts'
import type { DoItem, MoveItem } from './items.ts'

export interface VisitorsParts {
  /** Fails with `NotHere` if the table lives somewhere else. */
  tableAt(id: string): TableDoor | Promise<TableDoor>
  sendText(text: string, watcher: number): void
  answer(request: number, asked: Asked, answer: Answer): void
  onFailed(request: number, error: unknown): void
  /** They have to come again. */
  onLost?(watcher: number): void
}

interface Seen {
  readonly table: TableDoor
  readonly watcher: Watcher
  readonly by: Watching['by']
}

/** Those who watch tables here from another door, and what that door may ask for them. */
export class Visitors {
  readonly #parts: VisitorsParts
  readonly #seen = new Map<number, Seen>()

  constructor(parts: VisitorsParts) {
    this.#parts = parts
  }

  readonly calls: TableCalls = {
    watch: (id, watcher, who) => this.#watch(id, watcher, who),
    unwatch: (watcher) => this.#unwatch(watcher),
    command: async (id, by, sent) => (await this.#at(id)).command(by, sent.id, sent.command),
    hasSentAway: async (id, user) => (await this.#at(id)).hasSentAway(user),
    look: async (id, user) => JSON.stringify(await (await this.#at(id)).look(user)),
    story: async (id, user) => JSON.stringify(await (await this.#at(id)).story(user)),
    info: async (id, user) => JSON.stringify(await (await this.#at(id)).info(user)),
    finished: async (id) => (await this.#at(id)).finished(),
    closeForGood: async (id, why) => (await this.#at(id)).closeForGood(why),
  }

  /** A command of somebody who watches, which is answered with the news of it if there are any. */
  do([, request, number, id, command]: DoItem): void {
    this.#do(request, number, { id, command })
  }

  move([, request, number, id, action, decision]: MoveItem): void {
    const move = { kind: 'act', action: JSON.parse(action) as unknown } as const
    this.#do(request, number, { id, command: decision == null ? move : { ...move, decision } })
  }

  /** Their door is gone. */
  leave(): void {
    for (const number of [...this.#seen.keys()]) this.#unwatch(number)
  }

  #do(request: number, number: number, { id, command }: { readonly id: string; readonly command: Command }): void {
    const seen = this.#seen.get(number)
    if (seen === undefined) {
      this.#parts.onFailed(request, new NotHere('This table is not here.'))
      return
    }
    const asked: Asked = { id, watcher: seen.watcher, isAnswered: false }
    seen.table
      .command(seen.by, id, command, asked)
      .then((answer: Answer | Refusal) => this.#parts.answer(request, asked, answer))
      .catch((error: unknown) => this.#parts.onFailed(request, error))
  }

  async #at(id: string): Promise<TableDoor> {
    return this.#parts.tableAt(id)
  }

  async #watch(id: string, number: number, { by, ...from }: Watching): Promise<void> {
    const at = this.#parts.tableAt(id)
    const table = at instanceof Promise ? await at : at
    const watcher = this.#seen.get(number)?.watcher ?? this.#watcher(number, by)
    this.#seen.set(number, { table, watcher, by })
    await table.watch(watcher, from)
  }

  #watcher(number: number, { id: user, name, network }: Watching['by']): Watcher {
    const send = (text: string) => this.#parts.sendText(text, number)
    const lost = () => {
      this.#seen.delete(number)
      this.#parts.onLost?.(number)
    }
    return { user, name, network, send, lost }
  }

  #unwatch(number: number): void {
    const seen = this.#seen.get(number)
    this.#seen.delete(number)
    seen?.table.unwatch(seen.watcher)
  }
}
