import type { ReactNode } from 'react'
import css from './state-view.module.css'

interface StateViewProps {
  /** Drawn with `pieces/scenes`. */
  readonly scene: ReactNode
  /** What happened. */
  readonly title: string
  /** What it means, and what to do. */
  readonly children: ReactNode
  readonly buttons?: ReactNode
}

/** A drawing and a few words in the place of something that is not there. */
export function StateView({ scene, title, children, buttons }: StateViewProps) {
  return (
    <div className={css.state}>
      {scene}
      <h1>{title}</h1>
      <div className={css.text}>{children}</div>
      {buttons !== undefined && <div className={css.buttons}>{buttons}</div>}
    </div>
  )
}
