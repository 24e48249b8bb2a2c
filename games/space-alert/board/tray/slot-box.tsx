import { explained, explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { ROVE } from '@starboard/screen/pieces/roving.ts'
import { MiniShip } from '../../film/mini-ship.tsx'
import type { OwnCards } from '../../rules/view.ts'
import { slotAt } from '../model/drafting.ts'
import { inShort } from '../model/in-short.ts'
import { slotLabel } from '../model/slot-label.ts'
import { chipsIn } from '../model/turn-chips.ts'
import type { Planning } from '../model/use-planning.ts'
import type { CardDrag } from './card-drag.tsx'
import { PlacedCard } from './placed-card.tsx'
import css from './slots.module.css'
import { TurnChips } from './turn-chips.tsx'

interface SlotBoxProps {
  readonly turn: number
  readonly state: 'locked' | 'open' | 'later'
  readonly planning: Planning
  readonly own: OwnCards
  readonly drag: CardDrag
}

/** One turn of my plan: what is to be expected in it, where I will be, and the card. */
export function SlotBox({ turn, state, planning, own, drag }: SlotBoxProps) {
  const { board, courses, forecast } = planning
  const cards = slotAt(own, turn)
  const at = forecast?.turns[turn - 1]?.at
  return (
    <div className={css.slot} data-state={state}>
      <TurnChips chips={chipsIn(board.view.threats, courses, turn)} />
      <span className={css.head}>
        <b className={css.number}>{turn}</b>
        {at !== undefined && state !== 'later' && <MiniShip at={at} />}
      </span>
      <div
        className={css.body}
        data-turn={turn}
        data-over={(planning.isOpen(turn) && drag.over === turn) || undefined}
        data-empty={(state === 'open' && cards.length === 0) || undefined}
      >
        {cards.length === 0 ? (
          <EmptySlot turn={turn} state={state} planning={planning} />
        ) : (
          <PlacedCard turn={turn} cards={cards} planning={planning} drag={drag} />
        )}
      </div>
    </div>
  )
}

const SLOT = {
  name: 'Slot',
  text: 'One card for this turn: a half of it moves you, the other acts. It locks with its phase, and may stay empty.',
  rule: 'SA-2.5',
} as const

function EmptySlot({ turn, state, planning }: Omit<SlotBoxProps, 'own' | 'drag'>) {
  if (state !== 'open' || !planning.isOpen(turn))
    return (
      <span className={css.closed} {...explainedStill(SLOT)}>
        <span className="spoken">{slotLabel(planning, turn)}</span>
      </span>
    )
  const tried = planning.tryOut(turn)
  const isTarget = planning.held !== null
  return (
    <button
      type="button"
      {...ROVE}
      className={css.empty}
      data-may={isTarget || undefined}
      aria-label={slotLabel(planning, turn)}
      onClick={() => planning.put(turn)}
      {...explained(SLOT)}
    >
      {isTarget && <b className={css.place}>{planning.held?.from === 'board' ? 'move' : 'place'}</b>}{' '}
      {tried !== null && <small>{inShort(tried.happenings, planning.names)}</small>}
    </button>
  )
}
