import { emptyTally, mergeTally, type Tally } from '@starboard/bots'
import { canonical, type Refusal, refuse } from '@starboard/kernel'
import type { Plan } from '../plan/plan.ts'
import { type Made, type Report, tidied } from './report.ts'

/** A report with the name that a mistake is told by. */
export interface NamedReport {
  readonly name: string
  readonly report: Report
}

/** All parts of one report as the whole, in whatever order they come. */
export function merged(reports: readonly NamedReport[]): Report | Refusal {
  const [first] = reports
  if (first === undefined) return refuse('no-parts', 'lab', 'There is nothing to merge.')
  const problem = strangerAmong(reports) ?? partsProblem(reports)
  if (problem !== null) return refuse('unfit-parts', 'lab', problem)
  const inOrder = reports.map(({ report }) => report).toSorted((a, b) => (a.part?.number ?? 0) - (b.part?.number ?? 0))
  const { format, plan } = first.report
  return tidied({
    format,
    plan,
    tallies: plan.ruleSets.map((_, place) => sumOf(inOrder.flatMap(({ tallies }) => tallies[place] ?? []))),
    made: madeTogether(inOrder.map(({ made }) => made)),
  })
}

function sumOf(tallies: readonly Tally[]): Tally {
  const sum = emptyTally()
  for (const tally of tallies) mergeTally(sum, tally)
  return sum
}

function strangerAmong(reports: readonly NamedReport[]): string | null {
  const [first, ...others] = reports
  const whole = reports.find(({ report }) => report.part === undefined)
  if (whole !== undefined)
    return `${whole.name} is a whole report, not a part of one: there is nothing to merge it with.`
  for (const { name, report } of others) {
    const difference = first === undefined ? null : differenceOf(first.report, report)
    if (difference !== null) return `${name} does not belong to ${first?.name}: ${difference}.`
  }
  return null
}

function differenceOf(first: Report, other: Report): string | null {
  for (const member of MEMBERS) {
    const [wanted, found] = [first, other].map(({ plan }) => canonical(plan[member] ?? null))
    if (wanted !== found) return `its ${WORDS[member]} ${found?.slice(0, SHOWN)}, not ${wanted?.slice(0, SHOWN)}`
  }
  const [of, own] = [first.part?.of, other.part?.of]
  return of === own ? null : `it is one of ${own} parts, not of ${of}`
}

const SHOWN = 60

const WORDS: { readonly [K in keyof Plan]-?: string } = {
  game: 'game is',
  name: 'game is',
  kind: 'kind of game is',
  rules: 'version of the rules is',
  seats: 'number of seats is',
  seed: 'seed is',
  from: 'first game is',
  games: 'number of games is',
  sweep: 'sweep is',
  starts: 'turn order is',
  cards: 'cards are',
  command: 'command is',
  ruleSets: 'rule sets are',
}
const MEMBERS = Object.keys(WORDS) as readonly (keyof Plan)[]

function partsProblem(reports: readonly NamedReport[]): string | null {
  const of = reports[0]?.report.part?.of ?? 0
  const byNumber = Array.from({ length: of }, (_, place) =>
    reports.filter(({ report }) => report.part?.number === place + 1),
  )
  const twice = byNumber.findIndex((found) => found.length > 1)
  if (twice !== -1)
    return `Part ${twice + 1} of ${of} is there twice: ${byNumber[twice]?.map(({ name }) => name).join(' and ')}.`
  const missing = byNumber.flatMap((found, place) => (found.length === 0 ? [place + 1] : []))
  if (missing.length === 0) return null
  return `${missing.length === 1 ? 'Part' : 'Parts'} ${missing.join(', ')} of ${of} ${missing.length === 1 ? 'is' : 'are'} missing.`
}

/** The time of all parts together, and the latest of their days. */
const madeTogether = (made: readonly Made[]): Made => ({
  at:
    made
      .map(({ at }) => at)
      .toSorted()
      .at(-1) ?? '',
  ms: made.reduce((sum, { ms }) => sum + ms, 0),
  workers: made.reduce((sum, { workers }) => sum + workers, 0),
  machine: [...new Set(made.map(({ machine }) => machine))].toSorted().join('; '),
})
