import { isRefusal, type Luck, type Pace } from '@starboard/kernel'
import { Scenario } from '@starboard/kernel/scenario'
import type { Action, Zone } from '../rules/actions.ts'
import { type Catalogue, cardOf, catalogueOf } from '../rules/catalogue.ts'
import { spaceGoats } from '../rules/index.ts'
import type { Player, SpaceGoats } from '../rules/state.ts'
import { arrange } from './arrange.ts'
import { printShip } from './fleet-words.ts'
import { cardNamed } from './pool.ts'
import type { PlayerPosition, Position } from './position.ts'

interface Wanted extends Position {
  readonly seats?: readonly string[]
  readonly options?: object
  readonly pace?: Partial<Pace>
  readonly bots?: readonly string[]
  /** By id: the start seat if it is random, four market cards, and what the start player draws. */
  readonly setupLuck?: readonly Luck[]
}

type Events = readonly { readonly kind: string }[]

export const DUEL = ['Ada', 'Ben'] as const
export const TRIO = ['Ada', 'Ben', 'Cyd'] as const
export const FOUR = ['Ada', 'Ben', 'Cyd', 'Dan'] as const
export const FIVE = ['Ada', 'Ben', 'Cyd', 'Dan', 'Eve'] as const

/** Nothing is for sale. */
export const SOLD_OUT = [null, null, null, null]

/** Standard Rocket, Piercing Rocket, Hull Plating and Deck Purge for sale; four Fuel Pods for the start player. */
const MARKET_LUCK = ['RK01', 'RK03', 'SH01', 'SP07']
export const SETUP_LUCK: readonly Luck[] = [...MARKET_LUCK, 'ST01', 'ST01', 'ST01', 'ST01']

/**
 * A table in the described position: three fleets, Ada's action step, unless something else is said. Draw piles are
 * empty if nothing is said of them, so that luck is needed only where it matters.
 */
export function given(wanted: Wanted = {}): Table {
  const { seats = TRIO, options = {}, pace, bots, setupLuck = SETUP_LUCK, players = {}, ...rest } = wanted
  const emptyDraw = seats.map((name): [string, PlayerPosition] => [name, { draw: [], ...players[name] }])
  const position: Position = { ...rest, players: { ...players, ...Object.fromEntries(emptyDraw) } }
  return new Table({
    game: spaceGoats,
    seats,
    options: { startSeat: 1, ...options },
    setupLuck,
    ...(pace && { pace }),
    ...(bots && { bots }),
    arrange: (state, seatNamed) => arrange(state, position, seatNamed),
  })
}

/** A table right after the set-up, in the first action step. Ada starts, unless the options say otherwise. */
export function newGame({
  seats = TRIO,
  options = {},
  pace,
  setupLuck = SETUP_LUCK,
}: Omit<Wanted, keyof Position> = {}) {
  return new Table({ game: spaceGoats, seats, options: { startSeat: 1, ...options }, setupLuck, ...(pace && { pace }) })
}

/** What players say and do, by name; cards by name, ships and slots by their place, counted from 0. */
export class Table extends Scenario<SpaceGoats> {
  readonly #trashedBefore: number = this.state.trash.length

  get #catalogue(): Catalogue {
    return catalogueOf(this.state.options)
  }
  /** The id of a card that goes by its id or its name. */
  id(card: string): string {
    const found = cardNamed(this.#catalogue, card)
    if (isRefusal(found)) throw new Error(found.text)
    return found.id
  }
  #names = (cards: readonly string[]): string[] => cards.map((card) => cardOf(this.#catalogue, card).name)

  player(name: string): Player {
    const player = this.state.players[this.seat(name)]
    if (player === undefined) throw new Error(`${name} has no seat.`)
    return player
  }
  hand = (name: string): readonly string[] => this.#names(this.player(name).hand)
  draw = (name: string): readonly string[] => this.#names(this.player(name).draw)
  discard = (name: string): readonly string[] => this.#names(this.player(name).discard)
  bank = (name: string): readonly string[] => this.#names(this.player(name).bank)
  /** Such as `suited`, or `bare + Hull Plating 1`. */
  fleet = (name: string): readonly string[] => this.player(name).fleet.map((ship) => printShip(this.#catalogue, ship))
  get market(): readonly (string | null)[] {
    return this.state.market.map((card) => (card === null ? null : cardOf(this.#catalogue, card).name))
  }
  /** What has been trashed since the position. */
  get trashed(): readonly string[] {
    return this.#names(this.state.trash.slice(this.#trashedBefore))
  }
  /** The cards of the AbilitiesPile that somebody has looked at, the next one first. */
  get pileTop(): readonly string[] {
    return this.#names(this.state.pile.top.map(({ card }) => card))
  }
  /** Who is asked what, such as `Ada action`. */
  get asked(): readonly string[] {
    return this.open.map(({ seat, kind }) => `${this.names[seat]} ${kind}`)
  }
  /** The number of the ship at this place of the fleet; it stays the same when others are lost. */
  ship(name: string, place: number): number {
    const ship = this.player(name).fleet[place]
    if (ship === undefined) throw new Error(`${name} has no ship at ${place}.`)
    return ship.id
  }

  do(name: string, action: Action, luck: readonly Luck[] = []): Events {
    return this.act(name, action, this.luck(luck))
  }
  /** Cards drawn may be scripted by name. */
  luck = (luck: readonly Luck[]): readonly Luck[] => luck.map((one) => (typeof one === 'string' ? this.id(one) : one))

  /** With the card that fills the slot again, and what the next player draws. */
  buy = (name: string, slot: number, ...luck: Luck[]): Events => this.do(name, { kind: 'buy', slot }, luck)
  fire = (name: string, card: string, on?: string, ...luck: Luck[]): Events =>
    this.do(name, { kind: 'rocket', card: this.id(card), ...this.#aim(on) }, luck)
  secondHit = (name: string, on?: string, ...luck: Luck[]): Events =>
    this.do(name, { kind: 'nextHit', ...this.#aim(on) }, luck)
  assign = (name: string, card: string, place?: number, ...luck: Luck[]): Events => {
    const ship = place === undefined ? {} : { ship: this.ship(name, place) }
    return this.do(name, { kind: 'shield', card: this.id(card), ...ship }, luck)
  }
  play = (name: string, card: string, ...luck: Luck[]): Events =>
    this.do(name, { kind: 'special', card: this.id(card) }, luck)
  pass = (name: string, ...luck: Luck[]): Events => this.do(name, { kind: 'pass' }, luck)
  block = (name: string, card: string, ...luck: Luck[]): Events =>
    this.do(name, { kind: 'defend', card: this.id(card) }, luck)
  /** The hit lands on the ship at this place. */
  take = (name: string, place: number, ...luck: Luck[]): Events =>
    this.do(name, { kind: 'defend', ship: this.ship(name, place) }, luck)
  letThrough = (name: string, ...luck: Luck[]): Events => this.do(name, { kind: 'defend', let: true }, luck)
  trash = (name: string, zone: Zone, card: string, ...luck: Luck[]): Events =>
    this.do(name, { kind: 'trashOne', zone, card: this.id(card) }, luck)
  drop = (name: string, card: string, ...luck: Luck[]): Events =>
    this.do(name, { kind: 'discardOne', card: this.id(card) }, luck)
  retrieve = (name: string, card: string, ...luck: Luck[]): Events =>
    this.do(name, { kind: 'retrieve', card: this.id(card) }, luck)
  loseBank = (name: string, card: string, ...luck: Luck[]): Events =>
    this.do(name, { kind: 'loseBank', card: this.id(card) }, luck)
  reorder = (name: string, ...order: number[]): Events => this.do(name, { kind: 'arrange', order })
  wreck = (name: string, place: number, ...luck: Luck[]): Events =>
    this.do(name, { kind: 'wreckage', ship: this.ship(name, place) }, luck)
  resign = (name: string, ...luck: Luck[]): Events => this.do(name, { kind: 'resign' }, luck)

  #aim = (on: string | undefined) => (on === undefined ? {} : { target: this.seat(on) })
}

/** The kinds of some events, in order. */
export const kinds = (events: Events): readonly string[] => events.map(({ kind }) => kind)

/** The same word this many times. */
export const times = (count: number, word: string): string[] => new Array<string>(count).fill(word)
