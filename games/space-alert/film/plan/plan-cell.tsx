import { ROVE } from '@starboard/screen/pieces/roving.ts'
import { SlotCard } from '../action-card.tsx'
import { slotWords } from '../model/action-words.ts'
import type { PlanCell } from '../model/plan-cells.ts'
import css from './plan-table.module.css'

/** Whose slot, and of which turn. */
export interface PickedCell {
  readonly crew: number
  readonly turn: number
}

interface CellFaceProps {
  readonly cell: PlanCell
  readonly at: PickedCell
  readonly name: string
  readonly isPicked: boolean
  readonly fault: string | null
  readonly onPick: ((cell: PickedCell) => void) | undefined
}

/** A card of the plan; where it can be picked it is a button. */
export function CellFace({ cell, at, name, isPicked, fault, onPick }: CellFaceProps) {
  const words = `${name}, turn ${at.turn}: ${cellWords(cell)}${fault === null ? '' : `. ${fault}`}`
  if (onPick === undefined)
    return (
      <span className={css.plain} title={words}>
        <SlotCard slot={cell.slot} />
        <span className="spoken">{cellWords(cell)}</span>
      </span>
    )
  return (
    <button
      type="button"
      {...ROVE}
      className={css.pick}
      aria-pressed={isPicked}
      data-wrong={fault !== null}
      aria-label={words}
      title={words}
      onClick={() => onPick(at)}
    >
      <SlotCard slot={cell.slot} />
    </button>
  )
}

function cellWords({ slot, planned, isMoved }: PlanCell): string {
  return isMoved ? `${slotWords(slot)} (planned ${slotWords(planned)}, delayed)` : slotWords(slot)
}
