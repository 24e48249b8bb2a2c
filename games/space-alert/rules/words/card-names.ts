import { isHeroicMove } from '../cards.ts'
import type { Card, CardId, Face, Half } from '../deal/card.ts'
import { DESTINATION } from '../ship/stations.ts'
import type { View } from '../view.ts'
import type { Action } from '../vocabulary.ts'
import { PLACE_NAMES } from './names.ts'

/** How a half of a card is called: red, A, heroic A, go to lower red. */
export function halfName(action: Action): string {
  if (isHeroicMove(action)) return `go to ${PLACE_NAMES[DESTINATION[action]]}`
  return action.replace('hero-', 'heroic ').replace('bots', 'battlebots')
}

/** Both halves: red/A. */
export const faceName = ({ move, action }: Face): string => `${halfName(move)}/${halfName(action)}`

/** What the half that would be up is called; without a view it is a card. */
export const playedName = (view: View | undefined, card: CardId, half: Half): string => {
  const face = cardIn(view, card)?.face
  return face === undefined ? `a card (${half} up)` : `${halfName(face[half])} (of ${faceName(face)})`
}

export const cardName = (view: View | undefined, card: CardId): string => {
  const face = cardIn(view, card)?.face
  return face === undefined ? 'a card' : faceName(face)
}

const cardIn = (view: View | undefined, id: CardId): Card | undefined =>
  view?.crew.flatMap(({ own }) => [...(own?.hand ?? []), ...(own?.board.flat() ?? [])]).find((card) => card.id === id)
