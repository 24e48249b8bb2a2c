import type { ReactElement } from 'react'
import { SPACE_GOATS } from './outlines.ts'

/** As high as the text around it: one em is one em. */
export function Lettering(): ReactElement {
  return (
    <svg viewBox="3 -160 883 200" height="1em" fill="currentColor" aria-hidden="true">
      <path d={SPACE_GOATS} />
    </svg>
  )
}
