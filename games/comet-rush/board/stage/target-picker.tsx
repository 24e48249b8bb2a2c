import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import { factsOf } from '../../rules/cards.ts'
import { aiming } from '../model/choosing.ts'
import { targetsOf } from '../model/targets.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './target-picker.module.css'

/** On a phone the rivals' pads are out of sight: their rockets and seats to aim at are listed over the board. */
export function TargetPicker({ picking }: { readonly picking: Picking }) {
  const aimed = aiming(picking.picked)
  if (aimed === null || picking.previewed !== null) return null
  const targets = targetsOf(picking)
  if (targets.length === 0) return null
  return (
    <ul className={css.picker} aria-label={`Targets of ${factsOf(aimed.card).name}`}>
      {targets.map(({ seat, text, press }) => (
        <li key={text}>
          <button type="button" onClick={() => picking.press(press)}>
            <SeatShape seat={seat} size={16} />
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
