import { type Game, optionForm, type Setup } from '@starboard/kernel'
import { BOT_NAMES } from '../data/bot-names.ts'
import { action } from './actions.ts'
import { candidates } from './candidates.ts'
import { determinize } from './determinize.ts'
import { outcome } from './ending.ts'
import { audiences } from './events.ts'
import { lab } from './lab.ts'
import { form } from './options.ts'
import { picture } from './picture.ts'
import { pieceCounts } from './pieces.ts'
import { borrowedView, view } from './seen.ts'
import { series } from './series.ts'
import { checkSetup, setup } from './setup.ts'
import type { BackyardRocketeers } from './state.ts'
import { flow } from './steps.ts'
import { lastRound } from './turn.ts'
import { words } from './words.ts'

export const backyardRocketeers: Game<BackyardRocketeers> = {
  meta: {
    id: 'backyard-rocketeers',
    name: 'Backyard Rocketeers',
    about:
      'Build a rocket behind the house, fly it to Mars and make a home there, while the neighbours do their worst.',
    rules: 1,
    seats: [2, 6],
    minutes: [45, 60],
    kind: 'competitive',
    botNames: BOT_NAMES,
  },
  options: form,
  seatOptions: optionForm({}),
  action,
  unlisted: [],
  anytimeActions: ['resign'],
  audiences,
  words,
  checkSetup,
  bound,
  setup,
  ...flow,
  view,
  borrowedView,
  outcome,
  determinize,
  picture,
  pieceCounts,
  candidates,
  /** Section 7: three turns in a row that the clock ended. */
  absence: { timeoutsInARow: 3 },
  series,
  lab,
  daily: { noun: 'mission', seats: 4, options: {} },
}

/** Every card of a hand with its reactions and choices, and what is discarded: no turn takes more. */
const ENTRIES_A_TURN = 400
/** A table that sets the limit so high, or lifts it, is not bound to end soon (BR-18.7 ends it some day). */
const MOST_TURNS = 1200

function bound({ seats, options }: Setup<BackyardRocketeers>): number {
  const turns = lastRound(options) * seats
  return turns > MOST_TURNS ? Number.POSITIVE_INFINITY : 1 + turns * ENTRIES_A_TURN + seats
}
