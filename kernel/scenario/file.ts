import * as z from 'zod/mini'
import { HOLDERS } from '../contract/contract.ts'
import { isRefusal, type Refusal, refuse } from '../contract/refusal.ts'
import { sentenceOf } from '../contract/schema.ts'

export const SCENARIO_FORMAT = 'starboard-scenario/1'

const name = z.string().check(z.minLength(1))
const wholeNumber = z.int().check(z.gte(0))
const luck = z.optional(z.array(z.union([z.int(), z.string()])))
const part = z.record(z.string(), z.unknown())
const parts = z.array(part)

/**
 * What must be found. Everything is partial: what is not named is not looked at. A list must be complete, but may be
 * written as a record of places instead, `{ "0": … }` or `{ "Ada": … }`, to name only some of them.
 */
const expectation = z.strictObject({
  state: z.optional(part),
  /** By name of a player, or `spectator`. */
  views: z.optional(z.record(z.string(), part)),
  /** Paths such as `players.1.hand` that a viewer's view must not have. */
  hidden: z.optional(z.record(z.string(), z.array(z.string()))),
  /** In this order; others may happen in between. After a step: of that step. At the end: of the whole scenario. */
  events: z.optional(parts),
  /** The same, as one viewer was told. */
  told: z.optional(z.record(z.string(), parts)),
  /** Null: the match goes on. */
  outcome: z.optional(z.nullable(part)),
  /** All questions, in order, with the seat by name. */
  open: z.optional(z.array(z.looseObject({ seat: name }))),
})

const expect = z.optional(expectation)
const refused = z.optional(z.strictObject({ rule: z.string(), code: z.optional(z.string()) }))

const actStep = z.strictObject({ seat: name, do: z.unknown(), luck, refused, expect })
const clockStep = z.strictObject({ at: wholeNumber, luck, expect })
const mannedStep = z.strictObject({ manned: name, holder: z.literal(HOLDERS), expect })
const undoStep = z.strictObject({ undo: name, refused: z.optional(z.boolean()), expect })

const file = z.strictObject({
  format: z.literal(SCENARIO_FORMAT),
  game: z.string(),
  title: z.string().check(z.minLength(1)),
  /** In the game's own words of why this is so; for the reader. */
  about: z.optional(z.string()),
  seats: z.array(name).check(z.minLength(1)),
  options: z.optional(part),
  seatOptions: z.optional(z.array(part)),
  bots: z.optional(z.array(name)),
  series: z.optional(z.strictObject({ games: wholeNumber, number: wholeNumber })),
  carry: z.optional(z.unknown()),
  pace: z.optional(z.strictObject({ pauseMs: z.optional(wholeNumber), fixedWindows: z.optional(z.boolean()) })),
  setupLuck: luck,
  /** The position, in the words of the game's `arrange`. */
  given: z.optional(part),
  steps: z.array(z.looseObject({})),
  expect,
})

type Mutable<X> = { -readonly [K in keyof X]: X[K] }
export type Expectation = z.output<typeof expectation>
type ActStep = z.output<typeof actStep>
type ClockStep = z.output<typeof clockStep>
type MannedStep = z.output<typeof mannedStep>
type UndoStep = z.output<typeof undoStep>
export type ScenarioStep = ActStep | ClockStep | MannedStep | UndoStep
export type ScenarioFile = Omit<z.output<typeof file>, 'steps'> & { readonly steps: readonly ScenarioStep[] }

/** A scenario from outside: every part is known and of its type, and everybody who is named sits at the table. */
export function readScenario(value: unknown): ScenarioFile | Refusal {
  const read = z.safeParse(file, value)
  if (!read.success) return notOne(read.error.issues)
  const steps: ScenarioStep[] = []
  for (const [place, given] of read.data.steps.entries()) {
    const step = readStep(given, place)
    if (isRefusal(step)) return step
    steps.push(step)
  }
  const scenario: Mutable<ScenarioFile> = { ...read.data, steps }
  return checkNames(scenario) ?? scenario
}

function readStep(given: object, place: number): ScenarioStep | Refusal {
  const schema = schemaOf(given)
  if (schema === null)
    return noScenario(
      `“steps.${place}” needs “seat” and “do”, or one of “at”, “undo” and “manned”, to say what happens.`,
    )
  const read = z.safeParse(schema, given)
  return read.success ? read.data : notOne(read.error.issues, ['steps', place])
}

function schemaOf(given: object): z.ZodMiniType<ScenarioStep> | null {
  if ('do' in given || 'seat' in given) return actStep
  if ('undo' in given) return undoStep
  if ('manned' in given) return mannedStep
  return 'at' in given ? clockStep : null
}

function checkNames({ seats, bots = [], steps, expect }: ScenarioFile): Refusal | null {
  const twice = seats.find((one, place) => seats.indexOf(one) !== place)
  if (twice !== undefined) return noScenario(`Two players are called ${twice}.`)
  const named = [...bots, ...steps.flatMap(namesIn), ...namesExpected(expect)]
  const stranger = named.find((one) => !seats.includes(one))
  return stranger === undefined ? null : noScenario(`Nobody here is called ${stranger}; there are ${seats.join(', ')}.`)
}

const namesIn = (step: ScenarioStep): string[] => [
  ...('seat' in step ? [step.seat] : []),
  ...('undo' in step ? [step.undo] : []),
  ...('manned' in step ? [step.manned] : []),
  ...namesExpected(step.expect),
]

const namesExpected = ({ views, hidden, told, open }: Expectation = {}): string[] => [
  ...[views, hidden, told].flatMap((by) => Object.keys(by ?? {})).filter((viewer) => viewer !== 'spectator'),
  ...(open ?? []).map(({ seat }) => seat),
]

function notOne(issues: readonly z.core.$ZodIssue[], under: readonly (string | number)[] = []): Refusal {
  const [issue] = issues
  return noScenario(issue === undefined ? '' : sentenceOf({ ...issue, path: [...under, ...issue.path] }))
}

const noScenario = (problem: string): Refusal =>
  refuse('no-scenario', 'kernel', `This is no scenario of the format ${SCENARIO_FORMAT}. ${problem}`)
