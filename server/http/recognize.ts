import type * as z from 'zod/mini'

type Test = (value: unknown) => boolean
type Schema = z.core.$ZodType
type Def = z.core.$ZodTypeDef

/**
 * A quick test made from a schema: what passes it is let in by the schema as it is, unchanged. It knows records without
 * other members, texts, fixed values and whatever may be anything; a schema with anything else in it has no such test. What
 * does not pass is for the schema itself to refuse, with its reasons.
 */
export function recognizing(schema: Schema): Test {
  const { def } = schema._zod
  const test = TESTS[def.type]
  if (test === undefined) throw new Error(`There is no quick test for ${def.type}.`)
  return test(def as never)
}

const TESTS: Readonly<Record<string, (def: never) => Test>> = {
  object: ({ shape, catchall }: z.core.$ZodObjectDef) => {
    if (catchall?._zod.def.type !== 'never') throw new Error('There is a quick test only for a strict record.')
    return recordTest(shape)
  },
  literal: ({ values }: z.core.$ZodLiteralDef<z.core.util.Literal>) => {
    const [only] = values
    return values.length === 1 ? (value) => value === only : (value) => values.some((one) => one === value)
  },
  string: ({ checks = [] }: Def) => {
    const tests = checks.filter((check) => check._zod.def.check !== WORDS).map(textTest)
    return (value) => typeof value === 'string' && tests.every((test) => test(value))
  },
  unknown: () => () => true,
}

type Check = z.core.$ZodCheck<never>

function textTest(check: Check): (text: string) => boolean {
  const def = check._zod.def as { check: string; minimum?: number; maximum?: number; pattern?: RegExp }
  const { minimum = 0, maximum = Number.POSITIVE_INFINITY, pattern = /^/ } = def
  if (!TEXT_CHECKS.includes(def.check)) throw new Error(`There is no quick test for ${def.check}.`)
  return (text) => text.length >= minimum && text.length <= maximum && pattern.test(text)
}

/** What is only said of a text. */
const WORDS = 'describe'
const TEXT_CHECKS = ['min_length', 'max_length', 'string_format']

interface Member {
  readonly name: string
  readonly isOptional: boolean
  readonly test: Test
}

function recordTest(shape: Readonly<Record<string, Schema>>): Test {
  const members = Object.entries(shape).map(([name, schema]) => memberOf(name, schema))
  const names = new Set(Object.keys(shape))
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    for (const name in value) if (!names.has(name)) return false
    return members.every((member) => hasMember(value as Readonly<Record<string, unknown>>, member))
  }
}

function memberOf(name: string, schema: Schema): Member {
  const { def } = schema._zod
  const isOptional = def.type === 'optional'
  const inner = isOptional ? (def as z.core.$ZodOptionalDef).innerType : schema
  return { name, isOptional, test: recognizing(inner) }
}

function hasMember(record: Readonly<Record<string, unknown>>, { name, isOptional, test }: Member): boolean {
  return Object.hasOwn(record, name) ? test(record[name]) : isOptional
}
