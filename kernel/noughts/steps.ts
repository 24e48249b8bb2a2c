import { askOne, type Move, next, type Question, refuse, type Seat, seatOf, stepwise } from '../index.ts'
import { type Action, CELLS } from './actions.ts'
import type { Event, Noughts, State, Turn } from './state.ts'

const MARKS: readonly Action[] = Object.freeze(CELLS.map((cell): Action => Object.freeze({ kind: 'mark', cell })))

/** The three cells of every line, by each cell that lies on it. */
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

const LINES_AT = CELLS.map((cell) => LINES.filter((line) => line.some((one) => one === cell)))

/** NC-1 */
const mark: Move<State, Turn, Action, Event> = {
  legal: ({ cells }) => MARKS.filter(({ cell }) => cells[cell] === null),
  check: ({ cells }, _seat, { cell }) =>
    cells[cell] === null ? null : refuse('taken', 'NC-1', `Cell ${cell + 1} is taken.`),
  apply(s, seat, { cell }, ctx) {
    s.cells[cell] = seat
    s.marks++
    if (isLine(s, seat, cell)) s.winner = seat
    else if (s.marks < CELLS.length) next<Turn>(s, { kind: 'turn', seat: seatOf(1 - seat) })
    ctx.emit({ kind: 'marked', seat, cell })
    return 'answered'
  },
}

/** NC-2 */
const isLine = ({ cells }: State, seat: Seat, cell: number): boolean =>
  LINES_AT[cell]?.some(([a, b, c]) => cells[a] === seat && cells[b] === seat && cells[c] === seat) ?? false

const turn: Question<State, Turn, Action, Event> = {
  asks: (_s, { seat }) => askOne(seat, null),
  moves: { mark },
  fallback: ({ cells }) => MARKS.find(({ cell }) => cells[cell] === null) ?? null,
}

export const { settle, ...flow } = stepwise<Noughts>({ steps: { turn } })
