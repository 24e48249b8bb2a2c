import { type Face, HALVES, type Half } from '../rules/deal/card.ts'
import type { Action } from '../rules/vocabulary.ts'
import type { Line } from './situation.ts'

/** The half of a card that is this action; null: it has none. */
export const halfFor = (face: Face, action: Action): Half | null => HALVES.find((half) => face[half] === action) ?? null

/** All that can be played with some cards, each once. */
export function actionsIn(hand: readonly Face[]): readonly Action[] {
  const found = new Set<Action>()
  for (const face of hand) for (const half of HALVES) found.add(face[half])
  return [...found]
}

export const actionsOf = (line: Line): readonly Action[] =>
  line.flatMap((slot): readonly Action[] => (slot === null ? [] : typeof slot === 'string' ? [slot] : slot))

/** Whether these cards are enough for a line. */
export function canPlay(hand: readonly Face[], line: Line): boolean {
  const actions = actionsOf(line)
  return actions.length <= hand.length && cardsFor(hand, actions) !== null
}

/** For each action the place of a card in the hand, no card twice; null: there are not enough. */
export function cardsFor(hand: readonly Face[], actions: readonly Action[]): readonly number[] | null {
  const taken: number[] = []
  return findCards(hand, actions, taken) ? taken : null
}

/** The first card that leaves enough for the rest. */
function findCards(hand: readonly Face[], actions: readonly Action[], taken: number[]): boolean {
  const action = actions[taken.length]
  if (action === undefined) return true
  for (const [place, face] of hand.entries()) {
    if (taken.includes(place) || halfFor(face, action) === null) continue
    taken.push(place)
    if (findCards(hand, actions, taken)) return true
    taken.pop()
  }
  return false
}

/** How many grey C a line leaves in the hand. */
export const sparesOfC = (hand: readonly Face[], line: Line): number =>
  hand.filter(({ action }) => action === 'C').length - actionsOf(line).filter((action) => action === 'C').length

/** Cards that one likes to part with come first. */
export const dearestLast = <C>(cards: readonly C[], faceOf: (card: C) => Face): readonly C[] =>
  cards.toSorted((one, other) => DEAR.indexOf(faceOf(one).action) - DEAR.indexOf(faceOf(other).action))

const DEAR: readonly Face['action'][] = ['bots', 'B', 'A', 'C', 'hero-C', 'hero-bots', 'hero-B', 'hero-A']
