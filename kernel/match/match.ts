import { Bug, bug } from '../contract/bug.ts'
import {
  type Ctx,
  type Decision,
  type Game,
  type GameTypes,
  type Holder,
  isAskedOpenly,
  type Ms,
  type Outcome,
} from '../contract/contract.ts'
import { isRefusal, type Refusal, refuse } from '../contract/refusal.ts'
import type { Seat, Viewer } from '../contract/seat.ts'
import { hashOf } from '../data/canonical.ts'
import { copy, kept } from '../data/copy.ts'
import type { Luck, LuckSource } from '../luck/chance.ts'
import { type Checkpoint, History, type Snapshot } from './history.ts'
import { Ledger } from './ledger.ts'
import type { Effort } from './limits.ts'
import type { By, Entry, Header, UndoEntry } from './log.ts'
import { type Look, lookAt } from './look.ts'
import { type Cause, isLate, perform, performed, type Writable } from './perform.ts'
import { type Batch, repeatOf, Telling } from './telling.ts'

/** What a client sends. `decision` is the id of the question it answers; anytime actions answer none. */
export interface Sent {
  readonly id: string
  readonly decision?: string
  readonly action: unknown
  readonly by: Exclude<By, 'timeout'>
}

const NO_LUCK: readonly Luck[] = []
const MOST_DUE = 100_000

export interface MatchParts<T extends GameTypes> {
  readonly game: Game<T>
  readonly header: Header<T>
  /** Where new luck comes from. Without one the match can be looked at but not played. */
  readonly source: LuckSource | null
  /** Counts what a log from outside makes the rules do. Without one nobody counts. */
  readonly effort?: Effort
  /** The host knows which messages it has handed in: the match need not remember them. */
  readonly isHostRemembering?: boolean
}

/** A match in memory: the fold of its log, one entry at a time. */
export class Match<T extends GameTypes> {
  readonly game: Game<T>
  readonly header: Header<T>
  #state: T['State']
  #now: Ms = 0
  #length = 0
  #open: readonly Decision[] = []
  readonly #source: LuckSource | null
  readonly #effort: Effort | null
  readonly #ledger: Ledger
  readonly #history: History<T['Action']>
  readonly #telling: Telling<T['Action']>
  readonly #ctx: Writable<Ctx<T['Event']>>
  readonly #isHostRemembering: boolean
  #revealed = false

  private constructor(
    { game, header, source, effort, isHostRemembering = false }: MatchParts<T>,
    from: Checkpoint | null,
  ) {
    this.game = game
    this.header = header
    this.#source = source
    this.#effort = effort ?? null
    this.#ledger = new Ledger(source)
    this.#telling = new Telling({ audiences: game.audiences, seats: header.setup.seats, counts: from?.told ?? null })
    this.#ctx = {
      now: 0,
      byTimeout: false,
      hasListeners: true,
      random: this.#ledger,
      pace: header.pace,
      emit: (event) => this.#telling.note(event, this.#state),
      reveal: (event) => {
        this.#revealed = true
        this.#telling.note(event, this.#state)
      },
    }
    this.#state = copy(from?.state) as T['State']
    this.#isHostRemembering = isHostRemembering
    this.#history = new History(from ?? { length: 0, now: 0, state: null, streams: {}, told: this.#telling.counts })
    if (from === null) return
    this.#length = from.length
    this.#now = from.now
    this.#open = game.decisions(this.#state)
  }

  /** A new match: set-up is its first entry. */
  static start<T extends GameTypes>(parts: MatchParts<T>): { match: Match<T>; batch: Batch<T['Action']> } {
    const match = new Match(parts, null)
    return { match, batch: match.#setUp(null) }
  }

  /** The match that a log tells. Recorded luck is enough to look; with a source it is checked and can be played on. */
  static fold<T extends GameTypes>(
    parts: MatchParts<T>,
    log: readonly Entry<T['Action']>[],
    { from = null, onBatch }: { from?: Snapshot | null; onBatch?: (batch: Batch<T['Action']>) => void } = {},
  ): Match<T> {
    const match = new Match(parts, from)
    log.forEach((entry, index) => {
      if (index < (from?.length ?? 0)) match.#history.remember(index, entry)
      else {
        const batch = match.#replay(entry)
        onBatch?.(batch)
      }
    })
    return match
  }

  /**
   * The same from a snapshot and only what follows it in the log: however long a match is, this is quick. Messages
   * from before the snapshot are not remembered: whoever resumes asks the log whether a message is a repeat.
   */
  static resume<T extends GameTypes>(
    parts: MatchParts<T>,
    from: Snapshot,
    tail: readonly Entry<T['Action']>[],
  ): Match<T> {
    const match = new Match(parts, from)
    for (const entry of tail) match.#replay(entry)
    return match
  }

  /** One more entry of the log that this match was folded from, so that a long one can be folded a piece at a time. */
  follow(entry: Entry<T['Action']>): Batch<T['Action']> {
    return this.#replay(entry)
  }

  get state(): T['State'] {
    return this.#state
  }
  get length(): number {
    return this.#length
  }
  get now(): Ms {
    return this.#now
  }
  /** Everything that is asked now, of anybody: for the host alone. A look tells each viewer what they may know of it. */
  get open(): readonly Decision[] {
    return this.#open
  }
  get outcome(): Outcome | null {
    return this.game.outcome(this.#state)
  }

  /** When something happens by itself next: the host sets a durable timer. Tell nobody. */
  wakeAt(): Ms | null {
    const wake = this.game.wake?.(this.#state) ?? null
    let earliest = wake
    for (const { by, answered } of this.#open)
      if (by !== undefined && answered !== true && (earliest === null || by < earliest)) earliest = by
    return earliest
  }

  /** Everything due by then, one entry each, earliest first; on a tie the game's clock, then decisions in order. */
  advance(to: Ms): readonly Batch<T['Action']>[] {
    this.#checkTime(to)
    const batches: Batch<T['Action']>[] = []
    for (let due = this.wakeAt(); due !== null && due <= to; due = this.wakeAt()) {
      if (batches.length === MOST_DUE) bug('The clock does not get on.')
      batches.push(this.#answerDue(Math.max(due, this.#now)))
    }
    this.#now = to
    return batches
  }

  /** One message of one seat. What is due by then must have been done: call `advance` first. */
  act(seat: Seat, sent: Sent, at: Ms): Batch<T['Action']> | Refusal {
    const before = this.#isHostRemembering ? undefined : this.#history.known(seat, sent.id)
    if (before !== undefined) return repeatOf(before.index, before.entry)
    this.#checkNothingDue(at)
    const action = this.#admit(seat, sent)
    if (isRefusal(action)) return action
    return this.#happen({ at, luck: NO_LUCK, kind: 'act', seat, action, by: sent.by, id: sent.id }, null)
  }

  /** Somebody came, left or was replaced. Games that do not ask are not told, and the log keeps nothing. */
  seatHolderChanged(seat: Seat, holder: Holder, at: Ms): Batch<T['Action']> | null {
    this.#checkNothingDue(at)
    return this.game.seatHolderChanged === undefined
      ? null
      : this.#happen({ at, luck: NO_LUCK, kind: 'manned', seat, holder }, null)
  }

  /** The index of the entry that this seat may take back now. */
  undoTo(seat: Seat): number | null {
    return this.#history.undoTo(seat)
  }

  /** Takes back the seat's last action, if since then no luck was drawn, nothing was revealed and nobody else was asked. */
  undo(seat: Seat, at: Ms): Batch<T['Action']> | Refusal {
    this.#checkNothingDue(at)
    const to = this.undoTo(seat)
    if (to === null)
      return refuse(
        'nothing-to-undo',
        'kernel',
        'There is nothing you may take back: luck, a secret or another player came after it.',
      )
    return this.#undo({ at, luck: [], kind: 'undo', seat, to })
  }

  look(viewer: Viewer): Look<T> {
    return this.#lookOf(viewer, false)
  }

  /** A look that is forgotten before anything happens: its view may share parts with the state. */
  glance(viewer: Viewer): Look<T> {
    return this.#lookOf(viewer, true)
  }

  #lookOf(viewer: Viewer, isBrief: boolean): Look<T> {
    if (viewer === 'everything' && this.outcome === null) bug('Everything is shown only after the end.')
    const at = this.#telling.countOf(viewer) ?? this.#length
    return lookAt(this.game, this.#state, viewer, { at, now: this.#now, decisions: this.#open, isBrief })
  }

  /** The newest point behind which nothing can be taken back. The host keeps it and folds the rest of the log on top. */
  snapshot(): Snapshot {
    if (this.#history.mayCheckpoint) this.#keepCheckpoint()
    const { checkpoint } = this.#history
    return { ...checkpoint, hash: hashOf(checkpoint.state) }
  }

  hash(): string {
    return hashOf(this.#state)
  }

  #admit(seat: Seat, sent: Sent): T['Action'] | Refusal {
    const action = this.game.action.read(sent.action)
    if (isRefusal(action)) return action
    if (this.outcome !== null)
      return refuse('match-over', this.outcome.rule, `This match is over: ${this.outcome.text}`)
    if (!this.game.anytimeActions.includes(action.kind)) {
      const question = this.#questionTo(seat)
      if (question !== undefined && sent.decision !== question.id)
        return refuse('stale-decision', 'kernel', 'That question is no longer open; look at what is asked now.')
    }
    return this.game.check(this.#state, seat, action, sent.by) ?? action
  }

  #questionTo(seat: Seat): Decision | undefined {
    for (const decision of this.#open) if (decision.seat === seat) return decision
    return undefined
  }

  /** The audiences of set-up's events are asked when there is a state to ask them with. */
  #setUp(expected: readonly Luck[] | null): Batch<T['Action']> {
    this.#begin({ at: 0, late: false }, expected)
    const events: T['Event'][] = []
    const emit = (event: T['Event']) => void events.push(event)
    this.#run(() => {
      this.#state = this.game.setup(this.header.setup, { ...this.#ctx, emit, reveal: emit })
    })
    for (const event of events) this.#telling.note(event, this.#state)
    return this.#commit({ at: 0, luck: this.#ledger.luck, kind: 'start' }, null)
  }

  #answerDue(at: Ms): Batch<T['Action']> {
    const wake = this.game.wake?.(this.#state) ?? null
    if (wake !== null && wake <= at) return this.#happen({ at, luck: NO_LUCK, kind: 'wake' }, null)
    const late = this.#open.find(({ by, answered }) => answered !== true && by !== undefined && by <= at)
    if (late === undefined) return bug('Nothing is due.')
    const { action, chose } = this.#fallback(late.seat, null)
    const entry = { at, luck: NO_LUCK, kind: 'act', seat: late.seat, action, by: 'timeout', id: '' } as const
    return this.#happen(chose.length === 0 ? entry : { ...entry, chose }, null)
  }

  #fallback(seat: Seat, expected: readonly Luck[] | null): { action: T['Action']; chose: readonly Luck[] } {
    this.#source?.begin?.(this.#length)
    this.#ledger.start(expected)
    const action = this.game.fallback(this.#state, seat, this.#ledger)
    this.#ledger.finish()
    if (action === null) return bug(`Seat ${seat} is late and the game has no answer for it.`)
    return { action, chose: this.#ledger.luck }
  }

  #replay(entry: Entry<T['Action']>): Batch<T['Action']> {
    if (entry.kind === 'start') return this.#setUp(entry.luck)
    if (entry.kind === 'undo') return this.#undo(entry)
    // Recorded choices need no source, but a source must not fall behind them.
    if (entry.kind === 'act' && entry.by === 'timeout' && this.#source !== null)
      this.#fallback(entry.seat, entry.chose ?? [])
    return this.#happen({ ...entry }, entry.luck)
  }

  #happen(cause: Cause<T['Action']>, expected: readonly Luck[] | null): Batch<T['Action']> {
    const mode = cause.kind === 'act' ? this.#questionTo(cause.seat)?.mode : undefined
    this.#begin({ at: cause.at, late: isLate(cause) }, expected)
    this.#run(() => perform(this.game, this.#state, cause, this.#ctx))
    if (this.#ledger.luck.length > 0) cause.luck = this.#ledger.luck
    return this.#commit(cause, mode ?? null)
  }

  #undo(entry: UndoEntry): Batch<T['Action']> {
    const again = this.#history.entriesBefore(entry.to)
    this.#effort?.spend(1 + again.length)
    this.#state = performed(this.game, this.#history.checkpoint.state as T['State'], again, this.#ctx)
    const viewers = this.#history.takeBack(entry.to)
    this.#open = this.game.decisions(this.#state)
    this.#now = entry.at
    const batch = this.#telling.undone(this.#length++, entry, viewers)
    if (this.#isBranching) this.#keepCheckpoint()
    return batch
  }

  /** Here it leaves the match that it came from: nobody takes that back. */
  get #isBranching(): boolean {
    return this.#length === this.header.branch?.length
  }

  #begin(moment: { at: Ms; late: boolean }, expected: readonly Luck[] | null): void {
    this.#effort?.spend(1)
    this.#ctx.now = moment.at
    this.#ctx.byTimeout = moment.late
    this.#telling.begin()
    this.#source?.begin?.(this.#length)
    this.#revealed = false
    this.#ledger.start(expected)
  }

  /** An exception in the rules leaves with everything needed to find it. The match is then spoilt: fold it again. */
  #run(rules: () => void): void {
    try {
      rules()
      this.#ledger.finish()
    } catch (cause) {
      const { id, rules: version } = this.game.meta
      throw new Bug(
        `${id} (rules ${version}), entry ${this.#length}: ${cause instanceof Error ? cause.message : String(cause)}`,
        { cause },
      )
    }
  }

  #commit(entry: Exclude<Entry<T['Action']>, UndoEntry>, mode: Decision['mode'] | null): Batch<T['Action']> {
    const before = this.#open
    this.#open = this.game.decisions(this.#state)
    const mayUndo = this.#mayUndo(entry, mode, before)
    const index = this.#length++
    this.#now = entry.at
    if (!this.#isHostRemembering) this.#history.remember(index, entry)
    const batch = this.#telling.batch(index, entry)
    this.#history.add({ index, entry, viewers: this.#telling.viewersTold, mayUndo })
    if (entry.kind === 'start' || this.#history.wantsCheckpoint || this.#isBranching) this.#keepCheckpoint()
    return batch
  }

  /** Sealed and open-ended answers are revised in the game itself: whether they may be undone would tell who else has acted. */
  #mayUndo(entry: Entry<T['Action']>, mode: Decision['mode'] | null, before: readonly Decision[]): Seat | null {
    if (entry.kind !== 'act' || entry.by === 'timeout' || mode === null || !isAskedOpenly(mode)) return null
    if (this.#revealed || this.#ledger.touched) return null
    const isNewToAnother = (now: Decision) =>
      now.seat !== entry.seat && !before.some(({ id, seat }) => seat === now.seat && id === now.id)
    return this.#open.some(isNewToAnother) || this.outcome !== null ? null : entry.seat
  }

  #keepCheckpoint(): void {
    this.#source?.begin?.(this.#length)
    this.#history.keepCheckpoint({
      length: this.#length,
      now: this.#now,
      state: kept(this.#state),
      streams: this.#source?.streams() ?? {},
      told: [...this.#telling.counts],
    })
  }

  /** "Too late" needs no rule: what was due has closed the question. */
  #checkNothingDue(at: Ms): void {
    this.#checkTime(at)
    const due = this.wakeAt()
    if (due !== null && due <= at) bug(`Something is due at ${due}: advance before acting at ${at}.`)
  }

  #checkTime(at: Ms): void {
    if (!Number.isSafeInteger(at) || at < this.#now)
      bug(`The match clock stands at ${this.#now} and cannot go to ${at}.`)
  }
}
