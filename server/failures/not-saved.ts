import { type Refusal, refuse } from '@starboard/kernel'
import { Damaged } from '../store/damaged.ts'
import { LeaseLost, SequenceTaken, Stale, Unsure } from '../store/store.ts'

/** The log could not be written. The match stands where the log stands. */
export class NotSaved extends Error {
  override readonly name = 'NotSaved'

  constructor(options: ErrorOptions) {
    super('The move could not be saved.', options)
  }
}

/** Trouble with the store is no bug of a game: whoever waits for it may try again. With damage that would not help. */
export const orNotSaved = <X>(work: Promise<X>): Promise<X> =>
  work.catch((cause: unknown) => {
    throw cause instanceof Damaged ? cause : new NotSaved({ cause })
  })

/** Whether something was done before could not be looked up: what is answered now must not be that it was not. */
export const orUnsure = <X>(work: Promise<X>): Promise<X> =>
  work.catch((cause: unknown) => {
    if (cause instanceof Damaged) throw cause
    throw new NotSaved({ cause: new Unsure('Nobody could say whether it was done before.', { cause }) })
  })

/** Somebody else has written first: what this was made from is not how things stand. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof NotSaved && (error.cause instanceof SequenceTaken || error.cause instanceof Stale)

/** It may have been written all the same, or be written yet. */
export const isUnsure = (error: unknown): boolean => error instanceof NotSaved && error.cause instanceof Unsure

/** This server may not write any more; another one goes on. */
export const isOusted = (error: unknown): boolean => error instanceof NotSaved && error.cause instanceof LeaseLost

/** Whether it was done is known when it is sent again: connections are closed meanwhile, so that they do. */
export const COMES_BACK = refuse('restarts', 'table', 'This table is being brought back; send that again in a moment.')

export const notSaved: Refusal = refuse(
  'not-saved',
  'table',
  'This could not be saved, so it has not happened. Please try again.',
)
