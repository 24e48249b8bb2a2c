import type { ReactElement } from 'react'
import { ICON_PATHS, type IconName, type IconPaths } from './icon-paths.ts'

export type { IconName } from './icon-paths.ts'

/** One of the house, or one that a game has drawn for itself. */
export type AnyIcon = IconName | IconPaths

interface IconProps {
  readonly name: AnyIcon
  readonly size?: number
}

/** A small picture in the colour of the text around it. It says nothing to a screen reader: the words beside it do. */
export function Icon({ name, size = 18 }: IconProps): ReactElement {
  const { line, solid, flat }: IconPaths = typeof name === 'string' ? ICON_PATHS[name] : name
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      {flat !== undefined && <path d={flat} fill="currentColor" fillRule="evenodd" />}
      <g stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        {solid !== undefined && <path d={solid} fill="currentColor" />}
        {line !== undefined && <path d={line} />}
      </g>
    </svg>
  )
}

/** The envelope with the shuffles in it, closed before anyone sat down. */
export function SealedLetter({ width = 64 }: { readonly width?: number }): ReactElement {
  return (
    <svg width={width} height={(width * 60) / 84} viewBox="0 0 84 60" fill="none" aria-hidden="true">
      <rect x="2" y="6" width="80" height="52" rx="3" fill="var(--paper-2)" />
      <rect x="2" y="4" width="80" height="52" rx="3" fill="var(--paper-0)" />
      <g stroke="#c9bc9a" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M2 6L42 36L82 6" fill="var(--paper-1)" />
        <path d="M4 55L33 29M80 55L51 29" strokeWidth="1.2" />
      </g>
      <path d={WAX} fill="#a32635" />
      <path d="M42 21c5-1 7 2 10 4s4 6 3 9" stroke="#d9606c" strokeWidth="1.6" />
      <path d={IMPRINT} transform="translate(42.5 33) scale(.17)" fill="#6d1420" />
    </svg>
  )
}

const WAX = 'M42 21c5-1 7 2 10 4s4 6 3 9 0 6-4 8-6 3-10 2-8 0-10-4-3-6-1-10 0-5 4-7 5-2 8-2Z'
const IMPRINT = 'M0-50L7-16L34-34L17-8L50 0L17 8L34 34L7 16L0 50L-7 16L-34 34L-17 8L-50 0L-17-8L-34-34L-7-16Z'

/** Red wax with a tick: the dice were checked. */
export function WaxSeal({ size = 46 }: { readonly size?: number }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="-24 -24 48 48" fill="none" aria-hidden="true">
      <path
        d="M0-22l5 4 6-3 2 6 7 1-1 7 4 5-5 4 1 7-7 0-3 6-6-3-6 3-3-6-7 0 1-7-5-4 4-5-1-7 7-1 2-6 6 3Z"
        fill="#a32635"
      />
      <path d="M0-17A16 16 0 0 1 15 2" stroke="#e0808a" strokeWidth="2" />
      <path d="M-7 0l5 6L8-6" stroke="var(--paper-0)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
