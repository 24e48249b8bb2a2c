import type { Tally } from '@starboard/bots'
import type { Plan } from '../plan/plan.ts'
import { discoveries } from '../statistics/discoveries.ts'
import { compareMeans, estimateMean, type Moments } from '../statistics/mean.ts'
import { compareShares, type Difference, type Estimate, estimateShare, type Share } from '../statistics/share.ts'
import { startName } from './standings.ts'
import { crewWins, isCrew, winsAt } from './wins.ts'
import { codeText } from './words.ts'

/** Something that two rule sets can differ in. */
export type Measure =
  | { readonly kind: 'share'; readonly name: string; of(tally: Tally): Share }
  | { readonly kind: 'mean'; readonly name: string; of(tally: Tally): Moments }

const MOST_ENDINGS = 6

/** Who wins, how it ends and how long it takes. */
export function mainMeasures(plan: Plan, tallies: readonly Tally[]): readonly Measure[] {
  const crew: Measure = { kind: 'share', name: 'crew wins', of: crewWins }
  const first: Measure = {
    kind: 'share',
    name: plan.starts?.isTurnOrder === true ? 'first to act wins' : `${startName(plan, 1).toLowerCase()} wins`,
    of: ({ starts }) => winsAt(starts, 0),
  }
  return [
    ...(isCrew(plan) ? [crew] : plan.starts === undefined ? [] : [first]),
    ...endingsOf(tallies).slice(0, MOST_ENDINGS).map(endingMeasure),
    { kind: 'mean', name: 'turns', of: ({ turns }) => momentsOf(turns) },
  ]
}

/** The game's own figures, which decide nothing. */
export const ownMeasures = (tallies: readonly Tally[]): readonly Measure[] =>
  [...new Set(tallies.flatMap(({ statistics }) => Object.keys(statistics)))]
    .filter((name) => name !== 'turns')
    .toSorted()
    .map((name) => ({
      kind: 'mean',
      name: codeText(name),
      of: ({ games, statistics }) => ({ ...(statistics[name] ?? NOTHING), count: games }),
    }))

const NOTHING = { sum: 0, squares: 0 }

/** All that occurred, the most frequent first. */
export function endingsOf(tallies: readonly Tally[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { endings } of tallies)
    for (const [ending, games] of Object.entries(endings)) counts.set(ending, (counts.get(ending) ?? 0) + games)
  return [...counts].toSorted(([a, many], [b, few]) => few - many || (a < b ? -1 : 1)).map(([ending]) => ending)
}

const endingMeasure = (ending: string): Measure => ({
  kind: 'share',
  name: `ends in “${codeText(ending)}”`,
  of: ({ endings, games }) => ({ count: endings[ending] ?? 0, of: games }),
})

function momentsOf(counts: Tally['turns']): Moments {
  const rows = Object.entries(counts).map(([value, count]) => ({ value: Number(value), count }))
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    sum: rows.reduce((sum, { value, count }) => sum + value * count, 0),
    squares: rows.reduce((sum, { value, count }) => sum + value * value * count, 0),
  }
}

export const estimate = (measure: Measure, tally: Tally): Estimate =>
  measure.kind === 'share' ? estimateShare(measure.of(tally)) : estimateMean(measure.of(tally))

export interface Comparison {
  readonly measure: Measure
  readonly first: Estimate
  readonly second: Estimate
  readonly difference: Difference
  /** It stands out, corrected for as many comparisons as there are. */
  readonly isFound: boolean
}

/** What the second rule set has more or less of than the first. */
export function compared(
  measures: readonly Measure[],
  [first, second]: readonly [Tally, Tally],
): readonly Comparison[] {
  const differences = measures.map((measure) => differenceOf(measure, [first, second]))
  const found = discoveries(differences.map(({ chance }) => chance))
  return measures.map((measure, place) => ({
    measure,
    first: estimate(measure, first),
    second: estimate(measure, second),
    difference: differences[place] ?? differenceOf(measure, [first, second]),
    isFound: found[place] === true,
  }))
}

const differenceOf = (measure: Measure, [first, second]: readonly [Tally, Tally]): Difference =>
  measure.kind === 'share'
    ? compareShares(measure.of(first), measure.of(second))
    : compareMeans(measure.of(first), measure.of(second))
