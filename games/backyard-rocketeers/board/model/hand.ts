import { type CardId, designOf } from '../../rules/cards/catalogue.ts'
import type { SeenPlayer } from '../../rules/view.ts'

/** Something of one's own that can be picked: a card of the hand, or one that lies face down. */
export type Held =
  | { readonly kind: 'hand'; readonly key: string; readonly card: CardId }
  | { readonly kind: 'hidden'; readonly key: string; readonly card: CardId; readonly place: number }

/** In the order in which they came; of equal cards each keeps its own key. */
export function heldCards({ hand = [], faceDown }: Pick<SeenPlayer, 'hand' | 'faceDown'>): readonly Held[] {
  const seen = new Map<CardId, number>()
  const inHand = hand.flatMap((card): Held[] => {
    if (card === null) return []
    const copy = (seen.get(card) ?? 0) + 1
    seen.set(card, copy)
    return [{ kind: 'hand', key: `${card} ${copy}`, card }]
  })
  const hidden = faceDown.flatMap(({ card, since }, place): Held[] =>
    card === undefined ? [] : [{ kind: 'hidden', key: `hidden ${place} ${since} ${card}`, card, place }],
  )
  return [...inHand, ...hidden]
}

export const isDesign = ({ card }: Held, design: ReturnType<typeof designOf>): boolean => designOf(card) === design
