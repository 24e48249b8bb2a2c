import type { ReactElement } from 'react'
import { SPACE_ALERT } from './outlines.ts'

/** As high as the text around it: one em is one em. */
export function Lettering(): ReactElement {
  return (
    <svg viewBox="14 -160 1166 200" height="1em" fill="currentColor" aria-hidden="true">
      <path d={SPACE_ALERT} stroke="currentColor" strokeWidth="10" />
    </svg>
  )
}
