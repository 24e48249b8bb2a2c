import type { Command } from '@starboard/wire/protocol'
import type { Answer } from '../failures/command-ids.ts'
import type { Watcher } from '../running/publisher.ts'
import type { WatchFrom } from '../table/table-door.ts'
import type { TableCalls } from './calls.ts'
import type { DidItem, DoItem, DoneItem, MoveItem, TextItem } from './items.ts'
import type { Waiting } from './line.ts'

/** How a command was answered, and whether its sender has the answer with the news of it. */
export interface Done {
  readonly isAnswered: boolean
  readonly answer: Answer
}

const DID: Done = { isAnswered: true, answer: {} }

/** Where tables live, as a door knows it. */
export interface FarEnd {
  watch(table: string, watcher: Watcher, from: WatchFrom): Promise<void>
  unwatch(watcher: Watcher): void
  /** A command of somebody who watches. */
  do(watcher: Watcher, sent: { readonly id: string; readonly command: Command }, waiting: Waiting): void
  ask<K extends string & keyof TableCalls>(
    name: K,
    ...args: Parameters<TableCalls[K]>
  ): Promise<Awaited<ReturnType<TableCalls[K]>>>
}

/** What goes over the line for those who watch, and what comes. */
export type FromDoor = DoItem | MoveItem
export type FromTables = TextItem | DoneItem | DidItem

interface WatchLine extends Pick<FarEnd, 'ask'> {
  send(item: FromDoor): void
  tell(name: 'unwatch', watcher: number): void
  expect(waiting: Waiting): number
  settle(request: number, value: unknown): void
}

/** The people of a door who watch tables that live elsewhere: over the line they are numbers. */
export class FarWatchers implements FarEnd {
  readonly #line: WatchLine
  readonly #watchers = new Map<number, Watcher>()
  readonly #numbers = new Map<Watcher, number>()
  #lastNumber = 0

  constructor(line: WatchLine) {
    this.#line = line
  }

  get isEmpty(): boolean {
    return this.#watchers.size === 0
  }

  ask<K extends string & keyof TableCalls>(
    name: K,
    ...args: Parameters<TableCalls[K]>
  ): Promise<Awaited<ReturnType<TableCalls[K]>>> {
    return this.#line.ask(name, ...args)
  }

  async watch(table: string, watcher: Watcher, from: WatchFrom): Promise<void> {
    const { user: id, name, network } = watcher
    await this.#line.ask('watch', table, this.#numberOf(watcher), { ...from, by: { id, name, network } })
  }

  unwatch(watcher: Watcher): void {
    const number = this.#numbers.get(watcher)
    if (number === undefined) return
    this.#forget(number, watcher)
    this.#line.tell('unwatch', number)
  }

  do(watcher: Watcher, { id, command }: { readonly id: string; readonly command: Command }, waiting: Waiting): void {
    const [request, number] = [this.#line.expect(waiting), this.#numbers.get(watcher) ?? 0]
    if (command.kind !== 'act' || command.action === undefined) this.#line.send(['do', request, number, id, command])
    else this.#line.send(['move', request, number, id, JSON.stringify(command.action), command.decision])
  }

  hear(item: FromTables): void {
    if (item[0] === 'text') this.#tell(item)
    else if (item[0] === 'did') for (const request of item[1]) this.#line.settle(request, DID)
    else this.#line.settle(item[1], { isAnswered: item[2], answer: item[3] } satisfies Done)
  }

  /** One of them has to come again. */
  loseOne(number: number): void {
    const watcher = this.#watchers.get(number)
    if (watcher === undefined) return
    this.#forget(number, watcher)
    watcher.lost?.()
  }

  /** All have to come again. */
  lose(): void {
    for (const number of [...this.#watchers.keys()]) this.loseOne(number)
  }

  #tell(item: TextItem): void {
    const text = item[1]
    for (let at = 2; at < item.length; at++) this.#watchers.get(Number(item[at]))?.send(text)
  }

  #forget(number: number, watcher: Watcher): void {
    this.#numbers.delete(watcher)
    this.#watchers.delete(number)
  }

  #numberOf(watcher: Watcher): number {
    const known = this.#numbers.get(watcher)
    if (known !== undefined) return known
    this.#lastNumber++
    this.#numbers.set(watcher, this.#lastNumber)
    this.#watchers.set(this.#lastNumber, watcher)
    return this.#lastNumber
  }
}
