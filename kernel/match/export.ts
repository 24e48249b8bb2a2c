import * as z from 'zod/mini'
import { type Game, type GameTypes, HOLDERS, type Outcome } from '../contract/contract.ts'
import { isDay } from '../contract/daily.ts'
import { knownRules, optionsBy } from '../contract/older-rules.ts'
import { isRefusal, type Refusal, refuse } from '../contract/refusal.ts'
import { sentenceOf } from '../contract/schema.ts'
import { seatOf } from '../contract/seat.ts'
import { setupWith } from '../contract/setup.ts'
import { commitmentOf, isSeed } from '../luck/committed.ts'
import { EXPORT_LIMITS, type ExportLimits, inThousands, oversize, tooLarge } from './limits.ts'
import { type Branch, BY, type Entry, type Header, MATCH_FORMAT } from './log.ts'
import { Match } from './match.ts'
import { type ExportSignature, exportSignature } from './signature.ts'

/** A finished match in one file: enough to replay it, to read it as a story, and to check every draw and every rule. */
export interface MatchExport<T extends GameTypes> {
  readonly header: Header<T>
  /** By seat, for the story only. */
  readonly names: readonly string[]
  readonly log: readonly Entry<T['Action']>[]
  /** The server's seed, opened now that the match is over. */
  readonly seed: string
  readonly hash: string
  readonly outcome: Outcome
  /** What happened at each entry, told without secrets; readable even when the rules of that time are gone. */
  readonly story: readonly (readonly { kind: string }[])[]
  /** Who vouches for all of it. Absent: nobody; it may be true all the same. */
  readonly signature?: ExportSignature
}

export function exportMatch<T extends GameTypes>(
  game: Game<T>,
  played: { header: Header<T>; log: readonly Entry<T['Action']>[]; seed: string; names: readonly string[] },
): MatchExport<T> | Refusal {
  const { header, log, seed, names } = played
  const story: (readonly { kind: string }[])[] = []
  const match = Match.fold({ game, header, source: null }, log, {
    onBatch: (batch) => story.push(batch.seenBy('everything')),
  })
  const { outcome } = match
  if (outcome === null)
    return refuse('not-over', 'kernel', 'The match is still going on; its seed stays sealed until the end.')
  if (commitmentOf(seed) !== header.commitment)
    return refuse('wrong-seed', 'kernel', 'This is not the seed that was published as a hash.')
  return { header, names, log, seed, hash: match.hash(), outcome, story }
}

const MOST_NAME_LETTERS = 200
const MOST_SEED_LETTERS = 1000

const wholeNumber = z.int().check(z.gte(0))
const luck = z.array(z.union([z.int(), z.string()]))
const seat = z.pipe(wholeNumber, z.transform(seatOf))
const happened = { at: wholeNumber, luck }

const entry = z.discriminatedUnion('kind', [
  z.strictObject({ ...happened, kind: z.literal('start') }),
  z.strictObject({ ...happened, kind: z.literal('wake') }),
  z.strictObject({ ...happened, kind: z.literal('manned'), seat, holder: z.literal(HOLDERS) }),
  z.strictObject({ ...happened, kind: z.literal('undo'), seat, to: wholeNumber }),
  z.strictObject({
    ...happened,
    kind: z.literal('act'),
    seat,
    action: z.unknown(),
    by: z.literal(BY),
    id: z.string(),
    chose: z.optional(luck),
  }),
])

const seatSeeds = z.array(z.string().check(z.maxLength(MOST_SEED_LETTERS)))

/** A branch of a branch of a branch … more often than this is nobody's play. */
const MOST_BRANCHES = 16

const branchWithin = (depth: number): z.ZodMiniType<Branch> =>
  z.strictObject({
    length: wholeNumber.check(z.gte(1)),
    seed: z.string().check(z.refine(isSeed)),
    seatSeeds,
    ...(depth > 1 && { branch: z.optional(branchWithin(depth - 1)) }),
  }) as unknown as z.ZodMiniType<Branch>

const file = z.strictObject({
  header: z.strictObject({
    format: z.literal(MATCH_FORMAT),
    game: z.string(),
    setup: z.strictObject({
      rules: wholeNumber,
      seats: wholeNumber,
      options: z.record(z.string(), z.unknown()),
      seatOptions: z.array(z.record(z.string(), z.unknown())),
      bots: z.array(seat),
      series: z.optional(z.strictObject({ games: wholeNumber, number: wholeNumber })),
      carry: z.optional(z.unknown()),
    }),
    pace: z.strictObject({ pauseMs: wholeNumber, fixedWindows: z.boolean() }),
    commitment: z.string().check(z.refine(isSeed)),
    seatSeeds,
    hints: z.optional(z.literal(true)),
    branch: z.optional(branchWithin(MOST_BRANCHES)),
    daily: z.optional(z.string().check(z.refine(isDay))),
  }),
  names: z.array(z.string().check(z.maxLength(MOST_NAME_LETTERS))),
  log: z.array(entry),
  seed: z.string().check(z.refine(isSeed)),
  hash: z.string(),
  // As much of it as screens read; whether it is the true one says `verify`.
  outcome: z.looseObject({
    places: z.array(z.int()),
    points: z.array(z.int()),
    result: z.string(),
    text: z.string(),
    turns: z.int(),
  }),
  story: z.array(z.array(z.looseObject({ kind: z.string() }))),
  signature: z.optional(exportSignature),
})

/** The game an export is of, before anything else about it is known. */
export function gameOfExport(value: unknown): string | Refusal {
  const read = z.safeParse(z.looseObject({ header: z.looseObject({ game: z.string() }) }), value)
  return read.success ? read.data.header.game : refuse('no-export', 'kernel', 'This is not an exported match.')
}

/** An export from outside: its shape, its options and every action are checked; whether it is true says `verify`. */
export function readExport<T extends GameTypes>(
  game: Game<T>,
  value: unknown,
  limits = EXPORT_LIMITS,
): MatchExport<T> | Refusal {
  const large = oversize(value, limits) ?? tooLong(value, limits)
  if (large !== null) return large
  const read = z.safeParse(file, value)
  if (!read.success)
    return refuse(
      'no-export',
      'kernel',
      `This is not an exported match of the format ${MATCH_FORMAT}. ${firstProblem(read.error.issues)}`,
    )
  const { header, log, names } = read.data
  if (header.game !== game.meta.id)
    return refuse('other-game', 'kernel', `This is a match of ${header.game}, not of ${game.meta.id}.`)
  const { rules, seats, seatOptions, bots, series, carry } = header.setup
  const form = optionsBy(game, rules)
  if (form === null)
    return refuse(
      'other-rules',
      'kernel',
      `This match was played by version ${rules} of the rules; known here: ${knownRules(game).join(', ')}.`,
    )
  const options = form.read(header.setup.options)
  if (isRefusal(options)) return options
  const setup = setupWith(game, options, { rules, seats, seatOptions, bots, carry, ...(series && { series }) })
  if (isRefusal(setup)) return setup
  if (names.length !== setup.seats)
    return refuse('no-export', 'kernel', `There are ${setup.seats} seats but ${names.length} names.`)
  if (header.branch !== undefined && header.branch.length > log.length)
    return refuse('no-export', 'kernel', 'Its log is shorter than what it took over from another match.')
  const bad = log.map((one) => badEntry(game, one, setup.seats)).findIndex((problem) => problem !== null)
  const problem = log[bad] === undefined ? null : badEntry(game, log[bad], setup.seats)
  if (problem !== null) return refuse('no-export', 'kernel', `Entry ${bad}: ${problem}`)
  return { ...read.data, header: { ...header, setup } } as unknown as MatchExport<T>
}

/** Counted before anything is looked at. */
function tooLong(value: unknown, { entries, undos }: ExportLimits): Refusal | null {
  const read = z.safeParse(z.looseObject({ log: z.array(z.looseObject({ kind: z.string() })) }), value)
  if (!read.success) return null
  const { log } = read.data
  if (log.length > entries)
    return tooLarge(`Its log has ${inThousands(log.length)} entries, more than ${inThousands(entries)}.`)
  const taken = log.filter(({ kind }) => kind === 'undo').length
  return taken > undos
    ? tooLarge(`Its log takes back ${inThousands(taken)} moves, more than ${inThousands(undos)}.`)
    : null
}

function badEntry<T extends GameTypes>(game: Game<T>, one: z.output<typeof entry>, seats: number): string | null {
  if (one.kind === 'start' || one.kind === 'wake') return null
  if (one.seat >= seats) return `there is no seat ${one.seat}.`
  if (one.kind !== 'act') return null
  const action = game.action.read(one.action)
  return isRefusal(action) ? action.text : null
}

const firstProblem = (issues: readonly z.core.$ZodIssue[]): string =>
  issues[0] === undefined ? '' : sentenceOf(issues[0])
