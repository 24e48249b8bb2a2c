import css from './toggle.module.css'

interface ToggleProps {
  readonly label: string
  readonly isOn: boolean
  readonly isOff?: boolean
  onChange(isOn: boolean): void
}

/** On or off, at once. */
export function Toggle({ label, isOn, isOff, onChange }: ToggleProps) {
  return (
    <label className={css.toggle}>
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        disabled={isOff === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  )
}
