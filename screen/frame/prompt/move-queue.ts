import { canonical, type OpenDecision, type Refused } from '@starboard/kernel'
import type { Given } from '@starboard/wire/client'

export interface Sending {
  /** Sent and not answered yet. */
  readonly isSending: boolean
  /** What was said against the last move, until the next one is tried. */
  readonly refusal: Refused | null
}

interface MoveQueueParts {
  send(action: unknown, decision: string | undefined): Promise<Given>
  /** Whether the table still asks this, by the newest that is known. */
  isOpen(decision: string): boolean
  onChange(sending: Sending): void
}

interface Move {
  readonly action: unknown
  /** The question it was made for, as it stood on the screen. */
  readonly decision: OpenDecision | undefined
}

/** Nobody means more than this at once; a finger that hammers does. */
export const MOST_WAITING = 8

const TOO_MANY: Refused = {
  code: 'too-many-moves',
  rule: 'table',
  text: `${MOST_WAITING} of your moves wait for the table already. This one was not sent; try again in a moment.`,
}

const TOO_LATE: Refused = {
  code: 'too-late',
  rule: 'table',
  text: 'This was no longer asked when your move had its turn, so it was not sent.',
}

/**
 * Sends one move at a time. What is pressed meanwhile waits for its turn and answers only the question it was made for:
 * never the next one, which nobody has seen yet.
 */
export class MoveQueue {
  readonly #parts: MoveQueueParts
  /** The first one is under way. */
  readonly #moves: Move[] = []
  #refusal: Refused | null = null

  constructor(parts: MoveQueueParts) {
    this.#parts = parts
  }

  add(move: Move): void {
    if (this.#isSecondClick(move)) return
    const isFull = this.#moves.length > MOST_WAITING
    if (!isFull) this.#moves.push(move)
    this.#say(isFull ? TOO_MANY : null)
    if (this.#moves.length === 1) void this.#sendAll()
  }

  /** In real time the same may be meant twice. Otherwise it is the second click of a double click. */
  #isSecondClick(move: Move): boolean {
    const { action, decision } = move
    if (this.#moves.length === 0 || isFree(move)) return false
    if (decision?.id === undefined) return true
    const text = canonical(action)
    return this.#moves.some((other) => other.decision?.id === decision.id && canonical(other.action) === text)
  }

  async #sendAll(): Promise<void> {
    for (let sent = 0; this.#moves[0] !== undefined; sent++) {
      const move = this.#moves[0]
      const given = await this.#parts.send(move.action, move.decision?.id)
      const late = [...this.#late(given, move, sent > 0), ...this.#gone()]
      for (const one of [move, ...late]) this.#forget(one)
      const refused = given.ok || late.includes(move) ? null : given.refused
      this.#say(refused ?? (late.some(isFree) ? TOO_LATE : this.#refusal))
    }
  }

  /** The answer to the move before may be here sooner than the news of it. */
  #late(given: Given, move: Move, hasWaited: boolean): readonly Move[] {
    return hasWaited && !given.ok && given.refused.code === 'stale-decision' ? [move] : []
  }

  /** What waits for a question that is gone; only in real time does anybody miss it. */
  #gone(): readonly Move[] {
    return this.#moves.slice(1).filter(({ decision }) => decision?.id !== undefined && !this.#parts.isOpen(decision.id))
  }

  #forget(move: Move): void {
    const at = this.#moves.indexOf(move)
    if (at !== -1) this.#moves.splice(at, 1)
  }

  #say(refusal: Refused | null): void {
    this.#refusal = refusal
    this.#parts.onChange({ isSending: this.#moves.length > 0, refusal })
  }
}

const isFree = ({ decision }: Move): boolean => decision?.mode === 'free'
