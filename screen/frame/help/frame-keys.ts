import type { KeyLine } from '../../contract/board.ts'

/** What is the same at every table. */
export const TABLE_KEYS: readonly KeyLine[] = [
  { keys: 'Tab', does: 'to the next part of the table' },
  { keys: 'Arrows', does: 'inside a hand, a board, a row of choices' },
  { keys: 'Enter', does: 'press it; say yes to what is picked' },
  { keys: 'Esc', does: 'one step back; end a film; back from a rule' },
  { keys: 'Space', does: 'end a short film, pause a long one' },
  { keys: '→, Shift →', does: 'a long film: next step, next chapter' },
  { keys: 'H', does: 'a hint, where the table allows it' },
  { keys: '.', does: 'point at something' },
  { keys: '?', does: 'this list' },
]
