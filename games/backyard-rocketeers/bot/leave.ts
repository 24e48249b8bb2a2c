import { wantsLaunch } from './launch.ts'
import type { Outlook } from './outlook.ts'

/** BR-9.1: at the end of this turn most cards of this level will be lost. */
export function leavesLevel(o: Outlook): boolean {
  if (o.me.level === 1) return wantsLaunch(o)
  return o.me.level === 2 && o.me.figures.heldFor === 0 && o.me.figures.cruise >= o.me.distance
}
