import type { ScriptKind, ThreatKind, ThreatLevel, Zone } from './script.ts'

/** Both ends belong to it. */
export type Range = readonly [least: number, most: number]

export const isWithin = (value: number, [least, most]: Range): boolean => value >= least && value <= most

interface Data {
  readonly incoming: Range
  readonly transfers: Range
  /** Of both together, at least. */
  readonly operations: number
}

export interface Figures {
  readonly ship: 'classic' | 'duckling'
  readonly turns: 7 | 12
  readonly zones: readonly Zone[]
  readonly totalSeconds: number
  /** SA-12.2: of every phase; the last one is what is left. */
  readonly phaseSeconds: readonly Range[]
  /** SA-12.5: the T that each sort of threat may have. */
  readonly windows: Readonly<Record<ThreatKind, Readonly<Record<ThreatLevel, Range>>>>
  /** SA-12.6 */
  readonly threatLevel: Range
  /** What the generator aims at if nobody asks for anything. */
  readonly usualLevel: Range
  /** SA-12.6: the crew that one more common threat needs; none in missions without it. */
  readonly minCrew: number | null
  /** SA-12.8, phase by phase. */
  readonly data: readonly Data[]
  readonly leastTransfers: number
  /** SA-12.9 */
  readonly outageSeconds: Range
}

const PHASE_1: Data = { incoming: [1, 3], transfers: [0, 1], operations: 2 }
const PHASE_2: Data = { incoming: [0, 2], transfers: [1, 2], operations: 2 }
const PHASE_3: Data = { incoming: [0, 2], transfers: [1, 1], operations: 0 }

const TWO_PHASE: Figures = {
  ship: 'classic',
  turns: 7,
  zones: ['red', 'white', 'blue'],
  totalSeconds: 420,
  phaseSeconds: [
    [210, 240],
    [180, 210],
  ],
  windows: { external: { common: [1, 4], serious: [2, 4] }, internal: { common: [2, 4], serious: [3, 4] } },
  threatLevel: [3, 5],
  usualLevel: [3, 5],
  minCrew: null,
  data: [PHASE_1, PHASE_2],
  leastTransfers: 2,
  outageSeconds: [0, 30],
}

const THREE_PHASE: Figures = {
  ship: 'classic',
  turns: 12,
  zones: ['red', 'white', 'blue'],
  totalSeconds: 600,
  phaseSeconds: [
    [225, 245],
    [195, 215],
    [140, 180],
  ],
  windows: { external: { common: [1, 8], serious: [2, 7] }, internal: { common: [2, 7], serious: [3, 6] } },
  threatLevel: [5, 12],
  usualLevel: [7, 7],
  minCrew: 5,
  data: [PHASE_1, PHASE_2, PHASE_3],
  leastTransfers: 3,
  outageSeconds: [45, 60],
}

/** SA-12.11: the small ship follows the figures of two phases. */
export const FIGURES: Readonly<Record<ScriptKind, Figures>> = {
  'two-phase': TWO_PHASE,
  'three-phase': THREE_PHASE,
  duckling: { ...TWO_PHASE, ship: 'duckling', zones: ['red', 'blue'] },
}

/** SA-12.1: seconds before a phase ends at which it is said. */
export const WARNINGS = [60, 20] as const

/** SA-12.3 */
export const FIRST_THREAT: Range = [10, 20]
export const FIRST_THREAT_OF_PHASE_2: Range = [10, 40]
/** Threats come in this share of their phase, in percent; an ambush in its last seconds. */
export const EARLY_PERCENT = 70
export const AMBUSH_SECONDS = 60
/** The T of an ambush, by the phase in which it is announced. */
export const AMBUSH_TURNS: readonly number[] = [4, 8]

/** SA-12.4: the phases in which a T may be announced. */
export const phasesOfTurn = (turn: number): readonly number[] => (turn <= 3 ? [1] : turn === 4 ? [1, 2] : [2])

/** SA-12.7 */
export const INTERNAL_LEVEL: Range = [1, 3]
export const MOST_INTERNAL = 2

/** SA-2.11, and the table option `transferSeconds`. */
export const TRANSFER_SECONDS: Range = [8, 30]
export const USUAL_TRANSFER_SECONDS = 15
/** SA-12.8: the first transfer of a phase is best so soon after a threat. */
export const SOON_SECONDS = 30

/** SA-12.9 */
export const OUTAGE_SECONDS: Range = [9, 20]
export const QUIET_START_SECONDS = 10
export const QUIET_END_SECONDS = 30
