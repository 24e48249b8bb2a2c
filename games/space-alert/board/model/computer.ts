import { firstTurnOf, lastTurnOf, phasesOf } from '../../rules/phases.ts'
import type { View } from '../../rules/view.ts'
import type { Phase } from '../../rules/vocabulary.ts'
import type { Forecast } from './forecast.ts'
import { turnsFrom } from './stays.ts'

/** SA-5.15, SA-5.16: until when the computer has to be kept in a phase, and who has said so. */
interface ComputerDuty {
  readonly phase: Phase
  readonly from: number
  readonly to: number
  readonly isCalled: boolean
  readonly isMine: boolean
}

const CLASSIC_TURNS = 2

export const computerDuties = (view: View, forecast: Forecast | null): readonly ComputerDuty[] =>
  phasesOf(view.turns).map((phase) => {
    const from = firstTurnOf(phase)
    const to = view.missionRules.computer === 'classic' ? from + CLASSIC_TURNS - 1 : lastTurnOf(phase)
    return {
      phase,
      from,
      to,
      isCalled: view.calls.some(({ claim }) => claim.what === 'computer' && claim.turn >= from && claim.turn <= to),
      isMine: forecast?.maintained.includes(phase) ?? false,
    }
  })

/** The phase that is being planned: by this seat, or by whoever is latest. */
export function openPhaseOf({ crew }: View, seat: number | null): Phase | null {
  if (seat !== null) return crew[seat]?.own?.openPhase ?? crew[seat]?.openPhase ?? null
  const open = crew.flatMap(({ openPhase }) => (openPhase === null ? [] : [openPhase]))
  return open.toSorted((one, other) => one - other)[0] ?? null
}

/** Not looked after by anybody yet, as far as I know: the phase that is open. */
export function missingDuty(view: View, forecast: Forecast | null, me: number | null): ComputerDuty | null {
  const phase = openPhaseOf(view, me)
  const duty = computerDuties(view, forecast).find((one) => one.phase === phase)
  return duty === undefined || duty.isCalled || duty.isMine ? null : duty
}

export const turnsOfPhase = (phase: Phase): readonly number[] => turnsFrom(firstTurnOf(phase), lastTurnOf(phase))
