import { type Ctx, copy, does, type Game, next, type Outcome, optionForm, type Setup, say, seatOf } from '../index.ts'
import { action, CELLS } from './actions.ts'
import { type Event, type Noughts, options, type State, type Turn } from './state.ts'
import { flow, settle } from './steps.ts'

/** README.md beside this file has the rules. */
export const noughts: Game<Noughts> = {
  ...flow,
  meta: {
    id: 'noughts',
    name: 'Noughts and crosses',
    about: 'Three in a row.',
    rules: 1,
    seats: [2, 2],
    minutes: [1, 1],
    kind: 'competitive',
    botNames: ['Nought', 'Cross'],
  },
  options,
  seatOptions: optionForm({}),
  action,
  unlisted: [],
  anytimeActions: [],
  audiences: { marked: 'all' },
  words: {
    prompt: () => 'Mark a cell.',
    action: ({ cell }) => `Mark cell ${cell + 1}`,
    event: ({ seat, cell }) =>
      seat === undefined || cell === undefined ? null : say`${does(seat, 'marks')} cell ${cell + 1}.`,
  },
  checkSetup: () => null,
  bound: () => 1 + CELLS.length,
  setup,
  view: copy,
  borrowedView: (s) => s,
  outcome,
  determinize: copy,
  pieceCounts: ({ cells }) => ({ cells: cells.length }),
}

function setup({ options, rules }: Setup<Noughts>, ctx: Ctx<Event>): State {
  const cells = CELLS.map(() => null)
  const s: State = { options, rules, agenda: { asked: 0, steps: [] }, cells, marks: 0, winner: null }
  next<Turn>(s, { kind: 'turn', seat: seatOf(0) })
  settle(s, ctx)
  return s
}

/** NC-2 */
function outcome({ winner, marks }: State): Outcome | null {
  if (winner === null && marks < CELLS.length) return null
  return {
    places: winner === null ? [1, 1] : winner === 0 ? [1, 2] : [2, 1],
    points: winner === null ? [0, 0] : winner === 0 ? [1, 0] : [0, 1],
    result: winner === null ? 'draw' : 'won',
    ending: winner === null ? 'full' : 'line',
    text: winner === null ? 'Nobody has three in a row.' : `Seat ${winner + 1} has three in a row.`,
    rule: 'NC-2',
    turns: Math.ceil(marks / 2),
    lines: [],
    statistics: {},
  }
}
