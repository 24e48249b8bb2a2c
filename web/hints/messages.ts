import type { Hint, HintQuestion } from '@starboard/screen/contract/hint.ts'

/** From the page to the worker that advises. */
export interface ToAdviser {
  readonly kind: 'advise'
  readonly game: string
  readonly question: HintQuestion
}

/** From the worker to the page; null: nobody on offer has an answer. */
export interface FromAdviser {
  readonly kind: 'advised'
  readonly hint: Hint | null
}
