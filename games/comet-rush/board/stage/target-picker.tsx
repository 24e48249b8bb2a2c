import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import type { Play } from '../../rules/actions.ts'
import { factsOf } from '../../rules/cards.ts'
import { aiming, type Press, playsOf } from '../model/choosing.ts'
import { counted } from '../model/people.ts'
import { rocketOf } from '../model/preview.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './target-picker.module.css'

/** On a phone the rivals' pads are out of sight: their rockets and seats to aim at are listed over the board. */
export function TargetPicker({ picking }: { readonly picking: Picking }) {
  const aimed = aiming(picking.picked)
  if (aimed === null || picking.previewed !== null) return null
  const targets = playsOf(picking.legal, aimed.card).flatMap((play) => targetOf(picking, play))
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

interface Target {
  readonly seat: number
  readonly text: string
  readonly press: Press
}

function targetOf({ view, name }: Picking, { target, rocket }: Play): readonly Target[] {
  if (target !== undefined) return [{ seat: target, text: name(target), press: { kind: 'seat', seat: target } }]
  const found = rocketOf(view, rocket)
  if (found === null || rocket === undefined) return []
  const { owner, rocket: one } = found
  const state = one.remaining === 0 ? 'ready' : counted(one.remaining, 'turn')
  return [
    {
      seat: owner.seat,
      text: `${name(owner.seat)} ${one.power}/${one.accuracy}, ${state} (rocket ${one.id})`,
      press: { kind: 'rocket', rocket },
    },
  ]
}
