import type { ReactNode } from 'react'
import { posterOf } from '../../games/registry.ts'
import css from './row.module.css'

interface RowProps {
  readonly game: string
  readonly title: string
  readonly text: string
  /** Under the text. */
  readonly more?: ReactNode
  /** Time that is left, and the button. */
  readonly children: ReactNode
}

/** A table in a list. */
export function Row({ game, title, text, more, children }: RowProps) {
  const poster = posterOf(game)
  return (
    <li className={css.row}>
      <span className={css.thumb} aria-hidden="true">
        {poster !== undefined && <poster.Thumb />}
      </span>
      <div className={css.words}>
        <b>{title}</b>
        <span>{text}</span>
        {more !== undefined && <div className={css.more}>{more}</div>}
      </div>
      <div className={css.end}>{children}</div>
    </li>
  )
}
