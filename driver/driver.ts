import {
  type Decision,
  type Holder,
  isRefusal,
  type Ms,
  type Ordered,
  orderedNow,
  orderTime,
  type Refusal,
  type Seat,
  type Sent,
} from '@starboard/kernel'
import { botAnswer, type Question, questionOf, type Thought } from './bot-answer.ts'
import { matchTime } from './clock.ts'
import { deadlineAt, dueAt, unanswered, type Waiting, waitingIn } from './due.ts'
import type { AnyBatch, AnyMatch, Host } from './host.ts'
import { OrderMoments } from './order-moments.ts'

/**
 * Drives one match: what is due happens before anything else, orders before the clock, and nothing counts before the
 * host has kept it. It calls for one thing after another; whoever has several at once puts them in a queue.
 */
export class MatchDriver {
  readonly #host: Host
  readonly #orders: OrderMoments
  #match: AnyMatch

  constructor(match: AnyMatch, host: Host) {
    this.#match = match
    this.#host = host
    this.#orders = new OrderMoments(host)
  }

  get match(): AnyMatch {
    return this.#match
  }

  /** The match was folded again from its log. */
  renew(match: AnyMatch): void {
    this.#match = match
  }

  /** Match time now; never before the last entry. */
  get now(): Ms {
    return Math.max(this.#match.now, matchTime(this.#host.clock(), this.#host.wall()))
  }

  /**
   * One action of one seat, if nothing has to happen before it: nothing is due and nobody has ordered anything. What comes
   * of it is not kept yet. Null: it has to go the long way, through `act`.
   */
  actNow(seat: Seat, sent: Sent): AnyBatch | Refusal | null {
    const { now } = this
    const due = this.#match.wakeAt()
    if ((due !== null && due <= now) || this.#ordered() !== null) return null
    return this.#match.act(seat, sent, now)
  }

  /** One action of one seat. Sent twice, it happens once and gets the same answer. */
  async act(seat: Seat, sent: Sent): Promise<Refusal | null> {
    if (await this.#host.isKnown(sent.id)) return null
    const at = await this.catchUp()
    return this.#take(this.#match.act(seat, sent, at), sent.id)
  }

  /** The entry of an undo carries no id: the host knows whether this one has happened. */
  async undo(seat: Seat, id: string): Promise<Refusal | null> {
    const at = await this.catchUp()
    return this.#take(this.#match.undo(seat, at), id)
  }

  /** Somebody came or left; games whose rules ask for that get an entry of it. */
  async seatHolderChanged(seat: Seat, holder: Holder): Promise<void> {
    const at = await this.catchUp()
    const batch = this.#match.outcome === null ? this.#match.seatHolderChanged(seat, holder, at) : null
    if (batch !== null) await this.#host.keep([batch], null)
  }

  async #take(batch: AnyBatch | Refusal, id: string): Promise<Refusal | null> {
    if (isRefusal(batch)) return batch
    if (!batch.isRepeat) await this.#host.keep([batch], id)
    return null
  }

  /** Everything that is due by now happens before anything else. Gives the time that is now: nothing else is due by it. */
  async catchUp(): Promise<Ms> {
    for (;;) {
      const now = this.now
      await this.#followOrders(now)
      const hasMoved = await this.#advance(Math.min(now, Math.max(this.#match.now, this.#match.wakeAt() ?? now)))
      if (!hasMoved) return now
    }
  }

  /** One moment after another: at each of them a question may open that somebody has ordered an answer to. */
  async #advance(to: Ms): Promise<boolean> {
    const level = this.#host.lateBot()
    if (level !== null) for (const late of this.#lateBy(to)) await this.#answerFor(late, level)
    const batches = this.#match.advance(to)
    if (batches.length > 0) await this.#host.keep(batches, null)
    return batches.length > 0
  }

  #lateBy(now: Ms): readonly Decision[] {
    return unanswered(this.#match).filter(({ by }) => by !== undefined && by <= now)
  }

  /** In the last millisecond before the deadline, as far as the match is concerned. */
  async #answerFor(late: Decision, level: string): Promise<void> {
    const at = Math.max(this.#match.now, (late.by ?? 0) - 1)
    const due = this.#match.wakeAt()
    if (due !== null && due <= at) return
    const chosen = await this.#host.think(this.#question(late.seat, level))
    await this.#answer(late, { chosen, mayFallBack: true, at })
  }

  /** Before a bot or the clock answers for somebody. */
  async #followOrders(now: Ms): Promise<void> {
    const due = () => this.#orders.due(this.#ordered(), this.#match, now)
    for (let next = due(); next !== null; next = due()) if (!(await this.#carryOut(next, now))) return
  }

  #ordered(): Ordered | null {
    return this.#isStopped ? null : orderedNow(this.#match, this.#host.orders(), this.#orders.done)
  }

  /** False: the clock comes first. What the log has already is not done again. */
  async #carryOut({ seat, id, decision, action }: Ordered, now: Ms): Promise<boolean> {
    const at = orderTime(this.#match, now)
    if (at === null) return false
    const isKnown = await this.#host.isKnown(id)
    const batch = isKnown ? null : this.#match.act(seat, { id, decision, action, by: 'order' }, at)
    if (batch !== null) await this.#take(batch, id)
    this.#orders.done.add(id)
    return true
  }

  /** Decisions that wait for a bot. */
  waitingForBots(): readonly Waiting[] {
    return waitingIn(this.#match, (seat) => this.#host.botAt(seat))
  }

  /** What a bot has to think about, and how long the log was then; null: it is asked no longer. */
  questionFor(decision: Decision, level: string): { readonly question: Question; readonly length: number } | null {
    if (!this.#isAsked(decision)) return null
    return { question: this.#question(decision.seat, level), length: this.#match.length }
  }

  /** A bot has thought. What others did meanwhile may have spoilt its idea: then it moves not yet and is asked again. */
  async botMove(decision: Decision, { chosen, length }: { chosen: unknown; length: number }): Promise<boolean> {
    if (!this.#isAsked(decision)) return false
    const at = await this.catchUp()
    if (!this.#isAsked(decision)) return false
    return this.#answer(decision, { chosen, mayFallBack: this.#match.length === length, at })
  }

  #isAsked({ id, seat }: Decision): boolean {
    if (this.#isStopped) return false
    return this.waitingForBots().some(({ decision }) => decision.id === id && decision.seat === seat)
  }

  async #answer(decision: Decision, thought: Omit<Thought, 'seed'>): Promise<boolean> {
    const batch = botAnswer(this.#match, decision, { ...thought, seed: `${this.#seed(decision.seat)}/fallback` })
    if (batch !== null) await this.#host.keep([batch], null)
    return batch !== null
  }

  #question(seat: Seat, level: string): Question {
    return questionOf(this.#match, seat, { level, seed: this.#seed(seat) })
  }

  #seed(seat: Seat): string {
    return `${this.#host.id}/${seat}/${this.#match.length}`
  }

  /** The next thing that happens without a bot, on the wall: a deadline, or an order. */
  deadlineAt(): number | null {
    return this.#orders.next(this.#ordered(), deadlineAt(this.#match, this.#host.clock()))
  }

  /** When somebody must look after the match, on the wall: then, or at once if a bot has to move. */
  dueAt(): number | null {
    const host = this.#host
    const due = dueAt(this.#match, { clock: host.clock(), botAt: (seat) => host.botAt(seat) }, host.wall())
    return this.#orders.next(this.#ordered(), due)
  }

  get #isStopped(): boolean {
    return this.#host.clock().rate === 0
  }
}
