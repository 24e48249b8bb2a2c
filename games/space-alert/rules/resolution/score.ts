import type { Mission, VisualScale } from '../mission.ts'
import { firstTurnOf, lastTurnOf, phasesOf } from '../phases.ts'
import type { ByZone, Result } from '../result.ts'
import { SHIPS } from '../ship/ship.ts'
import { THREAT_CARDS } from '../threats/cards.ts'
import { STATIONS, type Zone } from '../vocabulary.ts'
import type { ShipState, ThreatState, ZoneState } from './state.ts'

/** SA-9.1–9.4, section 13.2 */
export function resultOf(mission: Mission, state: ShipState): Result {
  const { crew, threats, lostBy } = state
  const threatPoints = threats.reduce((sum, threat) => sum + pointsOf(threat), 0)
  const visual = visualPoints(mission, state)
  const penalties = penaltiesOf(mission, state)
  return {
    outcome: lostBy === null ? 'won' : 'lost',
    damage: byZone(state, ({ tiles }) => tiles.length),
    threatPoints,
    visual,
    penalties,
    score: lostBy === null ? threatPoints + visual - penalties : 0,
    threats: threats.map(({ id, turn, status }) => ({ id, turn, status })),
    knockedOut: crew.filter(({ isKnockedOut }) => isKnockedOut).map(({ name }) => name),
    disabledSquads: disabledSquads(mission, state),
    stations: Object.fromEntries(crew.map(({ name, at }) => [name, at])),
    energy: {
      shield: byZone(state, ({ shield }) => shield),
      reactor: byZone(state, ({ reactor }) => reactor),
      fuel: byZone(state, ({ fuel }) => fuel ?? undefined),
      rockets: state.rockets,
    },
    ...(mission.ship === 'duckling' && { roomPenalty: roomPenalty(state) }),
    ...(lostBy !== null && { lostBy }),
  }
}

function byZone<X>({ zones }: ShipState, read: (zone: ZoneState) => X | undefined): ByZone<X> {
  const found: Partial<Record<Zone, X>> = {}
  for (const zone of ['red', 'white', 'blue'] as const) {
    const value = zones[zone] && read(zones[zone])
    if (value !== undefined) found[zone] = value
  }
  return found
}

/** SA-9.3: whatever is still on its way, or never came, gives nothing. */
function pointsOf({ id, status }: ThreatState): number {
  const { points } = THREAT_CARDS[id]
  return status === 'destroyed' ? points.destroyed : status === 'survived' ? points.survived : 0
}

/** SA-5.18, SA-5.30: the best turn of each phase. */
function visualPoints({ turns, rules }: Mission, { confirmations }: ShipState): number {
  return phasesOf(turns).reduce((sum, phase) => {
    const best = Math.max(...confirmations.slice(firstTurnOf(phase) - 1, lastTurnOf(phase)))
    return sum + VISUAL_POINTS[rules.visual](best)
  }, 0)
}

const CLASSIC_SCALE = [0, 1, 2, 3, 5, 7]
const VISUAL_POINTS: Readonly<Record<VisualScale, (count: number) => number>> = {
  linear: (count) => count,
  classic: (count) => CLASSIC_SCALE[Math.min(count, CLASSIC_SCALE.length - 1)] ?? 0,
}

const KNOCK_OUT_PENALTY = 2

/** SA-9.2, SA-11.1e */
function penaltiesOf(mission: Mission, state: ShipState): number {
  const tiles = Object.values(state.zones).map((zone) => zone.tiles.length)
  const out = state.crew.filter(({ isKnockedOut }) => isKnockedOut).length
  return (
    tiles.reduce((sum, count) => sum + count, 0) +
    Math.max(...tiles) +
    KNOCK_OUT_PENALTY * out +
    disabledSquads(mission, state) +
    (mission.ship === 'duckling' ? roomPenalty(state) : 0)
  )
}

/** SA-10.5: one that is missing from the start costs as much as a disabled one. */
function disabledSquads({ ship, squads }: Mission, state: ShipState): number {
  const missing = SHIPS[ship].squads.length - squads.length
  const led = state.crew.filter(({ squad }) => squad === 'disabled').length
  return missing + led + state.squads.filter((squad) => squad.state === 'disabled').length
}

/** SA-11.1e, SA-11.1i: by how many are in the fullest station, knocked out or not. */
function roomPenalty({ crew }: ShipState): number {
  const fullest = Math.max(...STATIONS.map((station) => crew.filter(({ at }) => at === station).length))
  return ROOM_PENALTY[fullest] ?? 0
}

const ROOM_PENALTY: Readonly<Record<number, number>> = { 2: 1, 3: 3 }
