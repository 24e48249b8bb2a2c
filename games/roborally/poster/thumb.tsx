import type { ReactElement } from 'react'
import { ORANGE, Robot } from './robot.tsx'

export function Thumb(): ReactElement {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" rx="9" fill="#555c66" />
      <path d="M0 40L8 48M0 32L16 48M0 24L24 48" stroke="#f0b323" strokeWidth="3.4" />
      <Robot transform="translate(25 24) rotate(30) scale(.52)" paint={ORANGE} />
    </svg>
  )
}
