import { botsFor, type Playable } from '@starboard/bots'
import type { AnyBatch, Question, Waiting } from '@starboard/driver'
import {
  type AnyBot,
  copy,
  exportMatch,
  fastChance,
  type GameTypes,
  isRefusal,
  knownRules,
  luckOf,
  Match,
  type MatchExport,
  type Ms,
  matchChance,
  NO_ORDERS,
  type OrdersBySeat,
  type Outcome,
  ordersAfter,
  ordersGiven,
  type Refusal,
  readOrders,
  refuse,
  type Seat,
  type SeatOrders,
  type Shown,
  seatOf,
  seatsOf,
  shownTo,
  withCharacter,
} from '@starboard/kernel'
import type { GameEvent } from '@starboard/screen/contract/match-source.ts'
import type { ClockInfo, PauseInfo, TableInfo } from '@starboard/wire/protocol'
import { soloTable } from './solo-table-info.ts'
import type { KeptMatch, SoloEntry, SoloTerms } from './store.ts'

/** At most; the same as on the server. */
const THINKING_MS = 2000

/** A match of one person against bots: the kernel's match, its log, and the eyes of the person. Keeps and waits for nothing. */
export class SoloMatch {
  readonly terms: SoloTerms
  readonly log: SoloEntry[] = []
  readonly match: Match<GameTypes>
  readonly #playable: Playable
  readonly #bot: AnyBot
  readonly #told: GameEvent[] = []
  #orders: SeatOrders = NO_ORDERS
  /** In which entry each seat moved last. */
  readonly #moved = new Map<Seat, number>()

  private constructor(playable: Playable, bot: AnyBot, { terms, log, orders = NO_ORDERS }: KeptMatch) {
    this.terms = terms
    this.#playable = playable
    this.#bot = bot
    const { header, seed } = terms
    const source = matchChance(luckOf(header, seed))
    const parts = { game: playable.game, header, source }
    if (log.length > 0) this.match = Match.fold(parts, log, { onBatch: (batch) => void this.take(batch) })
    else {
      const { match, batch } = Match.start(parts)
      this.match = match
      this.take(batch)
    }
    if (log.length === header.branch?.length) this.#takeSeats()
    this.#orders = orders
    this.#noteOrders()
  }

  /** A branch was played by others so far: rules that ask who is there are told. */
  #takeSeats(): void {
    const { match, terms } = this
    for (const batch of match.advance(match.now)) this.take(batch)
    for (const seat of seatsOf(terms.names.length)) {
      const batch = match.seatHolderChanged(seat, seat === this.seat ? 'person' : 'bot', match.now)
      if (batch !== null) this.take(batch)
    }
  }

  static begin(playable: Playable, terms: SoloTerms): SoloMatch | Refusal {
    return SoloMatch.#with(playable, { terms, log: [] })
  }

  /** The match where it was left, or why it cannot go on. */
  static resume(playable: Playable, kept: KeptMatch): SoloMatch | Refusal {
    const { rules, name } = playable.game.meta
    const then = kept.terms.header.setup.rules
    if (!knownRules(playable.game).includes(then))
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
    return this.match.now
  }
  get outcome(): Outcome | null {
    return this.match.outcome
  }
  get isOver(): boolean {
    return this.outcome !== null
  }
  /** The seat of the person. */
  get seat(): Seat {
    return seatOf(this.terms.seat)
  }
  /** How many batches the person was told of: the same before and after a reload. */
  get at(): number {
    return this.match.look(this.seat).at
  }
  /** Everything told so far. */
  get story(): { readonly at: number; readonly events: readonly GameEvent[] } {
    return { at: this.at, events: [...this.#told] }
  }
  tableAt(clock: ClockInfo, pause: PauseInfo | null): TableInfo {
    const { outcome, orders } = this
    const { game } = this.#playable
    const silence = outcome === null ? (game.talk?.(this.match.state) ?? null) : null
    const now = {
      bot: this.#bot,
      outcome,
      clock,
      silence,
      pause: outcome === null ? pause : null,
      orders: orders.orders,
    }
    return soloTable(game, this.terms, now)
  }
  get shown(): Shown {
    return shownTo(this.match, this.seat)
  }

  /** What the person has ordered. */
  get orders(): SeatOrders {
    return this.#orders
  }
  get ordersBySeat(): OrdersBySeat {
    return { [this.seat]: this.#orders }
  }

  /** In the place of all orders before, or why not. */
  giveOrders(given: unknown): Refusal | null {
    if (this.isOver) return refuse('match-over', 'solo', 'This match is over.')
    // As over a wire: a member without a value is none.
    const orders = readOrders(JSON.parse(JSON.stringify(given ?? null)))
    if (isRefusal(orders)) return orders
    this.#orders = ordersGiven(orders, this.seat, this.match.open)
    return null
  }

  botAt(seat: Seat): string | null {
    return seat === this.seat ? null : this.terms.level
  }

  /** Whoever moved longest ago comes first: closing the page never changes whose turn it is. */
  inTurn(waiting: readonly Waiting[]): readonly Waiting[] {
    const movedLast = ({ decision: { seat } }: Waiting) => this.#moved.get(seat) ?? 0
    return waiting.toSorted((one, other) => movedLast(one) - movedLast(other))
  }

  /** The bot gets a copy of what its seat sees. */
  async think({ look, seat, seed }: Question): Promise<unknown> {
    try {
      const bot = withCharacter(this.#playable.game.meta, this.#bot, this.terms.names[seat] ?? '')
      return bot.play(copy(look), seat, {
        ms: THINKING_MS,
        random: fastChance(seed),
        clock: () => performance.now(),
      })
    } catch {
      return null
    }
  }

  /** Notes a batch; gives what the person is told of it. */
  take(batch: AnyBatch): readonly GameEvent[] {
    const events = batch.seenBy(this.seat)
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

  /** What was ordered until now is over. */
  #noteOrders(): void {
    if (this.#orders.orders.length === 0) return
    this.#orders = ordersAfter(this.match, this.ordersBySeat)[this.seat] ?? NO_ORDERS
  }
}
