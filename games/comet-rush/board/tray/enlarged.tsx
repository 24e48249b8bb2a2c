import type { LargeCard } from '@starboard/screen/contract/board.ts'
import { CARD_NAMES } from '../../rules/cards.ts'
import type { View } from '../../rules/view.ts'
import { cardExplained } from '../model/explain.ts'
import { CardFace } from './card-face.tsx'
import css from './enlarged.module.css'

export function enlarged(name: string, { options }: View): LargeCard | null {
  const card = CARD_NAMES.find((one) => one === name)
  if (card === undefined) return null
  const { name: title = '', text, rule } = cardExplained(card, options)
  return {
    name: title,
    face: (
      <span className={css.large}>
        <CardFace card={card} options={options} />
      </span>
    ),
    text,
    rule,
  }
}
