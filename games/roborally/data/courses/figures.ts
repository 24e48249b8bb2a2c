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
}
