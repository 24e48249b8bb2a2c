import { availableParallelism } from 'node:os'
import type { Tally } from '@starboard/bots'
import { type PartOf, type Plan, REPORT_FORMAT, type Report, type RuleSet, spanOf, tidied } from '@starboard/lab'
import { Failure } from '../ending.ts'
import { BrokenGame, playInWorkers } from './pool.ts'
import type { Progress } from './progress.ts'

export interface Playing {
  readonly workers: number
  readonly part: PartOf | null
  readonly progress: Progress
}

/** Plays all rule sets of a plan, or one part of each, on all cores. */
export async function playPlan(plan: Plan, { workers, part, progress }: Playing): Promise<Report> {
  const start = performance.now()
  const span = part === null ? plan : spanOf(plan, part)
  const tallies: Tally[] = []
  for (const ruleSet of plan.ruleSets) {
    const { game, seats, seed } = plan
    const { bots, options } = ruleSet
    try {
      const job = { game, seats, seed, bots, options }
      tallies.push(await playInWorkers(job, span, { workers, onPlayed: progress.add }))
    } catch (error) {
      throw error instanceof BrokenGame ? new Failure(brokenText(plan, ruleSet, error)) : error
    }
  }
  return tidied({
    format: REPORT_FORMAT,
    plan,
    tallies,
    ...(part !== null && { part }),
    made: {
      at: new Date().toISOString(),
      ms: Math.round(performance.now() - start),
      workers,
      machine: `${process.platform} ${process.arch}, ${availableParallelism()} cores, Node ${process.versions.node}`,
    },
  })
}

function brokenText({ game, seats, seed }: Plan, { bots, given }: RuleSet, broken: BrokenGame): string {
  const again = [
    `starboard simulate ${game} --seats ${seats} --bots ${bots.join(',')}`,
    ...Object.entries(given).map(([name, text]) => `--option ${name}=${text}`),
    `--seed ${JSON.stringify(seed)} --from ${broken.index} --games 1`,
  ]
  return `Game ${broken.index} (seed ${JSON.stringify(broken.seed)}) broke: ${broken.message}\nSee it again: ${again.join(' ')}`
}
