import css from './option-control.module.css'

interface RangeSliderProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly text: string
  onChange(value: number): void
}

/** A number out of many. */
export function RangeSlider({ label, value, min, max, step, text, onChange }: RangeSliderProps) {
  return (
    <span className={css.slider}>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={text}
        min={min}
        max={max}
        step={step}
        value={value}
        style={{ backgroundSize: `${(100 * (value - min)) / (max - min)}% 4px, 100% 4px` }}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <output>{text}</output>
    </span>
  )
}
