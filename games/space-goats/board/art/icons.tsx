import type { ReactElement } from 'react'
import type { Kind } from '../../rules/effects.ts'
import type { Harm } from '../stage/props.ts'
import { INK } from './palette.ts'

const SHIELD = 'M12 1.5 21 5v7c0 6-4 9-9 11-5-2-9-5-9-11V5Z'

const KIND_SIGNS: Readonly<Record<Kind, string>> = {
  rocket: 'M12 1c4 4 5 8 5 13H7c0-5 1-9 5-13ZM7 11l-4 7h4ZM17 11l4 7h-4ZM9 16h6l-3 7Z',
  shield: SHIELD,
  special: 'M14 1 3 14h7L8 23l13-14h-8Z',
  currency: 'M12 1.5c5 6.5 8 9.5 8 13.5a8 8 0 0 1-16 0c0-4 3-7 8-13.5Z',
  debris: 'm3 9 5-6 8 1 5 6-1 8-7 5-8-3Z',
}

/** The sign of a kind of card, 24 by 24: white with an outline, so that it stands on any colour. */
export const KindIcon = ({ kind }: { readonly kind: Kind }): ReactElement => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={KIND_SIGNS[kind]} fill={INK.white} stroke={INK.line} strokeWidth={1.6} strokeLinejoin="round" />
  </svg>
)

const HARM_SIGNS: Readonly<Record<Harm, string>> = {
  none: 'M4 10.5h16v3.4H4Z',
  holds: SHIELD,
  breaks: 'M11 1.5 3 5v7c0 6 3 8.5 7 10.500l-2-6 4-3-3-5ZM14 2.500l7 2.500v7c0 6-3 8.5-7 10.500l-2-5 4-5-3-4Z',
  flips:
    'M4 10C5 4 17 2 20 9l3-2-1 9-8-4 3-1.500C14 6 8 7 8 11ZM20 15c-1 6-13 8-16 1l-3 2 1-9 8 4-3 1.500C10 19 16 18 16 14Z',
  lost: 'm12 0 3 6 6-3-2 6 5 3-6 3 2 7-6-3-3 5-2-6-6 2 3-6-6-2 6-4-3-6 6 3Z',
  saved: 'M4 1.500h3V3c5-3 8 3 14 0v11c-6 3-9-3-14 0v9H4Z',
}

/** What happens to a ship, 24 by 24, in the colour of the text. */
export const OutcomeIcon = ({ harm }: { readonly harm: Harm }): ReactElement => (
  <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d={HARM_SIGNS[harm]} />
  </svg>
)

/** Cards in a hand, 24 by 24, in the colour of the text. */
export const HandSign = (): ReactElement => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={2.2} aria-hidden="true">
    <path d="M4 6.500 12 4l4 13-8 2.500ZM14.500 4.500H20v14h-2.500" />
  </svg>
)

/** One point of protection, 24 by 25: full, or gone and dashed. */
export const StrengthPip = ({ isGone = false }: { readonly isGone?: boolean }): ReactElement => (
  <svg viewBox="0 0 24 25" aria-hidden="true">
    <path
      d={SHIELD}
      fill={isGone ? 'none' : INK.sky}
      stroke={isGone ? 'currentColor' : INK.line}
      strokeWidth={2.4}
      strokeLinejoin="round"
      strokeDasharray={isGone ? '3 3' : undefined}
    />
  </svg>
)
