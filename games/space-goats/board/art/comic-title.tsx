import type { ReactElement } from 'react'
import styles from './comic-title.module.css'

interface ComicTitleProps {
  readonly children: string
  readonly tone?: 'rocket' | 'mustard' | 'paper'
}

/** Shouted: slanted letters of the display face with a thick outline, as large as the text around it. */
export const ComicTitle = ({ children, tone = 'rocket' }: ComicTitleProps): ReactElement => (
  <span className={styles.title} data-tone={tone}>
    {children}
  </span>
)
