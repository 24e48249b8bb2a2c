import {
  type AnyGame,
  Bug,
  type GameTypes,
  type Header,
  isRefusal,
  MATCH_FORMAT,
  type Refusal,
  refuse,
  type Seat,
  seatOf,
  type Viewer,
} from '@starboard/kernel'
import { atRate, type Clock, longestLimit, rateOf, withoutDowntime } from './clock.ts'
import {
  applyLobby,
  commitmentOfTable,
  isLobbyCommand,
  type LobbyContext,
  seatOfUser,
  settingsOf,
  setupFrom,
} from './lobby.ts'
import { NotSaved, notSaved, Play, type Seating } from './play.ts'
import { Presence } from './presence.ts'
import type { Command, CommandKind, CommandOf, ServerMessage, TableInfo } from './protocol.ts'
import type { Watcher } from './publisher.ts'
import type { Services } from './services.ts'
import type { SeatRow, TableRow } from './store/store.ts'
import { readChat } from './text.ts'

export interface Person {
  readonly id: string
  readonly name: string
}

/** What a command gets back: where it stands in the log, the code of a new table, or why not. */
export type Answer = { readonly seq?: number; readonly code?: string } | Refusal

type InPlay = Exclude<CommandKind, 'configure' | 'bot' | 'kick' | 'ready'>
type Handler<K extends CommandKind> = (by: Person, command: CommandOf<K>, id: string) => Promise<Answer>

const MOST_ANSWERS = 200
const CHAT_ON_JOIN = 50

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
  #pauseVotes = new Set<number>()
  #thinking = new Set<string>()
  readonly #answers = new Map<string, Answer>()

  private constructor(services: Services, row: TableRow, entry: { game: AnyGame; levels: readonly string[] }) {
    this.#services = services
    this.#row = row
    this.#game = entry.game
    this.#levels = entry.levels
    this.#clock = JSON.parse(row.clock) as Clock
    this.#presence = new Presence({
      graceMs: () => (settingsOf(this.#row).time.kind === 'slow' ? null : services.pace.graceMs),
      onHeld: (seat) => void this.#run(() => this.#takeOver(seat)),
    })
  }

  static async load(services: Services, row: TableRow): Promise<Table> {
    const entry = services.gameNamed(row.game)
    if (entry === undefined) throw new Error(`The game ${row.game} is not on the shelf.`)
    const table = new Table(services, row, { game: entry.game, levels: ['random', ...Object.keys(entry.bots)] })
    if (row.header !== null) await table.#resume()
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
    return this.#presence.isEmpty && this.#thinking.size === 0
  }

  /** Waits for what is under way. */
  async settled(): Promise<void> {
    await this.#queue
  }

  stop(): void {
    this.#presence.stop()
    this.#services.setAlarm(this.#row.id, null)
  }

  watch(watcher: Watcher, from: { since: number | null; chatSince: number }): Promise<void> {
    return this.#run(async () => {
      const seat = seatOfUser(this.#row, watcher.user)?.seat ?? null
      const wasHeld = seat !== null && this.#presence.isHeld(seat)
      this.#presence.join(watcher, seat)
      if (wasHeld) await this.#play?.manned(seatOf(seat), 'person')
      watcher.send(write({ kind: 'table', table: this.info(watcher.user) }))
      this.#play?.join(viewerOf(seat), watcher, from.since)
      const rows = await this.#services.store.chat.read(this.#row.id, from.chatSince, CHAT_ON_JOIN)
      if (rows.length > 0) watcher.send(write({ kind: 'chat', table: this.code, rows: rows.map(chatLine) }))
      this.#tellTable(watcher)
      this.#continue()
    })
  }

  unwatch(watcher: Watcher): void {
    this.#play?.leave(watcher)
    this.#presence.leave(watcher, this.#row.status === 'playing')
    this.#tellTable(null)
  }

  /** One command of one person, after all earlier ones. */
  command(by: Person, id: string, command: Command): Promise<Answer> {
    return this.#run(async () => {
      const key = `${by.id}/${id}`
      const before = this.#answers.get(key)
      if (before !== undefined) return before
      const answer = await this.#guarded(command.kind, () => this.#handle(by, command, id))
      if (isRefusal(answer)) this.#services.metrics.refusals.inc({ code: answer.code })
      else this.#remember(key, answer)
      return answer
    })
  }

  /** The alarm went off: deadlines and bots. */
  tick(): Promise<void> {
    return this.#run(async () => {
      if (this.#play === null || this.#clock.rate === 0) return
      await this.#guarded('tick', async () => {
        await this.#play?.catchUp()
        return {}
      })
      this.#continue()
    })
  }

  info(user: string): TableInfo {
    const row = this.#row
    const settings = settingsOf(row)
    const startRefused = row.status === 'lobby' ? setupFrom(this.#game, row) : null
    return {
      code: row.code,
      game: row.game,
      status: row.status,
      isOpen: row.isOpen,
      options: settings.options,
      time: settings.time,
      standIn: settings.standIn,
      onTimeout: settings.onTimeout,
      fixedWindows: settings.fixedWindows,
      seats: row.seats.map((seat) => this.#seatInfo(seat)),
      host: seatOfUser(row, row.host)?.seat ?? null,
      commitment: commitmentOfTable(row),
      isPaused: row.status === 'playing' && this.#clock.rate === 0,
      pauseVotes: [...this.#pauseVotes],
      rematch: row.rematch,
      spectators: this.#presence.spectators,
      startRefused: startRefused !== null && isRefusal(startRefused) ? startRefused : null,
      you: { seat: seatOfUser(row, user)?.seat ?? null, isHost: row.host === user },
    }
  }

  #seatInfo(seat: SeatRow): TableInfo['seats'][number] {
    return {
      seat: seat.seat,
      kind: seat.user !== null ? 'person' : seat.bot !== null ? 'bot' : 'empty',
      name: seat.name,
      bot: seat.bot,
      ready: seat.ready,
      isHere: this.#presence.isHere(seat.seat),
      isHeld: this.#presence.isHeld(seat.seat),
    }
  }

  readonly #inPlay: { readonly [K in InPlay]: Handler<K> } = {
    sit: async (by, { seat }) => this.#sitIn(by, seat),
    stand: async (by) => this.#standUp(by),
    start: async (by) => this.#start(by),
    act: (by, { decision, action }, id) =>
      this.#asSeat(by, (play, seat) =>
        play.act(seat, { id, action, by: 'player', ...(decision !== undefined && { decision }) }),
      ),
    undo: (by, _command, id) => this.#asSeat(by, (play, seat) => play.undo(seat, id)),
    chat: (by, { text }) => this.#chat(by, text),
    pause: async (by, { agree }) => this.#votePause(by, agree),
    resume: async (by) => this.#resumePlay(by),
    rematch: async (by) => this.#rematch(by),
  }

  async #handle(by: Person, command: Command, id: string): Promise<Answer> {
    if (this.#row.status === 'closed') return refuse('closed', 'table', 'This table is closed.')
    const isBefore = this.#row.status === 'lobby'
    if (isLobbyCommand(command.kind) && isBefore) return this.#lobby(by, command as CommandOf<'sit'>)
    const handler = (this.#inPlay as Partial<Record<CommandKind, Handler<CommandKind>>>)[command.kind]
    return handler === undefined
      ? refuse('started', 'table', 'The match has started; that can no longer be changed.')
      : handler(by, command, id)
  }

  async #lobby(
    by: Person,
    command: CommandOf<'sit' | 'stand' | 'ready' | 'configure' | 'bot' | 'kick'>,
  ): Promise<Answer> {
    const context: LobbyContext = { game: this.#game, levels: this.#levels, by }
    const changed = applyLobby(this.#row, command, context)
    if (isRefusal(changed)) return changed
    if (changed !== this.#row) await this.#save(changed)
    return {}
  }

  async #start(by: Person): Promise<Answer> {
    if (this.#row.status !== 'lobby') return refuse('started', 'table', 'The match has started already.')
    if (this.#row.host !== by.id) return refuse('not-host', 'table', 'Only the host of the table may start the match.')
    const setup = setupFrom(this.#game, this.#row)
    if (isRefusal(setup)) return setup
    const { time, fixedWindows } = settingsOf(this.#row)
    const header: Header<GameTypes> = {
      format: MATCH_FORMAT,
      game: this.#row.game,
      setup,
      pace: { pauseMs: this.#services.pace.pauseMs, fixedWindows },
      commitment: commitmentOfTable(this.#row),
      seatSeeds: this.#row.seats.map(({ seed }) => seed),
    }
    const rate = rateOf(time, longestLimit(this.#game.options.form, setup.options as Record<string, unknown>))
    this.#clock = { wall: this.#services.now(), match: 0, rate }
    await this.#save({
      ...this.#row,
      status: 'playing',
      header: JSON.stringify(header),
      clock: JSON.stringify(this.#clock),
    })
    await this.#openPlay()
    return {}
  }

  /** After a restart the clock goes on from where the server was last alive. */
  async #resume(): Promise<void> {
    const { startedAt, lastBeat } = this.#services
    if (this.#row.status === 'playing' && lastBeat !== null && this.#clock.wall < startedAt) {
      this.#clock = withoutDowntime(this.#clock, lastBeat, startedAt)
      await this.#save({ ...this.#row, clock: JSON.stringify(this.#clock) })
    }
    await this.#openPlay()
  }

  async #openPlay(): Promise<void> {
    const play = await Play.load(this.#services, this.#game, () => this.#seating())
    this.#play = play
    for (const { watcher, seat } of this.#presence.all()) play.join(viewerOf(seat), watcher, null)
    if (this.#row.status === 'playing')
      this.#presence.expect(this.#row.seats.filter(({ user }) => user !== null).map(({ seat }) => seat))
    this.#afterPlay()
    this.#continue()
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

  async #asSeat(by: Person, act: (play: Play, seat: Seat) => Promise<number | Refusal>): Promise<Answer> {
    const own = seatOfUser(this.#row, by.id)
    if (this.#play === null) return refuse('not-started', 'table', 'The match has not started yet.')
    if (own === undefined) return refuse('not-seated', 'table', 'You are watching; only those with a seat can act.')
    if (this.#clock.rate === 0 && this.#row.status === 'playing')
      return refuse('paused', 'table', 'The match is paused; resume it first.')
    const seq = await act(this.#play, seatOf(own.seat))
    return typeof seq === 'number' ? { seq } : seq
  }

  /** In a running match only a seat that somebody gave up is free to take. */
  async #sitIn(by: Person, wanted: number | undefined): Promise<Answer> {
    const { left = [] } = settingsOf(this.#row) as { left?: readonly number[] }
    if (seatOfUser(this.#row, by.id) !== undefined) return refuse('seated', 'table', 'You have a seat already.')
    const seat = wanted ?? left[0]
    if (seat === undefined || !left.includes(seat))
      return refuse('table-full', 'table', 'The match has started and no seat is free; you can watch.')
    const seats = this.#row.seats.map((one) =>
      one.seat === seat ? { ...one, user: by.id, name: by.name, bot: null } : one,
    )
    await this.#save(this.#withSettings({ ...this.#row, seats }, { left: left.filter((other) => other !== seat) }))
    this.#reseat(by.id, seat)
    await this.#play?.manned(seatOf(seat), 'person')
    return {}
  }

  async #standUp(by: Person): Promise<Answer> {
    const own = seatOfUser(this.#row, by.id)
    if (own === undefined) return refuse('not-seated', 'table', 'You have no seat at this table.')
    if (this.#row.status !== 'playing') return refuse('over', 'table', 'The match is over.')
    const { standIn, left = [] } = settingsOf(this.#row) as { standIn: string; left?: readonly number[] }
    const seats = this.#row.seats.map((one) => (one === own ? { ...one, user: null, bot: standIn } : one))
    await this.#save(this.#withSettings({ ...this.#row, seats }, { left: [...left, own.seat] }))
    this.#reseat(by.id, null)
    await this.#play?.manned(seatOf(own.seat), 'bot')
    return {}
  }

  #withSettings(row: TableRow, changes: object): TableRow {
    return { ...row, settings: JSON.stringify({ ...settingsOf(row), ...changes }) }
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

  async #chat(by: Person, text: string): Promise<Answer> {
    const line = readChat(text)
    if (typeof line !== 'string') return line
    const isClosed =
      this.#play !== null && this.#play.match.outcome === null && this.#game.talk?.(this.#play.match.state) === 'closed'
    if (isClosed) return refuse('no-talk', 'table', 'Nobody can talk right now.')
    const row = { user: by.id, name: by.name, text: line, at: this.#services.now() }
    const id = await this.#services.store.chat.add(this.#row.id, row)
    const message = write({ kind: 'chat', table: this.code, rows: [chatLine({ ...row, id })] })
    for (const { watcher } of this.#presence.all()) watcher.send(message)
    return {}
  }

  /** The clock stops when everybody who is there agrees. */
  async #votePause(by: Person, agree: boolean): Promise<Answer> {
    const own = seatOfUser(this.#row, by.id)
    if (own === undefined || this.#row.status !== 'playing')
      return refuse('not-playing', 'table', 'Only players of a running match can pause it.')
    if (agree) this.#pauseVotes.add(own.seat)
    else this.#pauseVotes.delete(own.seat)
    const people = this.#row.seats.filter(({ user, seat }) => user !== null && !this.#presence.isHeld(seat))
    if (people.every(({ seat }) => this.#pauseVotes.has(seat))) await this.#setRate(0)
    this.#tellTable(null)
    return {}
  }

  async #resumePlay(by: Person): Promise<Answer> {
    if (seatOfUser(this.#row, by.id) === undefined)
      return refuse('not-seated', 'table', 'Only players can resume the match.')
    if (this.#clock.rate > 0) return {}
    const { time } = settingsOf(this.#row)
    const header = JSON.parse(this.#row.header ?? 'null') as Header<GameTypes>
    this.#pauseVotes.clear()
    await this.#setRate(
      rateOf(time, longestLimit(this.#game.options.form, header.setup.options as Record<string, unknown>)),
    )
    return {}
  }

  async #setRate(rate: number): Promise<void> {
    if (rate === 0) await this.#play?.catchUp()
    this.#clock = atRate(this.#clock, rate, this.#services.now())
    await this.#save({ ...this.#row, clock: JSON.stringify(this.#clock) })
  }

  async #rematch(by: Person): Promise<Answer> {
    if (seatOfUser(this.#row, by.id) === undefined)
      return refuse('not-seated', 'table', 'Only players can ask for a rematch.')
    if (this.#row.status !== 'over') return refuse('not-over', 'table', 'The match is still going on.')
    if (this.#row.rematch !== null) return { code: this.#row.rematch }
    const code = await this.#services.rematchOf(this.#row)
    await this.#save({ ...this.#row, rematch: code })
    return { code }
  }

  async #takeOver(seat: number): Promise<void> {
    if (this.#row.status !== 'playing') return
    this.#services.metrics.takeovers.inc({ game: this.#row.game })
    await this.#play?.manned(seatOf(seat), 'bot')
    this.#tellTable(null)
    this.#continue()
  }

  async #save(row: TableRow): Promise<void> {
    const touched = { ...row, touchedAt: this.#services.now(), dueAt: this.#play?.dueAt() ?? row.dueAt }
    await this.#services.store.tables.save(touched)
    this.#row = touched
    this.#presence.seat((user) => seatOfUser(touched, user)?.seat ?? null)
    this.#tellTable(null)
  }

  #tellTable(except: Watcher | null): void {
    for (const { watcher } of this.#presence.all())
      if (watcher !== except) watcher.send(write({ kind: 'table', table: this.info(watcher.user) }))
  }

  #afterPlay(): void {
    const play = this.#play
    if (play === null || this.#row.status !== 'playing' || play.match.outcome === null) return
    this.#row = { ...this.#row, status: 'over', dueAt: null }
    this.#presence.relax()
    this.#tellTable(null)
  }

  /** Sets the alarm for what comes by itself, and lets bots think. */
  #continue(): void {
    const play = this.#play
    this.#afterPlay()
    if (play === null || this.#row.status !== 'playing') return
    if (this.#clock.rate > 0)
      for (const { decision, level } of play.waitingForBots())
        this.#letThink(`${decision.seat}/${decision.id}/${play.match.length}`, decision, level)
    const due = this.#thinking.size > 0 ? null : play.dueAt()
    this.#services.setAlarm(this.#row.id, due)
  }

  #letThink(key: string, decision: Parameters<Play['botMove']>[0], level: string): void {
    if (this.#thinking.has(key)) return
    this.#thinking.add(key)
    setTimeout(() => {
      void this.#run(async () => {
        await this.#guarded('bot', async () => {
          if (this.#clock.rate > 0) await this.#play?.botMove(decision, level)
          return {}
        })
        this.#thinking.delete(key)
        this.#continue()
      })
    }, this.#services.pace.botDelayMs)
  }

  /** The one place where trouble becomes an answer. A bug in a game's rules touches this table only, and only this once. */
  async #guarded(what: string, act: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await act()
      if (!isRefusal(answer)) this.#continue()
      return answer
    } catch (error) {
      const { log, metrics } = this.#services
      const where = { table: this.code, game: this.#row.game, what, entry: this.#play?.match.length ?? 0 }
      if (error instanceof NotSaved) {
        log.error({ ...where, error: String(error.cause) }, 'not saved')
        return notSaved
      }
      log.error(
        { ...where, error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
        'trouble at a table',
      )
      if (error instanceof Bug) metrics.bugs.inc({ game: this.#row.game })
      await this.#play?.reload()
      return refuse(
        'trouble',
        'table',
        'Something went wrong in the rules; it is recorded, and the match stands as before.',
      )
    }
  }

  #remember(key: string, answer: Answer): void {
    this.#answers.set(key, answer)
    const [oldest] = this.#answers.keys()
    if (this.#answers.size > MOST_ANSWERS && oldest !== undefined) this.#answers.delete(oldest)
  }

  #run<X>(job: () => Promise<X>): Promise<X> {
    const result = this.#queue.then(job)
    this.#queue = result.catch(() => undefined)
    return result
  }
}

const viewerOf = (seat: number | null): Viewer => (seat === null ? 'spectator' : seatOf(seat))

const write = (message: ServerMessage): string => JSON.stringify(message)

const chatLine = ({ id, name, text, at }: { id: number; name: string; text: string; at: number }) => ({
  id,
  name,
  text,
  at,
})
