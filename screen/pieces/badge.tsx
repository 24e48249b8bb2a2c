import type { ReactNode } from 'react'
import css from './badge.module.css'

interface BadgeProps {
  /** now: whose decision. harm: something bad. info: worth knowing. plain: a fact. */
  readonly tone?: 'plain' | 'now' | 'harm' | 'info'
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** A word or two in a pill. Never something to press. */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={css.badge} data-tone={tone}>
      {icon}
      {children}
    </span>
  )
}
