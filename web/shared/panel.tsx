import { type ReactNode, useId } from 'react'
import css from './panel.module.css'

interface PanelProps {
  readonly title: string
  /** Small, at the end of the title's line. */
  readonly aside?: ReactNode
  readonly isBusy?: boolean
  readonly children: ReactNode
}

/** A titled part of a page. */
export function Panel({ title, aside, isBusy, children }: PanelProps) {
  const id = useId()
  return (
    <section className={css.panel} aria-labelledby={id} aria-busy={isBusy || undefined}>
      <header className={css.head}>
        <h2 id={id}>{title}</h2>
        {aside !== undefined && <small>{aside}</small>}
      </header>
      {children}
    </section>
  )
}
