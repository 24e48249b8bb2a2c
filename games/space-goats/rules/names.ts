import type { CardId } from './cards.ts'
import { BOX } from './catalogue.ts'

/** Cards of a custom set go by their id. */
export const cardName = (card: CardId): string => BOX.byId.get(card)?.name ?? card

/** "Ada, Ben and Cleo" */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? 'nobody'
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}

/** "3 × Fuel Pod and Weak Rocket" */
export function cardList(some: readonly CardId[]): string {
  const counted = [...new Set(some)].map((card) => {
    const count = some.filter((other) => other === card).length
    return count === 1 ? cardName(card) : `${count} × ${cardName(card)}`
  })
  return listed(counted)
}
