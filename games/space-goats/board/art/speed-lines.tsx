import type { ReactElement } from 'react'
import styles from './art.module.css'

/** Speed lines out of the upper left corner, filling their box in the colour of the text. */
export const SpeedLines = (): ReactElement => (
  <svg className={styles.cover} viewBox="0 0 220 134" preserveAspectRatio="none" fill="currentColor" aria-hidden="true">
    <path d={LINES} />
  </svg>
)

const LINES = Array.from({ length: 26 }, (_, line) => {
  const [from, to] = [line * 3.7, line * 3.7 + (line % 3 === 0 ? 2.6 : 1.3)]
  const edge = (degrees: number) => {
    const angle = ((degrees - 4) * Math.PI) / 180
    return `${Math.round(-30 + 490 * Math.cos(angle))} ${Math.round(-30 + 490 * Math.sin(angle))}`
  }
  return `M-30-30L${edge(from)} ${edge(to)}Z`
}).join('')
