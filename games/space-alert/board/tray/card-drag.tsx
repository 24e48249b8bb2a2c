import { type Drag, useDrag } from '@starboard/screen/pieces/drag.ts'
import { slotAt } from '../model/drafting.ts'
import { actionOf } from '../model/slots.ts'
import type { Held, Planning } from '../model/use-planning.ts'
import css from './card-drag.module.css'
import { HalfFace } from './half-face.tsx'

/** A turn of my action board, or my hand. */
type Place = number | 'hand'
export type CardDrag = Drag<Held, Place>

/** Cards go from the hand into a slot, from slot to slot, and back into the hand. */
export function useCardDrag(planning: Planning): CardDrag {
  return useDrag<Held, Place>({
    placeOf,
    lift: planning.pickUp,
    drop(held, place) {
      if (typeof place === 'number' && planning.isOpen(place)) planning.put(place)
      else if (place === 'hand' && held.from === 'board') planning.takeBack(held.turn)
      else planning.letGo()
    },
  })
}

function placeOf(element: Element): Place | null {
  const slot = element.closest('[data-turn]')
  if (slot !== null) return Number(slot.getAttribute('data-turn'))
  return element.closest('[data-hand]') === null ? null : 'hand'
}

/** What hangs on the pointer. */
export function DraggedCard({ drag, planning }: { readonly drag: CardDrag; readonly planning: Planning }) {
  const { held } = drag
  if (held === null) return null
  return (
    <div className={css.dragged} style={held.style} aria-hidden="true">
      {actionsOf(held.item, planning).map((action) => (
        <HalfFace key={action} action={action} />
      ))}
    </div>
  )
}

function actionsOf(held: Held, { own }: Planning) {
  if (held.from === 'hand') return [actionOf(held.card, held.half)]
  return own === null ? [] : slotAt(own, held.turn).map((card) => actionOf(card, card.half))
}
