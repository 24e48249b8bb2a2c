import type { Ask, Ctx, Ms, Seat } from '@starboard/kernel'
import type { State } from './state.ts'

export const deadline = (seconds: number, now: Ms): Ms | null => (seconds === 0 ? null : now + seconds * 1000)

/** Section 7: the turn clock stands still while another seat is asked. */
export function resumeTurnClock(s: State, since: Ms, { now }: Pick<Ctx<never>, 'now'>): void {
  if (s.turnBy !== null) s.turnBy += now - since
}

/** A question besides the turn: when it was put and how long it waits. */
export const asked = (s: State, { now }: Pick<Ctx<never>, 'now'>): { readonly since: Ms; readonly by: Ms | null } => ({
  since: now,
  by: deadline(s.options.choiceSeconds, now),
})

/** One seat decides, in its own turn or, because it must, inside another's. Everybody knows why (BR-R52). */
export function ask(s: State, seat: Seat, by: Ms | null): readonly Ask[] {
  return [{ seat, mode: s.active === seat ? 'single' : 'forced', by: by ?? undefined }]
}
