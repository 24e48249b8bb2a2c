import { type Figures, figuresOf, type Interval, type Tally } from '@starboard/bots'
import type { Meta } from '@starboard/kernel'
import type { Job } from './job.ts'

/** The answer to `simulate`: what was played, how fast, and what came of it. */
export interface Report extends Job, Figures {
  /** The name for people. */
  readonly name: string
  readonly rules: number
  readonly seconds: number
  readonly gamesPerSecond: number
  /** Only where all play together. */
  readonly crew?: CrewFigures
}

/** A crew wins or loses as one. */
export interface CrewFigures {
  readonly winRate: number
  readonly winRateInterval: Interval
  readonly points: number
}

export interface Run {
  readonly job: Job
  readonly meta: Meta
  readonly tally: Tally
  readonly seconds: number
}

export function reportOf({ job, meta, tally, seconds }: Run): Report {
  const figures = figuresOf(tally)
  return {
    name: meta.name,
    rules: meta.rules,
    ...job,
    seconds: Math.round(seconds * 1000) / 1000,
    gamesPerSecond: Math.round((tally.games / seconds) * 10) / 10,
    ...figures,
    ...(meta.kind === 'co-op' && { crew: crewOf(figures) }),
  }
}

/** What every seat of it has in common. */
const crewOf = ({ winRateBySeat, winRateBySeatInterval, pointsBySeat }: Figures): CrewFigures => ({
  winRate: winRateBySeat[0] ?? 0,
  winRateInterval: winRateBySeatInterval[0] ?? [0, 1],
  points: pointsBySeat[0] ?? 0,
})
