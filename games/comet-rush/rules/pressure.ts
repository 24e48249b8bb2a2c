import { type Ctx, next, openWindow, refuse, type Seat, type Windowed } from '@starboard/kernel'
import type { RespondPressure } from './actions.ts'
import type { Event } from './events.ts'
import { discard, showFromHand } from './hands.ts'
import { playerAt } from './player.ts'
import type { Player, PressureStep, State, Step } from './state.ts'
import { resumeTurnClock } from './turn.ts'

const COUNTER = 'diplomatic-pressure'

/** CR-7.6, 7.10: whoever holds cards is asked, whether they could counter or not, so that the question tells nothing. */
const isAsked = (s: State, { hand }: Player): boolean =>
  s.options.alwaysAskCounter ? hand.length > 0 : hand.includes(COUNTER)

/** CR-7.12: the attacking card lies on the table while the question is open. */
export function putUnderPressure(
  s: State,
  { by, target }: { by: Player; target: Player },
  ctx: Ctx<Event>,
): 'done' | 'waiting' {
  if (!isAsked(s, target)) {
    accept(s, { by: by.seat, target: target.seat }, ctx)
    return 'done'
  }
  ctx.emit({ kind: 'pressureAsked', seat: target.seat, by: by.seat })
  const window = openWindow<RespondPressure>(ctx, [target.seat], s.options.responseSeconds)
  next<Step>(s, { kind: 'pressure', by: by.seat, target: target.seat, since: ctx.now, window })
  return 'waiting'
}

type Attack = { readonly by: Seat; readonly target: Seat }

/** CR-7.8 */
function accept(s: State, { by, target }: Attack, ctx: Ctx<Event>): void {
  playerAt(s, target).pressured = true
  ctx.emit({ kind: 'pressureAccepted', seat: target, by })
}

/** CR-7.7, 7.9: the counter is no card play; it also sheds an earlier pressure. */
function counter(s: State, { by, target }: Attack, ctx: Ctx<Event>): void {
  const player = playerAt(s, target)
  showFromHand(s, player, COUNTER)
  discard(s, COUNTER)
  player.pressured = false
  ctx.reveal({ kind: 'pressureCountered', seat: target, by })
}

export const pressureStep: Windowed<State, PressureStep, RespondPressure, Event> = {
  answer: 'respondPressure',
  mode: 'reaction',
  legal: (s, seat) => {
    const accepting = { kind: 'respondPressure', counter: false } as const
    return playerAt(s, seat).hand.includes(COUNTER)
      ? [{ kind: 'respondPressure', counter: true }, accepting]
      : [accepting]
  },
  check: (s, seat, action) =>
    action.counter && !playerAt(s, seat).hand.includes(COUNTER)
      ? refuse('no-counter', 'CR-7.7', 'You hold no counter.')
      : null,
  fallback: () => ({ kind: 'respondPressure', counter: false }),
  close(s, step, [answer], ctx) {
    resumeTurnClock(s, step.since, ctx.now)
    discard(s, COUNTER)
    if (answer?.action.counter === true) counter(s, step, ctx)
    else accept(s, step, ctx)
  },
}
