import { type Decision, isRefusal, type Refusal } from '@starboard/kernel'
import type { MatchDriver } from './driver.ts'
import type { Host } from './host.ts'

interface Parts {
  /** The match that is played now; null: none. */
  match(): Pick<MatchDriver, 'questionFor' | 'botMove'> | null
  think: Host['think']
  /** After everything that was asked of this match before; never fails. */
  inTurn<X>(job: () => Promise<X>): Promise<X | Refusal>
  later(run: () => void, ms: number): () => void
  /** The bot of this level waits this long before it moves, so that people can follow. */
  delayMs(decision: Decision, level: string): number
  onDone(): void
}

/** A bot that has nothing to do yet is asked again after this long. */
const WAIT_MS = 500

/** The bots that are asked something: each about one decision once at a time. They think while others have their turn. */
export class BotTurns {
  readonly #parts: Parts
  readonly #asked = new Map<string, Turn>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get isBusy(): boolean {
    return this.#asked.size > 0
  }

  ask(decision: Decision, level: string): void {
    const key = `${decision.seat}/${decision.id}`
    if (this.#asked.has(key)) return
    const turn: Turn = { key, decision, level, cancel: () => undefined }
    this.#asked.set(key, turn)
    turn.cancel = this.#parts.later(() => void this.#take(turn), this.#parts.delayMs(decision, level))
  }

  /** Whatever they think of now comes too late. */
  stop(): void {
    for (const { cancel } of this.#asked.values()) cancel()
    this.#asked.clear()
  }

  async #take(turn: Turn): Promise<void> {
    const hasMoved = await this.#move(turn)
    if (!this.#isWanted(turn)) return
    if (hasMoved) this.#done(turn)
    else turn.cancel = this.#parts.later(() => this.#done(turn), WAIT_MS)
  }

  /** False: it has not moved. */
  async #move(turn: Turn): Promise<boolean> {
    const { match, think, inTurn } = this.#parts
    const { decision, level } = turn
    const asked = await inTurn(async () => match()?.questionFor(decision, level) ?? null)
    if (asked === null || isRefusal(asked)) return false
    const chosen = await think(asked.question).catch(() => null)
    if (!this.#isWanted(turn)) return false
    const thought = { chosen, length: asked.length }
    return (await inTurn(async () => match()?.botMove(decision, thought))) === true
  }

  /** Stopped meanwhile, its key may already stand for a question of another match. */
  #isWanted(turn: Turn): boolean {
    return this.#asked.get(turn.key) === turn
  }

  #done({ key }: Turn): void {
    this.#asked.delete(key)
    this.#parts.onDone()
  }
}

interface Turn {
  readonly key: string
  readonly decision: Decision
  readonly level: string
  cancel: () => void
}
