import { botsFor, type Playable } from '@starboard/bots'
import { type AnyBatch, BotTurns, botPaceMs, type Host, MatchDriver } from '@starboard/driver'
import {
  checksum,
  type GameTypes,
  isRefusal,
  type MatchExport,
  type Ms,
  NO_ORDERS,
  type Refusal,
  refuse,
  type Seat,
  type SeatOrders,
  toldRefusal,
} from '@starboard/kernel'
import type { GameEvent } from '@starboard/screen/contract/match-source.ts'
import type { Given } from '@starboard/wire/client'
import { levelAmong } from '@starboard/wire/levels'
import type { ClockInfo, Command, CommandKind, CommandOf } from '@starboard/wire/protocol'
import { refuseAlone } from './alone.ts'
import type { FromSolo, SoloStory, SoloWish } from './messages.ts'
import { SoloClock } from './solo-clock.ts'
import { SoloMatch } from './solo-match.ts'
import { Elsewhere, type SoloStore, type SoloTerms } from './store.ts'
import { newTerms, nextTerms } from './terms.ts'

/** The world outside: a clock that never goes back, and luck from the operating system. */
export interface World {
  now(): Ms
  later(run: () => void, ms: Ms): () => void
  /** 32 bytes as hexadecimal digits. */
  newSeed(): string
}

export interface SoloTableParts {
  readonly playable: Playable
  readonly wish: SoloWish
  readonly store: SoloStore
  readonly world: World
  tell(message: Extract<FromSolo, { kind: 'news' | 'notice' | 'gone' }>): void
}

type Handler<K extends CommandKind> = (command: CommandOf<K>, id: string) => Promise<Refusal | null>

/** A bot waits this long before it moves, so that a person can follow; the same as on the server. */
const BOT_DELAY_MS = 700

const ELSEWHERE = 'This match is open in another tab. Play there, or load this page again to go on here.'
const STOPPED = 'Something went wrong in this match. It is kept as it was before: load the page again to go on.'
const NOT_KEPT = 'This device keeps nothing more: the match goes on, but closing the page would lose it.'

/**
 * The table of one person in this browser. Like the server it shows nothing that is not kept yet; where nothing can be
 * kept it says so once and plays on.
 */
export class SoloTable {
  readonly #parts: SoloTableParts
  readonly #bots: BotTurns
  #match: SoloMatch | null = null
  #driver: MatchDriver | null = null
  #clock: SoloClock | null = null
  /** How many entries are kept. */
  #kept = 0
  #keptOrders: SeatOrders = NO_ORDERS
  /** Of what is shown, the orders and the silence that were told last. */
  #print: number | null = null
  #hasWarned = false
  #isStopped = false
  #queue: Promise<unknown> = Promise.resolve()
  #cancelAlarm: () => void = () => undefined

  constructor(parts: SoloTableParts) {
    this.#parts = parts
    this.#bots = new BotTurns({
      match: () => this.#driver,
      think: async (question) => this.#match?.think(question) ?? null,
      inTurn: (job) => this.#run(job),
      later: parts.world.later,
      delayMs: (decision, level) => {
        const bot = botsFor(this.#parts.playable)[level]
        const options = this.#match?.terms.header.setup.options ?? {}
        return botPaceMs(decision, { bot, options, pauseMs: BOT_DELAY_MS, share: Math.random() })
      },
      onDone: () => this.#continue(),
    })
  }

  /** Goes on where the match was left. One that is over makes room, unless it is the one asked for. */
  async open(wanted: string | null): Promise<void> {
    await this.#run(async () => {
      const { store, playable } = this.#parts
      const kept = await store.load(playable.game.meta.id).catch(() => this.#warn())
      if (kept == null) return this.#begin()
      const match = SoloMatch.resume(playable, kept)
      if (isRefusal(match)) return this.#parts.tell({ kind: 'notice', notice: { kind: 'unfit', text: match.text } })
      if (match.isOver && match.terms.id !== wanted) return this.#begin()
      this.#kept = kept.log.length
      this.#keptOrders = match.orders
      this.#show(match, { isKept: true })
    })
  }

  async anew(): Promise<void> {
    await this.#run(() => this.#begin())
  }

  async do(id: string, command: Command): Promise<Given> {
    const refused = await this.#run(async () => {
      const handler = (this.#handlers as Partial<Record<CommandKind, Handler<CommandKind>>>)[command.kind]
      return handler === undefined ? refuseAlone(command.kind) : handler(command, id)
    })
    return refused == null ? { ok: true } : { ok: false, refused: toldRefusal(refused) }
  }

  /** Nobody looks: where the clock is the game it will not run for long. */
  async away(): Promise<void> {
    await this.#run(async () => this.#clock?.leave())
  }

  async back(): Promise<void> {
    await this.#run(async () => this.#goOn())
  }

  async #goOn(): Promise<null> {
    this.#clock?.comeBack()
    if (this.#match !== null) this.#tell(this.#match, [])
    return null
  }

  /** Between two things that happen: what is told is what is kept. */
  async story(): Promise<SoloStory> {
    await this.#queue
    return this.#match?.story ?? { at: 0, events: [] }
  }

  async export(): Promise<MatchExport<GameTypes> | Refusal> {
    return (await this.#run(async () => this.#match?.export())) ?? NOT_STARTED
  }

  /** Finishes what is under way. */
  close(): Promise<void> {
    this.#stop()
    return this.#queue.then(() => undefined)
  }

  readonly #handlers: { readonly [K in 'act' | 'undo' | 'order' | 'resume' | 'rematch']: Handler<K> } = {
    act: ({ decision, action }, id) =>
      this.#asSeat((driver, seat) =>
        driver.act(seat, { id, action, by: 'player', ...(decision !== undefined && { decision }) }),
      ),
    undo: (_command, id) => this.#asSeat((driver, seat) => driver.undo(seat, id)),
    order: ({ orders }) => this.#giveOrders(orders),
    resume: async ({ kind }) => (this.#clock?.isPaused ? this.#goOn() : refuseAlone(kind)),
    // Nobody else would have to agree: a match that is going on may be given up.
    rematch: async () => {
      await this.#begin(this.#nextTerms())
      return null
    },
  }

  /** Of the next match of a series, if the one that is shown is over and was not the last. */
  #nextTerms(): SoloTerms | null {
    const { playable, world } = this.#parts
    const [terms, outcome] = [this.#match?.terms, this.#match?.outcome ?? null]
    if (terms === undefined || outcome === null) return null
    return nextTerms(playable.game, { terms, outcome, newSeed: world.newSeed })
  }

  #newTerms(): SoloTerms | Refusal {
    const { playable, wish, world } = this.#parts
    const levels = Object.keys(botsFor(playable))
    const level = levels.find((known) => known === wish.level) ?? levelAmong(levels, wish.level)
    return newTerms(playable.game, { wish, level, before: this.#match?.terms.names, newSeed: world.newSeed })
  }

  async #begin(terms: SoloTerms | null = null): Promise<void> {
    const { playable, store } = this.#parts
    const wanted = terms ?? this.#newTerms()
    const match = isRefusal(wanted) ? wanted : SoloMatch.begin(playable, wanted)
    if (isRefusal(match)) return this.#give(match.text)
    this.#kept = 0
    this.#keptOrders = match.orders
    await store
      .begin({ terms: match.terms, log: match.log })
      .then(() => {
        this.#kept = match.log.length
      })
      .catch(() => this.#warn())
    this.#show(match, { isKept: false })
  }

  #show(match: SoloMatch, { isKept }: { readonly isKept: boolean }): void {
    const { playable, world } = this.#parts
    this.#bots.stop()
    this.#match = match
    this.#clock = new SoloClock({
      game: playable.game,
      now: world.now,
      match: match.now,
      isKept: isKept && !match.isOver,
    })
    this.#driver = new MatchDriver(match.match, this.#hostOf(match))
    this.#print = null
    this.#tell(match, [])
  }

  /** Alone with its device: nothing is sent twice from elsewhere, nobody is late, and orders need no disguise. */
  #hostOf(match: SoloMatch): Host {
    const { world } = this.#parts
    return {
      id: match.terms.id,
      wall: world.now,
      clock: () => this.#clock?.clock ?? { wall: world.now(), match: match.now, rate: 0 },
      keep: (batches) => this.#commit(match, batches),
      isKnown: async () => false,
      orders: () => match.ordersBySeat,
      orderDelayMs: () => 0,
      botAt: (seat) => match.botAt(seat),
      lateBot: () => null,
      think: (question) => match.think(question),
    }
  }

  async #asSeat(happen: (driver: MatchDriver, seat: Seat) => Promise<Refusal | null>): Promise<Refusal | null> {
    if (this.#driver === null || this.#match === null) return NOT_STARTED
    return this.#clock?.isPaused ? PAUSED : happen(this.#driver, this.#match.seat)
  }

  async #giveOrders(orders: unknown): Promise<Refusal | null> {
    const match = this.#match
    if (match === null) return NOT_STARTED
    if (this.#clock?.isPaused) return PAUSED
    await this.#driver?.catchUp()
    const refused = match.giveOrders(orders)
    if (refused === null) await this.#commit(match, [])
    return refused
  }

  /** Kept first, then shown. */
  async #commit(match: SoloMatch, batches: readonly AnyBatch[]): Promise<void> {
    const events = batches.flatMap((batch) => match.take(batch))
    await this.#keep(match)
    this.#tell(match, events)
  }

  /** What could not be kept before is tried again together with what is new. */
  async #keep(match: SoloMatch): Promise<void> {
    const { store } = this.#parts
    const { terms, log, orders } = match
    try {
      if (this.#kept === 0) await store.begin({ terms, log })
      else if (log.length > this.#kept) await store.append(terms, this.#kept, log.slice(this.#kept))
      this.#kept = log.length
      if (orders !== this.#keptOrders) await store.keepOrders(terms, orders)
      this.#keptOrders = orders
      const exported = match.isOver ? match.export() : null
      if (exported !== null && !isRefusal(exported)) await store.keepExport(terms.id, exported)
    } catch (error) {
      if (error instanceof Elsewhere) throw error
      this.#warn()
    }
  }

  /** Where nothing happened for the person, nothing is told: as on the server, even that would tell something. */
  #tell(match: SoloMatch, events: readonly GameEvent[]): void {
    const { shown, at } = match
    const clock = this.#clockOf(match)
    const table = match.tableAt(clock, this.#clock?.told ?? null)
    const print = checksum([shown, table.you.orders, table.pause, table.talkRefused])
    if (events.length === 0 && print === this.#print) return
    this.#print = print
    this.#parts.tell({ kind: 'news', picture: { table, shown, at, clock }, events })
  }

  #clockOf(match: SoloMatch): ClockInfo {
    const rate = this.#clock?.clock.rate ?? 0
    return { now: this.#driver?.now ?? match.now, rate, wall: this.#parts.world.now() }
  }

  #warn(): null {
    if (!this.#hasWarned) this.#parts.tell({ kind: 'notice', notice: { kind: 'not-kept', text: NOT_KEPT } })
    this.#hasWarned = true
    return null
  }

  /** Sets the alarm for what comes by itself, and asks the bots. */
  #continue(): void {
    const [match, driver] = [this.#match, this.#driver]
    this.#cancelAlarm()
    if (this.#isStopped || match === null || driver === null) return
    const { world } = this.#parts
    const due = [driver.deadlineAt(), match.isOver ? null : (this.#clock?.dueAt ?? null)].filter((at) => at !== null)
    if (due.length > 0)
      this.#cancelAlarm = world.later(() => this.#ring(driver), Math.max(0, Math.ceil(Math.min(...due) - world.now())))
    if (this.#clock?.isPaused) this.#bots.stop()
    else for (const { decision, level } of match.inTurn(driver.waitingForBots())) this.#bots.ask(decision, level)
  }

  #ring(driver: MatchDriver): void {
    void this.#run(async () => {
      if (this.#driver !== driver) return
      this.#clock?.pass()
      await driver.catchUp()
      if (this.#match !== null) this.#tell(this.#match, [])
    })
  }

  #give(why: string): void {
    this.#stop()
    this.#parts.tell({ kind: 'gone', why })
  }

  #stop(): void {
    this.#isStopped = true
    this.#bots.stop()
    this.#cancelAlarm()
  }

  /** One thing after another. The one place where trouble becomes an answer: the table stops, its log stays. */
  #run<X>(job: () => Promise<X>): Promise<X | Refusal> {
    const result = this.#queue.then(async () => {
      if (this.#isStopped) return CLOSED
      try {
        const done = await job()
        this.#continue()
        return done
      } catch (error) {
        const why = error instanceof Elsewhere ? ELSEWHERE : STOPPED
        this.#give(why)
        return refuse('stopped', 'solo', why)
      }
    })
    this.#queue = result
    return result
  }
}

const NOT_STARTED = refuse('not-started', 'solo', 'The match has not started yet.')
const PAUSED = refuse('paused', 'solo', 'The clock stands; it runs again in a moment.')
const CLOSED = refuse('closed', 'solo', 'This match is closed here.')
