import { type Figures, figuresOf, type Tally } from '@starboard/bots'
import type { Job } from './job.ts'

/** The answer to `simulate`: what was played, how fast, and what came of it. */
export interface Report extends Job, Figures {
  /** The name for people. */
  readonly name: string
  readonly rules: number
  readonly seconds: number
  readonly gamesPerSecond: number
}

export interface Run {
  readonly job: Job
  readonly name: string
  readonly rules: number
  readonly tally: Tally
  readonly seconds: number
}

export function reportOf({ job, name, rules, tally, seconds }: Run): Report {
  return {
    name,
    rules,
    ...job,
    seconds: Math.round(seconds * 1000) / 1000,
    gamesPerSecond: Math.round((tally.games / seconds) * 10) / 10,
    ...figuresOf(tally),
  }
}
