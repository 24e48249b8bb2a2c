import {
  type AnyGame,
  Bug,
  type Decision,
  type GameTypes,
  type Header,
  isRefusal,
  type Outcome,
  type Refusal,
  refuse,
  type Seat,
  type Setup,
  seatOf,
  type Viewer,
} from '@starboard/kernel'
import { headerFor, rateAt } from './beginning.ts'
import { BotTurns } from './bot-turns.ts'
import { atRate, type Clock, matchTime, withoutDowntime } from './clock.ts'
import {
  applyLobby,
  isLobbyCommand,
  type LobbyContext,
  type LobbyKind,
  type Person,
  seatOfUser,
  settingsOf,
  setupFrom,
} from './lobby.ts'
import { type Looked, Play, type StorySoFar } from './play.ts'
import { Presence } from './presence.ts'
import type { ClockInfo, Command, CommandKind, CommandOf, ServerMessage, TableInfo } from './protocol.ts'
import type { Watcher } from './publisher.ts'
import { type Answer, Answers, isDone, markOf, withMark } from './repeats.ts'
import { type SeatChange, satIn, stoodUp } from './seat-change.ts'
import type { Seating } from './seating.ts'
import { type SeriesSettings, seriesToGoOn } from './series.ts'
import type { Services } from './services.ts'
import type { TableRow } from './store/store.ts'
import { TableChat } from './table-chat.ts'
import { tableInfo } from './table-info.ts'
import { traceOf } from './trace.ts'
import { NotSaved, notSaved, stored } from './unsaved.ts'

/** Where a connection that watches has got to. */
export interface WatchFrom {
  /** Number of the last news, and fingerprint of the look after it. */
  readonly since: number | null
  readonly print?: number | undefined
  readonly chatSince: number
}

type InPlay = Exclude<CommandKind, 'configure' | 'choose' | 'bot' | 'kick' | 'ready'>
type Handler<K extends CommandKind> = (by: Person, command: CommandOf<K>, id: string) => Promise<Answer>

/** After trouble nothing happens by itself for this long, and twice as long each time: one table's trouble stays its own. */
const FIRST_QUIET_MS = 500
const LAST_QUIET_MS = 60_000

/** One table in memory: the lobby, the match, those who watch. Takes one command after another. */
export class Table {
  readonly #services: Services
  readonly #game: AnyGame
  readonly #levels: readonly string[]
  readonly #presence: Presence
  #row: TableRow
  #clock: Clock
  #play: Play | null = null
  #queue: Promise<unknown> = Promise.resolve()
  #underWay = 0
  #isStopped = false
  #troubles = 0
  #quietUntil = 0
  #pauseVotes = new Set<number>()
  readonly #botTurns: BotTurns
  /** The command that is being done. */
  #doing: string | null = null
  readonly #chat: TableChat
  readonly #answers = new Answers()

  private constructor(services: Services, row: TableRow, entry: { game: AnyGame; levels: readonly string[] }) {
    this.#services = services
    this.#row = row
    this.#game = entry.game
    this.#levels = entry.levels
    this.#clock = JSON.parse(row.clock) as Clock
    this.#presence = new Presence({
      patience: () => (settingsOf(this.#row).time.kind === 'slow' ? null : services.pace),
      onAway: (seat) => this.#later('away', () => this.#noteAway(seat)),
      onHeld: (seat) => this.#later('takeover', () => this.#takeOver(seat)),
    })
    this.#chat = new TableChat({
      services,
      row: () => this.#row,
      tell: (rows) => this.#tell({ kind: 'chat', table: row.code, rows }),
    })
    this.#botTurns = new BotTurns({
      delayMs: () => Math.max(services.pace.botDelayMs, this.#quietUntil - services.now()),
      move: (decision, level) => this.#moveBot(decision, level),
      onDone: () => this.#later('bot', async () => undefined),
    })
  }

  static async load(services: Services, row: TableRow): Promise<Table> {
    const entry = services.gameNamed(row.game)
    if (entry === undefined) throw new Error(`The game ${row.game} is not on the shelf.`)
    const table = new Table(services, row, { game: entry.game, levels: ['random', ...Object.keys(entry.bots)] })
    await table.#guarded('load', async () => {
      await table.#wakeUp()
      await table.#goOnWithSeries(table.#row)
    })
    return table
  }

  get code(): string {
    return this.#row.code
  }
  get id(): string {
    return this.#row.id
  }
  get row(): TableRow {
    return this.#row
  }
  get play(): Play | null {
    return this.#play
  }
  /** Nobody watches and nothing is being done. */
  get isIdle(): boolean {
    return this.#presence.isEmpty && !this.#botTurns.isBusy && this.#underWay === 0
  }

  /** Waits for what is under way. */
  async settled(): Promise<void> {
    await this.#queue
  }

  /** Nothing happens by itself any more. */
  stop(): void {
    this.#isStopped = true
    this.#presence.stop()
    this.#botTurns.stop()
    this.#services.setAlarm(this.#row.id, null)
  }

  watch(watcher: Watcher, { since, print, chatSince }: WatchFrom): Promise<void> {
    return this.#run(async () => {
      const seat = seatOfUser(this.#row, watcher.user)?.seat ?? null
      await this.#guarded('watch', () => this.#openPlay())
      this.#presence.join(watcher, seat)
      watcher.send(write({ kind: 'table', table: this.info(watcher.user) }))
      this.#play?.join(viewerOf(seat), watcher, since === null ? null : { since, print })
      this.#tellTable(watcher)
      await this.#guarded('watch', async () => {
        if (seat !== null && this.#row.status === 'playing') await this.#play?.manned(seatOf(seat), 'person')
        const rows = await this.#chat.since(chatSince)
        if (rows.length > 0) watcher.send(write({ kind: 'chat', table: this.code, rows }))
      })
    })
  }

  unwatch(watcher: Watcher): void {
    this.#later('unwatch', async () => {
      this.#play?.leave(watcher)
      this.#presence.leave(watcher, this.#row.status === 'playing')
      this.#tellTable(null)
    })
  }

  /** One command of one person, after all earlier ones. */
  command(by: Person, id: string, command: Command): Promise<Answer> {
    return this.#run(async () => {
      const key = `${by.id}/${id}`
      const before = this.#answers.get(key)
      if (before !== undefined) return before
      this.#doing = markOf(key)
      const answer = await this.#guarded(command.kind, async () => {
        await this.#wakeUp()
        return isDone(this.#row, key) ? this.#answerAgain(command) : this.#handle(by, command, id)
      })
      this.#doing = null
      if (isRefusal(answer)) this.#services.metrics.refusals.inc({ code: answer.code })
      else this.#answers.keep(key, answer)
      return answer
    })
  }

  /** The alarm went off: deadlines and bots. */
  tick(): Promise<void> {
    return this.#run(async () => {
      await this.#guarded('tick', async () => {
        await this.#openPlay()
        if (this.#play?.isSpoilt) await this.#play.reload()
        if (this.#clock.rate > 0) await this.#play?.catchUp()
      })
    })
  }

  /** What this user sees, between two commands: nothing is shown that is not durable yet. */
  look(user: string): Promise<Looked | Refusal> {
    return this.#show(user, 'look', (play, viewer) => play.lookOf(viewer))
  }

  /** What this user was told since the start. */
  story(user: string): Promise<StorySoFar | Refusal> {
    return this.#show(user, 'story', (play, viewer) => play.storyOf(viewer))
  }

  #show<X>(user: string, what: string, show: (play: Play, viewer: Viewer) => Promise<X>): Promise<X | Refusal> {
    return this.#run(() =>
      this.#guarded(what, async () => {
        await this.#openPlay()
        const viewer = viewerOf(seatOfUser(this.#row, user)?.seat ?? null)
        return this.#play === null
          ? refuse('not-started', 'table', 'The match has not started yet.')
          : show(this.#play, viewer)
      }),
    )
  }

  info(user: string): TableInfo {
    const isPaused = this.#row.status === 'playing' && this.#clock.rate === 0
    const pauseVotes = [...this.#pauseVotes]
    const clock = this.#row.header === null ? null : this.#clockInfo()
    const { outcome } = this
    return tableInfo(this.#game, this.#row, { user, presence: this.#presence, isPaused, pauseVotes, clock, outcome })
  }

  get outcome(): Outcome | null {
    return this.#row.status === 'over' ? (this.#play?.match.outcome ?? null) : null
  }

  #clockInfo(): ClockInfo {
    const { rate } = this.#clock
    return this.#play?.clockInfo ?? { now: matchTime(this.#clock, this.#services.now()), rate }
  }

  readonly #inPlay: { readonly [K in InPlay]: Handler<K> } = {
    sit: (by, { seat }) => this.#sitIn(by, seat),
    stand: (by) => this.#standUp(by),
    start: async (by) => this.#start(by),
    act: (by, { decision, action }, id) =>
      this.#asSeat(by, id, (play, seat) =>
        play.act(seat, { id, action, by: 'player', ...(decision !== undefined && { decision }) }),
      ),
    undo: (by, _command, id) => this.#asSeat(by, id, (play, seat) => play.undo(seat, id)),
    chat: (by, { text }) => this.#speak(by, text),
    pause: async (by, { agree }) => this.#votePause(by, agree),
    resume: async (by) => this.#resumePlay(by),
    rematch: async (by) => this.#rematch(by),
  }

  async #handle(by: Person, command: Command, id: string): Promise<Answer> {
    if (this.#row.status === 'closed') return refuse('closed', 'table', 'This table is closed.')
    const isBefore = this.#row.status === 'lobby'
    if (isLobbyCommand(command.kind) && isBefore) return this.#lobby(by, command as CommandOf<LobbyKind>)
    const handler = (this.#inPlay as Partial<Record<CommandKind, Handler<CommandKind>>>)[command.kind]
    return handler === undefined
      ? refuse('started', 'table', 'The match has started; that can no longer be changed.')
      : handler(by, command, id)
  }

  async #lobby(by: Person, command: CommandOf<LobbyKind>): Promise<Answer> {
    const context: LobbyContext = { game: this.#game, levels: this.#levels, by }
    const changed = applyLobby(this.#row, command, context)
    if (isRefusal(changed)) return changed
    if (!(await this.#goOnWithSeries(changed)) && changed !== this.#row) await this.#save(changed)
    return {}
  }

  /** Nobody has to start the next match of a series: it begins when everybody is ready. */
  async #goOnWithSeries(row: TableRow): Promise<boolean> {
    const setup = row.status === 'lobby' && settingsOf(row).series !== undefined ? setupFrom(this.#game, row) : null
    if (setup === null || isRefusal(setup)) return false
    await this.#begin(setup, row)
    return true
  }

  async #start(by: Person): Promise<Answer> {
    if (this.#row.status !== 'lobby') return refuse('started', 'table', 'The match has started already.')
    if (this.#row.host !== by.id) return refuse('not-host', 'table', 'Only the host of the table may start the match.')
    const setup = setupFrom(this.#game, this.#row)
    if (isRefusal(setup)) return setup
    await this.#begin(setup)
    return {}
  }

  async #begin(setup: Setup<GameTypes>, row = this.#row): Promise<void> {
    const rate = rateAt(this.#game, row, setup)
    const header = headerFor(row, setup, { pauseMs: this.#services.pace.pauseMs, rate })
    const clock = { wall: this.#services.now(), match: 0, rate }
    await this.#saveClock(clock, { ...row, status: 'playing', header: JSON.stringify(header) })
    await this.#openPlay()
  }

  /** What could not be finished, because of a crash or a store that failed, is finished first. */
  async #wakeUp(): Promise<void> {
    await this.#chat.say({ isNew: false })
    await this.#openPlay()
  }

  /** Brings the match into memory, if it has begun. */
  async #openPlay(): Promise<void> {
    if (this.#play !== null || this.#row.header === null) return
    await this.#leaveOutDowntime()
    const play = await Play.load(this.#services, this.#game, () => this.#seating())
    this.#play = play
    for (const { watcher, seat } of this.#presence.all()) play.join(viewerOf(seat), watcher, null)
    if (this.#row.status === 'playing')
      this.#presence.expect(this.#row.seats.filter(({ user }) => user !== null).map(({ seat }) => seat))
  }

  /** After a restart the clock goes on from where the server was last alive. */
  async #leaveOutDowntime(): Promise<void> {
    const { startedAt, lastBeat } = this.#services
    if (this.#row.status === 'playing' && lastBeat !== null && this.#clock.wall < startedAt)
      await this.#saveClock(withoutDowntime(this.#clock, lastBeat, startedAt))
  }

  #seating(): Seating {
    const { standIn, onTimeout } = settingsOf(this.#row)
    return {
      row: this.#row,
      clock: this.#clock,
      botAt: (seat) => this.#row.seats[seat]?.bot ?? (this.#presence.isHeld(seat) ? standIn : null),
      timeoutBot: onTimeout === 'bot' ? standIn : null,
    }
  }

  async #asSeat(by: Person, id: string, act: (play: Play, seat: Seat) => Promise<Refusal | null>): Promise<Answer> {
    const own = seatOfUser(this.#row, by.id)
    if (this.#play === null) return refuse('not-started', 'table', 'The match has not started yet.')
    if (own === undefined) return refuse('not-seated', 'table', 'You are watching; only those with a seat can act.')
    const seat = seatOf(own.seat)
    if (this.#clock.rate === 0 && this.#row.status === 'playing')
      return (await this.#play.isKnown(seat, id))
        ? {}
        : refuse('paused', 'table', 'The match is paused; resume it first.')
    await this.#takeBack(seat)
    return (await act(this.#play, seat)) ?? {}
  }

  /** Whoever acts is there, even if they do not watch. */
  async #takeBack(seat: Seat): Promise<void> {
    if (!this.#presence.isHeld(seat)) return
    this.#presence.free(seat)
    this.#presence.expect([seat])
    await this.#play?.manned(seat, 'person')
  }

  async #sitIn(by: Person, wanted: number | undefined): Promise<Answer> {
    const changed = satIn(this.#row, by, wanted)
    if (isRefusal(changed)) return changed
    await this.#changeSeat(by, changed, 'person')
    return {}
  }

  async #standUp(by: Person): Promise<Answer> {
    const changed = stoodUp(this.#row, by)
    if (isRefusal(changed)) return changed
    await this.#changeSeat(by, changed, 'bot')
    return {}
  }

  async #changeSeat(by: Person, { row, seat }: SeatChange, holder: 'person' | 'bot'): Promise<void> {
    await this.#save(row)
    if (holder === 'bot') this.#leaveSeat(seat)
    this.#reseat(by.id, holder === 'bot' ? null : seat)
    if (holder === 'person') this.#presence.expect([seat])
    await this.#play?.manned(seatOf(seat), holder)
  }

  #leaveSeat(seat: number): void {
    this.#pauseVotes.delete(seat)
    this.#presence.free(seat)
  }

  /** Connections of somebody who changed seats see with other eyes from now on. */
  #reseat(user: string, seat: number | null): void {
    for (const { watcher } of this.#presence.all().filter((one) => one.watcher.user === user)) {
      this.#play?.leave(watcher)
      this.#presence.leave(watcher, false)
      this.#presence.join(watcher, seat)
      this.#play?.join(viewerOf(seat), watcher, null)
    }
  }

  async #speak(by: Person, text: string): Promise<Answer> {
    if (this.#isSilent()) return refuse('no-talk', 'table', 'Nobody can talk right now.')
    const noted = this.#chat.noted(by, text)
    if (isRefusal(noted)) return noted
    await this.#keep(noted)
    await this.#chat.say({ isNew: true })
    return {}
  }

  /** The game may forbid talk while it goes on. */
  #isSilent(): boolean {
    const match = this.#play?.match
    return match !== undefined && match.outcome === null && this.#game.talk?.(match.state) === 'closed'
  }

  /** The clock stops when everybody who is there agrees. */
  async #votePause(by: Person, agree: boolean): Promise<Answer> {
    const own = seatOfUser(this.#row, by.id)
    if (own === undefined || this.#row.status !== 'playing')
      return refuse('not-playing', 'table', 'Only players of a running match can pause it.')
    if (agree) this.#pauseVotes.add(own.seat)
    else this.#pauseVotes.delete(own.seat)
    const people = this.#row.seats.filter(({ user, seat }) => user !== null && this.#presence.isHere(seat))
    if (this.#clock.rate > 0 && people.every(({ seat }) => this.#pauseVotes.has(seat))) await this.#stopClock()
    this.#tellTable(null)
    return {}
  }

  async #stopClock(): Promise<void> {
    await this.#play?.catchUp()
    this.#afterPlay()
    if (this.#row.status === 'playing') await this.#saveClock(atRate(this.#clock, 0, this.#services.now()))
  }

  async #resumePlay(by: Person): Promise<Answer> {
    if (seatOfUser(this.#row, by.id) === undefined)
      return refuse('not-seated', 'table', 'Only players can resume the match.')
    if (this.#row.status !== 'playing') return refuse('not-playing', 'table', 'The match is not going on.')
    if (this.#clock.rate > 0) return {}
    const { setup } = JSON.parse(this.#row.header ?? 'null') as Header<GameTypes>
    await this.#saveClock(atRate(this.#clock, rateAt(this.#game, this.#row, setup), this.#services.now()))
    this.#pauseVotes.clear()
    this.#tellTable(null)
    return {}
  }

  async #rematch(by: Person): Promise<Answer> {
    if (seatOfUser(this.#row, by.id) === undefined)
      return refuse('not-seated', 'table', 'Only players can ask for a rematch.')
    if (this.#row.status !== 'over') return refuse('not-over', 'table', 'The match is still going on.')
    const known = { settings: settingsOf(this.#row), outcome: this.outcome }
    const series = seriesToGoOn(this.#game, this.#row, known)
    const code = this.#row.rematch ?? (await this.#newRematch(by, series))
    if (series !== null) await this.#services.readyAt(code, by)
    return { code }
  }

  async #newRematch(by: Person, series: SeriesSettings | null): Promise<string> {
    // Whoever asks is there to start it; the host of this match may be gone.
    const code = await stored(this.#services.rematchOf({ ...this.#row, host: by.id }, series))
    await this.#save({ ...this.#row, rematch: code })
    return code
  }

  /** Games that wait for those who watch do not wait for somebody who is not there. */
  async #noteAway(seat: number): Promise<void> {
    if (this.#row.status !== 'playing' || !this.#presence.isAway(seat)) return
    await this.#play?.manned(seatOf(seat), 'nobody')
  }

  async #takeOver(seat: number): Promise<void> {
    // They may have come back while others had their turn.
    if (this.#row.status !== 'playing' || !this.#presence.isHeld(seat)) return
    this.#services.metrics.takeovers.inc({ game: this.#row.game })
    this.#tellTable(null)
    await this.#play?.manned(seatOf(seat), 'bot')
  }

  async #save(row: TableRow): Promise<void> {
    await this.#keep(row)
    this.#presence.seat((user) => seatOfUser(row, user)?.seat ?? null)
    this.#tellTable(null)
  }

  /** Durable first. */
  async #keep(row: TableRow): Promise<void> {
    const dueAt = this.#play === null ? row.dueAt : this.#play.dueAt()
    const kept = { ...withMark(row, this.#doing), touchedAt: this.#services.now(), dueAt }
    await stored(this.#services.store.tables.save(kept))
    this.#row = kept
  }

  /** The clock is part of the row; one that could not be kept does not count. */
  async #saveClock(clock: Clock, row = this.#row): Promise<void> {
    const before = this.#clock
    this.#clock = clock
    try {
      await this.#save({ ...row, clock: JSON.stringify(clock) })
    } catch (error) {
      this.#clock = before
      throw error
    }
  }

  #answerAgain({ kind }: Command): Answer {
    return kind === 'rematch' && this.#row.rematch !== null ? { code: this.#row.rematch } : {}
  }

  #tell(message: ServerMessage): void {
    const text = write(message)
    for (const { watcher } of this.#presence.all()) watcher.send(text)
  }

  #tellTable(except: Watcher | null): void {
    for (const { watcher } of this.#presence.all())
      if (watcher !== except) watcher.send(write({ kind: 'table', table: this.info(watcher.user) }))
  }

  #afterPlay(): void {
    const play = this.#play
    if (play === null || play.isSpoilt || this.#row.status !== 'playing' || play.match.outcome === null) return
    this.#row = { ...this.#row, status: 'over', dueAt: null }
    this.#presence.relax()
    this.#tellTable(null)
  }

  /** Sets the alarm for what comes by itself, and asks the bots. */
  #continue(): void {
    if (this.#isStopped) return
    this.#afterPlay()
    this.#services.setAlarm(this.#row.id, this.#row.status === 'playing' ? this.#nextAlarm() : null)
    if (this.#row.status !== 'playing' || this.#clock.rate === 0) return
    for (const { decision, level } of this.#play?.waitingForBots() ?? []) this.#botTurns.ask(decision, level)
  }

  #nextAlarm(): number | null {
    if (this.#play === null || this.#play.isSpoilt) return this.#quietUntil
    const deadline = this.#play.deadlineAt()
    return deadline === null ? null : Math.max(deadline, this.#quietUntil)
  }

  /** It thinks beside the queue: nobody at the table waits for it. */
  async #moveBot(decision: Decision, level: string): Promise<boolean> {
    const asked = await this.#run(() =>
      this.#guarded('bot', async () =>
        this.#clock.rate === 0 ? null : (this.#play?.questionFor(decision, level) ?? null),
      ),
    )
    if (asked === null || isRefusal(asked)) return false
    const chosen = await this.#services.bots.think(asked.question).catch(() => null)
    if (this.#isStopped) return false
    const moved = await this.#run(() =>
      this.#guarded('bot', async () =>
        this.#clock.rate === 0 ? false : this.#play?.botMove(decision, { chosen, length: asked.length }),
      ),
    )
    return moved === true
  }

  /** The one place where trouble becomes an answer. A bug in a game's rules touches this table only, and only this once. */
  async #guarded<X>(what: string, act: () => Promise<X>): Promise<X | Refusal> {
    try {
      const answer = await act()
      this.#continue()
      this.#troubles = 0
      return answer
    } catch (error) {
      const { now, setAlarm } = this.#services
      this.#quietUntil = now() + Math.min(LAST_QUIET_MS, FIRST_QUIET_MS * 2 ** this.#troubles++)
      if (!this.#isStopped) setAlarm(this.#row.id, this.#row.status === 'playing' ? this.#quietUntil : null)
      return this.#trouble(what, error)
    }
  }

  async #trouble(what: string, error: unknown): Promise<Refusal> {
    const { log, metrics } = this.#services
    const where = { table: this.code, game: this.#row.game, what, entry: this.#play?.match.length ?? 0 }
    if (error instanceof NotSaved) {
      log.error({ ...where, error: traceOf(error) }, 'not saved')
      return notSaved
    }
    log.error({ ...where, error: traceOf(error) }, 'trouble at a table')
    if (error instanceof Bug) metrics.bugs.inc({ game: this.#row.game })
    await this.#play?.reload().catch((again: unknown) => log.error({ ...where, error: traceOf(again) }, 'not reloaded'))
    return refuse(
      'trouble',
      'table',
      'Something went wrong in the rules; it is recorded, and the match stands as before.',
    )
  }

  #run<X>(job: () => Promise<X>): Promise<X> {
    this.#underWay++
    const result = this.#queue.then(job).finally(() => this.#underWay--)
    this.#queue = result.catch(() => undefined)
    return result
  }

  /** What nobody waits for. */
  #later(what: string, job: () => Promise<void>): void {
    void this.#run(() => this.#guarded(what, job))
  }
}

const viewerOf = (seat: number | null): Viewer => (seat === null ? 'spectator' : seatOf(seat))

const write = (message: ServerMessage): string => JSON.stringify(message)
