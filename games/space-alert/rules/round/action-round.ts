import { type Automatic, next, type Question, type Seat, seatsOf } from '@starboard/kernel'
import type { Deed } from '../actions.ts'
import { actingCaptain } from '../captain.ts'
import { COUNTDOWN_MS, dueAt, earliest } from '../clock.ts'
import type { Event } from '../events.ts'
import type { State, Step } from '../state.ts'
import { advance } from './advance.ts'
import { announceNext } from './announce.ts'
import { callOut, suggest } from './call-out.ts'
import { giveCard } from './give-card.ts'
import { lockPhase } from './lock-phase.ts'
import type { ActionRound } from './move.ts'
import { placeCard } from './place-card.ts'
import { placeSecondCard } from './place-second-card.ts'
import { moveCard, takeBack, turnCard } from './rearrange.ts'
import { closeTransfer } from './transfer.ts'

type StartClock = Extract<Step, { kind: 'startClock' }>

/** SA-2.4: a countdown; with `untimed` there is nothing to wait for. */
export const startClock: Automatic<State, StartClock, Event> = {
  run(s, _step, ctx) {
    s.startsAt = s.options.untimed ? ctx.now : ctx.now + COUNTDOWN_MS
    ctx.emit({ kind: 'clockStarted', at: s.startsAt })
    next<Step>(s, { kind: 'actionRound' })
    if (s.options.untimed) announceNext(s, ctx)
  },
}

/** Everybody acts at once, and the world changes under them: one question for the whole round. */
export const actionRound: Question<State, ActionRound, Deed, Event> = {
  asks: (s) => captainFirst(s).map((seat) => ({ seat, mode: 'free' })),
  moves: {
    placeCard,
    placeSecondCard,
    moveCard,
    turnCard,
    takeBack,
    lockPhase,
    giveCard,
    callOut,
    suggest,
    advance,
  },
  /** SA-2.20: where the clock stands, a captain whom nobody plays goes on; nobody else has to do anything. */
  fallback: (s, seat) => (s.options.untimed && actingCaptain(s) === seat ? { kind: 'advance' } : null),
  wake: (s) => earliest(s.transfer?.until ?? null, eventDue(s)),
  clock(s, _step, ctx) {
    // SA-2.16, SA-R26: a window that ends now is closed before anything else of this millisecond.
    const { until } = s.transfer ?? { until: null }
    if (until !== null && until <= Math.min(ctx.now, eventDue(s) ?? until)) {
      closeTransfer(s, ctx)
      return 'open'
    }
    return announceNext(s, ctx).type === 'mission-end' ? 'answered' : 'open'
  },
}

/** Where nobody does anything, the first who is asked has to go on (SA-2.20). */
function captainFirst(s: State): readonly Seat[] {
  const captain = actingCaptain(s)
  return [captain, ...seatsOf(s.crew.length).filter((seat) => seat !== captain)]
}

function eventDue(s: State): number | null {
  const event = s.script.events[s.told.length]
  return event === undefined ? null : dueAt(s, event.at)
}
