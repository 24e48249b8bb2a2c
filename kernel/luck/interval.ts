export type Interval = readonly [low: number, high: number]

const Z_95 = 1.959964

/** Wilson's 95 % interval: where the true share lies, honest for few games and for shares near 0 or 1. */
export function wilson(wins: number, games: number): Interval {
  const share = wins / games
  const z2 = Z_95 ** 2 / games
  const centre = (share + z2 / 2) / (1 + z2)
  const reach = (Z_95 * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games))) / (1 + z2)
  return [rounded(Math.max(0, centre - reach)), rounded(Math.min(1, centre + reach))]
}

/** Six digits are more than any number of games can tell. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6
