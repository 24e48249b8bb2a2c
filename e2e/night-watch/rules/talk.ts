import { type Refusal, refuse } from '@starboard/kernel'
import { isHush, type State } from './state.ts'

/** NW-4 */
export const talk = (s: State): Refusal | null =>
  isHush(s) ? refuse('hush', 'NW-4', 'Nobody may talk until the air is calm again.') : null
