import {
  type AnyGame,
  type Batch,
  committedChance,
  type Decision,
  type Entry,
  fastChance,
  type GameTypes,
  type Header,
  isRefusal,
  Match,
  type Refusal,
  refuse,
  type Seat,
  type Sent,
  type Snapshot,
  type Viewer,
} from '@starboard/kernel'
import { type Clock, matchTime, wallTime } from './clock.ts'
import { newSeed } from './codes.ts'
import type { ClockInfo } from './protocol.ts'
import { Publisher, type Watcher } from './publisher.ts'
import type { Services } from './services.ts'
import type { TableRow } from './store/store.ts'

type AnyMatch = Match<GameTypes>

/** What the running match needs to know about its table. */
export interface Seating {
  readonly row: TableRow
  readonly clock: Clock
  /** The bot that plays this seat now, if any. */
  botAt(seat: Seat): string | null
  /** At a timeout a bot answers, if the table wants that. */
  readonly timeoutBot: string | null
}

/** A running match: memory in front of the log. Nobody is shown and nobody is answered what is not durable yet. */
export class Play {
  readonly #services: Services
  readonly #game: AnyGame
  readonly #seating: () => Seating
  #match: AnyMatch
  #publisher: Publisher
  /** Client ids before this place in the log are known to the store only. */
  #idsFrom: number
  #snapshotAt: number

  private constructor(parts: {
    services: Services
    game: AnyGame
    seating: () => Seating
    match: AnyMatch
    idsFrom: number
  }) {
    this.#services = parts.services
    this.#game = parts.game
    this.#seating = parts.seating
    this.#match = parts.match
    this.#idsFrom = parts.idsFrom
    this.#snapshotAt = parts.match.length
    this.#publisher = new Publisher(parts.seating().row.code, parts.match)
  }

  /** From snapshot and the rest of the log; a match whose first entry was never written starts now. */
  static async load(services: Services, game: AnyGame, seating: () => Seating): Promise<Play> {
    const { match, idsFrom, unwritten } = await loadMatch(services, game, seating().row)
    const play = new Play({ services, game, seating, match, idsFrom })
    if (unwritten !== null) await play.#commit([unwritten], [null])
    return play
  }

  get match(): AnyMatch {
    return this.#match
  }

  get clockInfo(): ClockInfo {
    return { now: this.#time(), rate: this.#seating().clock.rate }
  }

  join(viewer: Viewer, watcher: Watcher, since: number | null): void {
    this.#publisher.join(viewer, watcher, since, this.clockInfo)
  }

  leave(watcher: Watcher): void {
    this.#publisher.leave(watcher)
  }

  /** One action of one seat. Sent twice, it happens once and gets the same answer. */
  async act(seat: Seat, sent: Sent): Promise<number | Refusal> {
    const before = await this.#placeOf(sent.id)
    if (before !== null) return before
    await this.catchUp()
    const batch = this.#match.act(seat, sent, this.#time())
    if (isRefusal(batch)) return batch
    if (!batch.isRepeat) await this.#commit([batch], [sent.id])
    return batch.index
  }

  async undo(seat: Seat, id: string): Promise<number | Refusal> {
    const before = await this.#placeOf(id)
    if (before !== null) return before
    await this.catchUp()
    const batch = this.#match.undo(seat, this.#time())
    if (isRefusal(batch)) return batch
    await this.#commit([batch], [id])
    return batch.index
  }

  /** Everything that is due by now happens before anything else. */
  async catchUp(): Promise<void> {
    const now = this.#time()
    const { timeoutBot } = this.#seating()
    if (timeoutBot !== null) for (const late of this.#lateBy(now)) await this.#answerFor(late, timeoutBot)
    const batches = this.#match.advance(now)
    if (batches.length === 0) return
    for (const { entry } of batches)
      if (entry.kind === 'act') this.#services.metrics.timeouts.inc({ game: this.#game.meta.id })
    await this.#commit(
      batches,
      batches.map(() => null),
    )
  }

  /** Decisions that wait for a bot. */
  waitingForBots(): readonly { readonly decision: Decision; readonly level: string }[] {
    if (this.#match.outcome !== null) return []
    return this.#game.decisions(this.#match.state).flatMap((decision) => {
      const level = decision.answered === true ? null : this.#seating().botAt(decision.seat)
      return level === null ? [] : [{ decision, level }]
    })
  }

  /** Lets a bot answer a decision, if it is still open and still a bot's. */
  async botMove(decision: Decision, level: string): Promise<void> {
    const isStillAsked = () =>
      this.waitingForBots().some(
        (waiting) => waiting.decision.id === decision.id && waiting.decision.seat === decision.seat,
      )
    if (!isStillAsked()) return
    await this.catchUp()
    if (isStillAsked()) await this.#answer(decision, await this.#choose(decision, level), this.#time())
  }

  /** When this table must be woken: at its next deadline, or at once if a bot has to move. */
  dueAt(): number | null {
    const { clock } = this.#seating()
    const wake = this.#match.outcome === null ? this.#match.wakeAt() : null
    const due = wake === null ? null : wallTime(clock, wake)
    return clock.rate > 0 && this.waitingForBots().length > 0
      ? Math.min(due ?? Number.POSITIVE_INFINITY, this.#services.now())
      : due
  }

  /** Somebody came or left; games whose rules ask for that get an entry of it. */
  async manned(seat: Seat, holder: 'person' | 'bot'): Promise<void> {
    if (this.#game.manned === undefined || this.#match.outcome !== null) return
    await this.catchUp()
    const batch = this.#match.manned(seat, holder, this.#time())
    if (batch !== null) await this.#commit([batch], [null])
  }

  /** Forgets what is in memory and folds the log again: after a failed write and after a bug in the rules. */
  async reload(): Promise<void> {
    const { match, idsFrom } = await loadMatch(this.#services, this.#game, this.#seating().row)
    this.#match = match
    this.#idsFrom = idsFrom
    this.#publisher = new Publisher(this.#seating().row.code, match, this.#publisher.watchers)
    this.#publisher.refresh(this.clockInfo)
  }

  async #placeOf(id: string): Promise<number | null> {
    return this.#idsFrom === 0 ? null : this.#services.store.log.findAction(this.#seating().row.id, id)
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
    if (due === null || due > at) await this.#answer(late, await this.#choose(late, level), at)
  }

  async #choose({ seat }: Decision, level: string): Promise<unknown> {
    const { at, now, view, open, outcome, legal, refused } = this.#match.look(seat)
    const look = { at, now, view, open, outcome, legal, refused }
    const { botBudgetMs } = this.#services.pace
    const seed = `${this.#seating().row.id}/${this.#match.length}`
    return this.#services.bots.think({ game: this.#game.meta.id, level, seat, look, budgetMs: botBudgetMs, seed })
  }

  /** A bot's answer goes through the same door; one that is no good is replaced by the game's own fallback. */
  async #answer({ seat, id: decision }: Decision, chosen: unknown, at: number): Promise<void> {
    if (chosen === 'wait') return
    const batch =
      this.#tryBot(seat, { decision, action: chosen }, at) ??
      this.#tryBot(seat, { decision, action: this.#fallback(seat) }, at)
    if (batch !== null) await this.#commit([batch], [batch.entry.kind === 'act' ? batch.entry.id : null])
  }

  #tryBot(seat: Seat, { decision, action }: { decision: string; action: unknown }, at: number): Batch<unknown> | null {
    const batch =
      action === null
        ? null
        : this.#match.act(seat, { id: `bot-${this.#match.length}-${seat}`, decision, action, by: 'bot' }, at)
    return batch === null || isRefusal(batch) ? null : batch
  }

  #fallback(seat: Seat): unknown {
    return this.#game.fallback(this.#match.state, seat, fastChance(newSeed()))
  }

  /** Durable first, then told. If it cannot be made durable it has not happened. */
  async #commit(batches: readonly Batch<unknown>[], ids: readonly (string | null)[]): Promise<void> {
    const { store, now, metrics } = this.#services
    const { row } = this.#seating()
    const status = this.#match.outcome === null ? 'playing' : 'over'
    const [dueAt, at] = [this.dueAt(), now()]
    const started = performance.now()
    try {
      await Promise.all(
        batches.map(({ index, entry }, place) =>
          store.log.append({
            table: row.id,
            seq: index,
            actionId: ids[place] ?? null,
            entry: JSON.stringify(entry),
            status,
            dueAt,
            at,
          }),
        ),
      )
    } catch (cause) {
      metrics.storeErrors.inc()
      await this.reload()
      throw new NotSaved({ cause })
    }
    metrics.commitSeconds.observe((performance.now() - started) / 1000)
    this.#publisher.publish(batches, this.clockInfo)
    this.#maybeSnapshot()
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

/** The log could not be written. The match stands where the log stands. */
export class NotSaved extends Error {
  override readonly name = 'NotSaved'

  constructor(options: ErrorOptions) {
    super('The move could not be saved.', options)
  }
}

export const notSaved: Refusal = refuse(
  'not-saved',
  'table',
  'This could not be saved, so it has not happened. Please try again.',
)

async function loadMatch(
  { store }: Services,
  game: AnyGame,
  row: TableRow,
): Promise<{ match: AnyMatch; idsFrom: number; unwritten: Batch<unknown> | null }> {
  const header = JSON.parse(row.header ?? 'null') as Header<GameTypes>
  const saved = await store.log.latestSnapshot(row.id)
  const snapshot = saved === null ? null : (JSON.parse(saved.snapshot) as Snapshot)
  const from = snapshot?.length ?? 0
  const tail = (await store.log.read(row.id, from)).map(({ entry }) => JSON.parse(entry) as Entry<{ kind: string }>)
  const source = committedChance({ seed: row.seed, seatSeeds: header.seatSeeds }, snapshot?.streams ?? {})
  const parts = { game, header, source }
  if (snapshot !== null) return { match: Match.resume(parts, snapshot, tail), idsFrom: from, unwritten: null }
  if (tail.length > 0) return { match: Match.fold(parts, tail), idsFrom: 0, unwritten: null }
  const { match, batch } = Match.start(parts)
  return { match, idsFrom: 0, unwritten: batch }
}
