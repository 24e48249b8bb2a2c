import type { Ctx, Ms } from '@starboard/kernel'
import type { State } from './state.ts'

export const deadline = (seconds: number, now: Ms): Ms | null => (seconds === 0 ? null : now + seconds * 1000)

/** Section 7: the turn clock stands still while another seat is asked. */
export function resumeTurnClock(s: State, since: Ms, { now }: Pick<Ctx<never>, 'now'>): void {
  if (s.turnBy !== null) s.turnBy += now - since
}
