import type { FormRow } from '@starboard/kernel'
import { Segmented } from '@starboard/screen/pieces/segmented.tsx'
import { Toggle } from '@starboard/screen/pieces/toggle.tsx'
import type { ReactNode } from 'react'
import { CountsControl } from './counts-control.tsx'
import { DecimalControl } from './decimal-control.tsx'
import { useDraft } from './draft.ts'
import { FileControl } from './file-control.tsx'
import { choicesAt, choiceText, isSlider, numberText, slideOf } from './form.ts'
import css from './option-control.module.css'
import { RangeSlider } from './range-slider.tsx'
import { Stepper } from './stepper.tsx'

export interface OptionControlProps {
  readonly row: FormRow
  readonly value: unknown
  readonly seats: number
  onChange(value: unknown): void
}

const CONTROLS: { readonly [K in FormRow['kind']]: (props: OptionControlProps) => ReactNode } = {
  int: NumberControl,
  decimal: DecimalControl,
  toggle: ({ row, value, onChange }) => <Toggle label={row.label} isOn={value === true} onChange={onChange} />,
  choice: ChoiceControl,
  numbers: NumbersControl,
  counts: CountsControl,
  text: TextControl,
  file: FileControl,
}

/** What the host turns: made from what the game says about the option. */
export function OptionControl(props: OptionControlProps) {
  const Control = CONTROLS[props.row.kind]
  return (
    <div className={css.control} data-kind={props.row.kind}>
      <Control {...props} />
    </div>
  )
}

function NumberControl({ row, value, onChange }: OptionControlProps) {
  const { min = 0, max = 100, label } = row
  const [draft, setDraft] = useDraft(Number(value), onChange)
  const text = numberText(row, draft)
  if (!isSlider(row)) return <Stepper {...{ label, value: draft, min, max, text, onChange: setDraft }} />
  const { placeOf, valueAt, ...slide } = slideOf(row)
  return (
    <RangeSlider {...{ label, text, ...slide }} value={placeOf(draft)} onChange={(place) => setDraft(valueAt(place))} />
  )
}

/** More than this does not fit side by side on a phone. */
const MOST_SEGMENTS = 3

function ChoiceControl({ row, value, seats, onChange }: OptionControlProps) {
  const choices = choicesAt(row, seats).map((one) => ({ value: one, name: choiceText(row, one) }))
  const current = choices.find((choice) => choice.value === value)
  if (choices.length <= MOST_SEGMENTS)
    return (
      <Segmented label={row.label} hasHiddenLabel value={current?.value ?? ''} choices={choices} onChange={onChange} />
    )
  return (
    <select
      aria-label={row.label}
      value={String(current?.value ?? '')}
      onChange={({ target }) => onChange(choices[target.selectedIndex]?.value)}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={String(choice.value)}>
          {choice.name}
        </option>
      ))}
    </select>
  )
}

type Numbers = Readonly<Record<string, number>>

function NumbersControl({ row, value, onChange }: OptionControlProps) {
  const { min = 0, max = 99, values = [], label } = row
  const [draft, setDraft] = useDraft((value ?? {}) as Numbers, onChange)
  return (
    <span className={css.numbers}>
      {values.map((key) => (
        <span key={key} className={css.part}>
          <small>{key}</small>
          <Stepper
            label={`${label}, ${key}`}
            value={draft[key] ?? min}
            min={min}
            max={max}
            onChange={(one) => setDraft({ ...draft, [key]: one })}
          />
        </span>
      ))}
    </span>
  )
}

function TextControl({ row, value, onChange }: OptionControlProps) {
  const [draft, setDraft] = useDraft(String(value ?? ''), onChange)
  return (
    <textarea
      aria-label={row.label}
      rows={3}
      maxLength={row.max}
      spellCheck={false}
      value={draft}
      onChange={({ target }) => setDraft(target.value)}
    />
  )
}
