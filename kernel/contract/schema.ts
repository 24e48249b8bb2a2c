import * as z from 'zod/mini'
import { bug } from './bug.ts'
import { type Refusal, refuse } from './refusal.ts'
import { seatOf } from './seat.ts'

/** Text from outside becomes an action here and nowhere else. */
export interface ActionSchema<A> {
  read(value: unknown): A | Refusal
  /** For whoever describes what may be sent: `describe.ts`, which no page has to load. */
  readonly schema: z.core.$ZodType
}

/** The schema of one kind of action. */
type KindSchema<K extends string> = z.core.$ZodTypeDiscriminable & z.ZodMiniType<{ kind: K }>

/** The actions that such a table lets in. */
export type ActionOf<T> = { [K in keyof T]: Parsed<T[K]> }[keyof T]

/** What comes out of a schema, for those who only read it. */
export type Parsed<S> = ReadOnly<z.output<S>>

/** A branded number stays as it is, although its brand looks like a member. */
type ReadOnly<V> = V extends string | number | boolean | null | undefined
  ? V
  : { readonly [K in keyof V]: ReadOnly<V[K]> }

/** Made from the very table that the types come from: what is let in and what compiles cannot drift apart. */
export function actionSchema<S extends KindSchema<string>, K extends string>(
  actions: Readonly<Record<string, S>> & { readonly [One in K]: KindSchema<One> },
): ActionSchema<z.output<S>> {
  const [first, ...more] = Object.values(actions)
  return messageSchema(z.discriminatedUnion('kind', [first ?? bug('A game without actions.'), ...more]))
}

/** The same for any other text from outside. */
export const messageSchema = <A>(schema: z.ZodMiniType<A>): ActionSchema<A> => ({
  read(value) {
    const result = z.safeParse(schema, value)
    return result.success ? result.data : refuse('malformed', 'kernel', malformed(result.error.issues))
  },
  schema,
})

/** A seat's number. Whether anybody sits there is a question of the rules. */
export const seatSchema = z.pipe(z.int(), z.transform(seatOf))

/** Text that a vocabulary knows. `otherwise` is the rest of the refusal's sentence, such as “is no card of this game”. */
export const knownText = <V extends string>(isKnown: (text: string) => text is V, otherwise: string) =>
  z.pipe(z.string(), z.custom<V, string>(isKnown, otherwise))

type Issue = z.core.$ZodIssue

function malformed(issues: readonly Issue[]): string {
  const [issue] = issues
  return issue === undefined ? 'This is not a message we know.' : sentenceOf(issue)
}

/** What is wrong with a value, as a sentence that says where. */
export function sentenceOf(issue: Issue): string {
  const { path, rest } = worded(issue) ?? { path: issue.path, rest: wrongness(issue) }
  const where = path.length === 0 ? 'This' : `“${path.map(String).join('.')}”`
  return `${where} ${rest}.`
}

interface Worded {
  readonly path: readonly PropertyKey[]
  readonly rest: string
}

/** What the schema library says of a check that has no sentence of its own. */
const UNWORDED = 'Invalid input'

/** The sentence that a check brings with it, also where it was one of several ways to be right. */
function worded(issue: Issue): Worded | undefined {
  if (issue.code === 'custom') return issue.message === UNWORDED ? undefined : { path: issue.path, rest: issue.message }
  if (issue.code !== 'invalid_union') return undefined
  const [inner] = issue.errors.flat().flatMap((one) => worded(one) ?? [])
  return inner && { ...inner, path: [...issue.path, ...inner.path] }
}

function wrongness(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${article(issue.expected)}`
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`
    case 'unrecognized_keys':
      return `has unknown parts: ${issue.keys.join(', ')}`
    case 'too_small':
      return `must be at least ${issue.minimum}`
    case 'too_big':
      return `must be at most ${issue.maximum}`
    case 'invalid_union':
      return 'is of no known kind'
    default:
      return 'is not valid'
  }
}

const article = (expected: string): string => {
  if (expected === 'int') return 'a whole number'
  return /^[aeiou]/.test(expected) ? `an ${expected}` : `a ${expected}`
}
