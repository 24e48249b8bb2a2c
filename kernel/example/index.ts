import { type Game, optionForm, type Seat } from '../index.ts'
import { type Action, action } from './actions.ts'
import { CRATES } from './crates.ts'
import { determinize } from './determinize.ts'
import { outcome } from './ending.ts'
import { audiences } from './events.ts'
import { options } from './options.ts'
import { picture } from './picture.ts'
import { pieceCounts } from './pieces.ts'
import { bound, setup } from './setup.ts'
import type { Haul, State } from './state.ts'
import { flow } from './steps.ts'
import { view } from './view.ts'
import { words } from './words.ts'

export type { Haul, State } from './state.ts'
export type { View } from './view.ts'

/** README.md beside this file has the rules, and the order in which to read. */
export const haul: Game<Haul> = {
  meta: {
    id: 'haul',
    name: 'Haul',
    about: 'Scan, salvage and stow what drifts by.',
    rules: 1,
    seats: [2, 4],
    minutes: [2, 5],
    kind: 'competitive',
    botNames: ['Hammer', 'Gavel', 'Bidwell', 'Lot'],
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
  candidates,
  view,
  outcome,
  determinize,
  picture,
  pieceCounts,
}

/** What a screen would offer; what is refused carries its reason. */
function candidates(s: State, seat: Seat): readonly Action[] {
  if (flow.legal(s, seat).length === 0) return []
  const isAuction = s.agenda.steps.at(-1)?.kind === 'auction'
  if (isAuction) return CRATES.map((crate) => ({ kind: 'bid', crate }))
  return [{ kind: 'scan' }, { kind: 'salvage' }, ...CRATES.map((crate) => ({ kind: 'stow' as const, crate }))]
}
