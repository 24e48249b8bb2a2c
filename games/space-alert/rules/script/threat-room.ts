import { type Draft, takenBy } from './announced.ts'
import { AMBUSH_SECONDS, FIRST_THREAT, FIRST_THREAT_OF_PHASE_2, type Range } from './figures.ts'
import { SECONDS } from './script.ts'
import { lastEarlySecond, phaseAt } from './threat-time-faults.ts'
import { freeStarts } from './timeline.ts'

/** The phases in which a threat can still be announced. */
export interface Room {
  readonly early: readonly number[]
  /** SA-12.3: at most one ambush in a mission. */
  readonly ambush: readonly number[]
}

export function roomIn(draft: Draft): Room {
  const { threats, phases } = draft
  const isAmbushed = threats.some(({ at }) => at > lastEarlySecond(phases[phaseAt(at, phases) - 1]))
  const hasRoom = (window: Range) => threatStarts(draft, window).length > 0
  return {
    early: PHASES_WITH_THREATS.filter((phase) =>
      hasRoom(isBegun(draft, phase) ? earlyWindow(draft, phase) : firstWindow(draft, phase)),
    ),
    ambush: isAmbushed ? [] : PHASES_WITH_THREATS.filter((phase) => hasRoom(ambushWindow(draft, phase))),
  }
}

/** SA-12.4: nothing is announced in phase 3. */
export const PHASES_WITH_THREATS = [1, 2]

export const isBegun = ({ threats, phases }: Draft, phase: number): boolean =>
  threats.some(({ at }) => phaseAt(at, phases) === phase)

/** The seconds of a window at which nothing else is heard and that have not passed. */
export const threatStarts = (
  draft: Draft,
  [least, latest]: Range,
  taken: readonly Range[] = takenBy(draft),
): readonly number[] =>
  freeStarts(taken, { seconds: SECONDS.threat, earliest: Math.max(least, draft.until + 1), latest })

const rangeOf = ({ phases }: Draft, phase: number): Range => phases[phase - 1] ?? [0, 0]

/** SA-12.3: when the first threat of a phase comes. */
export function firstWindow(draft: Draft, phase: number): Range {
  const [start] = rangeOf(draft, phase)
  const [least, most] = phase === 1 ? FIRST_THREAT : FIRST_THREAT_OF_PHASE_2
  return [start + least, start + most]
}

/** SA-12.3: the first 70 % of a phase. */
export const earlyWindow = (draft: Draft, phase: number): Range => [
  rangeOf(draft, phase)[0],
  lastEarlySecond(rangeOf(draft, phase)),
]

/** SA-12.3: its last minute. */
export function ambushWindow(draft: Draft, phase: number): Range {
  const [, end] = rangeOf(draft, phase)
  return [end - AMBUSH_SECONDS, end - SECONDS.threat]
}
