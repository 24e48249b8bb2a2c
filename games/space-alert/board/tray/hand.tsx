import { explained, explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { ROVE, useRoving } from '@starboard/screen/pieces/roving.ts'
import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import { actionExplained } from '../../film/explain.ts'
import { type Card, HALVES } from '../../rules/deal/card.ts'
import type { OwnCards } from '../../rules/view.ts'
import { halfWords } from '../model/half-words.ts'
import { firstOwner } from '../model/owners.ts'
import { actionOf } from '../model/slots.ts'
import type { Planning } from '../model/use-planning.ts'
import type { CardDrag } from './card-drag.tsx'
import { HalfFace } from './half-face.tsx'
import css from './hand.module.css'

interface HandProps {
  readonly planning: Planning
  readonly own: OwnCards
  readonly drag: CardDrag
}

/** The cards in my hand, each with both halves. */
export function Hand({ planning, own, drag }: HandProps) {
  const roving = useRoving<HTMLUListElement>()
  return (
    <section className={css.hand} aria-label="Your hand" data-hand>
      <h3>
        My hand, {own.hand.length} <em>press a half, then a slot, or drag it there</em>
      </h3>
      <ul className={css.cards} {...roving}>
        {own.hand.map((card, place) => (
          <HandCard key={card.id} card={card} place={place} planning={planning} drag={drag} />
        ))}
      </ul>
    </section>
  )
}

interface HandCardProps {
  readonly card: Card
  readonly place: number
  readonly planning: Planning
  readonly drag: CardDrag
}

function HandCard({ card, place, planning, drag }: HandCardProps) {
  const { held, board, nameOf } = planning
  const heldHalf = held?.from === 'hand' && held.card.id === card.id ? held.half : null
  const giver = firstOwner(card)
  const isGift = typeof board.viewer === 'number' && giver !== board.viewer
  return (
    <li className={css.card} data-heroic={card.face.isHeroic || undefined} data-held={heldHalf !== null || undefined}>
      <span className={css.key} aria-hidden="true">
        {place + 1}
      </span>
      {HALVES.map((half) => (
        <button
          key={half}
          type="button"
          {...ROVE}
          className={css.half}
          data-half={half}
          aria-pressed={heldHalf === half}
          aria-label={`Card ${place + 1}: ${halfWords(actionOf(card, half))}${isGift ? `, from ${nameOf(giver)}` : ''}`}
          disabled={board.me === null}
          onClick={() => planning.hold(card, half)}
          {...drag.grip({ from: 'hand', card, half })}
          {...explained(actionExplained(actionOf(card, half)))}
        >
          <HalfFace action={actionOf(card, half)} />
        </button>
      ))}
      {isGift && (
        <span
          className={css.gift}
          {...explainedStill({ text: 'A gift of a data transfer.', rule: 'SA-2.11', label: `From ${nameOf(giver)}` })}
        >
          <SeatShape seat={giver} size={13} />
        </span>
      )}
    </li>
  )
}
