import type { ReactNode } from 'react'
import css from './prompt.module.css'

interface LinesProps {
  readonly title: ReactNode
  readonly text?: ReactNode
}

/** What is asked, in bold, and a line about it. */
export const Lines = ({ title, text }: LinesProps) => (
  <>
    <span className={css.line}>
      <b>{title}</b>
    </span>
    {text !== undefined && text !== '' && <span className={css.more}> {text}</span>}
  </>
)
