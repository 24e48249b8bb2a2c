import type { ReactElement } from 'react'
import { Goat } from './goat.tsx'

export function Thumb(): ReactElement {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" rx="9" fill="#5b2fb0" />
      <circle cx="24" cy="25" r="20" fill="#f2b631" />
      <Goat transform="translate(24 27) scale(.235)" />
    </svg>
  )
}
