import type { LargeCard } from '@starboard/screen/contract/board.ts'
import { cardOf, catalogueOf } from '../../rules/catalogue.ts'
import type { View } from '../../rules/view.ts'
import { cardExplained } from '../model/explain.ts'
import { CardFace } from './card-face.tsx'
import css from './enlarged.module.css'

/** A card to be read, whatever set it is of. */
export function enlarged(id: string, view: View): LargeCard {
  const card = cardOf(catalogueOf(view.options), id)
  const { text, rule } = cardExplained(card)
  const price = card.cost === null ? 'A starter card: it is never for sale.' : `Costs ${card.cost} in the market.`
  return {
    name: card.name,
    face: (
      <span className={css.large}>
        <CardFace card={card} hasFoot />
      </span>
    ),
    text: `${text}\n${price}`,
    rule,
  }
}
