import type { Planning } from '../model/use-planning.ts'
import { ActionBoard } from './action-board.tsx'
import { DraggedCard, useCardDrag } from './card-drag.tsx'
import { Hand } from './hand.tsx'
import { SpokenPlan } from './spoken-plan.tsx'
import css from './tray.module.css'

/** My action board, and my hand. */
export function Tray({ planning }: { readonly planning: Planning }) {
  const { own } = planning
  const drag = useCardDrag(planning)
  if (own === null) return null
  return (
    <div className={css.tray}>
      <ActionBoard planning={planning} own={own} drag={drag} />
      <Hand planning={planning} own={own} drag={drag} />
      <DraggedCard drag={drag} planning={planning} />
      <SpokenPlan planning={planning} own={own} />
    </div>
  )
}
