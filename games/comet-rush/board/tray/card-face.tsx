import type { TextOptions } from '../../rules/card-texts.ts'
import { type Card, factsOf } from '../../rules/cards.ts'
import { CardArt } from '../art/cards.tsx'
import { DeckSymbol, WarnSymbol } from '../art/symbols.tsx'
import type { Consequence } from '../model/consequence.ts'
import css from './card-face.module.css'
import { cardText } from './card-texts.ts'

interface Props {
  readonly card: Card
  /** Of the table: they decide about some words. */
  readonly options: TextOptions
  readonly consequence?: Consequence
  /** The key that picks it. */
  readonly hotkey?: number | undefined
}

/** A printed card: name, picture, text, and what would come of it now. */
export function CardFace({ card, options, consequence, hotkey }: Props) {
  const { name, deck } = factsOf(card)
  return (
    <span className={css.card} data-deck={deck} data-idle={consequence?.isIdle || undefined}>
      <span className={css.head}>
        <b>
          {name}
          <span className="spoken">. </span>
        </b>
        <DeckSymbol deck={deck} size={16} />
      </span>
      <span className={css.art}>
        <CardArt card={card} />
        {hotkey !== undefined && (
          <span className={css.key} aria-hidden="true">
            {hotkey}
          </span>
        )}
      </span>
      <span className={css.text}>
        {cardText(card, options)}
        <span className="spoken"> </span>
      </span>
      {consequence !== undefined && (
        <span className={css.foot}>
          {consequence.isIdle ? <WarnSymbol size={14} /> : <em aria-hidden="true">→</em>}
          <span className={css.then}>{consequence.text}</span>
        </span>
      )}
    </span>
  )
}
