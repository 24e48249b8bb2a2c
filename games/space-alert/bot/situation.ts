import type { Face } from '../rules/deal/card.ts'
import type { Mission } from '../rules/mission.ts'
import { firstTurnOf, lastTurnOf, phasesOf } from '../rules/phases.ts'
import type { Phase, Slot } from '../rules/vocabulary.ts'
import type { Leaning } from './leaning.ts'

/**
 * All that somebody plans with: what is announced, what everybody is supposed to play, and the cards that can still be
 * placed. It knows of no match, so that a crew can be planned for without one.
 */
export interface Situation {
  /** Its crew, in acting order: what everybody is supposed to do. One's own open slots are empty in it. */
  readonly mission: Mission
  /** Who plans, by place in the acting order. */
  readonly me: number
  /** Cards for the open slots, those that lie there included. */
  readonly hand: readonly Face[]
  readonly phase: Phase
  /** Absent: nothing in particular. */
  readonly leaning?: Leaning
}

/** What is planned for the turns of the open phase, from its first. */
export type Line = readonly Slot[]

export const firstTurn = ({ phase }: Pick<Situation, 'phase'>): number => firstTurnOf(phase)

export const lastTurn = ({ phase }: Pick<Situation, 'phase'>): number => lastTurnOf(phase)

export const isLastPhase = ({ mission, phase }: Pick<Situation, 'mission' | 'phase'>): boolean =>
  phase === phasesOf(mission.turns).at(-1)

/** SA-11.2 */
export const isSolo = ({ mission }: Pick<Situation, 'mission'>): boolean =>
  mission.rules.doubleActions !== 'none' && mission.crew.length === 1

/** How far ahead it is worth looking: the phase after the open one. */
export const horizon = ({ mission, phase }: Pick<Situation, 'mission' | 'phase'>): number =>
  lastTurnOf(phasesOf(mission.turns).find((later) => later > phase) ?? phase)

/** The whole board of somebody whose earlier phases are settled. */
export function boardWith({ mission, me, phase }: Situation, line: Line): readonly Slot[] {
  const before = firstTurnOf(phase) - 1
  const settled = mission.crew[me]?.actions.slice(0, before) ?? []
  const gaps = Array.from({ length: before - settled.length }, () => null)
  return [...settled, ...gaps, ...line]
}
