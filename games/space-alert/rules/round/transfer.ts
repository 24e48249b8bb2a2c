import type { Ctx } from '@starboard/kernel'
import { lengthAt } from '../clock.ts'
import type { Event } from '../events.ts'
import type { State, Transfer } from '../state.ts'

/** SA-2.11, SA-2.19: as long as the event says, or as the table has set it; with `untimed` until the captain goes on. */
export function openedTransfer({ options }: Pick<State, 'options'>, seconds: number, now: number): Transfer {
  const length = options.transferSeconds > 0 ? options.transferSeconds * 1000 : lengthAt(options, seconds)
  return { openedAt: now, until: options.untimed ? null : now + length, given: [] }
}

/** SA-2.19: also what an outage or the end of a phase does. */
export function closeTransfer(s: State, ctx: Ctx<Event>): void {
  if (s.transfer === null) return
  s.transfer = null
  ctx.emit({ kind: 'transferClosed', at: ctx.now })
}
