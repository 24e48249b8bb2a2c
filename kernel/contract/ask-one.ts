import type { Ms } from './contract.ts'
import type { Seat } from './seat.ts'
import type { Ask } from './steps.ts'

/** By seat, what it was asked last: in a simulation no time passes, and it is the same question again and again. */
const last: (readonly [Ask] | undefined)[] = []

/** One seat decides, against the clock if there is one. */
export function askOne(seat: Seat, deadline: Ms | null): readonly Ask[] {
  const by = deadline ?? undefined
  const known = last[seat]
  if (known !== undefined && known[0].by === by) return known
  const asked: readonly [Ask] = [{ seat, mode: 'single', by }]
  last[seat] = asked
  return asked
}
