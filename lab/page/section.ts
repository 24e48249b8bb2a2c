import type { Tally } from '@starboard/bots'
import type { Drawn } from '../drawing/node.ts'
import type { RuleSet } from '../plan/plan.ts'
import type { Report } from '../report/report.ts'

/** One finding with what it is drawn of: for the page file and the screen alike. */
export interface Section {
  readonly id: string
  /** What was found, in a sentence. */
  readonly title: string
  /** What is shown and how. */
  readonly about: string
  readonly content: readonly Drawn[]
  readonly note?: string
}

/** A rule set with what came of it. */
export interface Played {
  readonly ruleSet: RuleSet
  readonly tally: Tally
}

const playedIn = ({ plan, tallies }: Report): readonly Played[] =>
  plan.ruleSets.flatMap((ruleSet, place) => {
    const tally = tallies[place]
    return tally === undefined || tally.games === 0 ? [] : [{ ruleSet, tally }]
  })

const SIDES = ['A', 'B'] as const

/** The two that stand side by side, or the first alone. */
export const sidesOf = (report: Report): readonly Played[] =>
  playedIn(report).filter(({ ruleSet }) => SIDES.some((side) => side === ruleSet.name))

export const sweptIn = (report: Report): readonly Played[] =>
  playedIn(report).filter(({ ruleSet }) => !SIDES.some((side) => side === ruleSet.name))
