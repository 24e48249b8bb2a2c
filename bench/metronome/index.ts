import { does, type Game, type Outcome, optionForm, say } from '@starboard/kernel'
import { action } from './actions.ts'
import { audiences } from './events.ts'
import { bound, setup } from './setup.ts'
import { type Metronome, options, type State } from './state.ts'
import { flow } from './steps.ts'
import { borrowedView, determinize, view } from './view.ts'

/** README.md beside this file has the rules. */
export const metronome: Game<Metronome> = {
  ...flow,
  meta: {
    id: 'metronome',
    name: 'Metronome',
    about: 'Strike a peg, again and again: a game for measuring, not for people.',
    rules: 1,
    seats: [2, 2],
    minutes: [1, 1],
    kind: 'competitive',
    botNames: ['Tick', 'Tock'],
  },
  options,
  seatOptions: optionForm({}),
  action,
  unlisted: [],
  anytimeActions: [],
  audiences,
  words: {
    prompt: () => 'Strike a peg.',
    action: ({ peg }) => `Strike peg ${peg + 1}`,
    event: ({ kind, seat }) => (kind === 'struck' && seat !== undefined ? say`${does(seat, 'strikes')}.` : null),
  },
  checkSetup: () => null,
  bound,
  setup,
  view,
  borrowedView,
  outcome,
  determinize,
  pieceCounts: ({ pegs, recent }) => ({ pegs: pegs.length, beats: recent.length }),
}

/** MN-1 */
function outcome(s: State): Outcome | null {
  if (s.agenda.steps.length > 0) return null
  const points = s.players.map((player) => player.points)
  return {
    places: points.map((own) => 1 + points.filter((other) => other > own).length),
    points,
    result: 'ranked',
    ending: 'last-beat',
    text: `${s.beat} beats were struck.`,
    rule: 'MN-1',
    turns: s.beat,
    lines: [],
    statistics: {},
  }
}
