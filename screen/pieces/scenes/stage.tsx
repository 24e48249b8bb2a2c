import type { ReactElement, ReactNode } from 'react'

/** The frame of every drawn state: 220 x 140, ink outlines of one width, nothing behind it. */
export function Scene({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <svg viewBox="0 0 220 140" fill="none" aria-hidden="true">
      <g stroke="var(--night-0)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        {children}
      </g>
    </svg>
  )
}

/** A hanging lamp and its light, down to where the table stands. */
export function Lamp({ x = 110, floor = 106 }: { readonly x?: number; readonly floor?: number }): ReactElement {
  return (
    <g transform={`translate(${x})`}>
      <path d={`M-15 36L-70 ${floor}H70L15 36Z`} fill="var(--now)" stroke="none" opacity=".1" />
      <path d={`M-15 36L-42 ${floor}H42L15 36Z`} fill="var(--now)" stroke="none" opacity=".1" />
      <path d="M0 0V18" stroke="var(--night-3)" />
      <circle cy="35" r="5.5" fill="var(--now)" stroke="none" />
      <path d="M-18 35c0-11 8-18 18-18s18 7 18 18Z" fill="var(--night-3)" />
      <path d="M-11 30c1-5 4-8 8-9" stroke="var(--ink-low)" />
    </g>
  )
}

/** The table seen from the front, its top edge at y 106. */
export function Table(): ReactElement {
  return (
    <>
      <path d="M38 114h10l-4 22h-5ZM172 114h10l-1 22h-5Z" fill="var(--night-2)" />
      <rect x="22" y="106" width="176" height="9" rx="3" fill="var(--night-3)" />
      <path d="M27 108.5h166" stroke="var(--ink-low)" strokeWidth="1.5" opacity=".5" />
    </>
  )
}

interface At {
  readonly at: string
  readonly fill: string
}

/** A playing piece; it stands on 0/0. */
export function Pawn({ at, fill }: At): ReactElement {
  return (
    <g transform={at} fill={fill}>
      <path d="M-8 0c0-3 2-4 4-5l2-9h4l2 9c2 1 4 2 4 5Z" />
      <circle cy="-17" r="5" />
    </g>
  )
}

/** A die of paper white; it lies on 0/0. */
export function Die({ at }: { readonly at: string }): ReactElement {
  return (
    <g transform={at}>
      <rect x="-8" y="-16" width="16" height="16" rx="3.5" fill="var(--paper-0)" />
      <path d="M-3.5-11.5h0M0-8h0M3.5-4.5h0" stroke="var(--print)" strokeWidth="2.6" />
    </g>
  )
}

/** Somebody at the table: head and shoulders, cut off by the table's edge at 0/0. */
export function Player({ at, fill }: At): ReactElement {
  return (
    <g transform={at} fill={fill}>
      <path d="M-16 2c0-13 6-18 16-18s16 5 16 18Z" />
      <circle cy="-25" r="9" />
    </g>
  )
}

/** The house robot; it stands on 0/0. Its arms belong to what it is doing. */
export function Robot({ at, children }: { readonly at: string; readonly children: ReactNode }): ReactElement {
  return (
    <g transform={at}>
      <path d="M0-80v-7" stroke="var(--ink-mid)" />
      <circle cy="-89" r="3.5" fill="var(--now)" />
      <path d="M-14-18h9V0h-14c0-4 2-6 5-6ZM14-18H5V0h14c0-4-2-6-5-6Z" fill="var(--night-3)" />
      <path d="M-6-54H6v6H-6Z" fill="var(--night-3)" />
      <path d="M-17-48H17c3 0 4 2 4 4l-3 22c0 3-2 5-5 5h-26c-3 0-5-2-5-5l-3-22c0-2 1-4 4-4Z" fill="var(--ink-low)" />
      <path d="M-9-41H9v11H-9Z" fill="var(--paper-1)" />
      <path d="M-5-37.5H5M-5-33.5H1" stroke="var(--print-mid)" strokeWidth="1.5" />
      <rect x="-18" y="-80" width="36" height="27" rx="8" fill="var(--ink-mid)" />
      <rect x="-13" y="-74" width="26" height="14" rx="6" fill="var(--night-0)" />
      {children}
    </g>
  )
}
