import { type Interval, wilson } from '@starboard/kernel'
import { twoSided } from './normal.ts'

/** So many of so many. A win that is shared counts in part, which makes the intervals a little too wide, never too narrow. */
export interface Share {
  readonly count: number
  readonly of: number
}

/** A figure with its 95 % interval. */
export interface Estimate {
  readonly value: number
  readonly interval: Interval
}

/** A difference, and how likely one so large would be if there were none. */
export interface Difference extends Estimate {
  readonly chance: number
}

const shareOf = ({ count, of }: Share): number => (of === 0 ? 0 : count / of)

/** Wilson's interval; nothing counted yet says nothing. */
export const estimateShare = (share: Share): Estimate => ({
  value: shareOf(share),
  interval: share.of === 0 ? [0, 1] : wilson(share.count, share.of),
})

/** The second minus the first: Newcombe's interval out of those of both, and the pooled test. */
export function compareShares(first: Share, second: Share): Difference {
  const [one, other] = [estimateShare(first), estimateShare(second)]
  const value = other.value - one.value
  if (first.of === 0 || second.of === 0) return { value: 0, interval: [-1, 1], chance: 1 }
  const [[low1, high1], [low2, high2]] = [one.interval, other.interval]
  const below = Math.hypot(other.value - low2, high1 - one.value)
  const above = Math.hypot(high2 - other.value, one.value - low1)
  const pooled = shareOf({ count: first.count + second.count, of: first.of + second.of })
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / first.of + 1 / second.of))
  const chance = deviation === 0 ? 1 : twoSided(value / deviation)
  return { value, interval: [value - below, value + above], chance }
}

/** How likely a share so far from the expected one would be by luck alone. */
export function chanceOfShare(share: Share, expected: number): number {
  const deviation = Math.sqrt((expected * (1 - expected)) / share.of)
  return share.of === 0 || deviation === 0 ? 1 : twoSided((shareOf(share) - expected) / deviation)
}
