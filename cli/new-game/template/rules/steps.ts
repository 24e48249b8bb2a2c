import { type Move, next, type Question, refuse, seatOf, stepwise } from '@starboard/kernel'
import { type Action, GRIPS, type Take } from './actions.ts'
import type { Event } from './events.ts'
import { type FuelHeap, playerAt, type State, type Turn } from './state.ts'

/** FH-2 */
const take: Move<State, Turn, Take, Event> = {
  legal: (s) => GRIPS.filter((cells) => cells <= s.heap).map((cells) => ({ kind: 'take', cells })),
  check: (s, _seat, { cells }) =>
    cells <= s.heap ? null : refuse('too-few', 'FH-2', `You cannot take ${cells}: ${s.heap} left in the heap.`),
  apply(s, seat, { cells }, ctx) {
    s.heap -= cells
    s.turns++
    s.last = seat
    playerAt(s, seat).cells += cells
    ctx.emit({ kind: 'taken', seat, cells, left: s.heap })
    if (s.heap > 0) next<Turn>(s, { kind: 'turn', seat: seatOf((seat + 1) % s.players.length) })
    return 'answered'
  },
}

const turn: Question<State, Turn, Action, Event> = {
  asks: (_s, { seat }) => [{ seat, mode: 'single' }],
  moves: { take },
  fallback: () => ({ kind: 'take', cells: 1 }),
}

/** The rulebook's turn structure as a table; here a turn is all there is. */
export const { settle, ...flow } = stepwise<FuelHeap>({ steps: { turn } })
