import { NOTICE_LASTS_MS, type NodeLoad, type Notice } from '@starboard/wire/admin'
import type { Nodes } from '../store/nodes.ts'
import type { Store } from '../store/store.ts'
import type { Log } from '../table/services.ts'
import type { Load } from './load.ts'

interface Parts {
  readonly store: Pick<Store, 'host'>
  /** Null: this server is alone. */
  readonly nodes: Pick<Nodes, 'tellLoad' | 'loads'> | null
  readonly load: Load
  readonly wall: () => number
  readonly log: Log
  /** Their lines here are over. */
  cut(user: string): void
}

const EVERY_MS = 2000
const MOST_BANS = 1000

/**
 * What the host of the server has decided, wherever they said it: each node looks for it in the store again and again,
 * and tells there what it has to do itself.
 */
export class HostDesk {
  readonly #parts: Parts
  #notice: Notice | null = null
  #timer: NodeJS.Timeout | undefined
  /** Everybody hears of it. */
  onNotice: (notice: Notice | null) => void = () => {}

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** What everybody should know now. */
  get notice(): Notice | null {
    const isOver = this.#notice !== null && this.#parts.wall() > this.#notice.at + NOTICE_LASTS_MS
    return isOver ? null : this.#notice
  }

  async start(): Promise<void> {
    await this.look()
    this.#timer = setInterval(() => void this.look(), EVERY_MS)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Of all nodes, those that say nothing any more left out. */
  async loads(): Promise<readonly NodeLoad[]> {
    const { nodes, load } = this.#parts
    if (nodes === null) return [load.now()]
    await nodes.tellLoad(JSON.stringify(load.now()))
    return (await nodes.loads()).map((text) => JSON.parse(text) as NodeLoad)
  }

  async look(): Promise<void> {
    const { nodes, load, store, wall, log, cut } = this.#parts
    try {
      await nodes?.tellLoad(JSON.stringify(load.now()))
      for (const { user } of await store.host.bans(wall(), MOST_BANS)) cut(user)
      this.#tell(await store.host.notice())
    } catch (error) {
      log.warn({ error: String(error) }, 'what the host has decided could not be read')
    }
  }

  #tell(found: Notice | null): void {
    if (found?.text === this.#notice?.text && found?.at === this.#notice?.at) return
    this.#notice = found
    this.onNotice(this.notice)
  }
}
