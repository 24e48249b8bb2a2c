import type { Tally } from '@starboard/bots'
import type { Plan, Span } from '@starboard/lab'

/** What somebody wants to try, as the page knows it: options as they were given, whatever they are. */
export interface LabWish {
  readonly game: string
  readonly seats: number
  readonly seed: string
  readonly games: number
  readonly first: LabSide
  readonly second?: LabSide
  readonly sweep?: { readonly option: string; readonly values: readonly string[] }
}

export interface LabSide {
  readonly options: Readonly<Record<string, unknown>>
  readonly bots: readonly string[]
}

/** From the page to a worker of the lab. */
export type ToLab =
  | { readonly kind: 'plan'; readonly wish: LabWish }
  /** Some games with one of the plan's rule sets. */
  | { readonly kind: 'play'; readonly plan: Plan; readonly ruleSet: number; readonly span: Span }

/** From a worker of the lab to the page. */
export type FromLab =
  | { readonly kind: 'planned'; readonly plan: Plan }
  /** It cannot be played, in a sentence that says why. */
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'played'; readonly ruleSet: number; readonly tally: Tally }
  /** A game that the rules or a bot broke. */
  | { readonly kind: 'broken'; readonly why: string }

/** One end of the line between the page and a worker. */
export interface LabLine<Out, In> {
  post(message: Out): void
  onMessage(listener: (message: In) => void): void
}
