import { type Figures, figuresOf, type Interval } from '@starboard/bots'
import type { Report as LabReport, RuleSet } from '@starboard/lab'

/** The answer to `simulate` for programs: what was played with the first rule set, how fast, and what came of it. */
export interface Report extends Figures, Pick<RuleSet, 'bots' | 'options'> {
  readonly game: string
  /** The name for people. */
  readonly name: string
  readonly rules: number
  readonly seats: number
  readonly seed: string
  readonly seconds: number
  /** Of all rule sets together. */
  readonly gamesPerSecond: number
  /** Only where all play together. */
  readonly crew?: CrewFigures
  /** The other rule sets, where there are any. */
  readonly others?: readonly (Figures & Pick<RuleSet, 'name' | 'bots' | 'options'>)[]
  /** All of it as whole numbers, as `merge` reads it; the time stands above. */
  readonly lab: Omit<LabReport, 'made'>
}

/** A crew wins or loses as one. */
export interface CrewFigures {
  readonly winRate: number
  readonly winRateInterval: Interval
  readonly points: number
}

export function reportOf(lab: LabReport): Report {
  const { made, ...counted } = lab
  const { plan, tallies } = counted
  const [first, ...others] = plan.ruleSets.map(({ name, bots, options }, place) => {
    const tally = tallies[place]
    return { name, bots, options, tally, figures: tally === undefined ? null : figuresOf(tally) }
  })
  if (first?.figures == null) throw new Error('A report has at least one rule set.')
  const { name, rules, game, seats, seed } = plan
  const games = tallies.reduce((sum, tally) => sum + tally.games, 0)
  return {
    name,
    rules,
    game,
    seats,
    options: first.options,
    bots: first.bots,
    seed,
    seconds: made.ms / 1000,
    gamesPerSecond: made.ms === 0 ? 0 : Math.round((games / made.ms) * 10_000) / 10,
    ...first.figures,
    ...(plan.kind === 'co-op' && { crew: crewOf(first.figures) }),
    ...(others.length > 0 && {
      others: others.flatMap((other) =>
        other.figures === null
          ? []
          : [{ name: other.name, bots: other.bots, options: other.options, ...other.figures }],
      ),
    }),
    lab: counted,
  }
}

/** What every seat of it has in common. */
const crewOf = ({ winRateBySeat, winRateBySeatInterval, pointsBySeat }: Figures): CrewFigures => ({
  winRate: winRateBySeat[0] ?? 0,
  winRateInterval: winRateBySeatInterval[0] ?? [0, 1],
  points: pointsBySeat[0] ?? 0,
})
