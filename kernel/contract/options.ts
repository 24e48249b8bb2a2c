import * as z from 'zod/mini'
import type { Chance } from '../luck/chance.ts'
import { type About, numberFrom, type OpenFile, type Option, STREAM } from './option.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'

/**
 * A whole number in a range; `also` lists values outside it with a meaning of their own, such as 0 for no limit. What the unit
 * has a word for ("rounds, 0 = never") may be written as that word, and is kept as the number.
 */
export const int = (initial: number, range: IntRange, about: About): Option<number> => {
  const { min, max, also = [] } = range
  const words = wordsIn(about.unit)
  const wordOf = (value: number) => [...words].find(([, named]) => named === value)?.[0]
  const others = also.map((value) => `${wordOf(value) === undefined ? value : `${wordOf(value)} (${value})`} or `)
  return {
    kind: 'int',
    about,
    initial,
    min,
    max,
    schema: orOneOf(z.int().check(z.gte(min), z.lte(max)), [...also, ...words.keys()]),
    range: `${others.join('')}a whole number from ${min} to ${max}`,
    tidy: (value) => words.get(String(value)) ?? value,
    fromText: (text) => words.get(text) ?? numberFrom(text),
    sample(random) {
      const drawn = random.below(max - min + 1 + also.length, STREAM)
      return also[drawn] ?? min + drawn - also.length
    },
    ...(also.length > 0 && { values: also }),
  }
}

/** A word stands for a number that `tidy` puts in its place. */
const orOneOf = (inRange: z.ZodMiniType<number>, others: readonly (number | string)[]): z.ZodMiniType<number> =>
  others.length === 0 ? inRange : (z.union([inRange, z.literal([...others])]) as z.ZodMiniType<number>)

/** The numbers that a unit has a word for: "seconds, 0 = no limit". */
const wordsIn = (unit = ''): ReadonlyMap<string, number> =>
  new Map(
    unit.split(',').flatMap((part) => {
      const [figure = '', word] = part.trim().split(' = ')
      return word === undefined ? [] : [[word, Number(figure)] as const]
    }),
  )

export interface IntRange {
  readonly min: number
  readonly max: number
  readonly also?: readonly number[]
}

export const toggle = (initial: boolean, about: About): Option<boolean> => ({
  kind: 'toggle',
  about,
  initial,
  schema: z.boolean(),
  range: 'on or off',
  fromText: (text) => ({ on: true, true: true, off: false, false: false })[text],
  sample: (random) => random.below(2, STREAM) === 1,
})

type Choices = readonly [string | number, ...(string | number)[]]

export const choice = <const V extends Choices>(
  values: V,
  initial: NoInfer<V[number]>,
  about: About,
): Option<V[number]> => ({
  kind: 'choice',
  about,
  initial,
  values,
  schema: z.literal([...values]),
  range: `one of ${values.join(', ')}`,
  fromText: (text) => values.find((value) => String(value) === text),
  sample: (random) => values[random.below(values.length, STREAM)] ?? initial,
})

/** A few numbers that belong together, written 4/4/4. `holds` says what must be true of them as a whole. */
export const numbers = <const K extends string>(
  initial: Readonly<Record<K, number>>,
  range: {
    readonly min: number
    readonly max: number
    readonly holds: (value: Readonly<Record<K, number>>) => boolean
    readonly text: string
  },
  about: About,
): Option<Readonly<Record<K, number>>> => {
  const keys = Object.keys(initial) as K[]
  const made = (numberOf: (key: K, place: number) => number) =>
    Object.freeze(Object.fromEntries(keys.map((key, place) => [key, numberOf(key, place)]))) as Readonly<
      Record<K, number>
    >
  const part = z.int().check(z.gte(range.min), z.lte(range.max))
  const shape = z.strictObject(Object.fromEntries(keys.map((key) => [key, part])))
  return {
    kind: 'numbers',
    about,
    initial: made((key) => initial[key]),
    min: range.min,
    max: range.max,
    values: keys,
    schema: shape.check(
      z.refine((value) => range.holds(value as Readonly<Record<K, number>>)),
    ) as unknown as z.ZodMiniType<Readonly<Record<K, number>>>,
    range: `${keys.join(' / ')}, each a whole number from ${range.min} to ${range.max}, ${range.text}`,
    fromText(text) {
      const parts = text.split('/')
      return parts.length === keys.length
        ? made((_key, place) => numberFrom(parts[place] ?? '') ?? Number.NaN)
        : undefined
    },
    sample(random) {
      const some = made(() => range.min + random.below(range.max - range.min + 1, STREAM))
      return range.holds(some) ? some : made((key) => initial[key])
    },
  }
}

/**
 * Free text, such as a course: what it must say is the business of `checkSetup`. `tries` are samples for the laws alone.
 * A command line may write @path for the text of a file.
 */
export const text = (
  initial: string,
  range: {
    readonly most: number
    readonly samples: readonly [string, ...string[]]
    readonly tries?: readonly string[]
  },
  about: About,
): Option<string> => ({
  kind: 'text',
  about,
  initial,
  values: range.samples,
  max: range.most,
  schema: z.string().check(z.maxLength(range.most)),
  range: `text of at most ${range.most} characters`,
  fromText: (text, open) => (open !== undefined && text.startsWith('@') ? open(text.slice(1)).text : text),
  sample(random) {
    const all = [...range.samples, ...(range.tries ?? [])]
    return all[random.below(all.length, STREAM)] ?? initial
  },
})

type Shape = { readonly [name: string]: Option<unknown> }
type Values<S extends Shape> = { readonly [K in keyof S]: S[K] extends Option<infer V> ? V : never }

/** Options as a match gets them: complete, frozen, with the preset they started from. */
export type OptionsOf<F> = F extends OptionForm<infer O> ? O : never

/** One row of the form. */
export interface FormRow
  extends About,
    Pick<Option<unknown>, 'kind' | 'initial' | 'values' | 'min' | 'max' | 'step' | 'keys'> {
  readonly name: string
  /** Completes "… must be". */
  readonly range?: string
}

/** One declaration gives type, validation, defaults, presets and the form. */
export interface OptionForm<O> {
  readonly defaults: O
  /** Name of each preset and what it changes; the first is the default. */
  readonly presets: Readonly<Record<string, object>>
  /** What each preset is called on a screen, and what is special about it. */
  readonly presetWords: Readonly<Record<string, PresetWords>>
  readonly form: readonly FormRow[]
  /** What was given, with every value in the one way in which it is kept. Nothing is checked, and nothing added. */
  tidied(given: unknown): unknown
  /** The preset's values, then what was given. Anything unknown or out of range is refused. */
  read(given: unknown): O | Refusal
  /** The same from `name=value` pairs of a command line, which opens what is written `@path`. */
  readText(pairs: readonly (readonly [name: string, value: string])[], open?: OpenFile): O | Refusal
  /** Any allowed options, most of them at their default: for the laws. */
  sample(random: Chance): O
  /** Whether some chosen option trades secrecy away. */
  tells(options: O): boolean
  /** How older rules read their options: what they had instead of a row of today, null where they had nothing. */
  older(changes: Readonly<Record<string, Option<unknown> | null>>): Pick<OptionForm<object>, 'read'>
}

/** A preset to somebody who has to choose one. */
export interface PresetWords {
  readonly name: string
  /** In one sentence. */
  readonly about: string
}

interface Extras<S extends Shape, P extends string> {
  /** Name of each preset and what it changes; the first is the default. */
  readonly presets?: Readonly<Record<P, Partial<Values<S>>>>
  readonly presetWords?: Readonly<Record<P, PresetWords>>
  /** Defaults that follow from what was given. */
  implied?(given: Partial<Values<S>>): Partial<Values<S>>
}

export function optionForm<const S extends Shape, const P extends string = never>(
  shape: S,
  extras: Extras<NoInfer<S>, P> = {},
): OptionForm<Values<S> & ([P] extends [never] ? object : { readonly preset: P })> {
  type O = Values<S> & ([P] extends [never] ? object : { readonly preset: P })
  const { presets, presetWords, implied = () => ({}) } = extras
  const changes: Readonly<Record<string, object>> = Object.fromEntries(
    Object.entries<object>(presets ?? {}).map(([preset, values]) => [preset, tidied(shape, values)]),
  )
  const names = Object.keys(changes)
  const initial = Object.fromEntries(Object.entries(shape).map(([name, option]) => [name, option.initial]))
  const complete = (preset: string | undefined, given: object): O => {
    const start = preset === undefined ? initial : { preset, ...initial, ...changes[preset] }
    return frozen(tidied(shape, { ...start, ...implied(given as Partial<Values<S>>), ...given })) as O
  }

  function read(given: unknown): O | Refusal {
    if (!isRecord(given)) return refuse('malformed', 'options', 'Options must be an object.')
    const { preset = names[0], ...rest } = given
    const chosen = names.find((name) => name === preset)
    if (chosen === undefined && preset !== undefined)
      return refuse(
        'unknown-preset',
        'options',
        names.length === 0
          ? 'There are no presets.'
          : `There is no preset ${show(preset)}; there are ${names.join(', ')}.`,
      )
    for (const [name, value] of Object.entries(rest)) {
      const problem = checkOption(shape, name, value)
      if (problem !== null) return problem
    }
    return complete(chosen, rest)
  }

  function readText(pairs: readonly (readonly [string, string])[], open?: OpenFile): O | Refusal {
    const given: Record<string, unknown> = {}
    for (const [name, text] of pairs) {
      const value = name === 'preset' ? text : valueFrom(shape, name, { text, open })
      if (isRefusal(value)) return value
      given[name] = value
    }
    return read(given)
  }

  return {
    defaults: complete(names[0], {}),
    presets: changes,
    presetWords: presetWords ?? {},
    form: Object.entries(shape).map(([name, option]) => formRow(name, option)),
    tidied: (given) => (isRecord(given) ? tidied(shape, given) : given),
    read,
    readText,
    sample(random) {
      const preset = names.length === 0 ? undefined : names[random.below(names.length, STREAM)]
      const some = Object.entries(shape).filter(() => random.below(4, STREAM) === 0)
      return complete(preset, Object.fromEntries(some.map(([name, option]) => [name, option.sample(random)])))
    },
    tells: (options) =>
      Object.entries(shape).some(
        ([name, { about }]) => 'tells' in about && (options as Record<string, unknown>)[name] === about.tells,
      ),
    older: (changes) => optionForm(olderShape(shape, changes), extras as Extras<Shape, P>),
  }
}

const isRecord = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

const olderShape = (shape: Shape, changes: Readonly<Record<string, Option<unknown> | null>>): Shape =>
  Object.fromEntries(
    Object.entries({ ...shape, ...changes }).flatMap(([name, option]) => (option === null ? [] : [[name, option]])),
  )

/** Every value in the one way in which it is kept. */
const tidied = (shape: Shape, values: object): object =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shape[name]?.tidy?.(value) ?? value]))

/** Copies of a state share its options: nothing in them may change, and nothing that was handed in is frozen. */
function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  if (Array.isArray(value)) return Object.freeze(value.map(frozen))
  return Object.freeze(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, frozen(part)])))
}

function formRow(name: string, option: Option<unknown>): FormRow {
  const { kind, about, initial, range, values, min, max, step, keys } = option
  return {
    name,
    kind,
    ...about,
    initial,
    range,
    ...(values && { values }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(step !== undefined && { step }),
    ...(keys && { keys }),
  }
}

function checkOption(shape: Shape, name: string, value: unknown): Refusal | null {
  const option = Object.hasOwn(shape, name) ? shape[name] : undefined
  if (option === undefined) return unknownOption(shape, name)
  return z.safeParse(option.schema, value).success ? null : outOfRange(option, name, value)
}

function outOfRange(option: Option<unknown>, name: string, value: unknown): Refusal {
  const wrong = option.wrong?.(value) ?? `must be ${option.range}; ${show(value)} is not`
  return refuse('option-out-of-range', option.about.rule, `${name} ${wrong}.`)
}

const unknownOption = (shape: Shape, name: string): Refusal =>
  refuse('unknown-option', 'options', `There is no option ${show(name)}; there are ${Object.keys(shape).join(', ')}.`)

interface Written {
  readonly text: string
  readonly open: OpenFile | undefined
}

function valueFrom(shape: Shape, name: string, { text, open }: Written): unknown {
  const option = Object.hasOwn(shape, name) ? shape[name] : undefined
  if (option === undefined) return unknownOption(shape, name)
  const value = option.fromText(text, open)
  return value === undefined ? outOfRange(option, name, text) : value
}

const show = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 60)
