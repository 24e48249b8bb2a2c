import * as z from 'zod/mini'
import { type Refusal, refuse } from './refusal.ts'

/** Text from outside becomes an action here and nowhere else. */
export interface ActionSchema<A> {
  read(value: unknown): A | Refusal
  /** JSON Schema, for the API's description and for game makers. */
  describe(): object
}

export const actionSchema = <A>(schema: z.ZodMiniType<A>): ActionSchema<A> => ({
  read(value) {
    const result = z.safeParse(schema, value)
    return result.success ? result.data : refuse('malformed', 'kernel', malformed(result.error.issues))
  },
  describe: () => z.toJSONSchema(schema),
})

type Issue = z.core.$ZodIssue

function malformed(issues: readonly Issue[]): string {
  const [issue] = issues
  return issue === undefined ? 'This is not a message we know.' : sentenceOf(issue)
}

/** What is wrong with a value, as a sentence that says where. */
export function sentenceOf(issue: Issue): string {
  const where = issue.path.length === 0 ? 'This' : `“${issue.path.map(String).join('.')}”`
  return `${where} ${wrongness(issue)}.`
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
