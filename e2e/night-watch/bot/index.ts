import type { Bot, Seat } from '@starboard/kernel'
import type { Action } from '../rules/actions.ts'
import { nextKeeper } from '../rules/ending.ts'
import type { NightWatch } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

/** Oil that is kept for the time after the last gust, when no lamp goes out any more. */
const OIL_FOR_DAWN = 1

/** Reads the order it needs, burns the oil it can spare, and has some left for dawn. */
export const heuristic: Bot<NightWatch> = {
  play({ view, legal }, seat) {
    const wanted = wantedBy(view, seat)
    const isLegal = (one: Action) => one.kind === wanted?.kind
    return wanted !== null && legal.some(isLegal) ? wanted : 'wait'
  },
}

function wantedBy({ keepers, agenda }: View, seat: Seat): Action | null {
  const of = nextKeeper(keepers.length, seat)
  const [mine, order] = [keepers[seat], keepers[of]?.order]
  if (order === undefined) return { kind: 'read', of }
  if (mine === undefined || mine.lamp === order) return null
  const isLastGustOver = agenda.steps.every(({ gustsLeft }) => gustsLeft === 0)
  return isLastGustOver || mine.oil > OIL_FOR_DAWN ? { kind: 'light', colour: order } : null
}
