import type { Review } from '@starboard/bots'

type Standings = Review['standings']

/** One seat's chance along the match. */
export interface Curve {
  readonly seat: number
  readonly places: readonly { readonly index: number; readonly chance: number }[]
}

/** How much neighbours count, from the moment itself outwards. */
const WEIGHTS = [4, 3, 2, 1] as const

/**
 * The curves as they are drawn: each moment evened out with its neighbours, because every one of them was played on a few
 * dozen times only. Across a turning point nothing is evened out, and the end is what it is.
 */
export function curvesOf({ standings, turningPoints }: Pick<Review, 'standings' | 'turningPoints'>): readonly Curve[] {
  const seats = standings[0]?.chances.length ?? 0
  const breaks = [...turningPoints.map(({ index }) => index), standings.at(-1)?.index ?? 0]
  const stretches = stretchesOf(standings, breaks)
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    places: stretches.flatMap((stretch) =>
      stretch.map(({ index }, place) => ({ index, chance: evened(stretch, place, seat) })),
    ),
  }))
}

/** Cut before each of these. */
function stretchesOf(standings: Standings, breaks: readonly number[]): readonly Standings[] {
  const starts = [
    0,
    ...standings.flatMap(({ index }, place) => (place > 0 && breaks.includes(index) ? [place] : [])),
    standings.length,
  ]
  return starts.slice(1).map((end, at) => standings.slice(starts[at], end))
}

function evened(stretch: Standings, place: number, seat: number): number {
  let [sum, weights] = [0, 0]
  for (let away = 1 - WEIGHTS.length; away < WEIGHTS.length; away++) {
    const near = stretch[place + away]
    if (near === undefined) continue
    const weight = (WEIGHTS[Math.abs(away)] ?? 0) * near.games
    sum += weight * (near.chances[seat] ?? 0)
    weights += weight
  }
  return weights === 0 ? 0 : sum / weights
}

/** A seat's chance at a moment: that of the last one before it that was looked at. */
export const chanceAt = ({ places }: Curve, index: number): number =>
  (places.findLast((place) => place.index <= index) ?? places[0])?.chance ?? 0

/** By how many points the chance at one moment may be off, nineteen times of twenty, before it is evened out. */
export function marginOf({ standings }: Pick<Review, 'standings'>): number {
  const fewest = Math.min(...standings.map(({ games }) => games))
  return Math.round(100 * 1.96 * Math.sqrt(0.25 / Math.max(1, fewest)))
}

export const percent = (chance: number): string => `${Math.round(100 * chance)} %`
