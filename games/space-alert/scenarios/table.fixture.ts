import { hashOf, type Ms, type Setup } from '@starboard/kernel'
import { Scenario } from '@starboard/kernel/scenario'
import type { Deed } from '../rules/actions.ts'
import type { Card, Face, Half } from '../rules/deal/card.ts'
import { GREY_CARDS, heroicCards } from '../rules/deal/faces.ts'
import { spaceAlert } from '../rules/index.ts'
import type { CrewMember, SpaceAlert, State } from '../rules/state.ts'
import type { ThreatId } from '../rules/vocabulary.ts'

interface Wanted {
  readonly seats?: readonly string[]
  readonly options?: object
  readonly seatOptions?: readonly object[]
  readonly bots?: readonly string[]
  readonly series?: NonNullable<Setup<SpaceAlert>['series']>
  readonly carry?: unknown
  readonly seed?: string
  /** First packets, such as `red/A`; the rest of a packet comes from the deck. */
  readonly cards?: Readonly<Record<string, readonly string[]>>
  /** All that is left of the action deck. */
  readonly deck?: readonly string[]
  /** The top of the external common deck. */
  readonly threats?: readonly ThreatId[]
}

export type Told = readonly { readonly kind: string }[]

export const DUO = ['Ada', 'Ben'] as const
export const TRIO = ['Ada', 'Ben', 'Cyd'] as const
/** It has everything: threats of both kinds, data, transfers at 110 and 303 s, outages at 139 and 330 s. */
const SCRIPT = 'simulation-2'
const COUNTDOWN = 3000

/** Three people, the script with everything, and nobody trips, unless something else is said. */
export function table(wanted: Wanted = {}): Table {
  const { seats = TRIO, options = {}, seed = 'table', cards = {}, deck, threats, ...more } = wanted
  return new Table({
    game: spaceAlert,
    seats,
    options: { mission: SCRIPT, tripping: false, ...options },
    setupLuck: seedLuck(seed),
    ...more,
    arrange(state) {
      for (const [name, faces] of Object.entries(cards)) layPacket(state, seats.indexOf(name), faces)
      if (deck !== undefined) state.actionDeck.splice(0, Number.POSITIVE_INFINITY, ...deck.map(faceOf))
      if (threats !== undefined) state.threatDecks['external-common'].splice(0, Number.POSITIVE_INFINITY, ...threats)
      return null
    },
  })
}

/** The eight words of a mission's seed. */
const seedLuck = (seed: string): readonly number[] =>
  Array.from({ length: 8 }, (_, word) => Number.parseInt(hashOf(seed).slice(8 * word, 8 * word + 8), 16))

function layPacket({ crew }: State, seat: number, faces: readonly string[]): void {
  const member = crew[seat]
  if (member === undefined) throw new Error(`There is no seat ${seat}.`)
  const [packet = []] = member.packets
  member.packets[0] = [...faces.map(faceOf), ...packet.slice(faces.length)]
}

function faceOf(name: string): Face {
  const all = [...GREY_CARDS, ...heroicCards('classic', { heroicDeck: 'mixed8' })]
  const found = all.find(({ move, action }) => `${move}/${action}` === name)
  if (found === undefined) throw new Error(`There is no card ${name}.`)
  return found
}

export const nameOf = ({ move, action }: Face): string => `${move}/${action}`

/** A mission in which people go by name and cards by their faces. */
export class Table extends Scenario<SpaceAlert> {
  member(name: string): CrewMember {
    const member = this.state.crew[this.seat(name)]
    if (member === undefined) throw new Error(`${name} has no seat.`)
    return member
  }
  hand = (name: string): readonly string[] => this.member(name).hand.map(({ face }) => nameOf(face))
  /** What lies in each slot, the half that is up. */
  board = (name: string): readonly string[] =>
    this.member(name).board.map((slot) => slot.map(({ face, half }) => face[half]).join('+'))

  /** The clock of the script, in its seconds; with thousandths if need be. */
  at(seconds: number): Told {
    return this.time(this.msAt(seconds))
  }
  msAt(seconds: number): Ms {
    return COUNTDOWN + Math.round(seconds * 1000 * Number(this.state.options.clockScale))
  }
  /** To the end of the script and its silence. */
  fly(): Told {
    return this.time(this.msAt(600) + 5000)
  }

  held(name: string, card: string | number): Card {
    const { hand } = this.member(name)
    const found = typeof card === 'number' ? hand[card] : hand.find(({ face }) => nameOf(face) === card)
    if (found === undefined) throw new Error(`${name} does not hold ${card}, but ${this.hand(name).join(', ')}.`)
    return found
  }
  placing = (name: string, turn: number, card: string | number, half: Half = 'action'): Deed => ({
    kind: 'placeCard',
    turn,
    card: this.held(name, card).id,
    half,
    version: this.member(name).version,
  })
  place = (name: string, turn: number, card: string | number, half: Half = 'action'): Told =>
    this.act(name, this.placing(name, turn, card, half))
  giving = (name: string, card: string | number, to: string): Deed => ({
    kind: 'giveCard',
    card: this.held(name, card).id,
    to: this.seat(to),
  })
  give = (name: string, card: string | number, to: string): Told => this.act(name, this.giving(name, card, to))
  lock = (name: string, phase: 1 | 2 | 3): Told => this.act(name, { kind: 'lockPhase', phase })
  /** A change of the board as it is now. */
  change = (name: string, deed: object): Deed => ({ ...deed, version: this.member(name).version }) as Deed
  /** Kinds of what the last step did. */
  get kinds(): readonly string[] {
    return this.events.map(({ kind }) => kind)
  }
  /** What was read out so far. */
  get heard(): readonly string[] {
    return this.state.told.map(({ event }) => event.type)
  }
}
