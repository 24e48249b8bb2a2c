import { parseError, printError } from './errors.ts'
import type { CommonItem } from './items.ts'

/** What one side may be asked, by name. Whatever goes in and comes out is plain data. */
export type Calls<C> = { readonly [K in keyof C]: (...args: never[]) => unknown }

type Item = readonly [kind: string, ...rest: unknown[]]

/** What comes over a line. */
export type Heard<In extends Item> = CommonItem | In

/** Somebody who waits for an answer. */
export interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

export interface LineParts<Out extends Item, In extends Item, Mine> {
  /** Hands a list over to the other thread. */
  post(items: readonly (CommonItem | Out)[]): void
  /** What the other side may ask of this one. */
  mine(): Mine
  /** What comes that is neither a question nor an answer. */
  on(item: In): void
  /** The last chance to add something to what goes out. */
  beforePost?(): void
}

/**
 * One end of the line between two threads. What is said in one turn of the event loop goes out together at its end, and
 * is heard in the same order.
 */
export class Line<Out extends Item, In extends Item, Mine extends Calls<Mine>, Theirs extends Calls<Theirs>> {
  readonly #parts: LineParts<Out, In, Mine>
  readonly #waiting = new Map<number, Waiting>()
  #outgoing: (CommonItem | Out)[] = []
  #isFlushing = false
  #requests = 0
  #lost: Error | null = null

  constructor(parts: LineParts<Out, In, Mine>) {
    this.#parts = parts
  }

  /** A number for whatever is to be answered. */
  expect(waiting: Waiting): number {
    this.#requests++
    if (this.#lost === null) this.#waiting.set(this.#requests, waiting)
    else waiting.reject(this.#lost)
    return this.#requests
  }

  /** What somebody waits for has come. */
  settle(request: number, value: unknown): void {
    this.#taken(request)?.resolve(value)
  }

  /** The last of what waits to go out. */
  get last(): CommonItem | Out | undefined {
    return this.#outgoing.at(-1)
  }

  send(item: CommonItem | Out): void {
    this.#outgoing.push(item)
    this.wake()
  }

  /** There will be something to go out at the end of this turn. */
  wake(): void {
    if (this.#isFlushing) return
    this.#isFlushing = true
    setImmediate(() => this.#flush())
  }

  ask<K extends string & keyof Theirs>(
    name: K,
    ...args: Parameters<Theirs[K]>
  ): Promise<Awaited<ReturnType<Theirs[K]>>> {
    return new Promise((resolve, reject) => {
      // The other side answers with what it promised.
      this.send(['ask', this.expect({ resolve: resolve as Waiting['resolve'], reject }), name, args])
    })
  }

  /** Nobody waits for what comes of it. */
  tell<K extends string & keyof Theirs>(name: K, ...args: Parameters<Theirs[K]>): void {
    this.send(['tell', name, args])
  }

  hear(items: readonly (CommonItem | In)[]): void {
    for (const item of items) this.#hearOne(item)
  }

  /** Nobody answers any more; what was to go out is nobody's. */
  lose(error: Error): void {
    this.#lost = error
    this.#outgoing = []
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { reject } of waiting) reject(error)
  }

  failed(request: number, error: unknown): void {
    this.send(['failed', request, printError(error)])
  }

  #hearOne(item: CommonItem | In): void {
    if (!isCommon(item)) this.#parts.on(item)
    else if (item[0] === 'ask') void this.#give(item[1], item[2], item[3])
    else if (item[0] === 'tell') void this.#called(item[1], item[2])
    else if (item[0] === 'given') this.settle(item[1], item[2])
    else this.#taken(item[1])?.reject(parseError(item[2]))
  }

  #taken(request: number): Waiting | undefined {
    const waiting = this.#waiting.get(request)
    this.#waiting.delete(request)
    return waiting
  }

  async #give(request: number, name: string, args: readonly unknown[]): Promise<void> {
    try {
      this.send(['given', request, await this.#called(name, args)])
    } catch (error) {
      this.failed(request, error)
    }
  }

  /** The other side calls what it knows to be there. */
  #called(name: string, args: readonly unknown[]): unknown {
    const call = this.#parts.mine()[name as keyof Mine] as unknown as (...given: readonly unknown[]) => unknown
    return call(...args)
  }

  #flush(): void {
    this.#parts.beforePost?.()
    this.#isFlushing = false
    const items = this.#outgoing
    this.#outgoing = []
    if (items.length > 0 && this.#lost === null) this.#parts.post(items)
  }
}

function isCommon(item: Item): item is CommonItem {
  const [kind] = item
  return kind === 'ask' || kind === 'given' || kind === 'failed' || kind === 'tell'
}
