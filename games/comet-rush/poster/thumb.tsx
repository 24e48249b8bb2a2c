import type { ReactElement } from 'react'
import { Comet } from './comet.tsx'

export function Thumb(): ReactElement {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" rx="9" fill="#06121b" />
      <path d="M0 39c14-7 34-7 48 0a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9Z" fill="#0f5d7a" />
      <Comet transform="translate(19 24) scale(.43)" />
    </svg>
  )
}
