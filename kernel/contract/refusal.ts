/** A player's mistake: a value, never an exception. The sentence has the numbers, the rule is its ID in RULES.md. */
export interface Refusal {
  /** The tag: whatever else may come as an answer has another kind or none, so that no game may name an action `refusal`. */
  readonly kind: 'refusal'
  readonly code: string
  readonly rule: string
  readonly text: string
}

/** A refusal as it is told, on the wire and in a look: without the tag, which belongs to the code alone. */
export interface Refused {
  /** For programs: it stays the same when the sentence changes. */
  readonly code: string
  /** An ID in RULES.md of the game; others than a game call themselves `kernel`, `table`, `api` and the like. */
  readonly rule: string
  readonly text: string
  /** Never there: where a refusal is told, one that still has its tag does not compile. */
  readonly kind?: never
}

export const refuse = (code: string, rule: string, text: string): Refusal => ({ kind: 'refusal', code, rule, text })

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'refusal'

export const toldRefusal = ({ code, rule, text }: Refusal): Refused => ({ code, rule, text })
