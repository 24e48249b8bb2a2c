import { bagOf, type Game, optionForm } from '@starboard/kernel'
import { absence } from './absence.ts'
import { action } from './actions.ts'
import { COLOURS } from './colours.ts'
import { outcome } from './ending.ts'
import { audiences } from './events.ts'
import { candidates } from './moves.ts'
import { options } from './options.ts'
import { pausing } from './pausing.ts'
import { picture } from './picture.ts'
import { bound, setup } from './setup.ts'
import type { NightWatch } from './state.ts'
import { flow } from './steps.ts'
import { talk } from './talk.ts'
import { determinize, view } from './view.ts'
import { words } from './words.ts'

export type { NightWatch, State } from './state.ts'

/** No game for people, but a small rule for everything that happens in real time: RULES.md has them. */
export const nightWatch: Game<NightWatch> = {
  ...flow,
  meta: {
    id: 'night-watch',
    name: 'Night watch',
    about: 'Keep the lamps lit through a stormy night, all at once and in real time.',
    rules: 1,
    seats: [1, 4],
    minutes: [1, 1],
    kind: 'co-op',
    botNames: ['Owl', 'Bat', 'Moth', 'Badger', 'Fox'],
    pace: 'real-time',
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
  candidates,
  talk,
  pausing,
  absence,
  view,
  outcome,
  determinize,
  picture,
  pieceCounts: ({ orders, keepers }) =>
    bagOf(COLOURS, (colour) => orders[colour] + keepers.filter(({ order }) => order === colour).length),
}
