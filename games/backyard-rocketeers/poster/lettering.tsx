import type { ReactElement } from 'react'
import { BACKYARD, ROCKETEERS } from './outlines.ts'

/** As high as the text around it: one em is one em. */
export function Lettering(): ReactElement {
  return (
    <svg viewBox="-5 -120 1816 150" height="1em" fill="currentColor" aria-hidden="true">
      <path d={BACKYARD} />
      <path d={ROCKETEERS} transform="translate(822)" />
    </svg>
  )
}
