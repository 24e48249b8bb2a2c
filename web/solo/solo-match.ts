import { botsFor, type Playable } from '@starboard/bots'
import {
  type AnyBot,
  type Batch,
  committedChance,
  copy,
  type Decision,
  exportMatch,
  fastChance,
  type GameTypes,
  isRefusal,
  Match,
  type MatchExport,
  type Ms,
  NO_ORDERS,
  type Ordered,
  type Outcome,
  orderedNow,
  ordersAfter,
  ordersGiven,
  orderTime,
  type Refusal,
  readOrders,
  refuse,
  type Seat,
  type SeatOrders,
  type Sent,
  seatOf,
} from '@starboard/kernel'
import type { GameEvent } from '@starboard/screen/contract/match-source.ts'
import type { Shown } from '@starboard/wire/client'
import type { ClockInfo, TableInfo } from '@starboard/wire/protocol'
import { soloTable } from './solo-table-info.ts'
import type { KeptMatch, SoloEntry, SoloTerms } from './store.ts'

export type SoloBatch = Batch<GameTypes['Action']>

const THINKING_MS = 500

/** A match of one person against bots: the kernel's match, its log, and the eyes of the person. Keeps and waits for nothing. */
export class SoloMatch {
  readonly terms: SoloTerms
  readonly log: SoloEntry[] = []
  readonly #playable: Playable
  readonly #bot: AnyBot
  readonly #match: Match<GameTypes>
  readonly #told: GameEvent[] = []
  #orders: SeatOrders = NO_ORDERS
  /** Orders that have had their say. */
  readonly #carriedOut = new Set<string>()
  /** In which entry each seat moved last. */
  readonly #moved = new Map<Seat, number>()

  private constructor(playable: Playable, bot: AnyBot, { terms, log, orders = NO_ORDERS }: KeptMatch) {
    this.terms = terms
    this.#playable = playable
    this.#bot = bot
    const { header, seed } = terms
    const source = committedChance({ seed, seatSeeds: header.seatSeeds })
    const parts = { game: playable.game, header, source }
    if (log.length > 0) this.#match = Match.fold(parts, log, { onBatch: (batch) => void this.take(batch) })
    else {
      const { match, batch } = Match.start(parts)
      this.#match = match
      this.take(batch)
    }
    this.#orders = orders
    this.#noteOrders()
  }

  static begin(playable: Playable, terms: SoloTerms): SoloMatch | Refusal {
    return SoloMatch.#with(playable, { terms, log: [] })
  }

  /** The match where it was left, or why it cannot go on. */
  static resume(playable: Playable, kept: KeptMatch): SoloMatch | Refusal {
    const { rules, name } = playable.game.meta
    const then = kept.terms.header.setup.rules
    if (then !== rules)
      return refuse(
        'other-rules',
        'solo',
        `This match was begun by version ${then} of the rules; ${name} is now at version ${rules}.`,
      )
    try {
      return SoloMatch.#with(playable, kept)
    } catch {
      return refuse('unreadable', 'solo', 'The match kept on this device cannot be read any more.')
    }
  }

  static #with(playable: Playable, kept: KeptMatch): SoloMatch | Refusal {
    const bot = botsFor(playable)[kept.terms.level]
    return bot === undefined
      ? refuse('unknown-bot', 'solo', `There is no bot “${kept.terms.level}” any more.`)
      : new SoloMatch(playable, bot, kept)
  }

  /** Where the match clock stands. */
  get now(): Ms {
    return this.#match.now
  }
  get outcome(): Outcome | null {
    return this.#match.outcome
  }
  get isOver(): boolean {
    return this.outcome !== null
  }
  /** How many batches the person was told of: the same before and after a reload. */
  get at(): number {
    return this.#match.look(this.#seat).at
  }
  /** Everything told so far. */
  get story(): { readonly at: number; readonly events: readonly GameEvent[] } {
    return { at: this.at, events: [...this.#told] }
  }
  get table(): TableInfo {
    const { outcome, clock, orders } = this
    return soloTable(this.#playable.game, this.terms, { outcome, clock, orders: orders.orders })
  }
  get clock(): ClockInfo {
    return { now: this.#match.now, rate: 1 }
  }
  get shown(): Shown {
    const { view, open, legal, refused, outcome } = this.#match.look(this.#seat)
    // A view may share parts with the state, which goes on changing.
    return copy({ view, open, legal, refused, outcome, mayUndo: this.#match.undoTo(this.#seat) !== null })
  }

  /** What the person has ordered. */
  get orders(): SeatOrders {
    return this.#orders
  }

  /** When something happens next without a bot: by the clock, or at once by an order. */
  wakeAt(): Ms | null {
    if (this.isOver) return null
    return this.#ordered() === null ? this.#match.wakeAt() : this.now
  }

  /** What is due next, if it is due by then; one moment at a time, because an order may answer what opens in it. */
  advance(to: Ms): readonly SoloBatch[] {
    if (this.isOver) return []
    const ordered = this.#carryOut(to)
    return ordered.length > 0
      ? ordered
      : this.#match.advance(Math.min(to, Math.max(this.now, this.#match.wakeAt() ?? to)))
  }

  /** In the place of all orders before, or why not. */
  giveOrders(given: unknown): Refusal | null {
    if (this.isOver) return refuse('match-over', 'solo', 'This match is over.')
    // As over a wire: a member without a value is none.
    const orders = readOrders(JSON.parse(JSON.stringify(given ?? null)))
    if (isRefusal(orders)) return orders
    this.#orders = ordersGiven(orders, this.#seat, this.#match.open)
    return null
  }

  act(sent: Omit<Sent, 'by'>, at: Ms): SoloBatch | Refusal {
    return this.#match.act(this.#seat, { ...sent, by: 'player' }, at)
  }

  undo(at: Ms): SoloBatch | Refusal {
    return this.#match.undo(this.#seat, at)
  }

  /** Decisions that wait for a bot. Who moved longest ago comes first: closing the page never changes whose turn it is. */
  waiting(): readonly Decision[] {
    if (this.isOver) return []
    return this.#match.open
      .filter(({ seat, answered }) => seat !== this.#seat && answered !== true)
      .sort((one, other) => (this.#moved.get(one.seat) ?? 0) - (this.#moved.get(other.seat) ?? 0))
  }

  /** What the bot answers to this decision, through the same door as everybody. Null: it waits, or is asked no longer. */
  botMove({ seat, id: decision }: Decision, at: Ms): SoloBatch | null {
    if (!this.waiting().some((open) => open.seat === seat && open.id === decision)) return null
    const chosen = this.#think(seat)
    if (chosen === 'wait') return null
    return this.#tryBot(seat, { decision, action: chosen }, at) ?? this.#fallBack(seat, decision, at)
  }

  /** Notes a batch; gives what the person is told of it. */
  take(batch: SoloBatch): readonly GameEvent[] {
    const events = batch.seenBy(this.#seat)
    const { entry } = batch
    if (entry.kind === 'act') this.#moved.set(entry.seat, this.log.length)
    this.log.push(entry)
    this.#told.push(...events)
    this.#noteOrders()
    return events
  }

  export(): MatchExport<GameTypes> | Refusal {
    const { header, seed, names } = this.terms
    return exportMatch(this.#playable.game, { header, seed, names, log: this.log })
  }

  hash(): string {
    return this.#match.hash()
  }

  get #seat(): Seat {
    return seatOf(this.terms.seat)
  }

  #ordered(): Ordered | null {
    return orderedNow(this.#match, { [this.#seat]: this.#orders }, this.#carriedOut)
  }

  #carryOut(now: Ms): readonly SoloBatch[] {
    const [ordered, at] = [this.#ordered(), orderTime(this.#match, now)]
    if (ordered === null || at === null) return []
    this.#carriedOut.add(ordered.id)
    const { seat, id, decision, action } = ordered
    const batch = this.#match.act(seat, { id, decision, action, by: 'order' }, at)
    return isRefusal(batch) || batch.isRepeat ? [] : [batch]
  }

  /** What was ordered until now is over. */
  #noteOrders(): void {
    if (this.#orders.orders.length === 0) return
    this.#orders = ordersAfter(this.#match, { [this.#seat]: this.#orders })[this.#seat] ?? NO_ORDERS
  }

  /** It gets a copy of what its seat sees, and luck that is the same when the match is loaded again. */
  #think(seat: Seat): unknown {
    const { at, now, view, open, outcome, legal, refused } = this.#match.look(seat)
    const look = copy({ at, now, view, open, outcome, legal, refused })
    const random = fastChance(`${this.terms.id}/${seat}/${this.#match.length}`)
    try {
      return this.#bot.play(look, seat, { ms: THINKING_MS, random })
    } catch {
      return null
    }
  }

  #tryBot(seat: Seat, sent: { decision: string; action: unknown }, at: Ms): SoloBatch | null {
    const batch = sent.action === null ? null : this.#match.act(seat, { id: '', ...sent, by: 'bot' }, at)
    return batch === null || isRefusal(batch) ? null : batch
  }

  /** An answer that is no good is replaced by the game's own. */
  #fallBack(seat: Seat, decision: string, at: Ms): SoloBatch | null {
    const random = fastChance(`${this.terms.id}/${seat}/${this.#match.length}/fallback`)
    const action = this.#match.game.fallback(this.#match.state, seat, random)
    return this.#tryBot(seat, { decision, action }, at)
  }
}
