import type { Change, Shown, Undone } from '@starboard/kernel'
import type { Answers } from '@starboard/wire/answers'
import type { ServerMessage } from '@starboard/wire/protocol'

/**
 * What of our types is described to others as JSON Schema: `npm run describe` reads it here and writes `types.json`. The
 * games' own types are found by their folders.
 */
export interface Described {
  readonly answers: Answers
  readonly message: ServerMessage
  readonly shown: Shown
  readonly change: Change
  readonly undone: Undone
}
