import { bug, copy } from '@starboard/kernel'
import type { Happened, Happening, Listener } from '../happening.ts'
import type { Mission } from '../mission.ts'
import type { Result } from '../result.ts'
import { SHIPS } from '../ship/ship.ts'
import { THREAT_CARDS } from '../threats/cards.ts'
import { TRAJECTORY } from '../trajectories.ts'
import { type Flight, type FlyingThreat, isExternal, isInternal } from './flight.ts'
import { run } from './run.ts'
import { resultOf } from './score.ts'
import { startState } from './start.ts'
import type { ShipState, ThreatState } from './state.ts'

/** The resolution round: from everybody's plans to the end of the mission. The listener is optional; it costs time. */
export function resolve(mission: Mission, listen?: Listener): Result {
  const flight = flightOf(mission, listen)
  run(flight)
  const result = resultOf(mission, flight.state)
  flight.tell?.({ kind: 'missionScored', result })
  return result
}

/** The ship as it is now, to keep. */
export const snapshotOf = (state: ShipState): ShipState => copy(state)

/** One picture of the film: what happened, and the ship right after it. */
export interface Frame {
  readonly happening: Happening
  readonly ship: ShipState
}

export interface Film {
  /** Before turn 1. */
  readonly opening: ShipState
  readonly frames: readonly Frame[]
  readonly result: Result
}

/** Copies of the ship are what a film costs: whoever shows some happenings only says which. */
export function filmOf(mission: Mission, isShown: (happening: Happening) => boolean = () => true): Film {
  const frames: Frame[] = []
  const result = resolve(mission, (happening, ship) => {
    if (isShown(happening)) frames.push({ happening, ship: snapshotOf(ship) })
  })
  return { opening: startState(mission), frames, result }
}

/** A flight before its first turn, for whoever flies it turn by turn. */
export function flightOf(mission: Mission, listen?: Listener): Flight {
  const state = startState(mission)
  const order = state.threats.map((threat) => flyingThreat(mission, threat)).sort(inOrder)
  return {
    mission,
    ship: SHIPS[mission.ship],
    state,
    order,
    externals: order.filter(isExternal),
    internals: order.filter(isInternal),
    tell: listen && ((happened: Happened) => listen({ turn: state.turn, step: state.step, ...happened }, state)),
  }
}

function flyingThreat({ tracks }: Mission, state: ThreatState): FlyingThreat {
  const card = THREAT_CARDS[state.id]
  const { zone } = state
  const path = TRAJECTORY[tracks[zone ?? 'internal'] ?? bug(`No trajectory for ${state.id}.`)]
  if (card.kind === 'internal') return { state, card, path }
  return { state, card, path, zone: zone ?? bug(`${state.id} has no zone.`) }
}

/** SA-3.6, SA-3.14: by T, then external before internal, then as announced. */
const inOrder = (one: FlyingThreat, other: FlyingThreat): number =>
  one.state.turn - other.state.turn ||
  Number(one.card.kind === 'internal') - Number(other.card.kind === 'internal') ||
  one.state.place - other.state.place
