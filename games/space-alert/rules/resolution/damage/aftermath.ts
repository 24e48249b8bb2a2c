import { attackZone } from '../attack.ts'
import { type ExternalThreat, type Flight, hitPointsLeft, isAbout, isLost } from '../flight.ts'
import { destroyThreat } from '../leave.ts'
import { shootersOf, type Volley } from './volley.ts'

/**
 * SA-6.3, SA-6.6: break-up, splash and retaliation after all threats have taken their damage, in the order of threats.
 * Whatever a splash destroys has its own afterwards, until nothing more happens.
 */
export function settleAftermath(flight: Flight, volley: Volley, destroyed: readonly ExternalThreat[]): void {
  let round = flight.externals.filter((threat) => destroyed.includes(threat) || isAngry(volley, threat))
  while (round.length > 0) {
    const splashed: ExternalThreat[] = []
    for (const threat of round) {
      if (isAngry(volley, threat)) retaliate(flight, volley, threat)
      if (!isLost(flight) && !isAbout(threat)) breakUp(flight, threat)
      if (!isLost(flight) && !isAbout(threat)) splashed.push(...splash(flight, volley, threat))
      if (isLost(flight)) return
    }
    round = flight.externals.filter((threat) => splashed.includes(threat))
  }
}

/** SA-6.7: shots took at least 1 hit point from it in this step. */
const isAngry = ({ shot }: Volley, { state, card }: ExternalThreat): boolean =>
  card.traits.retaliates === true && (shot[state.place] ?? 0) > 0

const RETALIATION = 1

function retaliate(flight: Flight, { shot }: Volley, threat: ExternalThreat): void {
  shot[threat.state.place] = 0
  flight.tell?.({ kind: 'threatRetaliated', threat: threat.state.place })
  for (const zone of flight.ship.zones) attackZone(flight, threat, { zone, amount: RETALIATION })
}

/** Asteroids hit their zone once more, harder with every mark they have crossed; without one, not at all. */
function breakUp(flight: Flight, threat: ExternalThreat): void {
  const { state, card, zone } = threat
  const each = card.traits.fragmentDamage ?? 0
  if (each === 0 || state.fragments === 0) return
  flight.tell?.({ kind: 'threatBrokeUp', threat: state.place, marks: state.fragments, each })
  attackZone(flight, threat, { zone, amount: each * state.fragments })
}

/** SA-6.6: no hit, so that neither shields nor cryoshields matter; a cap counts it. Gives whoever it destroyed. */
function splash(flight: Flight, volley: Volley, threat: ExternalThreat): readonly ExternalThreat[] {
  const amount = threat.card.traits.deathSplash
  if (amount === undefined) return []
  flight.tell?.({ kind: 'threatSplashed', threat: threat.state.place, amount })
  const others = flight.externals.filter(isAbout)
  for (const other of others) takeSplash(flight, volley, other, amount)
  const destroyed = others.filter(({ state }) => hitPointsLeft(state) === 0)
  for (const other of destroyed) destroyThreat(flight, other, shootersOf(volley, threat))
  return destroyed
}

function takeSplash(flight: Flight, { taken }: Volley, { state, card }: ExternalThreat, wanted: number): void {
  const before = taken[state.place] ?? 0
  const amount = Math.min(wanted, (card.traits.damageCap ?? Number.POSITIVE_INFINITY) - before)
  if (amount <= 0) return
  taken[state.place] = before + amount
  state.damage += amount
  flight.tell?.({ kind: 'splashTaken', threat: state.place, amount, left: hitPointsLeft(state) })
}
