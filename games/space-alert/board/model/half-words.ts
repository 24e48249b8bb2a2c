import { isHeroicMove } from '../../rules/cards.ts'
import { DESTINATION } from '../../rules/ship/stations.ts'
import type { Action, Slot } from '../../rules/vocabulary.ts'
import { PLACE_NAMES } from '../../rules/words/names.ts'

/** What is printed on a half of a card: its letter, and a word. */
interface Printed {
  readonly letter: string
  readonly word: string
}

const WORDS: Readonly<Record<Exclude<Action, `go:${string}`>, string>> = {
  A: 'fire',
  B: 'energy',
  C: 'special',
  bots: 'bots',
  red: 'red',
  blue: 'blue',
  lift: 'lift',
  'hero-A': 'hero fire',
  'hero-B': 'hero energy',
  'hero-C': 'hero look',
  'hero-bots': 'hero bots',
}

export const printedOn = (action: Action): Printed =>
  isHeroicMove(action)
    ? { letter: '', word: 'go to' }
    : { letter: /[ABC]$/.exec(action)?.[0] ?? '', word: WORDS[action] }

/** As a screen reader says it: what is printed there, and where a heroic move leads. */
export function halfWords(action: Action): string {
  const { letter, word } = printedOn(action)
  const where = isHeroicMove(action) ? ` ${PLACE_NAMES[DESTINATION[action]]}` : ''
  return `${letter} ${word}${where}`.trim()
}

export const slotWords = (slot: Slot): string =>
  slot === null ? 'empty' : typeof slot === 'string' ? halfWords(slot) : slot.map(halfWords).join(', then ')
