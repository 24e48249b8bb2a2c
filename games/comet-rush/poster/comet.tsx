import type { ReactElement } from 'react'

/** The comet with its tail and the chips already knocked off, around 0/0. */
export function Comet({ transform }: { readonly transform: string }): ReactElement {
  return (
    <g transform={transform} strokeLinejoin="round">
      <g fillOpacity=".95">
        <path d="M-8-26C30-70 78-98 150-128C112-86 80-50 44-8C30 8 12 22 0 26Z" fill="#0f5d7a" />
        <path d="M-2-24C30-58 72-80 126-104C96-70 66-42 36-6C24 8 10 18 2 22Z" fill="#1fa3c4" />
        <path d="M4-18C32-46 60-62 98-80C76-56 54-32 32-4C22 8 12 14 6 16Z" fill="#8fe6f5" />
        <path d="M10-10C30-32 48-42 70-54C56-38 42-20 28-2C22 6 16 8 12 8Z" fill="#eafcff" />
      </g>
      <g stroke="#06121b" strokeWidth="2">
        <path d="M-30-6L-22-22L-4-30L14-24L26-10L28 8L16 24L-4 30L-22 22L-32 10Z" fill="#35556a" />
        <path d="M-30-6L-22-22L-4-30L-6-12L-18 0Z" fill="#cdf3fb" />
        <path d="M-4-30L14-24L26-10L10-6L-6-12Z" fill="#9bdced" />
        <path d="M-30-6L-18 0L-20 14L-32 10Z" fill="#7fc3d8" />
        <path d="M-18 0L-6-12L10-6L6 10L-8 12Z" fill="#e8fbff" />
        <path d="M10-6L26-10L28 8L16 24L6 10Z" fill="#4f8ea6" />
        <path d="M-20 14L-18 0L-8 12L6 10L-4 30L-22 22Z" fill="#61a6bd" />
        <path d="M6 10L16 24L-4 30Z" fill="#2d6479" />
      </g>
      <g fill="none">
        <path
          d="M-18 0L-8 12L6 10L10-6M-8 12L-4 30M-18 0L-30-6"
          stroke="#ff8a2b"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
        <path d="M-18 0L-8 12L6 10" stroke="#ffe0a3" strokeWidth="1.1" />
      </g>
      <g stroke="#06121b" strokeWidth="1.6">
        <path d="M-46 16l8-5 5 7-6 7-7-3Z" fill="#9bdced" />
        <path d="M-36 36l7-3 4 6-7 4Z" fill="#4f8ea6" />
        <path d="M-54-4l5-3 3 5-5 3Z" fill="#cdf3fb" />
      </g>
    </g>
  )
}
