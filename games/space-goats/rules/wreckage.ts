import { type Automatic, type Ctx, next, openWindow, refuse, type Seat, type Windowed } from '@starboard/kernel'
import type { Wreck } from './actions.ts'
import { catalogueOf } from './catalogue.ts'
import { afterWreckage, endGame, limitWinners } from './ending.ts'
import type { Event } from './events.ts'
import { land } from './hits.ts'
import { isAlive, livingCount, playerAt, shipOf } from './player.ts'
import { landing } from './priorities.ts'
import type { State, Step, WreckageStep } from './state.ts'
import { beginRound } from './turn.ts'

/** SG-2.11: wreckage first, then the round limit, then the next round. */
export function endRound(s: State, ctx: Ctx<Event>): void {
  ctx.emit({ kind: 'roundEnded', round: s.round, destroyed: s.destroyed })
  if (isWreckageDue(s, livingCount(s))) wreck(s, livingSeats(s), ctx)
  else afterRound(s, ctx)
}

function livingSeats({ players }: State): readonly Seat[] {
  const seats: Seat[] = []
  for (const player of players) if (isAlive(player)) seats.push(player.seat)
  return seats
}

/** SG-7.3, 7.4: two fleets left and no ship destroyed in this round. */
export function isWreckageDue(
  { options: { wreckageFromRound: from }, round, destroyed }: Pick<State, 'options' | 'round' | 'destroyed'>,
  living: number,
): boolean {
  return living === 2 && destroyed === 0 && from > 0 && round >= from
}

function wreck(s: State, seats: readonly Seat[], ctx: Ctx<Event>): void {
  s.blow = 0
  ctx.emit({ kind: 'wreckageCame', round: s.round, seats })
  const asked = s.options.autoChoices ? NOBODY : seats.filter((seat) => playerAt(s, seat).fleet.length > 1)
  if (asked.length === 0) {
    strikeBoth(s, seats, NOTHING, ctx)
    afterRound(s, ctx)
  } else {
    const window = openWindow<Wreck>(ctx, asked, s.options.defendSeconds)
    next<Step>(s, { kind: 'wreckage', window }, { kind: 'roundOver' })
  }
}

const NOBODY: readonly Seat[] = []

type Answers = readonly { readonly seat: Seat; readonly action: Wreck }[]

const NOTHING: Answers = []

/** SG-7.3: unavoidable; who has one ship has no choice. */
function strikeBoth(s: State, seats: readonly Seat[], answers: Answers, ctx: Ctx<Event>): void {
  for (const seat of seats) {
    const answer = answers.length === 0 ? undefined : answers.find((one) => one.seat === seat)
    const ship = answer?.action.ship ?? wreckedByPriority(s, seat)
    land(s, playerAt(s, seat), { ship, does: 'normal', by: null }, ctx)
  }
}

/** SG-8.1 */
const wreckedByPriority = (s: State, seat: Seat): number =>
  landing(catalogueOf(s.options), playerAt(s, seat).fleet, 'normal').id

export const wreckageStep: Windowed<State, WreckageStep, Wreck, Event> = {
  answer: 'wreckage',
  mode: 'sealed',
  legal: (s, seat) => playerAt(s, seat).fleet.map(({ id }): Wreck => ({ kind: 'wreckage', ship: id })),
  check: (s, seat, { ship }) =>
    shipOf(playerAt(s, seat), ship) === undefined
      ? refuse('not-your-ship', 'SG-7.3', 'Choose a ship of your own.')
      : null,
  fallback: (s, seat) => ({ kind: 'wreckage', ship: wreckedByPriority(s, seat) }),
  close: (s, _step, answers, ctx) => strikeBoth(s, livingSeats(s), answers, ctx),
}

/** After a wreckage that somebody had to answer first. */
export const roundOverStep: Automatic<State, Extract<Step, { kind: 'roundOver' }>, Event> = {
  run: (s, _step, ctx) => afterRound(s, ctx),
}

/** SG-7.1, 7.5, 7.6 */
function afterRound(s: State, ctx: Ctx<Event>): void {
  const decided = afterWreckage(s)
  if (decided !== null) endGame(s, decided, ctx)
  else if (s.round >= s.options.roundLimit) endGame(s, { how: 'limit', winners: limitWinners(s) }, ctx)
  else beginRound(s, ctx)
}
