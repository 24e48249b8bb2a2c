import { type InputHTMLAttributes, useId } from 'react'
import css from './field.module.css'

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'onChange'> {
  readonly label: string
  readonly hasHiddenLabel?: boolean
  readonly note?: string
  /** What is wrong with it, in a sentence. */
  readonly error?: string | null
  onChange(value: string): void
}

/** A line to write in, with its name and what is wrong with it. */
export function Field({ label, hasHiddenLabel, note, error, onChange, ...rest }: FieldProps) {
  const id = useId()
  const isWrong = error !== undefined && error !== null
  const described = isWrong ? `${id}-error` : note === undefined ? undefined : `${id}-note`
  return (
    <div className={css.field}>
      <label htmlFor={id} className={hasHiddenLabel === true ? 'spoken' : undefined}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        aria-invalid={isWrong || undefined}
        aria-describedby={described}
        onChange={({ target }) => onChange(target.value)}
      />
      {isWrong && (
        <p id={`${id}-error`} className={css.error} role="alert">
          {error}
        </p>
      )}
      {!isWrong && note !== undefined && <p id={`${id}-note`}>{note}</p>}
    </div>
  )
}
