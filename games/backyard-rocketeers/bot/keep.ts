import { type Card, type CardId, factsOf } from '../rules/cards/catalogue.ts'
import type { Effect } from '../rules/effects.ts'
import { playsAt } from '../rules/player.ts'
import { FULL, GOAL, REQUIRED } from '../rules/vocabulary.ts'
import { journeyTurns } from './flight.ts'
import { withPart } from './hull.ts'
import { effectKind, type Outlook } from './outlook.ts'
import { baseOf, marsTurns } from './race.ts'
import { withEquipment } from './settle.ts'
import { weights } from './weights.ts'

/** What a card in hand is worth keeping, in no unit: the lowest goes first. */
export function keepWorth(o: Outlook, card: CardId): number {
  const facts = factsOf(card)
  if (!playsAt(o.view.options, facts, o.me.level)) return 0
  const special = SPECIAL[facts.effect.kind]
  return special === undefined ? (WORTH[facts.effect.kind] ?? 1) : special(o, facts)
}

const WORTH: Readonly<Partial<Record<Effect['kind'], number>>> = {
  // Earth
  hitPart: 5,
  spyOnHand: 0.5,
  swapPart: 3,
  takeTank: 5,
  delay: 1.5,
  takeCovert: 1.5,
  xRay: 0.7,
  tierDown: 5,
  tierUp: 6,
  supernova: 2,
  exchangeParts: 4,
  audit: 1,
  insurance: 1.2,
  // Space
  barrage: 4,
  spaceDust: 2,
  hold: 4,
  push: 4,
  wormhole: 2,
  collide: 2,
  laser: 4,
  fly: 6,
  fuel: 5,
  mine: 6,
  // Mars
  takeGenerator: 4,
  dust: 3,
  loseKm: 4,
  jam: 4,
  breakRover: 2,
  repair: 4,
  boostSignal: 4,
  surge: 6,
  // Everywhere
  newton: 7,
}

type Worth = (o: Outlook, card: Card) => number

const SPECIAL: Readonly<Partial<Record<Effect['kind'], Worth>>> = {
  pad: ({ me }) => (me.pad === null ? 100 : 0),
  tank: tankWorth,
  part: partWorth,
  landing: ({ me }, { effect }) => (me.level === 3 ? 0.5 : effect.kind === 'landing' ? 6 + effect.dice : 0),
  generator: equipmentWorth,
  rover: equipmentWorth,
  communication: equipmentWorth,
}

/** On Earth what the pad lacks, and one or two for the way. */
function tankWorth({ me, hand }: Outlook, { effect }: Card): number {
  const percent = effect.kind === 'tank' ? effect.percent : 0
  if (me.level === 2) return 3 + percent / 20
  if (me.level === 3) return 0
  const lacks = FULL - me.groundFuel
  const spare = hand.filter((card) => effectKind(card) === 'tank').length > 2
  return lacks > 0 ? 8 + percent / 10 : spare ? 1 + percent / 50 : 4 + percent / 20
}

/** A required part, an upgrade, a spare one. */
function partWorth(o: Outlook, { effect, slot, id }: Card): number {
  const strength = effect.kind === 'part' ? effect.strength : 0
  const there = o.hull[slot] ?? 0
  const isBest = !o.hand.some((card) => card !== id && isBetter(card, slot, strength))
  const copies = o.hand.filter((card) => card === id).length
  if (slot < REQUIRED && there === 0) return isBest && copies === 1 ? 9 + strength : strength / 2
  const { options } = o.track
  const saved = journeyTurns(o.hull, options) - journeyTurns(withPart(o.hull, slot, strength), options)
  if (strength > there && isBest && copies === 1 && saved > 0) return 4 + Math.min(5, saved)
  return slot > REQUIRED && there === 0 ? 1.5 : spareWorth(isBest && copies === 1, strength)
}

/** One spare part of each required kind, for the day after an attack or a scrub. */
const spareWorth = (isOnly: boolean, strength: number): number =>
  isOnly ? weights.spareWorth + strength / 2 : strength / 2

function isBetter(card: CardId, slot: number, strength: number): boolean {
  const { slot: other, effect } = factsOf(card)
  return other === slot && effect.kind === 'part' && effect.strength > strength
}

function equipmentWorth(o: Outlook, { id }: Card): number {
  const base = baseOf(o.me)
  const better = withEquipment(o, base, id)
  if (better === undefined) return 0
  const saved = marsTurns(base) - marsTurns(better)
  return saved > 0 ? 3 + Math.min(6, saved) : base.km < GOAL.km && better.drive > base.drive ? 2 : 1
}
