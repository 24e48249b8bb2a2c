import type { Action } from '../../rules/actions.ts'

/** An action and what it gains, in hit points. */
export interface Option {
  readonly action: Action
  readonly gain: number
}
