import type { Tally } from '@starboard/bots'
import { canonical } from '@starboard/kernel'
import type { Plan } from '../plan/plan.ts'

export const REPORT_FORMAT = 'starboard-lab/1'

/** What was played and what came of it. Whole numbers only: made in parts, it is the very same. */
export interface Report {
  readonly format: typeof REPORT_FORMAT
  readonly plan: Plan
  /** One for each rule set of the plan. */
  readonly tallies: readonly Tally[]
  /** Only in a part: which of how many. */
  readonly part?: { readonly number: number; readonly of: number }
  readonly made: Made
}

/** When and where: the one member in which two reports of the same games differ. */
export interface Made {
  /** As ISO 8601. */
  readonly at: string
  /** How long it played. */
  readonly ms: number
  readonly workers: number
  readonly machine: string
}

/** The same with all members in one order: whatever is made of it then is the same, too. */
export const tidied = (report: Report): Report => JSON.parse(canonical(report))

/** One text for one report. */
export const printReport = (report: Report): string => `${canonical(report)}\n`
