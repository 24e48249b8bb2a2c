import { type Move, next } from '@starboard/kernel'
import type { Act } from './actions.ts'
import type { Event } from './events.ts'
import { playerAt } from './player.ts'
import type { State, Step } from './state.ts'

/** BR-2.5: cruise and landing in space, production and rovers on Mars, nothing on Earth. */
export const endActions: Move<State, Extract<Step, { kind: 'action' }>, Act<'endActions'>, Event> = {
  legal: () => [{ kind: 'endActions' }],
  check: () => null,
  apply(s, seat, _action, ctx) {
    ctx.emit({ kind: 'actionsEnded', seat })
    const { level } = playerAt(s, seat)
    if (level === 2) next<Step>(s, { kind: 'cruise' })
    if (level === 3) next<Step>(s, { kind: 'mars' })
    return 'answered'
  },
}
