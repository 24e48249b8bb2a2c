import { type Game, optionForm } from '@starboard/kernel'
import { botNames } from '../data/bot-names.ts'
import { action } from './actions.ts'
import { outcome } from './ending.ts'
import { audiences } from './events.ts'
import { options } from './options.ts'
import { bound, setup } from './setup.ts'
import type { FuelHeap } from './state.ts'
import { flow } from './steps.ts'
import { determinize, view } from './view.ts'
import { words } from './words.ts'

/** RULES.md beside this folder has the rules, with the same words and the same IDs. */
export const fuelHeap: Game<FuelHeap> = {
  meta: {
    id: 'fuel-heap',
    name: 'Fuel Heap',
    about: 'Take fuel cells in turn, and be the one who takes the last.',
    rules: 1,
    seats: [2, 2],
    minutes: [1, 3],
    kind: 'competitive',
    botNames,
  },
  options,
  seatOptions: optionForm({}),
  action,
  unlisted: [],
  anytimeActions: [],
  audiences,
  words,
  checkSetup: () => null,
  bound,
  setup,
  ...flow,
  view,
  outcome,
  determinize,
  pieceCounts: ({ heap, players }) => ({ cells: players.reduce((sum, { cells }) => sum + cells, heap) }),
}
