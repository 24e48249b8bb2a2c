import { botsFor } from '@starboard/bots'
import { BotTurns, botPaceMs } from '@starboard/driver'
import type { ShelfEntry } from '@starboard/games'
import {
  isRefusal,
  type Outcome,
  type Refusal,
  refuse,
  type Seat,
  type Sent as SentAction,
  seatOf,
  type Viewer,
} from '@starboard/kernel'
import type { Looked, StorySoFar } from '@starboard/wire/answers'
import { weakestFirst } from '@starboard/wire/levels'
import type { Command, CommandKind, CommandOf, TableInfo } from '@starboard/wire/protocol'
import { noteEnd as noteDailyEnd } from '../daily/end.ts'
import { isDaySealed } from '../daily/sealed.ts'
import { type Answer, type Counted, isMove, type Move, type Sent } from '../failures/command-ids.ts'
import { KnownCommands } from '../failures/known-commands.ts'
import { COMES_BACK } from '../failures/not-saved.ts'
import { admit, askForNod, checkMuted, goodbye, mute, remove } from '../guests/host-commands.ts'
import { isRemoved } from '../guests/memory.ts'
import { REMOVED } from '../guests/welcome.ts'
import { readChat } from '../http/text.ts'
import { applyLobby, isLobbyCommand, type LobbyKind, type Person } from '../lobby/lobby.ts'
import { rematch } from '../lobby/rematch.ts'
import { goOnWhenReady, start } from '../lobby/start-match.ts'
import { noteResult } from '../results/note.ts'
import { giveOrders } from '../running/orders.ts'
import { checkRunning, goOnWith, lookAfterPause, resume, votePause } from '../running/pause.ts'
import type { Play } from '../running/play.ts'
import { viewerOf } from '../running/play-context.ts'
import type { Asked, Watcher } from '../running/publisher.ts'
import { askTakeOver, noteAway, sitIn, standUp, takeBack, timeIsUp } from '../seats/seat-holders.ts'
import type { TableRow } from '../store/store.ts'
import { TableChat } from './chat.ts'
import { checkClosed, closeForGood } from './closing.ts'
import { afterTheCrowd } from './crowd.ts'
import { Pointing } from './pointing.ts'
import { TableQueue } from './queue.ts'
import { seatOfUser } from './row.ts'
import type { Services } from './services.ts'
import { TableState, tellOne } from './state.ts'
import type { Finished, TableDoor, WatchFrom } from './table-door.ts'

interface UnderWay {
  readonly command: Counted
  readonly came: Promise<void>
  readonly answered: (answer: Answer) => void
}

type InPlay = Exclude<CommandKind, 'configure' | 'choose' | 'bot' | 'kick' | 'ready'>
type Handler<K extends CommandKind> = (table: Table, by: Person, command: CommandOf<K>, sent: Sent) => Promise<Answer>

/** One table in memory: the lobby, the match, those who watch. Takes one command after another. */
export class Table implements TableDoor {
  readonly #services: Services
  readonly #levels: readonly string[]
  readonly #state: TableState
  readonly #queue: TableQueue
  readonly #botTurns: BotTurns
  readonly #chat: TableChat
  readonly #pointing: Pointing
  readonly #known: KnownCommands
  #isEndNoted = false

  private constructor(services: Services, row: TableRow, entry: ShelfEntry) {
    const { game } = entry
    const bots = botsFor(entry)
    this.#services = services
    this.#levels = weakestFirst(Object.keys(bots))
    const state = new TableState(services, row, {
      game,
      bots,
      onAway: (seat) => this.#queue.later('away', () => noteAway(state, seat)),
      onOverdue: (seat) => this.#queue.later('takeover', () => timeIsUp(state, seat)),
    })
    this.#state = state
    this.#queue = new TableQueue(state, {
      goOn: () => this.#continue(),
      onReadAgain: () => this.#known.forget(),
    })
    this.#chat = new TableChat({
      services,
      row: () => state.row,
      version: () => state.version,
      keep: (row) => state.keep(row),
      tell: (rows) => state.tell({ kind: 'chat', table: state.row.code, rows }),
    })
    this.#known = new KnownCommands({ store: services.store, row: () => state.row })
    this.#pointing = new Pointing(state)
    this.#botTurns = new BotTurns({
      match: () => state.play,
      think: async (question) => state.play?.think(question) ?? null,
      inTurn: (job) => this.#queue.run(() => this.#queue.guarded('bot', job)),
      later: (run, ms) => {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
      delayMs: (decision, level) => {
        const options = state.row.header?.setup.options ?? {}
        const pace = { bot: bots[level], options, pauseMs: services.pace.botDelayMs, share: Math.random() }
        return Math.max(botPaceMs(decision, pace), this.#queue.quietUntil - services.now())
      },
      onDone: () => this.#queue.later('bot', async () => undefined),
    })
  }

  static async load(services: Services, row: TableRow): Promise<Table> {
    const entry = services.gameNamed(row.game)
    if (entry === undefined) throw new Error(`The game ${row.game} is not on the shelf.`)
    const table = new Table(services, row, entry)
    await table.#queue.guarded('load', async () => {
      await table.#wakeUp()
      await goOnWhenReady(table.#state, table.#state.row)
    })
    return table
  }

  get code(): string {
    return this.#state.row.code
  }
  get id(): string {
    return this.#state.row.id
  }
  get game(): string {
    return this.#state.row.game
  }
  /** As the store has it. */
  get row(): TableRow {
    return this.#state.storedRow
  }
  get play(): Play | null {
    return this.#state.play
  }
  /** Nobody watches and nothing is being done. */
  get isIdle(): boolean {
    return this.#state.presence.isEmpty && !this.#botTurns.isBusy && !this.#queue.isBusy
  }

  /** Nobody does anything here any more, bots included. */
  closeForGood(why: string): Promise<Refusal | null> {
    return this.#queue.run(() =>
      this.#queue.guarded('close', () => {
        this.#botTurns.stop()
        return closeForGood(this.#state, why)
      }),
    )
  }

  /** Waits for what is under way. */
  async settled(): Promise<void> {
    await this.#queue.settled()
  }

  /** Nothing happens by itself any more. */
  stop(): void {
    this.#queue.stop()
    this.#state.presence.stop()
    this.#state.presenceNews.stop()
    this.#botTurns.stop()
    this.#services.setAlarm(this.#state.row.id, null)
  }

  watch(watcher: Watcher, { since, print, chatSince }: WatchFrom): Promise<void> {
    return this.#queue.run(async () => {
      await afterTheCrowd()
      if (this.hasSentAway(watcher.user)) return tellOne(watcher, goodbye(this.#state.row))
      await this.#queue.guarded('watch', () => this.#state.openPlay())
      const seat = seatOfUser(this.#state.row, watcher.user)?.seat ?? null
      const wasEmpty = !this.#state.hasPerson
      this.#state.presence.join(watcher, seat)
      if (wasEmpty) this.#state.expectPeople()
      tellOne(watcher, { kind: 'table', table: this.info(watcher.user) })
      if (this.#state.sendOff(watcher)) return
      this.#state.play?.join(viewerOf(seat), watcher, since === null ? null : { since, print })
      this.#state.presenceNews.note(watcher)
      await this.#queue.guarded('watch', async () => {
        const own = seatOfUser(this.#state.row, watcher.user)
        if (own !== undefined) await this.#cameBack(seatOf(own.seat))
        const rows = await this.#chat.since(chatSince)
        if (rows.length > 0) tellOne(watcher, { kind: 'chat', table: this.code, rows })
      })
    })
  }

  /** The host has removed this person: they may not even look. */
  hasSentAway(user: string): boolean {
    return isRemoved(this.#state.row, user)
  }

  unwatch(watcher: Watcher): void {
    this.#queue.later('unwatch', async () => {
      await afterTheCrowd()
      const { play, presence, isPlaying, hasPerson, pause } = this.#state
      if (hasPerson) this.#state.noteSeen()
      play?.leave(watcher)
      presence.leave(watcher, isPlaying && pause?.by !== 'absence')
      this.#state.presenceNews.note(null)
    })
  }

  async #cameBack(seat: Seat): Promise<void> {
    await goOnWith(this.#state, seat)
    const { isPlaying, play } = this.#state
    // A bot that holds the seat for somebody who is here but does nothing still does.
    if (isPlaying && !this.#state.isHeld(seat)) await play?.seatHolderChanged(seat, 'person')
  }

  /** One command of one person, after all earlier ones. */
  command(by: Person, id: string, command: Command, asked: Asked | null = null): Promise<Answer> {
    const sent: Sent = { by, id, command, asked }
    return new Promise((resolve) => {
      if (!isMove(sent) || !this.moveNow(sent, resolve)) resolve(this.#inTurn(sent))
    })
  }

  /** Nothing has to be woken, looked up or mended before it, or it goes the long way. */
  moveNow(sent: Move, answered: (answer: Answer) => void): boolean {
    const seat = this.#queue.isBusy ? null : this.#state.playerNow(sent.by.id)
    const command = seat === null ? null : this.#known.newNow(sent)
    if (seat === null || command === null) return false
    const came = this.#played(seat, sent)
    if (came === null) return false
    this.#state.noteSeen()
    if (isRefusal(came)) answered(this.#counted(came))
    else this.#settle(sent, { command, came, answered })
    return true
  }

  /** A bug in the rules is trouble, like a move that could not be kept. */
  #played(seat: Seat, sent: Move): Promise<void> | Refusal | null {
    try {
      return this.#state.play?.actNow(seat, moveIn(sent), sent.asked ?? null) ?? null
    } catch (bug) {
      return Promise.reject(bug)
    }
  }

  /** Whoever waits for it has their answer before the next one's turn. */
  #settle(sent: Move, { command, came, answered }: UnderWay): void {
    const over = (answer: Answer) => {
      try {
        answered(answer)
      } finally {
        this.#queue.release()
      }
    }
    const trouble = async (error: unknown) => over(this.#told(sent, await this.#afterTrouble(sent, error)))
    this.#queue.hold()
    void came.then(() => {
      try {
        this.#known.noteCounted(command)
        this.#queue.wentWell()
      } catch (bug) {
        return void trouble(bug)
      }
      return over(DONE)
    }, trouble)
  }

  /** Done once more, the long way, if somebody else has written this table. */
  #afterTrouble(sent: Move, error: unknown): Promise<Answer> {
    let isFirst = true
    return this.#queue.guarded('act', () => {
      if (!isFirst) return this.#once(sent)
      isFirst = false
      return Promise.reject(error)
    })
  }

  /** Whoever cannot be told whether it was done comes again, and asks again. */
  #told(sent: Sent, answer: Answer): Answer {
    if (answer === COMES_BACK) sent.asked?.watcher.lost?.()
    return this.#counted(answer)
  }

  #counted(answer: Answer): Answer {
    if (isRefusal(answer)) this.#services.metrics.refusals.inc({ code: answer.code })
    return answer
  }

  #inTurn(sent: Sent): Promise<Answer> {
    return this.#queue.run(async () => {
      const answer = await this.#queue.guarded(sent.command.kind, () => this.#once(sent))
      this.#state.doing = null
      return this.#told(sent, answer)
    })
  }

  /** Whether it was done before is asked before anything else: a repeat opens no match. */
  async #once(sent: Sent): Promise<Answer> {
    const before = await this.#known.answerTo(sent)
    if (before === 'too old') return TOO_OLD
    // A start that could not be finished is what this one is sent again for.
    if (before === null || sent.command.kind === 'start') await this.#wakeUp()
    if (before !== null) return before
    const answer = await this.#handle(sent)
    if (!isRefusal(answer)) this.#known.note(sent, answer)
    return answer
  }

  /** The server's time stood still: screens are told where the match clock is. */
  tellClock(): void {
    if (this.#state.isPlaying) this.#queue.later('clock', async () => this.#state.tellTable())
  }

  /** The alarm went off: deadlines and bots. */
  tick(): Promise<void> {
    return this.#queue.run(async () => {
      await this.#queue.guarded('tick', async () => {
        await this.#state.openPlay()
        if (this.#state.play?.isSpoilt) await this.#state.play.reload()
        await lookAfterPause(this.#state)
        if (this.#state.isPlaying && this.#state.clock.rate > 0) await this.#state.play?.catchUp()
        await this.#state.keepRest()
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
    return this.#queue.run(() =>
      this.#queue.guarded(what, async () => {
        await this.#state.openPlay()
        const seat = seatOfUser(this.#state.row, user)?.seat ?? null
        const refused = this.#state.lookRefused(user)
        if (refused !== null) return refused
        if (seat !== null) await goOnWith(this.#state, seatOf(seat))
        const viewer = viewerOf(seat)
        return this.#state.play === null ? NOT_STARTED : show(this.#state.play, viewer)
      }),
    )
  }

  info(user: string): TableInfo {
    return this.#state.info(user)
  }

  get outcome(): Outcome | null {
    return this.#state.outcome
  }

  finished(): Finished | null {
    const { play, row } = this.#state
    if (play === null || play.match.outcome === null) return null
    const isSealed = isDaySealed(row, this.#services.wall())
    return { header: play.match.header, seed: row.seed, names: row.seats.map(({ name }) => name), isSealed }
  }

  /** Made once for all tables. */
  static readonly #inPlay: { readonly [K in InPlay]: Handler<K> } = {
    sit: (table, by, { seat }) => sitIn(table.#state, by, seat),
    stand: (table, by) => standUp(table.#state, by),
    start: (table, by) => start(table.#state, by),
    act: (table, by, command, { id, asked = null }) =>
      table.#asSeat(by, (play, seat) => play.act(seat, moveIn({ id, command }), asked)),
    undo: (table, by, _command, { id, asked = null }) => table.#asSeat(by, (play, seat) => play.undo(seat, id, asked)),
    order: (table, by, { orders }) => table.#order(by, orders),
    mute: (table, by, command) => mute(table.#state, by, command),
    remove: (table, by, command) => remove(table.#state, by, command),
    admit: (table, by, command) => admit(table.#state, by, command),
    chat: (table, by, { text }, { id }) => table.#speak(by, text, id),
    point: async (table, by, { at }) => table.#pointing.point(by, at),
    pause: (table, by, { agree }) => votePause(table.#state, by, { agree }),
    resume: (table, by) => resume(table.#state, by),
    takeOver: async (table, by, { seat }) => checkRunning(table.#state) ?? askTakeOver(table.#state, by, { seat }),
    rematch: (table, by) => rematch(table.#state, by),
  }

  async #handle(sent: Sent): Promise<Answer> {
    const { by, command } = sent
    const refused = this.hasSentAway(by.id) ? REMOVED : checkClosed(this.#state.row)
    if (refused !== null) return refused
    const isBefore = this.#state.row.status === 'lobby'
    // What comes before the command itself is not what makes it durable.
    if (command.kind !== 'stand') await this.#signOfLife(by, command)
    if (!KEPT_ELSEWHERE.includes(command.kind)) this.#state.doing = this.#known.markFor(sent)
    if (isLobbyCommand(command.kind) && isBefore) return this.#lobby(by, command as CommandOf<LobbyKind>)
    const handler = (Table.#inPlay as Partial<Record<CommandKind, Handler<CommandKind>>>)[command.kind]
    return handler === undefined
      ? refuse('started', 'table', 'The match has started; that can no longer be changed.')
      : handler(this, by, command, sent)
  }

  /** Whoever asks something of a match is there; whoever plays is not late any more. */
  async #signOfLife(by: Person, { kind }: Command): Promise<void> {
    const own = seatOfUser(this.#state.row, by.id)
    if (own === undefined || !this.#state.isPlaying) return
    if (kind !== 'chat') await takeBack(this.#state, seatOf(own.seat))
    await goOnWith(this.#state, seatOf(own.seat))
  }

  async #lobby(by: Person, command: CommandOf<LobbyKind>): Promise<Answer> {
    const { game, row } = this.#state
    const { services, guests } = this.#state
    const networksOf = (user: string) => guests.networksOf(user)
    const changed = applyLobby(row, command, { game, levels: this.#levels, by, now: services.now(), networksOf })
    if (isRefusal(changed)) return changed
    const asked = command.kind === 'sit' ? await askForNod(this.#state, by) : null
    if (asked !== null) return asked
    guests.noteFrom(by)
    if (!(await goOnWhenReady(this.#state, changed)) && changed !== row) await this.#state.save(changed)
    return {}
  }

  /** What could not be finished, because of a crash or a store that failed, is finished first. */
  async #wakeUp(): Promise<void> {
    await this.#chat.sayNoted()
    await this.#state.openPlay()
  }

  async #asSeat(by: Person, act: (play: Play, seat: Seat) => Promise<Refusal | null>): Promise<Answer> {
    const { row, play } = this.#state
    const own = seatOfUser(row, by.id)
    if (play === null) return NOT_STARTED
    if (own === undefined) return refuse('not-seated', 'table', 'You are watching; only those with a seat can act.')
    return checkRunning(this.#state) ?? (await act(play, seatOf(own.seat))) ?? {}
  }

  /** Orders may be given while the match is paused, unless the game says what a pause is. */
  async #order(by: Person, orders: unknown): Promise<Answer> {
    const paused = this.#state.game.pausing === undefined ? null : checkRunning(this.#state)
    return paused ?? giveOrders(this.#state, by, orders)
  }

  async #speak(by: Person, text: string, id: string): Promise<Answer> {
    const { silence, row, services, guests } = this.#state
    const line = silence ?? checkMuted(row, by.id) ?? readChat(text)
    if (typeof line !== 'string') return line
    const tooMuch = await services.chatBudget.take(by.id)
    if (tooMuch !== null) return tooMuch
    guests.noteSpoke(by)
    guests.noteFrom(by)
    await this.#chat.say(by, line, id)
    return {}
  }

  /** Sets the alarm for what comes by itself, and asks the bots. */
  #continue(): void {
    if (this.#queue.isStopped) return
    this.#state.noteEnd()
    this.#noteEnd()
    this.#services.setAlarm(this.#state.row.id, this.#nextAlarm())
    if (this.#state.pause !== null) this.#botTurns.stop()
    if (!this.#state.isPlaying || this.#state.pause !== null) return
    for (const { decision, level } of this.#state.play?.waitingForBots() ?? []) this.#botTurns.ask(decision, level)
  }

  /** Once while it is in memory; a result that is there already stays as it is. */
  #noteEnd(): void {
    if (this.#isEndNoted || this.#state.outcome === null) return
    this.#isEndNoted = true
    this.#queue.later('daily', () => noteDailyEnd(this.#state))
    this.#queue.later('result', () => noteResult(this.#state))
  }

  #nextAlarm(): number | null {
    const { play, isPlaying, hasUnkept, desertedAt, pauseDueAt } = this.#state
    const { quietUntil } = this.#queue
    if (hasUnkept) return Math.max(this.#services.now(), quietUntil)
    if (!isPlaying) return null
    if (play === null || play.isSpoilt) return quietUntil
    const due = earliest(earliest(play.deadlineAt(), desertedAt), pauseDueAt)
    return due === null ? null : Math.max(due, quietUntil)
  }
}

const earliest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)

/** A move is durable in the log, a line in the chat: the row notes neither. */
const KEPT_ELSEWHERE: readonly CommandKind[] = ['act', 'undo', 'chat', 'point']

const TOO_OLD = refuse(
  'too-old',
  'table',
  'Many later commands have been done since this one was sent: whether it was done is not known any more. Look at the table, and send it anew with a new id.',
)

const DONE: Answer = {}

/** As the match gets it. */
const moveIn = ({ id, command: { decision, action } }: Pick<Move, 'id' | 'command'>): SentAction =>
  decision === undefined ? { id, action, by: 'player' } : { id, action, by: 'player', decision }

const NOT_STARTED = refuse('not-started', 'table', 'The match has not started yet.')
