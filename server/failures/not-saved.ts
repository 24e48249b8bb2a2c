import { type Refusal, refuse } from '@starboard/kernel'
import { Damaged } from '../store/damaged.ts'
import { SequenceTaken, Stale } from '../store/store.ts'

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

/** Somebody else has written first: what this was made from is not how things stand. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof NotSaved && (error.cause instanceof SequenceTaken || error.cause instanceof Stale)

export const notSaved: Refusal = refuse(
  'not-saved',
  'table',
  'This could not be saved, so it has not happened. Please try again.',
)
