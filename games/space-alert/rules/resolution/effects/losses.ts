import { type Flight, type FlyingThreat, hitPointsLeft, isAbout, lose, zoneState } from '../flight.ts'
import { destroyThreat } from '../leave.ts'

export function destroyShip(flight: Flight, threat: FlyingThreat): void {
  lose(flight, { reason: 'threat', threat: threat.state.id, turn: flight.state.turn }, threat)
}

/** One that is not launched yet, if there is one. */
export function removeRocket(flight: Flight, threat: FlyingThreat): void {
  const { state } = flight
  if (state.rockets === 0) return
  state.rockets--
  flight.tell?.({ kind: 'rocketLost', threat: threat.state.place, left: state.rockets })
  for (const warheads of flight.internals)
    if (warheads.card.traits.hpFromRockets && isAbout(warheads)) defuse(flight, warheads)
}

/** Unstable Warheads lose a hit point with every rocket. */
function defuse(flight: Flight, warheads: FlyingThreat): void {
  const { state } = warheads
  state.damage++
  const left = hitPointsLeft(state)
  flight.tell?.({ kind: 'threatHurt', threat: state.place, amount: 1, left })
  if (left === 0) destroyThreat(flight, warheads, [])
}

/** The squad in red-lower, if nobody leads it. */
export function disableStoredBots(flight: Flight, threat: FlyingThreat): void {
  for (const squad of flight.state.squads) {
    if (squad.at !== 'red-lower' || squad.state === 'disabled') continue
    squad.state = 'disabled'
    flight.tell?.({ kind: 'squadDisabled', crew: null, threat: threat.state.place, at: squad.at })
  }
}

/** One capsule, if there is one. */
export function loseFuel(flight: Flight, threat: FlyingThreat): void {
  const zone = flight.ship.zones.find((one) => (zoneState(flight, one).fuel ?? 0) > 0)
  if (zone === undefined) return
  const source = zoneState(flight, zone)
  const left = (source.fuel ?? 0) - 1
  source.fuel = left
  flight.tell?.({ kind: 'fuelLost', threat: threat.state.place, zone, left })
}
