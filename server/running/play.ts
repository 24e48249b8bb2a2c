import {
  type AnyGame,
  type Batch,
  type Decision,
  type GameTypes,
  type Holder,
  isRefusal,
  type Match,
  type Ordered,
  orderedNow,
  orderTime,
  type Refusal,
  type Seat,
  type Sent,
  type Viewer,
} from '@starboard/kernel'
import type { ClockInfo } from '@starboard/wire/protocol'
import { botAnswer, questionOf } from '../bot-seats/answer.ts'
import type { Question } from '../bot-seats/players.ts'
import { NotSaved, orNotSaved } from '../failures/not-saved.ts'
import { Holders } from '../seats/holders.ts'
import { ActionTaken, type LogRow, SequenceTaken } from '../store/store.ts'
import type { Services } from '../table/services.ts'
import { matchTime } from './clock.ts'
import { appendAll, keepSnapshot } from './log-writer.ts'
import { type Loaded, loadMatch, type Parts } from './match-log.ts'
import { OrderPace } from './order-pace.ts'
import { deadlineAt, dueAt, type PlayContext, statusOf, type Waiting, waitingIn } from './play-context.ts'
import { type LastSeen, Publisher, type Watcher } from './publisher.ts'
import { Stories, type ToldBatch } from './story.ts'

type AnyMatch = Match<GameTypes>

/** What somebody sees of the match: the number of their last news, the look itself and the clock. */
export interface Looked {
  readonly at: number
  readonly look: unknown
  readonly clock: ClockInfo
}

/** What somebody was told so far, up to the news of this number. */
export interface StorySoFar {
  readonly at: number
  readonly batches: readonly ToldBatch[]
}

/** A running match: memory in front of the log. Nobody is shown and nobody is answered what is not durable yet. */
export class Play {
  readonly #parts: Parts
  readonly #services: Services
  readonly #game: AnyGame
  readonly #seating: () => PlayContext
  #match: AnyMatch
  #publisher: Publisher
  /** The newest snapshot: client ids before it are known to the store only. */
  #snapshotAt: number
  /** Null until it matters. */
  #holders: Holders | null = null
  readonly #orderPace = new OrderPace(() => this.#services)
  readonly #stories = new Stories({ match: () => this.#match, rows: () => this.#rows() })
  /** Memory is ahead of the log, or beside it: nothing of it is shown until it has been folded again. */
  #isSpoilt = false

  private constructor(parts: Parts, { match, from }: Loaded) {
    this.#parts = parts
    this.#services = parts.services
    this.#game = parts.game
    this.#seating = parts.seating
    this.#match = match
    this.#snapshotAt = from
    this.#publisher = new Publisher(parts.seating().row.code, match)
  }

  /** From snapshot and the rest of the log; a match whose first entry was never written starts now. */
  static async load(services: Services, game: AnyGame, seating: () => PlayContext): Promise<Play> {
    const parts = { services, game, seating }
    return new Play(parts, await loadMatch(parts))
  }

  get match(): AnyMatch {
    return this.#match
  }

  /** What is in memory is not what is in the log. The next thing that is done folds the log again. */
  get isSpoilt(): boolean {
    return this.#isSpoilt
  }

  get clockInfo(): ClockInfo {
    return { now: this.#time(), rate: this.#seating().clock.rate }
  }

  /** Somebody who comes while nothing can be shown gets the look as soon as there is one again. */
  join(viewer: Viewer, watcher: Watcher, seen: LastSeen | null): void {
    if (this.#isSpoilt) this.#publisher.expect(viewer, watcher)
    else this.#publisher.join(viewer, watcher, seen, this.clockInfo)
  }

  leave(watcher: Watcher): void {
    this.#publisher.leave(watcher)
  }

  /** What a viewer sees now. */
  async lookOf(viewer: Viewer): Promise<Looked> {
    if (this.#isSpoilt) await this.reload()
    return { ...this.#publisher.lookOf(viewer), clock: this.clockInfo }
  }

  /** All that a viewer was told until now; after the end, all that there was to tell. */
  async storyOf(viewer: Viewer): Promise<StorySoFar> {
    if (this.#isSpoilt) await this.reload()
    const { batches } = await this.#stories.of(this.#match.outcome === null ? viewer : 'everything')
    // A copy: the story goes on while this one is on its way.
    return { at: this.#publisher.lookOf(viewer).at, batches: [...batches] }
  }

  #rows(): Promise<readonly LogRow[]> {
    return orNotSaved(this.#services.store.log.read(this.#seating().row.id, 0))
  }

  /** One action of one seat. Sent twice, it happens once and gets the same answer. */
  act(seat: Seat, sent: Sent): Promise<Refusal | null> {
    const id = idOf(seat, sent.id)
    return this.#once(async () => {
      if (this.#snapshotAt > 0 && (await this.isKnown(seat, sent.id))) return null
      const at = await this.catchUp()
      const batch = this.#match.act(seat, { ...sent, id }, at)
      if (isRefusal(batch)) return batch
      if (!batch.isRepeat) await this.#commit([batch], id)
      return null
    })
  }

  undo(seat: Seat, clientId: string): Promise<Refusal | null> {
    return this.#once(async () => {
      // The entry of an undo carries no id: only the store knows it.
      if (await this.isKnown(seat, clientId)) return null
      const at = await this.catchUp()
      const batch = this.#match.undo(seat, at)
      if (isRefusal(batch)) return batch
      await this.#commit([batch], idOf(seat, clientId))
      return null
    })
  }

  /** Whether this message of this seat has happened. */
  isKnown(seat: Seat, clientId: string): Promise<boolean> {
    return this.#isInLog(idOf(seat, clientId))
  }

  async #isInLog(id: string): Promise<boolean> {
    return (await orNotSaved(this.#services.store.log.findAction(this.#seating().row.id, id))) !== null
  }

  /** If another node was faster, it is tried again on top of what is there now. */
  async #once(happen: () => Promise<Refusal | null>): Promise<Refusal | null> {
    try {
      return await happen()
    } catch (error) {
      if (!(error instanceof NotSaved) || !(error.cause instanceof SequenceTaken)) throw error
      return error.cause instanceof ActionTaken ? null : happen()
    }
  }

  /** Everything that is due by now happens before anything else. Gives the time that is now: nothing else is due by it. */
  async catchUp(): Promise<number> {
    if (this.#isSpoilt) await this.reload()
    for (;;) {
      const now = this.#time()
      await this.#followOrders(now)
      const batches = await this.#advance(Math.min(now, Math.max(this.#match.now, this.#match.wakeAt() ?? now)))
      if (batches.length === 0) return now
    }
  }

  /** One moment after another: at each of them a question may open that somebody has ordered an answer to. */
  async #advance(to: number): Promise<readonly Batch<unknown>[]> {
    const { timeoutBot } = this.#seating()
    if (timeoutBot !== null) for (const late of this.#lateBy(to)) await this.#answerFor(late, timeoutBot)
    const batches = this.#match.advance(to)
    if (batches.length === 0) return batches
    await this.#commit(batches, null)
    const timeouts = batches.filter(({ entry }) => entry.kind === 'act').length
    this.#services.metrics.timeouts.inc({ game: this.#game.meta.id }, timeouts)
    return batches
  }

  /** Before a bot or the clock answers for somebody. */
  async #followOrders(now: number): Promise<void> {
    const due = () => this.#orderPace.due(this.#ordered(), this.#match, now)
    for (let next = due(); next !== null; next = due()) if (!(await this.#carryOut(next, now))) return
  }

  #ordered(): Ordered | null {
    const { clock, orders } = this.#seating()
    return clock.rate === 0 ? null : orderedNow(this.#match, orders, this.#orderPace.done)
  }

  /** False: the clock comes first. What the log has already is not done again. */
  async #carryOut({ seat, id, decision, action }: Ordered, now: number): Promise<boolean> {
    const at = orderTime(this.#match, now)
    if (at === null) return false
    const isKnown = this.#snapshotAt > 0 && (await this.#isInLog(id))
    const batch = isKnown ? null : this.#match.act(seat, { id, decision, action, by: 'order' }, at)
    if (batch !== null && !isRefusal(batch) && !batch.isRepeat) await this.#commit([batch], id)
    this.#orderPace.done.add(id)
    return true
  }

  /** Decisions that wait for a bot. */
  waitingForBots(): readonly Waiting[] {
    return this.#isSpoilt ? [] : waitingIn(this.#match, this.#seating())
  }

  /** What a bot has to think about; null if it is asked no longer. */
  questionFor(decision: Decision, level: string): { readonly question: Question; readonly length: number } | null {
    return this.#isAsked(decision)
      ? { question: this.#question(decision.seat, level), length: this.#match.length }
      : null
  }

  /** A bot has thought. What others did meanwhile may have spoilt its idea: then it moves not yet and is asked again. */
  async botMove(decision: Decision, { chosen, length }: { chosen: unknown; length: number }): Promise<boolean> {
    if (!this.#isAsked(decision)) return false
    const at = await this.catchUp()
    if (!this.#isAsked(decision)) return false
    return this.#answer(decision, { chosen, mayFallBack: this.#match.length === length, at })
  }

  #isAsked({ id, seat }: Decision): boolean {
    return this.waitingForBots().some(({ decision }) => decision.id === id && decision.seat === seat)
  }

  /** When this table must be woken: at its next deadline or order, or at once if a bot has to move. */
  dueAt(): number | null {
    return this.#isSpoilt ? this.#services.now() : this.#dueAt()
  }

  #dueAt(): number | null {
    return this.#orderPace.next(this.#ordered(), dueAt(this.#match, this.#seating(), this.#services.now()))
  }

  /** The next thing that happens without a bot, in wall-clock time: a deadline, or an order. */
  deadlineAt(): number | null {
    if (this.#isSpoilt) return null
    return this.#orderPace.next(this.#ordered(), deadlineAt(this.#match, this.#seating()))
  }

  /** Somebody came or left; games whose rules ask for that get an entry of it, unless they know already. */
  async manned(seat: Seat, holder: Holder): Promise<void> {
    if (this.#game.seatHolderChanged === undefined || this.#match.outcome !== null) return
    if (this.#isSpoilt) await this.reload()
    if ((await this.#holderOf(seat)) === holder) return
    const at = await this.catchUp()
    if (this.#match.outcome !== null) return
    const batch = this.#match.seatHolderChanged(seat, holder, at)
    if (batch !== null) await this.#commit([batch], null)
    this.#holders?.set(seat, holder)
  }

  async #holderOf(seat: Seat): Promise<Holder> {
    this.#holders ??= await this.#readHolders()
    return this.#holders.at(seat, this.#match)
  }

  async #readHolders(): Promise<Holders> {
    return new Holders(this.#match.length === 1 ? [] : await this.#rows())
  }

  /** Forgets what is in memory and folds the log again: after a failed write and after a bug in the rules. */
  async reload(): Promise<void> {
    this.#isSpoilt = true
    const { match, from } = await loadMatch(this.#parts)
    this.#match = match
    this.#snapshotAt = from
    this.#stories.forget()
    this.#holders = null
    this.#publisher = this.#publisher.renewed(match, this.clockInfo)
    this.#isSpoilt = false
  }

  /** Match time now; never before the last entry. */
  #time(): number {
    return Math.max(this.#match.now, matchTime(this.#seating().clock, this.#services.now()))
  }

  #lateBy(now: number): readonly Decision[] {
    if (this.#match.outcome !== null) return []
    return this.#match.open.filter(({ by, answered }) => by !== undefined && by <= now && answered !== true)
  }

  /** In the last millisecond before the deadline, as far as the match is concerned. */
  async #answerFor(late: Decision, level: string): Promise<void> {
    const at = Math.max(this.#match.now, (late.by ?? 0) - 1)
    const due = this.#match.wakeAt()
    if (due !== null && due <= at) return
    const chosen = await this.#services.bots.think(this.#question(late.seat, level))
    await this.#answer(late, { chosen, mayFallBack: true, at })
  }

  #question(seat: Seat, level: string): Question {
    const { botBudgetMs: budgetMs } = this.#services.pace
    return questionOf(this.#match, seat, { level, table: this.#seating().row.id, budgetMs })
  }

  async #answer(decision: Decision, thought: Parameters<typeof botAnswer>[2]): Promise<boolean> {
    const batch = botAnswer(this.#match, decision, thought)
    if (batch !== null) await this.#commit([batch], null)
    return batch !== null
  }

  /** Durable first, then told. If it cannot be made durable it has not happened. */
  async #commit(batches: readonly Batch<unknown>[], actionId: string | null): Promise<void> {
    const { metrics } = this.#services
    const started = performance.now()
    this.#isSpoilt = true
    try {
      await appendAll(this.#parts, batches, { actionId, status: statusOf(this.#match), dueAt: this.#dueAt() })
    } catch (cause) {
      metrics.storeErrors.inc()
      // If the log cannot be read either, the next thing that is done tries again.
      await this.reload().catch(() => undefined)
      throw new NotSaved({ cause })
    }
    this.#isSpoilt = false
    metrics.commitSeconds.observe((performance.now() - started) / 1000)
    this.#publisher.publish(batches, this.clockInfo)
    this.#stories.add(batches)
    this.#seating().onBatch(this.#match)
    this.#maybeSnapshot()
  }

  #maybeSnapshot(): void {
    if (this.#match.length - this.#snapshotAt < this.#services.pace.snapshotEvery) return
    this.#snapshotAt = this.#match.length
    keepSnapshot(this.#parts, this.#match)
  }
}

/** Each seat has ids of its own: nobody finds out, or blocks, the ids of another seat or of a bot. */
const idOf = (seat: Seat, clientId: string): string => `${seat}/${clientId}`
