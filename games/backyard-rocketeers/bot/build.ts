import type { Act } from '../rules/actions.ts'
import { factsOf } from '../rules/cards/catalogue.ts'
import { FULL, REQUIRED, slotOf } from '../rules/vocabulary.ts'
import { journeyTurns } from './flight.ts'
import { type Hull, risingIn, strengthIn, withPart } from './hull.ts'
import { actionsOf, bestOf, effectKind, type Outlook, type Tactic } from './outlook.ts'
import { filled } from './race.ts'
import { weights } from './weights.ts'

type Place = Act<'placeComponent'>

/** Pad, fuel, what a launch needs, then whatever makes the journey shorter. */
export const build: Tactic = (o) => bestOf(actionsOf(o, 'placeComponent'), (place) => placementValue(o, place))

const PAD_FIRST = 1000
/** Fuel cannot be shot at, and a tank in hand can be stolen. */
const FUEL = 100
const REQUIRED_PART = 50

function placementValue(o: Outlook, place: Place): number {
  const { effect } = factsOf(place.card)
  if (effect.kind === 'pad') return PAD_FIRST
  if (effect.kind === 'tank') return tankValue(o, effect.percent)
  return effect.kind === 'part' ? partValue(o, place, effect.strength) : 0
}

/** As much as is needed, with little waste. */
function tankValue({ me }: Outlook, percent: number): number {
  const need = FULL - me.groundFuel
  return need <= 0 ? 0 : FUEL + Math.min(percent, need) - Math.max(0, percent - need) / 2
}

function partValue(o: Outlook, place: Place, strength: number): number {
  const { slot } = factsOf(place.card)
  const there = o.hull[slot] ?? 0
  if (slot < REQUIRED && there === 0) return REQUIRED_PART + strength
  const hull = fitted(o.hull, place, strength)
  const gain = saved(o, hull) + weights.strengthWorth * (strengthIn(hull) - strengthIn(o.hull))
  return gain <= 0 ? 0 : gain + (place.faceDown === true ? weights.hiddenWorth : 0)
}

function fitted(hull: Hull, { card, replaces }: Place, strength: number): Hull {
  const room = replaces === undefined ? hull : withPart(hull, slotOf(replaces), 0)
  return withPart(room, factsOf(card).slot, strength)
}

const saved = ({ hull, track: { options } }: Outlook, changed: Hull): number =>
  journeyTurns(filled(hull), options) - journeyTurns(filled(changed), options)

/** Slingshots at once; the R&D Team when it has enough to do, or before a launch. */
export const prepare: Tactic = (o) => {
  const isReady = o.legal.some(({ kind }) => kind === 'launch')
  const enough = isReady ? 1 : weights.teamParts
  return actionsOf(o, 'playAbility').find(({ card }) => {
    const kind = effectKind(card)
    return kind === 'slingshot' || (kind === 'tierUp' && risingIn(o.hull) >= enough)
  })
}
