import { decimalAt, stepsTo } from '@starboard/kernel'
import { useDraft } from './draft.ts'
import { isSlider, numberText } from './form.ts'
import type { OptionControlProps } from './option-control.tsx'
import { RangeSlider } from './range-slider.tsx'
import { Stepper } from './stepper.tsx'

/** A number in steps: what the hand moves is how many steps it is, so that it is never nearly right. */
export function DecimalControl({ row, value, onChange }: OptionControlProps) {
  const { min = 0, max = 1, step = 1, label } = row
  const range = { min, step }
  const [draft, setDraft] = useDraft(stepsTo(range, Number(value)), (steps) => onChange(decimalAt(range, steps)))
  const moved = {
    label,
    value: draft,
    min: 0,
    max: stepsTo(range, max),
    text: numberText(row, Number(decimalAt(range, draft))),
    onChange: setDraft,
  }
  return isSlider(moved) ? <RangeSlider {...moved} step={1} /> : <Stepper {...moved} />
}
