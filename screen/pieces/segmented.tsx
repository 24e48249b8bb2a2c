import { useId } from 'react'
import css from './segmented.module.css'

interface SegmentedProps<V extends string | number | null> {
  readonly label: string
  readonly hasHiddenLabel?: boolean
  readonly value: V
  readonly choices: readonly { readonly value: V; readonly name: string; readonly isOff?: boolean }[]
  onChange(value: NoInfer<V>): void
}

/** One of a few, all in sight. Radio buttons underneath: arrow keys choose. */
export function Segmented<V extends string | number | null>({
  label,
  hasHiddenLabel,
  value,
  choices,
  onChange,
}: SegmentedProps<V>) {
  const name = useId()
  return (
    <fieldset className={css.segmented}>
      <legend className={hasHiddenLabel === true ? 'spoken' : undefined}>{label}</legend>
      <div className={css.row}>
        {choices.map((choice) => (
          <label key={String(choice.value)}>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              disabled={choice.isOff === true}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
