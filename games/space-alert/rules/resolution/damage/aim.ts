import type { Hit } from '../../happening.ts'
import { SPOT } from '../../ship/stations.ts'
import { INTERCEPTORS, ROCKET } from '../../ship/weapons.ts'
import { type ExternalThreat, type Flight, hitPointsLeft, type InternalThreat, isAbout } from '../flight.ts'
import { destroyThreat } from '../leave.ts'
import type { Shot, Sortie } from '../state.ts'
import { nearest, targetsOf } from './targets.ts'
import { addHit, type Volley } from './volley.ts'

/** SA-3.5: all shots of the turn choose their targets before anything is hit. */
export function aimAll(flight: Flight, volley: Volley): void {
  const { state } = flight
  for (const shot of state.shots) aimCannon(flight, volley, shot)
  if (state.isRocketUnderway) aimRocket(flight, volley)
  if (state.sortie !== null) flySortie(flight, volley, state.sortie)
}

/** SA-5.4, SA-5.5: a pulse hits all within range, other cannons the nearest in their zone. */
function aimCannon(flight: Flight, volley: Volley, { weapon, range, at, by, strength }: Shot): void {
  const { zone } = SPOT[at]
  const within = targetsOf(flight, { weapon, range })
  const targets = weapon === 'pulse' ? within : one(nearest(within.filter((threat) => threat.zone === zone)))
  aim(flight, volley, { targets, hit: { weapon, by, strength }, zone })
}

/** SA-5.13: the nearest of any zone; a magnet before all others, however far it is. */
function aimRocket(flight: Flight, volley: Volley): void {
  flight.state.isRocketUnderway = false
  const everywhere = targetsOf(flight, { weapon: 'rocket', range: Number.POSITIVE_INFINITY })
  const magnets = everywhere.filter(({ card }) => card.traits.rocketMagnet)
  const target = nearest(magnets) ?? nearest(targetsOf(flight, { weapon: 'rocket', range: ROCKET.range }))
  const strength = target?.card.traits.rocketImmune ? 0 : ROCKET.strength
  aim(flight, volley, { targets: one(target), hit: { weapon: 'rocket', by: null, strength }, zone: null })
}

const one = (target: ExternalThreat | undefined): readonly ExternalThreat[] => (target === undefined ? [] : [target])

/** SA-5.25: while there is a fissure they mend it and hit nothing else. */
function flySortie(flight: Flight, volley: Volley, sortie: Sortie): void {
  const fissure = flight.internals.find((threat) => isAbout(threat) && threat.card.fixedBy === 'space-bots')
  if (fissure === undefined) aimInterceptors(flight, volley, sortie)
  else mendFissure(flight, fissure, sortie.pilot)
}

/** SA-5.24: they hit one threat hard or several a little. */
function aimInterceptors(flight: Flight, volley: Volley, { pilot, isHeroic }: Sortie): void {
  const targets = targetsOf(flight, { weapon: 'interceptors', range: INTERCEPTORS.range })
  const alone = targets.length === 1 ? targets[0] : undefined
  const basic = alone === undefined ? INTERCEPTORS.several : INTERCEPTORS.alone
  const strength = basic + (isHeroic ? 1 : 0) + (alone?.card.traits.behemoth ? INTERCEPTORS.behemoth : 0)
  aim(flight, volley, { targets, hit: { weapon: 'interceptors', by: pilot, strength }, zone: null })
}

/** SA-5.28: by 1 also with a heroic card, before any damage of the step. */
function mendFissure(flight: Flight, fissure: InternalThreat, pilot: number): void {
  const { state } = fissure
  state.damage++
  const left = hitPointsLeft(state)
  flight.tell?.({ kind: 'fissureRepaired', crew: pilot, threat: state.place, left })
  if (left === 0) destroyThreat(flight, fissure, [pilot])
}

interface Aimed {
  readonly targets: readonly ExternalThreat[]
  readonly hit: Hit
  readonly zone: ExternalThreat['zone'] | null
}

function aim(flight: Flight, volley: Volley, { targets, hit, zone }: Aimed): void {
  for (const target of targets) addHit(volley, target, hit)
  flight.tell?.({ kind: 'shotAimed', ...hit, zone, targets: targets.map(({ state }) => state.place) })
}
