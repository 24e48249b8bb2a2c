import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { MOVEMENT_CARDS, stepsOf } from '../../rules/cards.ts'
import { MovementCard } from '../art/movement-card.tsx'
import { movesExplained } from '../model/explain.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './moves-left.module.css'

/** Which movement cards are still to come: public, so it is printed. */
export function MovesLeft({ picking: { view } }: { readonly picking: Picking }) {
  const { left } = view.movement
  const cards = MOVEMENT_CARDS.filter((card) => left[card] > 0)
  return (
    <p className={css.moves} data-spot="moves" {...explainedStill(movesExplained(view))}>
      <span className={css.label}>Comet cards left</span>
      {cards.map((card) => (
        <span key={card} className={css.card}>
          <MovementCard steps={stepsOf[card]} height={22} />
          <span className="spoken">{`step ${stepsOf[card]}:`}</span>
          <b>×{left[card]}</b>
        </span>
      ))}
    </p>
  )
}
