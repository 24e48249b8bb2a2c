import { refuse } from '@starboard/kernel'
import { phasesOf } from '../phases.ts'
import { memberAt, type State } from '../state.ts'
import { announceNext } from './announce.ts'
import { hasOpened } from './board.ts'
import type { RoundMove } from './move.ts'
import { openPhase } from './phases.ts'

/** SA-2.6, SA-2.18: lock early and open the next phase, with its packet. There is no way back. */
export const lockPhase: RoundMove<'lockPhase'> = {
  legal(s, seat) {
    const { openPhase: phase } = memberAt(s, seat)
    return phase === null ? [] : [{ kind: 'lockPhase', phase }]
  },
  check(s, seat, { phase }) {
    const { openPhase: open } = memberAt(s, seat)
    return phase === open ? null : refuse('not-open', 'SA-2.6', `Phase ${phase} is not open for you.`)
  },
  apply(s, seat, { phase }, ctx) {
    const member = memberAt(s, seat)
    member.openPhase = null
    ctx.emit({ kind: 'phaseLocked', seat, phase, byClock: false })
    const following = phasesOf(s.turns).find((one) => one > phase)
    if (following !== undefined) openPhase(s, seat, following, ctx)
    if (!areAllLocked(s)) return 'open'
    while (s.told.length < s.script.events.length) announceNext(s, ctx)
    return 'answered'
  },
}

/** SA-2.18: everybody has locked the last phase. */
const areAllLocked = ({ crew, turns }: State): boolean =>
  crew.every((member) => member.openPhase === null && hasOpened(member, phasesOf(turns).length))
