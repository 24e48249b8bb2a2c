import type { ReactElement } from 'react'

export function Thumb(): ReactElement {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" rx="9" fill="#c79c61" />
      <path d="M0 34c14-5 34-5 48 0v5a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9Z" fill="#7c5b30" />
      <g stroke="#241a12" strokeWidth="2" strokeLinejoin="round">
        <path d="M17 24c-5 4-7 9-6 16l7-4ZM31 24c5 4 7 9 6 16l-7-4Z" fill="#c93f3f" />
        <path d="M17 20h14v18H17Z" fill="#aab4bd" />
        <path d="M24 5l8 15H16Z" fill="#f0692e" />
        <path d="M20.5 12h7l2 4h-11Z" fill="#fbf3df" strokeWidth="1.3" />
        <circle cx="24" cy="27" r="3.6" fill="#8fd3ef" />
        <path d="M16 33l16-1.6v3.4L16 36Z" fill="#f0cc4a" strokeWidth="1.4" />
      </g>
    </svg>
  )
}
