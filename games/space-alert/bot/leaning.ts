/** What there is to do beside the computer and the window. */
export type Liking = 'inside' | 'cannons' | 'supplies'

/** What somebody cares about more or less than others do: each as a share of what it is to them. */
export interface Leaning {
  /** A zone with many damage tiles. */
  readonly danger: number
  /** Threats that are hit but not yet destroyed. */
  readonly wounds: number
  /** Energy, capsules and rockets that are left. */
  readonly supplies: number
  /** What they do first, where they go by rules of thumb. */
  readonly likes: Liking
}

export const EVEN: Leaning = { danger: 1, wounds: 1, supplies: 1, likes: 'inside' }

/** By the word that people read. */
export const LEANINGS = {
  careful: { ...EVEN, danger: 3 },
  keen: { ...EVEN, wounds: 2, likes: 'cannons' },
  thrifty: { ...EVEN, supplies: 2, likes: 'supplies' },
} as const satisfies Readonly<Record<string, Leaning>>
