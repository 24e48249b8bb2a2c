import { isHeroicMove } from '../../rules/cards.ts'
import { DESTINATION } from '../../rules/ship/stations.ts'
import type { Action, Slot } from '../../rules/vocabulary.ts'
import { PLACE_NAMES } from '../../rules/words/names.ts'

const WORDS: Readonly<Record<Exclude<Action, `go:${string}`>, string>> = {
  A: 'A, fire',
  B: 'B, energy',
  C: 'C, special',
  bots: 'battlebots',
  red: 'towards red',
  blue: 'towards blue',
  lift: 'gravolift',
  'hero-A': 'heroic A',
  'hero-B': 'heroic B',
  'hero-C': 'heroic C',
  'hero-bots': 'heroic battlebots',
}

/** What a card is called where there is room for words. */
export const actionWords = (action: Action): string =>
  isHeroicMove(action) ? `heroic move to ${PLACE_NAMES[DESTINATION[action]]}` : WORDS[action]

export const slotWords = (slot: Slot): string =>
  slot === null ? 'nothing' : typeof slot === 'string' ? actionWords(slot) : slot.map(actionWords).join(', then ')
