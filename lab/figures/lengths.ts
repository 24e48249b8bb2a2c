import { type Spread, spreadOf, type Tally } from '@starboard/bots'

/** Games whose lengths lie together. */
export interface LengthBin {
  /** 8, 10–14, up to 4 or 40 and more. */
  readonly label: string
  /** One for each rule set. */
  readonly games: readonly number[]
}

const MOST_BINS = 8
const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const
/** So few games at either end do not make all others narrow: they go to the bin beside them. */
const END = 0.005

/** The same bins for all, so that they can be compared. */
export function lengthBins(tallies: readonly Tally[]): readonly LengthBin[] {
  const all = tallies.flatMap(({ turns }) => lengthsIn(turns)).toSorted((a, b) => a.turns - b.turns)
  const total = all.reduce((sum, { games }) => sum + games, 0)
  const [least, most] = [turnsAt(all, END * total), turnsAt(all, (1 - END) * total)]
  const width = WIDTHS.find((one) => Math.floor(most / one) - Math.floor(least / one) < MOST_BINS) ?? most
  const [first, last] = [Math.floor(least / width), Math.floor(most / width)]
  const binOf = (turns: number) => Math.min(last, Math.max(first, Math.floor(turns / width)))
  const isShorter = all.some(({ turns }) => turns < first * width)
  const isLonger = all.some(({ turns }) => turns >= (last + 1) * width)
  return Array.from({ length: total === 0 ? 0 : last - first + 1 }, (_, place) => {
    const bin = first + place
    const ends = { isOpenBelow: bin === first && isShorter, isOpenAbove: bin === last && isLonger }
    return {
      label: labelOf({ from: bin * width, to: bin * width + width - 1, ...ends }),
      games: tallies.map(({ turns }) =>
        lengthsIn(turns).reduce((sum, one) => sum + (binOf(one.turns) === bin ? one.games : 0), 0),
      ),
    }
  })
}

interface Ends {
  readonly from: number
  readonly to: number
  readonly isOpenBelow: boolean
  readonly isOpenAbove: boolean
}

function labelOf({ from, to, isOpenBelow, isOpenAbove }: Ends): string {
  if (isOpenBelow) return `to ${to}`
  if (isOpenAbove) return `${from} +`
  return from === to ? String(from) : `${from}–${to}`
}

interface Length {
  readonly turns: number
  readonly games: number
}

const lengthsIn = (counts: Tally['turns']): readonly Length[] =>
  Object.entries(counts).map(([turns, games]) => ({ turns: Number(turns), games }))

/** The length that so many games do not reach. */
function turnsAt(sorted: readonly Length[], wanted: number): number {
  let games = 0
  for (const one of sorted) {
    games += one.games
    if (games > wanted) return one.turns
  }
  return sorted.at(-1)?.turns ?? 0
}

export const spreadOfLengths = ({ turns }: Tally): Spread => spreadOf(turns)
