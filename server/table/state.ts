import { type Clock, matchTime } from '@starboard/driver'
import { type AnyGame, type GameTypes, type Match, type Outcome, ordersAfter, type Refusal } from '@starboard/kernel'
import type { ClockInfo, ServerMessage, TableInfo } from '@starboard/wire/protocol'
import { withMark } from '../failures/command-ids.ts'
import { orNotSaved } from '../failures/not-saved.ts'
import { withoutDowntime } from '../running/clock.ts'
import { ordersIn, withOrders } from '../running/orders.ts'
import { Play } from '../running/play.ts'
import { type PlayContext, viewerOf } from '../running/play-context.ts'
import type { Watcher } from '../running/publisher.ts'
import { Presence } from '../seats/presence.ts'
import type { TableRow } from '../store/store.ts'
import { tableInfo } from './info.ts'
import { seatOfUser } from './row.ts'
import type { Services } from './services.ts'
import { Silence } from './silence.ts'

interface Parts {
  readonly game: AnyGame
  onAway(seat: number): void
  onHeld(seat: number): void
}

/** How one table stands: its row, its clock, its match in memory and those who are there. What changes is kept, then told. */
export class TableState {
  readonly services: Services
  readonly game: AnyGame
  readonly presence: Presence
  /** Seats that want the clock to stop. */
  readonly pauseVotes = new Set<number>()
  /** Mark of the command that is being done. */
  doing: string | null = null
  #row: TableRow
  #clock: Clock
  #play: Play | null = null
  /** Seats whose orders are over without that they know it. */
  readonly #ordersOver = new Set<number>()
  readonly #silence = new Silence()

  constructor(services: Services, row: TableRow, { game, onAway, onHeld }: Parts) {
    this.services = services
    this.game = game
    this.#row = row
    this.#clock = row.clock
    this.presence = new Presence({
      patience: () => (this.#row.settings.time.kind === 'slow' ? null : services.pace),
      onAway,
      onHeld,
    })
  }

  get row(): TableRow {
    return this.#row
  }
  get clock(): Clock {
    return this.#clock
  }
  get play(): Play | null {
    return this.#play
  }
  get isPlaying(): boolean {
    return this.#row.status === 'playing'
  }
  get outcome(): Outcome | null {
    return this.#row.status === 'over' ? (this.#play?.match.outcome ?? null) : null
  }

  /** Why nobody may talk or point now, as everybody was told. */
  get silence(): Refusal | null {
    return this.#silence.now
  }

  info(user: string): TableInfo {
    const { presence, outcome } = this
    const silence = this.#silence.told
    const isPaused = this.isPlaying && this.#clock.rate === 0
    const pauseVotes = [...this.pauseVotes]
    const clock = this.#row.header === null ? null : this.#clockInfo()
    return tableInfo(this.game, this.#row, { user, presence, isPaused, pauseVotes, silence, clock, outcome })
  }

  #clockInfo(): ClockInfo {
    const { rate } = this.#clock
    const wall = this.services.now()
    return this.#play?.clockInfo ?? { now: matchTime(this.#clock, wall), rate, wall }
  }

  /** Brings the match into memory, if it has begun. */
  async openPlay(): Promise<void> {
    if (this.#play !== null || this.#row.header === null) return
    await this.#leaveOutDowntime()
    const play = await Play.load(this.services, this.game, () => this.#context())
    this.#play = play
    this.#noteOrdersOver(play.match)
    for (const { watcher, seat } of this.presence.all()) play.join(viewerOf(seat), watcher, null)
    this.#noteSilence(play.match)
    if (this.isPlaying)
      this.presence.expect(this.#row.seats.filter(({ user }) => user !== null).map(({ seat }) => seat))
  }

  /** After a restart the clock goes on from where the server was last alive. */
  async #leaveOutDowntime(): Promise<void> {
    const { startedAt, lastBeat } = this.services
    if (this.isPlaying && lastBeat !== null && this.#clock.wall < startedAt)
      await this.saveClock(withoutDowntime(this.#clock, lastBeat, startedAt))
  }

  #context(): PlayContext {
    const { standIn, onTimeout } = this.#row.settings
    return {
      row: this.#row,
      clock: this.#clock,
      botAt: (seat) => this.#row.seats[seat]?.bot ?? (this.presence.isHeld(seat) ? standIn : null),
      timeoutBot: onTimeout === 'bot' ? standIn : null,
      orders: ordersIn(this.#row),
      onBatch: (match) => {
        this.#noteOrdersOver(match)
        this.#noteSilence(match)
      },
    }
  }

  #noteSilence(match: Match<GameTypes>): void {
    if (this.#silence.after(match)) this.tellTable(null)
  }

  /** What is over by itself follows from the log, so it counts at once and is kept soon after: nobody waits for it. */
  #noteOrdersOver(match: Match<GameTypes>): void {
    const before = ordersIn(this.#row)
    const after = ordersAfter(match, before)
    if (after === before) return
    this.#row = withOrders(this.#row, after)
    for (const seat of Object.keys(before).map(Number)) if (after[seat] !== before[seat]) this.#ordersOver.add(seat)
  }

  /** Whether orders are over and that is not kept yet. */
  get hasOrdersOver(): boolean {
    return this.#ordersOver.size > 0
  }

  async keepOrders(): Promise<void> {
    // What is kept says also whether the match is over.
    this.noteEnd()
    if (this.hasOrdersOver) await this.keep(this.#row)
  }

  async save(row: TableRow): Promise<void> {
    await this.keep(row)
    this.presence.seat((user) => seatOfUser(row, user)?.seat ?? null)
    this.tellTable(null)
  }

  /** Durable first. */
  async keep(row: TableRow): Promise<void> {
    const dueAt = this.#play === null ? row.dueAt : this.#play.dueAt()
    const kept = { ...withMark(row, this.doing), touchedAt: this.services.now(), dueAt }
    await orNotSaved(this.services.store.tables.save(kept))
    this.#row = kept
    const seats = [...this.#ordersOver]
    this.#ordersOver.clear()
    for (const seat of seats) this.tellSeat(seat)
  }

  /** The clock is part of the row; one that could not be kept does not count. */
  async saveClock(clock: Clock, row = this.#row): Promise<void> {
    const before = this.#clock
    this.#clock = clock
    try {
      await this.save({ ...row, clock })
    } catch (error) {
      this.#clock = before
      throw error
    }
  }

  /** The match may have ended with its last entry, which says so in the store as well. */
  noteEnd(): void {
    const play = this.#play
    if (play === null || play.isSpoilt || !this.isPlaying || play.match.outcome === null) return
    this.#row = { ...this.#row, status: 'over', dueAt: null }
    this.presence.relax()
    this.tellTable(null)
  }

  tell(message: ServerMessage): void {
    const text = JSON.stringify(message)
    for (const { watcher } of this.presence.all()) watcher.send(text)
  }

  /** What nobody but this seat may know. */
  tellSeat(seat: number): void {
    for (const one of this.presence.all())
      if (one.seat === seat) tellOne(one.watcher, { kind: 'table', table: this.info(one.watcher.user) })
  }

  /** To everybody who is there, except somebody who knows already. */
  tellTable(except: Watcher | null): void {
    for (const { watcher } of this.presence.all())
      if (watcher !== except) tellOne(watcher, { kind: 'table', table: this.info(watcher.user) })
  }
}

export const tellOne = (watcher: Watcher, message: ServerMessage): void => watcher.send(JSON.stringify(message))
