import type { Effect } from '../../threats/card.ts'
import type { Flight, FlyingThreat } from '../flight.ts'
import { attack, leak, selfDamage } from './attacks.ts'
import { flag, fragment, heal, shields, speed } from './changes.ts'
import { delayCrew, knockOutCrew } from './crew.ts'
import { drain, drainOrDamage, fillShield } from './energy.ts'
import { destroyShip, disableStoredBots, loseFuel, removeRocket } from './losses.ts'
import { advanceOthers, move, seek, spread } from './moves.ts'

type Kind = Effect['kind']
type EffectOf<K extends Kind> = Extract<Effect, { readonly kind: K }>
type Executors = { readonly [K in Kind]: (flight: Flight, threat: FlyingThreat, effect: EffectOf<K>) => void }

/** One function a kind of effect. */
const EXECUTORS: Executors = {
  attack,
  heal,
  speed,
  shields,
  flag,
  fragment,
  drain,
  drainOrDamage,
  move,
  seek,
  knockOut: knockOutCrew,
  delay: delayCrew,
  removeRocket,
  disableStoredBots,
  loseFuel,
  spread,
  selfDamage,
  advanceOthers,
  destroyShip,
  fillShield,
  leak,
}

export function perform<K extends Kind>(flight: Flight, threat: FlyingThreat, effect: EffectOf<K>): void {
  EXECUTORS[effect.kind](flight, threat, effect)
}
