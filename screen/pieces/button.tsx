import type { ButtonHTMLAttributes, ReactNode } from 'react'
import css from './button.module.css'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'className'> {
  /** primary: the thing to do now. secondary: may be done too. quiet: moves nothing. danger: cannot be taken back. */
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  readonly size?: 'normal' | 'large'
  readonly icon?: ReactNode
  /** May not be pressed now. It stays focusable, so that whoever wonders can be told why (see `WhyNot`). */
  readonly isOff?: boolean
  /** Waits for an answer. */
  readonly isBusy?: boolean
  /** Takes the whole width. */
  readonly isWide?: boolean
}

/** A button is green only while it may be pressed. */
export function Button({
  look = 'secondary',
  size = 'normal',
  icon,
  isOff,
  isBusy,
  isWide,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const mayPress = isOff !== true && isBusy !== true
  return (
    <button
      type="button"
      {...rest}
      className={css.button}
      data-look={look}
      data-size={size}
      data-wide={isWide}
      aria-disabled={isOff === true || undefined}
      aria-busy={isBusy === true || undefined}
      onClick={(event) => (mayPress ? onClick?.(event) : event.preventDefault())}
    >
      {icon !== undefined && (
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </button>
  )
}
