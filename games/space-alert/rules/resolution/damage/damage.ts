import type { Hit } from '../../happening.ts'
import { type ExternalThreat, type Flight, hitPointsLeft, isAbout } from '../flight.ts'
import { land } from '../interceptors.ts'
import { knockOut } from '../knock-out.ts'
import { destroyThreat } from '../leave.ts'
import { shieldsOf } from '../shields.ts'
import { settleAftermath } from './aftermath.ts'
import { aimAll } from './aim.ts'
import { hitsOn, newVolley, shootersOf, type Volley } from './volley.ts'

/** SA-3.5: step 3. */
export function computeDamage(flight: Flight): void {
  const { state } = flight
  if (state.shots.length === 0 && !state.isRocketUnderway && state.sortie === null) return
  const volley = newVolley()
  aimAll(flight, volley)
  for (const threat of flight.externals) {
    const hits = hitsOn(volley, threat)
    if (hits !== undefined && threat.state.hasCryoshield) breakCryoshield(flight, threat, hits)
    else if (hits !== undefined) takeHits(flight, volley, threat, hits)
  }
  const destroyed = flight.externals.filter((threat) => isAbout(threat) && hitPointsLeft(threat.state) === 0)
  for (const threat of destroyed) destroyThreat(flight, threat, shootersOf(volley, threat))
  for (const threat of flight.externals) answerWeapons(flight, volley, threat)
  settleAftermath(flight, volley, destroyed)
}

/** SA-6.1, SA-6.3, SA-6.5: strengths are summed, shields come off once, then a cap holds. */
function takeHits(flight: Flight, volley: Volley, threat: ExternalThreat, hits: readonly Hit[]): void {
  const { state, card } = threat
  const isBroken = card.traits.pulseBreaksShield === true && hits.some(({ weapon }) => weapon === 'pulse')
  const shields = isBroken ? 0 : shieldsOf(flight, threat)
  const cap = card.traits.damageCap ?? null
  const passed = Math.max(0, hits.reduce((sum, { strength }) => sum + strength, 0) - shields)
  const damage = cap === null ? passed : Math.min(cap, passed)
  state.damage += damage
  volley.shot[state.place] = damage
  volley.taken[state.place] = damage
  const left = hitPointsLeft(state)
  flight.tell?.({ kind: 'threatHit', threat: state.place, hits, shields, isBroken, cap, damage, left })
}

/** SA-6.3: the whole volley is spent on it. */
function breakCryoshield(flight: Flight, { state }: ExternalThreat, hits: readonly Hit[]): void {
  state.hasCryoshield = false
  flight.tell?.({ kind: 'cryoshieldBroken', threat: state.place, hits })
}

/** What being hit by some weapon brings with it: a rocket hardens a magnet, a Behemoth brings the pilot down (SA-6.8). */
function answerWeapons(flight: Flight, volley: Volley, threat: ExternalThreat): void {
  const { state, card } = threat
  const hits = hitsOn(volley, threat) ?? []
  if (card.traits.rocketMagnet && hits.some(({ weapon }) => weapon === 'rocket')) {
    state.shields++
    flight.tell?.({ kind: 'threatShieldsSet', threat: state.place, shields: state.shields })
  }
  if (card.traits.behemoth && hits.some(({ weapon }) => weapon === 'interceptors')) bringDown(flight, volley, threat)
}

/** SA-6.8: only if it was the only target. */
function bringDown(flight: Flight, volley: Volley, threat: ExternalThreat): void {
  const isAlone = flight.externals.every(
    (other) => other === threat || !hitsOn(volley, other)?.some(({ weapon }) => weapon === 'interceptors'),
  )
  const pilot = flight.state.crew.find(({ place }) => place === flight.state.sortie?.pilot)
  if (!isAlone || pilot === undefined) return
  if (pilot.at === 'space') land(flight, pilot)
  knockOut(flight, pilot, threat)
}
