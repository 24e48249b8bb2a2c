import { type Refusal, refuse } from '@starboard/kernel'
import type { CommandKind } from '@starboard/wire/protocol'

const ALONE: Partial<Record<CommandKind, string>> = {
  chat: 'There is nobody to talk to: you play alone with bots.',
  point: 'There is nobody to show it to: you play alone with bots.',
  pause: 'There is nobody to wait for you: close this page, and the match stands still until you open it again.',
  resume: 'Nothing is paused: you play alone with bots.',
}

/** What makes no sense without other people. */
export const refuseAlone = (kind: CommandKind): Refusal =>
  refuse('alone', 'solo', ALONE[kind] ?? 'That is for a table with other people.')
