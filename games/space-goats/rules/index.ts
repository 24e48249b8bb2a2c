import { type Game, optionForm, type Seat, type Setup } from '@starboard/kernel'
import { BOT_NAMES } from '../data/bot-names.ts'
import { type Action, action } from './actions.ts'
import { SLOTS } from './buy.ts'
import type { CardId } from './cards.ts'
import { catalogueOf, effectOf } from './catalogue.ts'
import { determinize } from './determinize.ts'
import { outcome } from './ending.ts'
import { audiences } from './events.ts'
import { lab } from './lab.ts'
import { form, olderOptions } from './options.ts'
import { picture } from './picture.ts'
import { pieceCounts } from './pieces.ts'
import { playerAt } from './player.ts'
import { countPoints } from './points.ts'
import { series } from './series.ts'
import { checkSetup, setup } from './setup.ts'
import type { SpaceGoats, State } from './state.ts'
import { flow } from './steps.ts'
import { borrowedView, view } from './view.ts'
import { words } from './words.ts'

export const spaceGoats: Game<SpaceGoats> = {
  meta: {
    id: 'space-goats',
    name: 'Space Goats',
    about: 'Buy rockets and shields, butt the others out of the sky, and be the last fleet standing.',
    rules: 3,
    seats: [2, 8],
    minutes: [15, 45],
    kind: 'competitive',
    botNames: BOT_NAMES,
  },
  options: form,
  olderOptions,
  seatOptions: optionForm({}),
  action,
  unlisted: ['buy'],
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
  series,
  lab,
  daily: {
    noun: 'battle',
    seats: 4,
    options: {},
    scored: countPoints,
  },
}

/** Answers of all defenders to two hits, each with an Aegis, the closing of four windows, an aim and a bank card. */
const entriesATurn = (seats: number): number => 1 + 4 * seats + 4 + 1 + 1

/**
 * Every seat has one turn a round, and an extra one for each card that gives it, which is trashed; a round may end
 * with a wreckage; everybody resigns at most once.
 */
function bound({ seats, options }: Setup<SpaceGoats>): number {
  const { warps } = catalogueOf(options)
  const turns = options.roundLimit * seats + warps.starter * seats + warps.market
  return 1 + turns * entriesATurn(seats) + options.roundLimit * 3 + seats
}

/** What the screen offers greyed out, each with its reason. */
function candidates(s: State, seat: Seat): readonly Action[] {
  const step = s.agenda.steps.at(-1)
  if (step?.kind === 'action' && s.active === seat) return candidateActions(s, seat)
  if (step?.kind === 'defend' && step.window.asked.includes(seat))
    return playerAt(s, seat).fleet.map(({ id }) => ({ kind: 'defend', ship: id }))
  return []
}

function candidateActions(s: State, seat: Seat): readonly Action[] {
  const slots = Array.from({ length: SLOTS }, (_, slot): Action => ({ kind: 'buy', slot }))
  const cards = [...new Set(playerAt(s, seat).hand)].flatMap((card) => candidatesWith(s, seat, card))
  return [...slots, ...cards, { kind: 'pass' }]
}

/** Rockets can always be fired; currency and debris can never be played. */
function candidatesWith(s: State, seat: Seat, card: CardId): readonly Action[] {
  const { kind } = effectOf(catalogueOf(s.options), card)
  if (kind === 'special') return [{ kind: 'special', card }]
  if (kind !== 'shield') return []
  if (s.options.autoChoices) return [{ kind: 'shield', card }]
  return playerAt(s, seat).fleet.map(({ id }) => ({ kind: 'shield', card, ship: id }))
}
