import { explained, explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { ROVE } from '@starboard/screen/pieces/roving.ts'
import { actionExplained } from '../../film/explain.ts'
import type { Placed } from '../../rules/state.ts'
import { halfWords } from '../model/half-words.ts'
import { inShort } from '../model/in-short.ts'
import { slotLabel } from '../model/slot-label.ts'
import { actionOf, otherHalf } from '../model/slots.ts'
import type { Planning } from '../model/use-planning.ts'
import type { CardDrag } from './card-drag.tsx'
import { HalfFace } from './half-face.tsx'
import css from './placed-card.module.css'

interface PlacedCardProps {
  readonly turn: number
  readonly cards: readonly Placed[]
  readonly planning: Planning
  readonly drag: CardDrag
}

/** A card of my plan: a press on it takes hold of it, a press on the half that is tucked away turns it over. */
export function PlacedCard({ turn, cards, planning, drag }: PlacedCardProps) {
  const { forecast, held, isOpen } = planning
  const does = forecast?.turns[turn - 1]
  const isHeld = held?.from === 'board' && held.turn === turn
  const isTarget = isOpen(turn) && held !== null && !isHeld
  const press = () => (held === null || isHeld ? planning.lift(turn) : planning.put(turn))
  return (
    <div
      className={css.placed}
      data-double={cards.length > 1 || undefined}
      data-may={isTarget || undefined}
      data-locked={!isOpen(turn) || undefined}
    >
      {cards.map((card) => (
        <div
          key={card.id}
          className={css.paper}
          data-heroic={card.face.isHeroic || undefined}
          data-held={isHeld || undefined}
        >
          {isOpen(turn) ? (
            <button
              type="button"
              {...ROVE}
              className={css.up}
              aria-pressed={isHeld}
              aria-label={slotLabel(planning, turn)}
              onClick={press}
              {...drag.grip({ from: 'board', turn })}
              {...explained(actionExplained(actionOf(card, card.half)))}
            >
              <HalfFace action={actionOf(card, card.half)} />
            </button>
          ) : (
            <span className={css.up} {...explainedStill(actionExplained(actionOf(card, card.half)))}>
              <HalfFace action={actionOf(card, card.half)} />
              <span className="spoken">{slotLabel(planning, turn)}</span>
            </span>
          )}
          {isOpen(turn) ? (
            <button
              type="button"
              className={css.tuck}
              aria-label={`Turn over the card of turn ${turn}: ${halfWords(actionOf(card, otherHalf(card.half)))}`}
              onClick={() => planning.turnOver(turn, card.id)}
              {...explained(actionExplained(actionOf(card, otherHalf(card.half))))}
            >
              <span className={css.turning}>
                <Icon name="reset" size={11} />
              </span>
              {tuckedWords(card)}
            </button>
          ) : (
            <span className={css.tuck}>{tuckedWords(card)}</span>
          )}
        </div>
      ))}
      {does !== undefined && (
        <small className={css.does} data-vain={does.isVain || undefined}>
          {inShort(does.happenings, planning.names)}
        </small>
      )}
    </div>
  )
}

/** The half that is not played, in a word. */
const tuckedWords = (card: Placed): string =>
  actionOf(card, otherHalf(card.half)).replace('hero-', '').replace(/:.*/, '')
