import type { Game, Setup } from '@starboard/kernel'
import { BOT_NAMES } from '../data/bot-names.ts'
import { absence } from './absence.ts'
import { action } from './actions.ts'
import { series } from './campaign/series.ts'
import { candidates } from './candidates.ts'
import { outcome } from './ending.ts'
import { audiences } from './events.ts'
import { determinize } from './imagine/determinize.ts'
import { form, seatForm } from './options.ts'
import { pausing } from './pausing.ts'
import { picture } from './picture.ts'
import { pieceCounts } from './pieces.ts'
import { MOST_ENTRIES } from './round/move.ts'
import { talk } from './round/talk.ts'
import { view } from './seen.ts'
import { checkSetup, setup } from './setup.ts'
import { memberAt, type SpaceAlert } from './state.ts'
import { flow } from './steps.ts'
import { words } from './words.ts'

export const spaceAlert: Game<SpaceAlert> = {
  meta: {
    id: 'space-alert',
    name: 'Space Alert',
    about: 'Plan the defence of your ship together and against the clock, then watch what really happens.',
    rules: 1,
    seats: [1, 5],
    minutes: [15, 25],
    kind: 'co-op',
    botNames: BOT_NAMES,
    pace: 'real-time',
  },
  options: form,
  seatOptions: seatForm,
  action,
  unlisted: ['callOut', 'suggest'],
  anytimeActions: [],
  audiences,
  words,
  checkSetup,
  bound,
  setup,
  ...flow,
  view,
  outcome,
  determinize,
  picture,
  pieceCounts,
  candidates,
  seatHolderChanged(s, { seat, holder }, ctx) {
    memberAt(s, seat).holder = holder
    ctx.emit({ kind: 'holderChanged', seat, holder })
  },
  talk,
  pausing,
  absence,
  series,
  // SA-13.1
  daily: { noun: 'mission', seats: 4, options: { mission: 'simple' } },
}

/** Events of a script, each with a window that closes. */
const MOST_SCRIPT = 200
/** Trips, votes, repairs and locks of each seat; turns, and what lies between them. */
const MORE_A_SEAT = 24
const MOST_TURNS = 60

function bound({ seats }: Setup<SpaceAlert>): number {
  return 1 + seats * (MOST_ENTRIES + MORE_A_SEAT) + MOST_SCRIPT + MOST_TURNS
}
