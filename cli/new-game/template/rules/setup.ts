import { type Ctx, next, type Setup, seatOf, seatsOf } from '@starboard/kernel'
import type { Event } from './events.ts'
import type { FuelHeap, State, Turn } from './state.ts'
import { settle } from './steps.ts'

/** FH-1 */
export function setup({ seats, options, rules }: Setup<FuelHeap>, ctx: Ctx<Event>): State {
  const first = seatOf(ctx.random.below(seats, 'first player'))
  const state: State = {
    options,
    rules,
    agenda: { asked: 0, steps: [] },
    heap: options.cells,
    players: seatsOf(seats).map(() => ({ cells: 0 })),
    last: null,
    turns: 0,
  }
  next<Turn>(state, { kind: 'turn', seat: first })
  ctx.emit({ kind: 'began', seat: first, cells: options.cells })
  settle(state, ctx)
  return state
}

/** The set-up, and a turn for each cell at most. */
export const bound = ({ options: { cells } }: Setup<FuelHeap>): number => 1 + cells
