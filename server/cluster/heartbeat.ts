import { inTime } from '../cores/in-time.ts'
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
  /** Others may have the tables of this node: it shows them to nobody, until it knows. */
  onRest(): void
  /** They are still its own. */
  onGoOn(): void
  /** This node has to go: others have its tables. */
  onLost(why: string): void
  /** Runs for as long as the machine does. */
  elapsedMs?(): number
}

const RENEW_MS = 700
/** Shorter than the lease: nothing is shown here any more when others may have gone on. */
const PATIENCE_MS = 2800
/** By then another connection is tried. */
const ANSWER_MS = 2000
/** After NATS has restarted some are back sooner than others, and what is known of those is not of now. */
const UNLINKED_MS = 1100

/**
 * Renews the lease of this node. While that cannot be done the node rests; it goes if others have gone on without it, or if
 * it alone does not hear the others.
 */
export class Heartbeat {
  readonly #parts: HeartbeatParts
  readonly #elapsedMs: () => number
  #isAsking = false
  #isOver = false
  #isResting = false
  #timer: NodeJS.Timeout | undefined
  #fuse: NodeJS.Timeout | undefined
  /** Since when it has not heard the others; null: it does. */
  #unlinkedSince: number | null = null
  #others: Renewed['others'] = []

  constructor(parts: HeartbeatParts) {
    this.#parts = parts
    this.#elapsedMs = parts.elapsedMs ?? (() => performance.now())
  }

  /** Living nodes besides, as of late. */
  get others(): Renewed['others'] {
    return this.#others
  }

  start(): void {
    this.#timer = setInterval(() => void this.beat(), RENEW_MS)
    this.#lightFuse(this.#elapsedMs())
  }

  stop(): void {
    this.#isOver = true
    clearInterval(this.#timer)
    clearTimeout(this.#fuse)
  }

  async beat(): Promise<void> {
    if (this.#isAsking || this.#isOver) return
    this.#isAsking = true
    await this.#renew().finally(() => {
      this.#isAsking = false
    })
  }

  async #renew(): Promise<void> {
    const { nodes, log, now, advanceTo, isLinked } = this.#parts
    const [asked, linked] = [this.#elapsedMs(), isLinked()]
    this.#unlinkedSince = linked ? null : (this.#unlinkedSince ?? asked)
    try {
      const renewed = await inTime(nodes.renew({ now: now(), isLinked: linked }), ANSWER_MS)
      this.#renewed(asked)
      this.#others = renewed.others
      advanceTo(renewed.now)
      if (this.#isAlone(asked)) this.#lose('This node alone does not reach NATS')
    } catch (error) {
      if (error instanceof LeaseLost) this.#lose('The other nodes have gone on without this one')
      else log.warn({ error: String(error) }, 'the lease of this node was not renewed')
    }
  }

  #renewed(asked: number): void {
    if (this.#isOver) return
    this.#lightFuse(asked)
    if (this.#isResting) this.#parts.onGoOn()
    this.#isResting = false
  }

  /** It goes off when the lease may be over. After a long sleep that is the first thing that happens. */
  #lightFuse(renewedAt: number): void {
    clearTimeout(this.#fuse)
    const left = renewedAt + PATIENCE_MS - this.#elapsedMs()
    this.#fuse = setTimeout(() => this.#rest(), Math.max(0, left))
  }

  #rest(): void {
    if (!this.#isResting) this.#parts.onRest()
    this.#isResting = true
    void this.beat()
  }

  #isAlone(now: number): boolean {
    const unlinkedMs = this.#unlinkedSince === null ? 0 : now - this.#unlinkedSince
    return unlinkedMs >= UNLINKED_MS && this.#others.some((other) => other.isLinked)
  }

  #lose(why: string): void {
    if (this.#isOver) return
    this.stop()
    this.#parts.onLost(why)
  }
}
