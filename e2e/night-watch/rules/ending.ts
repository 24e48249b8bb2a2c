import { type Outcome, type Seat, seatOf } from '@starboard/kernel'
import type { State } from './state.ts'

/** NW-1: whose order says how the lamp of this seat must be. */
export const nextKeeper = (keepers: number, seat: Seat): Seat => seatOf((seat + 1) % keepers)

/** NW-1 */
export function outcome(s: State): Outcome | null {
  if (s.agenda.steps.length > 0) return null
  const right = s.keepers.filter(({ lamp }, place) => lamp === orderFor(s, seatOf(place))).length
  const isWon = right === s.keepers.length
  return {
    places: s.keepers.map(() => (isWon ? 1 : 2)),
    points: s.keepers.map(() => right),
    result: isWon ? 'won' : 'lost',
    ending: isWon ? 'safe' : 'wrecked',
    text: `At dawn ${right} of ${s.keepers.length} lamps are right.`,
    rule: 'NW-1',
    turns: s.options.gusts,
    lines: [{ seat: 'crew', rule: 'NW-1', text: 'lamps', points: right }],
    statistics: {},
  }
}

const orderFor = ({ keepers }: State, seat: Seat) => keepers[nextKeeper(keepers.length, seat)]?.order
