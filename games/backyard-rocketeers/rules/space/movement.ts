import type { Ctx } from '@starboard/kernel'
import type { Cause, Event } from '../events.ts'
import { hasEnhancement } from '../in-play.ts'
import type { Enhancement, Player, State } from '../state.ts'

const MOST_PIPS = 18

/** BR-10.1: nobody is farther away than the farthest start. */
const farthest = (scale: number): number => MOST_PIPS * scale

/** BR-10.1: km added to the distance; what goes beyond either end is cut off. */
export function shift(
  s: State,
  player: Player,
  { by, why }: { readonly by: number; readonly why: Cause },
  ctx: Ctx<Event>,
): void {
  const { seat, distance } = player
  const to = Math.max(0, Math.min(farthest(s.options.distanceScale), distance + by))
  player.distance = to
  ctx.emit({ kind: 'moved', seat, by: to - distance, to, why })
  if (to === 0 && distance > 0) ctx.emit({ kind: 'orbitReached', seat })
}

/** BR-11.5: a gain with wind, or wind and sail, in whole km. */
export function gainOf(player: { readonly enhancements: readonly Enhancement[] }, km: number): number {
  if (!hasEnhancement(player, 'solar-wind')) return km
  return hasEnhancement(player, 'solar-sail') ? Math.floor((km * 7) / 5) : Math.floor((km * 6) / 5)
}
