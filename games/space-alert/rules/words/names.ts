import { card, plainVerb, type Reading, type Seat, type Sentence, say, seatOf, type Verb } from '@starboard/kernel'
import type { Mission } from '../mission.ts'
import { THREAT_CARDS } from '../threats/cards.ts'
import type { Phase, Place, Slot, Step, Tile, Weapon } from '../vocabulary.ts'

/** How stations are called in a sentence. */
export const PLACE_NAMES: Readonly<Record<Place, string>> = {
  'red-upper': 'upper red',
  'white-upper': 'upper white',
  'blue-upper': 'upper blue',
  'red-lower': 'lower red',
  'white-lower': 'lower white',
  'blue-lower': 'lower blue',
  space: 'space',
}

export const STEP_NAMES: Readonly<Record<Step, string>> = {
  threatsAppear: 'Threats appear',
  crewActions: 'Crew actions',
  computeDamage: 'Damage',
  threatsAct: 'Threats move and act',
  rocketMoves: 'Rocket',
  computerCheck: 'Computer check',
  cleanUp: 'Clean-up',
  pilotReturns: 'The pilot returns',
  jump: 'Jump',
}

export const WEAPON_NAMES: Readonly<Record<Weapon, string>> = {
  heavy: 'heavy cannon',
  light: 'light cannon',
  pulse: 'pulse cannon',
  rocket: 'rocket',
  interceptors: 'interceptors',
}

export const TILE_EFFECTS: Readonly<Record<Tile, string>> = {
  'upper-weapon': 'upper weapon weakened',
  'lower-weapon': 'lower weapon weakened',
  shield: 'shield capacity −1',
  reactor: 'reactor capacity −1',
  lift: 'every ride now delays',
  structure: 'no effect in this mission',
}

export const PHASE_NAMES: Readonly<Record<Phase, string>> = { 1: 'phase 1', 2: 'phase 2', 3: 'phase 3' }

export const slotName = (slot: Slot): string =>
  slot === null ? '-' : typeof slot === 'string' ? slot : slot.join(' + ')

/** What to call everybody and everything of a mission, by place. */
export interface Names {
  readonly crew: (place: number) => string
  /** Who is spoken of in a sentence. */
  readonly seat: (place: number) => Seat
  readonly threat: (place: number) => string
  /** The same in a sentence. */
  readonly card: (place: number) => Sentence
  /** The threat and what it does: “Fighter moves”, “Commandos move”. */
  readonly does: (place: number, verb: Verb) => Sentence
  /** “is destroyed” or, of a malfunction, “is repaired”. */
  readonly gone: (place: number) => Sentence
  /** Who reads, and what everybody is called then. */
  readonly reading: Reading
}

interface Named {
  readonly crew: readonly { readonly name: string }[]
  readonly threats: Mission['threats']
  /** By place. Without them everybody sits at their place in the acting order. */
  readonly seats?: readonly Seat[]
  readonly reader?: Seat | null
}

/** Where two threats have the same name, their T tells them apart. */
export function namesOf({ crew, threats, seats, reader = null }: Named): Names {
  const cards = threats.map(({ id }) => THREAT_CARDS[id])
  const names = threats.map(({ turn, zone }, place) => {
    const { name } = cards[place] ?? { name: '' }
    const isAlone = cards.filter((other) => other.name === name).length === 1
    return isAlone ? name : `${name} (T+${turn}${zone === null ? '' : `, ${zone}`})`
  })
  const threat = (place: number): string => names[place] ?? ''
  const named = (place: number): Sentence => card(`threat ${threats[place]?.id ?? ''}`, threat(place))
  const does = (place: number, verb: Verb): Sentence =>
    say`${named(place)} ${MANY.includes(cards[place]?.name ?? '') ? plainVerb(verb) : verb}`
  const gone = (place: number): Sentence => {
    const facts = cards[place]
    const isRepaired = facts?.kind === 'internal' && (facts.subkind === 'malfunction' || facts.fixedBy === 'space-bots')
    return say`${does(place, 'is')} ${isRepaired ? 'repaired' : 'destroyed'}`
  }
  const nameAt = (place: number): string => crew[place]?.name ?? ''
  const seat = (place: number): Seat => seats?.[place] ?? seatOf(place)
  const reading = { name: (one: Seat) => nameAt(seats?.indexOf(one) ?? one), reader }
  return { crew: nameAt, seat, threat, card: named, does, gone, reading }
}

/** Threats that are several. */
const MANY = ['Skirmishers', 'Hacked Shields', 'Unstable Warheads', 'Troopers', 'Commandos', 'Crossed Wires']

/** A figure in a sentence: voices read a minus sign, and skip a hyphen. */
export const figure = (count: number): string => `${count}`.replace('-', '−')

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${figure(count)} ${Math.abs(count) === 1 ? one : many}`

/** a, b and c */
export const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
