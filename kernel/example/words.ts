import type { Words } from '../index.ts'
import type { Haul } from './state.ts'

/** The sentences of prompt, log and terminal. A game for people says more than its example. */
export const words: Words<Haul> = {
  prompt: ({ kind }) => (kind === 'auction' ? 'Bid a crate, or none.' : 'It is your turn.'),
  action: ({ kind }) => kind,
  event: ({ kind }) => (kind === 'turnBegan' ? null : kind),
}
