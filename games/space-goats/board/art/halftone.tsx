import { type ReactElement, useId } from 'react'
import styles from './art.module.css'

const STEP = 8
const ROWS = 20

interface HalftoneProps {
  /** Where the dots are largest. */
  readonly from?: 'bottom' | 'top'
}

/** Halftone over its whole box, in the colour of the text; dots stay as large as they are, whatever the size of the box. */
export const Halftone = ({ from = 'bottom' }: HalftoneProps): ReactElement => {
  const dots = useId()
  const depth = (ROWS * STEP) / 2
  return (
    <svg className={styles.halftone} data-from={from} aria-hidden="true">
      <pattern id={dots} width={STEP} height={depth} patternUnits="userSpaceOnUse">
        <path d={DOTS} fill="currentColor" />
      </pattern>
      <rect width="100%" height={depth} fill={`url(#${dots})`} />
    </svg>
  )
}

const dot = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

/** From the first row on smaller and smaller, every other row shifted by half a step. */
const DOTS = Array.from({ length: ROWS }, (_, row) => {
  const [y, r] = [(row * STEP) / 2, Math.round((3.4 - row * 0.15) * 10) / 10]
  return row % 2 === 0 ? dot(0, y, r) + dot(STEP, y, r) : dot(STEP / 2, y, r)
}).join('')

const LINES = Array.from({ length: 26 }, (_, line) => {
  const [from, to] = [line * 3.7, line * 3.7 + (line % 3 === 0 ? 2.6 : 1.3)]
  const edge = (degrees: number) => {
    const angle = ((degrees - 4) * Math.PI) / 180
    return `${Math.round(-30 + 490 * Math.cos(angle))} ${Math.round(-30 + 490 * Math.sin(angle))}`
  }
  return `M-30-30L${edge(from)} ${edge(to)}Z`
}).join('')

/** Speed lines out of the upper left corner, filling their box in the colour of the text. */
export const SpeedLines = (): ReactElement => (
  <svg className={styles.cover} viewBox="0 0 220 134" preserveAspectRatio="none" fill="currentColor" aria-hidden="true">
    <path d={LINES} />
  </svg>
)
