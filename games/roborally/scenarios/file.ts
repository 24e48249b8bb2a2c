import { type Refusal, refuse, sentenceOf } from '@starboard/kernel'
import * as z from 'zod/mini'
import { cardSchema } from '../rules/actions.ts'
import { LETTERS } from '../rules/heading.ts'
import { REGISTERS, STATUSES } from '../rules/state.ts'

export const RACE_FORMAT = 'rr-scenario-1'

const id = z.string().check(z.minLength(1))
const place = z.tuple([z.int(), z.int()])
const heading = z.literal([...LETTERS])
const count = z.int().check(z.gte(0))
const registerNumber = z.literal([...REGISTERS])
const registerName = z.enum(['1', '2', '3', '4', '5'])
const entries = z.array(z.nullable(cardSchema)).check(z.length(REGISTERS.length))

const robot = z.strictObject({
  id,
  at: place,
  heading,
  damage: z.optional(z.int().check(z.gte(0), z.lte(9))),
  lives: z.optional(z.int().check(z.gte(1), z.lte(9))),
  archive: z.optional(place),
  next: z.optional(z.int().check(z.gte(1), z.lte(9))),
  poweredDown: z.optional(z.boolean()),
})

/** What is not named is not looked at. */
const found = z.strictObject({
  at: z.optional(z.nullable(place)),
  heading: z.optional(heading),
  damage: z.optional(count),
  lives: z.optional(count),
  status: z.optional(z.literal([...STATUSES])),
  next: z.optional(count),
  archive: z.optional(place),
  locked: z.optional(z.array(registerNumber)),
  lockedCards: z.optional(z.partialRecord(registerName, z.nullable(cardSchema))),
  poweredDown: z.optional(z.boolean()),
})

const robots = z.record(id, found)

const waiting = z.strictObject({
  cells: z.optional(z.array(place)),
  headings: z.optional(z.record(z.string().check(z.regex(/^\d+,\d+$/)), z.array(heading))),
})

const expectation = z.strictObject({
  start: z.optional(robots),
  afterRegister: z.optional(z.partialRecord(registerName, robots)),
  afterTurn: z.optional(robots),
  winner: z.optional(z.array(id)),
  reentry: z.optional(z.catchall(z.object({ order: z.optional(z.array(id)) }), waiting)),
})

const decision = z.strictObject({
  robot: id,
  heading,
  at: z.optional(place),
  powerDown: z.optional(z.boolean()),
})

const turn = z.strictObject({
  programs: z.record(id, entries),
  announce: z.optional(z.array(id)),
  registers: z.optional(registerNumber),
  decisions: z.optional(z.array(decision)),
  expect: z.optional(expectation),
})

const file = z.strictObject({
  format: z.literal(RACE_FORMAT),
  name: z.string().check(z.minLength(1)),
  source: z.optional(z.string()),
  rules: z.optional(z.array(z.string())),
  options: z.optional(z.record(z.string(), z.unknown())),
  course: z.array(z.string()).check(z.minLength(1)),
  robots: z.array(robot).check(z.minLength(1), z.maxLength(8)),
  undealt: z.optional(z.array(cardSchema)),
  turns: z.array(turn).check(z.minLength(1)),
})

export type RaceFile = z.output<typeof file>
export type GivenRobot = z.output<typeof robot>
export type GivenTurn = z.output<typeof turn>
export type FoundRobot = z.output<typeof found>
export type Decision = z.output<typeof decision>
export type Waiting = z.output<typeof waiting>

/** A scenario from outside: every part is known and of its type. */
export function readRace(value: unknown): RaceFile | Refusal {
  const read = z.safeParse(file, value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  return noRace(issue === undefined ? '' : sentenceOf(issue))
}

export const noRace = (problem: string): Refusal =>
  refuse('no-scenario', 'RR-13.14', `This is no scenario of the format ${RACE_FORMAT}. ${problem}`)
