import { explained, explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { ROVE } from '@starboard/screen/pieces/roving.ts'
import type { Half } from '../../rules/deal/card.ts'
import { CardBack, SlotCard } from '../action-card.tsx'
import { CARD_BACK, slotExplained } from '../explain.ts'
import { slotWords } from '../model/action-words.ts'
import type { PlanCell } from '../model/plan-cells.ts'
import css from './plan-table.module.css'

/** Whose slot, and of which turn. */
export interface PickedCell {
  readonly crew: number
  readonly turn: number
}

export interface CellFaceProps {
  readonly cell: PlanCell
  readonly at: PickedCell
  readonly name: string
  readonly isPicked: boolean
  readonly fault: string | null
  /** It lies face down. */
  readonly back: Half | null
  readonly onPick: ((cell: PickedCell) => void) | undefined
}

/** A card of the plan; where it can be picked it is a button. */
export function CellFace({ cell, at, name, isPicked, fault, back, onPick }: CellFaceProps) {
  if (back !== null)
    return (
      <span className={css.plain} {...explainedStill(CARD_BACK)}>
        <CardBack half={back} />
      </span>
    )
  const words = `${name}, turn ${at.turn}: ${cellWords(cell)}${fault === null ? '' : `. ${fault}`}`
  if (onPick === undefined)
    return (
      <span className={css.plain} {...explainedStill(slotExplained(cell.slot))}>
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
      onClick={() => onPick(at)}
      {...explained(slotExplained(cell.slot))}
    >
      <SlotCard slot={cell.slot} />
    </button>
  )
}

function cellWords({ slot, planned, isMoved }: PlanCell): string {
  return isMoved ? `${slotWords(slot)} (planned ${slotWords(planned)}, delayed)` : slotWords(slot)
}
