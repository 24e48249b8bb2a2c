import { type Seat, seatsOf } from '@starboard/kernel'
import type { Deed } from './actions.ts'
import { phasesOf } from './phases.ts'
import { memberAt, type State } from './state.ts'

/** What a screen would like to offer while the clock runs; what cannot be done says why. */
export function candidates(s: State, seat: Seat): readonly Deed[] {
  if (s.agenda.steps.at(-1)?.kind !== 'actionRound' || s.told.length === 0) return []
  return [
    ...phasesOf(s.turns).map((phase) => ({ kind: 'lockPhase' as const, phase })),
    ...gifts(s, seat),
    ...(s.options.untimed ? [{ kind: 'advance' as const }] : []),
  ]
}

/** SA-2.11: only where there is somebody to give to, and while it makes sense to ask. */
function gifts(s: State, seat: Seat): readonly Deed[] {
  if (s.transfer === null) return []
  const [to] = seatsOf(s.crew.length).filter((other) => other !== seat)
  if (to === undefined) return []
  return memberAt(s, seat).hand.map(({ id: card }) => ({ kind: 'giveCard', card, to }))
}
