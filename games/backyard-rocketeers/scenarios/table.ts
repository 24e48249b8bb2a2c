import { isRefusal, type Luck, type Pace, readSetup } from '@starboard/kernel'
import { Scenario } from '@starboard/kernel/scenario'
import type { Act, Action, Reaction } from '../rules/actions.ts'
import { type CardId, nameOf } from '../rules/cards/catalogue.ts'
import { backyardRocketeers } from '../rules/index.ts'
import { partStrength, strengthOf } from '../rules/rocket.ts'
import type { BackyardRocketeers, Player } from '../rules/state.ts'
import type { PartKind } from '../rules/vocabulary.ts'
import { arrange } from './arrange.ts'
import { luckOf, wholeLuck } from './luck.ts'
import { idOf } from './pool.ts'
import type { Position } from './position.ts'

interface Wanted extends Position {
  readonly seats?: readonly string[]
  readonly options?: object
  readonly pace?: Partial<Pace>
}

export type Events = readonly { readonly kind: string }[]

export const DUEL = ['Ada', 'Ben'] as const
export const TRIO = ['Ada', 'Ben', 'Cyd'] as const

const HIGH = [6, 6]
const LOW = [1, 1]

/** Ada rolls highest; all cards are the first of their deck. */
const setupLuck = (seats: number, options: object): readonly Luck[] => {
  const setup = readSetup(backyardRocketeers, { seats, options })
  if (isRefusal(setup)) throw new Error(setup.text)
  const dice = Array.from({ length: seats }, (_, seat) => (seat === 0 ? HIGH : LOW)).flat()
  return wholeLuck(dice, (ctx) => void backyardRocketeers.setup(setup, ctx))
}

/** A table in the described position: three players, Ada's action phase, unless something else is said. */
export function given({ seats = TRIO, options = {}, pace, ...position }: Wanted = {}): Table {
  return new Table({
    game: backyardRocketeers,
    seats,
    options,
    setupLuck: setupLuck(seats.length, options),
    ...(pace && { pace }),
    arrange: (state, seatNamed) => arrange(state, position, seatNamed),
  })
}

/** A table right after the set-up. */
export function newGame({
  seats = TRIO,
  options = {},
  luck,
}: {
  readonly seats?: readonly string[]
  readonly options?: object
  readonly luck?: readonly Luck[]
} = {}): Table {
  const setup = readSetup(backyardRocketeers, { seats: seats.length, options })
  if (isRefusal(setup)) throw new Error(setup.text)
  const whole =
    luck === undefined
      ? setupLuck(seats.length, options)
      : wholeLuck(luck, (ctx) => void backyardRocketeers.setup(setup, ctx))
  return new Table({ game: backyardRocketeers, seats, options, setupLuck: whole })
}

type Aim = { readonly second?: string; readonly part?: PartKind; readonly place?: number }
type AbilityAim = Omit<Act<'playAbility'>, 'kind' | 'card' | 'target'> & { readonly on?: string }

/** What players say and do, by name; cards by name. Dice are listed; cards drawn are the first of the deck if not told. */
export class Table extends Scenario<BackyardRocketeers> {
  player(name: string): Player {
    const player = this.state.players[this.seat(name)]
    if (player === undefined) throw new Error(`${name} has no seat.`)
    return player
  }
  /** The card of this name that the player holds, else any. */
  held(name: string, card: string): CardId {
    const { hand, level } = this.player(name)
    return hand.find((one) => one === card || nameOf(one) === card) ?? idOf(card, level)
  }
  hand = (name: string): readonly string[] => this.player(name).hand.map(nameOf)
  /** Face-up parts in slot order. */
  rocket = (name: string): readonly string[] =>
    this.player(name).rocket.flatMap((part) => (part === null ? [] : [nameOf(part.card)]))
  strengths = (name: string): readonly number[] =>
    this.player(name).rocket.flatMap((part) => (part === null ? [] : [partStrength(part)]))
  strength = (name: string): number => strengthOf(this.player(name))
  faceDown = (name: string): readonly string[] => this.player(name).faceDown.map(({ card }) => nameOf(card))
  enhancements = (name: string): readonly string[] => this.player(name).enhancements.map(({ card }) => nameOf(card))
  rovers = (name: string): readonly string[] =>
    this.player(name).rovers.map(({ card, broken }) => `${nameOf(card)}${broken ? ', broken' : ''}`)
  generators = (name: string): readonly string[] => this.player(name).generators.map(({ card }) => nameOf(card))
  discards = (level: 1 | 2 | 3): readonly string[] => (this.state.piles[level - 1]?.discard ?? []).map(nameOf)
  /** Who is asked what, such as `Ada action`. */
  get asked(): readonly string[] {
    return this.open.map(({ seat, kind }) => `${this.names[seat]} ${kind}`)
  }

  do(name: string, action: Action, luck: readonly Luck[] = []): Events {
    return this.act(name, action, luckOf(this.state, { seat: this.seat(name), action }, luck))
  }

  place = (name: string, card: string, more: Partial<Omit<Act<'placeComponent'>, 'kind' | 'card'>> = {}): Events =>
    this.do(name, { kind: 'placeComponent', card: this.held(name, card), ...more })
  refuel = (name: string, card: string): Events => this.do(name, { kind: 'refuel', card: this.held(name, card) })
  enhance = (name: string, card: string, faceDown?: true): Events =>
    this.do(name, { kind: 'playEnhancement', card: this.held(name, card), ...(faceDown && { faceDown }) })
  hide = (name: string, card: string, victim?: string): Events =>
    this.do(name, {
      kind: 'placeCovert',
      card: this.held(name, card),
      ...(victim !== undefined && { victim: this.seat(victim) }),
    })
  reveal = (name: string, place: number): Events => this.do(name, { kind: 'revealCovert', place })
  ability = (name: string, card: string, { on, ...more }: AbilityAim = {}, ...luck: Luck[]): Events =>
    this.do(name, this.abilityOf(name, card, { ...more, ...(on !== undefined && { on }) }), luck)
  abilityOf = (name: string, card: string, { on, ...more }: AbilityAim = {}): Act<'playAbility'> => ({
    kind: 'playAbility',
    card: this.held(name, card),
    ...(on !== undefined && { target: this.seat(on) }),
    ...more,
  })
  sabotageOf = (name: string, card: string, on: string, { second, ...aim }: Aim = {}): Act<'playSabotage'> => ({
    kind: 'playSabotage',
    card: this.held(name, card),
    target: this.seat(on),
    ...(second !== undefined && { second: this.seat(second) }),
    ...aim,
  })
  /** With the dice of the level check. */
  sabotage = (name: string, card: string, on: string, aim: Aim = {}, ...luck: Luck[]): Events =>
    this.do(name, this.sabotageOf(name, card, on, aim), luck)
  /** With the dice of the effect. */
  react = (name: string, answer: Reaction, ...luck: Luck[]): Events => {
    const step = this.state.agenda.steps.at(-1)
    if (step?.kind !== 'react') throw new Error(`Nobody is asked to react, but ${this.asked.join()}.`)
    return this.do(name, { kind: 'react', with: answer, against: step.play.card, from: step.play.by }, luck)
  }
  /** The attack comes through: declared, let come, resolved. */
  hit = (name: string, card: string, on: string, aim: Aim = {}, ...luck: Luck[]): Events => {
    this.sabotage(name, card, on, aim)
    return this.react(on, 'pass', ...luck)
  }
  /** The attack comes back. */
  reflect = (name: string, card: string, on: string, aim: Aim = {}, ...luck: Luck[]): Events => {
    this.sabotage(name, card, on, aim)
    return this.react(on, 'newton', ...luck)
  }
  detonate = (name: string, part: PartKind, ...luck: Luck[]): Events =>
    this.do(
      name,
      { kind: 'detonate', place: this.player(name).faceDown.findIndex(({ victim }) => victim !== null), part },
      luck,
    )
  launch = (name: string, ...luck: Luck[]): Events => this.do(name, { kind: 'launch' }, luck)
  /** Ends the actions, with the dice of landing, rovers and the next player's navigation. */
  end = (name: string, ...luck: Luck[]): Events => this.do(name, { kind: 'endActions' }, luck)
  lose = (name: string, ...parts: PartKind[]): Events => this.do(name, { kind: 'chooseLosses', parts })
  keep = (name: string, ...parts: PartKind[]): Events => this.do(name, { kind: 'insuranceKeep', parts })
  land = (name: string, cards: Partial<Omit<Act<'commitLanding'>, 'kind'>>, ...luck: Luck[]): Events =>
    this.do(name, { kind: 'commitLanding', chutes: 0, shields: 0, hidden: 0, ...cards }, luck)
  discard = (name: string, card: string): Events =>
    this.do(name, { kind: 'discardToSeven', card: this.held(name, card) })
  resign = (name: string): Events => this.do(name, { kind: 'resign' })
}

/** The kinds of some events, in order. */
export const kinds = (events: Events): readonly string[] => events.map(({ kind }) => kind)

/** Four required parts of one tier. */
export const whole = (tier: 'Improvised' | 'Second-hand' | 'Cutting Edge'): string[] =>
  ['Fuselage', 'Nose Cone', 'Stabilizer Fins', 'Thruster'].map((part) => `${tier} ${part}`)
