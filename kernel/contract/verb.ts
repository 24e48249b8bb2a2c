/** What somebody else does, as it stands in a sentence about them: launches, is, will. */
export type Verb = `${string}s` | Modal

/** These are the same for everybody. */
type Modal = 'will' | 'may' | 'must' | 'can' | 'cannot'

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', goes: 'go' }

/** What you, or several, do: launch, are, will. */
export function plainVerb(verb: Verb): string {
  const known = IRREGULAR[verb]
  if (known !== undefined) return known
  if (/[^aeiou]ies$/.test(verb)) return verb.replace(/ies$/, 'y')
  return verb.replace(/(?<=ch|sh|ss|x)es$|s$/, '')
}
