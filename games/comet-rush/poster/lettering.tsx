import type { ReactElement } from 'react'
import { COMET_RUSH } from './outlines.ts'

/** As high as the text around it: one em is one em. */
export function Lettering(): ReactElement {
  return (
    <svg viewBox="14 -160 1247 200" height="1em" fill="currentColor" aria-hidden="true">
      <path d={COMET_RUSH} />
    </svg>
  )
}
