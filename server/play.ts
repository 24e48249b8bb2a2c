import {
  type AnyGame,
  type Batch,
  type Decision,
  type Entry,
  fastChance,
  type GameTypes,
  type Holder,
  isRefusal,
  type Match,
  type Refusal,
  type Seat,
  type Sent,
  type Viewer,
} from '@starboard/kernel'
import type { Question } from './bots/players.ts'
import { matchTime } from './clock.ts'
import { newSeed } from './codes.ts'
import { type Loaded, loadMatch, type Parts } from './match-log.ts'
import type { ClockInfo } from './protocol.ts'
import { Publisher, type Seen, type Watcher } from './publisher.ts'
import { deadlineAt, dueAt, type Seating, statusOf, type Waiting, waitingIn } from './seating.ts'
import type { Services } from './services.ts'
import { ActionTaken, SequenceTaken } from './store/store.ts'
import { Story, type ToldBatch } from './story.ts'
import { NotSaved, stored } from './unsaved.ts'

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
  readonly #services: Services
  readonly #game: AnyGame
  readonly #seating: () => Seating
  #match: AnyMatch
  #publisher: Publisher
  /** The newest snapshot: client ids before it are known to the store only. */
  #snapshotAt: number
  /** What the game was told of its seats; null until it matters. */
  #holders: Map<Seat, Holder> | null = null
  /** Of those who have asked for it. */
  readonly #stories = new Map<Viewer, Story>()
  /** Memory is ahead of the log, or beside it: nothing of it is shown until it has been folded again. */
  #isSpoilt = false

  private constructor(parts: Parts, { match, from }: Loaded) {
    this.#services = parts.services
    this.#game = parts.game
    this.#seating = parts.seating
    this.#match = match
    this.#snapshotAt = from
    this.#publisher = new Publisher(parts.seating().row.code, match)
  }

  /** From snapshot and the rest of the log; a match whose first entry was never written starts now. */
  static async load(services: Services, game: AnyGame, seating: () => Seating): Promise<Play> {
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
  join(viewer: Viewer, watcher: Watcher, seen: Seen | null): void {
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
    const { batches } = await this.#story(this.#match.outcome === null ? viewer : 'everything')
    // A copy: the story goes on while this one is on its way.
    return { at: this.#publisher.lookOf(viewer).at, batches: [...batches] }
  }

  async #story(viewer: Viewer): Promise<Story> {
    const known = this.#stories.get(viewer)
    if (known !== undefined) return known
    const rows = await stored(this.#services.store.log.read(this.#seating().row.id, 0))
    // What another node has written since is news that nobody here was told yet.
    const story = await Story.read(viewer, this.#match, rows.slice(0, this.#match.length))
    this.#stories.set(viewer, story)
    return story
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
  async isKnown(seat: Seat, clientId: string): Promise<boolean> {
    const { log } = this.#services.store
    return (await stored(log.findAction(this.#seating().row.id, idOf(seat, clientId)))) !== null
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
      const { timeoutBot } = this.#seating()
      if (timeoutBot !== null) for (const late of this.#lateBy(now)) await this.#answerFor(late, timeoutBot)
      const batches = this.#match.advance(now)
      if (batches.length === 0) return now
      await this.#commit(batches, null)
      const timeouts = batches.filter(({ entry }) => entry.kind === 'act').length
      this.#services.metrics.timeouts.inc({ game: this.#game.meta.id }, timeouts)
    }
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
    const mayFallBack = this.#match.length === length
    return this.#answer(decision, { chosen, mayFallBack }, at)
  }

  #isAsked({ id, seat }: Decision): boolean {
    return this.waitingForBots().some(({ decision }) => decision.id === id && decision.seat === seat)
  }

  /** When this table must be woken: at its next deadline, or at once if a bot has to move. */
  dueAt(): number | null {
    const now = this.#services.now()
    return this.#isSpoilt ? now : dueAt(this.#match, this.#seating(), now)
  }

  /** The next deadline, in wall-clock time. */
  deadlineAt(): number | null {
    return this.#isSpoilt ? null : deadlineAt(this.#match, this.#seating())
  }

  /** Somebody came or left; games whose rules ask for that get an entry of it, unless they know already. */
  async manned(seat: Seat, holder: Holder): Promise<void> {
    if (this.#game.manned === undefined || this.#match.outcome !== null) return
    if (this.#isSpoilt) await this.reload()
    if ((await this.#holderOf(seat)) === holder) return
    const at = await this.catchUp()
    if (this.#match.outcome !== null) return
    const batch = this.#match.manned(seat, holder, at)
    if (batch !== null) await this.#commit([batch], null)
    this.#holders?.set(seat, holder)
  }

  /** Who holds a seat as far as the game knows; after a restart the log tells. */
  async #holderOf(seat: Seat): Promise<Holder> {
    this.#holders ??= await this.#readHolders()
    return this.#holders.get(seat) ?? (this.#match.header.setup.bots.includes(seat) ? 'bot' : 'person')
  }

  async #readHolders(): Promise<Map<Seat, Holder>> {
    if (this.#match.length === 1) return new Map()
    const rows = await stored(this.#services.store.log.read(this.#seating().row.id, 0))
    const few = rows.filter(({ entry }) => entry.includes('"manned"'))
    const entries = few.map(({ entry }) => JSON.parse(entry) as Entry<unknown>)
    return new Map(entries.flatMap((entry) => (entry.kind === 'manned' ? [[entry.seat, entry.holder]] : [])))
  }

  /** Forgets what is in memory and folds the log again: after a failed write and after a bug in the rules. */
  async reload(): Promise<void> {
    this.#isSpoilt = true
    const parts = { services: this.#services, game: this.#game, seating: this.#seating }
    const { match, from } = await loadMatch(parts)
    this.#match = match
    this.#snapshotAt = from
    this.#stories.clear()
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
    return this.#game
      .decisions(this.#match.state)
      .filter(({ by, answered }) => by !== undefined && by <= now && answered !== true)
  }

  /** In the last millisecond before the deadline, as far as the match is concerned. */
  async #answerFor(late: Decision, level: string): Promise<void> {
    const at = Math.max(this.#match.now, (late.by ?? 0) - 1)
    const due = this.#match.wakeAt()
    if (due !== null && due <= at) return
    const chosen = await this.#services.bots.think(this.#question(late.seat, level))
    await this.#answer(late, { chosen, mayFallBack: true }, at)
  }

  #question(seat: Seat, level: string): Question {
    const { at, now, view, open, outcome, legal, refused } = this.#match.look(seat)
    const look = { at, now, view, open, outcome, legal, refused }
    const { botBudgetMs } = this.#services.pace
    const seed = `${this.#seating().row.id}/${this.#match.length}`
    return { game: this.#game.meta.id, level, seat, look, budgetMs: botBudgetMs, seed }
  }

  /** A bot's answer goes through the same door; one that is no good is replaced by the game's own fallback. */
  async #answer(
    { seat, id: decision }: Decision,
    { chosen, mayFallBack }: { chosen: unknown; mayFallBack: boolean },
    at: number,
  ): Promise<boolean> {
    if (chosen === 'wait') return false
    const batch =
      this.#tryBot(seat, { decision, action: chosen }, at) ??
      (mayFallBack ? this.#tryBot(seat, { decision, action: this.#fallback(seat) }, at) : null)
    if (batch === null) return false
    await this.#commit([batch], null)
    return true
  }

  /** Bots send nothing twice, so they need no id. */
  #tryBot(seat: Seat, { decision, action }: { decision: string; action: unknown }, at: number): Batch<unknown> | null {
    const batch = action === null ? null : this.#match.act(seat, { id: '', decision, action, by: 'bot' }, at)
    return batch === null || isRefusal(batch) ? null : batch
  }

  #fallback(seat: Seat): unknown {
    return this.#game.fallback(this.#match.state, seat, fastChance(newSeed()))
  }

  /** Durable first, then told. If it cannot be made durable it has not happened. */
  async #commit(batches: readonly Batch<unknown>[], actionId: string | null): Promise<void> {
    const { metrics } = this.#services
    const started = performance.now()
    this.#isSpoilt = true
    try {
      await this.#append(batches, actionId)
    } catch (cause) {
      metrics.storeErrors.inc()
      // If the log cannot be read either, the next thing that is done tries again.
      await this.reload().catch(() => undefined)
      throw new NotSaved({ cause })
    }
    this.#isSpoilt = false
    metrics.commitSeconds.observe((performance.now() - started) / 1000)
    this.#publisher.publish(batches, this.clockInfo)
    for (const story of this.#stories.values()) for (const batch of batches) story.add(batch)
    this.#maybeSnapshot()
  }

  /** One after another: an entry must not get in if the one that it builds on does not. */
  async #append(batches: readonly Batch<unknown>[], actionId: string | null): Promise<void> {
    const { store, now } = this.#services
    const [seating, at] = [this.#seating(), now()]
    const end = { status: statusOf(this.#match), dueAt: dueAt(this.#match, seating, at) }
    // Until the last of them is in, there is something left to do at once.
    const meanwhile = { status: 'playing', dueAt: at } as const
    for (const batch of batches)
      await store.log.append({
        table: seating.row.id,
        seq: batch.index,
        actionId,
        entry: JSON.stringify(batch.entry),
        at,
        ...(batch === batches.at(-1) ? end : meanwhile),
      })
  }

  #maybeSnapshot(): void {
    if (this.#match.length - this.#snapshotAt < this.#services.pace.snapshotEvery) return
    this.#snapshotAt = this.#match.length
    const snapshot = this.#match.snapshot()
    const { log, store, metrics } = this.#services
    store.log
      .saveSnapshot(this.#seating().row.id, snapshot.length, JSON.stringify(snapshot))
      .catch((error: unknown) => {
        // A snapshot is only a cache: the match goes on without it.
        metrics.storeErrors.inc()
        log.warn({ table: this.#seating().row.code, error: String(error) }, 'snapshot not saved')
      })
  }
}

/** Each seat has ids of its own: nobody finds out, or blocks, the ids of another seat or of a bot. */
const idOf = (seat: Seat, clientId: string): string => `${seat}/${clientId}`
