import type { ThreatPlace } from '../happening.ts'
import type { Mark } from '../vocabulary.ts'
import { perform } from './effects/perform.ts'
import { type Flight, type FlyingThreat, isAbout, isLost } from './flight.ts'
import { surviveThreat } from './leave.ts'

/** SA-3.6, SA-3.7: step 4. The distance of a move is fixed when it begins. */
export function threatsAct(flight: Flight): void {
  for (const threat of flight.order) if (canGoOn(flight, threat)) moveThreat(flight, threat, threat.state.speed, null)
}

const canGoOn = (flight: Flight, threat: FlyingThreat): boolean => isAbout(threat) && !isLost(flight)

/** Space by space; on a mark it acts at once and in full before it moves on. */
export function moveThreat(flight: Flight, threat: FlyingThreat, distance: number, by: ThreatPlace | null): void {
  const { state, path } = threat
  let from = state.space
  for (let step = 1; step <= distance && canGoOn(flight, threat); step++) {
    state.space--
    const mark = path.marks[state.space]
    if (mark === undefined && step < distance) continue
    flight.tell?.({ kind: 'threatMoved', threat: state.place, from, to: state.space, by })
    if (mark !== undefined) act(flight, threat, mark)
    from = state.space
  }
}

/** SA-3.8: whoever has performed Z leaves. */
function act(flight: Flight, threat: FlyingThreat, mark: Mark): void {
  const effects = threat.card.actions[mark]
  flight.tell?.({ kind: 'threatActed', threat: threat.state.place, mark, isIdle: effects.length === 0 })
  for (const effect of effects) if (canGoOn(flight, threat)) perform(flight, threat, effect)
  if (mark === 'z' && canGoOn(flight, threat)) surviveThreat(flight, threat)
}
