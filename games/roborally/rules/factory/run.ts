import { PHASES, type Phase } from '../state.ts'
import { carryByBelts, carryByExpress } from './belts.ts'
import { executeCards, revealCards } from './cards.ts'
import { touchCheckpoints } from './checkpoints.ts'
import { turnGears } from './gears.ts'
import { fireLasers } from './lasers.ts'
import { firePushers } from './pushers.ts'
import { type Shift, when } from './shift.ts'

/** RR-3.9: one register. Whether it has ended the race is for the caller to see. */
export function runRegister(shift: Shift): void {
  shift.phase = 'reveal'
  shift.tell?.({ kind: 'registerBegan', ...when(shift) })
  for (const phase of PHASES) runPhase(shift, phase)
  shift.tell?.({ kind: 'registerEnded', ...when(shift) })
}

/** RR-3.9 */
const WORK: Readonly<Record<Phase, (shift: Shift) => void>> = {
  reveal: revealCards,
  cards: executeCards,
  express: carryByExpress,
  belts: carryByBelts,
  pushers: firePushers,
  gears: turnGears,
  lasers: fireLasers,
  checkpoints: touchCheckpoints,
}

export function runPhase(shift: Shift, phase: Phase): void {
  shift.phase = phase
  WORK[phase](shift)
}
