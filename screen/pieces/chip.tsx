import type { ReactNode } from 'react'
import css from './chip.module.css'

interface ChipProps {
  readonly icon?: ReactNode
  readonly isOn: boolean
  readonly children: ReactNode
  onToggle(): void
}

/** A small switch among others: a filter, a thing to count in. */
export function Chip({ icon, isOn, children, onToggle }: ChipProps) {
  return (
    <button type="button" className={css.chip} aria-pressed={isOn} onClick={onToggle}>
      {icon}
      {children}
    </button>
  )
}
