import { type Outcome, seatOf } from '../index.ts'
import { BEACON_WORTH, CRATES, WORTH } from './crates.ts'
import type { Player, State } from './state.ts'

/** Null while anything is still to happen. */
export function outcome(s: State): Outcome | null {
  if (s.agenda.steps.length > 0) return null
  const points = s.players.map(pointsOf)
  const places = points.map((own) => 1 + points.filter((other) => other > own).length)
  return {
    places,
    points,
    result: 'won',
    ending: 'last-round',
    text: `After ${s.round} rounds the crates are counted.`,
    rule: 'H-7',
    turns: s.round,
    lines: points.map((points, seat) => ({ seat: seatOf(seat), rule: 'H-7', text: 'Crates and beacons', points })),
    statistics: {},
  }
}

/** H-7 */
const pointsOf = ({ stowed, beacons }: Player): number =>
  CRATES.reduce((sum, crate) => sum + stowed[crate] * WORTH[crate], beacons * BEACON_WORTH)
