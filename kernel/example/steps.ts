import { next, openWindow, type Steps, seatsOf, stepwise } from '../index.ts'
import type { Action } from './actions.ts'
import { auction } from './auction.ts'
import type { Event } from './events.ts'
import type { Haul, State, Step } from './state.ts'
import { turn } from './turn.ts'

/** The rulebook's turn structure as a table: a step runs by itself, asks somebody, or opens a window. */
const steps: Steps<State, Step, Action, Event> = {
  beginTurn: {
    run(s, { seat }, ctx) {
      const by = s.options.seconds === 0 ? null : ctx.now + s.options.seconds * 1000
      next<Step>(s, { kind: 'turn', seat, by, scanned: false, salvaged: false })
      ctx.emit({ kind: 'turnBegan', seat })
    },
  },
  turn,
  beginAuction: {
    run: (s, _step, ctx) =>
      next<Step>(s, { kind: 'auction', window: openWindow(ctx, seatsOf(s.players.length), s.options.seconds) }),
  },
  auction,
  endRound: {
    run(s, _step, ctx) {
      if (s.round === s.options.rounds) return ctx.emit({ kind: 'ended' })
      s.round++
      beginRound(s)
    },
  },
}

export function beginRound(s: State): void {
  const turns = seatsOf(s.players.length).map((seat) => ({ kind: 'beginTurn', seat }) as const)
  next<Step>(s, ...turns, { kind: 'beginAuction' }, { kind: 'endRound' })
}

/** Seven members of the game, written from the table. */
export const flow = stepwise<Haul>({ steps })
