import type { Outcome } from '@starboard/kernel'
import type { State } from './state.ts'

/** FH-3 */
export function outcome(s: State): Outcome | null {
  if (s.heap > 0) return null
  return {
    places: s.players.map((_, seat) => (seat === s.last ? 1 : 2)),
    points: s.players.map(({ cells }) => cells),
    result: 'won',
    ending: 'last-cell',
    text: 'The last cell is taken.',
    rule: 'FH-3',
    turns: Math.ceil(s.turns / s.players.length),
    lines: [],
    statistics: {},
  }
}
