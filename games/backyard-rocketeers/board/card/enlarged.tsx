import type { LargeCard } from '@starboard/screen/contract/board.ts'
import { CARDS } from '../../rules/cards/catalogue.ts'
import { cardExplained } from '../model/explain.ts'
import { CardFace } from './card-face.tsx'
import css from './enlarged.module.css'
import { printedCard } from './printed.ts'

export function enlarged(id: string): LargeCard | null {
  const card = CARDS.find((one) => one.id === id)
  if (card === undefined) return null
  const { name = '', text, rule } = cardExplained(card.id)
  return {
    name,
    face: (
      <span className={css.large}>
        <CardFace card={printedCard(card.id)} />
      </span>
    ),
    text,
    rule,
  }
}
