import { type Refusal, refuse } from '@starboard/kernel'
import * as z from 'zod/mini'
import { reportInPage } from '../page/report-in-page.ts'
import { type Made, REPORT_FORMAT, type Report } from './report.ts'

const count = z.int().check(z.gte(0))
const text = z.string()
const standing = z.strictObject({ games: count, winShares: count, firstShares: count, points: z.int() })
const counts = z.record(text, count)

const tally = z.strictObject({
  games: count,
  entries: count,
  seats: z.array(standing),
  bots: z.record(text, standing),
  turns: counts,
  endings: counts,
  statistics: z.record(text, z.strictObject({ games: count, sum: z.int(), squares: count })),
  starts: z.array(standing),
  cards: z.array(z.strictObject({ name: text, group: text, users: count, winShares: count })),
})

const ruleSet = z.strictObject({
  name: text,
  bots: z.array(text).check(z.minLength(1)),
  options: z.record(text, z.unknown()),
  given: z.record(text, text),
})

const plan = z.strictObject({
  game: text,
  name: text,
  kind: z.literal(['competitive', 'co-op']),
  rules: count,
  seats: count.check(z.gte(1)),
  seed: text,
  from: count,
  games: count,
  ruleSets: z.array(ruleSet).check(z.minLength(1)),
  sweep: z.exactOptional(z.strictObject({ option: text, label: text })),
  starts: z.exactOptional(z.strictObject({ noun: text, isTurnOrder: z.boolean() })),
  cards: z.exactOptional(z.literal(['played', 'bought'])),
  command: text,
})

const report = z.strictObject({
  format: z.literal(REPORT_FORMAT),
  plan,
  tallies: z.array(tally),
  part: z.exactOptional(z.strictObject({ number: count.check(z.gte(1)), of: count.check(z.gte(1)) })),
  made: z.strictObject({ at: text, ms: count, workers: count, machine: text }),
})

const NO_REPORT = refuse('no-report', 'lab', `This is no report of the lab (${REPORT_FORMAT}).`)

/** Where `simulate --json` has a report among its figures, the time stands beside it. */
const answer = z.object({ seconds: z.number(), lab: z.record(text, z.unknown()) })

/** A report out of a file: as data, as a page with its data in it, or what `simulate --json` prints. */
export function readReport(file: string): Report | Refusal {
  const given = dataIn(file)
  const told = z.safeParse(answer, given)
  const inside = told.success ? { ...told.data.lab, made: madeIn(told.data.seconds) } : given
  const read = z.safeParse(report, inside)
  if (!read.success) return NO_REPORT
  const isWhole = read.data.tallies.length === read.data.plan.ruleSets.length
  return isWhole ? read.data : NO_REPORT
}

const madeIn = (seconds: number): Made => ({ at: '', ms: Math.round(seconds * 1000), workers: 1, machine: 'unknown' })

function dataIn(file: string): unknown {
  try {
    return JSON.parse(file.trimStart().startsWith('<') ? (reportInPage(file) ?? '') : file)
  } catch {
    return null
  }
}
