import { type Refusal, refuse } from '@starboard/kernel'
import { Damaged } from '../store/damaged.ts'

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

export const notSaved: Refusal = refuse(
  'not-saved',
  'table',
  'This could not be saved, so it has not happened. Please try again.',
)
