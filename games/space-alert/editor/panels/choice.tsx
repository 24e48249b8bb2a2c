import { useId } from 'react'
import type { Fault } from '../../rules/file/fault.ts'
import css from './panels.module.css'

interface ChoiceProps<V extends string | number> {
  readonly label: string
  readonly hasHiddenLabel?: boolean
  readonly value: V
  readonly choices: readonly { readonly value: V; readonly name: string }[]
  readonly faults?: readonly Fault[]
  onChange(value: NoInfer<V>): void
}

/** One of several in a list, with what is wrong with it. */
export function Choice<V extends string | number>({
  label,
  hasHiddenLabel,
  value,
  choices,
  faults = [],
  onChange,
}: ChoiceProps<V>) {
  const id = useId()
  const isWrong = faults.length > 0
  return (
    <div className={css.choice}>
      <label htmlFor={id} className={hasHiddenLabel === true ? 'spoken' : undefined}>
        {label}
      </label>
      <select
        id={id}
        value={String(value)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-fault` : undefined}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => String(choice.value) === target.value)
          if (chosen !== undefined) onChange(chosen.value)
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
      <Faults id={`${id}-fault`} faults={faults} />
    </div>
  )
}

/** What is wrong at this place, with the rule. */
export function Faults({ id, faults }: { readonly id?: string; readonly faults: readonly Fault[] }) {
  if (faults.length === 0) return null
  return (
    <p id={id} className={css.fault}>
      {faults.map(({ text, rule }) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)} (${rule}).`).join(' ')}
    </p>
  )
}
