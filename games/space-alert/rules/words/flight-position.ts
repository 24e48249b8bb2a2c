import type { NameOf, Passage, Viewer } from '@starboard/kernel'
import { resolve, snapshotOf } from '../resolution/resolve.ts'
import type { CrewState, ShipState, ThreatState, ZoneState } from '../resolution/state.ts'
import { actingOrder } from '../state.ts'
import type { SeenFlight, View } from '../view.ts'
import { namesOf, PLACE_NAMES, slotName } from './names.ts'

/** The ship after the turn that was played last: zones, crew, and the threats that are about. */
export function flightInWords(view: View, viewer: Viewer, name: NameOf): readonly Passage[] {
  const { flight } = view
  if (flight === null) return []
  const ship = shipAfter(flight)
  if (ship === null) return []
  const order = actingOrder(view)
  const names = namesOf({ crew: order.map((seat) => ({ name: name(seat) })), threats: flight.mission.threats })
  const about = ship.threats.filter(({ space }) => space > 0)
  return [
    ...Object.entries(ship.zones).map(([zone, state]) => line(`${zone.padEnd(5)}  ${zoneText(state)}`)),
    { kind: 'facts', texts: ship.crew.map((member) => crewText(member, names.crew(member.place))) },
    ...about.map((threat) => line(threatText(threat, names.threat(threat.place)))),
    ...ship.crew.filter(({ place }) => order[place] === viewer).flatMap((own) => planText(own, flight.turn).map(line)),
  ]
}

const line = (text: string): Passage => ({ kind: 'line', text })

/** What comes after that turn is not known yet: a ship that flies on is kept as the next turn begins. */
function shipAfter({ mission, turn }: SeenFlight): ShipState | null {
  const ships: ShipState[] = []
  resolve(mission, (happening, ship) => {
    if (ships.length === 0) ships.push(ship)
    if (happening.kind === 'turnBegan' && happening.turn === turn + 1) ships.push(snapshotOf(ship))
  })
  return ships.at(-1) ?? null
}

function zoneText({ shield, reactor, fuel, tiles }: ZoneState): string {
  const damage = tiles.length === 0 ? 'no damage' : `damage ${tiles.length} (${tiles.join(', ')})`
  return `shield ${shield}, reactor ${reactor}${fuel === null ? '' : `, fuel ${fuel}`}; ${damage}`
}

function crewText({ at, isKnockedOut, squad }: CrewState, name: string): string {
  const bots = squad === null ? '' : squad === 'active' ? ' with battlebots' : ' with disabled battlebots'
  return `${name} in ${PLACE_NAMES[at]}${bots}${isKnockedOut ? ', knocked out' : ''}`
}

/** Where delays have pushed it (SA-4.10). */
function planText({ slots }: CrewState, turn: number): readonly string[] {
  const left = slots.slice(turn).map((slot, place) => `${turn + place + 1} ${slotName(slot)}`)
  return left.length === 0 ? [] : [`Still to come from you: ${left.join(' · ')}`]
}

function threatText({ zone, space, hp, damage, tokens }: ThreatState, name: string): string {
  const where = zone ?? (tokens.length === 0 ? 'inside' : tokens.map(({ at }) => PLACE_NAMES[at]).join(', '))
  return `${name}: ${where}, space ${space}, ${hp - damage} of ${hp} hit points`
}
