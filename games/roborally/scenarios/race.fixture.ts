import type { Luck } from '@starboard/kernel'
import { type Given, Scenario } from '@starboard/kernel/scenario'
import type { Action } from '../rules/actions.ts'
import { CARD_IDS, type Card } from '../rules/cards.ts'
import { factoryFor } from '../rules/course/table.ts'
import { isLocked } from '../rules/damage.ts'
import type { Factory } from '../rules/factory/factory.ts'
import { headingOf, type Letter } from '../rules/heading.ts'
import { roboRally } from '../rules/index.ts'
import { type Place, placeOf, squareAt } from '../rules/square.ts'
import { REGISTERS, type Register, type RoboRally, type Robot, type State } from '../rules/state.ts'

/** A course text without walls out of rows of squares, with as many docks as players at most. */
export function courseText(rows: readonly string[], players = '2-4'): string {
  const squares = rows.map((row) => row.trim().split(/\s+/))
  const edge = `+${'     +'.repeat(squares[0]?.length ?? 0)}`
  const lines = squares.flatMap((row) => [` ${row.map((square) => square.padEnd(5)).join(' ')}`, edge])
  return ['rrcourse 1', 'name: Test Floor', `players: ${players}`, 'grid', edge, ...lines, 'end', ''].join('\n')
}

/** Docks in different rows and columns: robots that only turn never hit each other. */
export const FLOOR = courseText([
  'F1  .   .   .   .   .   .   F2',
  '.   .   .   .   .   .   .   . ',
  '.   *   .   .   .   .   #   . ',
  '.   .   .   .   D3  .   .   . ',
  '.   .   D2  .   .   .   D4  . ',
  'D1  .   .   .   .   .   .   . ',
])

interface Dealing {
  /** Cards that lie in locked registers. */
  readonly without?: readonly Card[]
  /** The first cards of each hand, in dock order; the rest are turns, which do no harm. */
  readonly hands?: readonly (readonly Card[])[]
}

/** RR-3.4: the luck of a deal to robots with these numbers of cards, in dock order. */
export function dealing(counts: readonly number[], { without = [], hands = [] }: Dealing = {}): readonly Card[] {
  const wanted = new Set<Card>([...without, ...hands.flat()])
  const others = CARD_IDS.filter((card) => !wanted.has(card))
  const rounds = Array.from({ length: Math.max(0, ...counts) }, (_, round) => round)
  return rounds.flatMap((round) =>
    counts.flatMap((count, place) => (round < count ? [hands[place]?.[round] ?? others.shift() ?? 'UT-010'] : [])),
  )
}

export interface Wanted extends Partial<Pick<Given<RoboRally>, 'seatOptions' | 'bots' | 'series' | 'carry'>> {
  readonly seats?: readonly string[]
  readonly options?: object
  readonly hands?: Dealing['hands']
  readonly setupLuck?: readonly Luck[]
  readonly turn?: number
  readonly silentTurns?: number
  /** How the robots are when the first hands have been dealt. */
  readonly robots?: Readonly<Record<string, GivenRobot>>
}

export interface GivenRobot extends Partial<Omit<Robot, 'at' | 'archive' | 'heading'>> {
  readonly at?: Place
  readonly archive?: Place
  readonly heading?: Letter
}

const FULL_HAND = 9

/** A race in its first programming phase; seats have docks in their order and full hands. */
export function race(wanted: Wanted = {}): Race {
  const { seats = ['Ada', 'Ben'], options = {}, hands = [], robots = {}, turn = 1, silentTurns = 0, ...rest } = wanted
  const setupLuck = dealing(
    seats.map(() => FULL_HAND),
    { hands },
  )
  return new Race({
    game: roboRally,
    seats,
    options: { course: FLOOR, dockOrder: 'seat', ...options },
    setupLuck,
    arrange(state, seatNamed) {
      Object.assign(state, { turn, silentTurns })
      for (const [name, given] of Object.entries(robots)) put(state, seatNamed(name) ?? -1, given)
      return null
    },
    ...rest,
  })
}

function put(state: State, seat: number, { at, archive, heading, ...rest }: GivenRobot): void {
  const robot = state.robots[seat]
  if (robot === undefined) throw new Error(`Nobody has seat ${seat}.`)
  const factory = factoryFor(state)
  Object.assign(robot, rest)
  if (at !== undefined) robot.at = squareAt(factory, ...at)
  if (archive !== undefined) robot.archive = squareAt(factory, ...archive)
  if (heading !== undefined) robot.heading = headingOf(heading)
}

type Events = readonly { readonly kind: string }[]

/** What players say and do, by name. */
export class Race extends Scenario<RoboRally> {
  robot(name: string): Robot {
    const robot = this.state.robots[this.seat(name)]
    if (robot === undefined) throw new Error(`${name} has no seat.`)
    return robot
  }

  get factory(): Factory {
    return factoryFor(this.state)
  }

  /** Where it is, null off the board. */
  at(name: string): Place | null {
    const { at } = this.robot(name)
    return at < 0 ? null : placeOf(this.factory, at)
  }

  /** Who is asked what, such as `Ada programming`. */
  get asked(): readonly string[] {
    return this.open.map(({ seat, kind }) => `${this.names[seat]} ${kind}`)
  }

  place = (name: string, card: Card, register: Register): Events => this.act(name, { kind: 'place', card, register })

  /** These cards, then others of the hand, into the open registers. */
  program(name: string, cards: readonly Card[] = []): Extract<Action, { kind: 'submit' }>['program'] {
    const robot = this.robot(name)
    const rest = robot.deal.filter((card) => !cards.includes(card))
    const queue = [...cards, ...rest]
    return REGISTERS.map((register) =>
      robot.poweredDown || isLocked(robot, register) ? null : (queue.shift() ?? null),
    )
  }

  /** Luck is for whatever the last submission sets off. */
  submit(name: string, cards: readonly Card[] = [], luck: readonly Luck[] = []): Events {
    return this.act(name, { kind: 'submit', program: this.program(name, cards), powerDown: false }, luck)
  }

  submitPoweringDown(name: string, cards: readonly Card[] = [], luck: readonly Luck[] = []): Events {
    return this.act(name, { kind: 'submit', program: this.program(name, cards), powerDown: true }, luck)
  }

  /** Everybody who is asked has watched; the luck is for the clean-up and the next deal. */
  watch(luck: readonly Luck[] = []): Events {
    const asked = this.open.map(({ seat }) => this.names[seat] ?? '')
    for (const name of asked.slice(0, -1)) this.act(name, { kind: 'watched' })
    return this.act(asked.at(-1) ?? '', { kind: 'watched' }, luck)
  }

  reenter(name: string, at: Place, heading: Letter, luck: readonly Luck[] = [], powerDown = false): Events {
    return this.act(name, { kind: 'reenter', at, heading, powerDown }, luck)
  }

  concede = (name: string, luck: readonly Luck[] = []): Events => this.act(name, { kind: 'concede' }, luck)
}

export const kinds = (events: Events): readonly string[] => events.map(({ kind }) => kind)
