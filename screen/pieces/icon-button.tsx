import type { ButtonHTMLAttributes, ReactNode } from 'react'
import css from './icon-button.module.css'

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label'> {
  /** What it does, in words. */
  readonly label: string
  readonly icon: ReactNode
}

/** A button that is only a picture. */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} {...rest} className={css.button} aria-label={label}>
      {icon}
    </button>
  )
}
