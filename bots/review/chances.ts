import type { Meta, Outcome } from '@starboard/kernel'

/** What an end is worth to each seat: 1 for coming first, shared by those who share it. A crew wins or loses together. */
export function firstSharesOf({ places, result }: Pick<Outcome, 'places' | 'result'>, kind: Meta['kind']): number[] {
  if (kind === 'co-op') return places.map(() => (result === 'won' ? 1 : 0))
  const first = result === 'lost' ? 0 : places.filter((place) => place === 1).length
  return places.map((place) => (first > 0 && place === 1 ? 1 / first : 0))
}

/** How often each seat came first, of so many games. */
export class Chances {
  games = 0
  readonly #sums: number[]

  constructor(seats: number) {
    this.#sums = Array.from({ length: seats }, () => 0)
  }

  add(shares: readonly number[]): void {
    this.games++
    for (let seat = 0; seat < this.#sums.length; seat++)
      this.#sums[seat] = (this.#sums[seat] ?? 0) + (shares[seat] ?? 0)
  }

  /** By seat, from 0 to 1. */
  get means(): readonly number[] {
    return this.#sums.map((sum) => (this.games === 0 ? 0 : sum / this.games))
  }

  meanOf(seat: number): number {
    return this.means[seat] ?? 0
  }

  /** How far the mean of a seat may be off: its squared standard error. Never 0, however often the same came. */
  varianceOf(seat: number): number {
    const games = Math.max(1, this.games)
    const mean = ((this.means[seat] ?? 0) * games + 0.5) / (games + 1)
    return (mean * (1 - mean)) / games
  }
}
