import type { CrewPlan, Mission } from '../rules/mission.ts'
import { firstTurnOf, phasesOf } from '../rules/phases.ts'
import { type ExternalThreat, type Flight, type FlyingThreat, hitPointsLeft } from '../rules/resolution/flight.ts'
import { flightOf } from '../rules/resolution/resolve.ts'
import { flyTo } from '../rules/resolution/run.ts'
import { resultOf } from '../rules/resolution/score.ts'
import type { ZoneState } from '../rules/resolution/state.ts'
import type { Phase, Slot } from '../rules/vocabulary.ts'
import { sparesOfC } from './cards.ts'
import { EVEN, type Leaning } from './leaning.ts'
import { boardWith, isLastPhase, type Line, lastTurn, type Situation } from './situation.ts'
import { weights } from './weights.ts'

/** What the crew gets out of a plan if nobody changes anything else. */
export function worthOf(s: Situation, line: Line, dreamt: Line = []): number {
  const board = [...boardWith(s, line), ...dreamt]
  const crew = s.mission.crew.map((plan, place) => (place === s.me ? { ...plan, actions: board } : plan))
  const reserve = isLastPhase(s) ? 0 : weights.spareC * Math.min(1, sparesOfC(s.hand, line))
  return worthOfCrew(s, crew) + reserve - weights.card * line.filter((slot) => slot !== null).length
}

/** After the open phase, and then, for less, after the mission if nothing more is planned at all. */
export function worthOfCrew(s: Pick<Situation, 'mission' | 'phase' | 'leaning'>, crew: readonly CrewPlan[]): number {
  const { leaning = EVEN } = s
  const isLast = isLastPhase(s)
  const flight = flightOf({ ...s.mission, crew: isLast ? crew : [...crew, keeperAfter(s.mission, s.phase)] })
  if (isLast) {
    flyTo(flight, s.mission.turns + 1)
    return atTheEnd(flight, s.phase, leaning)
  }
  flyTo(flight, lastTurn(s))
  const now = standing(flight, leaning) + weights.woundsNow * wounds(flight, leaning)
  const prepared = prospects(flight, s.phase, leaning)
  flyTo(flight, s.mission.turns + 1)
  const end = standing(flight, leaning) + weights.woundsNow * wounds(flight, leaning)
  return now + prepared + weights.later[s.mission.turns] * (end - now)
}

/** Nobody has planned for later phases yet, but that the computer will be kept in them goes without saying. */
function keeperAfter({ turns }: Mission, phase: Phase): CrewPlan {
  const actions: Slot[] = Array.from({ length: turns }, () => null)
  for (const later of phasesOf(turns)) if (later > phase) actions[firstTurnOf(later) - 1] = 'C'
  return { name: 'keeper', actions }
}

/** Even a ship that seems lost may hold out, but not without its computer. */
function atTheEnd(flight: Flight, phase: Phase, leaning: Leaning): number {
  const isNeglected = flight.state.maintained[phase - 1] !== true
  return (
    standing(flight, leaning) +
    weights.woundsAtTheEnd * wounds(flight, leaning) +
    weights.thrift * supplies(flight, leaning) -
    (isNeglected ? weights.neglect : 0)
  )
}

/** What a phase leaves to the next one, beside the score: threats that are nearly done count once more. */
function prospects(flight: Flight, phase: Phase, leaning: Leaning): number {
  const { maintained, crew } = flight.state
  const isNeglected = maintained[phase - 1] !== true
  const out = crew.filter(({ isKnockedOut }) => isKnockedOut).length
  return (
    weights.woundsNow * wounds(flight, leaning) +
    supplies(flight, leaning) -
    weights.hand * out -
    (isNeglected ? weights.neglect : 0)
  )
}

/** The score as it is now, and how near the ship is to its end. */
function standing(flight: Flight, leaning: Leaning): number {
  const { state, mission } = flight
  const { threatPoints, visual, penalties } = resultOf(mission, state)
  const lost = state.lostBy === null ? 0 : weights.lost + weights.lostTurn * (mission.turns - state.lostBy.turn)
  let danger = 0
  for (const zone of Object.values(state.zones)) danger += Math.max(0, zone.tiles.length - weights.safeTiles)
  return threatPoints + visual - penalties - lost - weights.danger * leaning.danger * danger
}

/** What the hit points that threats have lost would bring if the rest went as well. */
function wounds({ externals, internals }: Flight, leaning: Leaning): number {
  let sum = 0
  for (const threat of internals) sum += woundsOf(threat, 0)
  for (const threat of externals) sum += woundsOf(threat, isBared(threat) ? weights.bared : 0)
  return leaning.wounds * sum
}

const isBared = ({ state, card }: ExternalThreat): boolean => card.traits.cryo === true && !state.hasCryoshield

const woundsOf = ({ state, card }: FlyingThreat, bared: number): number =>
  state.status === 'remaining'
    ? card.points.destroyed * (1 - ((1 - bared) * hitPointsLeft(state)) / Math.max(1, state.hp))
    : 0

function supplies({ state }: Flight, leaning: Leaning): number {
  let sum = weights.rocket * state.rockets
  for (const zone of Object.values(state.zones)) sum += inZone(zone)
  return leaning.supplies * sum
}

const inZone = ({ reactor, shield, fuel }: ZoneState): number =>
  weights.reactorEnergy * inReactor(reactor) + weights.shieldEnergy * shield + weights.capsule * (fuel ?? 0)

/** The first shots of a zone matter most: what the fourth and fifth add is little. */
const inReactor = (energy: number): number => REACTOR[Math.min(energy, REACTOR.length - 1)] ?? 0

const REACTOR = [0, 0.9, 1.6, 2.1, 2.4, 2.6, 2.7]
