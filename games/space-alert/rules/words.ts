import { saidOf, type Words } from '@starboard/kernel'
import type { SeenEvent } from './events.ts'
import type { SpaceAlert } from './state.ts'
import { actionWords } from './words/action-words.ts'
import { eventWords, turnStory } from './words/event-words.ts'
import { spelled } from './words/keys/spelled.ts'
import { caption, countdowns } from './words/on-the-clock.ts'
import { positionInWords } from './words/position.ts'
import { PROMPTS } from './words/prompts.ts'

export const words: Words<SpaceAlert> = {
  prompt: ({ kind, seat }, view, name) => PROMPTS[kind]?.(view, seat, name) ?? 'Choose.',
  action: (action, name, view) => saidOf(actionWords, action, name, view) ?? action.kind,
  asides: ['phaseOpened', 'phaseLocked', 'transferClosed'],
  event: (event: SeenEvent) => saidOf(eventWords, event),
  position: positionInWords,
  story: (event: SeenEvent) => (event.kind === 'turnPlayed' ? turnStory(event) : null),
  spelled,
  countdowns,
  caption,
}
