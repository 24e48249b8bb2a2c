import type { ComputerRule } from '../mission.ts'
import { firstTurnOf, lastTurnOf, phaseOf, phasesOf } from '../phases.ts'
import type { Phase } from '../vocabulary.ts'
import { delay, hindrance } from './board.ts'
import { type Flight, lose } from './flight.ts'
import { nothing } from './nothing.ts'
import type { Use } from './play.ts'
import type { CrewState } from './state.ts'

/** SA-5.15: only the first two turns of a phase. SA-5.16: all of it. The check comes at the end of that time. */
const CHECK_TURN: Readonly<Record<ComputerRule, (phase: Phase) => number>> = {
  classic: (phase) => firstTurnOf(phase) + 1,
  manual: lastTurnOf,
}

/** SA-5.14 */
export function maintainComputer(flight: Flight, crew: CrewState, { action }: Use): null {
  const { state, mission } = flight
  const phase = phaseOf(state.turn)
  if (state.turn > CHECK_TURN[mission.rules.computer](phase)) return nothing(flight, crew, action, 'computer-closed')
  state.maintained[phase - 1] = true
  flight.tell?.({ kind: 'computerMaintained', crew: crew.place, phase })
  return null
}

/** SA-5.15, SA-5.16: step 6. */
export function checkComputer(flight: Flight): void {
  const { state, mission } = flight
  const phase = phaseOf(state.turn)
  if (state.turn !== CHECK_TURN[mission.rules.computer](phase)) return
  const isMaintained = state.maintained[phase - 1] === true
  flight.tell?.({ kind: 'computerChecked', phase, isMaintained })
  if (isMaintained) return
  if (mission.rules.computer === 'manual' && phase === phasesOf(mission.turns).at(-1))
    lose(flight, { reason: 'computer', turn: state.turn })
  else for (const crew of state.crew) if (crew.at !== 'space') delay(flight, crew, state.turn + 1, NEGLECT)
}

const NEGLECT = hindrance('computer')
