/** What somebody cares about more or less than others do. */
export interface Leaning {
  /** Interference: how much a rival's gain is my loss, shared among all rivals. */
  readonly rival: number
  /** Ending a turn beside where a rival stands, and so much less with every square away. */
  readonly company: number
  /** Driving fast: every space of a Move beyond the first. */
  readonly stride: number
  /** Safety: being pushed to where the program ends in a wreck. */
  readonly jolt: number
  /** Safety: how dear a hit is that somebody may fire. */
  readonly hit: number
  /** How much sooner than others they rest, in registers. */
  readonly rest: number
}

export const EVEN: Leaning = { rival: 0.3, company: 0, stride: 0, jolt: 0.6, hit: 1, rest: 0 }

/** By the word that people read. */
export const LEANINGS = {
  careful: { ...EVEN, stride: -0.6, jolt: 1.2, hit: 2, rest: 1 },
  vengeful: { ...EVEN, rival: 0.6, company: 3 },
  bold: { ...EVEN, stride: 0.6, jolt: 0.2, hit: 0.4, rest: -1 },
  shy: { ...EVEN, company: -3 },
} as const satisfies Readonly<Record<string, Leaning>>
