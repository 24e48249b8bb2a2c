import type { Words } from '@starboard/kernel'
import { saidOf } from '@starboard/kernel'
import type { SeenEvent } from './events.ts'
import type { BackyardRocketeers } from './state.ts'
import { actionWords } from './words/actions.ts'
import { eventWords } from './words/events.ts'
import { positionInWords } from './words/position.ts'
import { PROMPTS } from './words/prompts.ts'

export const words: Words<BackyardRocketeers> = {
  prompt: ({ kind }, view, name) => PROMPTS[kind]?.(view, name) ?? 'Choose.',
  action: (action, name, view) => saidOf(actionWords, action, name, view) ?? action.kind,
  asides: ['extraDraw', 'reshuffled', 'lossesDue'],
  event: (event: SeenEvent) => saidOf(eventWords, event),
  position: positionInWords,
  givingUp: { kind: 'resign' },
}
