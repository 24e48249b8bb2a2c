import type { ReactElement } from 'react'

export function Thumb(): ReactElement {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" rx="9" fill="#04161a" />
      <path
        d="M4 28L9 18L18 15L21 12H27L30 15L39 18L44 28L40 36H8Z"
        fill="#2c4750"
        stroke="#9fdcd6"
        strokeWidth="1.3"
      />
      <path d="M8 27L12 20L18 18.5V35H10.5Z" fill="#b52f3d" />
      <path d="M19.5 18L22 15.5H26L28.5 18V35H19.5Z" fill="#d9e4e6" />
      <path d="M30 18.5L36 20L40 27L37.5 35H30Z" fill="#2a60b3" />
      <path d="M7 27H41" stroke="#031317" strokeWidth="1.6" />
      <circle cx="24" cy="31" r="2.4" fill="#1aa89a" />
      <path d="M24 3v6" stroke="#ff4d4d" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
