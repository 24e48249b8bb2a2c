import type { ReactNode } from 'react'
import { Link } from 'wouter'
import css from './button.module.css'
import type { ButtonProps } from './button.tsx'

interface LinkButtonProps extends Pick<ButtonProps, 'look' | 'size' | 'isWide'> {
  readonly href: string
  readonly icon?: ReactNode
  /** In words, where the text alone does not say where it leads. */
  readonly label?: string
  /** What is left behind would be missed. */
  readonly isNewTab?: boolean
  readonly children: ReactNode
}

/** Leads somewhere, and looks like a button: it can be opened in a new tab. */
export function LinkButton({
  href,
  icon,
  label,
  look = 'secondary',
  size = 'normal',
  isWide,
  isNewTab,
  children,
}: LinkButtonProps) {
  const props = {
    href,
    className: css.button ?? '',
    'data-look': look,
    'data-size': size,
    'data-wide': isWide,
    'aria-label': label,
  }
  const inside = (
    <>
      {icon !== undefined && (
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </>
  )
  // The router takes every click for this tab, whatever the target.
  if (isNewTab !== true) return <Link {...props}>{inside}</Link>
  return (
    <a {...props} target="_blank" rel="noopener">
      {inside}
    </a>
  )
}
