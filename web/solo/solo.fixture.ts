import type { Playable } from '@starboard/bots'
import type { FromSolo, SoloLine, SoloWish, ToSolo, WhichMatch } from './messages.ts'
import { serveSolo } from './serve.ts'
import { type SoloSource, soloSource } from './solo-source.ts'
import type { World } from './solo-table.ts'
import { Elsewhere, type KeptMatch, type SoloStore } from './store.ts'

/** A clock that moves when the test says so, and seeds that are the same every time. */
export class FakeWorld implements World {
  #now = 1000
  #seeds = 0
  #timers: { readonly at: number; readonly run: () => void }[] = []

  readonly now = () => this.#now
  readonly newSeed = () => (++this.#seeds).toString(16).padStart(8, '0').repeat(8)
  readonly later = (run: () => void, ms: number) => {
    const timer = { at: this.#now + ms, run }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer)
    }
  }

  get isQuiet(): boolean {
    return this.#timers.length === 0
  }

  /** Lets the next thing happen that waits for the clock; false if nothing does. */
  async ring(): Promise<boolean> {
    const [next] = this.#timers.toSorted((one, other) => one.at - other.at)
    if (next === undefined) return false
    this.#timers = this.#timers.filter((other) => other !== next)
    this.#now = next.at
    next.run()
    await settled()
    return true
  }

  /** So much time passes, and everything that is due in it happens. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms
    while (this.#timers.some(({ at }) => at <= end)) await this.ring()
    this.#now = end
  }

  /** A browser that was closed: nobody waits for anything any more. */
  crash(): void {
    this.#timers = []
  }
}

/** Until everything that was set off has happened. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** What a device keeps, as text: nothing is shared with whoever wrote it. */
export class FakeStore {
  readonly matches = new Map<string, string>()
  readonly exports = new Map<string, unknown>()
  isFull = false
  isClosed = false
  readonly #tabs = new Map<string, string>()

  forTab(tab: string): SoloStore {
    return {
      load: async (game) => {
        if (this.isClosed) throw new DOMException('Private.', 'InvalidStateError')
        this.#tabs.set(game, tab)
        return this.#read(game)
      },
      begin: async (kept) => {
        this.#tabs.set(kept.terms.game, tab)
        this.#write(kept)
      },
      append: async (terms, from, entries) => {
        const kept = this.#read(terms.game)
        if (this.#tabs.get(terms.game) !== tab || kept?.terms.id !== terms.id) throw new Elsewhere()
        if (kept.log.length !== from) throw new Error(`There are ${kept.log.length} entries, not ${from}.`)
        this.#write({ ...kept, log: [...kept.log, ...entries] })
      },
      keepOrders: async (terms, orders) => {
        const kept = this.#read(terms.game)
        if (this.#tabs.get(terms.game) !== tab || kept?.terms.id !== terms.id) throw new Elsewhere()
        this.#write({ ...kept, orders })
      },
      keepExport: async (id, exported) => void this.exports.set(id, exported),
    }
  }

  #read(game: string): KeptMatch | null {
    return JSON.parse(this.matches.get(game) ?? 'null') as KeptMatch | null
  }
  #write(kept: KeptMatch): void {
    if (this.isFull || this.isClosed) throw new DOMException('No room.', 'QuotaExceededError')
    this.matches.set(kept.terms.game, JSON.stringify(kept))
  }
}

/** A page that can be hidden. */
export class FakePage {
  #listener: (isHidden: boolean) => void = () => undefined

  readonly watchHidden = (listener: (isHidden: boolean) => void) => {
    this.#listener = listener
    return () => {
      this.#listener = () => undefined
    }
  }
  async hide(isHidden: boolean): Promise<void> {
    this.#listener(isHidden)
    await settled()
  }
}

export interface Device {
  readonly playable: Playable
  readonly world: FakeWorld
  readonly store: FakeStore
  readonly page?: FakePage
}

const WISH: Omit<SoloWish, 'game'> = { level: 'random', name: 'Ada' }

let tabs = 0

/** A page with its worker: messages are copied on their way, as between a page and a real one. */
export async function openPage(
  { playable, world, store, page: shown = new FakePage() }: Device,
  { match = null, isNew = false, ...wish }: Partial<SoloWish & WhichMatch> = {},
): Promise<SoloSource> {
  const [page, worker] = lines()
  serveSolo({
    line: worker,
    world,
    store: store.forTab(`tab ${++tabs}`),
    find: (id) => (id === playable.game.meta.id ? playable : undefined),
    onClose: () => undefined,
  })
  let ids = 0
  const source = soloSource({
    wish: { game: playable.game.meta.id, ...WISH, ...wish },
    which: { match, isNew },
    line: { ...page, onFailure: () => undefined },
    watchHidden: shown.watchHidden,
    newId: () => `${world.now()}-${++ids}`,
  })
  await settled()
  return source
}

function lines(): [SoloLine<ToSolo, FromSolo>, SoloLine<FromSolo, ToSolo>] {
  let toPage: (message: FromSolo) => void = () => undefined
  let toWorker: (message: ToSolo) => void = () => undefined
  const sent = <M>(message: M, deliver: (copy: M) => void) => queueMicrotask(() => deliver(structuredClone(message)))
  return [
    {
      post: (message) => sent(message, (copy) => toWorker(copy)),
      onMessage: (listener) => {
        toPage = listener
      },
    },
    {
      post: (message) => sent(message, (copy) => toPage(copy)),
      onMessage: (listener) => {
        toWorker = listener
      },
    },
  ]
}
