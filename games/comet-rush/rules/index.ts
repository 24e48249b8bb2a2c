import { type Game, optionForm, type Seat, type Setup } from '@starboard/kernel'
import { BOT_NAMES } from '../data/bot-names.ts'
import { type Action, action } from './actions.ts'
import { DECKS } from './cards.ts'
import { determinize } from './determinize.ts'
import { START_CARDS } from './draft.ts'
import { outcome } from './ending.ts'
import { audiences } from './events.ts'
import { lab } from './lab.ts'
import { form, olderOptions } from './options.ts'
import { picture } from './picture.ts'
import { pieceCounts } from './pieces.ts'
import { unplayable } from './play.ts'
import { playerAt } from './player.ts'
import { series } from './series.ts'
import { checkSetup, mostRounds, setup } from './setup.ts'
import type { CometRush, State } from './state.ts'
import { flow } from './steps.ts'
import { view } from './view.ts'
import { words } from './words.ts'

export const cometRush: Game<CometRush> = {
  meta: {
    id: 'comet-rush',
    name: 'Comet Rush',
    about: 'Build rockets, break up the comet before it reaches Earth, and steal the last hit.',
    rules: 3,
    seats: [2, 6],
    minutes: [30, 45],
    kind: 'competitive',
    botNames: BOT_NAMES,
  },
  options: form,
  olderOptions,
  seatOptions: optionForm({}),
  action,
  unlisted: [],
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
  series,
  lab,
  daily: { noun: 'comet', seats: 4, options: {} },
}

/**
 * Every round takes a movement card for good. In a turn a player draws at most two cards, builds once, launches what
 * was built with at most one reroll, and ends; every play or trade lowers the number of cards in hands by one, and a
 * play may be answered and that answer wait for its pause.
 */
function bound({ seats, options }: Setup<CometRush>): number {
  const turns = seats * mostRounds(options)
  const drafted = START_CARDS * seats
  const start = 1
  return start + drafted + turns * (2 + 1 + 1 + 1 + 1) + 3 * (drafted + 2 * turns)
}

/** What the screen offers greyed out, each with its reason. */
function candidates(s: State, seat: Seat): readonly Action[] {
  const step = s.agenda.steps.at(-1)
  if (step?.kind === 'draw' && s.active === seat) return DECKS.map((deck) => ({ kind: 'draw', deck }))
  if (step?.kind === 'pressure' && step.target === seat) return [{ kind: 'respondPressure', counter: true }]
  if (step?.kind !== 'main' || s.active !== seat) return []
  const { rockets } = playerAt(s, seat)
  return [
    ...unplayable(s, seat),
    ...rockets.map(({ id }) => ({ kind: 'launch', rocket: id }) as const),
    { kind: 'build', power: 1, accuracy: 1, level: 1 },
  ]
}
