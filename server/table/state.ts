import {
  type AnyBatch,
  type AnyMatch,
  type Clock,
  isRealTime,
  matchTime,
  ONLY_PERSON_MS,
  type Pause,
  pauseDueAt,
} from '@starboard/driver'
import {
  type AnyBot,
  type AnyGame,
  characterNamed,
  isOutOfTurn,
  type OrdersBySeat,
  type Outcome,
  ordersAfter,
  type Refusal,
  type Seat,
  seatOf,
} from '@starboard/kernel'
import type { ClockInfo, Refused, ServerMessage, TableInfo } from '@starboard/wire/protocol'
import { checkLooking } from '../daily/sealed.ts'
import { type Mark, withMark } from '../failures/command-ids.ts'
import { NotSaved, orNotSaved } from '../failures/not-saved.ts'
import { Guests } from '../guests/guests.ts'
import { isRemoved } from '../guests/memory.ts'
import { withoutDowntime } from '../running/clock.ts'
import { ordersIn, withOrders } from '../running/orders.ts'
import { pauseRefused } from '../running/pause.ts'
import { pauseIn } from '../running/pause-memory.ts'
import { Play } from '../running/play.ts'
import { type PlayContext, viewerOf, type Written } from '../running/play-context.ts'
import type { Watcher } from '../running/publisher.ts'
import { withRan } from '../running/ran.ts'
import { toldClock } from '../running/server-clock.ts'
import { type Around, afterEntry, changedSeats, type Modes, modesIn } from '../seats/done-for.ts'
import { Presence } from '../seats/presence.ts'
import { PresenceNews } from '../seats/presence-news.ts'
import { Missing, type SeatRow, type TableRow } from '../store/store.ts'
import { checkClosed } from './closing.ts'
import { PresenceTexts, TableTexts, tableInfo } from './info.ts'
import { seatOfUser } from './row.ts'
import type { Services } from './services.ts'
import { Silence } from './silence.ts'

interface Parts {
  readonly game: AnyGame
  /** By level. */
  readonly bots: Readonly<Record<string, AnyBot>>
  onAway(seat: number): void
  /** Somebody has been away for so long that a bot may play. */
  onOverdue(seat: number): void
}

/** How one table stands: its row, its clock, its match in memory and those who are there. What changes is kept, then told. */
export class TableState implements PlayContext {
  readonly services: Services
  readonly game: AnyGame
  readonly presence: Presence
  readonly presenceNews = new PresenceNews<Watcher>((except) => this.#tellPresence(except))
  readonly guests: Guests
  /** Seats that want the clock to stop. */
  readonly pauseVotes = new Set<number>()
  /** What the row notes of the command that is being done, if that is what makes it durable. */
  doing: Mark | null = null
  #row: TableRow
  /** Of the row in the store, every entry of the log counted; that of the row in memory is of when it was read or kept. */
  #version: number
  /** As the store has it; the row is ahead of that where it follows from the log. */
  #written: Written
  #clock: Clock
  #play: Play | null = null
  /** Why the match may not be paused, as it was told last. */
  #pauseRefused: string | null = null
  /** How each seat is asked now. */
  #modes: Modes = new Map()
  /** Seats for which the table remembers something else than what is kept, without that they know it. */
  readonly #unkept = new Set<number>()
  /** When somebody who plays was last known to be there. */
  #seenAt: number
  readonly #bots: Parts['bots']
  readonly #onOverdue: Parts['onOverdue']
  readonly #silence = new Silence()

  constructor(services: Services, row: TableRow, { game, bots, onAway, onOverdue }: Parts) {
    this.services = services
    this.game = game
    this.#bots = bots
    this.#row = row
    this.#version = row.version
    this.#written = writtenIn(row)
    this.#clock = row.clock
    this.#seenAt = services.now()
    this.#onOverdue = onOverdue
    const { awayMs, graceMs } = services.pace
    this.presence = new Presence({
      patience: () => (this.isSlow ? null : { awayMs, graceMs: game.absence?.afterMs ?? graceMs }),
      isLate: (seat) => this.isLate(seat),
      now: services.now,
      wall: services.wall,
      onAway,
      onOverdue,
    })
    this.guests = new Guests({
      keyed: services.keyed,
      table: row.id,
      watchers: () => this.presence.all().map(({ watcher }) => watcher),
    })
  }

  get row(): TableRow {
    return this.#row
  }
  /** With the version that the store has. */
  get storedRow(): TableRow {
    if (this.#row.version !== this.#version) this.#row = { ...this.#row, version: this.#version }
    return this.#row
  }
  get version(): number {
    return this.#version
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
  /** Nobody is expected to be there. */
  get isSlow(): boolean {
    return this.#row.settings.time.kind === 'slow'
  }
  /** Null: the clock runs, or there is no match to stop. */
  get pause(): Pause | null {
    return this.isPlaying && this.#row.clock.rate === 0 ? pauseIn(this.#row) : null
  }
  get people(): readonly number[] {
    return this.#row.seats.filter(({ user }) => user !== null).map(({ seat }) => seat)
  }
  /** Somebody is there to play: spectators are not, nor is anyone who lets the clock answer. */
  get hasPerson(): boolean {
    for (const { seat, user } of this.#row.seats)
      if (user !== null && this.presence.isHere(seat) && !this.isLate(seat)) return true
    return false
  }
  /** When the match stops because nobody is there; null: it goes on. */
  get desertedAt(): number | null {
    if (!this.isPlaying || this.isSlow || this.pause !== null || this.hasPerson) return null
    const patience = isRealTime(this.game) && this.people.length === 1 ? ONLY_PERSON_MS : this.services.pace.awayMs
    return this.#seenAt + patience
  }
  /** When the pause is to be looked after, on the wall. */
  get pauseDueAt(): number | null {
    return this.pause === null ? null : pauseDueAt(this.game, this.pause)
  }

  /**
   * The seat in which this person may move at once: they have one, nothing has to be opened, mended or said before, the
   * clock runs and nobody has to be taken back. Null: whether they may takes a closer look.
   */
  playerNow(user: string): Seat | null {
    const row = this.#row
    const play = this.#play
    if (play === null || play.isSpoilt || !this.isPlaying || this.pause !== null) return null
    const own = seatOfUser(row, user)
    if (own === undefined || row.memory.saying !== undefined || isRemoved(row, user)) return null
    return this.isHeld(own.seat) || this.isLate(own.seat) ? null : seatOf(own.seat)
  }

  /** Somebody who plays is there, or was until now. */
  noteSeen(): void {
    this.#seenAt = this.services.now()
  }

  /** A bot plays this seat until its person is back. */
  isHeld(seat: number): boolean {
    if (this.presence.isHeld(seat)) return true
    return this.game.absence?.checkTakeOver === undefined && this.isLate(seat) && this.hasPerson
  }

  /** A bot may play this seat. */
  isOverdue(seat: number): boolean {
    return this.presence.isOverdue(seat) || this.isLate(seat)
  }

  /** The clock has answered for them so often that they count as away, though connected, until they act. */
  isLate(seat: number): boolean {
    return this.#isLateIn(this.#row, seat)
  }

  #isLateIn({ memory: { late } }: TableRow, seat: number): boolean {
    const most = this.game.absence?.timeoutsInARow
    return most !== undefined && (late?.[seat] ?? 0) >= most
  }

  get outcome(): Outcome | null {
    return this.#row.status === 'over' ? (this.#play?.match.outcome ?? null) : null
  }

  /** Why nobody may talk or point now, as everybody was told. */
  get silence(): Refusal | null {
    return this.#silence.now
  }

  get toldSilence(): Refused | null {
    return this.#silence.told
  }

  info(user: string): TableInfo {
    const clock = this.#row.header === null ? null : this.#clockInfo()
    return tableInfo(this, { user, clock })
  }

  #clockInfo(): ClockInfo {
    const { rate } = this.#clock
    const { services } = this
    return this.#play?.clockInfo ?? toldClock(services, { now: matchTime(this.#clock, services.now()), rate })
  }

  /** Brings the match into memory, if it has begun. */
  async openPlay(): Promise<void> {
    if (this.#play !== null || this.#row.header === null) return
    await this.#leaveOutDowntime()
    const play = await Play.load(this.services, this.game, this)
    this.#play = play
    this.#noteOrdersOver(play.match)
    this.#noteModes(play.match)
    for (const { watcher, seat } of this.presence.all())
      if (!this.sendOff(watcher)) play.join(viewerOf(seat), watcher, null)
    this.#noteForbidden(play.match)
    this.noteSeen()
    this.expectPeople()
  }

  /** Whatever of this table is still on its way to the store comes too late from now on. */
  async fence(): Promise<void> {
    const { store } = this.services
    const row = await orNotSaved(store.tables.find(this.#row.id))
    if (row !== null) await orNotSaved(store.tables.save(row))
  }

  /**
   * Somebody else has written this table: what is in the store counts. Everybody is told it anew, with the eyes of the
   * seat that is theirs there.
   */
  async readAgain(): Promise<void> {
    const row = await orNotSaved(this.services.store.tables.find(this.#row.id))
    if (row === null) throw new NotSaved({ cause: new Missing(`There is no table ${this.#row.id}.`) })
    this.#row = row
    this.#version = row.version
    this.#written = writtenIn(row)
    this.#clock = row.clock
    this.#play = null
    this.#unkept.clear()
    if (!this.isPlaying) this.presence.relax()
    this.presence.seat((user) => seatOfUser(row, user)?.seat ?? null)
    this.tellTable()
    await this.openPlay()
    this.tellTable()
  }

  /** Somebody came, or stayed, who may not look at this match yet: they are told why. */
  sendOff(watcher: Watcher): boolean {
    const refused = this.lookRefused(watcher.user)
    if (refused === null) return false
    this.presence.leave(watcher, false)
    tellOne(watcher, { kind: 'gone', table: this.#row.code, why: refused.text })
    return true
  }

  /** Why this person may not look at the match. */
  lookRefused(user: string): Refusal | null {
    return checkClosed(this.#row) ?? checkLooking(this.#row, user, this.services.wall())
  }

  /** Whoever is not here has the grace time to come, unless nobody at all is. */
  expectPeople(): void {
    if (this.isPlaying && this.pause?.by !== 'absence') this.presence.expect(this.people)
  }

  /** After a restart the clock goes on from where the server was last alive. One set in the future would stand still. */
  async #leaveOutDowntime(): Promise<void> {
    const { startedAt, lastBeat, now } = this.services
    const { wall } = this.#clock
    if (this.isPlaying && lastBeat !== null && (wall < startedAt || wall > now()))
      await this.saveClock(withoutDowntime(this.#clock, lastBeat, startedAt))
  }

  /** What the store has of the table beside its log. */
  get written(): Written {
    return this.#written
  }
  get orders(): OrdersBySeat {
    return ordersIn(this.#row)
  }
  /** The bot that plays this seat now, if any. */
  botAt(seat: number): string | null {
    return this.#row.seats[seat]?.bot ?? (this.isHeld(seat) ? this.#row.settings.standIn : null)
  }
  /** How the bot of this seat plays; undefined: it has no character, or nobody sits there but a person. */
  characterOf({ bot, name }: SeatRow): string | undefined {
    const seated = bot === null ? undefined : this.#bots[bot]
    return seated === undefined ? undefined : characterNamed(this.game.meta, seated, name)
  }

  /** The bot that answers for whoever is late; null: the game itself. */
  get timeoutBot(): string | null {
    const { onTimeout, standIn } = this.#row.settings
    return onTimeout === 'bot' ? standIn : null
  }

  onAppended(written: Written | null): void {
    this.#version++
    this.#written = written ?? this.#written
  }

  onBatch(match: AnyMatch, batches: readonly AnyBatch[]): void {
    this.#noteOrdersOver(match)
    this.#noteDoneFor(batches)
    this.#noteModes(match)
    this.#noteForbidden(match)
  }

  /** They matter only where the game counts how often somebody was late. */
  #noteModes(match: AnyMatch): void {
    if (this.#isCounting) this.#modes = modesIn(match)
  }

  get #isCounting(): boolean {
    return this.game.absence?.timeoutsInARow !== undefined
  }

  /** Like orders that are over: it counts at once and is kept soon after. */
  #noteDoneFor(batches: readonly AnyBatch[]): void {
    const before = this.#row
    for (const { entry } of batches) this.#row = afterEntry(this.#row, entry, this.#around)
    if (this.#row === before) return
    for (const seat of changedSeats(before, this.#row)) this.#unkept.add(seat)
    for (const seat of this.people) if (this.isLate(seat) && !this.#isLateIn(before, seat)) this.#onOverdue(seat)
  }

  /** Everybody is told, once, when the game begins to forbid pauses or talk, and when it stops to. */
  #noteForbidden(match: AnyMatch): void {
    const refused = pauseRefused(this)?.code ?? null
    const isPauseOther = refused !== this.#pauseRefused
    this.#pauseRefused = refused
    if (this.#silence.after(match) || isPauseOther) this.tellTable()
  }

  readonly #around: Around = {
    isHeld: (seat) => this.isHeld(seat),
    isCounted: (seat) => this.#isCounting && !isOutOfTurn(this.#modes.get(seat) ?? 'single'),
    since: (seat) => this.presence.leftAt(seat) ?? this.services.wall(),
  }

  /** What is over by itself follows from the log, so it counts at once and is kept soon after: nobody waits for it. */
  #noteOrdersOver(match: AnyMatch): void {
    const before = ordersIn(this.#row)
    const after = ordersAfter(match, before)
    if (after === before) return
    this.#row = withOrders(this.#row, after)
    for (const seat of Object.keys(before).map(Number)) if (after[seat] !== before[seat]) this.#unkept.add(seat)
  }

  /** Whether the table remembers something that is not kept yet. */
  get hasUnkept(): boolean {
    return this.#unkept.size > 0
  }

  async keepRest(): Promise<void> {
    // What is kept says also whether the match is over.
    this.noteEnd()
    if (this.hasUnkept) await this.keep(this.#row)
  }

  async save(row: TableRow): Promise<void> {
    await this.keep(row)
    this.presence.seat((user) => seatOfUser(row, user)?.seat ?? null)
    this.tellTable()
  }

  /** Durable first. */
  async keep(row: TableRow): Promise<void> {
    const dueAt = this.#play === null ? row.dueAt : this.#dueAt(row)
    // Whatever the row was made from, it replaces what this table knows to be there.
    const kept = { ...(await this.#marked(row)), touchedAt: this.services.wall(), dueAt, version: this.#version }
    await orNotSaved(this.services.store.tables.save(kept))
    this.#row = kept
    this.#version = kept.version + 1
    this.#written = writtenIn(kept)
    const seats = [...this.#unkept]
    this.#unkept.clear()
    for (const seat of seats) this.tellSeat(seat)
  }

  async #marked(row: TableRow): Promise<TableRow> {
    const { row: marked, fallen } = withMark(row, this.doing)
    for (const [session, done] of fallen) await orNotSaved(this.services.store.commands.keep(row.id, session, done))
    return marked
  }

  /** The pause that is about to be kept counts, not the one before. */
  #dueAt(row: TableRow): number | null {
    if (row.status === 'over') return null
    if (row.status !== 'playing' || this.#clock.rate > 0) return this.#play?.dueAt() ?? null
    return pauseDueAt(this.game, pauseIn(row))
  }

  /** The clock is part of the row; one that could not be kept does not count. */
  async saveClock(clock: Clock, row = this.#row): Promise<void> {
    const before = this.#clock
    this.#clock = clock
    try {
      await this.save({ ...withRan(row, this.#play?.match.now ?? null), clock })
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
    this.tellTable()
  }

  tell(message: ServerMessage): void {
    const text = JSON.stringify(message)
    for (const { watcher } of this.presence.all()) watcher.send(text)
  }

  /** What nobody but this seat may know. */
  tellSeat(seat: number): void {
    const texts = new TableTexts(this)
    for (const one of this.presence.all()) if (one.seat === seat) one.watcher.send(texts.for(one.watcher.user))
  }

  /** To everybody who is there. */
  tellTable(): void {
    const texts = new TableTexts(this)
    for (const { watcher } of this.presence.all()) watcher.send(texts.for(watcher.user))
    this.presenceNews.told()
  }

  #tellPresence(except: Watcher | null): void {
    const texts = new PresenceTexts(this)
    for (const { watcher } of this.presence.all()) if (watcher !== except) watcher.send(texts.for(watcher.user))
  }
}

const writtenIn = ({ status, dueAt, touchedAt }: TableRow): Written => ({ status, dueAt, at: touchedAt })

export const tellOne = (watcher: Watcher, message: ServerMessage): void => watcher.send(JSON.stringify(message))
