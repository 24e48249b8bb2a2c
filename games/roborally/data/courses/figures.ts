/** What races of bots came to on one course. */
export interface Measured {
  readonly players: number
  readonly races: number
  /** Until the race was over. */
  readonly turns: { readonly mean: number; readonly p50: number; readonly p95: number }
  /** Robots destroyed in a race, on average. */
  readonly deaths: number
  /** Share of races that a robot won by its checkpoints. */
  readonly finished: number
  readonly docks: DockRaces
}

/** Races in which robots started from docks 1 to n. */
export interface DockRaces {
  readonly races: number
  /** By dock. Races that nobody won count for none. */
  readonly wins: readonly number[]
}

/** Figures of a course of the house. */
export interface KeptFigures extends Measured {
  readonly docks: KeptDocks
}

interface KeptDocks extends DockRaces {
  /** Of the text that was raced on: docks of a course that is drawn anew have to be measured anew. */
  readonly fingerprint: string
}
