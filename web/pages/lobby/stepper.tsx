import { Icon } from '@starboard/screen/pieces/icons.tsx'
import css from './stepper.module.css'

interface StepperProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly text?: string
  onChange(value: number): void
}

/** A small number, one press at a time. */
export function Stepper({ label, value, min, max, text = String(value), onChange }: StepperProps) {
  return (
    <fieldset className={css.stepper}>
      <legend className="spoken">{label}</legend>
      <button type="button" aria-label={`${label}: less`} disabled={value <= min} onClick={() => onChange(value - 1)}>
        <Icon name="minus" size={14} />
      </button>
      <output aria-label={label}>{text}</output>
      <button type="button" aria-label={`${label}: more`} disabled={value >= max} onClick={() => onChange(value + 1)}>
        <Icon name="plus" size={14} />
      </button>
    </fieldset>
  )
}
