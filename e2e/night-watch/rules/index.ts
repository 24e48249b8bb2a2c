import { bagOf, type Game, optionForm } from '@starboard/kernel'
import { action } from './actions.ts'
import { COLOURS } from './colours.ts'
import { outcome } from './ending.ts'
import { audiences } from './events.ts'
import { options } from './options.ts'
import { bound, setup } from './setup.ts'
import type { NightWatch } from './state.ts'
import { flow } from './steps.ts'
import { talk } from './talk.ts'
import { determinize, view } from './view.ts'

export type { NightWatch, State } from './state.ts'

/**
 * Night watch: no game for people, but a small rule for everything that happens in real time. Each keeper has a lamp and
 * a sealed order with a colour. At dawn every lamp must show the colour in the order of the next keeper, or all have
 * lost (NW-1). Anybody may light a lamp anew or read an order at any moment, as long as the oil lasts (NW-2). Gusts come
 * by themselves and blow out a lamp (NW-3); after each one nobody may talk until the air is calm again (NW-4).
 */
export const nightWatch: Game<NightWatch> = {
  ...flow,
  meta: {
    id: 'night-watch',
    name: 'Night watch',
    about: 'A game in real time, for the tests of the kernel.',
    rules: 1,
    seats: [2, 4],
    minutes: [1, 1],
    kind: 'co-op',
  },
  options,
  seatOptions: optionForm({}),
  action,
  unlisted: [],
  anytimeActions: [],
  audiences,
  words: { prompt: ({ kind }) => kind, action: ({ kind }) => kind, event: ({ kind }) => kind },
  checkSetup: () => null,
  bound,
  setup,
  talk,
  view,
  outcome,
  determinize,
  pieceCounts: ({ orders, keepers }) =>
    bagOf(COLOURS, (colour) => orders[colour] + keepers.filter(({ order }) => order === colour).length),
}
