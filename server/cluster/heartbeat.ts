import type { Nodes, Renewed } from '../store/nodes.ts'
import { LeaseLost } from '../store/store.ts'
import type { Log } from '../table/services.ts'

export interface HeartbeatParts {
  readonly nodes: Pick<Nodes, 'renew'>
  readonly log: Log
  /** Whether this node hears the others. */
  isLinked(): boolean
  now(): number
  /** The clock of all nodes is ahead of this one's. */
  advanceTo(time: number): void
  /** This node has to go: others may have its tables. */
  onLost(why: string): void
  /** Runs for as long as the machine does. */
  elapsedMs?(): number
}

const RENEW_MS = 700
/** As long as the lease: whoever could not renew it for so long does not have it any more. */
const PATIENCE_MS = 3000

/** Renews the lease of this node, and goes if that cannot be done, or if this node alone does not hear the others. */
export class Heartbeat {
  readonly #parts: HeartbeatParts
  readonly #elapsedMs: () => number
  #renewedAt: number
  #isAsking = false
  #isOver = false
  #timer: NodeJS.Timeout | undefined
  #others: Renewed['others'] = []

  constructor(parts: HeartbeatParts) {
    this.#parts = parts
    this.#elapsedMs = parts.elapsedMs ?? (() => performance.now())
    this.#renewedAt = this.#elapsedMs()
  }

  /** Living nodes besides, as of late. */
  get others(): Renewed['others'] {
    return this.#others
  }

  start(): void {
    this.#timer = setInterval(() => void this.beat(), RENEW_MS)
  }

  stop(): void {
    this.#isOver = true
    clearInterval(this.#timer)
  }

  async beat(): Promise<void> {
    if (this.#elapsedMs() - this.#renewedAt > PATIENCE_MS) this.#lose('its lease could not be renewed')
    if (this.#isAsking || this.#isOver) return
    this.#isAsking = true
    await this.#renew().finally(() => {
      this.#isAsking = false
    })
  }

  async #renew(): Promise<void> {
    const { nodes, log, now, advanceTo, isLinked } = this.#parts
    const [asked, linked] = [this.#elapsedMs(), isLinked()]
    try {
      const renewed = await nodes.renew({ now: now(), isLinked: linked })
      this.#renewedAt = asked
      this.#others = renewed.others
      advanceTo(renewed.now)
      if (!linked && renewed.others.some((other) => other.isLinked)) this.#lose('it alone does not reach NATS')
    } catch (error) {
      if (error instanceof LeaseLost) this.#lose('the others have gone on without it')
      else log.warn({ error: String(error) }, 'the lease of this node was not renewed')
    }
  }

  #lose(why: string): void {
    if (this.#isOver) return
    this.stop()
    this.#parts.onLost(why)
  }
}
