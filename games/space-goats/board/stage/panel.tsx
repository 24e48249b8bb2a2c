import type { ReactNode } from 'react'
import css from './print.module.css'

/** How an edge leans; the edges of two neighbours lean alike. */
export type Lean = 'slash' | 'backslash' | 'upright'

interface Props {
  readonly className?: string | undefined
  /** Of the picture inside. */
  readonly ground?: string | undefined
  readonly left?: Lean
  readonly right?: Lean
  readonly children: ReactNode
}

/** One picture of the comic: ink around it, edges that may lean. */
export const Panel = ({ className = '', ground = '', left = 'upright', right = 'upright', children }: Props) => (
  <div className={`${css.panel} ${className}`} data-left={left} data-right={right}>
    <div className={`${css.inside} ${css.halftone} ${ground}`}>{children}</div>
  </div>
)
