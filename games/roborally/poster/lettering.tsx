import type { ReactElement } from 'react'
import { ROBO_RALLY } from './outlines.ts'

/** As high as the text around it: one em is one em. */
export function Lettering(): ReactElement {
  return (
    <svg viewBox="13 -158 938 200" height="1em" fill="currentColor" aria-hidden="true">
      <path d={ROBO_RALLY} />
    </svg>
  )
}
