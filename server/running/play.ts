import { type AnyBatch, type AnyMatch, type Host, MatchDriver, type Question, type Waiting } from '@starboard/driver'
import {
  type AnyGame,
  type Decision,
  type Holder,
  isRefusal,
  type Refusal,
  type Seat,
  type Sent,
  type Viewer,
} from '@starboard/kernel'
import type { Looked, StorySoFar } from '@starboard/wire/answers'
import type { ClockInfo } from '@starboard/wire/protocol'
import { moveId } from '../failures/command-ids.ts'
import { isOvertaken, isUnsure, NotSaved, orNotSaved } from '../failures/not-saved.ts'
import { Holders } from '../seats/holders.ts'
import type { LogRow } from '../store/store.ts'
import type { Services } from '../table/services.ts'
import { appendAll, appendOne, keepSnapshot } from './log-writer.ts'
import { type Loaded, loadMatch, type Parts } from './match-log.ts'
import { orderDelayMs } from './order-pace.ts'
import { type PlayContext, statusOf } from './play-context.ts'
import { type Asked, type LastSeen, Publisher, type Watcher } from './publisher.ts'
import { toldClock } from './server-clock.ts'
import { Stories } from './story.ts'

/** A running match: memory in front of the log. Nobody is shown and nobody is answered what is not durable yet. */
export class Play {
  readonly #parts: Parts
  readonly #services: Services
  readonly #game: AnyGame
  readonly #context: PlayContext
  readonly #driver: MatchDriver
  #publisher: Publisher
  /** The newest snapshot. */
  #snapshotAt: number
  /** Who asked for what is being done, and the id under which it comes into the log. */
  #asking: { readonly moveId: string; readonly asked: Asked | null } | null = null
  /** Null until it matters. */
  #holders: Holders | null = null
  readonly #stories = new Stories({ match: () => this.match, rows: () => this.#rows() })
  /** Memory is ahead of the log, or beside it: nothing of it is shown until it has been folded again. */
  #isSpoilt = false

  private constructor(parts: Parts, { match, from }: Loaded) {
    this.#parts = parts
    this.#services = parts.services
    this.#game = parts.game
    this.#context = parts.context
    this.#driver = new MatchDriver(match, this.#host())
    this.#snapshotAt = from
    this.#publisher = new Publisher(parts.context.row.code, match)
  }

  /** From snapshot and the rest of the log; a match whose first entry was never written starts now. */
  static async load(services: Services, game: AnyGame, context: PlayContext): Promise<Play> {
    const parts = { services, game, context }
    return new Play(parts, await loadMatch(parts))
  }

  get match(): AnyMatch {
    return this.#driver.match
  }

  /** What is in memory is not what is in the log. The next thing that is done folds the log again. */
  get isSpoilt(): boolean {
    return this.#isSpoilt
  }

  get clockInfo(): ClockInfo {
    return toldClock(this.#services, { now: this.#driver.now, rate: this.#context.clock.rate })
  }

  #host(): Host {
    const { services } = this.#parts
    return {
      id: this.#context.row.id,
      wall: services.now,
      clock: () => this.#context.clock,
      keep: (batches, id) => this.#commit(batches, id),
      // What people send was looked up before it came here, and most of it without asking the store.
      isKnown: async (id) => id !== this.#asking?.moveId && this.#isInLog(id),
      orders: () => this.#context.orders,
      orderDelayMs: () => orderDelayMs(services.pace),
      botAt: (seat) => this.#context.botAt(seat),
      lateBot: () => this.#context.timeoutBot,
      think: (question) => this.think(question),
    }
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
    await this.#mend()
    return { ...this.#publisher.lookOf(viewer), clock: this.clockInfo }
  }

  /** All that a viewer was told until now; after the end, all that there was to tell. */
  async storyOf(viewer: Viewer): Promise<StorySoFar> {
    await this.#mend()
    const { batches } = await this.#stories.of(this.match.outcome === null ? viewer : 'everything')
    // A copy: the story goes on while this one is on its way.
    return { at: this.#publisher.lookOf(viewer).at, batches: [...batches] }
  }

  #rows(): Promise<readonly LogRow[]> {
    return orNotSaved(this.#services.store.log.read(this.#context.row.id, 0))
  }

  /**
   * One action of one seat, if there is nothing to wait for but the disk: what it was refused for, or that it is durable
   * and told. Null: it has to go the long way, through `act`.
   */
  actNow(seat: Seat, sent: Sent, asked: Asked | null): Promise<void> | Refusal | null {
    if (this.#isSpoilt) return null
    const id = moveId(seat, sent.id)
    const batch = this.#driver.actNow(seat, { ...sent, id })
    if (batch === null || isRefusal(batch)) return batch
    this.#asking = { moveId: id, asked }
    return batch.isRepeat ? Promise.resolve() : this.#commit([batch], id)
  }

  /** One action of one seat. */
  async act(seat: Seat, sent: Sent, asked: Asked | null): Promise<Refusal | null> {
    await this.#mend()
    const id = moveId(seat, sent.id)
    this.#asking = { moveId: id, asked }
    return this.#driver.act(seat, { ...sent, id })
  }

  async undo(seat: Seat, clientId: string, asked: Asked | null): Promise<Refusal | null> {
    await this.#mend()
    const id = moveId(seat, clientId)
    this.#asking = { moveId: id, asked }
    return this.#driver.undo(seat, id)
  }

  /** The entry that comes of a command is told to its sender as the answer; what was due or ordered before it is none. */
  #askedFor(actionId: string | null): Asked | null {
    return this.#asking?.moveId === actionId ? (this.#asking?.asked ?? null) : null
  }

  async #isInLog(id: string): Promise<boolean> {
    return (await orNotSaved(this.#services.store.log.findAction(this.#context.row.id, id))) !== null
  }

  /** Everything that is due by now happens before anything else. */
  async catchUp(): Promise<void> {
    await this.#mend()
    await this.#driver.catchUp()
  }

  /** Decisions that wait for a bot. */
  waitingForBots(): readonly Waiting[] {
    return this.#isSpoilt ? [] : this.#driver.waitingForBots()
  }

  questionFor(decision: Decision, level: string): ReturnType<MatchDriver['questionFor']> {
    return this.#isSpoilt ? null : this.#driver.questionFor(decision, level)
  }

  async botMove(decision: Decision, thought: Parameters<MatchDriver['botMove']>[1]): Promise<boolean> {
    return this.#isSpoilt ? false : this.#driver.botMove(decision, thought)
  }

  think(question: Question): Promise<unknown> {
    const { bots, pace } = this.#services
    const name = this.#context.row.seats[question.seat]?.name ?? ''
    return bots.think({ ...question, name, budgetMs: pace.botBudgetMs })
  }

  /** When this table must be woken: at its next deadline or order, at the end of a pause, at once if a bot has to move. */
  dueAt(): number | null {
    return this.#isSpoilt ? this.#services.now() : this.#dueAt()
  }

  #dueAt(): number | null {
    const { clock, pauseDueAt } = this.#context
    return clock.rate === 0 ? pauseDueAt : this.#driver.dueAt()
  }

  /** The next thing that happens without a bot, in wall-clock time: a deadline, or an order. */
  deadlineAt(): number | null {
    return this.#isSpoilt ? null : this.#driver.deadlineAt()
  }

  /** Somebody came or left; games whose rules ask for that get an entry of it, unless they know already. */
  async seatHolderChanged(seat: Seat, holder: Holder): Promise<void> {
    if (this.#game.seatHolderChanged === undefined || this.match.outcome !== null) return
    await this.#mend()
    if ((await this.#holderOf(seat)) === holder) return
    await this.#driver.seatHolderChanged(seat, holder)
    this.#holders?.set(seat, holder)
  }

  async #holderOf(seat: Seat): Promise<Holder> {
    this.#holders ??= await this.#readHolders()
    return this.#holders.at(seat, this.match)
  }

  async #readHolders(): Promise<Holders> {
    const { log } = this.#services.store
    const { row } = this.#context
    return new Holders(this.match.length === 1 ? [] : await orNotSaved(log.readKind(row.id, 'manned')))
  }

  async #mend(): Promise<void> {
    if (this.#isSpoilt) await this.reload()
  }

  /** Forgets what is in memory and folds the log again: after a failed write and after a bug in the rules. */
  async reload(): Promise<void> {
    this.#isSpoilt = true
    const { match, from } = await loadMatch(this.#parts)
    this.#driver.renew(match)
    this.#snapshotAt = from
    this.#stories.forget()
    this.#holders = null
    this.#publisher = this.#publisher.renewed(match, this.clockInfo)
    this.#isSpoilt = false
    this.#context.onBatch(match, [])
  }

  /** Durable first, then told. If it cannot be made durable it has not happened. */
  #commit(batches: readonly AnyBatch[], actionId: string | null): Promise<void> {
    const started = performance.now()
    const after = { actionId, status: statusOf(this.match), dueAt: this.#dueAt() }
    const [only] = batches
    this.#isSpoilt = true
    const isKept =
      only !== undefined && batches.length === 1
        ? appendOne(this.#parts, only, after)
        : appendAll(this.#parts, batches, after)
    return isKept.then(
      () => this.#kept(batches, { actionId, started }),
      (cause: unknown) => this.#notKept(cause),
    )
  }

  #kept(batches: readonly AnyBatch[], { actionId, started }: { actionId: string | null; started: number }): void {
    const { metrics } = this.#services
    this.#isSpoilt = false
    metrics.commitSeconds.observe((performance.now() - started) / 1000)
    for (const batch of batches) if (isTimeout(batch)) metrics.timeouts.inc({ game: this.#game.meta.id })
    this.#publisher.publish(batches, this.clockInfo, this.#askedFor(actionId))
    this.#stories.add(batches)
    this.#context.onBatch(this.match, batches)
    this.#maybeSnapshot()
  }

  /** If the log cannot be read either, the next thing that is done tries again. Others read the table as a whole. */
  async #notKept(cause: unknown): Promise<never> {
    this.#services.metrics.storeErrors.inc()
    const notSaved = new NotSaved({ cause })
    if (!isOvertaken(notSaved) && !isUnsure(notSaved)) await this.reload().catch(() => undefined)
    throw notSaved
  }

  #maybeSnapshot(): void {
    if (this.match.length - this.#snapshotAt < this.#services.pace.snapshotEvery) return
    this.#snapshotAt = this.match.length
    keepSnapshot(this.#parts, this.match)
  }
}

const isTimeout = ({ entry }: AnyBatch): boolean => entry.kind === 'act' && entry.by === 'timeout'
