import type { Luck, Pace } from '@starboard/kernel'
import { Scenario } from '@starboard/kernel/scenario'
import type { Card, Choice, DeckName } from '../rules/cards.ts'
import { cometRush } from '../rules/index.ts'
import type { CometRush, Player } from '../rules/state.ts'
import { arrange } from './arrange.ts'
import type { Position, RocketPosition } from './position.ts'

interface Wanted extends Position {
  readonly seats?: readonly string[]
  readonly options?: object
  readonly pace?: Partial<Pace>
  readonly setupLuck?: readonly Luck[]
}

type Events = readonly { readonly kind: string }[]

/** A table in the described position. Ada starts and it is her main step, unless something else is said. */
export function given({ seats = ['Ada', 'Ben'], options = {}, pace, setupLuck = [], ...position }: Wanted = {}): Table {
  return new Table({
    game: cometRush,
    seats,
    options: { startSeat: 1, ...options },
    setupLuck,
    ...(pace && { pace }),
    arrange: (state, seatNamed) => arrange(state, position, seatNamed),
  })
}

/** A table right after the set-up, with the draft before it. Ada starts, unless the options say otherwise. */
export function newGame({
  seats = ['Ada', 'Ben'],
  options = {},
  pace,
  setupLuck = [],
}: Omit<Wanted, keyof Position> = {}) {
  return new Table({ game: cometRush, seats, options: { startSeat: 1, ...options }, setupLuck, ...(pace && { pace }) })
}

/** What players say and do, by name. */
export class Table extends Scenario<CometRush> {
  player(name: string): Player {
    const player = this.state.players[this.seat(name)]
    if (player === undefined) throw new Error(`${name} has no seat.`)
    return player
  }
  cubes = (name: string): number => this.player(name).cubes
  hand = (name: string): readonly Card[] => this.player(name).hand
  discard = (deck: DeckName): readonly Card[] => this.state.decks[deck].discard
  /** Who is asked what, such as `Ada main`. */
  get asked(): readonly string[] {
    return this.open.map(({ seat, kind }) => `${this.names[seat]} ${kind}`)
  }

  draft = (name: string, deck: DeckName, card: Card): Events => this.act(name, { kind: 'draft', deck }, [card])
  draw = (name: string, deck: DeckName, card: Card): Events => this.act(name, { kind: 'draw', deck }, [card])
  build = (name: string, power: number, accuracy: number, level: number): Events =>
    this.act(name, { kind: 'build', power, accuracy, level })
  /** With the dice in the order of use; the strength of a segment that turns up comes after the die that hit it. */
  launch = (name: string, rocket: number, ...luck: Luck[]): Events => this.act(name, { kind: 'launch', rocket }, luck)
  spendToken = (name: string, ...luck: Luck[]): Events => this.act(name, { kind: 'reroll', use: true }, luck)
  keepToken = (name: string): Events => this.act(name, { kind: 'reroll', use: false })
  counter = (name: string): Events => this.act(name, { kind: 'respondPressure', counter: true })
  accept = (name: string): Events => this.act(name, { kind: 'respondPressure', counter: false })
  trade = (name: string, cards: readonly [Card, Card], deck: DeckName, card: Card): Events =>
    this.act(name, { kind: 'trade', cards, deck }, [card])
  /** The last player of a round also needs the movement card that is turned up. */
  endTurn = (name: string, ...luck: Luck[]): Events => this.act(name, { kind: 'endTurn' }, luck)

  play(
    name: string,
    card: Card,
    aim: { on?: string; rocket?: number; choice?: Choice } = {},
    luck: Luck[] = [],
  ): Events {
    const { on, rocket, choice } = aim
    const named = {
      ...(on !== undefined && { target: this.seat(on) }),
      ...(rocket !== undefined && { rocket }),
      ...(choice !== undefined && { choice }),
    }
    return this.act(name, { kind: 'play', card, ...named }, luck)
  }
}

/** A rocket that may be launched now. */
export const ready = (
  id: number,
  values: { power?: number; accuracy?: number; level?: number } = {},
): RocketPosition => ({
  id,
  power: 3,
  accuracy: 3,
  remaining: 0,
  ...values,
})

/** A rocket with this many turns to go. */
export const building = (id: number, remaining: number, values: { power?: number; accuracy?: number } = {}) =>
  ({ ...ready(id, values), remaining }) satisfies RocketPosition

/** An action as it is sent, whatever card and target it names. */
export const play = (card: string, more: object = {}) => ({ kind: 'play', card, ...more })

/** The kinds of some events, in order. */
export const kinds = (events: Events): readonly string[] => events.map(({ kind }) => kind)
