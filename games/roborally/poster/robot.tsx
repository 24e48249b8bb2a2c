import type { ReactElement } from 'react'

interface Paint {
  readonly body: string
  readonly light: string
  readonly shade: string
}

export const ORANGE: Paint = { body: '#f26a1b', light: '#ffa15c', shade: '#a63d08' }
export const BLUE: Paint = { body: '#3f8fd1', light: '#8cc6f5', shade: '#1f5688' }

/** A racing robot from above, around 0/0, heading up. */
export function Robot({ transform, paint }: { readonly transform: string; readonly paint: Paint }): ReactElement {
  return (
    <g transform={transform} stroke="#0e1013" strokeWidth="2.4" strokeLinejoin="round">
      <ellipse cx="3" cy="6" rx="36" ry="35" fill="#000" opacity=".35" stroke="none" />
      <g fill="#23262b">
        <rect x="-37" y="-31" width="17" height="62" rx="6" />
        <rect x="20" y="-31" width="17" height="62" rx="6" />
      </g>
      <path d={TREADS} stroke="#4a5058" strokeWidth="3" />
      <path d="M-22-26H22L26-12V22L18 30H-18L-26 22V-12Z" fill={paint.body} />
      <path d="M-22-26H22L26-12H-26Z" fill={paint.light} />
      <path d="M8-26H22L26-12V22L18 30H8Z" fill={paint.shade} stroke="none" opacity=".65" />
      <path d="M-16 30v6h10v-6M6 30v6h10v-6" fill="#565c66" />
      <circle cy="6" r="16" fill={paint.shade} />
      <circle cx="-1" cy="5" r="11.5" fill={paint.body} />
      <path d="M-8 2a9 9 0 0 1 8-6" stroke={paint.light} strokeWidth="3" fill="none" strokeLinecap="round" />
      <path d="M-17-31H17L20-20H-20Z" fill="#2c3036" />
      <circle cx="-9" cy="-25.5" r="4.2" fill="#fff3c4" />
      <circle cx="9" cy="-25.5" r="4.2" fill="#fff3c4" />
      <path d="M14 14l10 12" />
      <circle cx="24" cy="26" r="3" fill="#ff5b3a" />
    </g>
  )
}

const TREADS = [-21, -11, -1, 9, 19].map((y) => `M-36 ${y}h15M21 ${y}h15`).join('')
