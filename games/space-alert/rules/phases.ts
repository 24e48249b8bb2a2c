import type { Phase, TurnCount } from './vocabulary.ts'

/** SA-2.1, SA-2.2: the last turns of the phases; a mission ends with one of them. */
const LAST_TURN: Readonly<Record<Phase, number>> = { 1: 3, 2: 7, 3: 12 }

export const phaseOf = (turn: number): Phase => (turn <= LAST_TURN[1] ? 1 : turn <= LAST_TURN[2] ? 2 : 3)

export const phasesOf = (turns: TurnCount): readonly Phase[] => (turns === LAST_TURN[2] ? [1, 2] : [1, 2, 3])

export const lastTurnOf = (phase: Phase): number => LAST_TURN[phase]

export const firstTurnOf = (phase: Phase): number =>
  phase === 1 ? 1 : phase === 2 ? LAST_TURN[1] + 1 : LAST_TURN[2] + 1
