/** A player's mistake: a value, never an exception. The sentence has the numbers, the rule is its ID in RULES.md. */
export interface Refusal {
  readonly code: string
  readonly rule: string
  readonly text: string
}

export const refuse = (code: string, rule: string, text: string): Refusal => ({ code, rule, text })

export const isRefusal = (value: object): value is Refusal => 'code' in value && 'rule' in value && 'text' in value
