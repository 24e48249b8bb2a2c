import type { ReactElement } from 'react'
import css from './brand.module.css'

/** The mark and the word. Inside a link, the word is its name. */
export function Brand(): ReactElement {
  return (
    <span className={css.brand}>
      <BrandMark />
      <span>Starboard</span>
    </span>
  )
}

/** A compass star whose right side, starboard, is lit green. */
export function BrandMark({ size = 34 }: { readonly size?: number }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="-52 -52 104 104" aria-hidden="true">
      <g fill="none" strokeWidth="3">
        <circle r="38" stroke="var(--night-3)" />
        <path d="M0-38A38 38 0 0 1 0 38" stroke="var(--may)" strokeOpacity=".45" />
      </g>
      <path d={LIT} fill="var(--may)" />
      <path d={SHADED} fill="#1fa878" />
      <g transform="scale(-1)">
        <path d={LIT} fill="#9aa6d6" />
        <path d={SHADED} fill="var(--ink-hi)" />
      </g>
    </svg>
  )
}

const LIT = 'M0 0V-50L6.1-14.8ZM0 0L24-24L14.8-6.1ZM0 0H50L14.8 6.1ZM0 0L24 24L6.1 14.8Z'
const SHADED = 'M0 0L6.1-14.8L24-24ZM0 0L14.8-6.1L50 0ZM0 0L14.8 6.1L24 24ZM0 0L6.1 14.8L0 50Z'
