import { type Ctx, refuse } from '@starboard/kernel'
import { actingCaptain, checkCaptain } from '../captain.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { announceNext } from './announce.ts'
import type { RoundMove } from './move.ts'
import { closeTransfer } from './transfer.ts'

/** SA-2.20: with `untimed` the captain makes the next event happen. */
export const advance: RoundMove<'advance'> = {
  legal: (s, seat) => (s.options.untimed && actingCaptain(s) === seat ? [{ kind: 'advance' }] : []),
  check: (s, seat) =>
    s.options.untimed
      ? checkCaptain(s, seat, 'goes on')
      : refuse('timed', 'SA-2.20', 'The clock runs by itself at this table.'),
  apply: (s, _seat, _action, ctx) => goOn(s, ctx),
}

/** What follows the end of a phase happens together with it. */
function goOn(s: State, ctx: Ctx<Event>): 'answered' | 'open' {
  closeTransfer(s, ctx)
  const { type } = announceNext(s, ctx)
  if (type === 'phase-end') return goOn(s, ctx)
  return type === 'mission-end' ? 'answered' : 'open'
}
