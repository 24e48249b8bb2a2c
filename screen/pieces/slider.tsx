import { type CSSProperties, type ReactNode, useId } from 'react'
import css from './slider.module.css'

interface SliderStep {
  readonly value: number
  /** Under the track; the value itself where it is missing. */
  readonly name?: string
  /** may: can be chosen. dear: within the cap, but something is short. locked: beyond the cap. */
  readonly state?: 'may' | 'dear' | 'locked'
}

interface SliderProps {
  readonly label: string
  /** Under the label: "cap 5". */
  readonly note?: string
  readonly steps: readonly SliderStep[]
  readonly value: number
  /** Behind the track: what it costs. */
  readonly trailing?: ReactNode
  /** What is on the thumb; the value where it is missing. */
  readonly thumb?: ReactNode
  /** How a screen reader says the value. */
  readonly spoken?: string
  readonly isOff?: boolean
  onChange(value: number): void
}

/** A track with a mark for each step. Underneath it is a range input: arrow keys, Home and End work, locked steps are not reached. */
export function Slider({ label, note, steps, value, trailing, thumb, spoken, isOff, onChange }: SliderProps) {
  const id = useId()
  const index = Math.max(
    0,
    steps.findIndex((step) => step.value === value),
  )
  const last = steps.length - 1
  const open = steps.findLastIndex(({ state }) => state !== 'locked')
  const choose = (wanted: number) => {
    const step = steps[Math.min(wanted, open)]
    if (step !== undefined && step.value !== value) onChange(step.value)
  }
  return (
    <div className={css.slider} data-off={isOff === true || undefined}>
      <label className={css.label} htmlFor={id}>
        <b>{label}</b>
        {note !== undefined && <small>{note}</small>}
      </label>
      <div className={css.track} style={at('--at', index, last)}>
        <span className={css.rail} />
        <span className={css.fill} />
        {open < last && <span className={css.locked} style={at('--from', open + 0.5, last)} />}
        {steps.map((step, place) => (
          <span
            key={step.value}
            className={css.step}
            data-state={place <= index ? 'passed' : (step.state ?? 'may')}
            data-word={step.name !== undefined || undefined}
            data-dear={step.state === 'dear' || undefined}
            style={at('--at', place, last)}
            aria-hidden="true"
          >
            {step.name ?? step.value}
          </span>
        ))}
        <input
          id={id}
          type="range"
          min={0}
          max={last}
          step={1}
          value={index}
          disabled={isOff === true}
          aria-valuetext={spoken ?? steps[index]?.name ?? String(value)}
          onChange={({ target }) => choose(Number(target.value))}
        />
        <span className={css.thumb} aria-hidden="true">
          {thumb ?? value}
        </span>
      </div>
      {trailing !== undefined && <div className={css.aside}>{trailing}</div>}
    </div>
  )
}

/** Where on the track, as a share of its length. */
const at = (name: string, index: number, last: number): CSSProperties =>
  ({ [name]: last === 0 ? 0.5 : index / last }) as CSSProperties
